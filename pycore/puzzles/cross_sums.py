"""Cross-sums: a grid of numbers, each used once, whose rows and columns are calculations with
given results.

grid     the option that defines the puzzle: lines divided by slashes. Rows of cells and of signs
         alternate: a row of cells has a dot for each, the signs between them (+ - x and ÷ or :), =
         and the result; then come the signs to the next row, one for each column. The last line has
         the results of the columns: `.-.x.=3 / + x - / .+.-.=5 / 5 4 2`.

Every calculation is evaluated from left to right, or from top to bottom, ignoring precedence; no
step makes a fraction.

Sources: a puzzle of reindeerland.org ("Math puzzles") with its solution; number 192 of
mentalfloss.com ("Math square"), as in the README of cephalex/mathsquare; one of brainbashers.com
("setSquare"), with its solution as in Ar-Kareem/puzzle_solver.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, plain, shown
from ..model.calculation import SIGNS, Calculation
from ..model.cell_names import Lines
from ..model.drawing import Drawing, Label, Spot
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent

OPTION = "grid"
LEAST, MOST = 2, 4
"""The fewest and the most rows and columns."""

TYPED = "+-x:"
"""The signs as typed, in the order of SIGNS."""
OTHER_SIGNS = str.maketrans("*X×÷−_?□", "xxx:-...")
"""Other characters in use for signs and cells."""

GAP = 1.7
"""The distance between the middles of neighbours, in cells, with room for a sign."""

REINDEERLAND = ". + . - . = 4 / + - x / . x . - . = 10 / x + - / . - . x . = 32 / 72 5 36"
MENTALFLOSS = ". - . + . = 4 / x - + / . + . - . = 8 / - - - / . - . - . = 1 / 8 1 5"
BRAINBASHERS = ". + . - . = 4 / + + x / . x . : . = 3 / x x + / . x . - . = 2 / 24 32 30"


class CrossSum(NamedTuple):
    """A row or column of cells, the signs between them as numbers (model/calculation.py), and the
    result."""

    cells: tuple[int, ...]
    signs: tuple[int, ...]
    total: int


@dataclass(frozen=True)
class SumGrid:
    """The calculations of the rows and of the columns; as text, in the notation."""

    rows: tuple[CrossSum, ...]
    columns: tuple[CrossSum, ...]

    def __str__(self) -> str:
        lines = [
            f"{''.join(f'.{TYPED[sign]}' for sign in row.signs)}.={row.total}" for row in self.rows
        ]
        between = [
            " ".join(TYPED[column.signs[at]] for column in self.columns)
            for at in range(len(self.rows) - 1)
        ]
        totals = " ".join(str(column.total) for column in self.columns)
        mixed = [line for two in zip(lines, [*between, totals], strict=True) for line in two]
        return " / ".join(mixed)


def read_grid(typed: str) -> SumGrid:
    """Read the grid. Raises BadInput that names the option and the wrong line."""
    lines = [
        re.sub(r"\s+", " ", line).strip()
        for line in plain(typed).translate(OTHER_SIGNS).split("/")
        if line.strip()
    ]
    tall = len(lines) // 2
    if len(lines) % 2 or not LEAST <= tall <= MOST:
        raise _bad(
            "a grid of 3 rows has 6 lines, divided by /: rows and the signs below them in turn, "
            f"and the results of the columns ({len(lines)} here). It has {LEAST} to {MOST} rows.",
            "3 行の盤は / で区切った 6 行です。マスの行とその下の記号の行を交互に、最後に列の答え"
            f"を書いてください（今は {len(lines)} 行）。マスの行は {LEAST}〜{MOST} 行です。",
        )
    rows = [_row(line, number) for number, line in enumerate(lines[::2], 1)]
    wide = len(rows[0][0]) + 1
    if not LEAST <= wide <= MOST or any(len(signs) + 1 != wide for signs, _ in rows):
        counts = ", ".join(str(len(signs) + 1) for signs, _ in rows)
        raise _bad(
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
    match = re.fullmatch(r"\.((?:[-+x:]\.)*)=(-?\d{1,6})", written)
    if match is None:
        raise _bad(
            f"{shown(line)} is no row {number}; write dots with signs between them, = and the "
            "result, as .+.x.=12. A number that is given goes into the board.",
            f"{number} 行目の {shown(line)} は読めません。.+.x.=12 のように、マスを . とし、間に"
            "記号、最後に = と答えを書いてください。初めからある数は盤に入れます。",
        )
    return tuple(TYPED.index(sign) for sign in match[1][::2]), int(match[2])


def _signs(line: str, number: int, wide: int) -> tuple[int, ...]:
    """Read the signs below a row, counted from 1. Raises BadInput."""
    signs = line.replace(" ", "")
    if len(signs) != wide or not set(signs) <= set(TYPED):
        raise _bad(
            f"{shown(line)} below row {number} should be {wide} signs, + - x or :.",
            f"{number} 行目の下の {shown(line)} は、{wide} 個の記号（+ - x :）にしてください。",
        )
    return tuple(map(TYPED.index, signs))


def _totals(line: str, wide: int) -> list[int]:
    """Read the results of the columns. Raises BadInput."""
    words = re.findall(r"[^\s,=]+", line)
    if len(words) != wide or not all(re.fullmatch(r"-?\d{1,6}", word) for word in words):
        raise _bad(
            f"{shown(line)} should be the results of {wide} columns, numbers with spaces between.",
            f"最後の {shown(line)} は、{wide} 列の答えを空白で区切った数にしてください。",
        )
    return [int(word) for word in words]


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named(OPTION), Text(en, ja))


def _sums(settings: Settings) -> Iterator[tuple[CrossSum, Text]]:
    """Yield rows and columns with their names."""
    grid: SumGrid = settings[OPTION]
    for number, row in enumerate(grid.rows, 1):
        yield row, Text(f"row {number}", f"{number} 行目")
    for number, column in enumerate(grid.columns, 1):
        yield column, Text(f"column {number}", f"{number} 列目")


def _size(settings: Settings) -> int:
    return sum(len(row.cells) for row in settings[OPTION].rows)


def build(settings: Settings) -> Placement:
    """Return the cells row by row: each number once, and the results of rows and columns."""
    size = _size(settings)
    sums = (Calculation(*each) for each, _ in _sums(settings))
    return Placement(size, tuple(range(1, size + 1)), (AllDifferent(tuple(range(size))), *sums))


def draw(settings: Settings) -> Drawing:
    """Return squares with the signs between them, and the results on the right and below."""
    grid: SumGrid = settings[OPTION]
    tall, wide = len(grid.rows), len(grid.columns)
    spots = tuple(Spot(cell, cell % wide * GAP, cell // wide * GAP) for cell in range(tall * wide))
    rows = tuple(row.cells for row in grid.rows)
    return Drawing("square", spots, (), rows, labels=tuple(_labels(settings)))


def _labels(settings: Settings) -> Iterator[Label]:
    """Yield the signs of each row and column, then its result, whose words say the whole."""
    grid: SumGrid = settings[OPTION]
    for sums, right, down in ((grid.rows, GAP, 0.0), (grid.columns, 0.0, GAP)):
        for number, each in enumerate(sums):
            x, y = number * down, number * right
            for at, sign in enumerate(each.signs):
                yield _label(SIGNS[sign], x + (at + 0.5) * right, y + (at + 0.5) * down)
            last = len(each.signs)
            yield _label("=", x + (last + 0.5) * right, y + (last + 0.5) * down)
            calculation = _in_words(each)
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


def _in_words(each: CrossSum) -> str:
    """Return a calculation with its cells as squares."""
    signs = "".join(f" {SIGNS[sign]} □" for sign in each.signs)
    return f"□{signs} = {each.total}"


def name_lines(settings: Settings) -> Lines:
    """Return rows and columns."""
    return {each.cells: name for each, name in _sums(settings)}


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    size = _size(settings)
    return Text(
        f"Put the numbers 1 to {size} into the cells, each once, so that every calculation is "
        "right, across and down. Work it out from left to right, and from top to bottom, whatever "
        "the signs are.",
        f"1〜{size} の数を 1 つずつマスに入れて、横と縦の計算をすべて成り立たせてください。記号に"
        "かかわらず、左から右、上から下へ順に計算します。",
    )


def _example(en: str, ja: str, typed: str, given: str = "") -> Example:
    return Example(Text(en, ja), {OPTION: typed}, given, {"solutions": 1})


PUZZLE = Puzzle(
    name="cross-sums",
    title=Text("Cross-sums", "計算クロス"),
    summary=Text("Calculations across and down", "縦横の計算を成り立たせる"),
    place=67,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        OneLine(
            OPTION,
            Text("Lines divided by /", "盤（行は / で区切る）"),
            read_grid,
            str(read_grid(REINDEERLAND)),
            divider=" / ",
        ),
    ),
    examples=(
        _example("reindeerland.org", "reindeerland.org の問題", REINDEERLAND),
        _example("mentalfloss.com, 192", "mentalfloss.com の 192 番", MENTALFLOSS),
        _example(
            "brainbashers.com, with ÷",
            "brainbashers.com の問題（÷ あり）",
            BRAINBASHERS,
            ". . . . . . . 2 .",
        ),
    ),
    name_lines=name_lines,
)
