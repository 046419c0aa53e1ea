"""The pages of the story as they are read, from who woke up to the endings. Texts come from the view."""

from collections.abc import Iterator, Sequence

from engine.core.events import Ended
from engine.core.game import Leaf
from engine.core.messages import Message, message
from engine.games.lost_ones.events import CharacterChosen, EncounterDone, Event, FoeBeaten, FoeMet, NightBegan, PageRead
from engine.games.lost_ones.hindrances import Hindrance, hindrance
from engine.games.lost_ones.pack import Character, FoeCard
from engine.games.lost_ones.views import ChapterFace, PageFace, PublicView, ResultFace
from engine.games.lost_ones.words import coordinates, counted, joined, parted


def leaves(view: PublicView, event: Event) -> Sequence[Leaf]:
    """Return what is to be read because of an event; each page once, when it is reached (LO-03, LO-60, LO-90)."""
    match event:
        case CharacterChosen(character=id):
            return tuple(person(who) for who in view.characters if who.id == id)
        case NightBegan():
            return (chapter(view.prologue),)
        case PageRead(tile=key):
            return tuple(tile(view, page) for page in view.pages if page.key == key)
        case EncounterDone(encounter=id):
            return tuple(result(view, face) for face in view.results if face.encounter == id)
        case FoeMet(foe=id):
            return tuple(foe(card) for card in view.foes if card.id == id)
        case FoeBeaten(foe=id):
            return tuple(beaten(card) for card in view.foes if card.id == id)
        case Ended():
            return tuple(_ends(view))
        case _:
            return ()


def book(view: PublicView) -> Sequence[Leaf]:
    """Return all that has been read, in the order of the book: who woke up, prologue, tiles, endings (LO-25)."""
    awake = {hero.character for hero in view.table.heroes}
    out = [person(who) for who in view.characters if who.id in awake]
    if view.pages:
        out.append(chapter(view.prologue))
    for page in view.pages:
        ids = {encounter.id for encounter in page.encounters}
        out.append(tile(view, page))
        out.extend(result(view, face) for face in view.results if face.encounter in ids)
    for card in view.foes:
        out.append(foe(card))
        if card.id in view.table.foes_beaten:
            out.append(beaten(card))
    if view.table.outcome is not None:
        out.extend(_ends(view))
    return tuple(out)


def _ends(view: PublicView) -> Iterator[Leaf]:
    """Yield the endings; after a loss the line that names its cause stands above the page."""
    for face in view.endings:
        yield chapter(face, view.cause if face.id == "losing" else None)


def person(who: Character) -> Leaf:
    """Return what somebody's life was until this night."""
    return Leaf(f"hero-{who.id}", _said(who.name), _said(who.biography.strip()), _said(who.art.alt))


def chapter(face: ChapterFace, before: str | None = None) -> Leaf:
    """Return a page that belongs to no tile."""
    text = face.text.strip() if before is None else f"*{before.strip()}*\n\n{face.text.strip()}"
    return Leaf(face.id, _said(face.title), _said(text), _said(face.art.alt))


def tile(view: PublicView, page: PageFace) -> Leaf:
    """Return a tile's page: the introduction and what can be done there."""
    face = next((face for face in view.tiles if face.key == page.key), None)
    at = coordinates(face.x, face.y) if face else ""
    title = message("lo-leaf-tile", name=page.name, number=page.key, at=at, placed=int(face is not None))
    body = parted((_said(page.intro.strip()), choices(view, page)))
    return Leaf(f"tile-{page.key}", title, body, _said(page.art.alt))


def choices(view: PublicView, page: PageFace, hero: int | None = None) -> Message:
    """Return the encounters of a page, a line each, with what they cost and whether they are still open.

    For a hero who stands there they say as well what is in the way, and that what else is needed has been met.
    """
    lines = []
    for place, face in enumerate(page.encounters):
        done = face.id in view.table.done and not (hero is not None and face.repeatable)
        state = "done" if done else "closed" if face.id in view.table.closed else "open"
        way = hindrance(view, hero, face) if hero is not None and state == "open" else Hindrance()
        lines.append(
            message(
                "lo-choice",
                number=place + 1,
                label=face.label,
                cost=counted(face.cost.each),
                state=state,
                kind=face.kind,
                needs="none" if face.need is None or state != "open" else "stated" if hero is None else "met",
                why=way.why,
                lack=counted(way.lack),
                need=face.need or "",
                alternative=int(place > 0 and page.relation == "or"),
            )
        )
    return joined(lines)


def result(view: PublicView, face: ResultFace) -> Leaf:
    """Return the result of a completed encounter."""
    page = next(page for page in view.pages if any(e.id == face.encounter for e in page.encounters))
    return Leaf(f"result-{face.encounter}", _said(face.label), _said(face.text.strip()), _said(page.art.alt))


def foe(card: FoeCard) -> Leaf:
    """Return the meeting with a foe."""
    body = parted((_said(card.flavour.strip()), message("lo-leaf-foe", cost=counted(card.cost.each))))
    return Leaf(f"foe-{card.id}", _said(card.name), body, _said(card.art.alt))


def beaten(card: FoeCard) -> Leaf:
    """Return how a meeting with a foe ended."""
    title = message("lo-leaf-beaten", name=card.name)
    return Leaf(f"foe-{card.id}-beaten", title, _said(card.beaten.strip()), _said(card.art.alt))


def _said(text: str) -> Message:
    """Return story text as a message: it is content, and stands in the pack."""
    return message("lo-story", text=text)
