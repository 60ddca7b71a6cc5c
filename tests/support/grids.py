"""Grids whose rows, columns and boxes hold different values, or equal sums."""

from __future__ import annotations

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, EqualSums, Given

# The Sudoku of Wikipedia's article, row by row.
WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WIKIPEDIA_SOLVED = (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)


def latin(order: int, *givens: Given) -> Placement:
    side = range(order)
    rows = tuple(AllDifferent(tuple(order * r + c for c in side)) for r in side)
    columns = tuple(AllDifferent(tuple(order * r + c for r in side)) for c in side)
    return Placement(order * order, tuple(range(1, order + 1)), rows + columns + givens)


def boxed(tall: int, wide: int, values: tuple[int, ...]) -> Placement:
    """Return rows, columns and boxes of any shape."""
    side = range(tall * wide)
    rows = [[(r, c) for c in side] for r in side]
    columns = [[(r, c) for r in side] for c in side]
    corners = [(r, c) for r in side[::tall] for c in side[::wide]]
    boxes = [[(r + i, c + j) for i in range(tall) for j in range(wide)] for r, c in corners]
    units = [tuple(len(side) * r + c for r, c in unit) for unit in rows + columns + boxes]
    return Placement(len(side) ** 2, values, tuple(map(AllDifferent, units)))


def square(order: int, *more: Given) -> Placement:
    """Return the magic square, its common sum unknown."""
    n = order
    rows = [tuple(range(r * n, r * n + n)) for r in range(n)]
    columns = [tuple(range(c, n * n, n)) for c in range(n)]
    diagonals = [tuple(range(0, n * n, n + 1)), tuple(range(n - 1, n * n - 1, n - 1))]
    groups = EqualSums((*rows, *columns, *diagonals))
    everything = AllDifferent(tuple(range(n * n)))
    return Placement(n * n, tuple(range(1, n * n + 1)), (everything, groups, *more))


GIVENS = ",".join(f"{cell}:{value}" for cell, value in enumerate(WIKIPEDIA) if value != ".")
SUDOKU = f"#puzzle=sudoku&given={GIVENS}"
"""The link to Wikipedia's example."""
