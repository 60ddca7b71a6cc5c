"""Single changes that give a puzzle without a solution exactly one: possible mistyped numbers.

change   a cell whose given is replaced, with its new value
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ..model.incremental import paused
from ..model.placement import Placement
from ..plan.given_faults import faults_of
from .some_solutions import some_solutions

Change = tuple[int, int]


def single_changes(
    blank: Placement, givens: Mapping[int, int], cells: Collection[int]
) -> Iterator[tuple[Change, ...]]:
    """Find all changes in `cells` that leave exactly one solution: yield the changes found so far
    after each slice of work; the last result has all. `givens` are added to the rules. If `cells`
    are a conflict, no other changes exist: while they keep their values, there is no solution."""
    found: list[Change] = []
    for cell in cells:
        for value in blank.values:
            changed = {**givens, cell: value}
            if value != givens[cell] and not faults_of(blank, changed):
                work = some_solutions(blank.fixing(changed), 2)
                solutions = yield from paused(work, tuple(found))
                if len(solutions) == 1:
                    found.append((cell, value))
            yield tuple(found)
    yield tuple(found)
