"""Further rules about the cells of a line: thermometers, arrows, palindromes, consecutive numbers,
whispers, values between two ends, equal sums in each box, zippers."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.bilingual import Text
from ...model.line_rules import DifferAtLeast, DifferBy
from ...model.rules import AllDifferent, Cells, EqualSums, Increasing, Linear
from ...model.set_rules import Between, Consecutive
from . import strokes
from .clue import Clue, Way, sign_of
from .kind import Asked, Grid, Kind, along, between, summed


def _thermo(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(clue.cells)
    yield Increasing(cells), {cells: along(clue.cells, Text("thermometer", "温度計"))}


def _thermo_said(clue: Clue) -> Text:
    said = " < ".join(map(sign_of, clue.cells))
    return Text(f"Thermometer: {said}.", f"温度計：{said}。")


def _arrow(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(clue.cells)
    weights = (-1, *[1] * (len(cells) - 1))
    yield (
        Linear((cells,), "=", 0, (weights,)),
        {cells: along(clue.cells, Text("arrow", "矢印"))},
    )


def _arrow_said(clue: Clue) -> Text:
    said = f"{sign_of(clue.cells[0])} = {summed(clue.cells[1:])}"
    return Text(f"Arrow: {said}.", f"矢印：{said}。")


def _mirrored(way: Way) -> list[Way]:
    """Return the pairs of cells equally far from both ends."""
    half = len(way) // 2
    return [*zip(way[:half], way[: -half - 1 : -1], strict=True)]


def _palindrome(clue: Clue, grid: Grid) -> Iterator[Asked]:
    for pair in _mirrored(clue.cells):
        cells = grid.cells(pair)
        yield DifferBy(cells, 0), {cells: between(pair, Text("palindrome", "回文"))}


def _palindrome_said(clue: Clue) -> Text:
    pairs = [" = ".join(map(sign_of, pair)) for pair in _mirrored(clue.cells)]
    return Text(f"Palindrome: {', '.join(pairs)}.", f"回文：{'、'.join(pairs)}。")


def _renban(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(clue.cells)
    names = {cells: along(clue.cells, Text("line of consecutive numbers", "連番の線"))}
    yield AllDifferent(cells), names
    if len(cells) < grid.size:
        yield Consecutive(cells), names


def _renban_said(clue: Clue) -> Text:
    said = ", ".join(map(sign_of, clue.cells))
    return Text(f"Consecutive, in any order: {said}.", f"連続する数（順不同）：{said}。")


def _whispers(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(clue.cells)
    names = {cells: along(clue.cells, Text("line of large differences", "差の大きい線"))}
    yield DifferAtLeast(cells, (grid.size + 1) // 2), names


def _whispers_said(clue: Clue) -> Text:
    said = ", ".join(map(sign_of, clue.cells))
    return Text(f"Neighbours far apart: {said}.", f"隣どうしの差が大きい：{said}。")


def _between(clue: Clue, grid: Grid) -> Iterator[Asked]:
    first, *inner, last = grid.cells(clue.cells)
    cells: Cells = (first, last, *inner)
    yield Between(cells), {cells: along(clue.cells, Text("line between two circles", "丸と丸の線"))}


def _between_said(clue: Clue) -> Text:
    first, *inner, last = map(sign_of, clue.cells)
    return Text(
        f"Between {first} and {last}: {', '.join(inner)}.",
        f"{first} と {last} の間の数：{', '.join(inner)}。",
    )


def _equal(groups: list[Way], title: Text, grid: Grid) -> Iterator[Asked]:
    """Yield the rule that groups of cells have one sum, if there are several."""
    if len(groups) > 1:
        cells = tuple(map(grid.cells, groups))
        names = [along(group, title) for group in groups]
        yield EqualSums(cells), dict(zip(cells, names, strict=True))


def _sums(clue: Clue, grid: Grid) -> Iterator[Asked]:
    return _equal([*grid.parted(clue.cells)], Text("part of a sum line", "和の線の部分"), grid)


def _sums_said(clue: Clue) -> Text:
    said = ", ".join(map(sign_of, clue.cells))
    return Text(f"The same sum in each box: {said}.", f"ブロックごとの和が同じ：{said}。")


def _folded(way: Way) -> list[Way]:
    """Return the groups of cells with equal sums on a zipper."""
    half = len(way) // 2
    return [*_mirrored(way), *([way[half : half + 1]] if len(way) % 2 else [])]


def _zipper(clue: Clue, grid: Grid) -> Iterator[Asked]:
    return _equal(_folded(clue.cells), Text("part of a zipper", "ジッパーの部分"), grid)


def _zipper_said(clue: Clue) -> Text:
    said = " = ".join(map(summed, _folded(clue.cells)))
    return Text(f"Zipper: {said}.", f"ジッパー：{said}。")


KINDS = (
    Kind(
        "thermo",
        "line",
        Text("Thermometer", "温度計"),
        Text(
            "Along a thermometer the numbers grow, from the bulb on.",
            "温度計の数は、丸い球から先へ順に大きくなります。",
        ),
        _thermo,
        _thermo_said,
        "shade",
        strokes.thermometer,
    ),
    Kind(
        "arrow",
        "line",
        Text("Arrow", "矢印"),
        Text(
            "The numbers along an arrow add up to the number in its circle.",
            "矢印の線上の数の和が、丸の中の数になります。",
        ),
        _arrow,
        _arrow_said,
        "line",
        strokes.arrow,
    ),
    Kind(
        "palindrome",
        "line",
        Text("Palindrome", "回文の線"),
        Text(
            "The numbers on a grey line read the same from both ends.",
            "灰色の線上の数は、どちらの端から読んでも同じです。",
        ),
        _palindrome,
        _palindrome_said,
        "shade",
        strokes.band,
    ),
    Kind(
        "renban",
        "line",
        Text("Consecutive numbers (renban)", "連番の線"),
        Text(
            "The numbers on a violet line are consecutive, in any order, none of them twice.",
            "紫の線上には、連続する数が 1 つずつ、順不同に入ります。",
        ),
        _renban,
        _renban_said,
        "violet",
        strokes.band,
    ),
    Kind(
        "whispers",
        "line",
        Text("Whispers", "差の大きい線（ウィスパー）"),
        Text(
            "Neighbours on a green line differ by {half} or more.",
            "緑の線上で隣り合う数の差は {half} 以上です。",
        ),
        _whispers,
        _whispers_said,
        "green",
        strokes.band,
    ),
    Kind(
        "between",
        "line",
        Text("Between two circles", "丸と丸の間の線"),
        Text(
            "The numbers on a line with a circle at each end are between the numbers in the "
            "circles.",
            "両端に丸のある線上の数は、両端の 2 数の間（両端を除く）の数です。",
        ),
        _between,
        _between_said,
        "line",
        strokes.from_circle_to_circle,
        least=3,
    ),
    Kind(
        "sums",
        "line",
        Text("Equal sums in boxes", "ブロックごとに同じ和の線"),
        Text(
            "A blue line has the same sum in each box, each time that it enters one.",
            "青い線は、ブロックに入るたびに、その中の数の和が同じになります。",
        ),
        _sums,
        _sums_said,
        "blue",
        strokes.thin_band,
    ),
    Kind(
        "zipper",
        "line",
        Text("Zipper", "ジッパー"),
        Text(
            "On a line with a ring round its middle, two numbers equally far from the middle have "
            "the same sum everywhere; a number in the middle is that sum.",
            "中央に輪のある線では、中央から同じ距離にある 2 数の和がどこも同じです。中央のマスの"
            "数はその和です。",
        ),
        _zipper,
        _zipper_said,
        "line",
        strokes.zipper,
        least=3,
    ),
)
