"""The clues on a drawing that are met.

A clue is met if all rules about exactly its cells hold. Where a cell has two values and its spot
shows one of them, empty cells count as the other: a row of a nonogram is done once its runs are
filled in, whether or not the rest is crossed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from .drawing import Drawing
from .placement import Placement
from .rules import Rule, cells_of, holds


def met_clues(placement: Placement, drawing: Drawing, givens: Mapping[int, int]) -> list[int]:
    """Return the indices of the labels whose clues are met by these values (by cell)."""
    if not drawing.labels or not givens:
        return []
    values = {**_rest(placement, drawing), **placement.givens, **givens}
    rules: defaultdict[frozenset[int], list[Rule]] = defaultdict(list)
    for rule in placement.rules:
        rules[frozenset(cells_of(rule))].append(rule)
    row = [values.get(cell, 0) for cell in range(placement.size)]
    met = {
        cells
        for cells in set(_cells_by_label(drawing))
        if rules[cells]
        and not cells.isdisjoint(givens)
        and all(cell in values for cell in cells)
        and all(holds(rule, row) for rule in rules[cells])
    }
    return [at for at, cells in enumerate(_cells_by_label(drawing)) if cells in met]


def _cells_by_label(drawing: Drawing) -> Iterator[frozenset[int]]:
    """Yield the cells of each label; a label without cells continues the clue before it."""
    cells = frozenset[int]()
    for label in drawing.labels:
        cells = frozenset(label.cells) or cells
        yield cells


def _rest(placement: Placement, drawing: Drawing) -> dict[int, int]:
    """Return the value of each cell that stays empty, where there is one."""
    drawn = {spot.value for spot in drawing.spots}
    others = [value for value in placement.values if value not in drawn]
    if None in drawn or len(drawn) != 1 or len(others) != 1:
        return {}
    return dict.fromkeys(range(placement.size), others[0])
