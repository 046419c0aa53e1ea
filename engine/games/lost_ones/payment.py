"""Paying: which cards may be used, what a cost comes to, what is still missing, the cheapest way (LO-50 to LO-56).

Everything here is a function of the public view: hands lie open.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations, combinations_with_replacement, product
from operator import sub

from engine.games.lost_ones.actions import talent_icon
from engine.games.lost_ones.card_effects import AddIcons, Taxes, Wild
from engine.games.lost_ones.effects import ABILITIES, Ability, Cost
from engine.games.lost_ones.pack import AbilityCard, BaneCard, BoonCard, Character
from engine.games.lost_ones.standing import banned, here, holds, lasting, most_actions, own_icons
from engine.games.lost_ones.views import Hero, PublicView, Table

Icons = tuple[int, ...]
"""A number of icons for each of ABILITIES."""

NOTHING: Icons = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Payment:
    """What is laid down: ability cards, boons' specials, talents as "hero:ability"."""

    cards: tuple[int, ...] = ()
    boons: tuple[int, ...] = ()
    talents: tuple[str, ...] = ()


class Purse:
    """A view, opened for paying: cards by id, and what the hero who pays may use.

    `fresh` looks at the hero as if it began a turn, with nobody having refused to help yet (LO-87); `anyone` only
    overlooks refusals.
    """

    def __init__(
        self, view: PublicView, hero: int, *, foe: bool = False, fresh: bool = False, anyone: bool = False
    ) -> None:
        self.view, self.hero, self.foe, self.fresh, self.anyone = view, hero, foe, fresh, anyone
        self.table: Table = view.table
        self.abilities: Mapping[int, AbilityCard] = {card.id: card for card in view.abilities}
        self.boons: Mapping[int, BoonCard] = {card.n: card for card in view.boons}
        self.banes: Mapping[int, BaneCard] = {card.id: card for card in view.banes}
        self.characters: Mapping[str, Character] = {who.id: who for who in view.characters}

    @property
    def me(self) -> Hero:
        """The hero who pays."""
        return self.table.heroes[self.hero]

    @cached_property
    def actions_left(self) -> int:
        """How many actions this turn still has."""
        used = 0 if self.fresh else self.table.used
        return most_actions(self.me, self.boons, self.banes) - used

    @cached_property
    def payers(self) -> tuple[int, ...]:
        """Who may lay down cards: the hero, then who may help, in seat order (LO-52)."""
        others = here(self.table, self.me.tile, self.hero)[1:]
        if banned(self.me, "help", self.banes):
            return (self.hero,)
        refused = () if self.fresh or self.anyone else self.table.refused
        heroes = self.table.heroes
        return (self.hero, *(h for h in others if h not in refused and not banned(heroes[h], "help", self.banes)))

    @cached_property
    def pool(self) -> tuple[int, ...]:
        """The ability cards that may pay, the hero's own first."""
        return tuple(card for h in self.payers for card in self.table.heroes[h].hand)

    def paying(self, need: Icons) -> tuple[int, ...]:
        """Return the cards of the pool that show an ability which is needed."""
        faces = zip(self.pool, self.faces, strict=True)
        return tuple(card for card, face in faces if any(n and h for n, h in zip(need, face, strict=True)))

    @cached_property
    def talents(self) -> tuple[str, ...]:
        """The talents that may add an icon, as "hero:ability"; each can be used for one of its icons."""
        return tuple(f"{h}:{ability}" for h in self.payers for ability in self._talent(h))

    def _talent(self, h: int) -> tuple[Ability, ...]:
        body = self.table.heroes[h]
        if body.character is None or not body.talent_ready or banned(body, "talent", self.banes):
            return ()
        talent = self.characters[body.character].talent
        if talent.on != "payment" or (talent.own and h != self.hero):
            return ()
        if talent.condition is not None and not holds(talent.condition, self.table, h, self.boons):
            return ()
        return talent.icons

    @cached_property
    def specials(self) -> tuple[int, ...]:
        """The hero's boons whose special adds icons now; each costs an action (LO-56).

        Against a foe only the hero on turn has any: nobody else has actions (LO-15, LO-35).
        """
        if banned(self.me, "boons", self.banes) or (self.foe and self.hero != self.table.hero):
            return ()
        return tuple(
            held.boon
            for held in self.me.boons
            if held.ready and isinstance(self.boons[held.boon].special, AddIcons | Wild)
        )

    @cached_property
    def most_specials(self) -> int:
        """How many boons the actions left allow beside the encounter itself, which is an action too."""
        return max(0, self.actions_left - (0 if self.foe else 1))

    def cost(self, printed: Cost) -> Icons:
        """Return what a printed cost comes to for the hero: taxes raise what is in it; foes are not taxed."""
        need = list(printed.each)
        for effect in () if self.foe else lasting(self.me, self.boons, self.banes):
            if isinstance(effect, Taxes) and printed.each[place := ABILITIES.index(effect.ability)]:
                need[place] += effect.k
        return tuple(need)

    @cached_property
    def gifts(self) -> Icons:
        """The icons that boons add without being activated: the payer's; against a foe everybody's here (LO-35).

        Against a foe they count always, whether their owners help or not.
        """
        givers = here(self.table, self.me.tile, self.hero) if self.foe else (self.hero,)
        return _sum(own_icons(self.table.heroes[h], self.boons) for h in givers)

    @cached_property
    def at_most(self) -> Icons:
        """The icons of each ability if all that may pay were laid down: more of one than this is out of reach."""
        talents = (icons((talent_icon(entry)[1],)) for entry in self.talents)
        specials = [self._special(boon) for boon in self.specials]
        wild = sum(k for _, k in specials)
        return _sum((self.gifts, self.all_icons, *talents, *(added for added, _ in specials), (wild,) * len(ABILITIES)))

    def missing(self, need: Icons, payment: Payment) -> Icons:
        """Return the icons still missing; all zero if the payment reaches `need`."""
        return _less(self._gaps(need, payment), self._wild(payment.boons))

    def _gaps(self, need: Icons, payment: Payment) -> Icons:
        """Return the icons still missing if no icon is wild."""
        return tuple(max(0, n - h) for n, h in zip(need, self._have(payment), strict=True))

    def _have(self, payment: Payment) -> Icons:
        """Return the icons of a payment that are of one kind each, with those that boons add by themselves."""
        return _sum(
            (
                self.gifts,
                *(icons(self.abilities[card].icons) for card in payment.cards),
                *(icons((talent_icon(entry)[1],)) for entry in payment.talents),
                *(self._special(boon)[0] for boon in payment.boons),
            )
        )

    def _wild(self, boons: Collection[int]) -> int:
        """Return how many icons of any kind these boons add."""
        return sum(self._special(boon)[1] for boon in boons)

    def _special(self, boon: int) -> tuple[Icons, int]:
        """Return the icons of a boon's special, and how many of any kind."""
        match self.boons[boon].special:
            case AddIcons(icons=added):
                return added.each, 0
            case Wild(k=k):
                return NOTHING, k
            case _:
                return NOTHING, 0

    def cheapest(self, need: Icons) -> Payment | None:
        """Return the payment that leaves everybody a card, if one does, else the cheapest; None if nothing reaches.

        The cheapest has the fewest boons, then talents, then cards, then icons.
        """
        pool = self.pool
        found = self._cheapest(need, pool)
        if found is None or self.leaves_cards(found):
            return found
        return self._cheapest(need, pool, keep=True) or found

    def _cheapest(self, need: Icons, pool: Sequence[int], *, keep: bool = False) -> Payment | None:
        best: Payment | None = None
        for found in self.payments(need, pool, keep=keep):
            if best is None:
                best = found
            elif (len(found.boons), len(found.talents)) != (len(best.boons), len(best.talents)):
                break
            elif self._laid(found) < self._laid(best):
                best = found
            if not (best.boons or best.talents):
                break
        return best

    def _laid(self, payment: Payment) -> tuple[int, int]:
        """Return how many cards a payment lays down, and how many icons are on them."""
        return len(payment.cards), sum(len(self.abilities[card].icons) for card in payment.cards)

    def leaves_cards(self, payment: Payment) -> bool:
        """Whether everybody whose cards are laid down keeps one."""
        heroes = self.table.heroes
        return all(len(heroes[h].hand) > len(cards) for h, cards in self.owners(payment.cards).items())

    def payments(self, need: Icons, pool: Sequence[int], *, keep: bool = False) -> Iterator[Payment]:
        """Yield for each choice of boons and talents, the fewest first, the payment with the fewest cards of a pool.

        Where several do as well, cards that stand earlier in the pool are taken. The pool is made of whole hands; with
        `keep` none of them is emptied.
        """
        faces, hands = self._faces(pool), self._hands(pool) if keep else ()
        for boons, talents in self._extras():
            gaps = self._gaps(need, Payment((), boons, talents))
            found = _cover(faces, gaps, self._wild(boons), hands)
            if found is not None:
                yield Payment(tuple(pool[i] for i in found), boons, talents)

    def reaches(self, need: Icons, *, keep: bool = False) -> bool:
        """Whether there is a payment; with `keep` one that empties nobody's hand."""
        faces, hands = self.faces, self.hands if keep else ()
        return any(
            _coverable(faces, rest, hands)
            for gained, wild in self._beside_cards
            for rest in _filled(tuple(max(0, n - h) for n, h in zip(need, gained, strict=True)), wild)
        )

    @cached_property
    def _beside_cards(self) -> tuple[tuple[Icons, int], ...]:
        """The most that may be added to cards, in each way to choose: icons, and how many of any kind.

        Whoever adds less never needs fewer cards.
        """
        each = [[talent for talent in self.talents if talent_icon(talent)[0] == h] for h in self.payers]
        most = min(len(self.specials), self.most_specials)
        ways = product(combinations(self.specials, most), product(*filter(None, each)))
        return tuple((self._have(Payment((), boons, talents)), self._wild(boons)) for boons, talents in ways)

    @cached_property
    def faces(self) -> tuple[Icons, ...]:
        """The icons of each card of the pool."""
        return self._faces(self.pool)

    @cached_property
    def all_icons(self) -> Icons:
        """The icons of the whole pool."""
        return _sum(self.faces)

    @cached_property
    def hands(self) -> tuple[int, ...]:
        """For each card of the pool, in whose hand it is."""
        return self._hands(self.pool)

    def _faces(self, pool: Sequence[int]) -> tuple[Icons, ...]:
        """Return the icons of each card of a pool."""
        return tuple(icons(self.abilities[card].icons) for card in pool)

    def _hands(self, pool: Sequence[int]) -> tuple[int, ...]:
        """Return for each card of a pool in whose hand it is."""
        owner = {card: h for h in self.payers for card in self.table.heroes[h].hand}
        return tuple(owner[card] for card in pool)

    def _extras(self) -> Iterator[tuple[tuple[int, ...], tuple[str, ...]]]:
        """Yield what may be added to cards: the fewest boons first, then the fewest talents, one icon of each."""
        talents, specials = self.talents, self.specials
        for k in range(min(len(specials), self.most_specials) + 1):
            for boons in combinations(specials, k):
                for m in range(len(talents) + 1):
                    for chosen in combinations(talents, m):
                        if once_each(chosen):
                            yield boons, chosen

    def owners(self, cards: Collection[int]) -> Mapping[int, tuple[int, ...]]:
        """Return cards by the hero in whose hand they are, in hand order."""
        hands = {h: tuple(card for card in self.table.heroes[h].hand if card in cards) for h in self.payers}
        return {h: own for h, own in hands.items() if own}

    def contributors(self, payment: Payment) -> tuple[int, ...]:
        """Return the performer and every owner of a card or talent used, in seat order from the performer (LO-53)."""
        used = {talent_icon(entry)[0] for entry in payment.talents}.union(self.owners(payment.cards))
        return (self.hero, *(h for h in self.payers[1:] if h in used))

    def objection(self, need: Icons, payment: Payment) -> str | None:
        """Return why a payment is refused, as a code; None if it is exact (LO-50, LO-51, LO-56)."""
        if len(payment.boons) > self.most_specials:
            return "too_few_actions"
        if not once_each(payment.talents):
            return "one_talent_each"
        if any(self.missing(need, payment)):
            return "not_covered"
        if any(not any(self.missing(need, less)) for less in _one_less(payment)):
            return "surplus"
        return None


@lru_cache(maxsize=256)
def icons(abilities: tuple[Ability, ...]) -> Icons:
    """Return abilities as icons."""
    return tuple(abilities.count(ability) for ability in ABILITIES)


def once_each(talents: Sequence[str]) -> bool:
    """Whether no talent is used twice."""
    heroes = [talent_icon(entry)[0] for entry in talents]
    return len(heroes) == len(set(heroes))


def _sum(parts: Iterator[Icons] | Sequence[Icons]) -> Icons:
    return tuple(map(sum, zip(NOTHING, *parts, strict=True)))


def _less(need: Icons, wild: int) -> Icons:
    """Return what is missing after `wild` icons of any kind have filled the first gaps."""
    rest = []
    for n in need:
        filled = min(n, wild)
        wild -= filled
        rest.append(n - filled)
    return tuple(rest)


def _one_less(payment: Payment) -> Iterator[Payment]:
    """Yield the payment without each of its parts."""
    for card in payment.cards:
        yield Payment(tuple(c for c in payment.cards if c != card), payment.boons, payment.talents)
    for boon in payment.boons:
        yield Payment(payment.cards, tuple(b for b in payment.boons if b != boon), payment.talents)
    for entry in payment.talents:
        yield Payment(payment.cards, payment.boons, tuple(t for t in payment.talents if t != entry))


@lru_cache(maxsize=8192)
def _cover(faces: tuple[Icons, ...], need: Icons, wild: int, hands: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the places of the fewest cards that reach `need` with `wild` icons of any kind beside; None if none do.

    Of these it is one with the fewest icons. `hands` tells of each card in which hand it is, if none may be emptied.
    """
    best: tuple[int, ...] | None = None
    least = 0  # icons on the cards of the best
    sizes, full = tuple(map(sum, faces)), Counter(hands)

    def search(rest: Icons, taken: tuple[int, ...], laid: int) -> None:
        nonlocal best, least
        gap = _gap(rest)
        if gap is None:
            if best is None or (len(taken), laid) < (len(best), least):
                best, least = taken, laid
            return
        if best is not None and len(taken) >= len(best):
            return
        tried: set[tuple[Icons, int]] = set()
        for i, face in enumerate(faces):
            if not face[gap] or i in taken:
                continue
            like = (face, hands[i] if hands else 0)
            if like in tried or (hands and sum(hands[j] == hands[i] for j in taken) + 1 == full[hands[i]]):
                continue
            tried.add(like)
            search(tuple(map(sub, rest, face)), (*taken, i), laid + sizes[i])

    for rest in _filled(need, wild):
        search(rest, (), 0)
    return None if best is None else tuple(sorted(best))


@lru_cache(maxsize=8192)
def _coverable(faces: tuple[Icons, ...], need: Icons, hands: tuple[int, ...]) -> bool:
    """Whether cards reach `need`; `hands` as for `_cover`."""
    gap = _gap(need)
    if gap is None:
        return True
    tried: set[tuple[Icons, int]] = set()
    for i, face in enumerate(faces):
        hand = hands[i] if hands else 0
        if not face[gap] or (face, hand) in tried or (hands and hands.count(hand) == 1):
            continue
        tried.add((face, hand))
        rest = tuple(map(sub, need, face))
        if _coverable((*faces[:i], *faces[i + 1 :]), rest, (*hands[:i], *hands[i + 1 :])):
            return True
    return False


def _gap(need: Icons) -> int | None:
    """Return the first kind of icon of which one is missing still."""
    return next((i for i, n in enumerate(need) if n > 0), None)


def _filled(need: Icons, wild: int) -> Iterator[Icons]:
    """Yield what is left to reach for each way of filling gaps with `wild` icons of any kind."""
    gaps = [i for i, n in enumerate(need) if n]
    for places in combinations_with_replacement(gaps, min(wild, sum(need))):
        rest = tuple(n - places.count(i) for i, n in enumerate(need))
        if min(rest) >= 0:
            yield rest
