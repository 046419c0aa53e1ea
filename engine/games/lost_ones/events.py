"""What happened, in the past tense. All of it is public: no seat ever knows more than another (C1).

Heroes by number, tiles by key ("4a") where a version matters and by number where not, cards by id of the pack.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.events import Conceding, Ended, SeatHanded, SeatLeft, SeatTaken
from engine.core.ids import Seat
from engine.core.model import Model
from engine.games.lost_ones.effects import Effect, Side


class CharacterChosen(Model):
    """A hero has a name."""

    kind: Literal["character_chosen"] = "character_chosen"
    hero: int
    character: str


class NightBegan(Model):
    """Everybody is somebody: the Prologue is read, then the page of the first tile (LO-03)."""

    kind: Literal["night_began"] = "night_began"


class RoundBegan(Model):
    """A round began."""

    kind: Literal["round_began"] = "round_began"
    round: int


class TurnBegan(Model):
    """A hero's turn began; `by` another seat if it looks after the hero."""

    kind: Literal["turn_began"] = "turn_began"
    hero: int
    by: Seat | None = None


class TurnEnded(Model):
    """A hero's turn ended; `passed` without any action, since none was legal."""

    kind: Literal["turn_ended"] = "turn_ended"
    hero: int
    passed: bool = False


class Lapsed(Model):
    """Time was up for a decision; its default was done, or others may now act (LO-96).

    `decision` is the kind of what was asked; "caretaker": nobody took a late turn, which is over.
    """

    kind: Literal["lapsed"] = "lapsed"
    decision: str
    heroes: tuple[int, ...]


class TilePlaced(Model):
    """A tile came to the table."""

    kind: Literal["tile_placed"] = "tile_placed"
    tile: str


class Moved(Model):
    """Heroes went from one tile to another; the first is the mover. `how`: a step, a bounce, a result."""

    kind: Literal["moved"] = "moved"
    heroes: tuple[int, ...]
    old: int
    new: int
    how: Literal["step", "bounce", "carried"] = "step"


class Stayed(Model):
    """Somebody did not follow."""

    kind: Literal["stayed"] = "stayed"
    hero: int


class EffectStruck(Model):
    """An effect of a tile happens; `spared` are protected by a power."""

    kind: Literal["effect_struck"] = "effect_struck"
    effect: Effect
    tile: int
    heroes: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()


class Countered(Model):
    """An effect was cancelled by one of these."""

    kind: Literal["countered"] = "countered"
    hero: int
    effect: Effect
    card: int | None = None
    boon: int | None = None
    talent: bool = False


class PageRead(Model):
    """A page was read for the first time."""

    kind: Literal["page_read"] = "page_read"
    tile: str


class Paid(Model):
    """A cost was paid: an encounter's, or the foe's (None)."""

    kind: Literal["paid"] = "paid"
    hero: int
    encounter: str | None
    cards: tuple[tuple[int, tuple[int, ...]], ...] = ()  # by hero
    boons: tuple[int, ...] = ()
    talents: tuple[str, ...] = ()


class HelpRefused(Model):
    """Somebody kept their cards; nothing was paid."""

    kind: Literal["help_refused"] = "help_refused"
    hero: int


class EncounterDone(Model):
    """An encounter was completed: its result is read."""

    kind: Literal["encounter_done"] = "encounter_done"
    hero: int
    encounter: str


class Remembered(Model):
    """A result set a flag: the story comes back to it elsewhere (E2, `set_flag`)."""

    kind: Literal["remembered"] = "remembered"
    hero: int


class NothingTaken(Model):
    """A result would have given cards, but nobody whom it met had room, or discards (LO-76, LO-77)."""

    kind: Literal["nothing_taken"] = "nothing_taken"
    hero: int
    full: bool


class Drew(Model):
    """Ability cards came to a hand."""

    kind: Literal["drew"] = "drew"
    hero: int
    cards: tuple[int, ...]


class DeckRenewed(Model):
    """The discards were shuffled into a new deck (LO-76)."""

    kind: Literal["deck_renewed"] = "deck_renewed"


class CardsDiscarded(Model):
    """Ability cards left a hand for nothing."""

    kind: Literal["cards_discarded"] = "cards_discarded"
    hero: int
    cards: tuple[int, ...]
    cause: Literal["blizzard", "lava", "underwater", "result", "limit", "card", "mulligan"]


class CardsRecovered(Model):
    """Ability cards came back from the discards."""

    kind: Literal["cards_recovered"] = "cards_recovered"
    hero: int
    cards: tuple[int, ...]


class TextPlayed(Model):
    """An ability card was played for its text."""

    kind: Literal["text_played"] = "text_played"
    hero: int
    card: int


class TalentUsed(Model):
    """A talent was used outside a payment."""

    kind: Literal["talent_used"] = "talent_used"
    hero: int
    to: int


class BoonGained(Model):
    """A boon came to a hero."""

    kind: Literal["boon_gained"] = "boon_gained"
    hero: int
    boon: int


class BoonUsed(Model):
    """A boon's special was activated outside a payment."""

    kind: Literal["boon_used"] = "boon_used"
    hero: int
    boon: int


class Traded(Model):
    """A card or a boon changed hands (LO-81)."""

    kind: Literal["traded"] = "traded"
    hero: int
    to: int
    card: int | None = None
    boon: int | None = None


class BaneDrawn(Model):
    """A bane was attached to a hero."""

    kind: Literal["bane_drawn"] = "bane_drawn"
    hero: int
    bane: int


class BaneRemoved(Model):
    """A hero is rid of a bane."""

    kind: Literal["bane_removed"] = "bane_removed"
    hero: int
    bane: int


class FoeMet(Model):
    """A foe was turned up."""

    kind: Literal["foe_met"] = "foe_met"
    foe: int
    tile: int


class FoeBeaten(Model):
    """The foe goes back into its deck."""

    kind: Literal["foe_beaten"] = "foe_beaten"
    foe: int
    tile: int


class FoeUnbeaten(Model):
    """Nobody paid."""

    kind: Literal["foe_unbeaten"] = "foe_unbeaten"
    foe: int


class FightWish(Model):
    """Somebody would rather not pay for the foe; `needed` more agree and it is lost."""

    kind: Literal["fight_wish"] = "fight_wish"
    hero: int
    needed: int


class PhaseBegan(Model):
    """The moon clock advanced."""

    kind: Literal["phase_began"] = "phase_began"
    phase: int


class NightmareRevealed(Model):
    """The Nightmare is up."""

    kind: Literal["nightmare_revealed"] = "nightmare_revealed"
    tile: int


class NightmareMoved(Model):
    """The Nightmare took a step."""

    kind: Literal["nightmare_moved"] = "nightmare_moved"
    tile: int


class Rested(Model):
    """Heroes rested; what they drew follows."""

    kind: Literal["rested"] = "rested"
    heroes: tuple[int, ...]


class SideUnlocked(Model):
    """A way is open."""

    kind: Literal["side_unlocked"] = "side_unlocked"
    tile: int
    side: Side


class TileTransformed(Model):
    """A placed tile became another version of itself. (One that is not placed does so without a word, LO-65.)"""

    kind: Literal["tile_transformed"] = "tile_transformed"
    tile: str


class PlotFound(Model):
    """A plot token was found."""

    kind: Literal["plot_found"] = "plot_found"
    hero: int
    plot: int


class GatewayOpened(Model):
    """The way home is open."""

    kind: Literal["gateway_opened"] = "gateway_opened"
    hero: int
    gateway: str


Event = (
    CharacterChosen
    | NightBegan
    | RoundBegan
    | TurnBegan
    | TurnEnded
    | Lapsed
    | TilePlaced
    | Moved
    | Stayed
    | EffectStruck
    | Countered
    | PageRead
    | Paid
    | HelpRefused
    | EncounterDone
    | Remembered
    | NothingTaken
    | Drew
    | DeckRenewed
    | CardsDiscarded
    | CardsRecovered
    | TextPlayed
    | TalentUsed
    | BoonGained
    | BoonUsed
    | Traded
    | BaneDrawn
    | BaneRemoved
    | FoeMet
    | FoeBeaten
    | FoeUnbeaten
    | FightWish
    | PhaseBegan
    | NightmareRevealed
    | NightmareMoved
    | Rested
    | SideUnlocked
    | TileTransformed
    | PlotFound
    | GatewayOpened
    | SeatLeft
    | SeatTaken
    | SeatHanded
    | Conceding
    | Ended
)
LoggedEvent = Annotated[Event, Field(discriminator="kind")]
EVENTS: TypeAdapter[Event] = TypeAdapter(LoggedEvent)
WHISPERS: TypeAdapter[Model] = TypeAdapter(Model)
"""There are no private events."""
