"""A few solutions of any placement: whether there is one, and the backbone of all of them. The work
comes in slices; placements of groups alone are solved on bit boards, others by propagation or by
their compiled plan, whichever is usual for their rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..bitboards.solutions import solutions_in_slices
from ..model.incremental import Incremental
from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..search.files_by_shape import files_for
from ..search.placements import compiled
from . import backbone as on_bit_boards
from .backbone import Backbone

AT_ONCE = 256
"""Solutions that are expanded before the next pause."""


def some_solutions(placement: Placement, limit: int) -> Incremental[list[Solution]]:
    """Yield up to `limit` solutions: one to have one, two to find out whether there is only one."""
    if only_all_different(placement):
        return (yield from solutions_in_slices(placement, limit))
    found: list[Solution] = []
    for some in _batches(placement):
        if some is None:
            yield
        else:
            found += islice(some, limit - len(found))
            if len(found) == limit:
                break
    return found


def backbone(placement: Placement) -> Iterator[Backbone]:
    """Find the values that each cell has in some solution, like `assist.backbone` but for any
    placement: yield the result so far after each slice; the last one is complete."""
    if only_all_different(placement):
        yield from on_bit_boards.backbone(placement)
        return
    possible: list[set[int]] = [set() for _ in range(placement.size)]
    most = len(placement.values) * (placement.size - len(placement.givens)) + len(placement.givens)

    def known(open_: int) -> Backbone:
        return Backbone(tuple(tuple(sorted(values)) for values in possible), open_)

    for some in _batches(placement):
        while chunk := list(islice(some or (), AT_ONCE)):
            for values, column in zip(possible, zip(*chunk, strict=True), strict=True):
                values.update(column)
            yield known(most - sum(map(len, possible)))
        if some is None:
            yield known(most - sum(map(len, possible)))
        if sum(map(len, possible)) == most:
            break  # every value occurs everywhere: more solutions can add nothing
    yield known(0)


def _batches(placement: Placement) -> Iterator[Iterator[Solution] | None]:
    """Yield all solutions, some at a time; None for a pause."""
    if files_for(placement)[-1] == "placements.propagate":
        from ..search.placements import propagate_rules  # a plan needs none of it

        search = yield from propagate_rules.prepared(placement)
        for batch in search.batches:
            yield iter(batch.found) if batch.found else None
        return
    _, function, expansion = yield from compiled.prepared(placement)
    for found, *_ in function():
        yield iter(expansion.expand(found)) if found else None
