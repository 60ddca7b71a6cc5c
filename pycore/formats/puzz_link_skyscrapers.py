"""Skyscrapers on puzz.link: the clues above, below, left and right, then the cells."""

from __future__ import annotations

from ..model.bilingual import Text
from ._codes import hexes
from ._format import Format, Held, Opened, wrong_at
from ._puzz_link import LinkBody, genre, square_only
from .tatham_towers import clues_of, sides

TITLE = Text("Skyscrapers", "ビルディングパズル")


def read(body: LinkBody) -> Opened:
    """Return the puzzle. Raises BadInput."""
    order = square_only(body)
    numbers, at = hexes(4 * order + order * order).read(body.code, 0)
    if at < len(body.code):
        raise wrong_at(body.code, at)
    clues, inside = numbers[: 4 * order], numbers[4 * order :]
    givens = {cell: number for cell, number in enumerate(inside) if number is not None}
    return Opened("skyscrapers", {"clues": sides(clues)}, givens)


def write(held: Held) -> LinkBody:
    """Return the body."""
    clues = clues_of(held)
    order = len(clues) // 4
    code = hexes(4 * order).write(clues)
    if held.givens:
        cells = [held.givens.get(cell) for cell in range(order * order)]
        code += hexes(order * order).write(cells)
    return LinkBody(order, order, code)


FORMAT: Format = genre(
    "skyscrapers",
    TITLE,
    "skyscrapers",
    read,
    write,
    "https://puzz.link/p?skyscrapers/5/5/g2l2g43l35",
    formerly=("building", "skyscraper"),
)
