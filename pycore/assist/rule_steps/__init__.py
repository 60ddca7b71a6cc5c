"""Steps by sums, signs and clues besides groups: the techniques of killer, Kakuro, KenKen,
Futoshiki, skyscraper and nonogram players, one file each.

picture  lines with runs of filled cells (a nonogram)
marked   techniques that exclude marks, with the techniques of groups, in the order people use
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...model.placement import Placement
from ...model.rules import is_group
from ..hints import TECHNIQUES
from ..hints.position import Position
from ..hints.step import Step
from .combinations import combinations_of_a_sum
from .every_way import every_way
from .forty_five import rule_of_45
from .needed_value import needed_value
from .run_ends import run_ends
from .run_glue import run_glue
from .run_overlap import anchored_overlap, plain_overlap
from .run_places import RunBoard
from .run_room import run_room
from .run_splitting import run_splitting
from .run_whole import run_whole
from .seen_bounds import seen_bounds
from .sign_chains import sign_chain
from .smaller_cells import smaller_cells
from .two_lines import two_lines
from .unique_sum import unique_sum

__all__ = ["IN_ONE_LINE", "IN_TWO_LINES", "MARKED", "RunBoard", "has_marks"]

Find = Callable[[Position], Step | None]

GROUPS: Sequence[Sequence[Find]] = [
    [technique.find for technique in TECHNIQUES if technique.level == level] for level in range(4)
]
"""The techniques of groups by level. Those based on a unique solution find nothing where other
rules would break an exchange: the position does not claim a unique solution then."""

MARKED: Sequence[Find] = (
    *GROUPS[0],
    unique_sum,
    seen_bounds,
    sign_chain,
    *GROUPS[1],
    combinations_of_a_sum,
    smaller_cells,
    needed_value,
    rule_of_45,
    every_way,
    *GROUPS[2],
    *GROUPS[3],
)
"""The simplest first."""

IN_ONE_LINE: Sequence[Callable[[RunBoard], Step | None]] = (
    run_whole,
    plain_overlap,
    run_glue,
    run_ends,
    run_splitting,
    run_room,
    anchored_overlap,
)
"""For pictures, simplest first."""

IN_TWO_LINES: Callable[[RunBoard], Step | None] = two_lines

MOST_MARKS = 1_000
"""A board with more marks than this is not one to pencil in."""


def has_marks(placement: Placement) -> bool:
    """Return whether a person would note marks: there are several groups of different values, and
    few values for each cell."""
    groups = sum(is_group(rule, 2) for rule in placement.rules)
    return groups > 1 and placement.size * len(placement.values) <= MOST_MARKS
