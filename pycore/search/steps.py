"""Steps: the moves of a state made ready for a search that walks.

A walk comes to the same states again and again; it makes the steps of each once and keeps them.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from pycore.movement import Movement

S = TypeVar("S", bound=Hashable)


class Step(NamedTuple, Generic[S]):
    """A move to `state`: the moves surely needed from there, and whether it is a goal."""

    state: S
    at_least: int
    is_goal: bool


class Steps(NamedTuple, Generic[S]):
    """The steps from a state, in the movement's order, and the states they lead to.

    `last` are those that need a look when no move is left after them: they arrive, or the movement
    says that more moves are needed.
    """

    every: tuple[Step[S], ...]
    last: tuple[Step[S], ...]
    states: tuple[S, ...]


def steps_from(movement: Movement[S], state: S) -> Steps[S]:
    """Look at the moves from a state."""
    states = tuple(movement.after(state))
    every = tuple(Step(s, movement.at_least(s), movement.is_goal(s)) for s in states)
    return Steps(every, tuple(step for step in every if step.at_least or step.is_goal), states)
