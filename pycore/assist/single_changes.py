"""Single changes that would leave a puzzle without a solution exactly one: where a number may have
been mistyped.

change   a cell whose given is replaced, with the value that it gets
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
    """Find all changes in `cells` with which there is exactly one solution: yield those found so
    far after each slice of work; the last ones are all. `givens` are those in addition to the ones
    in the rules. For `cells` of a conflict there are no others: as long as they keep their values,
    there is no solution."""
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
