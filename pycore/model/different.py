"""Which cells must hold different values, by the all-different rules of a placement."""

from __future__ import annotations

from .placement import Placement
from .rules import AllDifferent


def pairwise_different(placement: Placement) -> list[int]:
    """Return for each cell a bit mask of the other cells that must differ from it."""
    different = [0] * placement.size
    for rule in placement.rules:
        if isinstance(rule, AllDifferent) and not rule.offsets:
            members = sum(1 << cell for cell in set(rule.cells))
            for cell in rule.cells:
                different[cell] |= members & ~(1 << cell)
    return different
