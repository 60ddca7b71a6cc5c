"""The notations of people and programs for Sudoku puzzles: square grids of digits.

entry    the text for one cell: a digit, a letter for a value above 9 (A is 10), or a blank
blank    . 0 _ * ? or, if the layout shows it, a space
divider  bars, dashes, plus signs, box-drawing characters, commas, and spaces that are not blanks

Reads all cells in one line, one line for each row, a grid drawn with bars and dashes, and numbers
with dividers between them (16 by 16).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..model.bilingual import BadInput, InText, Named, Text, many, plain, shown, whole_number

BLANKS = ".0_*?"
DIVIDERS = "[\\s|+\\-=,;:!\u2500-\u257f]"
LETTERS = "123456789ABCDEFGHIJKLMNOP"
LONGEST = 20_000
"""The most characters of a text; a drawn 16 by 16 grid has about 1,000."""


class CellText(NamedTuple):
    """The text of a cell, and its position (counted from 1)."""

    word: str
    line: int
    column: int


def read(text: str, size: int) -> dict[int, int]:
    """Read the givens (value by cell, row by row) in a text; none in white space.

    Raises BadInput, with line and column, for a character that cannot be used here or a wrong
    number of cells.
    """
    if len(text) > LONGEST:
        raise BadInput(
            Named("text"),
            Text("is too long for one grid.", "長すぎます。盤 1 つ分だけにしてください。"),
        )
    if len(text) == size * size and set(text) <= {*BLANKS, *LETTERS[:size]}:
        # the usual form in files of many puzzles, which reads much faster
        return {cell: LETTERS.index(c) + 1 for cell, c in enumerate(text) if c not in BLANKS}
    lines = (
        plain(text).replace("\t", " ").splitlines()
    )  # one for one, so that columns stay as typed
    if not any(line.strip() for line in lines):
        return {}
    entries = _numbers(lines, size) or _characters(lines, size)
    givens = {}
    for cell, entry in enumerate(entries):
        value = _value(entry, size)
        if value:
            givens[cell] = value
    return givens


def write(values: Mapping[int, int], size: int) -> str:
    """Write givens or a solution in one line, dots for blanks."""
    return "".join(
        LETTERS[values[cell] - 1] if cell in values else "." for cell in range(size * size)
    )


def _numbers(lines: list[str], size: int) -> list[CellText]:
    """Return the entries if they are words between dividers, exactly as many as there are cells."""
    entries = list(_words(lines))
    return entries if len(entries) == size * size else []


def _words(lines: list[str]) -> Iterator[CellText]:
    for number, line in enumerate(lines, 1):
        for match in re.finditer(r"\S+", re.sub(DIVIDERS, " ", line)):
            yield CellText(match[0], number, match.start() + 1)


def _characters(lines: list[str], size: int) -> list[CellText]:
    """Return the entries if each is one character. Spaces are blanks if there are too few entries
    otherwise."""
    dense = [
        CellText(character, number, column)
        for number, line in enumerate(lines, 1)
        for column, character in enumerate(line, 1)
        if not re.match(DIVIDERS, character)
    ]
    if len(dense) == size * size:
        return dense
    spaced = _with_spaces_as_blanks(lines, size)
    if spaced:
        return spaced
    for entry in dense:
        _value(entry, size)
    raise _wrong_length(dense, size)


def _with_spaces_as_blanks(lines: list[str], size: int) -> list[CellText]:
    """Return the entries with spaces as empty cells. Spaces at the end of a row may be missing, but
    not at the end of a grid in one line: that would match any grid that is too short."""
    if not any(" " in line for line in lines):
        return []
    rows = [
        (number, line)
        for number, line in enumerate(lines, 1)
        if re.search(r"[^\-+=\s\u2500-\u257f|]", line)
    ]
    if len(rows) == 1 and len(lines) == 1:
        width = size * size
        if len(lines[0]) != width:
            return []
    else:
        rows, width = list(enumerate(lines, 1)), size
    if len(rows) * width != size * size or any(len(line.rstrip()) > width for _, line in rows):
        return []
    return [
        CellText(character if character != " " else ".", number, column)
        for number, line in rows
        for column, character in enumerate(line[:width].ljust(width), 1)
    ]


def _value(entry: CellText, size: int) -> int:
    """Return the value of an entry, 0 for a blank. Raises BadInput for anything else."""
    if entry.word in BLANKS and len(entry.word) == 1:
        return 0
    value = (
        LETTERS.find(entry.word.upper()) + 1
        if len(entry.word) == 1
        else whole_number(entry.word) or -1
    )
    if 1 <= value <= size:
        return value
    most = str(size) if size < 10 else f"9, A-{LETTERS[size - 1]}"
    raise BadInput(
        InText(entry.line, entry.column),
        Text(
            f"{shown(entry.word)} cannot stand here; write 1-{most}, and . or 0 for an empty cell.",
            f"{shown(entry.word)} は使えません。1-{most} か、空きマスなら . または 0 "
            f"を書いてください。",
        ),
    )


def _wrong_length(entries: list[CellText], size: int) -> BadInput:
    """Describe a wrong number of entries: in the first row of the wrong length, or in all."""
    by_line: dict[int, list[CellText]] = {}
    for entry in entries:
        by_line.setdefault(entry.line, []).append(entry)
    if len(by_line) > 1:
        for line, row in by_line.items():
            if len(row) != size:
                return BadInput(
                    InText(line, row[-1].column),
                    Text(
                        f"this row has {many(len(row), 'cell')}; it should have {size}.",
                        f"この行は {len(row)} マスです。{size} マスにしてください。",
                    ),
                )
    place = InText(entries[-1].line, entries[-1].column) if entries else InText(1)
    return BadInput(
        place,
        Text(
            f"the grid ends after {many(len(entries), 'cell')}; {size * size} are needed "
            f"({size} rows of {size}).",
            f"{len(entries)} マスで終わっています。{size * size} マス（{size} マス × {size} "
            f"行）必要です。",
        ),
    )
