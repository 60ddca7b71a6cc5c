"""Pattern of Simon Tatham's collection: the nonogram. Lines divided by slashes, columns first, and
in a line the lengths divided by dots; then, after a comma, fixed cells: a letter for a number of
unknown cells and a fixed one, small for empty, capital for filled (`z`: 25 unknown, none fixed)."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ..puzzles._nonogram_runs import RunLengths
from ._format import Format, Held, Opened, wrong, wrong_at
from ._tatham import bad_params, game, sides_of

TITLE = Text("Pattern", "Pattern")
MOST = 100
"""The most rows and columns read here; the puzzle has its own limit."""


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    wide, tall = sides_of(params)
    if not (0 < wide <= MOST and 0 < tall <= MOST):
        raise bad_params(params)
    lines, _, fixed = desc.partition(",")
    lengths = [tuple(map(int, re.findall("[0-9]{1,3}", line))) for line in lines.split("/")]
    if re.search("[^0-9./]", lines) or len(lengths) != wide + tall:
        raise wrong(
            f"there are {len(lengths)} lines; {wide} columns and {tall} rows are needed.",
            f"{len(lengths)} 本あります。列 {wide} 本と行 {tall} 本が必要です。",
        )
    runs = RunLengths(tuple(lengths[wide:]), tuple(lengths[:wide]))
    return Opened("nonogram", {"runs": str(runs)}, _fixed(fixed, wide * tall))


def _fixed(code: str, cells: int) -> dict[int, int]:
    """Return the fixed cells."""
    found: dict[int, int] = {}
    cell = 0
    for at, letter in enumerate(code):
        if not re.fullmatch("[a-yA-Yz]", letter):
            raise wrong_at(code, at)
        cell += ord(letter.lower()) - ord("a")
        if letter != "z" and cell < cells:
            found[cell] = int(letter.isupper())
            cell += 1
    return found


def write(held: Held) -> str:
    """Return the ID."""
    lines: RunLengths = held.settings["runs"]
    wide, tall = len(lines.columns), len(lines.rows)
    runs = "/".join(".".join(map(str, line)) for line in (*lines.columns, *lines.rows))
    code, free = "", 0
    for cell in range(wide * tall):
        if cell in held.givens:
            letter = chr(ord("a") + free)
            code += letter.upper() if held.givens[cell] else letter
            free = 0
        else:
            free += 1
            if free == 25:
                code, free = code + "z", 0
    rest = f",{code + chr(ord('a') + free) * bool(free)}" if held.givens else ""
    return f"{wide}x{tall}:{runs}{rest}"


FORMAT: Format = game(
    "pattern",
    TITLE,
    "[0-9]+x[0-9]+[a-z]*:[0-9.]*/[0-9./]*(,[a-zA-Z]*)?",
    ("nonogram",),
    read,
    write,
    "10x8:3.1/2.2/4.3/2.5/5/5/2/2/1/3/4.3/4.1.1/1.1.1/4/3/4/6/7",
)
