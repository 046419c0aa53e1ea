"""A cache that is bounded by the bytes it holds, not by the number of its entries."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Least recently used goes first. `weigh` says how many bytes a value takes; safe to share between threads.

    A value heavier than the whole limit is handed out and not kept.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._limit, self._weigh = limit, weigh
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()
        self.held = 0
        """The bytes held now."""

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K) -> V | None:
        """Return the value kept under `key`, or None."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                return None
            self._entries.move_to_end(key)
            return entry[0]

    def pop(self, key: K) -> V | None:
        """Return the value kept under `key` and keep it no longer; None if there is none."""
        with self._lock:
            entry = self._entries.pop(key, None)
            if entry is None:
                return None
            self.held -= entry[1]
            return entry[0]

    def put(self, key: K, value: V) -> None:
        """Keep a value, dropping the least recently used ones if need be."""
        weight = self._weigh(value)
        with self._lock:
            if (old := self._entries.pop(key, None)) is not None:
                self.held -= old[1]
            if weight > self._limit:
                return
            self._entries[key] = (value, weight)
            self.held += weight
            while self.held > self._limit:
                self.held -= self._entries.popitem(last=False)[1][1]

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """Return the value kept under `key`, making and keeping it if there is none."""
        value = self.get(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._entries.clear()
            self.held = 0
