"""Cross-sums: a grid of numbers, each used once, whose rows and columns are calculations with
given results.

grid     the option that defines the puzzle: lines divided by slashes. Rows of cells and of signs
         alternate: a row of cells has a dot for each, the signs between them (+ - x and ÷ or :), =
         and the result; then come the signs to the next row, one for each column. The last line has
         the results of the columns: `.-.x.=3 / + x - / .+.-.=5 / 5 4 2`. While it is entered, a
         dot stands for a sign or a result that is still missing

Every calculation is evaluated from left to right, or from top to bottom, ignoring precedence; no
step makes a fraction.

Sources: a puzzle of reindeerland.org ("Math puzzles") with its solution; number 192 of
mentalfloss.com ("Math square"), as in the README of cephalex/mathsquare; one of brainbashers.com
("setSquare"), with its solution as in Ar-Kareem/puzzle_solver.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..model.bilingual import Text
from ..model.calculation import Calculation
from ..model.cell_names import Lines
from ..model.drawing import Drawing
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent
from ._cross_sum_grid import OPTION, CrossSum, SumGrid, drawing_of, read_grid

if TYPE_CHECKING:
    from ..model.clue_entry import ClueEntry

REINDEERLAND = ". + . - . = 4 / + - x / . x . - . = 10 / x + - / . - . x . = 32 / 72 5 36"
MENTALFLOSS = ". - . + . = 4 / x - + / . + . - . = 8 / - - - / . - . - . = 1 / 8 1 5"
BRAINBASHERS = ". + . - . = 4 / + + x / . x . : . = 3 / x x + / . x . - . = 2 / 24 32 30"


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
    return drawing_of(settings[OPTION])


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


def entry() -> ClueEntry:
    """Return how the grid is entered."""
    from ._cross_sum_entry import ENTRY  # rarely needed

    return ENTRY


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
    entry=entry,
)
