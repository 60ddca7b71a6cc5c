"""Placements with all-different rules alone, which bit boards can lay out."""

from __future__ import annotations

from .placement import Placement
from .rules import AllDifferent, Given

MOST_CANDIDATES = 5000
"""The largest placement with a layout: masks for 16 x 16 x 16 candidates take some 20 MB."""


def only_all_different(placement: Placement) -> bool:
    """Return whether a placement has a layout: only givens, and all-different rules with no more
    cells than there are values."""
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
