"""Unruly of Simon Tatham's collection: Takuzu. A letter for a number of blanks and a cell, small
for 0, capital for 1 (`z`: 25 blanks, no cell); the last one is for a cell after the grid. `u` after
the size: no two rows or columns are equal."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ..puzzles._takuzu_signs import TakuzuSigns
from ..puzzles.takuzu import ANY, DIFFERENT
from ._format import Format, Held, Opened, unsaid, wrong, wrong_at
from ._tatham import bad_params, game, sides_of

TITLE = Text("Unruly", "Unruly")
MOST = 100
"""The most rows and columns read here; the puzzle has its own limit."""


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    wide, tall = sides_of(params)
    if not (0 < wide <= MOST and 0 < tall <= MOST):
        raise bad_params(params)
    for at, letter in enumerate(desc):
        if not re.fullmatch("[a-zA-Z]", letter):
            raise wrong_at(desc, at)
    *cells, end = _places(desc) or [(0, 0)]
    if end[0] != wide * tall:
        raise wrong(
            f"the letters are {end[0]} cells; {wide * tall} are needed.",
            f"文字が {end[0]} マス分あります。{wide * tall} マス必要です。",
        )
    lines = DIFFERENT if re.match("[0-9x]+u", params) else ANY
    return Opened("takuzu", {"signs": f"{tall}x{wide}", "lines": lines}, dict(cells))


def _places(desc: str) -> list[tuple[int, int]]:
    """Return each cell that a letter names, with its value."""
    found, cell = [], 0
    for letter in desc:
        if letter in "zZ":
            cell += 25
        else:
            cell += ord(letter.lower()) - ord("a")
            found.append((cell, int(letter.isupper())))
            cell += 1
    return found


def _fits(params: str, desc: str) -> bool:
    """Return whether the number of cells matches the size."""
    wide, tall = sides_of(params)
    return [cell for cell, _ in _places(desc)][-1:] == [wide * tall]


def write(held: Held) -> str:
    """Return the ID. Raises BadInput for signs between cells."""
    signs: TakuzuSigns = held.settings["signs"]
    if signs.pairs:
        raise unsaid(TITLE, Text("signs between cells", "マスの間の記号"))
    code, before = "", 0
    for cell, value in (*sorted(held.givens.items()), (signs.tall * signs.wide, 0)):
        many, rest = divmod(cell - before, 25)
        letter = chr(ord("a") + rest)
        code += "z" * many + (letter.upper() if value else letter)
        before = cell + 1
    different = "u" if held.settings["lines"] == DIFFERENT else ""
    return f"{signs.wide}x{signs.tall}{different}:{code}"


FORMAT: Format = game(
    "unruly",
    TITLE,
    "[0-9]+(x[0-9]+)?u?(d[a-z])?:[a-zA-Z]+",
    ("takuzu",),
    read,
    write,
    "8x8:AACbacfafeDBCfbaCfi",
    _fits,
    place=45,
)
