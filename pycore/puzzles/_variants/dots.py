"""Further rules about neighbours with a sign on their common edge, four cells round a corner, and
single cells."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...model.bilingual import Text, joined, listed
from ...model.line_rules import DifferBy, QuotientIs
from ...model.regular import OneOf
from ...model.rules import Less, Rule, SumIs
from ...model.set_rules import Contains
from . import strokes
from .clue import Clue, Way, sign_of
from .kind import EDGE, Asked, Grid, Kind, Written, at, between


def _rule_of(name: str, cells: tuple[int, ...], numbers: tuple[int, ...]) -> Rule:
    match name:
        case "white":
            return DifferBy(cells, *(numbers or (1,)))
        case "black":
            return QuotientIs(cells, *(numbers or (2,)))
    return SumIs(cells, 10 if name == "x" else 5)


TITLES = {
    "white": Text("white dot", "白い点"),
    "black": Text("black dot", "黒い点"),
    "x": Text("X", "X"),
    "v": Text("V", "V"),
}


def _across(clue: Clue, grid: Grid) -> Iterator[Asked]:
    """Yield the rule about each pair of neighbours of the line."""
    for pair in map(sorted, pairwise(clue.cells)):
        cells = grid.cells(pair)
        name = between((pair[0], pair[1]), TITLES[clue.name])
        yield _rule_of(clue.name, cells, clue.numbers), {cells: name}


def _sign(clue: Clue) -> Iterator[Written]:
    """Yield the letter, or the number in a dot."""
    at_edge = strokes.edge(clue.cells)
    if clue.name in ("x", "v"):
        yield clue.name.upper(), at_edge, "white"
    elif clue.numbers:
        yield str(clue.numbers[0]), at_edge, "black" if clue.name == "black" else "white"


def _white(clue: Clue) -> Text:
    (one, other), by = map(sign_of, clue.cells), *(clue.numbers or (1,))
    return Text(
        f"White dot: {one} and {other} differ by {by}.",
        f"白い点：{one}・{other} の差は {by}。",
    )


def _black(clue: Clue) -> Text:
    (one, other), times = map(sign_of, clue.cells), *(clue.numbers or (2,))
    en = "the double of" if times == 2 else f"{times} times"
    return Text(
        f"Black dot: of {one} and {other} one is {en} the other.",
        f"黒い点：{one}・{other} は一方が他方の {times} 倍。",
    )


def _sum(clue: Clue) -> Text:
    one, other = map(sign_of, clue.cells)
    said = f"{one} + {other} = {10 if clue.name == 'x' else 5}"
    return Text(f"{clue.name.upper()}: {said}.", f"{clue.name.upper()}：{said}。")


def _around(clue: Clue) -> Way:
    ((r, c),) = clue.cells
    return (r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)


def _quad(clue: Clue, grid: Grid) -> Iterator[Asked]:
    cells = grid.cells(_around(clue))
    name = at(clue.cells[0], Text("four cells", "2 × 2 マス"))
    yield Contains(cells, clue.numbers), {cells: name}


def _quad_said(clue: Clue) -> Text:
    cells = [*map(sign_of, _around(clue))]
    numbers = "・".join(map(str, clue.numbers))
    return Text(
        f"{listed(clue.numbers)} in {', '.join(cells)}.",
        joined("・".join(cells), f"に {numbers} が入ります。"),
    )


def _quad_written(clue: Clue) -> Iterator[Written]:
    ((r, c),) = clue.cells
    text = ("" if max(clue.numbers) < 10 else " ").join(map(str, sorted(clue.numbers)))
    yield text, (c + 0.5, r + 0.5), "white"


def _parity(clue: Clue, grid: Grid) -> Iterator[Asked]:
    first, ja = (2, "偶数のマス") if clue.name == "even" else (1, "奇数のマス")
    values, title = tuple(range(first, grid.size + 1, 2)), Text(f"{clue.name} cell", ja)
    for place in clue.cells:
        cells = grid.cells([place])
        yield OneOf(cells, values), {cells: at(place, title)}


def _extreme(clue: Clue, grid: Grid) -> Iterator[Asked]:
    """Yield the rules that each cell is less, or more, than its neighbours without the same
    clue."""
    alike = {place for other in grid.clues if other.name == clue.name for place in other.cells}
    for place in clue.cells:
        for pair in grid.edges():
            beside = pair[place == pair[0]]
            if place in pair and beside not in alike:
                cell, other = grid.cells((place, beside))
                less, more = (cell, other) if clue.name == "min" else (other, cell)
                yield Less(less, more), {grid.cells(pair): between(pair, EDGE)}


KINDS = (
    Kind(
        "white",
        "edges",
        Text("White dot", "白い点"),
        Text(
            "Numbers on both sides of a white dot differ by 1, or by the number in it.",
            "白い点をはさむ 2 数の差は 1、点に数があればその数です。",
        ),
        _across,
        _white,
        "white",
        strokes.dot,
        _sign,
        numbers=(0, 1),
    ),
    Kind(
        "black",
        "edges",
        Text("Black dot", "黒い点"),
        Text(
            "Of the numbers on both sides of a black dot one is the double of the other, or as "
            "many times as large as the number in it says.",
            "黒い点をはさむ 2 数は、一方が他方の 2 倍、点に数があればその倍です。",
        ),
        _across,
        _black,
        "black",
        strokes.dot,
        _sign,
        numbers=(0, 1),
    ),
    *(
        Kind(
            name,
            "edges",
            TITLES[name],
            Text(
                f"Numbers on both sides of {said} add up to {total}.",
                f"{name.upper()} をはさむ 2 数の和は {total} です。",
            ),
            _across,
            _sum,
            "white",
            strokes.disc,
            _sign,
        )
        for name, said, total in (("x", "an X", 10), ("v", "a V", 5))
    ),
    Kind(
        "quad",
        "corner",
        Text("Numbers on a corner", "角の数（クアドラプル）"),
        Text(
            "The numbers on a corner are among those in the four cells round it, each as often as "
            "it is written.",
            "マスの角に書かれた数は、そのまわりの 4 マスに、書かれた回数以上入ります。",
        ),
        _quad,
        _quad_said,
        "white",
        strokes.on_corner,
        _quad_written,
        numbers=(1, 4),
        least=1,
    ),
    Kind(
        "even",
        "cells",
        Text("Even", "偶数"),
        Text("A shaded square holds an even number.", "灰色の四角のマスには偶数が入ります。"),
        _parity,
        lambda _: Text("An even number.", "偶数。"),
        "shade",
        strokes.box,
        least=1,
    ),
    Kind(
        "odd",
        "cells",
        Text("Odd", "奇数"),
        Text("A shaded disc holds an odd number.", "灰色の丸のマスには奇数が入ります。"),
        _parity,
        lambda _: Text("An odd number.", "奇数。"),
        "shade",
        strokes.bulb,
        least=1,
    ),
    *(
        Kind(
            name,
            "cells",
            title,
            Text(
                f"A cell with four {en[0]} has a number {en[1]} than those beside, above and below "
                "it (other such cells apart).",
                f"{ja[0]}の矢印が 4 つあるマスの数は、上下左右のマスの数より{ja[1]}（同じ印のマス"
                "どうしは除く）。",
            ),
            _extreme,
            lambda _, en=en, ja=ja: Text(  # type: ignore[misc]
                f"{en[1].capitalize()} than its neighbours.", f"上下左右のマスより{ja[1]}。"
            ),
            "line",
            drawn,
            least=1,
        )
        for name, title, en, ja, drawn in (
            (
                "min",
                Text("Less than its neighbours", "まわりより小さい"),
                ("arrows inward", "less"),
                ("内向き", "小さい"),
                strokes.inward,
            ),
            (
                "max",
                Text("Greater than its neighbours", "まわりより大きい"),
                ("arrows outward", "greater"),
                ("外向き", "大きい"),
                strokes.outward,
            ),
        )
    ),
)
