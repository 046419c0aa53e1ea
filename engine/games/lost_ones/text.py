"""All that Lost Ones has to say, as message ids and values; the story itself comes with the view."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Leaf, Text
from engine.core.ids import Value
from engine.core.messages import Message, Several, message
from engine.core.model import Model
from engine.core.protocol import Offer, Pending
from engine.games.lost_ones import cautions, described, narrative, prompts, storybook
from engine.games.lost_ones.actions import (
    Action,
    Answer,
    Assign,
    Attempt,
    Begin,
    ChooseCharacter,
    Counter,
    Explore,
    Fight,
    GiveUpFight,
    LeadNightmare,
    Move,
    Mulligan,
    PickBranch,
    PlayText,
    Prefer,
    Trade,
    UseBoon,
    UseTalent,
    talent_icon,
)
from engine.games.lost_ones.asks import AskBranch, AskFight
from engine.games.lost_ones.awaiting import awaiting
from engine.games.lost_ones.effects import Draw, Recover, Side
from engine.games.lost_ones.events import Event
from engine.games.lost_ones.foes import foe_cost, foe_purse, hopeful, more_wishes
from engine.games.lost_ones.offers import objection, paid_with
from engine.games.lost_ones.payment import Purse
from engine.games.lost_ones.standing import LAST_PHASE, hand_limit
from engine.games.lost_ones.views import PublicView, SeatView
from engine.games.lost_ones.words import (
    ability,
    ability_rule,
    added,
    bane_named,
    boon_named,
    boon_rules,
    card,
    card_named,
    counted,
    effect,
    encounter_of,
    hero,
    in_hand,
    joined,
    people,
    rule,
    side,
    taxing,
    tile,
)


class LostOnesText(Text[PublicView, SeatView, Event, Model]):
    """The words of Lost Ones by id."""

    pages: tuple[str, ...] = ("aim", "turn", "map", "effects", "pages", "cards", "foes", "moon", "end", "here")

    def label(self, view: SeatView, offer: Offer[Any]) -> tuple[Message, ...]:
        """Return the labels of an offer, one for each element of its path."""
        public = view.public
        last = self._label(public, offer.action)
        heads: list[Message] = []
        for part in offer.path[:-1]:
            heads.append(
                message("lo-for", hero=hero(public, int(part.removeprefix("for-"))))
                if part.startswith("for-") or part.isdecimal()
                else message(f"lo-group-{part.replace('_', '-')}")
            )
        return (*heads, last)

    def _label(self, view: PublicView, action: Action) -> Message:
        """Return the label of one thing to do."""
        match action:
            case ChooseCharacter(character=id):
                who = next(who for who in view.characters if who.id == id)
                return message("lo-do-character", name=who.name)
            case Begin(hero=h) | Mulligan(hero=h):
                return message(f"lo-do-{action.kind}", hero=hero(view, h))
            case GiveUpFight():
                return message("lo-do-give-up-fight", can=int(hopeful(view)))
            case Explore(hero=h, side=which) | Move(hero=h, side=which):
                face = next(face for face in view.tiles if face.n == view.table.heroes[h].tile)
                to = face.sides[which].to
                if isinstance(action, Explore):
                    return message("lo-do-explore", side=side(which), number=to)
                return self._move(view, which, to)
            case Attempt(encounter=id):
                deed = encounter_of(view, id)
                return message("lo-do-attempt", label=deed.label, cost=counted(deed.cost.each), kind=deed.kind)
            case UseBoon(boon=n):
                rules = boon_rules(next(face for face in view.boons if face.n == n))
                return message("lo-do-thing", name=boon_named(view, n), rule=rules[-1])
            case PlayText(hero=h, card=id):
                return message("lo-do-thing", name=card_named(view, id), rule=self._text_of(view, h, id))
            case UseTalent(hero=h, choice=place, to=to):
                return self._talent(view, h, place, to)
            case Trade(to=to, card=id, boon=n):
                thing = card_named(view, id) if id is not None else boon_named(view, n or 0)
                return message("lo-do-trade", thing=thing, to=hero(view, to))
            case Answer(yes=yes):
                return message("lo-do-answer", yes=int(yes), kind=view.table.ask.kind if view.table.ask else "")
            case Counter():
                return self._counter(view, action)
            case LeadNightmare(tile=n):
                return message("lo-do-lead", to=tile(view, n))
            case Assign(to=to):
                return message("lo-do-assign", to=hero(view, to))
            case PickBranch(branch=place):
                assert isinstance(view.table.ask, AskBranch)
                return message("lo-story", text=view.table.ask.labels[place])
            case Prefer(about=about, value=value):
                return message(f"lo-prefer-{about}", value=value)
            case _:
                return message(f"lo-do-{action.kind.replace('_', '-')}")

    def _move(self, view: PublicView, which: Side, to: int) -> Message:
        icons = next(face.icons for face in view.tiles if face.n == to)
        effects = Several(tuple(map(effect, icons)))
        return message("lo-do-move", side=side(which), to=tile(view, to), count=len(icons), effects=effects)

    def _text_of(self, view: PublicView, h: int, id: int) -> Message:
        """Return what a card does by its text; with the room in the hand that it leaves, if that is too little."""
        face = next(face for face in view.abilities if face.id == id)
        text, purse = ability_rule(face), Purse(view, h)
        assert text is not None, "only cards with a text are played for it"
        room = 1 + hand_limit(view.table, h, purse.boons, purse.banes) - len(purse.me.hand)
        short = isinstance(face.text, Draw | Recover) and room < face.text.k
        return message("lo-rule-room", rule=text, room=room) if short else text

    def _talent(self, view: PublicView, h: int, place: int, to: int) -> Message:
        who = next(who for who in view.characters if who.id == view.table.heroes[h].character)
        return message(
            "lo-do-talent",
            name=who.talent.name,
            rule=rule(who.talent.choices[place]),
            other=int(to != h),
            to=hero(view, to),
        )

    def _counter(self, view: PublicView, action: Counter) -> Message:
        if action.card is not None:
            return message("lo-do-counter", name=card_named(view, action.card), action=0)
        if action.boon is not None:
            return message("lo-do-counter", name=boon_named(view, action.boon), action=1)
        who = next(who for who in view.characters if who.id == view.table.heroes[action.hero].character)
        return message("lo-do-counter", name=who.talent.name, action=0)

    def place(self, view: SeatView, offer: Offer[Any]) -> tuple[int, int] | None:
        """Return None: no offers form a grid."""
        return None

    def choice(self, view: SeatView, field: str, value: Value) -> Message:
        """Return a card, boon, bane or talent that may be chosen."""
        public = view.public
        if field == "cards":
            face = next(face for face in public.abilities if face.id == value)
            owner = next((h for h, body in enumerate(public.table.heroes) if value in body.hand), None)
            if owner is None:
                return card(face)
            other = int(public.table.heroes[owner].owner != view.seat)
            return message("lo-choice-card", card=in_hand(public, owner, face), other=other, hero=hero(public, owner))
        if field == "boons":
            boon = next(boon for boon in public.boons if boon.n == value)
            return message("lo-choice-boon", name=boon.name, adds=added(boon))
        if field == "banes":
            return message("lo-named", name=bane_named(public, int(value)))
        h, which = talent_icon(str(value))
        return message("lo-choice-talent", hero=hero(public, h), ability=ability(which))

    def choice_place(self, view: SeatView, field: str, value: Value) -> tuple[int, int] | None:
        """Return None: choices form no grid."""
        return None

    def tally(self, view: SeatView, action: Any) -> Message | None:
        """Return what a payment still lacks (LO-50)."""
        if not isinstance(action, Attempt | Fight):
            return None
        public = view.public
        if isinstance(action, Attempt):
            purse, printed = Purse(public, action.hero), encounter_of(public, action.encounter).cost
        elif isinstance(public.table.ask, AskFight):
            purse, printed = foe_purse(public), foe_cost(public)
        else:
            return None
        need, payment = purse.cost(printed), paid_with(purse, action)
        missing = purse.missing(need, payment)
        code = purse.objection(need, payment) or "paid"
        tally = message("lo-tally", need=counted(need), missing=counted(missing), how=code)
        lines = [tally]
        if need != printed.each:
            lines.append(message("lo-tally-dearer", banes=taxing(public, action.hero, printed.each)))
        last = cautions.last_cards(public, payment.cards) if code == "paid" else None
        if last is not None:
            lines.append(message("lo-bold", text=last))
        return joined(lines)

    def confirm(self, view: SeatView, offer: Offer[Any]) -> Message | None:
        """Ask before a rest that ends the night, before giving in to a foe (C3), and before a last card is laid down.

        The open table decides that alone, whatever may come back.
        """
        table = view.public.table
        match offer.action:
            case Attempt(encounter=id) if encounter_of(view.public, id).kind == "rest":
                last = LAST_PHASE + int(table.options.fifth_phase)
                return message("lo-confirm-rest", last=int(table.phase >= last))
            case GiveUpFight(hero=h):
                can, more = int(hopeful(view.public)), more_wishes(view.public, h)
                return message("lo-confirm-give-up", can=can, more=more)
            case Attempt(cards=cards) | Fight(cards=cards) if objection(view, offer.action) is None:
                return cautions.may_empty(view.public, cards)
            case PlayText(card=card):
                return cautions.before_text(view.public, card)
            case _:
                return None

    def prompt(self, view: SeatView) -> Message:
        """Return what is wanted of the seat, and the page where it stands."""
        return prompts.prompt(view)

    def aside(self, view: SeatView, offer: Offer[Any]) -> bool:
        """Return whether an offer is a standing answer."""
        return isinstance(offer.action, Prefer)

    def standing(self, view: SeatView) -> Sequence[tuple[Message, Action]]:
        """Return what the seat's heroes do without being asked."""
        return prompts.standing(view)

    def notes(self, view: SeatView) -> Sequence[Message]:
        """Return what the seat's cards, boons, banes and talents say."""
        return prompts.notes(view)

    def sentence(self, view: PublicView, event: Event) -> Message | None:
        """Return one event in words."""
        return narrative.sentence(view, event)

    def whisper(self, view: SeatView, event: Model) -> Message | None:
        """Return None: there are no private events."""
        return None

    def retold(self, view: PublicView, events: Sequence[Event]) -> Sequence[Message]:
        """Return the last turns in full, and what is memorable of those before."""
        return super().retold(view, narrative.memorable(view, events))

    def refusal(self, code: str) -> Message:
        """Return the sentence for a refusal of the lobby or of a payment."""
        return message(f"lo-refused-{code.replace('_', '-')}")

    def waiting(self, view: PublicView, pending: Pending) -> Message:
        """Return who is awaited and for what, one sentence."""
        return awaiting(view, pending.kind, pending.seats)

    def headline(self, view: PublicView) -> Message:
        """Return round, moon and what is known, or how it ended."""
        return narrative.headline(view)

    def log(self, view: PublicView) -> Sequence[Message]:
        """Return the last turns in a few lines."""
        return super().retold(view, narrative.brief(view.table.log))

    def result(self, view: PublicView) -> Sequence[Message]:
        """Return the end in words."""
        return narrative.result(view)

    def alt(self, view: PublicView) -> Message:
        """Return the map in words."""
        return described.board(view)

    def in_words(self, view: PublicView) -> Message:
        """Return the map with the tiles near the heroes: effects, ways, the deeds of pages that have been read."""
        return described.in_words(view)

    def legend(self, view: PublicView) -> Message | None:
        """Return who walks as whom."""
        table = view.table
        if not table.read:
            return None
        lines = (
            message("lo-token", letter="ABCD"[h], hero=hero(view, h), who=people((body.owner,)))
            for h, body in enumerate(table.heroes)
        )
        return message("lo-legend", heroes=Several(tuple(lines)))

    def sights(self, view: SeatView) -> Sequence[Message]:
        """Return the names of the panel's pictures."""
        return tuple(described.sight(view, sight) for sight in view.sights)

    def panel_alt(self, view: SeatView, page: int = 0) -> Message:
        """Return one of the panel's pictures in words."""
        return described.panel(view, page)

    def leaves(self, view: PublicView, event: Event) -> Sequence[Leaf]:
        """Return the pages that are to be read because of an event."""
        return storybook.leaves(view, event)

    def book(self, view: PublicView) -> Sequence[Leaf]:
        """Return all that has been read."""
        return storybook.book(view)

    def exposure(self, view: SeatView) -> int | None:
        """Return None: nothing on a panel is secret, since no seat knows more than another (C1)."""
        return None
