"""The night from turn to turn: characters, its beginning, rounds, whose turn it is (A4.3, LO-02 to LO-11)."""

from engine.core.ids import Seat
from engine.games.lost_ones.actions import Begin, ChooseCharacter, EndTurn
from engine.games.lost_ones.arrival import read_page
from engine.games.lost_ones.asks import AskBegin, AskCharacter, AskTurn
from engine.games.lost_ones.cards import ready_talents
from engine.games.lost_ones.draft import Draft
from engine.games.lost_ones.events import CharacterChosen, NightBegan, RoundBegan, TurnBegan, TurnEnded
from engine.games.lost_ones.settle import settle_turn
from engine.games.lost_ones.standing import most_actions
from engine.games.lost_ones.turn_offers import free_actions
from engine.games.lost_ones.work import Phases


def choose_character(d: Draft, action: ChooseCharacter) -> None:
    """A hero takes a character; the last one begins the night (LO-02)."""
    take_character(d, action.hero, action.character)
    nameless = tuple(h for h, body in enumerate(d.heroes) if body.character is None)
    d.ask = AskCharacter(waiting=nameless) if nameless else None


def take_character(d: Draft, hero: int, character: str) -> None:
    """Give a hero its name."""
    d.heroes[hero].character = character
    d.say(CharacterChosen(hero=hero, character=character))


def go_on(d: Draft) -> None:
    """Open the next decision of the night, or bring about what comes before it. Nothing is left to be done."""
    if d.heroes[0].character is None:
        d.pose(AskCharacter(waiting=tuple(range(len(d.heroes)))))
        return
    if not d.read:
        _begin_night(d)
    settle_turn(d)
    if d.outcome is not None:
        return
    if d.hero is None:
        _next_turn(d)
    elif d.used < most_actions(d.heroes[d.hero], d.book.boons, d.book.banes) or _anything_free(d, d.hero):
        d.pose(AskTurn(waiting=(d.hero,)))
    else:
        turn_over(d)


def _begin_night(d: Draft) -> None:
    """Read the Prologue and the first page; draw who begins, where that is by lot (LO-03, LO-04)."""
    d.say(NightBegan())
    read_page(d, d.placed[0])
    if d.options.first_seat == "random":
        d.first = d.rng.below(len(d.heroes))


def _anything_free(d: Draft, hero: int) -> bool:
    """Whether a turn without actions left still has something to offer (LO-79)."""
    return any(True for _ in free_actions(d.view(), hero))


# ---------------------------------------------------------------- turns


def begin(d: Draft, seat: Seat, action: Begin) -> None:
    """Begin a hero's turn; whoever looks after the hero goes on doing so until its seat is back (LO-96)."""
    owner = d.heroes[action.hero].owner
    d.minded = seat != owner and owner not in d.gone
    _begin_turn(d, action.hero, None if seat == owner else seat)


def _begin_turn(d: Draft, hero: int, by: Seat | None = None) -> None:
    d.ask = None
    d.hero, d.used, d.explored, d.halted, d.refused = hero, 0, False, False, ()
    if d.first is None:
        d.first = hero
    ready_talents(d, "turn")
    d.say(TurnBegan(hero=hero, by=by))


def end_turn(d: Draft, action: EndTurn) -> None:
    """End the turn, or pass where nothing is legal (LO-11)."""
    turn_over(d, passed=not d.used)


def turn_over(d: Draft, *, passed: bool = False) -> None:
    """End the turn of the hero on turn."""
    assert d.hero is not None, "only a turn that has begun can end"
    d.say(TurnEnded(hero=d.hero, passed=passed))
    d.heroes[d.hero].acted = True
    d.ask = None
    d.hero, d.used, d.explored, d.halted, d.refused, d.minded = None, 0, False, False, (), False


def skip_turn(d: Draft, hero: int) -> None:
    """A turn that nobody began is over (LO-96)."""
    d.ask = None
    d.heroes[hero].acted = True
    d.say(TurnEnded(hero=hero))


def _next_turn(d: Draft) -> None:
    """Ask who begins; alone one begins at once. When all have acted a new round begins."""
    if all(body.acted for body in d.heroes):
        _begin_round(d)
        if d.work:
            return
    if len(d.heroes) == 1:
        _begin_turn(d, 0)
    else:
        d.pose(AskBegin(waiting=_may_begin(d)))


def _begin_round(d: Draft) -> None:
    """Begin a round; with the house rule the clock advances every so many (LO-89)."""
    d.round += 1
    for body in d.heroes:
        body.acted = False
    ready_talents(d, "round")
    d.say(RoundBegan(round=d.round))
    if d.options.dusk and (d.round - 1) % d.options.dusk == 0:
        d.push(Phases(k=1))


def _may_begin(d: Draft) -> tuple[int, ...]:
    """Return who may begin a turn: any who have not acted, in order from the first (LO-09, LO-10).

    In a fixed order only the next one; before the first turn whoever comes first, unless that was drawn (LO-04).
    """
    n = len(d.heroes)
    start = d.first or 0
    if d.options.fixed_order and d.options.rotate_first:
        start = (start + d.round - 1) % n
    left = tuple(h for h in ((start + i) % n for i in range(n)) if not d.heroes[h].acted)
    drawn = d.options.first_seat == "random" and d.round == 1 and len(left) == n
    return left[:1] if drawn or (d.options.fixed_order and d.first is not None) else left
