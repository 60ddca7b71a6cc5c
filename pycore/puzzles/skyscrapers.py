"""Skyscrapers: a Latin square of heights; a number outside is the number of buildings visible from
there, since a building hides all lower ones behind it.

clues    the option that defines the puzzle: the numbers above the square, below it, to its left and
         to its right, from left to right and from top to bottom. A dot (or - or _) means no number;
         sides are divided by slashes, commas or bars, or not at all: `1223 3221 1323 4221`. The
         option implies the order. A single number is the order of a square without clues.
clockwise  the other order of clues in use: around from the upper left corner, so the clues below
         run from right to left and the clues on the left from the bottom up. Clues after that word
         are read so, and so is a list of single numbers with commas, as in the exercise of
         codewars.com: `[0, 2, 3, ...]`. There 0 means no number. In the order above it is refused:
         at least one building is visible

Sources: two puzzles of puzzlepicnic.com (909 and 900) and one of brainbashers.com, 3 November, as
in H. Kjellerstrand's model skyscraper.mzn; one of codewars.com ("6 By 6 Skyscrapers") with its
solution. Without clues the solutions are the Latin squares: 576 of order 4 (OEIS A002860).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING

from ..model.bilingual import Text
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Label, grid
from ..model.options import OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.row_rules import Visible
from ..model.rules import AllDifferent
from ._marked_words import blotted
from ._skyscraper_clues import SIDES, View, quarters, read_clues, views
from ._square_grids import rows_and_columns

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

FOUR = "1223 3221 1323 4221"
FIVE = "..... ..... 52312 14242"
CODEWARS = "...22. ....4. ..3.44 ...63."
SEVEN = ".3..443 54.3..2 2..7.3. .33.2.."


def _clues(settings: Settings) -> Iterator[tuple[View, int]]:
    """Yield the views with a clue, and the clue, side by side."""
    sides = settings["clues"]
    for view in sorted(views(len(sides[0]))):
        sign = sides[view.side][view.place]
        if sign != ".":
            yield view, int(sign)


def build(settings: Settings) -> Placement:
    """Return the cells row by row: all different in rows and columns, with the visible numbers."""
    order = len(settings["clues"][0])
    units = map(AllDifferent, rows_and_columns(order))
    seen = (Visible(view.cells, number) for view, number in _clues(settings))
    return Placement(order * order, tuple(range(1, order + 1)), (*units, *seen))


def draw(settings: Settings) -> Drawing:
    """Return a square grid, and the clues outside."""
    order = len(settings["clues"][0])
    labels = (_label(view, number) for view, number in _clues(settings))
    return replace(grid(order, order), labels=tuple(labels))


def _label(view: View, number: int) -> Label:
    side = SIDES[view.side]
    words = Text(f"From {side.en}, {number} can be seen.", f"{side.ja}から {number} 棟見えます。")
    return Label(str(number), view.x, view.y, "beside", view.cells, words)


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    order = len(settings["clues"][0])
    return Text(
        f"Put buildings of 1 to {order} floors into the square so that every row and every column "
        "has each height once. A number outside says how many buildings can be seen from there; a "
        "building hides all lower ones behind it.",
        f"どの行にもどの列にも 1〜{order} 階のビルが 1 つずつ並ぶように、階数を入れてください。"
        "外の数は、そこから見えるビルの数です。高いビルの後ろにある低いビルは見えません。",
    )


def blank(settings: Settings, random: Random) -> Settings:
    """Return no clues: a Latin square of the same order."""
    return {"clues": read_clues(str(len(settings["clues"][0])))}


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return what is seen from everywhere."""
    seen = [
        str(len(set(accumulate((board[cell] for cell in view.cells), max))))
        for view in sorted(views(len(settings["clues"][0])))
    ]
    return {"clues": tuple(quarters("".join(seen)))}


def rows_with_clues(settings: Settings) -> list[Clue]:
    """Return the cells in view of each clue, nearest first."""
    return [view.cells for view, _ in _clues(settings)]


def without_clue(settings: Settings, cells: Clue, board: Solution, random: Random) -> Settings:
    """Return the settings without the clue at a row of cells."""
    sides = settings["clues"]
    view = next(view for view in views(len(sides[0])) if view.cells == cells)
    return {"clues": blotted(sides, view.side, view.place)}


def entry() -> ClueEntry:
    """Return how the clues are entered on the board."""
    from ._skyscraper_entry import ENTRY

    return ENTRY


PUZZLE = Puzzle(
    name="skyscrapers",
    title=Text("Skyscrapers", "ビルディングパズル"),
    summary=Text("A Latin square seen from outside", "外から見えるビルの数で解くラテン方陣"),
    place=34,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        OneLine(
            "clues",
            Text(
                "Clues above, below, left, right (a dot: none)",
                "ヒント（上、下、左、右の順。なしは .）",
            ),
            read_clues,
            FOUR,
            suggestions=tuple(
                (str(order), Text(f"{order} × {order}, no clues", f"{order} × {order} ヒントなし"))
                for order in (4, 5, 6)
            ),
        ),
    ),
    examples=(
        Example(
            Text("puzzlepicnic.com, 909", "puzzlepicnic.com の 909 番"),
            {"clues": FOUR},
            facts={"solutions": 1},
        ),
        Example(
            Text("puzzlepicnic.com, 900", "puzzlepicnic.com の 900 番"),
            {"clues": FIVE},
            facts={"solutions": 1},
        ),
        Example(
            Text("codewars.com, 6 × 6", "codewars.com の 6 × 6"),
            {"clues": CODEWARS},
            facts={"solutions": 1},
        ),
        Example(
            Text("brainbashers.com, 7 × 7", "brainbashers.com の 7 × 7"),
            {"clues": SEVEN},
            ". . . . . . .  . . . . . 3 .  . . . . . . .  . . . . . . .  . . . . . . .  "
            ". . . 2 . . .  . . . . . . .",
            facts={"solutions": 1},
        ),
        Example(
            Text("4 × 4, no clues", "4 × 4、ヒントなし"), {"clues": "4"}, facts={"solutions": 576}
        ),
    ),
    otherwise=Text(
        "The clues are read above, below, left, right; for clockwise ones write clockwise before "
        "them.",
        "ヒントは上、下、左、右の順に読みました。時計回りの順なら、前に「時計回り」と書いてください。",
    ),
    clues=Clues(blank, clued, Removing(rows_with_clues, without_clue, givens=True)),
    entry=entry,
)
