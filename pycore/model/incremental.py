"""Incremental work: a generator that works in pieces between yields and returns its result.

A host with a clock or a stop button asks for one piece after another; a caller that needs only the
result drains the generator (`result_of`). A piece takes about a millisecond.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
S = TypeVar("S")
K = TypeVar("K", bound=Hashable)

USUAL_SIZE = 512
"""The number of events or steps requested from an unwatched search at a time: about a millisecond
of a walk."""

Incremental = Generator[None, None, T]
"""Work that yields between its pieces; its return value is the result."""


def piece(work: Incremental[T]) -> tuple[T, ...]:
    """Do one piece of the work; return (result,) if it was the last one, else ()."""
    try:
        next(work)
    except StopIteration as done:
        return (done.value,)
    return ()


def result_of(work: Incremental[T]) -> T:
    """Do the rest of the work at once and return the result."""
    while not (result := piece(work)):
        pass
    return result[0]


def paused(work: Incremental[T], state: S) -> Generator[S, Any, T]:
    """Do the work, yielding `state` between pieces."""
    while not (result := piece(work)):
        yield state
    return result[0]


def advance(states: Generator[S, int | None, object], size: int | None) -> S | None:
    """Request `size` more work and return the next state; None at the end."""
    try:
        return states.send(size)
    except StopIteration:
        return None


class IncrementalCache(Generic[K, T]):
    """The `MOST` most recent results of incremental work, by key."""

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
