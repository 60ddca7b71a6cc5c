"""The strategies that suit a placement or a movement, and their order, chosen by kinds of rules.

file    a strategy, by the name of its module under search/
shape   what the rules are about: groups alone, rows and columns, long rows, weighted sums
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..model.movement import Movement
from ..model.only_all_different import only_all_different
from ..model.placement import Placement
from ..model.regular import OneOf, Regular
from ..model.rules import AllDifferent, Linear, cells_of, kind_of

WALKED = (
    "placements.generate_and_test",
    "placements.prune",
    "placements.order",
    "placements.one_per_orbit",
)
PLACEMENTS = (
    *WALKED,
    "placements.learn",
    "placements.propagate",
    "placements.forced",
    "placements.compiled",
)
ALL_DIFFERENT = (
    *WALKED,
    "placements.forced",
    "placements.compiled",
    "placements.backtrack",
    "placements.fewest_first",
    "placements.learn",
    "placements.propagate",
)
"""For placements with all-different rules only."""

APART = (
    *WALKED,
    "placements.forced",
    "placements.compiled",
    "placements.learn",
    "placements.propagate",
    "placements.backtrack",
    "placements.fewest_first",
)
"""For those in which no two groups share a cell: nothing in one group affects another, and cell by
cell the solutions come in order."""

BY_CANDIDATES = (
    *WALKED,
    "placements.forced",
    "placements.compiled",
    "placements.learn",
    "placements.propagate",
)
"""For placements that also have other rules, in which every cell is in two all-different groups,
automata read rows, sums have weights, or rules count cells with two values: there candidates decide
more than computed cells."""

BY_VALUES = ("placements.places", "placements.compiled_places")
"""These come after the others, if rows are read and the forecast of a search by values is better.
"""

INCOMPLETE = ("placements.restarts", "placements.local_search")
"""For placements too: they look for one solution and prove nothing about others. They come last in
a race, and never count solutions."""

MOVEMENTS = (
    "movements.iterative_deepening",
    "movements.breadth_first",
    "movements.bidirectional",
    "movements.depth_first",
)


def files_for(puzzle: Placement | Movement[Any]) -> tuple[str, ...]:
    """Return the files of the strategies for a puzzle; for a placement, the default strategy is
    last."""
    if isinstance(puzzle, Movement):
        return MOVEMENTS
    if only_all_different(puzzle):
        return ALL_DIFFERENT if max(_groups_at(puzzle).values(), default=0) > 1 else APART
    by_values = BY_VALUES if _reads_rows(puzzle) else ()
    if any(has(puzzle) for has in (_crossing_groups, _long_rows, _weighted_sums, _counts)):
        return (*BY_CANDIDATES, *by_values)
    return (*PLACEMENTS, *by_values)


def _reads_rows(placement: Placement) -> bool:
    """Return whether an automaton reads a row; otherwise the dual (plan/dual.py) gains nothing."""
    return any(
        isinstance(rule, Regular) and not isinstance(rule, OneOf) for rule in placement.rules
    )


def _crossing_groups(placement: Placement) -> bool:
    """Return whether every cell is in two all-different groups (rows and columns)."""
    groups = _groups_at(placement)
    return all(groups[cell] > 1 for cell in range(placement.size))


def _groups_at(placement: Placement) -> Counter[int]:
    """Return the number of all-different groups of each cell."""
    return Counter(
        cell
        for rule in placement.rules
        if isinstance(rule, AllDifferent) and not rule.offsets
        for cell in rule.cells
    )


def _long_rows(placement: Placement) -> bool:
    """Return whether an automaton reads more than two cells and can reject only at the end."""
    rows = (rule for rule in placement.rules if isinstance(rule, Regular))
    return any(len(part.cells) > 2 for rule in rows for part in rule.parts())


def _counts(placement: Placement) -> bool:
    """Return whether the rules are about several cells with two values each."""
    return len(placement.values) == 2 and any(len(cells_of(r)) > 2 for r in placement.rules)


def _weighted_sums(placement: Placement) -> bool:
    """Return whether a sum has coefficients other than 1 and -1."""
    sums = (kind for rule in placement.rules if isinstance(kind := kind_of(rule), Linear))
    return any(abs(each) > 1 for kind in sums for row in kind.coefficients for each in row)
