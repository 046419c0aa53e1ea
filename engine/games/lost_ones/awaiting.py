"""Who is awaited, and for what: one sentence for the whole table."""

from collections.abc import Mapping, Sequence

from engine.core.ids import Seat
from engine.core.messages import Message, MessageValue, message
from engine.games.lost_ones.asks import AskAssign, AskFollow, AskHelp, AskReact
from engine.games.lost_ones.effects import GainBoon
from engine.games.lost_ones.offers import asked
from engine.games.lost_ones.views import PublicView
from engine.games.lost_ones.words import effect, encounter_of, hero, heroes, people, reward, tile


def awaiting(view: PublicView, kind: str, seats: Sequence[Seat]) -> Message:
    """Return who is awaited for the open decision, of which kind it is, and what it is about."""
    late = asked(view.table)
    about = _about(view)
    return message(f"lo-waiting-{kind}", who=people(seats), count=len(late), heroes=heroes(view, late), **about)


def _about(view: PublicView) -> Mapping[str, MessageValue]:
    """Return what the sentence says beside who is asked."""
    table = view.table
    match table.ask:
        case AskFollow(to=to, explore=explore):
            place = "" if explore else tile(view, to)
            return {"mover": hero(view, table.hero or 0), "explore": int(explore), "number": to, "to": place}
        case AskHelp(encounter=None):
            return {"foe": 1, "label": ""}
        case AskHelp(encounter=str() as id):
            return {"foe": 0, "label": encounter_of(view, id).label}
        case AskReact(effect=which, tile=n):
            return {"effect": effect(which), "at": tile(view, n)}
        case AskAssign(reward=what):
            return {"boon": int(isinstance(what, GainBoon)), "reward": reward(what)}
        case _:
            return {}
