"""Cages entered on the board: a drag over cells makes a cage, and its clue is typed into the
corner.

picture, clues  as in the notation of _cages.py; a cage may still be without its clue
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import isqrt
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple

from ..model.bilingual import Text, joined, plain
from ..model.clue_entry import (
    Change,
    Clear,
    Draw,
    Free,
    Resize,
    Sheet,
    Size,
    Slot,
    Tool,
    Write,
)
from ..model.drawing import Drawing, Point
from . import _cages
from ._square_grids import Cells, largest_sums, names_of_cells, repainted

CAGE = "cage"
DIGITS = "0123456789"

PRINTED = str.maketrans("-x*/", "−××÷")
"""Signs of operations as they are typed, and as they are drawn."""

Clues = Mapping[str, str]


class CagedBoards(NamedTuple):
    """Squares with cages: their `orders`, and how one is drawn. Their clues are sums of different
    numbers, or numbers with one of `signs` behind them."""

    orders: tuple[int, ...]
    draw: Callable[[int], Drawing]
    signs: str = ""
    option: str = _cages.OPTION

    def sheet(self, typed: Mapping[str, str]) -> Sheet:
        """Return the board with a slot in each cage; a drag makes another cage."""
        picture, clues = _cages.read_parts(typed[_cages.OPTION], self.orders)
        order = isqrt(len(picture))
        most = None if self.signs else largest_sums(order)
        named, (x, y) = names_of_cells(order), _cages.IN_CORNER
        slots: list[Slot] = []
        outlines: list[tuple[Point, ...]] = []
        for letter, cells in _cells_of(picture).items():
            at, limit = cells[0], most[min(len(cells), order) - 1] if most else None
            title = Text(f"Cage at {named[at].en}", joined(named[at].ja, "の枠"))
            place = at % order + x, at // order + y
            slots.append(
                Slot(
                    title,
                    clues.get(letter, "").translate(PRINTED),
                    *place,
                    "corner",
                    cells,
                    limit,
                    tool=CAGE,
                    needed=True,
                )
            )
            outlines += _cages.outline(cells, order)
        return Sheet(
            replace(self.draw(order), outlines=tuple(outlines)),
            tuple(slots),
            (Tool(CAGE, "gather", Text("Cage", "枠"), most),),
            (Size(Text("Size", "大きさ"), self.orders, order),),
            DIGITS + self.signs,
            self.signs,
        )

    def changed(self, typed: Mapping[str, str], change: Change) -> str:
        """Return the text with another clue or cage, or of another size without cages."""
        if isinstance(change, Resize):
            return written("." * change.sizes[0] ** 2, {})
        picture, clues = _cages.read_parts(typed[_cages.OPTION], self.orders)
        if isinstance(change, Clear):
            return written("." * len(picture), {})
        if isinstance(change, Write):
            letter = list(_cells_of(picture))[change.slot]
            return written(picture, {**clues, letter: _typed(change.clue)})
        if isinstance(change, Draw):
            letter = _unused(picture)
            return written(
                repainted(picture, change.cells, letter), {**clues, letter: _typed(change.clue)}
            )
        if isinstance(change, Free):
            return written(repainted(picture, change.cells, "."), clues)
        return typed[_cages.OPTION]


def _cells_of(picture: str) -> dict[str, Cells]:
    """Return the cells of each letter, in the order of their first cells."""
    letters = dict.fromkeys(picture.replace(".", ""))
    return {
        letter: tuple(cell for cell, sign in enumerate(picture) if sign == letter)
        for letter in letters
    }


def _unused(picture: str) -> str:
    """Return the first letter that is not in the picture. Raises BadInput if there is none."""
    for letter in ascii_uppercase + ascii_lowercase:
        if letter not in picture:
            return letter
    raise _cages.bad("has 52 cages, and that is the most.", "枠は 52 個までです。")


def _typed(clue: str) -> str:
    """Return a clue without what would end it in the notation."""
    return "".join(sign for sign in plain(clue) if not sign.isspace() and sign not in ",;|=:")


def written(picture: str, clues: Clues) -> str:
    """Return picture and clues as they are typed; those without a cell are left out."""
    order = isqrt(len(picture))
    rows = (picture[order * r : order * (r + 1)] for r in range(order))
    known = (f"{letter}={clue}" for letter, clue in clues.items() if clue and letter in picture)
    return " ".join([*rows, *known])
