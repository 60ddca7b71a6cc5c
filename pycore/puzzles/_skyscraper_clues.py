"""The clues of Skyscrapers, as they are typed: the numbers above the square, below it, on its left
and on its right, and the other order, clockwise (see skyscrapers.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, plain, shown, whole_number
from ._square_grids import Cells, rows_and_columns

LEAST, MOST = 2, 9
"""The smallest and the largest order."""

SIDES = (Text("above", "上"), Text("below", "下"), Text("the left", "左"), Text("the right", "右"))
"""The sides, in the order of the notation, as after "from"."""

CLOCKWISE = "(?i:clockwise|cw|時計回り)"
"""The words for the other order of the clues."""

OUTSIDE = 0.85
"""How far a clue is from the middle of the cell beside it."""


class View(NamedTuple):
    """A row of cells as seen from a side (its number), the first one nearest; its place among those
    of that side, and where a clue is drawn."""

    side: int
    place: int
    cells: Cells
    x: float
    y: float


def read_clues(typed: str) -> tuple[str, str, str, str]:
    """Return the clues of each side, a dot for none. Raises BadInput that names the option, and
    what is wrong."""
    text = plain(typed)
    order = whole_number(text)
    if order and LEAST <= order <= MOST:
        empty = "." * order
        return empty, empty, empty, empty
    sides = _sides(re.sub("[_-]", ".", text).strip(" []{}()"))
    order = len(sides[0]) if sides else 0
    if not LEAST <= order <= MOST or [*map(len, sides)] != [order] * 4:
        raise _bad(
            f"above, below, left and right need as many clues each, {LEAST} to {MOST} with a dot "
            f"for none; these have {_counted(sides)}.",
            f"上、下、左、右の 4 辺に {LEAST}〜{MOST} 個ずつ、同じ個数だけ、ヒントのないところは . "
            f"として書いてください（今は {_counted(sides)} 個）。",
        )
    for side, name in zip(sides, SIDES, strict=True):
        for sign in side:
            if sign != "." and not "1" <= sign <= str(order):
                raise _bad(
                    f"from {name.en}, {shown(sign)} cannot be seen; write 1 to {order}, or a dot "
                    "for no clue.",
                    f"{name.ja}から見える数は 1〜{order} です（{shown(sign)} は使えません）。"
                    "ヒントがなければ . を書いてください。",
                )
    above, below, left, right = sides
    return above, below, left, right


def _sides(text: str) -> list[str]:
    """Return the clues of each side, in the order of the notation."""
    words = re.split(CLOCKWISE, text, maxsplit=1)
    single = [sign.strip() for sign in text.split(",")]
    if len(words) == 2 and not words[0].strip():
        return _from_clockwise(_divided(words[1].replace("0", ".").strip(" :[]{}()")))
    if len(single) > 4 and len(single) % 4 == 0 and all(len(sign) == 1 for sign in single):
        return _from_clockwise(quarters("".join(single).replace("0", ".")))
    return _divided(text)


def _from_clockwise(sides: list[str]) -> list[str]:
    """Return clues above, on the right, below and on the left, as they come clockwise, in the order
    of the notation; what is no four sides as it is."""
    if len(sides) != 4:
        return sides
    above, right, below, left = sides
    return [above, below[::-1], left[::-1], right]


def _divided(text: str) -> list[str]:
    """Return the clues of each side: as they are divided, or quarters of all of them."""
    given = ["".join(side.split()) for side in re.split("[/,|;]", text) if side.strip()]
    if len(given) != 1:
        return given
    if len(text.split()) == 4:
        return text.split()
    return given if len(given[0]) % 4 else quarters(given[0])


def quarters(signs: str) -> list[str]:
    """Return four parts of the same length."""
    quarter = len(signs) // 4
    return [signs[quarter * k : quarter * (k + 1)] for k in range(4)]


def _counted(sides: list[str]) -> str:
    return ", ".join(str(len(side)) for side in sides) or "0"


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("clues"), Text(en, ja))


def views(order: int) -> Iterator[View]:
    """Yield all views, side by side."""
    lines = rows_and_columns(order)
    beyond = order - 1 + OUTSIDE
    for k, (row, column) in enumerate(zip(lines[:order], lines[order:], strict=True)):
        yield View(0, k, column, k, -OUTSIDE)
        yield View(1, k, column[::-1], k, beyond)
        yield View(2, k, row, -OUTSIDE, k)
        yield View(3, k, row[::-1], beyond, k)
