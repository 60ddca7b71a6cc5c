"""Which placements have bit boards (layout.py)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ..model.placement import Placement
from ..model.rules import AllDifferent, Given

MOST_CANDIDATES = 5000
"""The largest placement with a layout: masks for 16 x 16 x 16 candidates take some 20 MB."""


def only_all_different(placement: Placement) -> bool:
    """Return whether a placement has a layout: only all-different rules no larger than the set of
    values, and givens."""
    count = len(placement.values)
    return placement.size * count <= MOST_CANDIDATES and all(
        isinstance(rule, Given)
        or (
            isinstance(rule, AllDifferent)
            and len(rule.cells) <= count
            and (not rule.offsets or len(rule.cells) == 1)
        )
        for rule in placement.rules
    )


def size_of_masks(size: int, count: int, rows: Sequence[int]) -> int:
    """Return how many bits, about, the masks of a layout take: it has `size` cells, and a group for
    each of `count` values in each row of cells, which are masks. Rows with two cells in common
    have locks."""
    board = (size + len(rows) * count) * (count + 1)
    locked = sum((one & other).bit_count() > 1 for one, other in combinations(rows, 2))
    return (size + 2 * locked) * count * board
