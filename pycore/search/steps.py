"""Steps: the moves of a state made ready for a search that walks, each with the events that tell
it.

A walk comes to the same states again and again; it makes the steps of each once and keeps them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from pycore.movement import Movement
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


class Steps(NamedTuple, Generic[S]):
    """All steps from a state, and those among them that need a look when no move is left after
    them.
    """

    every: tuple[Step[S], ...]
    last: tuple[Step[S], ...]


def steps_from(movement: Movement[S], state: S) -> Steps[S]:
    """Make the steps from a state, in the movement's order."""
    faces = movement.faces_of(state)
    steps = []
    for source, target, other in movement.moves(state):
        there, back = told(source, target, faces, movement.faces_of(other))
        at_least, is_goal = movement.at_least(other), movement.is_goal(other)
        steps.append(Step(other, at_least, is_goal, there, back))
    return Steps(tuple(steps), tuple(step for step in steps if step.is_goal or step.at_least))


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
