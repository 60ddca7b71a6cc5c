"""Replay: where a reader of a movement's events stands, and the events that take the reader
further."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

from ...model.movement import Movement
from ..events import FACED, MOVED, UNMOVED, pack

S = TypeVar("S", bound=Hashable)


class Replay(Generic[S]):
    """The path from the start to the reader's position.

    A search may walk on without events, and report later the moves that take the reader to its
    current position, so that a reader who rarely asks costs nothing in between.
    """

    def __init__(self, movement: Movement[S]) -> None:
        """The reader starts at the start."""
        self._movement = movement
        self._path: tuple[S, ...] = (movement.start,)

    def to(self, path: Sequence[S]) -> Iterator[int]:
        """Yield the events that take the reader to the end of a path: back to where the paths part,
        then forward."""
        stood, self._path = self._path, tuple(path)
        common = 0
        for here, there in zip(stood, path, strict=False):
            if here != there:
                break
            common += 1
        for after, before in pairwise(reversed(stood[common - 1 :])):
            yield from self._event(UNMOVED, before, after)
        for before, after in pairwise(path[common - 1 :]):
            yield from self._event(MOVED, before, after)

    def _event(self, kind: int, before: S, after: S) -> Iterator[int]:
        """Yield the move from one state to the next, made or taken back."""
        source, target = self.spots_of(before, after)
        yield pack(kind, source, target)
        yield from turns(self._movement, *((before, after) if kind == MOVED else (after, before)))

    def spots_of(self, before: S, after: S) -> tuple[int, int]:
        """Return the spots between which the piece moves."""
        moves = self._movement.moves(before)
        return next((move.source, move.target) for move in moves if move.state == after)


def turns(movement: Movement[S], before: S, after: S) -> Iterator[int]:
    """Yield a FACED for each spot that differs between two states."""
    faces = zip(movement.faces_of(before), movement.faces_of(after), strict=True)
    for spot, (old, new) in enumerate(faces):
        if old != new:
            yield pack(FACED, spot, new, old)
