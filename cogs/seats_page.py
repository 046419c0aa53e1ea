"""What is shown of seats that change hands: who sits in for whom, what is offered, the ways out and back."""

from bot.errors import NotRunning, NotSeated
from bot.publication import ANYBODY, Occupant, Publication, Table
from cogs.components import Control, Verb
from cogs.layout import Button, Row, Style, button, row
from cogs.names import marked
from cogs.words import Words

ANY, REST, KEEP = "any", "rest", "keep"
"""What a button for handing the own seat over does: offers it to anybody, lets an automatic player mind it, neither."""


def ways(table: Table, user_id: int, words: Words) -> tuple[str, Row]:
    """Return who may play for somebody while they are away, or instead of them where they sit in for somebody.

    Raises NotRunning, NotSeated.
    """
    if table.status != "running":
        raise NotRunning(table.game_id)
    held, owned = table.seat_of(user_id), table.owned_by(user_id)
    seat = held if owned is None else owned
    if seat is None:
        raise NotSeated(table.game_id)
    buttons: list[Button] = []
    if owned is not None:
        buttons.append(back_button(table.game_id, words))
    if table.seats[seat].offer is None:
        buttons.append(button(Control(Verb.HAND_YES, table.game_id, arg=ANY), words.tag("button-hand-any")))
    else:
        buttons.append(button(Control(Verb.HAND_YES, table.game_id, arg=KEEP), words.tag("button-hand-keep")))
    who = table.seats[seat]
    if owned is not None:
        text = words.say("hand-over-away")
    elif who.owner_id is not None:
        text = words.say("hand-over-sitting", owner=marked(who.owner))
    else:
        buttons.append(button(Control(Verb.HAND_YES, table.game_id, arg=REST), words.tag("button-hand-rest")))
        text = words.say("hand-over-ask")
    return text, row(buttons)


def leaving(table: Table, user_id: int, words: Words) -> str:
    """Return the question whether somebody really wants to stand up, with what becomes of the table and the seat."""
    held, owner = table.seat_of(user_id), ""
    others = any(who.user_id not in (None, user_id) for who in table.seats)
    if table.status == "lobby":
        how = "lobby" if others else "alone"
    elif held is not None and table.seats[held].owner_id is not None:
        how, owner = "sitting", marked(table.seats[held].owner)
    else:
        stays = others or held is None or any(who.owner_id is not None for who in table.seats)
        how = "other" if stays else "last"
    return words.say("ask-leave", how=how, owner=owner)


def back_button(game_id: int, words: Words) -> Button:
    """Return the button that takes one's own seat back."""
    return button(Control(Verb.BACK, game_id), words.tag("button-back"), Style.success)


def mind_buttons(publication: Publication, user_id: int, words: Words) -> list[Button]:
    """Return a button for each absent person but oneself, which asks that somebody sits in."""
    return [
        button(
            Control(Verb.MIND, publication.table.game_id, arg=str(seat)),
            words.tag("button-mind", who=words.occupant(seat, markup=False)),
        )
        for seat in publication.absent
        if seat != publication.table.seat_of(user_id)
    ]


def seat_lines(publication: Publication, words: Words) -> str:
    """Return who sits in for whom, which seats are offered, and for whom somebody may sit in, a quiet line each."""
    table = publication.table
    people = sum(who.user_id is not None for who in table.seats)
    lines = []
    for seat, who in enumerate(table.seats):
        name = words.occupant(seat)
        if who.owner_id is not None:
            lines.append(words.say("seat-minded", who=name, owner=marked(who.owner), offer=_offer(who)))
        elif who.offer is not None:
            lines.append(words.say("seat-offered", who=name, offer=_offer(who)))
        if seat in publication.absent and not who.votes:
            lines.append(words.say("seat-absent", who=name))
        if who.votes:
            lines.append(words.say("seat-wanted", who=name, votes=len(who.votes), needed=(people - 1) // 2 + 1))
    return "\n".join(lines)


def _offer(who: Occupant) -> str:
    """Return to whom a seat is offered: none, anybody, or one person as Discord shows people."""
    if who.offer is None:
        return "none"
    return "anybody" if who.offer == ANYBODY else f"<@{who.offer}>"
