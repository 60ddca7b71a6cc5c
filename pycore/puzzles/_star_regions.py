"""The regions of a Star Battle: as typed, and as they grow in a new puzzle, from the stars alone to
the whole grid.

letters     a sign for each cell, row by row: its region, or a dot for none yet
unfinished  a text in which cells may be without a region
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from math import isqrt
from string import ascii_uppercase, digits

from ..model.bilingual import BadInput, Named, Text, many, plain, shown
from ..model.placement import Solution
from ..model.rules import Cells
from ._square_grids import is_joined

LEAST, MOST = 4, 20
"""The smallest and the largest size."""

SIGNS = ascii_uppercase + digits


@dataclass(frozen=True)
class Regions:
    """The size of a grid, and the letters."""

    size: int
    letters: str

    def __str__(self) -> str:
        """Return the rows as typed; the size alone if there are no regions."""
        if not self.letters.strip("."):
            return str(self.size)
        starts = range(0, self.size**2, self.size)
        return " ".join(self.letters[at : at + self.size] for at in starts)

    @cached_property
    def cells(self) -> dict[str, Cells]:
        """The cells of each region, by its letter."""
        found: dict[str, list[int]] = {}
        for cell, letter in enumerate(self.letters):
            if letter != ".":
                found.setdefault(letter, []).append(cell)
        return {letter: tuple(cells) for letter, cells in found.items()}

    @property
    def rest(self) -> Cells:
        """The cells without a region."""
        return tuple(cell for cell, letter in enumerate(self.letters) if letter == ".")


def read_regions(typed: str) -> Regions:
    """Read the regions, with letters in order of appearance. Raises BadInput that names the option
    and the fault."""
    regions = read_unfinished(typed, "[A-Z0-9]")
    return checked(regions.letters) if regions.letters.strip(".") else regions


def read_unfinished(typed: str, allowed: str = "[A-Z0-9.]") -> Regions:
    """Read regions that may be unfinished, with letters as typed. Raises BadInput that names the
    option and the fault."""
    text = plain(typed).strip()
    if re.fullmatch(r"\d{1,4}", text):
        _check_size(int(text))
        return Regions(int(text), "." * int(text) ** 2)
    rows = re.findall(r"[^\s,;|/]+", text.upper())
    size = len(rows)
    _check_size(size)
    for number, row in enumerate(rows, 1):
        if len(row) != size:
            raise _bad(
                f"row {number} has {many(len(row), 'cell')}; {size} are needed, as there are "
                f"{size} rows.",
                f"{number} 行目は {len(row)} マスです。{size} 行なので {size} マス必要です。",
            )
        for column, sign in enumerate(row, 1):
            if sign == "." and "." not in allowed:
                raise _bad(
                    f"row {number}, column {column} is in no region; each cell needs one.",
                    f"{number} 行目 {column} 列目のマスがどの領域にも入っていません。",
                )
            if not re.fullmatch(allowed, sign):
                raise _bad(
                    f"{shown(sign)} in row {number} is no region; write a letter for each cell.",
                    f"{number} 行目の {shown(sign)} は使えません。どのマスにも領域の文字を書いて"
                    "ください。",
                )
    return Regions(size, "".join(rows))


def in_order(signs: str) -> Regions:
    """Return regions with letters in order of appearance."""
    order = dict(zip(dict.fromkeys(signs.replace(".", "")), SIGNS, strict=False))
    size = isqrt(len(signs))
    return Regions(size, "".join(order.get(sign, ".") for sign in signs))


def checked(signs: str) -> Regions:
    """Return the regions. Raises BadInput if there are not as many as rows, or one is not
    connected."""
    regions = in_order(signs)
    size, count = regions.size, len({*signs})
    if count != size:
        raise _bad(
            f"there are {many(count, 'region')}; {size} rows need as many.",
            f"領域が {count} 個あります。{size} 行なので {size} 個必要です。",
        )
    for letter, cells in regions.cells.items():
        if not is_joined(cells, size):
            raise _bad(
                f"region {letter} is not in one piece.",
                f"領域 {letter} がつながっていません。",
            )
    return regions


def _check_size(size: int) -> None:
    if not LEAST <= size <= MOST:
        raise _bad(
            f"this makes {many(size, 'row')}; there are {LEAST} to {MOST}. Write the rows, as "
            "AABB AABB CCDD CCDD, or a size.",
            f"{size} 行になります。{LEAST}〜{MOST} 行です。AABB AABB CCDD CCDD のように行を並べる"
            "か、大きさを書いてください。",
        )


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("regions"), Text(en, ja))


def round_stars(board: Solution) -> Regions:
    """Return a region for each star, with only its cell."""
    letters = iter(SIGNS)
    return in_order("".join(next(letters) if value else "." for value in board))
