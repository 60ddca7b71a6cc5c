"""The cells in which the solutions of a placement differ.

common   the values shared by all solutions found so far, by cell
proven   the placement with the values proven to be in every solution

Some solutions are listed first: often they are all. Then, cell by cell, a solution with another
value is sought; it may differ in more cells. There are at most as many searches as cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ..bitboards.layout import layout_of
from ..bitboards.solutions import first_of, on_board
from ..model.incremental import Incremental, paused
from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..model.regular import OneOf
from .some_solutions import each_solution, some_solutions

LISTED = 1000
"""The number of solutions listed before the search by cells."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The result so far: whether there is a solution, the cells known to differ, and the number of
    undecided cells; when `open` is 0, all other cells are the same in all solutions."""

    is_solvable: bool
    cells: tuple[int, ...]
    open: int


def differing(placement: Placement) -> Iterator[Difference]:
    """Yield the result so far after each slice of work; the last one is complete."""
    proven = placement
    common: Mapping[int, int] | None = None

    def known() -> Difference:
        decided = len(proven.givens)
        if common is None:
            return Difference(False, (), placement.size - decided)
        differ = tuple(cell for cell in range(placement.size) if cell not in common)
        return Difference(True, differ, len(common) - decided)

    listed = 0
    for solution in each_solution(placement):
        if solution:
            common, listed = _in_common(common, solution), listed + 1
        so_far = known()
        yield so_far
        if listed == LISTED or (solution and not so_far.open):
            break
    else:
        yield replace(known(), open=0)
        return
    for cell, value in (common or {}).items():
        if common and cell in common and cell not in proven.givens:
            other = yield from paused(_with_another(proven, cell, value), known())
            if other:
                common = _in_common(common, other)
            else:
                proven = proven.fixing({cell: value})
            yield known()


def _in_common(common: Mapping[int, int] | None, solution: Solution) -> Mapping[int, int]:
    """Return the values shared by a solution and earlier ones, if any."""
    if common is None:
        return dict(enumerate(solution))
    return {cell: value for cell, value in common.items() if solution[cell] == value}


def _with_another(placement: Placement, cell: int, value: int) -> Incremental[Solution | None]:
    """Return a solution in which the cell has another value; None if there is none."""
    values = placement.values
    if only_all_different(placement):
        layout, givens = layout_of(placement), placement.givens
        board = layout.board(givens) & ~layout.bits[cell * layout.width + values.index(value)]
        found = yield from first_of(on_board(layout, givens, board), 1)
    else:
        others = OneOf((cell,), tuple(other for other in values if other != value))
        rules = (*placement.rules, others)
        found = yield from some_solutions(replace(placement, rules=rules), 1)
    return found[0] if found else None
