"""Mosaic, also Fill-a-Pix: a picture of filled squares; a number counts the filled squares among
the nine around it, including its own.

clues    the option that defines the puzzle: the rows, divided by spaces or slashes, with a sign for
         each cell: a digit, or a dot (or - or _) for no number. `5x4` (rows x columns) or a number
         alone is the size of a grid without numbers

A cell has the value 1 if it is filled, 0 if not.

Sources: puzzles 1 and 2 of the page with the rules of Fill-a-Pix (conceptispuzzles.com), as in H.
Kjellerstrand's model fill_a_pix.mzn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.bilingual import Text, joined
from ..model.cell_names import Lines, ValueName
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Label, Sketch, Spot, Stroke, grid
from ..model.drawn_names import from_drawing
from ..model.options import OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import Cells, SumIs
from ._marked_words import blotted
from ._mosaic_clues import MOST, Rows, around, read_clues
from ._random_picture import random_picture

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

DISC = 0.62
"""The width of the disc under a number."""

CONCEPTIS_1 = (
    "........0. .88.2.0... 5.8....... .....2...2 1...456... .0...79..6 ...6..9..6 ..668787.5 "
    ".4.666.6.4 ......3..."
)
CONCEPTIS_2 = (
    "0.....34.3 ...4...7.. ..5.22.4.3 4.66.2.... ....33..3. ..8..4.... .9.7....5. ...75..330 "
    ".......... 44..23343."
)


def _clued(rows: Rows) -> dict[tuple[int, int], tuple[int, Cells]]:
    """Return each number with its counted cells, by row and column."""
    tall, wide = len(rows), len(rows[0])
    return {
        (r, c): (int(sign), around(r, c, tall, wide))
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
        if sign != "."
    }


def build(settings: Settings) -> Placement:
    """Return the cells row by row, and a sum for each number."""
    rows: Rows = settings["clues"]
    sums = tuple(SumIs(cells, number) for number, cells in _clued(rows).values())
    return Placement(len(rows) * len(rows[0]), (0, 1), sums)


def draw(settings: Settings) -> Drawing:
    """Return a grid of squares to fill, with each number on a disc that is visible on either
    colour."""
    rows: Rows = settings["clues"]
    plain_grid = grid(len(rows), len(rows[0]))
    sketches, labels = [], []
    for (r, c), (number, cells) in _clued(rows).items():
        words = Text(
            f"{number} of the {len(cells)} squares around are filled.",
            f"まわり {len(cells)} マスのうち {number} マスを塗ります。",
        )
        sketches.append(Sketch("white", (Stroke(((c, r),), DISC),), (), words))
        labels.append(Label(str(number), c, r, "disc", cells, words))
    return replace(
        plain_grid,
        spots=tuple(Spot(spot.cell, spot.x, spot.y, 1) for spot in plain_grid.spots),
        labels=tuple(labels),
        sketches=tuple(sketches),
        piece="square",
    )


def name_lines(settings: Settings) -> Lines:
    """Return the names of the squares around each number, by their cells."""
    rows: Rows = settings["clues"]
    wide = len(rows[0])
    names = from_drawing(grid(len(rows), wide)).cells
    named = {}
    for (r, c), (_, cells) in _clued(rows).items():
        at = names[r * wide + c]
        named[cells] = Text(f"the squares around {at.en}", joined(at.ja, "のまわりのマス"))
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    return Text(
        "Fill squares so that each number is that of the filled squares in the square of three by "
        "three around it, its own one included.",
        "数は、そのマスを中心とする 3 × 3 マスのうち、塗るマスの数です（そのマス自身も数えます）。"
        "すべての数に合うようにマスを塗ってください。",
    )


EMPTY_SQUARE = ValueName(Text("empty", "空けるマス"), Text("empty square", "空きマス"))
FILLED_SQUARE = ValueName(Text("filled", "塗るマス"), Text("filled square", "塗りマス"))


def blank(settings: Settings, random: Random) -> Settings:
    """Return all numbers of a random picture."""
    rows: Rows = settings["clues"]
    picture = random_picture(len(rows), len(rows[0]), random)
    return clued(settings, picture, random)


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return all numbers of a picture."""
    tall, wide = len(settings["clues"]), len(settings["clues"][0])
    return {
        "clues": tuple(
            "".join(str(sum(board[cell] for cell in around(r, c, tall, wide))) for c in range(wide))
            for r in range(tall)
        )
    }


def numbers(settings: Settings) -> list[Clue]:
    """Return the cells with a number."""
    wide = len(settings["clues"][0])
    return [(r * wide + c,) for r, c in _clued(settings["clues"])]


def without_number(settings: Settings, cells: Clue, board: Solution, random: Random) -> Settings:
    """Return the settings without the number in a cell."""
    return {"clues": blotted(settings["clues"], *divmod(cells[0], len(settings["clues"][0])))}


def entry() -> ClueEntry:
    """Return how the numbers are entered on the board."""
    from ._mosaic_entry import ENTRY

    return ENTRY


PUZZLE = Puzzle(
    name="mosaic",
    title=Text("Mosaic (Fill-a-Pix)", "ぬりえパズル"),
    summary=Text("A picture from the filled squares around numbers", "まわりの数から塗る絵"),
    place=37,
    build=build,
    draw=draw,
    explain=explain,
    name_lines=name_lines,
    name_values={0: EMPTY_SQUARE, 1: FILLED_SQUARE},
    options=(
        OneLine(
            "clues",
            Text("Rows (a dot: no number)", "行（数のないマスは .）"),
            read_clues,
            CONCEPTIS_1,
            longest=MOST * (MOST + 1),
            suggestions=tuple(
                (f"{size}x{size}", Text(f"{size} × {size}, empty", f"{size} × {size} 空白"))
                for size in (5, 8, 10)
            ),
            divider=" ",
        ),
    ),
    examples=(
        Example(
            Text("Conceptis, puzzle 1", "コンセプティスの問題 1"),
            {"clues": CONCEPTIS_1},
            facts={"solutions": 1},
        ),
        Example(
            Text("Conceptis, puzzle 2", "コンセプティスの問題 2"),
            {"clues": CONCEPTIS_2},
            facts={"solutions": 1},
        ),
        Example(
            Text("3 × 4, no numbers", "3 × 4、数なし"),
            {"clues": "3x4"},
            facts={"solutions": 4096},
        ),
    ),
    clues=Clues(blank, clued, Removing(numbers, without_number)),
    entry=entry,
)
