"""KenKen: a Latin square in cages, each with a number that its cells make by an operation.

cages    the option that defines the puzzle: a letter for each cell, and for each letter a number
         and its operation (_cages.py): +, x, - or / (`A=7+ B=12x`). A cage of one cell has only its
         number. The option implies the order.

Numbers may repeat in a cage, but not in a row or column. For - and / the order of the cells does
not matter: one of two minus, or divided by, the other. KenKen has them only in cages of two cells;
calcudoku books also in larger ones, where they mean the largest minus, or divided by, all the rest.

Sources: the puzzle of Wikipedia ("KenKen"), with the solution as in H. Kjellerstrand's model
kenken2.mzn; number 45 of janko.at ("Kendoku"); the small one is our own. Without cages the
solutions are the Latin squares: 576 of order 4 (OEIS A002860).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

from ..model.bilingual import Text, shown
from ..model.cell_names import Lines
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, grid
from ..model.largest_rules import LargestMinusRest, LargestOverRest
from ..model.line_rules import DifferBy, QuotientIs
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.row_rules import ProductIs
from ..model.rules import AllDifferent, Rule, SumIs
from . import _cage_making, _cages
from ._cages import Cage, Caged
from ._square_grids import Cells, rows_and_columns

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

ORDERS = range(3, 10)

MOST_CELLS = 4
"""The most cells of a cage in new puzzles, as is usual in printed ones."""

SIGNS = {"x": "×", "*": "×", "-": "−", "/": "÷"}
"""The drawn signs of operations, where the typed sign differs."""

RULES: Mapping[str, Callable[[tuple[int, ...], int], Rule]] = {
    "+": SumIs,
    "×": ProductIs,
    "−": DifferBy,
    "÷": QuotientIs,
    "": SumIs,  # a cell alone
}

LARGER: Mapping[str, Callable[[tuple[int, ...], int], Rule]] = {
    "−": LargestMinusRest,
    "÷": LargestOverRest,
}
"""The rules of operations in cages of three or more cells, where they differ."""

WIKIPEDIA = (
    "ABBCDD AEECFD GGHHFD GGIJKK LLIJJM NNNOOM "
    "A=11+ B=2÷ C=20× D=6× E=3− F=3÷ G=240× H=6× I=6× J=7+ K=30× L=6× M=9+ N=8+ O=2÷"
)
JANKO = (
    "ABBBBC AADDCC EFGDHC EFGIHH EJKLMN JJKLLN "
    "A=30x B=360x C=13+ D=9x E=11+ F=4- G=2/ H=36x I=4 J=10+ K=5- L=10+ M=5 N=3/"
)
OURS = "AABC DDBC EFFF EEGG A=3− B=5+ C=2÷ D=12× E=7+ F=12× G=3−"


def read_cages(typed: str) -> Caged:
    """Read the cages, with their clues as drawn. Raises BadInput that names the option and the
    wrong cage."""
    caged = _cages.read(typed, ORDERS)
    return replace(caged, cages=tuple(map(_drawn, caged.cages)))


def _drawn(cage: Cage) -> Cage:
    """Return the cage with its clue as drawn. Raises BadInput if it cannot be read, or the
    operation does not fit the number of cells."""
    drawn = "".join(SIGNS.get(sign, sign) for sign in cage.clue.casefold())
    match = re.fullmatch("([0-9]{1,9})([+×−÷]?)", drawn)
    if match is None or (int(match[1]) == 0 and (match[2] != "−" or len(cage.cells) == 2)):
        raise _cages.bad(
            f"{shown(cage.clue)} is no clue for {cage.letter}; write a number from 1 and +, -, x "
            "or /, as 12+.",
            f"{shown(cage.clue)} は {cage.letter} のヒントとして読めません。12+ のように、1 以上の"
            "数に +、-、x、/ を付けて書いてください。",
        )
    sign, count = match[2], len(cage.cells)
    if (sign == "") != (count == 1):
        raise _cages.bad(
            f"{cage.letter} has {count} cells; add +, -, x or / to {drawn}."
            if count > 1
            else f"{cage.letter} has one cell; write its number without {sign}.",
            f"{cage.letter} は {count} マスです。{drawn} に +、-、x、/ のどれかを付けてください。"
            if count > 1
            else f"{cage.letter} は 1 マスです。{sign} を付けずに数だけを書いてください。",
        )
    return cage._replace(clue=drawn)


def _rule(cage: Cage) -> Rule:
    """Return the rule of the clue."""
    number = cage.clue.rstrip("".join(RULES))
    known = {**RULES, **LARGER} if len(cage.cells) > 2 else RULES
    return known[cage.clue.removeprefix(number)](cage.cells, int(number))


def build(settings: Settings) -> Placement:
    """Return the cells row by row, all different in rows and columns, and a rule for each cage."""
    caged: Caged = settings["cages"]
    order = caged.order
    units = map(AllDifferent, rows_and_columns(order))
    return Placement(order * order, tuple(range(1, order + 1)), (*units, *map(_rule, caged.cages)))


def draw(settings: Settings) -> Drawing:
    """Return a square grid, and the cages with their clues."""
    caged = settings["cages"]
    plain = _square(caged.order)
    return replace(plain, outlines=_cages.outlines(caged), labels=_cages.labels(caged))


def _square(order: int) -> Drawing:
    return grid(order, order)


def name_lines(settings: Settings) -> Lines:
    """Return the names of the cages."""
    return _cages.name_lines(settings["cages"])


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    order = settings["cages"].order
    return Text(
        f"Fill in 1 to {order} so that every row and every column has each number once. The "
        "numbers in each cage make the number in its corner: added (+) or multiplied (×), or the "
        "larger minus (−) or divided by (÷) the smaller; of three and more the largest minus, or "
        "divided by, all the rest. A number may repeat in a cage.",
        f"どの行にもどの列にも 1〜{order} の数が 1 つずつ入るように埋めてください。点線の枠の中の"
        "数を左上の記号で計算すると、左上の数になります（− は大きい数から小さい数を引き、÷ は"
        "大きい数を小さい数で割ります。3 マス以上では、いちばん大きい数から残りを全部引き、また"
        "は残り全部で割ります）。枠の中に同じ数があってもかまいません。",
    )


def without_border(
    settings: Settings, border: Clue, board: Solution, random: Random
) -> Settings | None:
    """Return the settings with two cages merged, with one of the possible operations."""

    def clue(cells: Cells) -> str:
        numbers = sorted(board[cell] for cell in cells)
        clues = [f"{sum(numbers)}+", f"{prod(numbers)}×"]
        if len(numbers) == 2:
            less, more = numbers
            clues += [f"{more - less}−"] if more > less else []
            clues += [f"{more // less}÷"] if more % less == 0 else []
        return random.choice(clues)

    return _cage_making.without_border(settings, border, MOST_CELLS, clue)


def entry() -> ClueEntry:
    """Return how the cages are entered on the board."""
    from ._cage_entry import CagedBoards

    return CagedBoards(tuple(ORDERS), _square, "+−×÷")


PUZZLE = Puzzle(
    name="kenken",
    title=Text("KenKen", "賢くなるパズル"),
    summary=Text("A Latin square with sums and products", "四則計算をヒントに解くラテン方陣"),
    place=33,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        _cages.option(
            Text("Cages: letters, then numbers", "枠（文字の図、続けて数と記号）"),
            read_cages,
            OURS,
            ORDERS,
        ),
    ),
    examples=(
        Example(
            Text("Wikipedia's example", "Wikipedia の例題"),
            {"cages": WIKIPEDIA},
            facts={"solutions": 1},
        ),
        Example(Text("janko.at, 45", "janko.at 45 番"), {"cages": JANKO}, facts={"solutions": 1}),
        Example(Text("4 × 4", "4 × 4 の問題"), {"cages": OURS}, facts={"solutions": 1}),
        _cages.without_cages(576),
    ),
    name_lines=name_lines,
    clues=Clues(
        _cage_making.blank, _cage_making.alone, Removing(_cage_making.borders, without_border)
    ),
    entry=entry,
)
