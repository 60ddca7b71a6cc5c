"""SumoCue V1: `=` and a number for each cell, 0 for a blank, followed by `J` and the region where
regions have other shapes."""

from __future__ import annotations

import re
from math import isqrt

from ..model.bilingual import Text
from ._format import Format, Held, Opened, unknown_rule, wrong
from ._square import SUDOKU, Square, held_square, opened_square, refuse, regions_of

TITLE = Text("a SumoCue line", "SumoCue の行")
START = "SumoCueV1"
LONGEST = 5000


def recognises(text: str) -> bool:
    """Return whether a text begins like such lines."""
    return text.lstrip().startswith(START) and len(text) <= LONGEST


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    code = "".join(text.split()).removeprefix(START)
    if "+" in code:
        raise unknown_rule(Text("cages in a SumoCue line", "SumoCue の枠"))
    if not re.fullmatch("(=[0-9]{1,2}(J[0-9]{1,2})?)+", code):
        raise wrong("the SumoCue line is damaged.", "SumoCue の行が壊れています。")
    cells = re.findall("=([0-9]+)(?:J([0-9]+))?", code)
    size = isqrt(len(cells))
    if size * size != len(cells):
        raise wrong(
            f"the line has {len(cells)} cells, which make no square.",
            f"{len(cells)} マスあり、正方形になりません。",
        )
    givens = {cell: int(value) for cell, (value, _) in enumerate(cells) if int(value)}
    with_regions = all(region for _, region in cells)
    picture = tuple(int(region) for _, region in cells) if with_regions else None
    return opened_square(Square(size, givens, picture=picture))


def write(held: Held) -> str:
    """Return the line. Raises BadInput for further rules."""
    square = held_square(held)
    refuse(TITLE, square, "diagonals", "whole", "clues", "cages")
    cells = enumerate(regions_of(square))
    return START + "".join(f"={square.givens.get(cell, 0)}J{region}" for cell, region in cells)


FORMAT = Format(
    "sumocue",
    TITLE,
    "SumoCueV1=1J0=0J0=0J1=0J1=0J0=0J0=0J1=2J1=3J2=0J2=0J3=0J3=0J2=0J2=4J3=0J3",
    recognises,
    read,
    (SUDOKU,),
    write,
)
