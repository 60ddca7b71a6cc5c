"""The strategies that suit a placement or a movement, and their order, by the kinds of rules.

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
"""For placements with no other rules."""

APART = (
    *WALKED,
    "placements.forced",
    "placements.compiled",
    "placements.learn",
    "placements.propagate",
    "placements.backtrack",
    "placements.fewest_first",
)
"""For those of them in which no cell is in two groups: nothing follows from one group for another,
and cell by cell the solutions come in their order."""

BY_CANDIDATES = (
    *WALKED,
    "placements.forced",
    "placements.compiled",
    "placements.learn",
    "placements.propagate",
)
"""For placements with other rules too, in which each cell is in two groups of different values,
automata read rows, sums have weights or count cells of two values: candidates decide more there
than cells that follow."""

BY_VALUES = ("placements.places", "placements.compiled_places")
"""After the others, where rows are read and the forecast of a search by values is better."""

INCOMPLETE = ("placements.restarts", "placements.local_search")
"""For placements too: they look for one solution, and prove nothing about others. They come last in
a race; how many solutions there are is not asked of them."""

MOVEMENTS = (
    "movements.iterative_deepening",
    "movements.breadth_first",
    "movements.bidirectional",
    "movements.depth_first",
)


def files_for(puzzle: Placement | Movement[Any]) -> tuple[str, ...]:
    """Return the files of the strategies for it, the usual one of a placement last."""
    if isinstance(puzzle, Movement):
        return MOVEMENTS
    if only_all_different(puzzle):
        return ALL_DIFFERENT if max(_groups_at(puzzle).values(), default=0) > 1 else APART
    by_values = BY_VALUES if _reads_rows(puzzle) else ()
    if any(has(puzzle) for has in (_crossing_groups, _long_rows, _weighted_sums, _counts)):
        return (*BY_CANDIDATES, *by_values)
    return (*PLACEMENTS, *by_values)


def _reads_rows(placement: Placement) -> bool:
    """Return whether an automaton reads a row: only then can the dual gain (plan/dual.py)."""
    return any(
        isinstance(rule, Regular) and not isinstance(rule, OneOf) for rule in placement.rules
    )


def _crossing_groups(placement: Placement) -> bool:
    """Return whether each cell is in two groups of different values (rows and columns)."""
    groups = _groups_at(placement)
    return all(groups[cell] > 1 for cell in range(placement.size))


def _groups_at(placement: Placement) -> Counter[int]:
    """Return in how many groups of different values each cell is."""
    return Counter(
        cell
        for rule in placement.rules
        if isinstance(rule, AllDifferent) and not rule.offsets
        for cell in rule.cells
    )


def _long_rows(placement: Placement) -> bool:
    """Return whether an automaton reads more than two cells, and cannot fail before."""
    rows = (rule for rule in placement.rules if isinstance(rule, Regular))
    return any(len(part.cells) > 2 for rule in rows for part in rule.parts())


def _counts(placement: Placement) -> bool:
    """Return whether the rules are about cells of two values, several at a time."""
    return len(placement.values) == 2 and any(len(cells_of(r)) > 2 for r in placement.rules)


def _weighted_sums(placement: Placement) -> bool:
    """Return whether a sum has coefficients other than 1 and -1."""
    sums = (kind for rule in placement.rules if isinstance(kind := kind_of(rule), Linear))
    return any(abs(each) > 1 for kind in sums for row in kind.coefficients for each in row)
