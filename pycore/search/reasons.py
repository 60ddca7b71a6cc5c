"""Reasons: why a search refuses a value or a move, worked out on demand for one event at a time.

moment   the state before the event, as a reader of the events knows it
why      the reason for a CUT at a moment, derived anew from the rules and the placed values by the
         same steps as in the search, so that a search at full speed pays nothing for it
follows  the reason for a PLACED that was not a choice, derived in the same way
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
    each spot, the moves made so far, and the length limit of a line (`bound`). For a search that
    learns, `bound` is the number of facts learned so far."""

    board: Sequence[int]
    moves: int = 0
    bound: int = 0


class NoReason(ValueError):
    """At this moment the search does not refuse that value or move."""


Why = Callable[[Moment, int, int, Names], Reason]
"""The reason for a CUT at a moment, by the event's cell and value; for a filled cell without a
value, the reason for a dead end. Raises NoReason if the search makes no such cut."""

Follows = Callable[[Moment, int, int, Names], Reason]
"""The reason why a PLACED value must stand in its cell, with the cells that it names. Raises
NoReason if the value is a choice."""


def standing(placement: Placement, moment: Moment) -> dict[int, int]:
    """Return the values placed at a moment, by cell. Raises NoReason for values and cells that the
    placement does not have."""
    if len(moment.board) != placement.size or not all(
        0 <= there <= len(placement.values) for there in moment.board
    ):
        raise NoReason
    values = placement.values
    return {cell: values[there - 1] for cell, there in enumerate(moment.board) if there}
