"""Grids of cells whose rows and columns, and boxes, hold different values."""

from __future__ import annotations

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Given


def latin(order: int, *givens: Given) -> Placement:
    side = range(order)
    rows = tuple(AllDifferent(tuple(order * r + c for c in side)) for r in side)
    columns = tuple(AllDifferent(tuple(order * r + c for r in side)) for c in side)
    return Placement(order * order, tuple(range(1, order + 1)), rows + columns + givens)


def boxed(tall: int, wide: int, values: tuple[int, ...]) -> Placement:
    """Rows, columns and boxes of any shape."""
    side = range(tall * wide)
    rows = [[(r, c) for c in side] for r in side]
    columns = [[(r, c) for r in side] for c in side]
    corners = [(r, c) for r in side[::tall] for c in side[::wide]]
    boxes = [[(r + i, c + j) for i in range(tall) for j in range(wide)] for r, c in corners]
    units = [tuple(len(side) * r + c for r, c in unit) for unit in rows + columns + boxes]
    return Placement(len(side) ** 2, values, tuple(map(AllDifferent, units)))
