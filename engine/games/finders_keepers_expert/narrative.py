"""What happened, in words: single events, the public log, the end."""

from collections.abc import Collection, Iterator, Sequence

from engine.core.events import Paused, SeatAway, SeatLeft, in_words, told
from engine.core.ids import Seat
from engine.core.messages import Message, Several, message
from engine.games.finders_keepers.words import numbers, people, tile_name, tile_names, who
from engine.games.finders_keepers_expert.events import Captured, Event, LegEnded, Mistaken, Passed, Reminded, Score
from engine.games.finders_keepers_expert.views import PublicView


def cell_numbers(cells: Sequence[int]) -> Several:
    """Return the numbers of the cards at some cells as a list."""
    return numbers(cell + 1 for cell in cells)


def sentence(view: PublicView, event: Event) -> Message | None:
    """Return one event in words; None for the end, which the table shows anyway."""
    match event:
        case Captured(seat=seat, tile=tile, cells=cells, by=by):
            return message(
                "fx-event-captured",
                who=who(seat),
                tile=tile_name(tile),
                count=len(cells),
                cards=cell_numbers(cells),
                by=by,
            )
        case Mistaken(seat=seat, tile=tile, cells=cells, again=again):
            return message(
                "fx-event-mistaken",
                who=who(seat),
                tile=tile_name(tile),
                count=len(cells),
                cards=cell_numbers(cells),
                again=int(again),
                wrong=view.table.options.wrong,
            )
        case Passed(seat=seat, by=by, times=times):
            return message("fx-event-passed", who=who(seat), by=by, times=times)
        case LegEnded(leg=leg, scores=scores):
            return message("fx-event-leg-ended", leg=leg, scores=score_list(scores, "fx-points"))
        case SeatLeft(seat=seat):
            return message("fx-event-left", who=who(seat))
        case Reminded(seat=seat):
            return message("fx-event-reminded", who=who(seat))
        case SeatAway(seat=seat):
            return message("fx-event-away", who=who(seat))
        case Paused():
            return message("fx-event-paused")
        case _:
            return told(event)


def score_list(scores: Sequence[Score], id: str = "fx-score", winners: Collection[Seat] = ()) -> Several:
    """Return what everybody has, the most points first; `id` is of the words for one seat. Winners are marked."""
    ordered = sorted(scores, key=lambda score: (-score.points, -score.seymours, score.seat))
    return Several(
        tuple(
            message(
                id,
                who=who(score.seat),
                points=score.points,
                cards=score.cards,
                seymours=score.seymours,
                won=int(score.seat in winners),
            )
            for score in ordered
        )
    )


def by_seymour(view: PublicView) -> bool:
    """Whether cards with Seymour decided: somebody who played on has as many points as a winner and did not win."""
    outcome = view.table.outcome
    if outcome is None or not outcome.winners:
        return False
    return any(
        score.points == outcome.score and score.seat not in outcome.winners
        for score in view.scores or ()
        if score.seat in view.table.seated
    )


def log(view: PublicView) -> Sequence[Message]:
    """Return the log, oldest first."""
    return in_words(view.table.log, lambda event: sentence(view, event))


def headline(view: PublicView) -> Message:
    """Return the state of the game in a few words."""
    table = view.table
    if table.outcome is not None:
        winners = table.outcome.winners
        return message("fx-headline-over", reason=table.outcome.reason, count=len(winners), winners=people(winners))
    if table.phase == "paused":
        return message("fx-headline-paused")
    return message("fx-headline", who=who(table.seat), reserve=view.reserve, leg=table.leg, legs=table.legs)


def result(view: PublicView) -> Sequence[Message]:
    """Return the end in words: who won, what everybody has, what was left (FK-28)."""
    outcome, reveal = view.table.outcome, view.reveal
    assert outcome is not None, "result is asked for after the end"
    assert reveal is not None, "the end reveals what was hidden"
    assert view.scores is not None, "the end shows all scores"
    return (
        message(
            "fx-result",
            reason=outcome.reason,
            count=len(outcome.winners),
            winners=people(outcome.winners),
            points=outcome.score or 0,
            seymour=int(by_seymour(view)),
        ),
        message("fx-result-scores", scores=score_list(view.scores, winners=outcome.winners)),
        *_left(view, reveal.out, reveal.stacks),
    )


def _left(view: PublicView, out: Sequence[int], stacks: Sequence[Sequence[int]]) -> Iterator[Message]:
    """Yield what was never captured, and the tiles that nobody saw."""
    cards = len(view.cells) + view.reserve
    if cards:
        yield message("fx-result-cards", count=cards)
    for seat, stack in enumerate(stacks):
        if stack:
            yield message("fx-result-stack", who=who(Seat(seat)), tiles=tile_names(stack))
    if out:
        yield message("fx-result-out", tiles=tile_names(out))
