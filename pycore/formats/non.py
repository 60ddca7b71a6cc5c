"""Nonograms in .non files: `width`, `height`, and after `rows` and `columns` a line for each, with
its runs divided by commas; a line that is 0 or empty has none. Other keys are ignored."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ..puzzles._nonogram_runs import RunLengths
from ._format import Format, Held, Opened, unsaid, wrong

TITLE = Text("a .non file", ".non ファイル")
LONGEST = 100_000
SIDES = ("rows", "columns")


def recognises(text: str) -> bool:
    """Return whether a text has both sides."""
    heads = {line.strip().lower() for line in text.splitlines()} if len(text) <= LONGEST else set()
    return heads.issuperset(SIDES)


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    lines = [line.strip() for line in text.splitlines()]
    counts = dict(re.findall(r"(?m)^\s*(width|height)\s+([0-9]{1,4})\s*$", text))
    found: dict[str, tuple[tuple[int, ...], ...]] = {}
    for side, count in zip(SIDES, (counts.get("height"), counts.get("width")), strict=True):
        first = [line.lower() for line in lines].index(side) + 1
        found[side] = tuple(_runs(lines[first:], count and int(count)))
        if count and len(found[side]) != int(count):
            raise wrong(
                f"of {count} {side}, {len(found[side])} are there.",
                f"{side} は {count} 本のはずですが、{len(found[side])} 本あります。",
            )
    return Opened("nonogram", {"runs": str(RunLengths(found["rows"], found["columns"]))})


def _runs(lines: list[str], count: int | str | None) -> list[tuple[int, ...]]:
    """Return the runs of `count` lines; of the lines up to the next key if there is no number."""
    found: list[tuple[int, ...]] = []
    for line in lines:
        if len(found) == count or re.match("[a-zA-Z]", line) or (count is None and not line):
            break
        words = re.findall(r"[^\s,]+", line)
        if not all(re.fullmatch("[0-9]{1,3}", word) for word in words):
            raise wrong(f"{line[:24]!r} are no runs.", f"{line[:24]!r} は読めません。")
        found.append(tuple(number for number in map(int, words) if number))
    return found


def write(held: Held) -> str:
    """Return the file. Raises BadInput for givens."""
    if held.givens:
        raise unsaid(TITLE, Text("filled cells", "塗ってあるマス"))
    lines: RunLengths = held.settings["runs"]
    rows, columns = (
        "\n".join(",".join(map(str, runs)) or "0" for runs in side)
        for side in (lines.rows, lines.columns)
    )
    size = f"width {len(lines.columns)}\nheight {len(lines.rows)}"
    return f"{size}\n\nrows\n{rows}\n\ncolumns\n{columns}\n"


FORMAT = Format(
    "non",
    TITLE,
    "width 3\nheight 2\n\nrows\n1,1\n2\n\ncolumns\n2\n1\n1\n",
    recognises,
    read,
    ("nonogram",),
    write,
)
