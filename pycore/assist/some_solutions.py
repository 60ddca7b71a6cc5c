"""A few solutions of any placement, and the backbone of all of them, in slices.

Placements of groups alone are solved on bit boards, others by their default strategy.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ..bitboards.layout import layout_of
from ..bitboards.solutions import first_of, one_by_one
from ..model.drawing import grid
from ..model.incremental import Incremental
from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..search import default_strategy
from . import backbone as on_bit_boards
from .backbone import Backbone

AT_ONCE = 256
"""Solutions expanded before the next pause."""


def some_solutions(placement: Placement, limit: int) -> Incremental[list[Solution]]:
    """Return up to `limit` solutions: 1 to get one, 2 to test uniqueness."""
    return first_of(each_solution(placement), limit)


def each_solution(placement: Placement) -> Iterator[Solution | None]:
    """Yield each solution when found; None for a pause."""
    if only_all_different(placement):
        yield from one_by_one(layout_of(placement), placement.givens)
    else:
        for some in _batches(placement):
            yield from some or (None,)


def backbone(placement: Placement) -> Iterator[Backbone]:
    """Like `assist.backbone`, for any placement: yield the result so far after each slice; the last
    one is complete."""
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
            break  # every value occurs everywhere: more solutions add nothing
    yield known(0)


def _batches(placement: Placement) -> Iterator[Iterator[Solution] | None]:
    """Yield all solutions in batches; None for a pause."""
    drawing = grid(1, placement.size)  # irrelevant to the default strategies
    search = yield from default_strategy(placement).prepare(placement, drawing)
    for batch in search.batches:
        found = search.expand(batch.found) if search.expand else batch.found
        yield iter(found) if found else None
