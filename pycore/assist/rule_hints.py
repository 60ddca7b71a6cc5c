"""The next step in a placement of any rules, with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..bitboards.scope import only_all_different
from ..model.cell_names import Names
from ..model.incremental import Incremental
from ..model.placement import Placement
from ..plan.algebra import common_sums
from . import hints
from .hints.remarks import SEVERAL, remarked
from .hints.step import Step
from .hints.sums import Lines, by_rules, in_all_solutions
from .some_solutions import backbone, some_solutions


def hint_in_slices(
    placement: Placement,
    filled: Mapping[int, int],
    names: Names | None = None,
    removed: Iterable[tuple[int, int]] = (),
) -> Incremental[Step]:
    """Do the same as `assist.hints.hint_in_slices`, for any placement; if not all rules are groups,
    every step fills in a value, and `removed` has no meaning."""
    if only_all_different(placement):
        return (yield from hints.hint_in_slices(placement, filled, names, removed))
    wrong = yield from remarked(placement, filled, some_solutions, names)
    if wrong:
        return wrong
    lines = Lines(placement.fixing(filled), names, common_sums(placement))
    step = by_rules(lines)
    if step:
        return step
    for known in backbone(lines.placement):
        last = known
        yield
    decided = [cell for cell in lines.empty if cell in last.certain]
    if not decided:
        return SEVERAL
    cell = min(decided, key=lambda cell: len(lines.left[cell]))
    return in_all_solutions(lines, cell, last.certain[cell])
