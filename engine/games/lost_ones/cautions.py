"""What to say before somebody's last card is laid down. It reads the open table only, never what may come back."""

from collections.abc import Collection

from engine.core.messages import Message, message
from engine.games.lost_ones.effects import Draw, Recover
from engine.games.lost_ones.views import PublicView
from engine.games.lost_ones.words import heroes


def last_cards(view: PublicView, cards: Collection[int]) -> Message | None:
    """Return that these are all the cards somebody holds, and what that may come to (LO-73); None if all keep one."""
    table = view.table
    emptied = [h for h, body in enumerate(table.heroes) if body.hand and set(body.hand).issubset(cards)]
    if not emptied:
        return None
    count = sum(len(table.heroes[h].hand) for h in emptied)
    return message(
        "lo-last-cards",
        heroes=heroes(view, emptied),
        count=count,
        alone=int(len(table.seated) == 1),
        strict=int(table.options.strict_hand),
    )


def may_empty(view: PublicView, cards: Collection[int]) -> Message | None:
    """Return the question to ask before these cards are laid down; None if everybody keeps one."""
    last = last_cards(view, cards)
    return None if last is None else message("lo-confirm-last", last=last)


def before_text(view: PublicView, card: int) -> Message | None:
    """Return the question to ask before a card is played for its text; None where its text brings a card at once."""
    text = next(face.text for face in view.abilities if face.id == card)
    if isinstance(text, Draw | Recover) and not view.table.options.strict_hand:
        return None
    return may_empty(view, (card,))
