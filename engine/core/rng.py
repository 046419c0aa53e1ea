"""A deterministic random stream, versioned by us.

The standard library promises only `random.random()` between versions, so saved games need their own stream.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


class Rng:
    """Counter mode: block i of a stream is BLAKE2b(key=seed, person=stream, message=i), read as 64 bits.

    `cursor` counts the blocks used and is saved with the state, so that undo and replay cannot re-roll. Streams with
    different names (at most 16 bytes) are independent: deals never share one with picture layouts.
    """

    __slots__ = ("_seed", "_stream", "cursor")

    def __init__(self, seed: bytes, cursor: int = 0, stream: bytes = b"deal") -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self._seed, self._stream, self.cursor = seed, stream, cursor

    def below(self, n: int) -> int:
        """Return an unbiased integer in 0 … n-1, by rejection; n <= 1 gives 0 and uses no block."""
        if n <= 1:
            return 0
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hashlib.blake2b(
                self.cursor.to_bytes(8, "big"), digest_size=8, key=self._seed, person=self._stream
            ).digest()
            self.cursor += 1
            value = int.from_bytes(block, "big")
            if value < limit:
                return value % n

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in a uniformly random order (Fisher-Yates)."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)

    def choice(self, items: Sequence[T]) -> T:
        """Return one item, each equally likely. Raises IndexError if there is none."""
        return items[self.below(len(items))]
