"""The next step in a placement of any rules, with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..aid import hints
from ..aid.hints.remarks import SEVERAL, remarked
from ..aid.hints.step import Step
from ..aid.hints.sums import Lines, by_rules, in_all_solutions
from ..bitboards.layout import only_all_different
from ..model.names import Names
from ..model.placement import Placement
from ..plan.algebra import common_sums
from ..symmetry.sliced import Sliced
from .solving import shared, some_solutions


def hint_in_slices(
    placement: Placement,
    filled: Mapping[int, int],
    names: Names | None = None,
    removed: Iterable[tuple[int, int]] = (),
) -> Sliced[Step]:
    """As `aid.hints.hint_in_slices`, for any placement; where rules are not of groups alone, every
    step fills in a value, and `removed` has no meaning."""
    if only_all_different(placement):
        return (yield from hints.hint_in_slices(placement, filled, names, removed))
    wrong = yield from remarked(placement, filled, some_solutions, names)
    if wrong:
        return wrong
    lines = Lines(placement.fixing(filled), names, common_sums(placement))
    step = by_rules(lines)
    if step:
        return step
    for known in shared(lines.placement):
        last = known
        yield
    decided = [cell for cell in lines.empty if cell in last.certain]
    if not decided:
        return SEVERAL
    cell = min(decided, key=lambda cell: len(lines.left[cell]))
    return in_all_solutions(lines, cell, last.certain[cell])
