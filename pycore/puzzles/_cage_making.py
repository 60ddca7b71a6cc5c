"""New puzzles with cages: at first every cell is alone, with its number; then borders between cages
are removed.

border   two neighbouring cells in different cages, the upper or left one first
"""

from __future__ import annotations

from collections.abc import Callable

from ..model.clues import Clue
from ..model.placement import Solution
from ._cages import Cage, Caged

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
TOO_MANY = "?"
"""The letter of further cages: the notation has none for them."""


def alone(order: int, board: Solution) -> Caged:
    """Return a square with a cage for each cell."""
    return _lettered(order, [Cage("", str(value), (cell,)) for cell, value in enumerate(board)])


def borders(caged: Caged) -> list[Clue]:
    """Return all borders."""
    order = caged.order
    number = {cell: n for n, cage in enumerate(caged.cages) for cell in cage.cells}
    across = [(cell, cell + 1) for cell in range(order * order) if (cell + 1) % order]
    down = [(cell, cell + order) for cell in range(order * (order - 1))]
    return [(a, b) for a, b in (*across, *down) if number[a] != number[b]]


def without_border(
    caged: Caged, border: Clue, most: int, clue: Callable[[tuple[int, ...]], str | None]
) -> Caged | None:
    """Return the square with the two cages at a border as one, which has the clue of its cells;
    None if they are one already, would have more than `most` cells or can have no clue."""
    both = [cage for cage in caged.cages if not set(border).isdisjoint(cage.cells)]
    cells = tuple(sorted(cell for cage in both for cell in cage.cells))
    written = clue(cells) if len(both) == 2 and len(cells) <= most else None
    if written is None:
        return None
    others = (cage for cage in caged.cages if cage not in both)
    return _lettered(caged.order, [*others, Cage("", written, cells)])


def _lettered(order: int, cages: list[Cage]) -> Caged:
    """Return the square with these cages, with letters in the order of their first cells."""
    letters = LETTERS + TOO_MANY * len(cages)
    ordered = sorted(cages, key=lambda cage: cage.cells)
    return Caged(
        order, tuple(cage._replace(letter=s) for cage, s in zip(ordered, letters, strict=False))
    )
