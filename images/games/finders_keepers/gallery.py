"""Positions to look at: one for every kind of picture, made from a seed. Views are built by hand, without the rules."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.rng import SEED_BYTES, Rng
from engine.games.finders_keepers.objects import CONFLICTS, FIND_ME
from engine.games.finders_keepers.picture import SEED_BITS, Picture
from engine.games.finders_keepers.views import PublicView, SeatView

Fields = dict[str, Any]


def boards(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of running games."""
    yield "fresh", public(seed, 3, 12, open_tiles=1)
    yield "middle", public(seed, 4, 12, open_tiles=1, used=7, collected=5, final=(1, 3), away=(2,))
    yield "six-seats", public(seed, 6, 10, open_tiles=1, used=12, collected=7, final=(0,), gone=(4,))
    yield "five-tiles", public(seed, 3, 12, open_tiles=5, used=5, collected=3, final=(2,), tiles_per_round=5)
    yield "two-tiles", public(seed, 6, 10, open_tiles=2, used=38, collected=6, passes=2, locked=(3,))
    yield "to-be-turned", public(seed, 2, 12, open_tiles=0, used=3, collected=2, phase="reveal")


def panels(seed: int) -> Iterator[tuple[str, SeatView, int]]:
    """Yield names, views of seat 0, and which of the panel's pictures."""
    for name, clutter in (("none", 0), ("some", 8), ("many", 16)):
        yield f"panel-{name}", private(public(seed, 2, 12, open_tiles=1, clutter=clutter)), 0
    yield "panel-near", private(public(seed, 2, 12, open_tiles=1)), 4
    several = private(public(seed, 3, 12, open_tiles=5, collected=3, tiles_per_round=5))
    yield "panel-five-tiles", several, 1
    yield "panel-other-seat", several, len(several.sheets) - 1


def ends(seed: int) -> Iterator[tuple[str, PublicView]]:
    """Yield names and public views of games that ended."""
    yield "end-won", _ended(seed, 4, 12, winners=(2,), missed=4)
    yield "end-together", _ended(seed, 6, 10, winners=(0, 3), missed=2)
    yield "end-nobody", _ended(seed, 2, 12, winners=(), missed=0)


def public(
    seed: int,
    seats: int,
    dealt: int,
    *,
    open_tiles: int,
    used: int = 0,
    collected: int = 0,
    clutter: int = 8,
    final: Sequence[int] = (),
    away: Sequence[int] = (),
    locked: Sequence[int] = (),
    gone: Sequence[int] = (),
    tiles_per_round: int = 1,
    **fields: Any,
) -> PublicView:
    """Return the view of a running game in which every seat has collected about so many of its cards."""
    rng = _rng(seed)
    order = rng.shuffled(range(len(FIND_ME)))
    places: list[Fields] = [
        {
            "taken": _taken(rng, dealt, max(0, min(dealt - 1, collected + rng.below(3) - 1)) if collected else 0),
            **{name: seat in them for name, them in _marked(final, away, locked, gone).items()},
        }
        for seat in range(seats)
    ]
    table = {
        "options": {"clutter": clutter, "tiles_per_round": tiles_per_round},
        "places": places,
        "phase": "search",
        "revealer": 0,
        "open": order[used : used + open_tiles],
        "closed": order[:used],
        "used": order[:used],
        **fields,
    }
    tableaus = [
        [{"number": number, "picture": picture(rng, clutter).model_dump()} for number in lying(each["taken"])]
        for each in places
    ]
    pile = max(0, len(FIND_ME) - used - open_tiles)
    return PublicView.model_validate_json(json.dumps({"table": table, "pile": pile, "tableaus": tableaus}))


def _marked(*seats: Sequence[int]) -> dict[str, Sequence[int]]:
    return dict(zip(("final", "away", "locked", "gone"), seats, strict=True))


def private(view: PublicView) -> SeatView:
    """Return the view of seat 0."""
    whole = view.model_dump(mode="json")
    claims = [None for _ in view.table.open]
    return SeatView.model_validate_json(
        json.dumps({"public": whole, "seat": 0, "own": whole["tableaus"][0], "claims": claims})
    )


def picture(rng: Rng, clutter: int) -> Picture:
    """Return a card with three to six objects, now and then with Seymour."""
    wanted, chosen = 3 + rng.below(4), list[int]()
    for number in rng.shuffled(range(len(FIND_ME))):
        fits = not any(frozenset({FIND_ME[number], FIND_ME[other]}) in CONFLICTS for other in chosen)
        if fits and len(chosen) < wanted:
            chosen.append(number)
    seymour = rng.below(5) == 0
    return Picture(objects=tuple(sorted(chosen)), seymour=seymour, clutter=clutter, seed=rng.below(1 << SEED_BITS))


def lying(taken: Sequence[int]) -> list[int]:
    """Return the numbers of the cards that are not collected."""
    return [number for number, tile in enumerate(taken, 1) if not tile]


def _taken(rng: Rng, dealt: int, collected: int) -> list[int]:
    gone = rng.shuffled(range(dealt))[:collected]
    return [1 + rng.below(5) if number in gone else 0 for number in range(dealt)]


def _ended(seed: int, seats: int, dealt: int, winners: Sequence[int], missed: int) -> PublicView:
    view = public(seed, seats, dealt, open_tiles=0, used=17, collected=9, phase="over")
    whole, rng = view.model_dump(mode="json"), _rng(seed + 1)
    for seat in winners:
        whole["table"]["places"][seat]["taken"] = [1 + rng.below(17) for _ in range(dealt)]
        whole["tableaus"][seat] = []
    whole["table"]["outcome"] = {"reason": "collected" if winners else "stopped", "winners": list(winners)}
    overlooked = []
    for seat, tableau in enumerate(whole["tableaus"]):
        overlooked += [
            {"seat": seat, "number": slot["number"], "tile": slot["picture"]["objects"][0], "slot": slot}
            for slot in tableau[:2]
        ]
    whole["reveal"] = {"missed": overlooked[:missed]}
    return PublicView.model_validate_json(json.dumps(whole))


def _rng(seed: int) -> Rng:
    return Rng((seed % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big"), stream=b"gallery")
