"""Killer Sudoku: a Sudoku without givens, in which the cells of a cage are all different and have
the sum in its corner.

cages    the option that defines the puzzle: a letter for each cell and a sum for each letter
         (_cages.py). The option implies the size of the grid.

Sources: the puzzle of Wikipedia ("Killer sudoku"), as in H. Kjellerstrand's model
killer_sudoku.mzn; the first of the hard puzzles that tarek made for a forum (rcbroughton.co.uk),
as collected in the Interactive Sudoku Solver. Without cages there are 288 grids of 4 x 4 (OEIS
A107739).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.bilingual import Text, shown, whole_number
from ..model.cell_names import Lines
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, grid
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, SumIs
from . import _cage_making, _cages
from ._cages import Cage, Caged
from ._square_grids import Cells, box_edges, boxes, rows_and_columns

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

SIZES = (4, 6, 9)

MOST_CELLS = 5
"""The most cells of a cage in new puzzles, as is usual in printed ones."""

WIKIPEDIA = (
    "AABBBCDEF GGHHCCDEF GGIICJKKF LMMINJKOF LPPQNJOOR SPTQNUVVR STTQWUUXX SYZWWaaXX SYZWbbbcc "
    "A=3 B=15 C=22 D=4 E=16 F=15 G=25 H=17 I=9 J=8 K=20 L=6 M=14 N=17 O=17 P=13 Q=20 R=12 S=27 T=6 "
    "U=20 V=6 W=10 X=14 Y=8 Z=16 a=15 b=13 c=17"
)
TAREK = (
    "AAABBCCDD AEBBCCFDD EEGHHIFFJ EGGHKIIJJ LMMNKKOJP LMQNNOOPP LRQQSTTPU VRRSSTWWU VVXXXWWUU "
    "A=16 B=21 C=20 D=21 E=16 F=14 G=18 H=19 I=16 J=16 K=18 L=17 M=12 N=12 O=11 P=23 Q=16 R=14 "
    "S=13 T=15 U=25 V=16 W=19 X=17"
)


def read_cages(typed: str) -> Caged:
    """Read the cages. Raises BadInput that names the option and the wrong cage."""
    caged = _cages.read(typed, SIZES)
    for cage in caged.cages:
        _check(cage, caged.order)
    return caged


def _check(cage: Cage, size: int) -> None:
    """Raise BadInput if the clue is not a possible sum of that many different values."""
    count = len(cage.cells)
    if count > size:
        raise _cages.bad(
            f"{cage.letter} has {count} cells, and there are only {size} numbers; in a cage all "
            "are different.",
            f"{cage.letter} は {count} マスですが、数は {size} 種類しかありません。枠の中の数は"
            "すべて異なります。",
        )
    least, most = sum(range(1, count + 1)), sum(range(size - count + 1, size + 1))
    total = whole_number(cage.clue)
    if total is None or not least <= total <= most:
        there = shown(cage.clue)
        sums = Text(f"{least} to {most}", f"{least}〜{most}")
        if least == most:
            sums = Text(f"{least}", f"{least}")
        raise _cages.bad(
            f"{cage.letter} cannot have the sum {there}: {count} different numbers from 1 to "
            f"{size} add up to {sums.en}.",
            f"{cage.letter} の和を {there} にはできません。1〜{size} の異なる {count} 個の数の"
            f"和は {sums.ja} です。",
        )


def build(settings: Settings) -> Placement:
    """Return the cells row by row: a Sudoku, and for each cage different values and their sum."""
    caged: Caged = settings["cages"]
    size = caged.order
    cages = (cage.cells for cage in caged.cages if len(cage.cells) > 1)
    different = map(AllDifferent, (*rows_and_columns(size), *boxes(size), *cages))
    sums = (SumIs(cage.cells, int(cage.clue)) for cage in caged.cages)
    return Placement(size * size, tuple(range(1, size + 1)), (*different, *sums))


def draw(settings: Settings) -> Drawing:
    """Return a grid with thick edges round the boxes, and the cages with their sums."""
    caged = settings["cages"]
    plain = _square(caged.order)
    return replace(plain, outlines=_cages.outlines(caged), labels=_cages.labels(caged))


def _square(order: int) -> Drawing:
    return grid(order, order, box_edges(order))


def name_lines(settings: Settings) -> Lines:
    """Return the names of boxes and cages."""
    caged = settings["cages"]
    return {**boxes(caged.order), **_cages.name_lines(caged)}


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    size = settings["cages"].order
    return Text(
        f"Fill in 1 to {size} so that every row, every column and every box has each number once. "
        "In each dashed cage the numbers are all different, and add up to the number in its "
        "corner.",
        f"どの行・列にも、太線のどのブロックにも 1〜{size} の数が 1 つずつ入るように"
        "埋めてください。点線の枠の中の数はすべて異なり、その和が枠の左上の数になります。",
    )


def without_border(
    settings: Settings, border: Clue, board: Solution, random: Random
) -> Settings | None:
    """Return the settings with two cages merged; None if a number would repeat in it."""

    def total(cells: Cells) -> str | None:
        numbers = [board[cell] for cell in cells]
        return str(sum(numbers)) if len(set(numbers)) == len(numbers) else None

    return _cage_making.without_border(settings, border, MOST_CELLS, total)


def entry() -> ClueEntry:
    """Return how the cages are entered on the board."""
    from ._cage_entry import CagedBoards

    return CagedBoards(SIZES, _square)


PUZZLE = Puzzle(
    name="killer-sudoku",
    title=Text("Killer Sudoku", "サムナンプレ"),
    summary=Text("A Sudoku whose clues are sums", "和をヒントに解く数独"),
    place=31,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        _cages.option(
            Text("Cages: letters, then sums", "枠（文字の図、続けて和）"),
            read_cages,
            WIKIPEDIA,
            SIZES,
        ),
    ),
    examples=(
        Example(
            Text("Wikipedia's example", "Wikipedia の例題"),
            {"cages": WIKIPEDIA},
            facts={"solutions": 1},
        ),
        _cages.without_cages(288),
        Example(Text("tarek 1", "tarek 作 1"), {"cages": TAREK}, facts={"solutions": 1}),
    ),
    name_lines=name_lines,
    clues=Clues(
        _cage_making.blank, _cage_making.alone, Removing(_cage_making.borders, without_border)
    ),
    entry=entry,
)
