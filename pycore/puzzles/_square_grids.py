"""Square grids with cells numbered row by row: rows, columns, neighbours, the boxes of a Sudoku,
the edges of regions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise

from ..model.bilingual import Text
from ..model.drawing import DrawnLine, grid
from ..model.drawn_names import from_drawing

BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}
"""Rows and columns of a box, by the size of the grid."""

Cells = tuple[int, ...]


def rows_and_columns(size: int) -> tuple[Cells, ...]:
    """Return the rows, then the columns."""
    side = range(size)
    rows = [tuple(size * r + c for c in side) for r in side]
    return (*rows, *zip(*rows, strict=True))


def neighbours(cell: int, size: int) -> list[int]:
    """Return the cells that share an edge with a cell."""
    r, c = divmod(cell, size)
    near = ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c))
    return [size * s + d for s, d in near if 0 <= s < size and 0 <= d < size]


def is_joined(cells: Cells, size: int) -> bool:
    """Return whether some cells are connected."""
    reached = {cells[0]}
    new = [cells[0]]
    while new:
        near = {other for cell in new for other in neighbours(cell, size)}
        new = [cell for cell in near if cell in cells and cell not in reached]
        reached.update(new)
    return len(reached) == len(cells)


def names_of_cells(size: int) -> tuple[Text, ...]:
    """Return the names of the cells, for the names of lines and clues."""
    return from_drawing(grid(size, size)).cells


def boxes(size: int) -> dict[Cells, Text]:
    """Return the boxes with their names."""
    tall, wide = BOXES[size]
    corners = [(top, left) for top in range(0, size, tall) for left in range(0, size, wide)]
    return {
        tuple((top + r) * size + left + c for r in range(tall) for c in range(wide)): Text(
            f"box {number}", f"ブロック {number}"
        )
        for number, (top, left) in enumerate(corners, 1)
    }


def box_edges(size: int) -> tuple[DrawnLine, ...]:
    """Return thick lines round the boxes, on a drawing made by `grid`."""
    tall, wide = BOXES[size]
    low, high = -0.5, size - 0.5
    across = [
        DrawnLine(((low, y - 0.5), (high, y - 0.5)), thick=True) for y in range(0, size + 1, tall)
    ]
    down = [
        DrawnLine(((x - 0.5, low), (x - 0.5, high)), thick=True) for x in range(0, size + 1, wide)
    ]
    return (*across, *down)


def largest_sums(order: int) -> tuple[int, ...]:
    """Return the largest sums of 1, 2, 3 ... different numbers."""
    return tuple(sum(range(order - count + 1, order + 1)) for count in range(1, order + 1))


def repainted(picture: str, cells: Iterable[int], sign: str) -> str:
    """Return a picture (a sign for each cell) with this sign on some cells."""
    signs = list(picture)
    for cell in cells:
        signs[cell] = sign
    return "".join(signs)


def region_edges(picture: str, size: int) -> tuple[DrawnLine, ...]:
    """Return thick lines round the regions of a picture (a sign for each cell), one for each
    straight stretch."""
    rows = [picture[size * r : size * (r + 1)] for r in range(size)]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    level = [DrawnLine(((x, y), (u, y)), thick=True) for y, x, u in _borders(rows)]
    upright = [DrawnLine(((x, y), (x, v)), thick=True) for x, y, v in _borders(columns)]
    return (*level, *upright)


def _borders(rows: list[str]) -> Iterator[tuple[float, float, float]]:
    """Yield the horizontal borders between rows and around the grid: how far down, and from where
    to where."""
    outside = " " * len(rows)
    for down, (above, below) in enumerate(pairwise([outside, *rows, outside])):
        across = enumerate(zip(above, below, strict=True))
        for parted, stretch in groupby(across, lambda each: each[1][0] != each[1][1]):
            places = [place for place, _ in stretch]
            if parted:
                yield down - 0.5, places[0] - 0.5, places[-1] + 0.5
