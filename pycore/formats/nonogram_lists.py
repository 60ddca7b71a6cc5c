"""Nonograms as lists of runs, first of rows, then of columns: as Python or JSON lists, or as lines
of numbers with an empty line or a bar between the two sides."""

from __future__ import annotations

import json
import re

from ..model.bilingual import Text, plain
from ..puzzles._nonogram_runs import RunLengths
from ._format import Format, Held, Opened, unsaid, wrong
from ._json import json_in

TITLE = Text("lists of runs", "並びの長さのリスト")
LONGEST = 20_000

Sides = tuple[list[list[int]], list[list[int]]]


def sides_in(text: str) -> Sides | None:
    """Return the runs of the rows and of the columns; None for any other text."""
    if len(text) > LONGEST:
        return None
    text = plain(text)
    return _nested(text) if "[" in text else _lines(text)


def _nested(text: str) -> Sides | None:
    """Return two lists of lists: in sequence, or by name in a dictionary."""
    inner = text[text.find("[") : text.rfind("]") + 1]
    body = re.sub(r"\"?'?\b(rows?|cols?|columns?|clues|row_clues|col_clues)\b'?\"?", "", text)
    if re.search(r"[^\s0-9\[\](){},=:]", body):
        return None
    inner = re.sub(r"[^0-9\[\],]", "", inner.replace("(", "[").replace(")", "]"))
    inner = re.sub(r"\](?=\[)", "],", re.sub(r",+(?=\])", "", re.sub(",+", ",", inner)))
    found = _loaded(inner) or _loaded(f"[{inner}]")
    if found is None and "row" in text and text.find("row") > text.find("col") >= 0:
        return None
    if found and re.search("col", text) and text.find("col") < text.find("row"):
        return found[1], found[0]
    return found


def _loaded(text: str) -> Sides | None:
    try:
        value = json_in(text)
    except ValueError:
        return None
    if not isinstance(value, list) or len(value) != 2:
        return None
    for side in value:
        if not isinstance(side, list) or not all(isinstance(line, list) for line in side):
            return None
        if not all(type(number) is int for line in side for number in line):
            return None
    return value[0], value[1]


def _lines(text: str) -> Sides | None:
    """Return two paragraphs of lines, or two sides with a bar between, with equal sums."""
    if not re.fullmatch(r"[\s0-9,./|;]+", text):
        return None
    sides = text.split("|") if text.count("|") == 1 else re.split(r"\n\s*\n", text.strip())
    if len(sides) != 2:
        return None
    found = []
    for side in sides:
        lines = re.split("[/;]" if "/" in side or ";" in side else r"\n", side.strip(" \t\r\n/;"))
        found.append([[int(word) for word in re.findall("[0-9]{1,3}", line)] for line in lines])
    rows, columns = found
    same = sum(map(sum, rows)) == sum(map(sum, columns)) > 0
    fit = all(
        sum(line) + len([n for n in line if n]) - 1 <= len(across)
        for side, across in ((rows, columns), (columns, rows))
        for line in side
    )
    return (rows, columns) if same and fit and min(map(len, found)) > 1 else None


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    sides = sides_in(text)
    if sides is None:
        raise wrong("these are no runs.", "並びの長さとして読めません。")
    rows, columns = (tuple(tuple(n for n in line if n) for line in side) for side in sides)
    return Opened("nonogram", {"runs": str(RunLengths(rows, columns))})


def write(held: Held) -> str:
    """Return the lists. Raises BadInput for givens."""
    if held.givens:
        raise unsaid(TITLE, Text("filled cells", "塗ってあるマス"))
    lines: RunLengths = held.settings["runs"]
    sides = {"rows": [*map(list, lines.rows)], "columns": [*map(list, lines.columns)]}
    return json.dumps(sides)


FORMAT = Format(
    "lists",
    TITLE,
    '{"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}',
    lambda text: sides_in(text) is not None,
    read,
    ("nonogram",),
    write,
    place=60,
)
