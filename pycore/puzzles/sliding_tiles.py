"""Sliding tiles: the 8-puzzle, the 15-puzzle and their smaller relatives.

The moves of the tiles are in _tiles_in_frame.py.

Facts: the 8-puzzle has 181440 positions that can be solved; the farthest two need 31 moves (OEIS
A089473).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text, many
from ..model.cell_names import CellName, short_square, square
from ..model.drawing import Drawing, grid
from ..model.movement import entries
from ..model.options import Choice
from ..model.puzzle import Example, Puzzle, Settings

if TYPE_CHECKING:
    from ._tiles_in_frame import SlidingTiles

STARTS = {
    "2x3": "4 5 _\n1 2 3",
    "3x3": "7 2 4\n5 _ 6\n8 3 1",
    "3x4": "5 1 3 4\n2 _ 7 8\n9 6 10 11",
    "4x4": "5 1 3 4\n2 10 6 8\n13 9 7 12\n_ 14 11 15",
}
"""The usual start of each size, rows x columns."""
SIZES = tuple(STARTS)


def build(settings: Settings) -> SlidingTiles:
    """Return the frame, with the usual start of its size."""
    from ._tiles_in_frame import GAP, SlidingTiles  # not needed for a list of puzzles

    rows, columns = map(int, settings["size"].split("x"))
    home = SlidingTiles(bytes([*range(1, rows * columns), GAP]), rows, columns)
    return home.at(home.read(STARTS[settings["size"]]))


def draw(settings: Settings) -> Drawing:
    """Return a grid of squares."""
    rows, columns = map(int, settings["size"].split("x"))
    return grid(rows, columns)


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the places by row and column."""
    rows, columns = (range(1, int(side) + 1) for side in settings["size"].split("x"))
    return tuple(CellName(square(r, c), short_square(r, c)) for r in rows for c in columns)


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    rows, columns = map(int, settings["size"].split("x"))
    last = rows * columns - 1
    return Text(
        f"{last} numbered tiles lie in a frame of {rows} rows and {columns} columns; one place is "
        "empty.\nA tile beside the empty place slides into it.\n"
        f"Put the tiles in order, row by row from 1 to {last}, the empty place last.",
        f"{rows} 行 {columns} 列の枠に 1〜{last} の駒があり、1 か所だけ空いています。\n"
        "空きの隣の駒を、空きへ滑らせます。\n"
        f"1〜{last} の順に上の行から並べ、空きを最後にしてください。",
    )


def titled(size: str) -> Text:
    """Return a size as printed; "3x3" is typed."""
    printed = size.replace("x", " × ")
    return Text(printed, printed)


def implied(start: str) -> Mapping[str, str]:
    """Return the size, implied by the number of places. Raises BadInput if no size has that
    many."""
    largest = build({"size": SIZES[-1]})
    places = sum(1 for _ in entries(start, largest.letters))
    for size in SIZES:
        rows, columns = map(int, size.split("x"))
        if rows * columns == places:
            return {"size": size}
    raise BadInput(
        Named("text"),
        Text(
            f"has {many(places, 'place')}; 6, 9, 12 or 16 are needed.",
            f"{places} か所あります。6、9、12、16 か所のどれかにしてください。",
        ),
    )


PUZZLE = Puzzle(
    name="sliding-tiles",
    title=Text("Sliding tiles", "スライディングパズル"),
    summary=Text(
        "Slide the tiles of the 8-puzzle or the 15-puzzle into order",
        "8 パズルや 15 パズルの駒を滑らせて順に並べる",
    ),
    place=70,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Choice(
            "size",
            Text("Size", "大きさ"),
            tuple((size, titled(size)) for size in SIZES),
            "3x3",
        ),
    ),
    name_cells=name_cells,
    piece=Text("tile", "駒"),
    examples=(
        Example(
            Text("Farthest of the 8-puzzle, 1 of 2", "8 パズルの最遠局面 その 1"),
            {"size": "3x3"},
            "8 6 7\n2 5 4\n3 _ 1",
            {"moves": 31},
        ),
        Example(
            Text("Farthest of the 8-puzzle, 2 of 2", "8 パズルの最遠局面 その 2"),
            {"size": "3x3"},
            "6 4 7\n8 5 _\n3 2 1",
            {"moves": 31},
        ),
        Example(
            Text("Cannot be solved: two tiles exchanged", "解けない並び（2 枚だけ入れ替え）"),
            {"size": "4x4"},
            "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 _",
        ),
        Example(
            Text("An easy 15-puzzle", "やさしい 15 パズル"),
            {"size": "4x4"},
            STARTS["4x4"],
        ),
    ),
    implied=implied,
)
