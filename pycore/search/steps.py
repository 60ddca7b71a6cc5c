"""Steps: the moves of a state made ready for a search that walks, each with the events that tell
it.

A walk comes to the same states again and again; it makes the steps of each once and keeps them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from pycore.movement import Move, Movement
from pycore.search.events import FACED, MOVED, UNMOVED, pack

S = TypeVar("S", bound=Hashable)


class Step(NamedTuple, Generic[S]):
    """A move to `state`: the moves surely needed from there, whether it is a goal, and the events
    of going there and of coming back.
    """

    state: S
    at_least: int
    is_goal: bool
    there: tuple[int, ...]
    back: tuple[int, ...]


class Steps(Generic[S]):
    """The steps from a state, in the movement's order.

    `last` are those that need a look when no move is left after them: they arrive, or the movement
    says that more moves are needed. `every` is made when it is first asked for, since many states
    are only ever looked at with one move left.
    """

    __slots__ = ("_every", "_movement", "_moves", "_state", "last")

    def __init__(self, movement: Movement[S], state: S) -> None:
        """Look at the moves from a state."""
        self._movement, self._state = movement, state
        self._moves = movement.moves(state)
        ends = [m for m in self._moves if movement.is_goal(m.state) or movement.at_least(m.state)]
        self.last = tuple(self._steps(ends)) if ends else ()
        self._every = self.last if len(ends) == len(self._moves) else None

    def __len__(self) -> int:
        """Count all steps."""
        return len(self._moves)

    @property
    def every(self) -> tuple[Step[S], ...]:
        """All steps."""
        if self._every is None:
            self._every = tuple(self._steps(self._moves))
        return self._every

    def _steps(self, moves: Sequence[Move[S]]) -> Iterator[Step[S]]:
        movement = self._movement
        faces = movement.faces_of(self._state)
        for source, target, state in moves:
            there, back = told(source, target, faces, movement.faces_of(state))
            yield Step(state, movement.at_least(state), movement.is_goal(state), there, back)


def told(
    source: int, target: int, faces: Sequence[int], turned: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tell by events a move that turns `faces` into `turned`: going there, and coming back."""
    there, back = [pack(MOVED, source, target)], [pack(UNMOVED, source, target)]
    faced = pack(FACED)
    for spot, (before, after) in enumerate(zip(faces, turned, strict=True)):
        if before != after:
            there.append(faced | before << 18 | spot << 9 | after)
            back.append(faced | after << 18 | spot << 9 | before)
    return tuple(there), tuple(back)
