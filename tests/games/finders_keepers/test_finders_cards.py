"""One test or more for each ruling FK-37 to FK-45: the cards, words for pictures, practice, disputes, claims."""

from collections import Counter
from typing import Any

import pytest

from bot.catalogue import Catalogue
from engine.core.errors import Illegal, Refused
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.rng import Rng
from engine.games.finders_keepers.actions import Claim, Stop, VoidTile
from engine.games.finders_keepers.deck import MIXED, SEYMOUR, deck
from engine.games.finders_keepers.events import SeatReady, TileClosed, TilesTurned, TileVoided
from engine.games.finders_keepers.game import FINDERS_KEEPERS, RULES, result
from engine.games.finders_keepers.objects import CLUTTER, CONFLICTS, FIND_ME
from engine.games.finders_keepers.options import Options
from engine.games.finders_keepers.state import State
from engine.games.finders_keepers.views import Place
from tests.games.finders_keepers.builders import (
    after,
    awaited,
    claim,
    deal,
    keepers,
    leave,
    may,
    position,
    public,
    step,
    tiles,
    view,
    with_options,
)

LOBBY, TEXT = FINDERS_KEEPERS.lobby, FINDERS_KEEPERS.text
CATALOGUE = Catalogue.load(strict=True)
TWO = ("duck rocket, marble duck, key feather", "duck, key, feather")
DECKS = pytest.mark.parametrize("number", range(12))


def a_deck(number: int, *, exact: bool = False) -> tuple[object, ...]:
    return deck(Rng(number.to_bytes(32, "big")), 8, exact)


# ---------------------------------------------------------------- the cards


@DECKS
def test_fk_37_seymour_is_on_twelve_cards_and_never_a_tile(number: int) -> None:
    cards = deck(Rng(number.to_bytes(32, "big")), 8)
    assert len(cards) == 60
    assert sum(card.seymour for card in cards) == 12
    assert SEYMOUR not in FIND_ME
    assert SEYMOUR not in CLUTTER


@DECKS
def test_fk_38_look_alikes_are_never_on_one_card(number: int) -> None:
    for card in (*deck(Rng(number.to_bytes(32, "big")), 8), *deck(Rng(number.to_bytes(32, "big")), 8, True)):
        names = {FIND_ME[on] for on in card.objects}
        assert not any(pair <= names for pair in CONFLICTS)
        assert len(names) == len(card.objects)


@DECKS
def test_fk_39_four_objects_on_average_and_each_on_five_to_seven_cards(number: int) -> None:
    cards = deck(Rng(number.to_bytes(32, "big")), 16)
    sizes = Counter(len(card.objects) for card in cards)
    assert sizes == MIXED
    assert sum(size * count for size, count in sizes.items()) == 240
    on = Counter(number for card in cards for number in card.objects)
    assert set(on) == set(range(40))
    assert set(on.values()) <= {5, 6, 7}


@DECKS
def test_fk_39_exactly_four_where_chosen(number: int) -> None:
    cards = deck(Rng(number.to_bytes(32, "big")), 0, exact=True)
    assert {len(card.objects) for card in cards} == {4}
    assert set(Counter(number for card in cards for number in card.objects).values()) == {6}
    assert LOBBY.changed(Options(), "objects", "four", 2).exact


def test_layouts_are_new_in_every_game() -> None:
    seeds = [{card.seed for card in deck(Rng(bytes([number]) * 32), 8)} for number in range(5)]
    assert all(len(own) == 60 for own in seeds)
    assert len(set.union(*seeds)) == 300
    assert {card.clutter for card in deck(Rng(bytes(32)), 16)} == {16}


def test_the_whole_conflict_list_can_be_kept_apart_in_many_decks() -> None:
    assert len({a_deck(number, exact=bool(number % 2)) for number in range(60)}) == 60


# ---------------------------------------------------------------- words for pictures


def test_fk_40_alt_texts_name_numbers_and_tiles_but_nothing_on_a_card() -> None:
    state = deal(2)
    assert TEXT.panel_alt(view(state, 0)).id == "fk-alt-sheet"
    other = evolve(state, cards=tuple(tuple(evolve(c, objects=(), seymour=False) for c in own) for own in state.cards))
    pages = range(len(TEXT.sights(view(state, 0))))
    assert [TEXT.panel_alt(view(state, 0), page) for page in pages] == [
        TEXT.panel_alt(view(other, 0), page) for page in pages
    ]
    over = step(leave(claim(claim(position(*TWO), 0, 1).state, 1).state, 1).state, Stop(), 0).state
    ended = CATALOGUE.say(TEXT.alt(public(over)))
    assert ended.startswith("The end. Nobody has won. Seat 1: 2 to find, 1 collected.")
    assert ended.endswith("Overlooked things, circled: rubber duck on card 2 of Seat 1.")
    assert TEXT.alt(public(state)).values["tiles"] == TEXT.headline(public(state)).values["tiles"], "tiles are named"


@pytest.mark.parametrize("clutter", [0, 8, 16])
def test_fk_40_text_mode_gives_everybody_shuffled_words_instead_of_pictures(clutter: int) -> None:
    state = deal(3, clutter=clutter, text_mode=True)
    for seat, tableau in enumerate(public(state).tableaus):
        for slot, card in zip(tableau, state.cards[seat], strict=True):
            assert slot.picture is None
            own = {FIND_ME[number] for number in card.objects} | ({SEYMOUR} if card.seymour else set())
            assert own <= set(slot.words)
            assert set(slot.words) - own <= set(CLUTTER)
            assert len(set(slot.words)) == len(slot.words) == len(own) + min(clutter, 8)
    orders = [
        slot.words.index(FIND_ME[card.objects[0]])
        for slot, card in zip(view(state, 0).own, state.cards[0], strict=True)
    ]
    assert len(set(orders)) > 1, "no order"
    assert "fk-note-text-mode" in {note.id for note in LOBBY.notes(state.table.options, 3)}, "chosen before the start"
    assert view(state, 0).public == public(state), "the same for everybody"


def test_fk_40_words_are_said_on_the_panel_and_in_its_alt_texts() -> None:
    state = deal(2, text_mode=True)
    said = repr(TEXT.prompt(view(state, 0)))
    assert all(repr(word) in said for slot in view(state, 0).own for word in slot.words)
    sights = [CATALOGUE.say(what) for what in TEXT.sights(view(state, 0))]
    assert sights == ["Cards 1 to 12", "Seat 2: 1 to 4", "Seat 2: 5 to 8", "Seat 2: 9 to 12"]
    assert repr(public(state).tableaus[1][7].words[0]) in repr(TEXT.panel_alt(view(state, 0), 2))
    alone = deal(2, text_mode=True, private_tableaus=True)
    assert len(TEXT.sights(view(alone, 0))) == 1
    won = after(position("duck", "key, bell", options={"text_mode": True}), (1,), ())
    assert [CATALOGUE.say(what) for what in TEXT.sights(view(won, 0))] == ["Seat 2: 1, 2"], "no card is left"


# ---------------------------------------------------------------- practice, disputes, claims


def test_fk_41_practice_is_for_one_and_counts_tiles() -> None:
    assert LOBBY.problem(Options(), 1) == "too_few_seats"
    options = LOBBY.changed(Options(), "practice", "yes", 1)
    assert LOBBY.seat_range(options) == (1, 1)
    assert LOBBY.problem(options, 1) is None
    with pytest.raises(Refused) as refused:
        LOBBY.changed(Options(), "practice", "yes", 2)
    assert refused.value.code == "practice_is_for_one"
    state = position("duck, key", pile="key crown", options={"practice": True})
    over = claim(claim(state, 0, 1).state, 0, 2).state.table.outcome
    assert over is not None
    assert (over.reason, over.winners, over.score) == ("finished", (0,), 2)
    assert result(options, 1, over).score is None, "fewer tiles are better: no score for a best list"
    never = position("duck, key", pile="", passes=2, options={"practice": True})
    assert claim(never, 0, 1).state.table.outcome.winners == ()  # type: ignore[union-attr]


def test_fk_42_the_owner_may_void_the_open_tile() -> None:
    state = claim(position(*TWO), 1, 1).state
    assert "void_tile" in may(state, 0)
    assert "void_tile" not in may(state, 1)
    with pytest.raises(Illegal):
        step(state, VoidTile(), 1)
    voided = step(state, VoidTile(), 0)
    assert voided.public == (
        TileVoided(seat=Seat(0), tile=tiles("duck")[0]),
        TilesTurned(seat=Seat(0), tiles=tiles("crown"), number=1),
    )
    assert voided.reveals
    table = voided.state.table
    assert (table.open, table.number, awaited(voided.state)) == (tiles("crown"), 1, (0, 1)), "answers are dropped"
    assert table.decision != state.table.decision
    assert table.log == voided.public
    assert keepers(voided.state) == [0, 0]
    assert TEXT.confirm(view(state, 0), _void(state)) is not None


def _void(state: object) -> object:
    return next(offer for offer in RULES.offers(view(state, 0)) if isinstance(offer.action, VoidTile))  # type: ignore[arg-type]


def test_fk_42_anybody_may_once_the_owner_has_left() -> None:
    state = leave(position(*TWO, "duck"), 0).state
    assert all("void_tile" in may(state, seat) for seat in (1, 2)), "one of them may be an automatic player"


@pytest.mark.parametrize(
    ("pile", "fields", "may_void"),
    [
        ("crown", {"passes": 2}, True),
        ("", {"passes": 1}, True),
        ("", {"passes": 2}, False),
        ("", {"passes": 1, "options": {"pile_end": "most"}}, False),
    ],
)
def test_fk_42_with_fk_03_nobody_ends_the_game_by_it(pile: str, fields: dict[str, Any], may_void: bool) -> None:
    state = position(*TWO, pile=pile, **fields)
    assert ("void_tile" in may(state, 0)) == may_void
    locked = with_options(evolve(state, table=evolve(state.table, places=_locked(state))), wrong="lockout")
    pending = RULES.status(public(locked)).pending
    assert pending is not None
    assert (0 in pending.also) == may_void, "only who can do something may answer"


def _locked(state: State) -> tuple[Place, ...]:
    return tuple(evolve(place, locked=seat == 0) for seat, place in enumerate(state.table.places))


def test_fk_42_the_buttons_name_the_tiles_and_not_ones_own_answers() -> None:
    state = claim(position(*TWO, open="duck key", options={"tiles_per_round": 2}), 0, tile=0).state
    offers = [offer for offer in RULES.offers(view(state, 0)) if isinstance(offer.action, VoidTile)]
    labels = [CATALOGUE.say(TEXT.label(view(state, 0), offer)[-1]) for offer in offers]
    assert labels == ["rubber duck", "key"]


def test_fk_42_one_of_several_open_tiles_and_the_last_of_the_pile() -> None:
    options = {"tiles_per_round": 2}
    state = position(*TWO, open="duck key", pile="crown", options=options)
    state = claim(claim(state, 1, 1, tile=0).state, 1, 2, tile=1).state
    first = step(state, VoidTile(tile=0), 0).state
    assert first.table.open == tiles("crown key")
    assert view(first, 1).claims == (None, (2,)), "answers for other tiles stand"
    last = step(first, VoidTile(tile=0), 0)
    assert last.state.table.open == tiles("key"), "nothing is left to turn instead"
    assert awaited(last.state) == (0,), "seat 1 has answered for all that is open"
    none = step(last.state, VoidTile(), 0)
    assert none.state.table.passes == 2, "the voided tiles are shuffled with the others"


def test_fk_42_voiding_the_only_unanswered_tile_closes_the_others() -> None:
    state = position(*TWO, open="duck key", pile="", options={"tiles_per_round": 2})
    for seat in (0, 1):
        state = claim(state, seat, 1, tile=0).state
    assert awaited(state) == (0, 1)
    voided = step(state, VoidTile(tile=1), 0)
    assert [event.found[0].slots for event in voided.public if isinstance(event, TileClosed)] == [(1,)]


def test_fk_43_an_answer_may_be_changed_until_the_tile_closes_and_nobody_notices() -> None:
    state = claim(position(*TWO), 0, 3).state
    changed = claim(state, 0, 1, 2)
    assert changed.public == ()
    assert public(changed.state) == public(state)
    assert view(changed.state, 0).claims == ((1, 2),)
    assert keepers(claim(changed.state, 1).state) == [2, 0], "the last one counts"
    assert SeatReady(seat=Seat(0)) not in changed.public


def test_fk_44_nobody_must_claim_what_he_sees() -> None:
    state = after(position(*TWO), (), (1,))
    assert keepers(state) == [0, 1]


def test_fk_45_the_order_in_which_cards_were_collected_has_no_meaning() -> None:
    state = position(*TWO)
    assert claim(state, 0, 1, 2).state == claim(state, 0, 2, 1).state
    assert Claim(slots=frozenset((2, 1))) == Claim(slots=frozenset((1, 2)))


def test_every_house_rule_stands_in_the_lobby_and_can_be_said() -> None:
    fields = {field.name: field for field in LOBBY.fields(Options(), 1)}
    assert set(fields) == {
        *("clutter", "wrong", "tiles_per_round", "show_misses", "private_tableaus", "manual_reveal", "text_mode"),
        *("practice", "pile_end", "objects", "away_after", "first_seat"),
    }
    assert len(fields) == len(Options.model_fields)
    for name, field in fields.items():
        for value in field.values:
            options = LOBBY.changed(Options(), name, value, 1)
            assert len(LOBBY.summary(options, 1)) == (value != field.default)
    for name, value in (("colour", 1), ("clutter", 9), ("clutter", True)):
        with pytest.raises(Refused):
            LOBBY.changed(Options(), name, value, 2)
