"""The grid of cross-sums (cross_sums.py): its notation, including that of unfinished grids, and its
drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, plain, shown
from ..model.calculation import SIGNS
from ..model.drawing import Drawing, Label, Spot

OPTION = "grid"
LEAST, MOST = 2, 4
"""The fewest and the most rows and columns."""

TYPED = "+-x:."
"""The signs as typed, in the order of SIGNS, and a missing one."""
MISSING_SIGN = TYPED.index(".")
MISSING = 10**6
"""Stands for a missing result; none has seven digits."""
OTHER_SIGNS = str.maketrans("*X×÷−_?□", "xxx:-...")
"""Other characters in use for signs and cells."""

RESULT = r"(?:-?\d{1,6}|\.)"

GAP = 1.7
"""The distance between the middles of neighbours, in cells, with room for a sign."""


class CrossSum(NamedTuple):
    """A row or column of cells, the signs between them as numbers (model/calculation.py), and the
    result."""

    cells: tuple[int, ...]
    signs: tuple[int, ...]
    total: int

    @property
    def result(self) -> str:
        """The result as typed."""
        return "." if self.total == MISSING else str(self.total)

    @property
    def is_finished(self) -> bool:
        """Whether nothing is missing."""
        return self.total != MISSING and MISSING_SIGN not in self.signs


@dataclass(frozen=True)
class SumGrid:
    """The calculations of the rows and of the columns; as text, in the notation."""

    rows: tuple[CrossSum, ...]
    columns: tuple[CrossSum, ...]

    def __str__(self) -> str:
        lines = [
            f"{''.join(f'.{TYPED[sign]}' for sign in row.signs)}.={row.result}" for row in self.rows
        ]
        between = [
            " ".join(TYPED[column.signs[at]] for column in self.columns)
            for at in range(len(self.rows) - 1)
        ]
        totals = " ".join(column.result for column in self.columns)
        mixed = [line for two in zip(lines, [*between, totals], strict=True) for line in two]
        return " / ".join(mixed)


def read_grid(typed: str) -> SumGrid:
    """Read the grid. Raises BadInput that names the option and the wrong line."""
    grid = read_unfinished(typed)
    for kind, kind_ja, sums in (("row", "行", grid.rows), ("column", "列", grid.columns)):
        for number, each in enumerate(sums, 1):
            if not each.is_finished:
                raise bad(
                    f"{kind} {number} has no sign or no result yet: {in_words(each)}.",
                    f"{number} {kind_ja}目に記号か答えがありません：{in_words(each)}",
                )
    return grid


def read_unfinished(typed: str) -> SumGrid:
    """Read a grid where signs and results may be missing. Raises BadInput that names the option and
    the wrong line."""
    lines = [
        re.sub(r"\s+", " ", line).strip()
        for line in plain(typed).translate(OTHER_SIGNS).split("/")
        if line.strip()
    ]
    tall = len(lines) // 2
    if len(lines) % 2 or not LEAST <= tall <= MOST:
        raise bad(
            "a grid of 3 rows has 6 lines, divided by /: rows and the signs below them in turn, "
            f"and the results of the columns ({len(lines)} here). It has {LEAST} to {MOST} rows.",
            "3 行の盤は / で区切った 6 行です。マスの行とその下の記号の行を交互に、最後に列の答え"
            f"を書いてください（今は {len(lines)} 行）。マスの行は {LEAST}〜{MOST} 行です。",
        )
    rows = [_row(line, number) for number, line in enumerate(lines[::2], 1)]
    wide = len(rows[0][0]) + 1
    if not LEAST <= wide <= MOST or any(len(signs) + 1 != wide for signs, _ in rows):
        counts = ", ".join(str(len(signs) + 1) for signs, _ in rows)
        raise bad(
            f"rows have as many cells each, {LEAST} to {MOST}; these have {counts}.",
            f"どの行も {LEAST}〜{MOST} マスで、同じマス数にしてください（今は {counts}）。",
        )
    between = [_signs(line, number, wide) for number, line in enumerate(lines[1:-1:2], 1)]
    totals = _totals(lines[-1], wide)
    return SumGrid(
        tuple(
            CrossSum(tuple(range(wide * r, wide * (r + 1))), signs, total)
            for r, (signs, total) in enumerate(rows)
        ),
        tuple(
            CrossSum(tuple(range(c, wide * tall, wide)), tuple(row[c] for row in between), total)
            for c, total in enumerate(totals)
        ),
    )


def _row(line: str, number: int) -> tuple[tuple[int, ...], int]:
    """Read the signs and the result of a row, counted from 1. Raises BadInput."""
    written = line.replace(" ", "")
    match = re.fullmatch(rf"\.((?:[-+x:.]\.)*)=({RESULT})", written)
    if match is None:
        raise bad(
            f"{shown(line)} is no row {number}; write dots with signs between them, = and the "
            "result, as .+.x.=12. A number that is given goes into the board.",
            f"{number} 行目の {shown(line)} は読めません。.+.x.=12 のように、マスを . とし、間に"
            "記号、最後に = と答えを書いてください。初めからある数は盤に入れます。",
        )
    return tuple(TYPED.index(sign) for sign in match[1][::2]), _result(match[2])


def _signs(line: str, number: int, wide: int) -> tuple[int, ...]:
    """Read the signs below a row, counted from 1. Raises BadInput."""
    signs = line.replace(" ", "")
    if len(signs) != wide or not set(signs) <= set(TYPED):
        raise bad(
            f"{shown(line)} below row {number} should be {wide} signs, + - x or :.",
            f"{number} 行目の下の {shown(line)} は、{wide} 個の記号（+ - x :）にしてください。",
        )
    return tuple(map(TYPED.index, signs))


def _totals(line: str, wide: int) -> list[int]:
    """Read the results of the columns. Raises BadInput."""
    words = re.findall(r"[^\s,=]+", line)
    if len(words) != wide or not all(re.fullmatch(RESULT, word) for word in words):
        raise bad(
            f"{shown(line)} should be the results of {wide} columns, numbers with spaces between.",
            f"最後の {shown(line)} は、{wide} 列の答えを空白で区切った数にしてください。",
        )
    return [_result(word) for word in words]


def _result(typed: str) -> int:
    return MISSING if typed == "." else int(typed)


def bad(en: str, ja: str) -> BadInput:
    """Return a fault of the option."""
    return BadInput(Named(OPTION), Text(en, ja))


def in_words(each: CrossSum) -> str:
    """Return a calculation with its cells as squares."""
    signs = "".join(f" {shown_sign(sign)} □" for sign in each.signs)
    return f"□{signs} = {'…' if each.total == MISSING else each.total}"


def shown_sign(sign: int) -> str:
    """Return a sign as printed, … for a missing one."""
    return "…" if sign == MISSING_SIGN else SIGNS[sign]


def drawing_of(grid: SumGrid) -> Drawing:
    """Return squares with the signs between them, and the results on the right and below."""
    tall, wide = len(grid.rows), len(grid.columns)
    spots = tuple(Spot(cell, cell % wide * GAP, cell // wide * GAP) for cell in range(tall * wide))
    rows = tuple(row.cells for row in grid.rows)
    return Drawing("square", spots, (), rows, labels=tuple(_labels(grid)))


def _labels(grid: SumGrid) -> Iterator[Label]:
    """Yield the signs of each row and column, then its result, whose words say the whole."""
    for sums, right, down in ((grid.rows, GAP, 0.0), (grid.columns, 0.0, GAP)):
        for number, each in enumerate(sums):
            x, y = number * down, number * right
            for at, sign in enumerate(each.signs):
                yield _label(shown_sign(sign), x + (at + 0.5) * right, y + (at + 0.5) * down)
            last = len(each.signs)
            yield _label("=", x + (last + 0.5) * right, y + (last + 0.5) * down)
            calculation = in_words(each)
            yield Label(
                str(each.total),
                round(x + (last + 1) * right, 2),
                round(y + (last + 1) * down, 2),
                "beside",
                each.cells,
                Text(
                    f"{'Across' if right else 'Down'}: {calculation}.",
                    f"{'横' if right else '縦'}：{calculation}。",
                ),
            )


def _label(text: str, x: float, y: float) -> Label:
    """Return a sign without words, which the result has."""
    return Label(text, round(x, 2), round(y, 2), "beside", (), Text(text, text))
