"""The runs of a nonogram, as they are typed: the rows, a bar, the columns; lines divided by
slashes, and in a line the lengths, divided by spaces, commas or dots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..model.bilingual import BadInput, Named, Text, many, plain, shown, whole_number
from ..model.drawing import DrawnLine

MOST = 50
"""The most rows and columns: 45 x 45 is proved in half a second."""

OUTSIDE, APART = 0.85, 0.55
"""How far the nearest length is from the middle of the first cell, and from the one before it."""

Lengths = tuple[int, ...]


@dataclass(frozen=True)
class RunLengths:
    """The lengths of the runs in each row and in each column; as text, in the notation."""

    rows: tuple[Lengths, ...]
    columns: tuple[Lengths, ...]

    def __str__(self) -> str:
        return " | ".join(
            " / ".join(" ".join(map(str, line)) or "0" for line in side)
            for side in (self.rows, self.columns)
        )


ROW, COLUMN = Text("row", "行目"), Text("column", "列目")


def read_lines(typed: str) -> RunLengths:
    """Return the lengths as they are typed so far: they may contradict each other. Raises BadInput
    that names the option, and the line that is wrong."""
    size = whole_number(typed)
    if size is not None and 1 <= size <= MOST:
        return RunLengths(((),) * size, ((),) * size)
    sides = re.split(r"[|;]", plain(typed))
    if len(sides) != 2:
        raise _bad(
            "write the rows, a bar | and the columns; lines are divided by /: "
            "1 1 / 3 / 0 | 2 / 1 / 2.",
            "行、縦棒 |、列の順に書いてください。行どうし、列どうしは / で区切ります"
            "（1 1 / 3 / 0 | 2 / 1 / 2）。",
        )
    rows, columns = (
        tuple(_lengths(line, kind, at) for at, line in enumerate(side.strip(" /").split("/"), 1))
        for side, kind in zip(sides, (ROW, COLUMN), strict=True)
    )
    if max(len(rows), len(columns)) > MOST:
        raise _bad(
            f"there are {many(len(rows), 'row')} and {many(len(columns), 'column')}; "
            f"{MOST} is the most.",
            f"{len(rows)} 行 {len(columns)} 列です。{MOST} までにしてください。",
        )
    return RunLengths(rows, columns)


def read_runs(typed: str) -> RunLengths:
    """Return the lengths. Raises BadInput that names the option, and the line that is wrong."""
    read = read_lines(typed)
    rows, columns = read.rows, read.columns
    for lines, kind, room in ((rows, ROW, len(columns)), (columns, COLUMN, len(rows))):
        for number, lengths in enumerate(lines, 1):
            needed = sum(lengths) + len(lengths) - 1
            if needed > room:
                raise _bad(
                    f"{kind.en} {number} needs {needed} cells and has {room}.",
                    f"{number} {kind.ja}には {needed} マス必要ですが、{room} マスしかありません。",
                )
    across, down = (sum(map(sum, lines)) for lines in (rows, columns))
    if across != down:
        raise _bad(
            f"the rows have {across} filled cells and the columns {down}; they must be the same.",
            f"塗るマスが、行では {across}、列では {down} です。同じでなければなりません。",
        )
    return read


def _lengths(line: str, kind: Text, number: int) -> Lengths:
    """Return the lengths in a line, counted from 1. Raises BadInput for a word that is none."""
    words = re.findall(r"[^\s,.、]+", line)
    for word in words:
        if not re.fullmatch("[0-9]{1,2}", word):
            raise _bad(
                f"{shown(word)} in {kind.en} {number} is no length of a run.",
                f"{number} {kind.ja}の {shown(word)} は、続けて塗るマスの数として読めません。",
            )
    return tuple(length for length in map(int, words) if length)


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("runs"), Text(en, ja))


def every_five(tall: int, wide: int) -> Iterator[DrawnLine]:
    """Yield the lines after every fifth row and column."""
    for y in range(5, tall, 5):
        yield DrawnLine(((-0.5, y - 0.5), (wide - 0.5, y - 0.5)), thick=True)
    for x in range(5, wide, 5):
        yield DrawnLine(((x - 0.5, -0.5), (x - 0.5, tall - 0.5)), thick=True)
