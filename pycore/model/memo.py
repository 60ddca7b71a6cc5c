"""A cache for functions that are asked for the same few numbers again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Memo(dict[K, T]):
    """The answers of a function, computed on demand; all are dropped when there are too many."""

    MOST = 1 << 16

    def __init__(self, answer: Callable[[K], T]) -> None:
        super().__init__()
        self._answer = answer

    def __missing__(self, asked: K) -> T:
        if len(self) >= self.MOST:
            self.clear()
        self[asked] = answer = self._answer(asked)
        return answer
