"""How further rules of a Sudoku are drawn, on a drawing made by `grid`: strokes on the cells, and
the edges of boxes of other shapes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, pairwise
from math import hypot

from ...model.bilingual import Text
from ...model.drawing import Ink, Line, Point, Sketch, Stroke
from .notation import Place, Variants, Way, sign_of

BULB, TUBE = 0.76, 0.28
"""How wide a thermometer is."""
CIRCLE, SHAFT, HEAD = 0.8, 0.05, 0.2
"""How wide the circle of an arrow and its line are, and how long the sides of its head."""
DOT = 0.24
"""How wide a dot is."""
CORNER, BRUSH = 0.18, 0.4
"""The square in an even cell: how far from the middle its strokes turn, and how wide they are, so
that they leave no hole."""


INKS: Mapping[str, Ink] = {
    "thermo": "shade",
    "arrow": "line",
    "white": "white",
    "black": "black",
    "even": "shade",
    "odd": "shade",
}


def sketches(variants: Variants, size: int) -> tuple[Sketch, ...]:
    """Return the further rules that are about lines, each as it is drawn and said."""
    return tuple(
        Sketch(INKS[name], strokes, tuple(size * r + c for r, c in part), _in_words(name, part))
        for name, way in variants.lines
        for part in _parts(name, way)
        for strokes in [_strokes(name, tuple(map(_middle, part)))]
    )


def _parts(name: str, way: Way) -> Iterable[Way]:
    """Return what is drawn of a line: the whole, each two cells with a dot, or each shaded cell."""
    match name:
        case "white" | "black":
            return pairwise(way)
        case "even" | "odd":
            return [(place,) for place in way]
    return [way]


def _strokes(name: str, path: tuple[Point, ...]) -> tuple[Stroke, ...]:
    """Return a thermometer, an arrow, a dot, or what shades a cell."""
    x, y = path[0]
    match name:
        case "thermo":
            return Stroke(path[:1], BULB), Stroke(path, TUBE)
        case "arrow":
            shaft = (_toward(path[0], path[1], CIRCLE / 2), *path[1:])
            head = _head(*shaft[-2:])
            return Stroke(path[:1], CIRCLE), Stroke(shaft, SHAFT), Stroke(head, SHAFT)
        case "white" | "black":
            u, v = path[1]
            return (Stroke((((x + u) / 2, (y + v) / 2),), DOT),)
        case "odd":
            return (Stroke(path, BULB),)
    low, high = -CORNER, CORNER
    turns = ((low, low), (high, low), (high, high), (low, high), (low, low))
    return (Stroke(tuple((round(x + dx, 2), round(y + dy, 2)) for dx, dy in turns), BRUSH),)


def _in_words(name: str, way: Way) -> Text:
    """Say what a line means, for people who do not see it."""
    first, *others = signs = [*map(sign_of, way)]
    match name:
        case "thermo":
            said = " < ".join(signs)
            return Text(f"Thermometer: {said}.", f"温度計：{said}。")
        case "arrow":
            said = f"{first} = {' + '.join(others)}"
            return Text(f"Arrow: {said}.", f"矢印：{said}。")
        case "white":
            said = "・".join(signs)
            return Text(
                f"White dot: {first} and {others[0]} differ by 1.", f"白い点：{said} の差は 1。"
            )
        case "black":
            said = "・".join(signs)
            return Text(
                f"Black dot: of {first} and {others[0]} one is the double of the other.",
                f"黒い点：{said} は一方が他方の 2 倍。",
            )
        case "even":
            return Text("An even number.", "偶数。")
    return Text("An odd number.", "奇数。")


def _middle(place: Place) -> Point:
    return place[1], place[0]


def _toward(one: Point, other: Point, far: float) -> Point:
    """Return the point so far from one toward the other."""
    (x, y), (u, v) = one, other
    share = far / hypot(u - x, v - y)
    return round(x + (u - x) * share, 3), round(y + (v - y) * share, 3)


def _head(before: Point, tip: Point) -> tuple[Point, ...]:
    """Return the head of an arrow: two sides at 45 degrees to the line that ends in its tip."""
    (x, y), (u, v) = _toward(tip, before, HEAD / 2**0.5), tip
    back, aside = (x - u, y - v), (v - y, x - u)
    one, other = (
        (round(u + back[0] + k * aside[0], 3), round(v + back[1] + k * aside[1], 3))
        for k in (1, -1)
    )
    return one, tip, other


def region_edges(picture: str, size: int) -> tuple[Line, ...]:
    """Return thick lines round the boxes of a picture, each straight stretch as one."""
    rows = [picture[size * r : size * (r + 1)] for r in range(size)]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    level = [Line(((x, y), (u, y)), thick=True) for y, x, u in _borders(rows)]
    upright = [Line(((x, y), (x, v)), thick=True) for x, y, v in _borders(columns)]
    return (*level, *upright)


def _borders(rows: list[str]) -> Iterator[tuple[float, float, float]]:
    """Yield the borders between rows, and round them all: how far down, from where to where."""
    outside = " " * len(rows)
    for down, (above, below) in enumerate(pairwise([outside, *rows, outside])):
        across = enumerate(zip(above, below, strict=True))
        for parted, stretch in groupby(across, lambda each: each[1][0] != each[1][1]):
            places = [place for place, _ in stretch]
            if parted:
                yield down - 0.5, places[0] - 0.5, places[-1] + 0.5
