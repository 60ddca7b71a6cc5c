"""The runs of a nonogram entered beside its board, one line after the other."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..model.bilingual import Text
from ..model.clue_entry import Change, Clear, Entering, Resize, Sheet, Size, Slot, Write
from ..model.drawing import grid
from ._nonogram_runs import (
    APART,
    MOST,
    OUTSIDE,
    Lengths,
    RunLengths,
    every_five,
    read_lines,
)


def sheet(typed: Mapping[str, str]) -> Sheet:
    """Return the board with a slot for each row, then one for each column."""
    lines = read_lines(typed["runs"])
    tall, wide = len(lines.rows), len(lines.columns)
    cells = range(tall * wide)
    rows = (
        Slot(
            Text(f"Row {r + 1}", f"{r + 1} 行目"),
            _written(lengths),
            -OUTSIDE,
            r,
            "beside",
            tuple(cells[wide * r : wide * (r + 1)]),
            room=wide,
            step=(-APART, 0),
        )
        for r, lengths in enumerate(lines.rows)
    )
    columns = (
        Slot(
            Text(f"Column {c + 1}", f"{c + 1} 列目"),
            _written(lengths),
            c,
            -OUTSIDE,
            "beside",
            tuple(cells[c::wide]),
            room=tall,
            step=(0, -APART),
        )
        for c, lengths in enumerate(lines.columns)
    )
    sizes = tuple(range(1, MOST + 1))
    return Sheet(
        grid(tall, wide, tuple(every_five(tall, wide))),
        (*rows, *columns),
        sizes=(
            Size(Text("Rows", "行の数"), sizes, tall),
            Size(Text("Columns", "列の数"), sizes, wide),
        ),
        keys="0123456789 ",
    )


def _written(lengths: Lengths) -> str:
    return " ".join(map(str, lengths)) or "0"


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with other lengths in a line, or with more or fewer lines."""
    lines = read_lines(typed["runs"])
    rows, columns = [*lines.rows], [*lines.columns]
    if isinstance(change, Write):
        lengths = tuple(n for n in map(int, re.findall("[0-9]{1,2}", change.clue)) if n)
        side, at = (
            (rows, change.slot) if change.slot < len(rows) else (columns, change.slot - len(rows))
        )
        side[at] = lengths
    elif isinstance(change, Resize):
        tall, wide = change.sizes
        rows = [*rows, *[()] * tall][:tall]
        columns = [*columns, *[()] * wide][:wide]
    elif isinstance(change, Clear):
        rows, columns = [()] * len(rows), [()] * len(columns)
    return str(RunLengths(tuple(rows), tuple(columns)))


ENTRY = Entering("runs", sheet, changed)
