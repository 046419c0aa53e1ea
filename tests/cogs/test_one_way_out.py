"""Only the presenter sends and edits, so that what may go where is checked in one place."""

import ast
from pathlib import Path

import cogs

SENDING = {
    "send", "send_message", "edit_message", "edit_original_response", "delete_message", "delete_original_response",
    "defer", "reply", "send_modal",
}  # fmt: skip
FOLDER = Path(cogs.__file__).parent


def calls(file: Path) -> set[str]:
    """Return the methods that a module calls, or gives a name of its own to call them by."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            taken: list[ast.expr] = [node.func]
        elif isinstance(node, ast.Assign):
            taken = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        else:
            continue
        found |= {one.attr for one in taken if isinstance(one, ast.Attribute)}
    return found


def test_nothing_else_sends() -> None:
    others = [file for file in FOLDER.glob("*.py") if file.name != "presenter.py"]
    assert len(others) > 10
    found = {file.name: calls(file) & SENDING for file in others}
    assert {name: sent for name, sent in found.items() if sent} == {}


def test_the_presenter_is_where_it_happens() -> None:
    assert calls(FOLDER / "presenter.py") >= {"send", "edit_message", "edit_original_response", "defer"}
