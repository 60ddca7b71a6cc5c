"""Reasons: why a search refuses a value or a move, asked for one event at a time by who watches.

moment  how everything stands before the event, as a reader of the events knows it
why     the reason for a CUT at a moment: worked out anew from the rules and what stands, by the
        same steps as in the search; so a search at full speed pays nothing for it
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..model.contradictions import Reason
from ..model.names import Names


class Moment(NamedTuple):
    """By cell 1 + the number of the value in it, 0 for an empty cell; of a movement the face of
    each spot, the moves made by now and how many a line may have."""

    board: Sequence[int]
    moves: int = 0
    bound: int = 0


class NoReason(ValueError):
    """At this moment the search refuses no such value or move."""


Why = Callable[[Moment, int, int, Names], Reason]
"""The reason for a CUT at a moment, by the event's cell and value. Raises NoReason where the search
would make no such cut."""
