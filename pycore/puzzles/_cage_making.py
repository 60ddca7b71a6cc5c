"""New puzzles with cages: start with a cage for every cell and its number, then remove borders
between cages.

border   two neighbouring cells in different cages, the upper or left one first
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..model.clues import Clue
from ..model.placement import Solution
from ..model.puzzle import Settings
from ._cages import OPTION, Cage, Caged

if TYPE_CHECKING:
    from random import Random

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
TOO_MANY = "?"
"""The letter of cages beyond the notation's letters."""


def blank(settings: Settings, random: Random) -> Settings:
    """Return a square of the same order without cages."""
    return {OPTION: Caged(settings[OPTION].order, ())}


def alone(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return a cage for each cell."""
    cages = [Cage("", str(value), (cell,)) for cell, value in enumerate(board)]
    return {OPTION: _lettered(settings[OPTION].order, cages)}


def borders(settings: Settings) -> list[Clue]:
    """Return all borders."""
    caged: Caged = settings[OPTION]
    order = caged.order
    number = {cell: n for n, cage in enumerate(caged.cages) for cell in cage.cells}
    across = [(cell, cell + 1) for cell in range(order * order) if (cell + 1) % order]
    down = [(cell, cell + order) for cell in range(order * (order - 1))]
    return [(a, b) for a, b in (*across, *down) if number[a] != number[b]]


def without_border(
    settings: Settings, border: Clue, most: int, clue: Callable[[tuple[int, ...]], str | None]
) -> Settings | None:
    """Return the settings with the two cages at a border merged under a new clue; None if they are
    the same cage, would have more than `most` cells, or can have no clue."""
    caged: Caged = settings[OPTION]
    both = [cage for cage in caged.cages if not set(border).isdisjoint(cage.cells)]
    cells = tuple(sorted(cell for cage in both for cell in cage.cells))
    written = clue(cells) if len(both) == 2 and len(cells) <= most else None
    if written is None:
        return None
    others = (cage for cage in caged.cages if cage not in both)
    return {OPTION: _lettered(caged.order, [*others, Cage("", written, cells)])}


def _lettered(order: int, cages: list[Cage]) -> Caged:
    """Return the square with these cages, with letters in the order of their first cells."""
    letters = LETTERS + TOO_MANY * len(cages)
    ordered = sorted(cages, key=lambda cage: cage.cells)
    return Caged(
        order, tuple(cage._replace(letter=s) for cage, s in zip(ordered, letters, strict=False))
    )
