"""Every page is one that Discord takes, however much there is to say, and says what it should."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.publication import LobbyCard, Occupant, Peek, Publication
from bot.servers import Best, Records, Tallies, Tally
from bot.service.lobbies import LONGEST, SHORTEST
from cogs.components import Control, Verb, parse
from cogs.forms import Filling
from cogs.layout import Page, Picture
from cogs.lobby_page import deadline_words, decoded, encoded, lobby_page, options_page, page_with
from cogs.panel_page import Ask, Sight, blank_page, panel_of, panel_page, sight
from cogs.records_page import records_page
from cogs.table_page import LOST, WON, table_page
from engine.core.game import OptionField
from tests.cogs.test_menus import judge
from tests.cogs.toys import (
    ANA,
    BEN,
    CLEO,
    WORDS,
    ToyText,
    View,
    card,
    ended,
    moves,
    peek,
    picks,
    publication,
    running,
    table,
    toy_game,
)

GAME = toy_game()
LONG_NAMES = tuple(Occupant(i + 1, None, "🙂_*" * 20) for i in range(8))
BOARD = Picture(b"RIFF", "a board")


def texts(page: Page) -> str:
    return "\n".join(i.content for i in page.view().walk_children() if isinstance(i, discord.ui.TextDisplay))


def verbs(page: Page) -> list[Verb]:
    found = []
    for item in page.view().walk_children():
        if isinstance(item, discord.ui.Button | discord.ui.Select):
            control = parse(item.custom_id or "")
            assert control is not None
            found.append(control.verb)
    return found


def buttons(page: Page) -> list[discord.ui.Button[Any]]:
    return [item for item in page.view().walk_children() if isinstance(item, discord.ui.Button)]


def selects(page: Page) -> Iterable[discord.ui.Select[Any]]:
    return (item for item in page.view().walk_children() if isinstance(item, discord.ui.Select))


def running_table(**changes: Any) -> Publication:
    return replace(publication(), table=table(**changes))


def shown(peek: Peek, picture: Picture | None, seen: Sight, ask: Ask) -> Page:
    return panel_page(panel_of(peek, GAME, WORDS, ask), picture, seen, ask)


# the table


def test_the_table_names_the_awaited_and_has_the_same_buttons_for_everybody() -> None:
    page = table_page(publication(seat=1), GAME, WORDS.at(table()), BOARD)
    judge(page)
    assert page.head == WORDS.say("table-call", people=f"<@{BEN}>")
    assert verbs(page) == [Verb.TURN, Verb.WORDS, Verb.RULES, Verb.MORE]
    assert "Ben moves" in texts(page)
    assert page.mentions == ()


def test_a_page_pings_nobody_unless_told() -> None:
    page = table_page(publication(seat=1), GAME, WORDS, None)
    assert page.allowed_mentions().to_dict() == {"parse": []}
    called = replace(page, mentions=(BEN,))
    assert called.allowed_mentions().to_dict() == {"parse": [], "users": [BEN]}


def test_without_a_picture_the_board_is_said() -> None:
    page = table_page(publication(), GAME, WORDS, None)
    assert "a board" in texts(page)
    assert page.pictures == ()


def test_the_marks_on_a_picture_are_explained_below_it() -> None:
    game = toy_game(ToyText(marks="1 Ana, 2 Ben"))
    assert "-# 1 Ana, 2 Ben" in texts(table_page(publication(), game, WORDS, BOARD))
    assert "1 Ana" not in texts(table_page(publication(), game, WORDS, None))
    assert "-#" not in texts(table_page(publication(), GAME, WORDS, BOARD))


def test_an_awaited_automatic_player_is_not_called() -> None:
    assert table_page(publication(seat=2), GAME, WORDS, None).head == ""


def test_a_long_log_loses_its_oldest_lines() -> None:
    lines = tuple(f"turn {i} " + "x" * 90 for i in range(300))
    page = table_page(replace(publication(), view=View(log=lines)), GAME, WORDS, BOARD)
    judge(page)
    assert "turn 299" in texts(page)
    assert "turn 0 " not in texts(page)


@pytest.mark.parametrize(("won", "accent"), [(True, WON), (False, LOST)])
def test_the_end_is_said_and_can_only_be_read(won: bool, accent: int) -> None:
    status = ended() if won else replace(ended(), outcome=ended().outcome.__class__(reason="lost"))
    page = table_page(replace(publication(), status=status), GAME, WORDS, BOARD)
    assert page.accent == accent
    assert "it is over" in texts(page)
    assert (page.head, verbs(page)) == ("", [Verb.AGAIN, Verb.REPLAY, Verb.WORDS, Verb.RULES])


def test_a_free_seat_can_be_taken() -> None:
    status = replace(running(), vacant=(1,))
    assert Verb.SIT in verbs(table_page(replace(publication(), status=status), GAME, WORDS, None))


def test_deadline_and_votes_are_shown() -> None:
    text = texts(table_page(running_table(deadline_at=1234.0, cancel_votes=(ANA,)), GAME, WORDS, None))
    assert "<t:1234:R>" in text
    assert WORDS.say("table-cancel-votes", votes=1, needed=2) in text


# the lobby


def fields(n: int, values: int = 3, page: int = 0) -> list[OptionField]:
    return [OptionField(f"size{i}", tuple(range(values)), 0, 0, page) for i in range(n)]


def control_of(item: discord.ui.Select[Any]) -> Control:
    control = parse(item.custom_id)
    assert control is not None
    return control


def named(found: list[OptionField]) -> list[OptionField]:
    """The toy has words for one setting only."""
    return [replace(field, name="size") for field in found]


def lobby(found: list[OptionField], **changes: Any) -> LobbyCard:
    return card(found, **changes)


@pytest.mark.parametrize("values", [2, 25, 26, 60])
def test_every_value_of_a_setting_is_within_reach(values: int) -> None:
    shown = lobby(named(fields(1, values)))
    page = lobby_page(shown, GAME, WORDS.at(shown.table))
    judge(page)
    offered = [o.value for s in selects(page) if control_of(s).verb is Verb.SET for o in s.options]
    assert offered == [encoded(value) for value in range(values)]


def test_settings_without_room_on_the_message_stand_under_more_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.words.Words.option", lambda self, game, name: name)
    monkeypatch.setattr("cogs.words.Words.option_value", lambda self, game, name, value: str(value))
    shown = lobby(fields(20) + [replace(f, name=f"rare{f.name}", page=1) for f in fields(30)], seats=LONG_NAMES)
    words = WORDS.at(shown.table)
    front = lobby_page(shown, GAME, words)
    judge(front)
    names = {control_of(s).arg for s in selects(front) if control_of(s).verb is Verb.SET}
    for number in range(10):
        page = options_page(shown, GAME, words, number, host=True)
        judge(page)
        names |= {control_of(s).arg for s in selects(page) if control_of(s).verb is Verb.SET}
    assert names == {f"size{i}.0" for i in range(20)} | {f"raresize{i}.0" for i in range(30)}
    used = Control(Verb.SET, 7, arg="raresize29.0")
    again = options_page(shown, GAME, words, page_with(shown, GAME, words, used), host=True)
    assert used.arg in [control_of(s).arg for s in selects(again)]


def test_a_table_may_play_live_or_wait_for_days() -> None:
    page = options_page(lobby([], deadline_seconds=150), GAME, WORDS, 0, host=True)
    judge(page)
    (times,) = [s for s in selects(page) if control_of(s).verb is Verb.DEADLINE]
    assert [option.value for option in times.options if option.default] == ["150"]
    labels = [(option.value, option.label) for option in times.options]
    assert labels[:9] == [
        ("none", "Turns may take for ever"),
        ("45", "45 seconds for each turn"),
        ("60", "1 minute for each turn"),
        ("90", "1½ minutes for each turn"),
        ("150", "2½ minutes for each turn"),
        ("180", "3 minutes for each turn"),
        ("600", "10 minutes for each turn"),
        ("1800", "30 minutes for each turn"),
        ("3600", "1 hour for each turn"),
    ]
    assert labels[-1] == ("2592000", "30 days for each turn")
    assert all(SHORTEST <= int(option.value) <= LONGEST for option in times.options[1:])


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(30, "30 seconds"), (75, "75 seconds"), (630, "10 minutes"), (5400, "90 minutes"), (86400, "1 day")],
)
def test_a_time_is_said_in_the_largest_unit_that_fits(seconds: int, words: str) -> None:
    assert deadline_words(seconds, WORDS) == f"{words} for each turn"


@pytest.mark.parametrize(("seconds", "said"), [(None, False), (600, True)])
def test_whoever_may_join_reads_how_long_a_turn_may_take(seconds: int | None, said: bool) -> None:
    page = lobby_page(lobby([], deadline_seconds=seconds), GAME, WORDS)
    judge(page)
    assert ("⏳ 10 minutes for each turn" in texts(page)) == said
    assert ("⏳" in texts(page)) == said


def test_only_the_host_may_change_settings() -> None:
    shown = lobby(named(fields(1, page=1)))
    assert all(s.disabled for s in selects(options_page(shown, GAME, WORDS, 0, host=False)))
    assert not any(s.disabled for s in selects(options_page(shown, GAME, WORDS, 0, host=True)))


def test_a_setting_with_one_legal_value_has_no_control() -> None:
    page = lobby_page(lobby(named(fields(1, values=1))), GAME, WORDS)
    assert Verb.SET not in verbs(page)


def test_switches_share_one_select_and_show_what_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.words.Words.option", lambda self, game, name: name)
    switches = [OptionField(name, ("no", "yes"), on, "no") for name, on in (("a", "yes"), ("b", "no"), ("c", "yes"))]
    (shared,) = [s for s in selects(lobby_page(lobby(switches), GAME, WORDS)) if "Variants" in str(s.placeholder)]
    assert [(o.value, o.default) for o in shared.options] == [("a", True), ("b", False), ("c", True)]
    assert (shared.min_values, shared.max_values) == (0, 3)


def test_a_lone_switch_is_a_plain_choice() -> None:
    page = lobby_page(lobby([OptionField("fast", ("no", "yes"), "yes", "no")]), GAME, WORDS)
    (single,) = [s for s in selects(page) if control_of(s).verb is Verb.SET]
    assert [o.default for o in single.options] == [False, True]


def test_a_value_reads_back_only_while_it_is_legal() -> None:
    field = OptionField("size", (1, 2, "3"), 1, 1)
    assert [decoded(encoded(value), field) for value in (1, 2, "3")] == [1, 2, "3"]
    assert decoded(encoded(3), field) is None
    assert decoded("nonsense", field) is None


def test_a_problem_is_said_and_stops_the_start() -> None:
    page = lobby_page(replace(lobby([]), problem="too few"), GAME, WORDS)
    assert "no: too few" in texts(page)
    start = [i for i in page.view().walk_children() if isinstance(i, discord.ui.Button) and i.label == "Start"]
    assert [button.disabled for button in start] == [True]


def test_a_full_lobby_of_wild_names_fits() -> None:
    shown = lobby(named(fields(1)), seats=LONG_NAMES)
    judge(lobby_page(shown, GAME, WORDS.at(shown.table)))


def test_automatic_players_are_named_by_their_kind_and_numbered() -> None:
    seats = (*[Occupant(None, "random", "x")] * 2, Occupant(CLEO, None, "Cleo"))
    words = replace(WORDS.at(table(seats=seats)), games={"toy": GAME})
    assert words.people() == ["Scatterbrain 1 🤖", "Scatterbrain 2 🤖", "Cleo"]


# the panel


def test_a_secret_picture_is_private_and_named_like_every_other() -> None:
    look = Picture(b"RIFF", "a secret card", private=True)
    page = shown(peek(moves(3)), look, Sight(0), Ask())
    assert [file.filename for file in page.files()] == ["look.webp"]
    judge(page)


def test_without_its_picture_a_secret_is_said() -> None:
    assert "a secret card" in texts(shown(peek(moves(1)), None, Sight(0), Ask()))


@pytest.mark.parametrize("ask", [Ask(), Ask(page=2, sight=1), Ask(filling=Filling(0, (frozenset({1, 2}),)))])
def test_a_missing_picture_is_spoken_of_and_the_same_can_be_asked_for_again(ask: Ask) -> None:
    seen = peek([picks(9, 2, 3), *moves(3)])
    panel = panel_of(seen, toy_game(ToyText(pictures=3)), WORDS, ask)
    page = panel_page(panel, None, Sight(None), ask, missing=True)
    judge(page)
    assert WORDS.say("panel-picture-late") in texts(page)
    [again] = [button for button in buttons(page) if button.label == "Show again"]
    control = parse(again.custom_id or "")
    assert control is not None
    assert (control.verb, control.sight) == (Verb.SIGHT, ask.sight)
    assert Ask.parse(control.arg, seen, control.sight) == ask
    here = panel_page(panel, BOARD, Sight(None), ask)
    assert WORDS.say("panel-picture-late") not in texts(here)
    assert "Show again" not in [button.label for button in buttons(here)]


def test_a_question_needs_no_picture_of_its_own() -> None:
    ask = Ask(question=0)
    panel = panel_of(peek(moves(1)), toy_game(ToyText(asks=frozenset({0}))), WORDS, ask)
    page = panel_page(panel, None, Sight(None), ask, missing=True)
    assert WORDS.say("panel-picture-late") in texts(page)
    assert verbs(page) == [Verb.ACT, Verb.PANEL]


def test_after_its_time_nothing_secret_is_shown_but_the_turn_goes_on() -> None:
    seen = sight(peek(moves(3), view=View(seconds=15)), GAME, 1015.0)
    assert seen.gone
    assert not seen.open
    page = shown(peek(moves(3), view=View(seconds=15)), None, seen, Ask())
    assert "secret" not in texts(page)
    assert "your turn" not in texts(page)
    assert verbs(page).count(Verb.ACT) == 3


@pytest.mark.parametrize(
    ("seconds", "now", "shown"),
    [
        (None, 0.0, Sight(None, in_view=False)),
        (0, 9e9, Sight(0)),
        (15, 1014.0, Sight(15)),
        (15, 1015.0, Sight(15, True)),
    ],
)
def test_how_long_a_look_may_be_read(seconds: int | None, now: float, shown: Sight) -> None:
    assert sight(peek([], view=View(seconds=seconds)), GAME, now) == shown


def test_what_was_whispered_counts_as_a_look() -> None:
    told = replace(peek(moves(1)), whispers=(View(),))
    seen = sight(told, GAME, 0.0)
    assert seen.open
    assert "psst" in texts(shown(told, None, seen, Ask()))


def test_whoever_can_do_nothing_may_look_again() -> None:
    assert verbs(shown(peek([]), None, Sight(None), Ask())) == [Verb.PANEL]
    can = replace(peek([]), can_undo=True)
    assert verbs(shown(can, None, Sight(None), Ask())) == [Verb.UNDO, Verb.PANEL]


def test_a_blanked_panel_is_the_same_for_every_secret() -> None:
    page = blank_page(7, WORDS)
    assert (verbs(page), page.pictures) == ([Verb.PANEL], ())


# records


def test_records_of_nothing_and_of_much() -> None:
    judge(records_page(Records({}, {}), GAME, WORDS))
    many = {f"board {i}": tuple(Best(f"board {i}", s, tuple(range(8)), 1.0) for s in range(10)) for i in range(60)}
    crowd = Tallies(10**6, 10**6, tuple(Tally(2**62 + i, 10**6, 10**6) for i in range(10)))
    page = records_page(Records(many, {}, many, crowd, crowd), GAME, WORDS)
    judge(page)
    assert "board 0" in texts(page)


def test_a_game_without_scores_tells_who_won_and_when() -> None:
    boards = {"b": (Best("b", None, (ANA, BEN), 7.0), Best("b", None, (), 5.0))}
    for records, nobody in ((Records(boards, {}), "somebody"), (Records({}, {}, boards), "an automatic player")):
        page = records_page(records, GAME, WORDS)
        assert f"🏆 <@{ANA}> <@{BEN}> · <t:7:d>\n🏆 {nobody} · <t:5:d>" in texts(page)


def test_games_and_wins_of_people_are_told() -> None:
    own = Tallies(3, 2, (Tally(ANA, 3, 2), Tally(BEN, 2, 1), Tally(CLEO, 1, 0)))
    text = texts(records_page(Records({}, {}, tallies=own, tallies_with_automatic=Tallies(1, 0)), GAME, WORDS))
    assert "3 games played, 2 won." in text
    assert f"<@{ANA}> · 2 wins in 3 games\n<@{BEN}> · 1 win in 2 games\n<@{CLEO}> · no win yet in 1 game" in text
    assert text.endswith(f"**{WORDS.say('best-automatic')}**\nOne game played, 0 won.")
    assert "played" not in texts(records_page(Records({}, {}), GAME, WORDS))
