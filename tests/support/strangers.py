"""A kind of rule that the core does not know."""

from __future__ import annotations

from dataclasses import dataclass

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent

PLAIN = Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2)),))


@dataclass(frozen=True)
class Even:
    """A seventh kind of rule: the value of a cell is even."""

    cells: tuple[int, ...]


def with_stranger() -> Placement:
    """Return three cells with three values, and one more rule, which a placement would refuse."""
    placement = Placement(PLAIN.size, PLAIN.values, PLAIN.rules)
    object.__setattr__(placement, "rules", (*PLAIN.rules, Even((1,))))
    return placement
