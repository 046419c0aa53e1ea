import argparse
import json
from pathlib import Path

import pytest
from PIL import Image

from bot.commands import render
from images.games import PAINTERS


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    render.add_arguments(parser)
    return parser.parse_args(words)


@pytest.mark.parametrize("game", PAINTERS)
def test_every_picture_of_a_game_is_written(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = list(PAINTERS[game].gallery(1, lambda message: message.id))[::9]
    monkeypatch.setattr(type(PAINTERS[game]), "gallery", lambda self, seed, say: iter(few))
    folder = tmp_path / "new" / "folder"
    assert render.run(arguments(game, "--out", str(folder))) == 0
    told = json.loads(capsys.readouterr().out)
    assert [entry["name"] for entry in told["pictures"]] == [name for name, _ in few]
    for entry in told["pictures"]:
        file = folder / f"{entry['name']}.webp"
        assert file.stat().st_size == entry["bytes"]
        with Image.open(file) as image:
            assert image.size == (entry["width"], entry["height"])


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert render.run(arguments(next(iter(PAINTERS)), "--out", str(file))) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_unknown_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("chess", "--out", "x")
    assert "invalid choice" in capsys.readouterr().err
