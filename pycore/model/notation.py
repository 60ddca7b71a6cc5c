"""The notation of boards: the one form in which givens and solutions are typed, pasted, printed and
stored.

entry    a number, or for an empty cell a dot, _ or, where 0 is not a value, 0; entries come in
         the order of the drawing's rows
compact  one entry a cell with nothing between, where every value is one digit
own      a number filled in while solving: (7)
marks    values noted in an empty cell: {1,4,12}, or {} for none
divider  white space, a comma or a bar between entries; a line break is white space
table    rows as a spreadsheet copies or saves them: one tab, comma or semicolon between any two
         cells, and nothing in an empty one

A text with own numbers or marks has this form for every puzzle; for others a puzzle may have its
own.

Printed boards are laid out like the drawing, as far as characters allow, and can be read back.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from .bilingual import BadInput, Fault, InCell, InText, Named, Text, plain, shown
from .drawing import Drawing
from .placement import no_value
from .puzzle import Puzzle, Settings

NEAR = 0.01
"""Coordinates this close are equal, in spot widths."""


class Filled(NamedTuple):
    """The cells of a text: givens, own numbers and marks in empty cells, each by cell."""

    givens: dict[int, int]
    own: dict[int, int]
    marks: dict[int, tuple[int, ...]]


def read_filled(text: str, puzzle: Puzzle, settings: Settings) -> Filled:
    """Read the cells from a text that was pasted or loaded; in the puzzle's own form if it has one
    and nothing was added.

    Raises BadInput, with line and column.
    """
    if re.search("[({]", plain(text)):
        return _read_cells(text, puzzle, settings)
    drawing = puzzle.draw(settings)
    text = _table(text, drawing) or text
    if puzzle.read is not None:
        return Filled(puzzle.read(text, settings), {}, {})
    return Filled(read_givens(text, drawing, puzzle.placement(settings).values), {}, {})


def read_text(text: str, puzzle: Puzzle, settings: Settings) -> dict[int, int]:
    """Read all numbers in a text, given or own, like `read_filled`."""
    givens, own, _ = read_filled(text, puzzle, settings)
    return {**givens, **own}


def write_line(values: Mapping[int, int], puzzle: Puzzle, settings: Settings) -> str:
    """Write givens or a solution as one line that `read_text` reads, for files with a puzzle a
    line."""
    if puzzle.write is not None:
        return puzzle.write(values, settings)
    cells = (cell for row in puzzle.draw(settings).rows for cell in row)
    return " ".join(str(values.get(cell, ".")) for cell in cells)


def read_givens(text: str, drawing: Drawing, values: Collection[int] = ()) -> dict[int, int]:
    """Read givens from a text: an entry for each cell, in the order of `drawing.rows`. With the
    possible `values` at hand, 0 may stand for an empty cell, and the text may be compact.

    An empty text has no givens. Raises BadInput, with line and column, for an unexpected character,
    and for the wrong number of entries.
    """
    entries = _compact(text, drawing, values) or list(_entries(text, PLAIN))
    blanks = (".", "_", "0") if values and 0 not in values else (".", "_")
    given = _by_cell(entries, drawing)
    return {cell: int(entry) for cell, entry in given.items() if entry not in blanks}


def _compact(text: str, drawing: Drawing, values: Collection[int]) -> list[str]:
    """Return the entries of a compact text, none if it is not one."""
    signs = re.sub(r"[\s,|]", "", plain(text))
    is_compact = (
        all(0 <= value <= 9 for value in values)
        and re.fullmatch("[0-9._]+", signs) is not None
        and len(signs) == sum(map(len, drawing.rows))
    )
    return list(signs) if values and is_compact else []


def _table(text: str, drawing: Drawing) -> str | None:
    """Return a table with a dot in each empty cell; None if the text is not one of this board."""
    lines = plain(text).strip("\r\n").splitlines()
    for divider in "\t,;":
        rows = [[entry.strip() or "." for entry in line.split(divider)] for line in lines]
        if [len(row) for row in rows] == [len(row) for row in drawing.rows]:
            entries = [entry for row in rows for entry in row]
            is_table = all(re.fullmatch(PLAIN, entry) for entry in entries)
            return "\n".join(" ".join(row) for row in rows) if is_table else None
    return None


def _read_cells(text: str, puzzle: Puzzle, settings: Settings) -> Filled:
    """Read the cells, own numbers and marks included; marks must be values of the puzzle."""
    filled, values = Filled({}, {}, {}), puzzle.placement(settings).values
    for cell, entry in _by_cell(list(_entries(text, NOTED)), puzzle.draw(settings)).items():
        if entry == "0" and 0 not in values:
            continue  # an empty cell
        numbers = [int(number) for number in re.findall(NUMBER, entry)]
        if entry.startswith("{"):
            for number in set(numbers) - set(values):
                fault = Fault(InCell(cell), no_value(str(number), values))
                raise BadInput(*puzzle.names(settings).at(fault))
            filled.marks.update({cell: tuple(sorted(set(numbers)))} if numbers else {})
        elif numbers:
            (filled.own if entry.startswith("(") else filled.givens)[cell] = numbers[0]
    return filled


def _by_cell(entries: list[str], drawing: Drawing) -> dict[int, str]:
    """Return the entries by cell, if there are any. Raises BadInput for the wrong number."""
    cells = [cell for row in drawing.rows for cell in row]
    if entries and len(entries) != len(cells):
        raise BadInput(
            Named("text"),
            Text(
                f"has {len(entries)} {'entry' if len(entries) == 1 else 'entries'}; "
                f"{len(cells)} are needed, a dot for each empty cell.",
                f"{len(entries)} 個あります。空きマスを . として {len(cells)} 個並べてください。",
            ),
        )
    return dict(zip(cells, entries, strict=False))


NUMBER = "[+-]?[0-9]{1,9}"
PLAIN = rf"[._]|{NUMBER}"
"""An entry of givens."""
NOTED = rf"{PLAIN}|\(\s*{NUMBER}\s*\)|\{{\s*({NUMBER}([\s,]+{NUMBER})*)?\s*\}}"
"""An entry in a text with own numbers and marks."""


def _entries(text: str, form: str) -> Iterable[str]:
    for number, line in enumerate(plain(text).splitlines(), 1):
        for match in re.finditer(r"\([^()]*\)|\{[^{}]*\}|[^\s,|]+", line):
            if not re.fullmatch(form, match[0]):
                raise BadInput(
                    InText(number, match.start() + 1),
                    Text(
                        f"{shown(match[0])} is neither a number nor a dot.",
                        f"{shown(match[0])} は数でも . でもありません。",
                    ),
                )
            yield match[0]


def write_cells(values: Mapping[int, int], drawing: Drawing) -> str:
    """Write givens or a solution (by cell): a line for each row, `.` for an empty cell."""
    width = max((len(str(value)) for value in values.values()), default=1)
    at = _columns(drawing, width)
    lines = []
    for row in drawing.rows:
        line = ""
        for cell in row:
            entry = str(values.get(cell, ".")).rjust(width)
            line = f"{line:{at[cell]}}" + entry
        lines.append(line)
    return "\n".join(lines)


def _columns(drawing: Drawing, width: int) -> dict[int, int]:
    """Return the column where the entry of each cell begins, for entries `width` characters wide.

    The columns follow the drawing if it has one spot for each cell, so that a star looks like a
    star; otherwise rows are packed.
    """
    x = {spot.cell: spot.x for spot in drawing.spots if spot.value is None}
    if len(x) < len(drawing.spots):
        return {cell: place * (width + 1) for row in drawing.rows for place, cell in enumerate(row)}
    left = min(x.values())
    gap = min((x[b] - x[a] for row in drawing.rows for a, b in pairwise(row)), default=1.0)
    even = all(abs((here - left) / gap - round((here - left) / gap)) < NEAR for here in x.values())
    # an even step has a middle for an entry between two of the row above
    step = width + 1 if even else width + 2 + width % 2
    return {cell: round((here - left) / gap * step) for cell, here in x.items()}
