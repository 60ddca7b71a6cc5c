"""Refusals: why a search of a movement does not make a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...model.bilingual import BadInput, Text
from ...model.cell_names import Names
from ...model.movement import Movement
from ...model.reason import Reason
from ..reasons import Moment, NoReason, Why


def after_move(movement: Movement[Any], moment: Moment, source: int, target: int) -> Any:
    """Return the state to which the refused move would lead. Raises NoReason if there is no such
    move."""
    faces = range(len(movement.faces))
    if len(moment.board) != movement.spots or not all(face in faces for face in moment.board):
        raise NoReason
    try:
        state = movement.state_of(moment.board)
    except BadInput:
        raise NoReason from None
    for move in movement.moves(state):
        if (move.source, move.target) == (source, target):
            return move.state
    raise NoReason


def why_too_far(movement: Movement[Any], need: Callable[[Any], int]) -> Why:
    """Return the reasons of a search within a bound; `need` is the lower bound on the remaining
    moves by which it cuts."""

    def why(moment: Moment, source: int, target: int, names: Names) -> Reason:
        needed = need(after_move(movement, moment, source, target))
        left = moment.bound - moment.moves - 1
        if not 0 <= left < needed:
            raise NoReason
        return Reason(too_few(left, needed), (source, target))

    return why


def too_few(left: int, needed: int) -> Text:
    """Say that fewer moves are left than needed."""
    are = "is" if left == 1 else "are"
    return Text(
        f"After this move {left} {are} left, and at least {needed} are needed to reach the goal.",
        f"この手のあと残りは {left} 手ですが、ゴールまで少なくとも {needed} 手かかります。",
    )


def why_met(movement: Movement[Any]) -> Why:
    """Return the reasons of a search that never enters a position twice."""

    def why(moment: Moment, source: int, target: int, names: Names) -> Reason:
        after_move(movement, moment, source, target)
        return Reason(MET, (source, target))

    return why


def why_reached(movement: Movement[Any]) -> Why:
    """Return the reasons of a search that expands each state once."""

    def why(moment: Moment, source: int, target: int, names: Names) -> Reason:
        after_move(movement, moment, source, target)
        return Reason(REACHED_BEFORE, (source, target))

    return why


REACHED_BEFORE = Text(
    "The state after this move was reached before, by no more moves.",
    "この手のあとの局面には、これより多くない手数で、すでに着いています。",
)
MET = Text(
    "The position after this move, or a turned or mirrored image of it, was tried before "
    "and led nowhere.",
    "この手のあとの局面（または回転や裏返しで重なる局面）は前に調べ、行き詰まりました。",
)
