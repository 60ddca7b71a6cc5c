"""Reasons: why a search refuses a value or a move, worked out on demand for one event at a time.

moment   the state before the event, as a reader of the events knows it
why      the reason for a CUT at a moment: worked out again from the rules and the values set,
         by the same steps as in the search, so that a search at full speed pays nothing for it
follows  the reason for a PLACED that was no choice, worked out in the same way
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..model.cell_names import Names
from ..model.placement import Placement
from ..model.reason import Reason

TAUGHT = 512
"""The cell of a question about what was learned last: no cell of a search with events."""


class Moment(NamedTuple):
    """For each cell 1 + the number of its value, 0 for an empty cell; for a movement the face of
    each spot, the moves made so far and the most that a line may have (`bound`). For a search that
    learns `bound` is the number of facts learned so far."""

    board: Sequence[int]
    moves: int = 0
    bound: int = 0


class NoReason(ValueError):
    """At this moment the search does not refuse this value or move."""


Why = Callable[[Moment, int, int, Names], Reason]
"""The reason for a CUT at a moment, by the event's cell and value; for a cell that is filled and no
value, why nothing could follow. Raises NoReason if the search would make no such cut."""

Follows = Callable[[Moment, int, int, Names], Reason]
"""Why a value that is PLACED has to stand in its cell, from the cells that the reason names. Raises
NoReason where it is a choice."""


def standing(placement: Placement, moment: Moment) -> dict[int, int]:
    """Return the values that stand at a moment, by cell. Raises NoReason for values and cells that
    the placement does not have."""
    if len(moment.board) != placement.size or not all(
        0 <= there <= len(placement.values) for there in moment.board
    ):
        raise NoReason
    values = placement.values
    return {cell: values[there - 1] for cell, there in enumerate(moment.board) if there}
