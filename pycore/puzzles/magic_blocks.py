"""Magic blocks: a square whose four blocks of 2 x 2 have equal sums, with the corners or without.

The common sum is not written down. With the corners it must be 20: the corners hold N, so the four
blocks, 4N together, count the centre m and the edges 45 - N - m such that 2m = 5N - 90, which
leaves m = 5.

Facts: with the corners 8 solutions, one up to turns and reflections; without them 376 and 47
(recomputed).
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.cell_names import Lines
from ..model.drawing import Drawing, grid
from ..model.options import Choice
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, EqualSums

BLOCKS = ((0, 1, 3, 4), (1, 2, 4, 5), (3, 4, 6, 7), (4, 5, 7, 8))
CORNERS = (0, 2, 6, 8)


def build(settings: Settings) -> Placement:
    """Return nine cells, the numbers 1 to 9, equal sums of the blocks and, as an option, the
    corners."""
    groups = (*BLOCKS, CORNERS) if settings["corners"] == "equal" else BLOCKS
    return Placement(9, tuple(range(1, 10)), (AllDifferent(tuple(range(9))), EqualSums(groups)))


def draw(settings: Settings) -> Drawing:
    """Return a square grid."""
    return grid(3, 3)


def name_lines(settings: Settings) -> Lines:
    """Return the names of the blocks, by position, and of the corners."""
    where = (
        Text("the upper left block", "左上のブロック"),
        Text("the upper right block", "右上のブロック"),
        Text("the lower left block", "左下のブロック"),
        Text("the lower right block", "右下のブロック"),
    )
    return {**dict(zip(BLOCKS, where, strict=True)), CORNERS: Text("the four corners", "四隅")}


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    if settings["corners"] == "equal":
        groups = Text(
            "each of the four 2 by 2 blocks, and the four corners too,",
            "4 つの 2×2 のブロックと四隅の和",
        )
    else:
        groups = Text("each of the four 2 by 2 blocks", "4 つの 2×2 のブロックの和")
    return Text(
        f"Put the numbers 1 to 9 into the square, each once, so that {groups.en} have one sum.",
        f"1〜9 の数を 1 つずつ入れて、{groups.ja}をすべて等しくしてください。",
    )


PUZZLE = Puzzle(
    name="magic-blocks",
    title=Text("Magic blocks", "ブロック魔方陣"),
    summary=Text("Four blocks of 2 by 2, one sum", "2×2 のブロック 4 つの和をそろえる"),
    place=54,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Choice(
            "corners",
            Text("The four corners", "四隅の和"),
            (
                ("equal", Text("have the same sum too", "同じ和にする")),
                ("free", Text("are free", "問わない")),
            ),
            "equal",
        ),
    ),
    name_lines=name_lines,
    examples=(
        Example(
            Text("With the corners", "四隅も同じ和"),
            facts={"solutions": 8, "drawing": 1, "structure": 1},
        ),
        Example(
            Text("Corners free", "四隅は自由"),
            {"corners": "free"},
            facts={"solutions": 376, "drawing": 47},
        ),
        Example(
            Text("Corners free, 5 in the middle", "四隅は自由、中央は 5"),
            {"corners": "free"},
            ". . . . 5 . . . .",
        ),
    ),
)
