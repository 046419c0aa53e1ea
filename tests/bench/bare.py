"""Lost & Found's basic game in bare tuples and ints: the floor that the protocol's speed is compared with.

The same rules as the game's own module in its basic form (two looks, swap or keep, flip or hint, place, declare or end,
grouping at the end, a vote to concede is left out), written for speed alone: no models, no views, no events.

state = (cards, up, hints, supply, seat, phase, first, second, seats); `up` is a bit mask of face-up cells, `hints` a
tuple of (row, col, item), phases 0 look, 1 second look, 2 return, 3 act, 4 place, 5 close, 6 over.
"""

from random import Random

ROWS = COLS = 4
CELLS = ROWS * COLS
BITS = tuple(1 << i for i in range(CELLS))

State = tuple[
    tuple[int, ...], int, tuple[tuple[int, int, int], ...], tuple[int, ...], int, int, int, int, int
]  # fmt: skip
Move = tuple[int, ...]


def deal(random: Random, seats: int) -> State:
    """Deal a basic game with two hint cards a seat."""
    cards = [item for item in range(4) for _ in range(4)]
    left = [item for item in range(4) for _ in range(2)]
    random.shuffle(cards)
    random.shuffle(left)
    return (tuple(cards), 0, (), tuple(left[: 2 * seats]), int(random.random() * seats), 0, -1, -1, seats)


def moves(state: State) -> list[Move]:
    """Return the legal moves: a kind and its arguments."""
    _, up, hints, supply, _, phase, first, _, _ = state
    if phase == 0:
        return [(0, i) for i in range(CELLS) if not up & BITS[i]]
    if phase == 1:
        return [(1, i) for i in range(CELLS) if not up & BITS[i] and i != first]
    if phase == 2:
        return [(2, 0), (2, 1)]
    if phase == 3:
        out: list[Move] = [(3, i) for i in range(CELLS) if not up & BITS[i]]
        if supply:
            out.append((4,))
        return out
    if phase == 4:
        taken = {(i // COLS, i % COLS) for i in range(CELLS)} | {(r, c) for r, c, _ in hints}
        free = {n for r, c in taken for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))} - taken
        return [(5, r, c) for r, c in sorted(free)]
    if phase == 5:
        return [(6,), (7,)]
    return []


def grouped(state: State) -> bool:
    """Whether every item forms one group."""
    at = {(i // COLS, i % COLS): item for i, item in enumerate(state[0])}
    at.update(((r, c), item) for r, c, item in state[2])
    groups = 0
    items = len(set(at.values()))
    while at:
        place, item = at.popitem()
        groups += 1
        if groups > items:
            return False
        todo = [place]
        while todo:
            r, c = todo.pop()
            for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if at.get(n) == item:
                    del at[n]
                    todo.append(n)
    return True


def step(state: State, move: Move) -> State:
    """Carry one move out."""
    cards, up, hints, supply, seat, _, first, second, seats = state
    kind = move[0]
    if kind == 0:
        return (cards, up, hints, supply, seat, 1, move[1], -1, seats)
    if kind == 1:
        return (cards, up, hints, supply, seat, 2, first, move[1], seats)
    if kind == 2:
        if move[1]:
            mixed = list(cards)
            mixed[first], mixed[second] = mixed[second], mixed[first]
            cards = tuple(mixed)
        return (cards, up, hints, supply, seat, 3, first, second, seats)
    if kind == 3:
        up |= BITS[move[1]]
        return (cards, up, hints, supply, seat, 6 if CELLS - up.bit_count() == 1 else 5, first, second, seats)
    if kind == 4:
        return (cards, up, hints, supply, seat, 4, first, second, seats)
    if kind == 5:
        return (cards, up, (*hints, (move[1], move[2], supply[0])), supply[1:], seat, 5, first, second, seats)
    if kind == 6:
        return (cards, up, hints, supply, seat, 6, first, second, seats)
    return (cards, up, hints, supply, (seat + 1) % seats, 0, -1, -1, seats)


def playout(random: Random, seats: int) -> tuple[int, bool]:
    """Play one random game to its last card, never declaring; return the number of moves and whether it was won."""
    state, n = deal(random, seats), 0
    while legal := moves(state):
        state = step(state, legal[-1] if state[5] == 5 else legal[int(random.random() * len(legal))])
        n += 1
    return n, grouped(state)
