"""Films: within their bounds whatever is shown, on one canvas, made beside the pictures and never in their way."""

import asyncio
import io
from collections.abc import Sequence
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

from bot import films, workers
from bot.catalogue import Catalogue
from bot.films import Films
from bot.rendering import RenderPool
from engine.games import GAMES
from images.core import film
from images.core.film import ATTEMPTS, MOST_BYTES, MOST_FRAMES, MOST_WIDE, Film, animate
from images.core.paint import compose
from images.core.scene import Ground, Scene
from images.games import PAINTERS
from tests.contract.driver import Setup, play
from tests.contract.hooks import HOOKS
from tests.images.toy_painter import PAINTERS as TOYS
from tests.images.toy_painter import Toy

SAY = Catalogue.load().say


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Return the frames of an animated WebP with how long each stays."""
    with Image.open(io.BytesIO(data)) as opened:
        found = []
        for number in range(opened.n_frames):  # type: ignore[attr-defined]
            opened.seek(number)
            found.append((opened.convert("RGB"), int(opened.info["duration"])))
        assert opened.info["loop"] == 0
        assert not opened.getexif()
        return found


def boards(game: str, count: int) -> Sequence[Scene]:
    """Return boards of a game that is played at random: the first ones and the last."""
    found: list[object] = []
    rules = GAMES[game].rules
    hooks = HOOKS[game]
    state = play(
        GAMES[game],
        Setup(GAMES[game].options(), 2, number=3, helper=hooks.helper, limit=1500),
        lambda moment: found.append(moment.step.state),
    )
    chosen = [*islice(found, 0, len(found), max(1, len(found) // count)), state]
    return [PAINTERS[game].board(rules.public_view(each), SAY) for each in chosen][-count:]


def close(a: Image.Image, b: Image.Image) -> float:
    """Return how far two pictures are from one another, in levels of grey."""
    return max(ImageStat.Stat(ImageChops.difference(a, b.resize(a.size))).mean)


@pytest.mark.parametrize("game", PAINTERS)
def test_a_game_as_a_film(game: str) -> None:
    scenes = boards(game, 4)
    made = frames(animate(Film(tuple(scenes))))
    assert len(made) == len(scenes) == 4
    assert {image.size for image, _ in made} == {made[0][0].size}
    assert made[0][0].width == MOST_WIDE
    assert [stays for _, stays in made] == [film.FIRST, film.MOST, film.MOST, film.LAST]
    assert close(made[0][0], made[-1][0]) > 3, "the end looks unlike the beginning"


def plain(height: int, colour: str = "#808080") -> Scene:
    return Scene(960, height, Ground("felt", colour, colour), ())


def test_one_canvas_for_all_sizes() -> None:
    """What is much higher than most is shown smaller, whole; nothing is cut off or pulled out of shape."""
    scenes = (*[plain(600)] * 3, plain(700), plain(1500))
    canvas = film._canvas(scenes)
    assert canvas == (960, round(600 * film.MOST_OVER))
    for scene in scenes:
        shown = film._in_the_middle(scene, canvas)
        assert shown.width >= scene.width
        assert shown.height >= scene.height
        assert shown.width / shown.height == pytest.approx(canvas[0] / canvas[1], rel=0.01)
    assert film._canvas((plain(600), plain(620))) == (960, 620)


def test_a_board_stands_whole_in_the_middle_of_its_ground() -> None:
    low, high = boards("lost_and_found", 2)
    canvas = film._canvas((low, high))
    shown = film._in_the_middle(low, canvas)
    left, top = (canvas[0] - low.width) // 2, (canvas[1] - low.height) // 2
    cut = compose(shown).crop((left, top, left + low.width, top + low.height))
    assert close(compose(low), cut) < 6, "but for the light"


def test_few_pictures_go_slowly_and_many_take_no_more_than_three_quarters_of_a_minute() -> None:
    for count in range(1, MOST_FRAMES + 1):
        stay = film.durations(count)
        assert len(stay) == count
        assert stay[-1] == film.LAST, "the end can be read"
        assert sum(stay) <= 45_000
    assert film.durations(12)[1] == film.MOST > film.durations(MOST_FRAMES)[1] == film.LEAST


def test_a_short_film_ends_with_its_last_picture() -> None:
    scenes = tuple(TOYS["toy"].board(Toy(number=n), lambda what: "") for n in range(2))
    assert [stays for _, stays in frames(animate(Film(scenes)))] == [film.FIRST, film.LAST]
    with Image.open(io.BytesIO(animate(Film(scenes[:1])))) as still:
        assert not still.is_animated  # type: ignore[attr-defined]


def test_bounds_of_a_film() -> None:
    scene = TOYS["toy"].board(Toy(number=1), lambda what: "")
    assert (MOST_WIDE, MOST_FRAMES, MOST_BYTES) == (800, 40, 1_000_000)
    assert all(width <= MOST_WIDE for width, _ in ATTEMPTS)
    for count in (0, MOST_FRAMES + 1):
        with pytest.raises(ValueError, match="a film has 1 to 40 pictures"):
            Film((scene,) * count)


def test_it_is_made_smaller_until_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes = tuple(boards("finders_keepers_expert", 3))
    best = animate(Film(scenes))
    limit = len(best) // 4
    monkeypatch.setattr(film, "MOST_BYTES", limit)
    small = animate(Film(scenes))
    assert len(small) <= limit < len(best)
    made = frames(small)
    assert made[0][0].width < MOST_WIDE
    assert close(made[0][0], frames(best)[0][0]) < 12, "it still shows the same"
    monkeypatch.setattr(film, "MOST_BYTES", 100)
    with pytest.raises(AssertionError):
        animate(Film(scenes))


# in the bot


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Film]:
    """Stand in for painting: note what is asked for."""
    asked: list[Film] = []

    def answer(what: object, nonce: bytes | None) -> bytes | str:
        assert isinstance(what, Film)
        asked.append(what)
        return "MemoryError" if len(what.scenes) == 7 else b"film"

    monkeypatch.setattr(workers, "answer", answer)
    return asked


def toys(*numbers: int) -> list[Toy]:
    return [Toy(number=number) for number in numbers]


async def test_what_looks_alike_is_shown_once(painted: list[Film]) -> None:
    room = Films(TOYS, processes=False)
    assert await room.film("toy", toys(1, 1, 2, 2, 1), lambda what: "") == b"film"
    assert [len(asked.scenes) for asked in painted] == [3]


async def test_a_film_that_fails_is_none(painted: list[Film], caplog: pytest.LogCaptureFixture) -> None:
    room = Films(TOYS, processes=False)
    assert await room.film("toy", toys(*range(1, 8)), lambda what: "") is None
    assert "a film failed game=toy error=MemoryError" in caplog.text
    assert await room.film("toy", [], lambda what: "") is None
    assert "could not be laid out game=toy error=ValueError" in caplog.text


async def test_too_many_at_a_time_are_refused_and_a_closed_room_makes_none(painted: list[Film]) -> None:
    room = Films(TOYS, processes=False)
    asked = [room.film("toy", toys(n + 1), lambda what: "") for n in range(films.LINE + 2)]
    answers = await asyncio.gather(*asked)
    assert answers.count(b"film") == films.LINE
    await room.close()
    assert await room.film("toy", toys(1), lambda what: "") is None


async def test_it_comes_out_of_a_process_that_is_gone_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[workers.Worker] = []

    class Watched(workers.Worker):
        def __init__(self, patience: float | None = None) -> None:
            super().__init__(patience)
            made.append(self)

    monkeypatch.setattr(films, "Worker", Watched)
    pool = RenderPool(1, painters=TOYS)
    data = await pool.film("toy", toys(1, 2, 3), lambda what: "")
    assert data is not None
    assert len(frames(data)) == 3
    assert [worker.pid for worker in made] == [None]
    await pool.close()
