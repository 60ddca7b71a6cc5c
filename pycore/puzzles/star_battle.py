"""Star Battle, with one star also Queens: equally many stars in every row, column and region, none
touching, not even at a corner.

regions  the option that defines the puzzle: the rows, divided by spaces or slashes, with a letter
         for the region of each cell: `AABB AABB CCDD CCDD`. A number alone is the size of a grid
         without regions
stars    the number of stars in a row

A cell has the value 1 if there is a star, 0 if not.

Sources: the 6 x 6 of the test of this genre in pzprjs (puzz.link), with its solution; the 10 x 10
of the tutorial of krazydad.com, as in the example of the solver grilops. Facts: with one star and
no regions the solutions are those of kings of which no two share a row or a column: 2, 14, 90, 646
for 4, 5, 6 and 7 (OEIS A002464).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.bilingual import Text, many
from ..model.cell_names import Lines, ValueName
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Spot, grid
from ..model.options import OneLine, Whole
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AtMost, Cells, SumIs
from ._square_grids import neighbours, region_edges, rows_and_columns
from ._star_regions import MOST, Regions, in_order, read_regions, round_stars

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

MOST_STARS = 3

KRAZYDAD = (
    "AAAAABBCCC AAAAABBBCC AAAAABBBBB DDDAEEBBBF DGGGEEBBFF GGGGEEBFFF GGGGGHBFFF GGGGGHBFFH "
    "JJJHHHHHHH HHHHIIIIII"
)
PZPR = "AAABBB ABBBCC ADDEEC FFDDEC FEEEEC FCCCCC"


def _fours(size: int) -> Iterator[tuple[int, int, Cells]]:
    """Yield the 2 x 2 squares, with row and column of the first cell."""
    for r in range(size - 1):
        for c in range(size - 1):
            at = size * r + c
            yield r, c, (at, at + 1, at + size, at + size + 1)


def build(settings: Settings) -> Placement:
    """Return the cells row by row: the sum of each row, column and region, and at most one star in
    any 2 x 2 square."""
    regions: Regions = settings["regions"]
    stars: int = settings["stars"]
    lines = dict.fromkeys((*rows_and_columns(regions.size), *regions.cells.values()))
    sums = [SumIs(line, stars) for line in lines]
    apart = tuple(AtMost(four, 1) for _, _, four in _fours(regions.size))
    return Placement(regions.size**2, (0, 1), (*sums, *apart))


def draw(settings: Settings) -> Drawing:
    """Return a grid of squares for stars, with thick edges round the regions."""
    regions: Regions = settings["regions"]
    plain_grid = grid(regions.size, regions.size, region_edges(regions.letters, regions.size))
    spots = tuple(Spot(spot.cell, spot.x, spot.y, 1) for spot in plain_grid.spots)
    return replace(plain_grid, spots=spots, piece="star")


def name_lines(settings: Settings) -> Lines:
    """Return the names of the 2 x 2 squares and the regions, by their cells."""
    regions: Regions = settings["regions"]
    fours = {
        cells: Text(
            f"rows {r + 1} and {r + 2}, columns {c + 1} and {c + 2}",
            f"{r + 1}・{r + 2} 行目の {c + 1}・{c + 2} 列目",
        )
        for r, c, cells in _fours(regions.size)
    }
    return {
        **fours,
        **{
            cells: Text(f"region {letter}", f"領域 {letter}")
            for letter, cells in regions.cells.items()
            if cells not in rows_and_columns(regions.size)
        },
    }


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    stars: int = settings["stars"]
    return Text(
        f"Put {many(stars, 'star')} into each row, each column and each outlined region. Two stars "
        "never touch, not even at a corner.",
        f"どの行・列にも、太線で囲まれたどの領域にも星を {stars} 個ずつ置いてください。星どうしは、"
        "縦・横・斜めに隣り合ってはいけません。",
    )


NO_STAR = ValueName(Text("without a star", "星のないマス"), Text("no star", "星なし"))
STAR = ValueName(Text("a star", "星"), Text("star", "星"))


def blank(settings: Settings, random: Random) -> Settings:
    """Return the same size without regions, with one star in a row: with more, growing regions fail
    to cover the grid."""
    size = settings["regions"].size
    return {"regions": Regions(size, "." * size * size), "stars": 1}


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return regions of the stars alone."""
    return {**settings, "regions": round_stars(board)}


def borders(settings: Settings) -> list[Clue]:
    """Return the cells without a region, each with each neighbour."""
    regions: Regions = settings["regions"]
    return [
        (cell, other)
        for cell, letter in enumerate(regions.letters)
        if letter == "."
        for other in neighbours(cell, regions.size)
    ]


def without_border(
    settings: Settings, cells: Clue, board: Solution, random: Random
) -> Settings | None:
    """Return the settings with a cell added to the region of its neighbour; None if it has a region
    already, or the neighbour has none."""
    regions: Regions = settings["regions"]
    cell, other = cells
    joined = regions.letters[other]
    if regions.letters[cell] != "." or joined == ".":
        return None
    letters = regions.letters[:cell] + joined + regions.letters[cell + 1 :]
    return {**settings, "regions": in_order(letters)}


def entry() -> ClueEntry:
    """Return how the regions are entered on the board."""
    from ._star_entry import ENTRY

    return ENTRY


PUZZLE = Puzzle(
    name="star-battle",
    title=Text("Star Battle (Queens)", "スターバトル"),
    summary=Text("Stars that do not touch", "隣り合わない星"),
    place=38,
    build=build,
    draw=draw,
    explain=explain,
    name_lines=name_lines,
    name_values={0: NO_STAR, 1: STAR},
    options=(
        OneLine(
            "regions",
            Text("Regions, row by row", "領域（行ごと）"),
            read_regions,
            PZPR,
            longest=MOST * (MOST + 1),
            suggestions=tuple(
                (str(size), Text(f"{size} × {size}, empty", f"{size} × {size} 空白"))
                for size in (5, 6, 8, 10)
            ),
            divider=" ",
        ),
        Whole("stars", Text("Stars in a row", "1 行の星の数"), 1, MOST_STARS, 1),
    ),
    examples=(
        Example(
            Text("puzz.link, one star", "puzz.link、星 1 個"),
            {"regions": PZPR, "stars": "1"},
            facts={"solutions": 1},
        ),
        Example(
            Text("KrazyDad, two stars", "KrazyDad、星 2 個"),
            {"regions": KRAZYDAD, "stars": "2"},
            facts={"solutions": 1},
        ),
        Example(
            Text("6 × 6, no regions", "6 × 6、領域なし"),
            {"regions": "6", "stars": "1"},
            facts={"solutions": 90},
        ),
    ),
    clues=Clues(blank, clued, Removing(borders, without_border)),
    entry=entry,
)
