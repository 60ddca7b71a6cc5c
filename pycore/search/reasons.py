"""Reasons: why a search refuses a value or a move, and why a value that it places has to stand,
asked for one event at a time by who watches.

moment   how everything stands before the event, as a reader of the events knows it
why      the reason for a CUT at a moment: worked out anew from the rules and what stands, by the
         same steps as in the search; so a search at full speed pays nothing for it
follows  the reason for a PLACED that was no choice, worked out in the same way
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..model.cell_names import Names
from ..model.contradictions import Reason
from ..model.placement import Placement


class Moment(NamedTuple):
    """By cell 1 + the number of the value in it, 0 for an empty cell; of a movement the face of
    each spot, the moves made by now and how many a line may have."""

    board: Sequence[int]
    moves: int = 0
    bound: int = 0


class NoReason(ValueError):
    """At this moment the search refuses no such value or move."""


Why = Callable[[Moment, int, int, Names], Reason]
"""The reason for a CUT at a moment, by the event's cell and value; for a cell that is filled and no
value, why nothing could follow. Raises NoReason where the search would make no such cut."""

Follows = Callable[[Moment, int, int, Names], Reason]
"""Why a value that is PLACED has to stand in its cell, from the cells that the reason names. Raises
NoReason where it is a choice."""


def standing(placement: Placement, moment: Moment) -> dict[int, int]:
    """The values that stand at a moment, by cell. Raises NoReason for values and cells that the
    placement does not have."""
    if len(moment.board) != placement.size or not all(
        0 <= there <= len(placement.values) for there in moment.board
    ):
        raise NoReason
    values = placement.values
    return {cell: values[there - 1] for cell, there in enumerate(moment.board) if there}
