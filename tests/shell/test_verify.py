"""`python -m bot verify`: a receipt is checked without a network, and every mistake is named."""

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from engine.core.sealing import Opening, Proof, commitment, dealt
from engine.games import GAMES


def proof(**changes: object) -> Proof:
    game = GAMES["lost_and_found"]
    whole: dict[str, object] = {
        "game": 7, "kind": game.id, "options": game.options().model_dump_json(), "seats": 2, "seed": "01" * 32,
        "content": None, "salt": "02" * 16,
    }  # fmt: skip
    opening = Opening(**{**whole, **changes})  # type: ignore[arg-type]
    return Proof(commitment=commitment(opening), opening=opening, deal=dealt(game, opening))


def verify(folder: Path, text: str) -> int:
    file = folder / "receipt.json"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file)])


def test_a_fair_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = proof()
    assert verify(tmp_path, whole.model_dump_json(indent=1)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert json.loads(said.out) == {
        "game": "lost_and_found", "table": 7, "fair": True, "commitment": whole.commitment, "deal": whole.deal,
        "faults": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("01" * 32, "03" * 32, ["commitment", "deal"]),
        ("02" * 16, "03" * 16, ["commitment"]),
        ('"lost_and_found"', '"lost_ones"', ["commitment", "content"]),
        ('"lost_and_found"', '"chess"', ["commitment", "game"]),
    ],
)
def test_a_changed_receipt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, faults: list[str]
) -> None:
    assert verify(tmp_path, proof().model_dump_json().replace(old, new)) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["faults"] == faults
    assert len(said.err.splitlines()) == len(faults)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "from the first { to the last }"),
        ("[]", "from the first { to the last }"),
        ("{}", "commitment, deal, opening"),
        ('{"opening": {"seed": "xyz"}}', "opening.seed"),
        (proof().model_dump_json().replace('"seats":2', '"seats":3000000000'), "opening.seats"),
    ],
)
def test_what_is_no_receipt(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, named: str) -> None:
    assert verify(tmp_path, text) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert "xyz" not in said.err


def test_a_mark_that_an_editor_put_in_front_does_no_harm(tmp_path: Path) -> None:
    assert verify(tmp_path, f"\ufeff{proof().model_dump_json()}") == 0


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err
