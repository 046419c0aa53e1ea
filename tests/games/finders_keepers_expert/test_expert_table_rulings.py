"""One test or more for each ruling of Expert: FK-34 to FK-37, FK-40, FK-46; the lobby."""

import pytest

from engine.core.errors import Refused, Stale
from engine.core.events import Paused, SeatAway, SeatBack, SeatHanded, SeatLeft
from engine.core.game import seats_of
from engine.core.ids import Seat
from engine.core.model import evolve
from engine.core.protocol import HandOver, Join
from engine.core.rng import Rng
from engine.games.finders_keepers.deck import SEYMOUR
from engine.games.finders_keepers.objects import FIND_ME
from engine.games.finders_keepers_expert import deal as dealing
from engine.games.finders_keepers_expert.actions import Resume, Return, Stop
from engine.games.finders_keepers_expert.events import Captured, Passed
from engine.games.finders_keepers_expert.game import FINDERS_KEEPERS_EXPERT, RULES, result
from engine.games.finders_keepers_expert.matches import able
from engine.games.finders_keepers_expert.options import Options
from engine.games.finders_keepers_expert.state import State
from tests.games.finders_keepers.builders import tile, tiles
from tests.games.finders_keepers_expert.builders import (
    awaited,
    capture,
    deal,
    hand,
    lapse,
    leave,
    may,
    on_table,
    passes,
    position,
    public,
    step,
    view,
)

LOBBY, TEXT = FINDERS_KEEPERS_EXPERT.lobby, FINDERS_KEEPERS_EXPERT.text
GRID = "duck rocket, marble duck, key feather, crown, kite, bell"
BOTH = (GRID, "duck crown / marble", "key kite / bell")


# ---------------------------------------------------------------- people come and go


def test_fk_34_a_late_turn_is_skipped_and_after_two_the_seat_is_away() -> None:
    state = position(*BOTH, "bell")
    late = lapse(state)
    assert late.public == (Passed(seat=0, by="deadline"),)
    assert late.state.table.seat == 1
    away = lapse(on_table(late.state, seat=0))
    assert away.public == (Passed(seat=0, by="deadline"), SeatAway(seat=0))
    third = passes(passes(on_table(away.state, seat=2)).state)
    assert third.state.table.seat == 1, "skipped at once"
    assert RULES.status(public(away.state)).away == (0,)
    assert may(away.state, 0) == {"return"}
    back = step(away.state, Return(), 0)
    assert back.public == (SeatBack(seat=0),)
    assert may(back.state, 1) == {"capture", "pass"}, "the turn of the others goes on"
    acted = passes(late.state).state
    assert acted.table.places[1].missed == 0


def test_fk_34_the_end_test_ignores_away_seats() -> None:
    state = position("duck, key", "duck", "key", places=({}, {"away": True}))
    over = capture(state, "duck", 1).state
    assert over.table.outcome is not None
    assert over.table.outcome.winners == (0,)


def test_fk_34_if_everybody_is_away_the_game_pauses() -> None:
    state = position(*BOTH, places=({"missed": 1}, {"away": True}))
    paused = lapse(state)
    assert paused.public[-1] == Paused()
    assert awaited(paused.state) == (0, 1)
    assert "paused" not in FINDERS_KEEPERS_EXPERT.deadlines
    resumed = step(paused.state, Resume(), 1).state
    assert (resumed.table.seat, resumed.table.active) == (1, (0, 1))


def test_fk_34_house_rules() -> None:
    played = lapse(position(GRID + ", crown seymour", "duck crown", "key", options={"timeout_play": True}))
    assert played.public[0] == Captured(seat=0, tile=tile("crown"), cells=(3, 6), by="bot"), "the most points"
    assert played.state.table.places[0].missed == 1
    once = lapse(position(*BOTH, options={"away_after": 1}))
    assert SeatAway(seat=0) in once.public


def test_fk_35_who_leaves_keeps_the_cards_but_cannot_win() -> None:
    state = position(*BOTH, "bell", captured=("", "key, anchor, camera, magnet"))
    left = leave(state, 1)
    assert left.public == (SeatLeft(seat=1),)
    assert left.state.table.places[1].captured == 4
    assert (hand(left.state, 1), left.state.stacks[1]) == ([], ())
    assert set(tiles("key kite bell")) <= set(left.state.out), "the tiles leave the game"
    with pytest.raises(Stale):
        step(left.state, Join(seat=1), None)  # type: ignore[arg-type]
    over = capture(position("duck", "duck", "bell", captured=("", "key, key"), places=({}, {"gone": True})), "duck", 1)
    assert over.state.table.outcome is not None
    assert over.state.table.outcome.winners == (0,)
    assert over.state.table.outcome.score == 1


def test_fk_35_the_turn_passes_on_and_the_last_one_may_stop() -> None:
    state = leave(position(*BOTH, "bell"), 0).state
    assert awaited(state) == (1,)
    alone = leave(state, 2).state
    assert "stop" in may(alone, 1)
    stopped = step(alone, Stop(), 1).state.table.outcome
    assert stopped is not None
    assert (stopped.reason, stopped.winners) == ("stopped", ())
    assert leave(alone, 1).state.table.outcome.reason == "abandoned"  # type: ignore[union-attr]


def test_fk_35_it_may_end_the_game() -> None:
    state = position("key", "duck", "key", "bell", seat=1, options={"auto_pass": False})
    assert leave(on_table(state, seat=0), 1).state.table.outcome is not None


def test_fk_36_two_to_four_seats_and_six_by_house_rule() -> None:
    assert LOBBY.seat_range(Options()) == (2, 4)
    assert LOBBY.problem(Options(), 5) == "too_many_seats"
    assert LOBBY.problem(Options(), 1) == "too_few_seats"
    options = LOBBY.changed(Options(), "max_seats", 6, 4)
    assert LOBBY.problem(options, 6) is None
    with pytest.raises(Refused) as refused:
        LOBBY.changed(options, "max_seats", 4, 5)
    assert refused.value.code == "seats_taken"
    dealt = {
        n: (len(state.stacks[0]) + len(state.table.places[0].hand), len(state.out))
        for n, state in ((n, deal(n, max_seats=6)) for n in range(2, 7))
    }
    assert dealt == {2: (20, 0), 3: (13, 1), 4: (10, 0), 5: (8, 0), 6: (6, 4)}


def test_fk_37_seymour_counts_double_and_is_marked_in_words() -> None:
    over = capture(position("duck seymour, duck", "duck", "bell"), "duck", 1, 2).state
    assert over.table.outcome is not None
    assert over.table.outcome.score == 3
    state = deal(2, text_mode=True)
    for slot, dealt in zip(public(state).grid, state.grid, strict=True):
        assert slot is not None
        assert dealt is not None
        assert (SEYMOUR in slot.words) == dealt.picture.seymour


def test_fk_40_neutral_alt_texts_and_words_in_text_mode() -> None:
    state = deal(2)
    bare = evolve(
        state,
        grid=tuple(
            card and evolve(card, picture=evolve(card.picture, objects=(), seymour=False)) for card in state.grid
        ),
    )
    assert TEXT.alt(public(state)) == TEXT.alt(public(bare))
    assert TEXT.panel_alt(view(state, 0), 3) == TEXT.panel_alt(view(bare, 0), 3)
    words = deal(2, text_mode=True)
    said, short = repr(TEXT.in_words(public(words))), repr(TEXT.alt(public(words)))
    for slot in public(words).grid:
        assert slot is not None
        assert slot.picture is None
        assert all(repr(word) in said for word in slot.words)
        assert not any(repr(word) in short for word in slot.words if word not in _on_tiles(words))


def _on_tiles(state: State) -> set[str]:
    return {FIND_ME[number] for place in state.table.places for number in place.hand}


def test_fk_46_somebody_can_capture_something_after_the_deal() -> None:
    for number in range(100):
        state = deal(2, number, hand=3)
        assert able(state, state.table.seat), "the bot has passed for whoever cannot"


def test_fk_46_a_dead_deal_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    dead, live = position("key", "duck", "bell"), position("key", "key", "bell")
    dealt = iter([dead, dead, live])
    monkeypatch.setattr(dealing, "_dealt", lambda *args: next(dealt))
    assert dealing.deal(Options(), 2, seats_of(2), seats_of(2)[0], Rng(bytes(32))) is live


# ---------------------------------------------------------------- the lobby


def test_every_house_rule_stands_in_the_lobby_and_can_be_said() -> None:
    fields = {field.name: field for field in LOBBY.fields(Options(), 2)}
    assert len(fields) == len(Options.model_fields)
    for name, field in fields.items():
        for value in field.values:
            options = LOBBY.changed(Options(), name, value, 2)
            assert len(LOBBY.summary(options, 2)) == (value != field.default)


def test_best_lists_have_keys_of_what_counts() -> None:
    over = capture(position("duck", "duck", "bell"), "duck", 1).state.table.outcome
    assert over is not None
    basic = result(Options(), 2, over)
    assert (basic.won, basic.score) == (True, 1)
    assert result(Options(auto_pass=False, open_scores=True), 2, over).board == basic.board
    other = result(Options(hand=3, collect="auto"), 2, over).board
    assert other != basic.board
    assert len(LOBBY.board(other).values["differences"].items) == 2  # type: ignore[union-attr]


def test_fk_34_a_new_holder_is_there() -> None:
    away = lapse(position(*BOTH, options={"away_after": 1})).state
    assert RULES.status(public(away)).away == (0,)
    handed = step(away, HandOver(seat=Seat(0)), None)
    assert handed.public == (SeatHanded(seat=Seat(0)),)
    assert RULES.status(public(handed.state)).away == ()
    assert (hand(handed.state, 0), awaited(handed.state)) == (hand(away, 0), awaited(away))
