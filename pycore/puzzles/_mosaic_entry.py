"""The numbers of a Mosaic entered in its cells, one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from ..model.bilingual import Text
from ..model.cell_names import square
from ..model.clue_entry import Change, Clear, Entering, Resize, Sheet, Size, Slot, Write
from ..model.drawing import grid
from ._marked_words import blotted
from ._mosaic_clues import LEAST, MOST, Rows, around, read_clues


def sheet(typed: Mapping[str, str]) -> Sheet:
    """Return the grid with a slot in each cell."""
    rows = read_clues(typed["clues"])
    tall, wide = len(rows), len(rows[0])
    slots = []
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            cells = around(r, c, tall, wide)
            text = sign.strip(".")
            slots.append(Slot(square(r + 1, c + 1), text, c, r, "disc", cells, most=len(cells)))
    sizes = tuple(range(LEAST, MOST + 1))
    return Sheet(
        grid(tall, wide),
        tuple(slots),
        sizes=(
            Size(Text("Rows", "行の数"), sizes, tall),
            Size(Text("Columns", "列の数"), sizes, wide),
        ),
        keys="0123456789",
    )


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with another number, or of another size with the numbers that still fit.
    Raises BadInput for a number that is too large there."""
    rows = read_clues(typed["clues"])
    if isinstance(change, Write):
        r, c = divmod(change.slot, len(rows[0]))
        row = rows[r][:c] + (change.clue.strip() or ".") + rows[r][c + 1 :]
        return written(read_clues(" ".join((*rows[:r], row, *rows[r + 1 :]))))
    if isinstance(change, Resize):
        return written(_resized(rows, *change.sizes))
    if isinstance(change, Clear):
        return written(tuple("." * len(row) for row in rows))
    return written(rows)


def _resized(rows: Rows, tall: int, wide: int) -> Rows:
    rows = tuple(row[:wide].ljust(wide, ".") for row in rows[:tall])
    rows = (*rows, *("." * wide,) * (tall - len(rows)))
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign != "." and int(sign) > len(around(r, c, tall, wide)):
                rows = blotted(rows, r, c)
    return rows


def written(rows: Rows) -> str:
    """Return the rows as typed; the size alone if there are no numbers."""
    if any(row.strip(".") for row in rows):
        return " ".join(rows)
    return f"{len(rows)}x{len(rows[0])}"


ENTRY = Entering("clues", sheet, changed)
