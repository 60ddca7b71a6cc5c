"""Incremental work: a generator that does a piece of work between two yields and returns its
result.

A host that watches a clock, or wants to be able to stop, asks for one piece after another; a caller
that only wants the result drains the generator (`result_of`). A piece takes a millisecond or so.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

Incremental = Generator[None, None, T]
"""Work that yields between its pieces; its return value is the result."""


def result_of(work: Incremental[T]) -> T:
    """Do the rest of the work without pauses."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


class IncrementalCache(Generic[K, T]):
    """Results of incremental work, by key; the `MOST` most recent ones are kept."""

    MOST = 64

    def __init__(self) -> None:
        self._results: dict[K, T] = {}

    def work(self, key: K, begin: Callable[[], Incremental[T]]) -> Incremental[T]:
        """Return the cached result for a key, or do the work that `begin` starts."""
        if key not in self._results:
            result = yield from begin()
            while len(self._results) >= self.MOST:
                del self._results[next(iter(self._results))]
            self._results[key] = result
        return self._results[key]

    def forget(self) -> None:
        """Empty the cache."""
        self._results.clear()
