"""Fifteen of Simon Tatham's collection: sliding tiles, row by row, 0 for the gap."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ._format import Format, Held, Opened, wrong
from ._tatham import game, sides_of

TITLE = Text("Fifteen", "Fifteen")


def read(params: str, desc: str) -> Opened:
    """Return the position. Raises BadInput."""
    wide, tall = sides_of(params)
    tiles = desc.split(",")
    size = f"{tall}x{wide}"
    if not all(re.fullmatch("[0-9]{1,3}", tile) for tile in tiles) or len(tiles) != wide * tall:
        raise wrong(
            f"there are {len(tiles)} tiles; {wide * tall} numbers are needed, 0 for the gap.",
            f"駒が {len(tiles)} 個あります。空きを 0 として {wide * tall} 個必要です。",
        )
    rows = (tiles[at : at + wide] for at in range(0, len(tiles), wide))
    return Opened("sliding-tiles", {"size": size}, start="\n".join(map(" ".join, rows)))


def write(held: Held) -> str:
    """Return the ID."""
    rows, columns = held.settings["size"].split("x")
    tiles = held.start.replace("_", "0").split()
    return f"{columns}x{rows}:{','.join(tiles)}"


FORMAT: Format = game(
    "fifteen",
    TITLE,
    "[0-9]+x[0-9]+:[0-9]+(,[0-9]+)+",
    ("sliding-tiles",),
    read,
    write,
    "4x4:8,11,3,6,14,13,4,2,0,9,12,10,5,1,7,15",
)
