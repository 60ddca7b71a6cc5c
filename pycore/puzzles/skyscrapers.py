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

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from ..model.bilingual import BadInput, Named, Text, plain, shown, whole_number
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Label, grid
from ..model.options import OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.row_rules import Visible
from ..model.rules import AllDifferent
from ._marked_words import blotted
from ._square_grids import Cells, rows_and_columns

if TYPE_CHECKING:
    from random import Random

LEAST, MOST = 2, 9
"""The smallest and the largest order."""

SIDES = (Text("above", "上"), Text("below", "下"), Text("the left", "左"), Text("the right", "右"))
"""The sides, in the order of the notation, worded to follow "from"."""

CLOCKWISE = re.compile("clockwise|cw|時計回り", re.IGNORECASE)
"""The words for the other order of the clues."""

OUTSIDE = 0.85
"""The distance of a clue from the middle of the cell beside it."""

FOUR = "1223 3221 1323 4221"
FIVE = "..... ..... 52312 14242"
CODEWARS = "...22. ....4. ..3.44 ...63."
SEVEN = ".3..443 54.3..2 2..7.3. .33.2.."


class View(NamedTuple):
    """A row of cells as seen from a side (by number), nearest first; its index on that side, and
    the position of its clue."""

    side: int
    place: int
    cells: Cells
    x: float
    y: float


def read_clues(typed: str) -> tuple[str, str, str, str]:
    """Read the clues of each side, a dot for none. Raises BadInput that names the option and the
    fault."""
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
        return _from_clockwise(_quarters("".join(single).replace("0", ".")))
    return _divided(text)


def _from_clockwise(sides: list[str]) -> list[str]:
    """Reorder four clockwise sides (above, right, below, left) to the order of the notation; return
    anything else unchanged."""
    if len(sides) != 4:
        return sides
    above, right, below, left = sides
    return [above, below[::-1], left[::-1], right]


def _divided(text: str) -> list[str]:
    """Split the clues into sides: where divided, or else into quarters."""
    given = ["".join(side.split()) for side in re.split("[/,|;]", text) if side.strip()]
    if len(given) != 1:
        return given
    if len(text.split()) == 4:
        return text.split()
    return given if len(given[0]) % 4 else _quarters(given[0])


def _quarters(signs: str) -> list[str]:
    """Split into four parts of equal length."""
    quarter = len(signs) // 4
    return [signs[quarter * k : quarter * (k + 1)] for k in range(4)]


def _counted(sides: list[str]) -> str:
    return ", ".join(str(len(side)) for side in sides) or "0"


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("clues"), Text(en, ja))


def _views(order: int) -> Iterator[View]:
    """Yield all views, side by side."""
    lines = rows_and_columns(order)
    beyond = order - 1 + OUTSIDE
    for k, (row, column) in enumerate(zip(lines[:order], lines[order:], strict=True)):
        yield View(0, k, column, k, -OUTSIDE)
        yield View(1, k, column[::-1], k, beyond)
        yield View(2, k, row, -OUTSIDE, k)
        yield View(3, k, row[::-1], beyond, k)


def _clues(settings: Settings) -> Iterator[tuple[View, int]]:
    """Yield the views with a clue, and the clue, side by side."""
    sides = settings["clues"]
    for view in sorted(_views(len(sides[0]))):
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
    """Return all clues of a board."""
    views = sorted(_views(len(settings["clues"][0])))
    seen = [str(len(set(accumulate((board[cell] for cell in v.cells), max)))) for v in views]
    return {"clues": tuple(_quarters("".join(seen)))}


def rows_with_clues(settings: Settings) -> list[Clue]:
    """Return the cells in view of each clue, nearest first."""
    return [view.cells for view, _ in _clues(settings)]


def without_clue(settings: Settings, cells: Clue, board: Solution, random: Random) -> Settings:
    """Return the settings without the clue at a row of cells."""
    sides = settings["clues"]
    view = next(view for view in _views(len(sides[0])) if view.cells == cells)
    return {"clues": blotted(sides, view.side, view.place)}


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
)
