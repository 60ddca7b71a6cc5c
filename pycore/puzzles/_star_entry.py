"""The regions of a Star Battle entered on the board: each is one drag over its cells."""

from __future__ import annotations

from collections.abc import Mapping

from ..model.bilingual import BadInput, Named, Text
from ..model.clue_entry import (
    Change,
    Draw,
    Entering,
    Free,
    Resize,
    Sheet,
    Size,
    Switched,
    Tool,
    Write,
)
from ..model.drawing import grid
from ._square_grids import region_edges, repainted
from ._star_regions import LEAST, MOST, SIGNS, Regions, read_unfinished

REGION = Tool(
    "region",
    "gather",
    Text("Region", "領域"),
    how=Text(
        "Drag over the cells of one region after the other; a new drag takes cells from others.",
        "領域を 1 つずつ、そのマスをなぞります。なぞり直すと形を変えられます。",
    ),
)


def sheet(typed: Mapping[str, str]) -> Sheet:
    """Return the grid with thick edges round the regions so far."""
    regions = read_unfinished(typed["regions"])
    size = regions.size
    return Sheet(
        grid(size, size, region_edges(regions.letters, size)),
        tools=(REGION,),
        sizes=(Size(Text("Size", "大きさ"), tuple(range(LEAST, MOST + 1)), size),),
    )


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with another region, or of another size without regions."""
    regions = read_unfinished(typed["regions"])
    size, letters = regions.size, regions.letters
    match change:
        case Resize(sizes):
            return str(sizes[0])
        case Draw(_, cells, _):
            letters = repainted(letters, cells, _unused(letters))
        case Free(cells):
            letters = repainted(letters, cells, ".")
        case Write() | Switched():
            pass
        case _:
            return str(size)
    return str(Regions(size, letters))


def _unused(letters: str) -> str:
    """Return the first sign without a region. Raises BadInput if there is none."""
    for sign in SIGNS:
        if sign not in letters:
            return sign
    words = Text(
        f"there are {len(SIGNS)} regions, and that is the most.",
        f"領域は {len(SIGNS)} 個までです。",
    )
    raise BadInput(Named("regions"), words)


ENTRY = Entering("regions", sheet, changed)
