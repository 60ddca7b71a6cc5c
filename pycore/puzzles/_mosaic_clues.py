"""The numbers of a Mosaic, as typed: the rows, with a digit or a dot for each cell."""

from __future__ import annotations

import re

from ..model.bilingual import BadInput, Named, Text, many, plain, shown
from ..model.rules import Cells

LEAST, MOST = 2, 30
"""The fewest and the most rows and columns."""

Rows = tuple[str, ...]


def read_clues(typed: str) -> Rows:
    """Read the rows. Raises BadInput that names the option and the fault."""
    text = plain(typed)
    sides = re.fullmatch(r"\s*(\d{1,4})(?:\s*[x×]\s*(\d{1,4}))?\s*", text)
    if sides:
        tall, wide = int(sides[1]), int(sides[2] or sides[1])
        if not (LEAST <= tall <= MOST and LEAST <= wide <= MOST):
            raise _too_large(tall, wide)
        return ("." * wide,) * tall
    rows = tuple(re.findall(r"[^\s,;|/]+", re.sub("[_-]", ".", text)))
    tall, wide = len(rows), len(rows[0]) if rows else 0
    if not (LEAST <= tall <= MOST and LEAST <= wide <= MOST):
        raise _too_large(tall, wide)
    for number, row in enumerate(rows, 1):
        if len(row) != wide:
            raise _bad(
                f"row {number} has {many(len(row), 'sign')}, and the first one {wide}; write a dot "
                "for a cell without a number.",
                f"{number} 行目は {len(row)} 文字、1 行目は {wide} 文字です。数のないマスには . を"
                "書いてください。",
            )
        for column, sign in enumerate(row, 1):
            if sign != "." and sign not in "0123456789":
                raise _bad(
                    f"{shown(sign)} in row {number} is no number of squares; write 0 to 9, or a "
                    "dot.",
                    f"{number} 行目の {shown(sign)} は使えません。0〜9 か . を書いてください。",
                )
            room = len(around(number - 1, column - 1, tall, wide))
            if sign != "." and int(sign) > room:
                raise _bad(
                    f"{sign} in row {number}, column {column} is too many; there are {room} "
                    "squares around it.",
                    f"{number} 行目 {column} 列目の {sign} は多すぎます。まわりは {room} マス"
                    "です。",
                )
    return rows


def _too_large(tall: int, wide: int) -> BadInput:
    return _bad(
        f"this makes {many(tall, 'row')} and {many(wide, 'column')}; both go from {LEAST} to "
        f"{MOST}. Write the rows, as 2.. .4. ..1, or a size, as 8x10.",
        f"{tall} 行 {wide} 列になります。どちらも {LEAST}〜{MOST} です。2.. .4. ..1 のように行を"
        "並べるか、8x10 のように大きさを書いてください。",
    )


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("clues"), Text(en, ja))


def around(r: int, c: int, tall: int, wide: int) -> Cells:
    """Return the cells around one, including itself."""
    return tuple(
        s * wide + d
        for s in range(max(0, r - 1), min(tall, r + 2))
        for d in range(max(0, c - 1), min(wide, c + 2))
    )
