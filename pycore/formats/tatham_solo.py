"""Solo of Simon Tatham's collection: Sudoku, killer, with diagonals, with regions.

params  `2x3` are the boxes in a row and in a column, so a box has 2 rows of 3 cells; `9j` is a size
        with regions; then `x` for diagonals, `k` for cages, then symmetry and difficulty
desc    the grid, then, each after a comma, the borders of the regions, the borders of the cages,
        and the sums, each at the first cell of its cage
"""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ..puzzles._square_grids import BOXES
from ._codes import Numbers, borders, runs, whole
from ._format import Format, Held, Opened, unsaid, wrong
from ._square import (
    KILLER,
    SUDOKU,
    Square,
    are_plain,
    held_square,
    opened_square,
    refuse,
    regions_of,
)
from ._tatham import bad_params, game

TITLE = Text("Solo", "Solo")
FORM = r"[0-9]+(x[0-9]+[a-z0-9]*|j[a-z0-9]*):[0-9a-z_]+(,[0-9a-z_]*){0,3}"


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    match = re.fullmatch("([0-9]{1,2})(?:x([0-9]{1,2})|j)((?:[jxk]|d.|[0-9mr].*)*)", params)
    if match is None:
        raise bad_params(params)
    tall, wide = int(match[1]), int(match[2] or 1)
    size = wide * tall
    further = re.match("[jxk]*", match[3])
    kinds = further[0] if further else ""
    jigsaw, cages = match[2] is None or "j" in kinds, "k" in kinds
    if not 2 <= size <= 31:
        raise bad_params(params)
    parts = desc.split(",")
    if len(parts) != 1 + jigsaw + 2 * cages:
        raise wrong(
            f"the ID has {len(parts)} parts; {1 + jigsaw + 2 * cages} are needed.",
            f"ID の部分が {len(parts)} 個です。{1 + jigsaw + 2 * cages} 個必要です。",
        )
    givens = _by_cell(whole(runs(size * size), parts[0]))
    picture = None
    if jigsaw:
        regions = whole(borders(size, size), parts[1])
        picture = tuple(regions)
    elif BOXES.get(size) != (tall, wide):
        across = size // wide
        picture = tuple(r // tall * across + c // wide for r in range(size) for c in range(size))
    square = Square(size, givens, picture=picture, diagonals="x" in kinds)
    if not cages:
        return opened_square(square)
    region = whole(borders(size, size), parts[-2])
    sums = whole(runs(size * size), parts[-1])
    found = tuple(
        (tuple(cell for cell in range(size * size) if region[cell] == first), sums[first])
        for first in dict.fromkeys(region)
    )
    made = Square(size, givens, picture=picture, diagonals="x" in kinds, cages=found)
    return opened_square(made)


def _by_cell(numbers: Numbers) -> dict[int, int]:
    return {cell: number for cell, number in enumerate(numbers) if number}


def write(held: Held) -> str:
    """Return the ID. Raises BadInput for rules that the game does not have."""
    square = held_square(held)
    refuse(TITLE, square, "whole", "clues")
    size = square.size
    if square.cages and not are_plain(size, square.cages):
        raise unsaid(TITLE, Text("such cages", "このような枠"))
    grid = runs(size * size)
    tall, wide = BOXES[size]
    params = f"{size}j" if square.picture else f"{tall}x{wide}"
    parts = [grid.write([square.givens.get(cell) for cell in range(size * size)])]
    if square.picture:
        parts.append(borders(size, size).write(regions_of(square)))
    if square.cages:
        first = {cell: cells[0] for cells, _ in square.cages for cell in cells}
        parts.append(borders(size, size).write([first.get(c, c) for c in range(size * size)]))
        sums = {cells[0]: total for cells, total in square.cages}
        parts.append(grid.write([sums.get(cell) for cell in range(size * size)]))
    return f"{params}{'x' * square.diagonals}{'k' * bool(square.cages)}:{','.join(parts)}"


FORMAT: Format = game(
    "solo",
    TITLE,
    FORM,
    (SUDOKU, KILLER),
    read,
    write,
    "3x3:9c8a5a2a4c5_8e1a2_9e6c7a7b8a1b9a1c9e8_7a3e1_5c2a4a5a9c6",
)
