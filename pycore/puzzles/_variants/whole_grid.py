"""Further rules about the whole grid: chess moves, nonconsecutive neighbours, equal positions in
boxes, and the presence of all dots or signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...model.bilingual import Text
from ...model.cell_names import RowAndColumn
from ...model.line_rules import DifferAtLeast
from ...model.rules import AllDifferent, Cells, Linear
from .clue import Clue, Way
from .kind import EDGE, Asked, Grid, Kind, between


def _knight(_: Clue, grid: Grid) -> Iterator[Asked]:
    steps = ((1, -2), (1, 2), (2, -1), (2, 1))
    return _apart(grid, steps, Text("knight's move", "桂馬とび"))


def _king(_: Clue, grid: Grid) -> Iterator[Asked]:
    """Yield the diagonal steps: in rows and columns numbers differ anyway."""
    return _apart(grid, ((1, -1), (1, 1)), Text("diagonal step", "斜め"))


def _apart(grid: Grid, steps: Iterable[tuple[int, int]], title: Text) -> Iterator[Asked]:
    """Yield the rules that cells a step apart in different boxes differ."""
    for r in range(grid.size):
        for c in range(grid.size):
            for down, right in steps:
                s, d = r + down, c + right
                if s < grid.size and 0 <= d < grid.size:
                    pair: Way = ((r, c), (s, d))
                    cells = grid.cells(pair)
                    if grid.box[cells[0]] != grid.box[cells[1]]:
                        yield AllDifferent(cells), {cells: between(pair, title)}


def _disjoint(_: Clue, grid: Grid) -> Iterator[Asked]:
    """Yield the rules that the first cells of all boxes differ, the second cells, and so on."""
    cells_of: dict[int, list[int]] = {}
    for cell, box in enumerate(grid.box):
        cells_of.setdefault(box, []).append(cell)
    for place, group in enumerate(zip(*cells_of.values(), strict=True), 1):
        cells: Cells = tuple(group)
        name = Text(f"place {place} of the boxes", f"各ブロックの {place} 番目のマス")
        yield AllDifferent(cells), {cells: name}


def _on_edge(grid: Grid, pair: tuple[RowAndColumn, ...]) -> dict[Cells, Text]:
    return {grid.cells(pair): between(pair, EDGE)}


def _not_consecutive(_: Clue, grid: Grid) -> Iterator[Asked]:
    for pair in grid.unmarked("white", "black"):
        yield DifferAtLeast(grid.cells(pair), 2), _on_edge(grid, pair)


def _no_ratio(_: Clue, grid: Grid) -> Iterator[Asked]:
    """Yield the rules that neighbours without a dot have none of the ratios of black dots."""
    black = [clue.numbers or (2,) for clue in grid.clues if clue.name == "black"]
    for (times,) in dict.fromkeys(black or [(2,)]):
        for pair in grid.unmarked("white", "black"):
            one, other = grid.cells(pair)
            rule = Linear(((one, other), (other, one)), "!=", 0, ((1, -times), (1, -times)))
            yield rule, _on_edge(grid, pair)


def _no_sum(_: Clue, grid: Grid) -> Iterator[Asked]:
    for pair in grid.unmarked("x", "v"):
        for total in (5, 10):
            yield Linear((grid.cells(pair),), "!=", total), _on_edge(grid, pair)


KINDS = (
    Kind(
        "knight",
        "grid",
        Text("Anti-knight", "ナイト禁止"),
        Text(
            "Two cells a chess knight's move apart hold different numbers.",
            "チェスのナイト（桂馬とび）で移れる 2 マスには異なる数が入ります。",
        ),
        _knight,
    ),
    Kind(
        "king",
        "grid",
        Text("Anti-king", "キング禁止"),
        Text(
            "Two cells that touch at a corner hold different numbers.",
            "斜めに隣り合う 2 マスには異なる数が入ります。",
        ),
        _king,
    ),
    Kind(
        "nonconsecutive",
        "grid",
        Text("Nonconsecutive", "連続数の隣接禁止"),
        Text(
            "Two cells with a common edge, and no dot on it, do not hold consecutive numbers.",
            "辺で隣り合う 2 マスには、間に点がないかぎり連続する数は入りません。",
        ),
        _not_consecutive,
    ),
    Kind(
        "disjoint",
        "grid",
        Text("Equal places differ (disjoint groups)", "同じ位置は異なる数"),
        Text(
            "Cells at the same place of their boxes hold different numbers.",
            "各ブロックの同じ位置のマスには異なる数が入ります。",
        ),
        _disjoint,
    ),
    Kind(
        "all-black",
        "grid",
        Text("All black dots are given", "黒い点はこれで全部"),
        Text(
            "All black dots are given: two cells with a common edge, and no dot on it, are in no "
            "such ratio.",
            "黒い点はすべて書かれています。点のない辺をはさむ 2 数は、その比になりません。",
        ),
        _no_ratio,
    ),
    Kind(
        "all-xv",
        "grid",
        Text("All X and V are given", "X と V はこれで全部"),
        Text(
            "All X and V are given: two cells with a common edge, and no sign on it, add up to "
            "neither 5 nor 10.",
            "X と V はすべて書かれています。どちらもない辺をはさむ 2 数の和は、5 にも 10 "
            "にもなりません。",
        ),
        _no_sum,
    ),
)
