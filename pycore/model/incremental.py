"""Incremental work: a generator that does a piece of work between two yields and returns its
result.

A host that watches a clock, or wants to be able to stop, asks for one piece after another; a caller
that only wants the result drains the generator (`result_of`). A piece takes a millisecond or so.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
S = TypeVar("S")
K = TypeVar("K", bound=Hashable)

USUAL_SIZE = 512
"""What is asked of a search at a time, events or steps, unless somebody watches: about a
millisecond of a walk."""

Incremental = Generator[None, None, T]
"""Work that yields between its pieces; its return value is the result."""


def piece(work: Incremental[T]) -> tuple[T, ...]:
    """Do one piece of the work: its result if that was the last one, else nothing."""
    try:
        next(work)
    except StopIteration as done:
        return (done.value,)
    return ()


def result_of(work: Incremental[T]) -> T:
    """Do all that is left of the work at one go."""
    while not (result := piece(work)):
        pass
    return result[0]


def paused(work: Incremental[T], state: S) -> Generator[S, Any, T]:
    """Do the work, and yield `state` between its pieces."""
    while not (result := piece(work)):
        yield state
    return result[0]


def advance(states: Generator[S, int | None, object], size: int | None) -> S | None:
    """The next state of a work that is asked for so much; None at its end."""
    try:
        return states.send(size)
    except StopIteration:
        return None


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
