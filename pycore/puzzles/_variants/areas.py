"""Further rules about areas and clues outside the grid: cages, extra regions, clones, sandwich
sums, sums of diagonals, arrows with a number of several digits."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.bilingual import Text
from ...model.cell_names import RowAndColumn
from ...model.drawing import Stroke
from ...model.line_rules import DifferBy
from ...model.row_rules import SumBetween
from ...model.rules import AllDifferent, Linear, SumIs
from . import strokes
from .clue import Clue, Way, sign_of
from .kind import Asked, Grid, Kind, Written, along, at, between, middle, summed

IN_CORNER = (-0.4, -0.32)
"""The start of the sum of a cage, from the middle of its cell."""
OUTSIDE, ASIDE = 0.85, 0.92
"""The distance of the number of a row or column from its first cell, and of a diagonal, in both
directions."""


def _cage(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells, (total,) = grid.cells(clue.cells), clue.numbers or (None,)
    shown = "" if total is None else f" {total}"
    title = Text(f"cage{shown}", f"枠（{total}）" if total is not None else "枠")
    names = {cells: at(min(clue.cells), title)}
    if len(cells) > 1:
        yield AllDifferent(cells), names
    if total is not None:
        yield SumIs(cells, total), names


def _cage_said(clue: Clue) -> Text:
    if not clue.numbers:
        said = ", ".join(map(sign_of, clue.cells))
        return Text(f"Cage, no number twice: {said}.", f"枠（同じ数は入らない）：{said}。")
    said = f"{summed(clue.cells)} = {clue.numbers[0]}"
    return Text(f"Cage, no number twice: {said}.", f"枠（同じ数は入らない）：{said}。")


def _cage_written(clue: Clue) -> Iterator[Written]:
    x, y = middle(min(clue.cells))
    for total in clue.numbers:
        yield str(total), (round(x + IN_CORNER[0], 2), round(y + IN_CORNER[1], 2)), "corner"


def _region(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(clue.cells)
    name = at(clue.cells[0], Text("extra region", "追加ブロック"))
    yield AllDifferent(cells), {cells: name}


def _region_said(clue: Clue) -> Text:
    said = ", ".join(map(sign_of, clue.cells))
    return Text(f"Extra region: {said}.", f"追加ブロック：{said}。")


def _clone(clue: Clue, grid: Grid) -> Iterator[Asked]:
    for pair in zip(clue.cells, clue.others, strict=True):
        if pair[0] != pair[1]:
            cells = grid.cells(pair)
            yield DifferBy(cells, 0), {cells: between(pair, Text("likeness", "一致"))}


def _clone_said(clue: Clue) -> Text:
    pairs = zip(clue.cells, clue.others, strict=True)
    said = ", ".join(" = ".join(map(sign_of, pair)) for pair in pairs)
    return Text(f"Clone: {said}.", f"クローン：{said}。")


def _sandwich(clue: Clue, grid: Grid) -> Iterator[Asked]:
    yield SumBetween(grid.cells(clue.cells), clue.numbers[0], (1, grid.size)), {}


def _sandwich_said(clue: Clue) -> Text:
    (first, *_, last), (total,) = map(sign_of, clue.cells), clue.numbers
    return Text(
        f"From {first} to {last}: {total} between the least and the largest number.",
        f"{first} から {last}：最小の数と最大の数の間の和は {total}。",
    )


def _sandwich_written(clue: Clue) -> Iterator[Written]:
    (x, y), (u, _) = map(middle, clue.cells[:2])
    beside = (x, -OUTSIDE) if x == u else (-OUTSIDE, y)
    yield str(clue.numbers[0]), beside, "beside"


def _little(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(clue.cells)
    name = along(clue.cells, Text("diagonal", "斜めの線"))
    yield SumIs(cells, clue.numbers[0]), {cells: name}


def _little_said(clue: Clue) -> Text:
    said = f"{summed(clue.cells)} = {clue.numbers[0]}"
    return Text(f"Diagonal: {said}.", f"斜めの線：{said}。")


def before(ray: Way) -> RowAndColumn:
    """Return the place outside from which a diagonal starts; for a single corner cell, the place
    above or below it."""
    (r, c), *others = ray
    if others:
        return 2 * r - others[0][0], 2 * c - others[0][1]
    return r + 1 if r else -1, c - 1 if c else 1


def _little_written(clue: Clue) -> Iterator[Written]:
    (r, c), (s, d) = clue.cells[0], before(clue.cells)
    number = round(c + ASIDE * (d - c), 2), round(r + ASIDE * (s - r), 2)
    yield str(clue.numbers[0]), number, "beside"


def _little_drawn(way: Way) -> tuple[Stroke, ...]:
    (r, c), (s, d) = way[0], before(way)
    tail, tip = ((c + far * (d - c), r + far * (s - r)) for far in (0.62, 0.5))
    return strokes.shaft((tail, tip))


def _pill(clue: Clue, grid: Grid) -> Iterator[Asked]:
    rest = grid.cells(place for place in clue.others if place not in clue.cells)
    cells = (*grid.cells(clue.cells), *rest)
    tens = [-(10**power) for power in range(len(clue.cells))][::-1]
    rule = Linear((cells,), "=", 0, ((*tens, *[1] * len(rest)),))
    yield rule, {cells: along((clue.cells[0], clue.others[-1]), Text("arrow", "矢印"))}


def _pill_said(clue: Clue) -> Text:
    number = "".join(f"[{sign_of(place)}]" for place in clue.cells)
    said = f"{number} = {summed(p for p in clue.others if p not in clue.cells)}"
    return Text(f"Arrow: {said}.", f"矢印：{said}。")


KINDS = (
    Kind(
        "pill",
        "areas",
        Text("Arrow from several cells", "数マスから出る矢印"),
        Text(
            "The numbers along an arrow that leaves several cells add up to the number that is "
            "written in those, digit by digit.",
            "数マスの囲みから出る矢印の線上の数の和が、囲みの中を続けて読んだ数になります。",
        ),
        _pill,
        _pill_said,
        "line",
        strokes.outlined,
        joined=strokes.tail,
        largest=9,
    ),
    Kind(
        "cage",
        "area",
        Text("Cage", "枠"),
        Text(
            "No number stands twice in a cage; a number in its corner is their sum.",
            "枠の中に同じ数は入りません。角に数があれば、それが枠の中の数の和です。",
        ),
        _cage,
        _cage_said,
        written=_cage_written,
        numbers=(0, 1),
        least=1,
    ),
    Kind(
        "region",
        "area",
        Text("Extra region", "追加ブロック"),
        Text(
            "No number stands twice in a shaded region.",
            "灰色に塗られた追加ブロックに同じ数は入りません。",
        ),
        _region,
        _region_said,
        "shade",
        strokes.tiles,
    ),
    Kind(
        "clone",
        "areas",
        Text("Clone", "クローン"),
        Text(
            "Two blue areas of one shape hold the same numbers at the same places.",
            "同じ形の青い 2 か所には、同じ位置に同じ数が入ります。",
        ),
        _clone,
        _clone_said,
        "blue",
        strokes.tiles,
        least=1,
    ),
    Kind(
        "sandwich",
        "side",
        Text("Sandwich sums", "サンドイッチの和"),
        Text(
            "A number outside a row or column is the sum of the numbers between its least and its "
            "largest one.",
            "行や列の外の数は、その中の最小の数と最大の数にはさまれた数の和です。",
        ),
        _sandwich,
        _sandwich_said,
        written=_sandwich_written,
        numbers=(1, 1),
    ),
    Kind(
        "little",
        "ray",
        Text("Diagonal sum", "斜めの和"),
        Text(
            "A number outside with an arrow is the sum of the numbers on that diagonal.",
            "矢印の付いた外の数は、その斜めの線上の数の和です。",
        ),
        _little,
        _little_said,
        "line",
        _little_drawn,
        _little_written,
        numbers=(1, 1),
        least=1,
    ),
)
