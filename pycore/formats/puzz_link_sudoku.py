"""Sudoku on puzz.link: the numbers in reading order."""

from __future__ import annotations

from ..model.bilingual import Text
from ._codes import hexes, whole
from ._format import Format, Held, Opened
from ._puzz_link import LinkBody, genre, square_only
from ._square import RULES, SUDOKU, Square, held_square, opened_square, refuse

TITLE = Text("Sudoku", "数独")


def read(body: LinkBody) -> Opened:
    """Return the puzzle. Raises BadInput."""
    size = square_only(body)
    numbers = whole(hexes(size * size), body.code)
    return opened_square(Square(size, {cell: n for cell, n in enumerate(numbers) if n is not None}))


def write(held: Held) -> LinkBody:
    """Return the body. Raises BadInput for further rules."""
    square = held_square(held)
    refuse(Text("puzz.link", "puzz.link"), square, *(name for name, _ in RULES))
    size = square.size
    cells = [square.givens.get(cell) for cell in range(size * size)]
    return LinkBody(size, size, hexes(size * size).write(cells))


FORMAT: Format = genre(
    "sudoku", TITLE, SUDOKU, read, write, "https://puzz.link/p?sudoku/4/4/g1k23k3g"
)
