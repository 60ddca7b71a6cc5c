"""The magic square: equal sums in every row, every column and along the diagonals.

normal         rows, columns and the two diagonals
semi-magic     rows and columns only
pandiagonal    rows, columns and all diagonals, including those that wrap around the edges

The common sum is not written down: it follows from the rules (15, 34, 65, 111 for the orders 3 to
6). From order 6 on only local search and restarts find a square in reasonable time.

Facts: 1, 880 and 275305224 normal squares of order 3, 4 and 5 up to turns and reflections, so 8,
7040 and 2202441792 in all (OEIS A006052); 72 and 549504 semi-magic ones of order 3 and 4 (OEIS
A271103 times 8); none, 384 and 28800 pandiagonal ones of order 3, 4 and 5 (A. W. Grogono, "Grogono
Magic Squares").
"""

from __future__ import annotations

from ..model.bilingual import Text, joined
from ..model.cell_names import Lines
from ..model.drawing import Drawing, grid
from ..model.options import Choice, Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, EqualSums
from ._square_grids import names_of_cells

KINDS = (
    ("normal", Text("Normal: two diagonals", "普通（対角線 2 本）")),
    ("semi-magic", Text("Semi-magic: no diagonals", "半魔方陣（対角線なし）")),
    ("pandiagonal", Text("Pandiagonal: all diagonals", "完全魔方陣（汎対角線も）")),
)


def build(settings: Settings) -> Placement:
    """Return the cells row by row, the numbers from 1 on, one rule of equal sums for all lines."""
    order = settings["order"]
    side = range(order)
    rows = [tuple(order * r + c for c in side) for r in side]
    columns = [tuple(order * r + c for r in side) for c in side]
    falling = [_falling(side, shift) for shift in side]
    rising = [_rising(side, shift) for shift in side]
    diagonals = {
        "normal": [falling[0], rising[-1]],
        "semi-magic": [],
        "pandiagonal": falling + rising,
    }[settings["kind"]]
    cells = order * order
    lines = EqualSums((*rows, *columns, *diagonals))
    return Placement(cells, tuple(range(1, cells + 1)), (AllDifferent(tuple(range(cells))), lines))


def name_lines(settings: Settings) -> Lines:
    """Return the names of wrapping diagonals, after their cell in the first row."""
    order = settings["order"]
    side = range(order)
    cells = names_of_cells(order)
    named = {}
    for shift in side[1:]:
        at = cells[shift]
        named[_falling(side, shift)] = Text(
            f"the falling diagonal through {at.en}",
            joined(at.ja, "を通る右下がりの汎対角線"),
        )
    for shift in side[:-1]:
        at = cells[shift]
        named[_rising(side, shift)] = Text(
            f"the rising diagonal through {at.en}",
            joined(at.ja, "を通る右上がりの汎対角線"),
        )
    return named


def _falling(side: range, shift: int) -> tuple[int, ...]:
    """Return the diagonal from a column of the first row to the lower right."""
    order = len(side)
    return tuple(order * r + (r + shift) % order for r in side)


def _rising(side: range, shift: int) -> tuple[int, ...]:
    """Return the diagonal from a column of the first row to the lower left."""
    order = len(side)
    return tuple(order * r + (shift - r) % order for r in side)


def draw(settings: Settings) -> Drawing:
    """Return a square grid."""
    return grid(settings["order"], settings["order"])


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    order = settings["order"]
    last = order**2
    total = order * (last + 1) // 2
    lines = {
        "normal": Text("every row, every column and both diagonals", "縦・横・2 本の対角線"),
        "semi-magic": Text("every row and every column", "縦・横"),
        "pandiagonal": Text(
            "every row, every column and every diagonal, the broken ones too,",
            "縦・横・すべての対角線（端から反対側へ続く汎対角線も）",
        ),
    }[settings["kind"]]
    return Text(
        f"Put the numbers 1 to {last} into the square, each once, so that {lines.en} "
        f"add up to {total}.",
        f"1〜{last} の数を 1 つずつ入れて、{lines.ja}の和をすべて {total} にしてください。",
    )


PUZZLE = Puzzle(
    name="magic-square",
    title=Text("Magic square", "魔方陣"),
    summary=Text("Rows, columns and diagonals, one sum", "縦・横・対角線の和をそろえる"),
    place=20,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Whole("order", Text("Order", "次数"), 3, 12, 4),
        Choice("kind", Text("Kind", "種類"), KINDS, "normal"),
    ),
    name_lines=name_lines,
    examples=(
        Example(
            Text("Order 3", "3 次"),
            {"order": "3"},
            facts={"solutions": 8, "drawing": 1, "structure": 1},
        ),
        Example(
            Text("Order 4", "4 次"),
            {"order": "4"},
            facts={"solutions": 7040, "drawing": 880, "structure": 220},
        ),
        Example(
            Text("Dürer's square of 1514", "デューラーの 1514 年の魔方陣"),
            {"order": "4"},
            "16 3 . . . . . . . . . . . 15 14 .",
            {"solutions": 2},
        ),
        Example(
            Text("Semi-magic, order 3", "半魔方陣 3 次"),
            {"order": "3", "kind": "semi-magic"},
            facts={"solutions": 72},
        ),
        Example(
            Text("Semi-magic, order 4", "半魔方陣 4 次"),
            {"order": "4", "kind": "semi-magic"},
            facts={"solutions": 549504},
        ),
        Example(
            Text("Pandiagonal, order 4", "完全魔方陣 4 次"),
            {"order": "4", "kind": "pandiagonal"},
            facts={"solutions": 384},
        ),
        Example(
            Text("Pandiagonal, order 5", "完全魔方陣 5 次"),
            {"order": "5", "kind": "pandiagonal"},
            facts={"solutions": 28800},
        ),
        Example(
            Text("No pandiagonal square of order 3", "3 次の完全魔方陣はない"),
            {"order": "3", "kind": "pandiagonal"},
            facts={"solutions": 0},
        ),
        Example(
            Text("Order 5: all 275,305,224", "5 次：275,305,224 通りすべて"),
            {"order": "5"},
        ),
        Example(
            Text("Order 6: find one", "6 次を 1 つ見つける"),
            {"order": "6"},
            strategy="local-search",
        ),
        Example(
            Text("Order 10: find one", "10 次を 1 つ見つける"),
            {"order": "10"},
            strategy="local-search",
        ),
    ),
)
