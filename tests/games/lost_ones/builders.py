"""A small Otherworld made in Python, and nights in it whose position is set by hand.

    7 - 8 - 9
    4 - 5 - 6
    1 - 2 - 3 - 10          all ways open; x grows to the east, y to the north

Every tile has two encounters, "n.1" for one Search and "n.2" for nothing, without outcomes. Ability cards: six of each
kind (SEARCH ... CHALLENGE), then the ten pairs; the last of each six have texts.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.play import act
from engine.core.protocol import Concede, Join, Lapse, Leave, Offer, Status
from engine.core.rng import Rng
from engine.games.lost_ones.actions import Answer, Attempt, Begin, EndTurn, Explore, Move
from engine.games.lost_ones.asks import AskTurn
from engine.games.lost_ones.book import Book
from engine.games.lost_ones.card_effects import (
    AddIcons,
    Bans,
    Cancel,
    ChangesActions,
    ChangesLimit,
    GivesIcons,
    GivesPower,
    RemovedBy,
    Taxes,
    Wild,
)
from engine.games.lost_ones.draft import Moved
from engine.games.lost_ones.effects import (
    ABILITIES,
    STEPS,
    Ability,
    Alone,
    Cost,
    Discard,
    DoneHere,
    Draw,
    Effect,
    FewCards,
    Recover,
    RemoveBane,
    Side,
    StirNightmare,
    Teleport,
)
from engine.games.lost_ones.options import Options
from engine.games.lost_ones.pack import (
    AbilityCard,
    Art,
    BaneCard,
    BoonCard,
    Chapter,
    Character,
    Encounter,
    Exit,
    FoeCard,
    Gateway,
    Lock,
    Losing,
    Manifest,
    Pack,
    Plot,
    Region,
    Talent,
    Tile,
)
from engine.games.lost_ones.rules import LostOnes
from engine.games.lost_ones.state import State
from engine.games.lost_ones.views import BoonHeld, Hero, PublicView, Table

ART = Art(alt="A picture.")
PLACES: Mapping[int, tuple[int, int]] = {n + 1: (n % 3, n // 3) for n in range(9)} | {10: (3, 0)}

SEARCH, SOLVE, TALK, EVADE, CHALLENGE = (range(1 + 6 * i, 7 + 6 * i) for i in range(5))
PAIRS: Mapping[tuple[Ability, Ability], int] = {pair: 31 + i for i, pair in enumerate(combinations(ABILITIES, 2))}
DRAW_2, RECOVER_2, RECOVER_1, LIFT, NO_NIGHTMARE, NO_BLIZZARD, NO_RINGS, NO_BANE = 6, 12, 11, 18, 24, 23, 30, 29
NO_OTHER = 22
TEXTS = {
    DRAW_2: Draw(k=2),
    RECOVER_2: Recover(k=2),
    RECOVER_1: Recover(k=1),
    LIFT: RemoveBane(),
    NO_NIGHTMARE: Cancel(effect="nightmare"),
    NO_OTHER: Cancel(effect="nightmare"),
    NO_BLIZZARD: Cancel(effect="blizzard"),
    NO_RINGS: Cancel(effect="fae_rings"),
    NO_BANE: Cancel(effect="bane"),
}
BANES: Mapping[int, Mapping[str, Any]] = {
    1: {"lasting": ChangesLimit(by=-1), "removed": (RemovedBy(by="rest"),)},
    2: {"lasting": ChangesActions(by=-1), "removed": (RemovedBy(by="paid", ability="challenge"),)},
    3: {"immediate": (StirNightmare(),)},
    4: {"immediate": (Discard(k=1),)},
    5: {"lasting": Taxes(ability="search")},
    6: {"lasting": Bans(what="help")},
    7: {"lasting": Bans(what="boons")},
    8: {"lasting": Bans(what="talent")},
    9: {"lasting": Bans(what="text")},
    10: {"removed": (RemovedBy(by="phase"),)},
    11: {"removed": (RemovedBy(by="foe"),)},
    12: {"lasting": ChangesActions(by=-2)},
}
PLAIN_BANE = 20
GILLS, FIRE, MITTEN, HUSH, BIGGER, LONGER, CAP, DRAWER, REMINDER, WILD, HOME, STILL, RELIEF, AXE = range(1, 15)
BOONS: Mapping[int, Mapping[str, Any]] = {
    GILLS: {"lasting": (GivesPower(power="water_gills"),)},
    FIRE: {"lasting": (GivesPower(power="fire_walker"),), "special": AddIcons(icons=Cost(search=1))},
    MITTEN: {"lasting": (GivesPower(power="winters_touch"),)},
    HUSH: {"special": Cancel(effect="nightmare")},
    BIGGER: {"lasting": (ChangesLimit(by=1),)},
    LONGER: {"lasting": (ChangesActions(by=1),)},
    CAP: {"lasting": (GivesIcons(icons=Cost(talk=1)),)},
    DRAWER: {"special": Draw(k=2)},
    REMINDER: {"special": Recover(k=1)},
    WILD: {"special": Wild(k=1)},
    HOME: {"special": Teleport(tile=1)},
    STILL: {"special": Cancel(effect="fae_rings")},
    RELIEF: {"special": RemoveBane()},
    AXE: {"special": AddIcons(icons=Cost(challenge=1))},
}
FOES = {1: Cost(challenge=2, evade=1), 2: Cost(challenge=1), 3: Cost(talk=3)}
TALENTS = {
    "dominika": Talent(name="T", on="payment", icons=("solve", "talk"), text="T"),
    "fenrir": Talent(name="T", on="payment", condition=Alone(), icons=("evade", "challenge"), own=True, text="T"),
    "kaya": Talent(name="T", on="turn", condition=DoneHere(), choices=(Recover(k=1, to="one_here"),), text="T"),
    "maeve": Talent(name="T", on="explored", choices=(Draw(k=1), RemoveBane()), text="T"),
    "will": Talent(
        name="T", on="turn", condition=FewCards(most=2), choices=(Draw(k=2),), cancels="nightmare", text="T"
    ),
}
NAMES = tuple(TALENTS)
SIDE_OF: Mapping[tuple[int, int], Side] = {step: side for side, step in STEPS.items()}


def encounter(id: str, *outcomes: Any, cost: Cost | None = None, **more: Any) -> Encounter:
    told = {"label": id, **more}
    return Encounter(id=id, cost=cost or Cost(), result=f"Result {id}.", outcomes=outcomes, **told)


def world(
    icons: Mapping[int, Sequence[Effect]] | None = None,
    deeds: Mapping[str, Encounter] | None = None,
    locks: Mapping[tuple[int, Side], Lock] | None = None,
    walls: Iterable[tuple[int, Side]] = (),
    variants: Iterable[Mapping[str, Any]] = (),
    relation: Mapping[int, str] | None = None,
    talents: Mapping[str, Talent] | None = None,
) -> Book:
    """Return the small Otherworld with icons, encounters, locks and closed sides as wanted.

    `variants` are tiles like their printed face but for what each names: n, variant, ...
    """
    tiles = {n: _tile(n, icons or {}, deeds or {}, locks or {}, frozenset(walls), relation or {}) for n in PLACES}
    more = []
    for change in variants:
        base = tiles[change["n"]]
        key = f"{change['n']}{change['variant']}"
        again = tuple(evolve(e, id=key + e.id[e.id.index(".") :], outcomes=()) for e in base.encounters)
        more.append(evolve(base, **{"encounters": again, **change}))
    everything = tuple(sorted((*tiles.values(), *more), key=lambda tile: (tile.n, tile.variant)))
    return Book(_pack(everything, TALENTS | dict(talents or {})))


def _tile(n: int, icons: Any, deeds: Any, locks: Any, walls: frozenset[Any], relation: Any) -> Tile:
    x, y = PLACES[n]
    there = {place: m for m, place in PLACES.items()}
    sides = {
        side: Exit(to=m, lock=locks.get((n, side)))
        for side, (dx, dy) in STEPS.items()
        if (m := there.get((x + dx, y + dy))) is not None and (n, side) not in walls
    }
    plain = (encounter(f"{n}.1", cost=Cost(search=1)), encounter(f"{n}.2"))
    return Tile(
        n=n,
        x=x,
        y=y,
        name=f"Tile {n}",
        region="moor",
        sides=sides,
        icons=tuple(icons.get(n, ())),
        relation=relation.get(n, "both"),
        intro=f"Intro {n}.",
        art=ART,
        encounters=tuple(deeds.get(e.id, e) for e in plain),
    )


def _pack(tiles: tuple[Tile, ...], talents: Mapping[str, Talent]) -> Pack:
    icons: list[tuple[Ability, ...]] = [(ability,) for ability in ABILITIES for _ in range(6)]
    icons += list(PAIRS)
    page = Chapter(title="Page", text="Text.", art=ART)
    return Pack(
        manifest=Manifest(
            id="small",
            title="Small",
            format=1,
            version="1",
            start=1,
            tiles=len(PLACES),
            variants=len(tiles) - len(PLACES),
            encounters=sum(len(tile.encounters) for tile in tiles),
            abilities=40,
            banes=20,
            boons=len(BOONS),
            foes=len(FOES),
            characters=len(talents),
            plots=3,
            gateways=1,
        ),
        regions=(Region(id="moor", name="Moor", mood="Flat."),),
        tiles=tiles,
        abilities=tuple(
            AbilityCard(id=i, name=f"Card {i}", icons=own, text=TEXTS.get(i), flavour="F.", art=ART)  # type: ignore[arg-type]
            for i, own in enumerate(icons, 1)
        ),
        banes=tuple(BaneCard(id=i, name=f"Bane {i}", flavour="F.", art=ART, **BANES.get(i, {})) for i in range(1, 21)),
        boons=tuple(BoonCard(n=i, name=f"Boon {i}", flavour="F.", art=ART, **own) for i, own in BOONS.items()),
        foes=tuple(
            FoeCard(id=i, name=f"Foe {i}", cost=cost, flavour="F.", beaten="B.", unbeaten="U.", art=ART)
            for i, cost in FOES.items()
        ),
        characters=tuple(
            Character(id=name, name=name.title(), biography="B.", talent=talent, art=ART)
            for name, talent in talents.items()
        ),
        plots=tuple(Plot(n=n, name=f"Plot {n}", ending=f"Ending {n}.", art=ART) for n in (1, 2, 3)),
        gateways=(Gateway(id="tree", name="Tree", title="Tree", ending="Home.", art=ART),),
        prologue=page,
        losing=Losing(
            page=page,
            causes={
                "hand": "Hand.",
                "caught": "Caught.",
                "foe": "Foe.",
                "story": "Story.",
                "trapped": "Trapped.",
                "clock": "Clock.",
                "given_up": "Given up.",
            },
        ),
    )


def who(tile: int = 1, hand: Iterable[int] = (), **more: Any) -> Mapping[str, Any]:
    """Return a hero for `night`. `boons` may be numbers; without a hand it has a Search, a Solve and a Talk."""
    boons = tuple(held if isinstance(held, BoonHeld) else BoonHeld(boon=held) for held in more.pop("boons", ()))
    return {"tile": tile, "hand": tuple(hand), "boons": boons, "route": (tile,), **more}


@dataclass
class Night:
    """A game in the small Otherworld; actions go through the engine's own door."""

    rules: LostOnes
    state: State
    rng: Rng = field(default_factory=lambda: Rng(bytes(32)))
    events: tuple[Any, ...] = ()
    reveals: bool = False

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def view(self) -> PublicView:
        return self.rules.public_view(self.state)

    @property
    def status(self) -> Status:
        return self.rules.status(self.view)

    @property
    def reason(self) -> str | None:
        return self.table.outcome.reason if self.table.outcome else None

    def hero(self, h: int) -> Hero:
        return self.table.heroes[h]

    def offers(self, seat: int = 0) -> tuple[Offer[Any], ...]:
        return tuple(self.rules.offers(self.rules.seat_view(self.state, Seat(seat))))

    def may(self, kind: type, seat: int = 0) -> list[Any]:
        """Return what a seat may do of one kind, each as it is offered."""
        return [offer.action for offer in self.offers(seat) if type(offer.action) is kind]

    def do(self, action: Any, seat: int | None = None) -> "Night":
        """Do something for a hero; by its owner, unless another seat is named."""
        actor = self.hero(action.hero).owner if seat is None else Seat(seat)
        return self._took(act(self.rules, self.state, actor, action, self.rng))

    def lapse(self, times: int = 1) -> "Night":
        for _ in range(times):
            pending = self.status.pending
            assert pending is not None
            self.by_table(Lapse(decision=pending.id))
        return self

    def leave(self, seat: int) -> "Night":
        return self.by_table(Leave(seat=Seat(seat)))

    def join(self, seat: int) -> "Night":
        return self.by_table(Join(seat=Seat(seat)))

    def concede(self, seat: int) -> "Night":
        return self._took(act(self.rules, self.state, Seat(seat), Concede(), self.rng))

    def by_table(self, action: Any) -> "Night":
        return self._took(act(self.rules, self.state, None, action, self.rng))

    def _took(self, step: Moved) -> "Night":
        self.state, self.events, self.reveals = step.state, step.public, step.reveals
        return self

    def told(self, kind: type) -> list[Any]:
        """Return the events of one kind that the last action brought."""
        return [event for event in self.events if type(event) is kind]

    def set(self, **changes: Any) -> "Night":
        """Change the table by hand."""
        self.state = evolve(self.state, table=evolve(self.table, **changes))
        return self

    # the commonest actions, of the hero on turn unless one is named

    def walk(self, side: Side, hero: int | None = None) -> "Night":
        h = self._hero(hero)
        there = {tile.n for tile in self.view.tiles}
        face = next(tile for tile in self.view.tiles if tile.n == self.hero(h).tile)
        kind = Move if face.sides[side].to in there else Explore
        return self.do(kind(hero=h, side=side))

    def pay(self, encounter: str, *cards: int, **more: Any) -> "Night":
        return self.do(Attempt(hero=self._hero(None), encounter=encounter, cards=frozenset(cards), **more))

    def answer(self, hero: int, yes: bool) -> "Night":
        return self.do(Answer(hero=hero, yes=yes))

    def end(self) -> "Night":
        return self.do(EndTurn(hero=self._hero(None)))

    def begin(self, hero: int) -> "Night":
        return self.do(Begin(hero=hero))

    def _hero(self, hero: int | None) -> int:
        found = self.table.hero if hero is None else hero
        assert found is not None
        return found


def night(
    book: Book,
    *heroes: Mapping[str, Any],
    placed: Iterable[int | str] = (1,),
    options: Mapping[str, Any] | None = None,
    foe: int = 1,
    deck: Sequence[int] = (),
    banes: Sequence[int] = (),
    turn: int | None = 0,
    **table: Any,
) -> Night:
    """Return a night in which hero `turn` is to act: what is placed is read, the heroes are as `who` says.

    `foe`, `deck` and `banes` lie on top of their decks. With `turn` None nobody has begun.
    """
    rules, seats = LostOnes(book), 1 if (options or {}).get("solo_two") else len(heroes)
    began = rules.setup(Options(random_characters=True, **(options or {})), seats_of(seats), Rng(bytes(32))).state
    bodies = tuple(
        evolve(old, character=NAMES[h], **{**change, "hand": change["hand"] or (1 + h, 7 + h, 13 + h)})
        for h, (old, change) in enumerate(zip(began.table.heroes, heroes, strict=True))
    )
    keys = tuple(map(str, placed))
    if turn is not None:
        table = {"hero": turn, "first": turn, "ask": AskTurn(waiting=(turn,)), **table}
    changed = evolve(began.table, heroes=bodies, **{"placed": keys, "read": keys, "outcome": None, **table})
    return Night(rules, _stacked(began, changed, foe, deck, banes))


def _stacked(began: State, table: Table, foe: int, deck: Sequence[int], banes: Sequence[int]) -> State:
    """Return a state whose decks hold what does not lie on the table, with the wanted cards on top."""
    held = [card for hero in table.heroes for card in (*hero.hand, *hero.discard)]
    assert len(set(held)) == len(held), "a card is in one place"
    cursed = {bane for hero in table.heroes for bane in hero.banes}.union(table.bane_discard)
    owned = {held.boon for hero in table.heroes for held in hero.boons}
    return evolve(
        began,
        table=table,
        deck=_on_top(deck, (card for card in range(1, 41) if card not in held)),
        bane_deck=_on_top(banes, (bane for bane in range(20, 0, -1) if bane not in cursed)),
        foe_deck=_on_top((foe,), FOES),
        supply=tuple(boon for boon in BOONS if boon not in owned),
    )


def _on_top(first: Sequence[int], cards: Iterable[int]) -> tuple[int, ...]:
    return (*first, *(card for card in cards if card not in first))


def hands(state: State) -> list[int]:
    return [len(hero.hand) for hero in state.table.heroes]
