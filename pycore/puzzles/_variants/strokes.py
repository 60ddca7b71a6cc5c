"""The strokes of further rules on a drawing made by `grid`: tubes, arrows, dots, shaded cells."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from ...model.cell_names import RowAndColumn
from ...model.drawing import Point, Stroke
from .clue import Way
from .kind import middle

BULB, TUBE = 0.76, 0.28
"""The width of a thermometer."""
CIRCLE, SHAFT, HEAD = 0.8, 0.05, 0.2
"""The widths of the circle and the line of an arrow, and the length of the sides of its head."""
DOT, ROUND = 0.24, 0.36
"""The width of a dot, and of a dot with a sign."""
QUAD = 0.64
"""The width of the disc on a corner."""
CORNER, BRUSH = 0.18, 0.4
"""The square in an even cell: the distance of its strokes from the middle, and their width, so that
no hole is left."""
TURNS = 8
"""The sides of half a circle."""
BAND, REGION = 0.36, 0.86
"""The width of a shaded line, and of a region's share of a cell."""


def _path(way: Way) -> tuple[Point, ...]:
    return tuple(map(middle, way))


def thermometer(way: Way) -> tuple[Stroke, ...]:
    """Return a bulb and a tube."""
    path = _path(way)
    return Stroke(path[:1], BULB), Stroke(path, TUBE)


def arrow(way: Way) -> tuple[Stroke, ...]:
    """Return a circle and an arrow that leaves it."""
    path = _path(way)
    return Stroke(path[:1], CIRCLE), *shaft((_toward(path[0], path[1], CIRCLE / 2), *path[1:]))


def outlined(way: Way) -> tuple[Stroke, ...]:
    """Return a round outline of cells in a row."""
    path = _path(way)
    (x, y), (u, v) = path[0], path[-1]
    turn = atan2(v - y, u - x)
    ends = [(x, y, turn + pi / 2 + pi * k / TURNS) for k in range(TURNS + 1)]
    ends += [(u, v, turn - pi / 2 + pi * k / TURNS) for k in range(TURNS + 1)]
    round_it = [
        (round(a + CIRCLE / 2 * cos(w), 3), round(b + CIRCLE / 2 * sin(w), 3)) for a, b, w in ends
    ]
    return (Stroke((*round_it, round_it[0]), SHAFT),)


def tail(way: Way) -> tuple[Stroke, ...]:
    """Return an arrow that leaves an existing circle."""
    return arrow(way)[1:]


def shaft(path: tuple[Point, ...]) -> tuple[Stroke, ...]:
    """Return an arrow."""
    return Stroke(path, SHAFT), Stroke(_head(*path[-2:]), SHAFT)


def from_circle_to_circle(way: Way) -> tuple[Stroke, ...]:
    """Return a line with circles at both ends."""
    path = _path(way)
    ends = Stroke(path[:1], CIRCLE), Stroke(path[-1:], CIRCLE)
    if len(path) == 2:
        first, last = _toward(*path, CIRCLE / 2), _toward(path[1], path[0], CIRCLE / 2)
    else:
        first = _toward(path[0], path[1], CIRCLE / 2)
        last = _toward(path[-1], path[-2], CIRCLE / 2)
    return *ends, Stroke((first, *path[1:-1], last), SHAFT)


def band(way: Way) -> tuple[Stroke, ...]:
    """Return a wide line."""
    return (Stroke(_path(way), BAND),)


def thin_band(way: Way) -> tuple[Stroke, ...]:
    """Return a line of a tube's width with round knobs at both ends."""
    path = _path(way)
    return Stroke(path, TUBE / 2), Stroke(path[:1], BAND), Stroke(path[-1:], BAND)


def zipper(way: Way) -> tuple[Stroke, ...]:
    """Return a thin line with a ring round its middle."""
    path = _path(way)
    half, odd = divmod(len(path), 2)
    (x, y), (u, v) = path[half], path[half if odd else half - 1]
    return Stroke(path, SHAFT), Stroke((((x + u) / 2, (y + v) / 2),), CIRCLE if odd else BAND)


def dot(way: Way) -> tuple[Stroke, ...]:
    """Return a dot on the edge between two cells."""
    return (Stroke((edge(way),), DOT),)


def disc(way: Way) -> tuple[Stroke, ...]:
    """Return a disc on the edge between two cells, with room for a sign."""
    return (Stroke((edge(way),), ROUND),)


def edge(way: Way) -> Point:
    """Return the middle of the edge between two cells."""
    (x, y), (u, v) = _path(way[:2])
    return (x + u) / 2, (y + v) / 2


def on_corner(way: Way) -> tuple[Stroke, ...]:
    """Return a disc on the lower right corner of a cell."""
    ((x, y),) = _path(way)
    return (Stroke(((x + 0.5, y + 0.5),), QUAD),)


def bulb(way: Way) -> tuple[Stroke, ...]:
    """Return a shaded disc."""
    return (Stroke(_path(way), BULB),)


def inward(way: Way) -> tuple[Stroke, ...]:
    """Return four arrowheads in a cell, pointing to its middle."""
    return _heads(way[0], 0.31, 0.42)


def outward(way: Way) -> tuple[Stroke, ...]:
    """Return four arrowheads in a cell, pointing away from its middle."""
    return _heads(way[0], 0.42, 0.31)


def _heads(place: RowAndColumn, tip: float, ends: float) -> tuple[Stroke, ...]:
    """Return four arrowheads, with their tips and ends at these distances from the middle."""
    x, y = middle(place)
    return tuple(
        Stroke(
            tuple(
                (round(x + far * a - aside * b, 3), round(y + far * b + aside * a, 3))
                for far, aside in ((ends, -0.12), (tip, 0), (ends, 0.12))
            ),
            SHAFT,
        )
        for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))
    )


def box(way: Way) -> tuple[Stroke, ...]:
    """Return a shaded square."""
    return _square(way[0], CORNER, BRUSH)


def tiles(way: Way) -> tuple[Stroke, ...]:
    """Return a shaded square in each cell."""
    return tuple(stroke for place in way for stroke in _square(place, 0.2, REGION - 0.4))


def _square(place: RowAndColumn, far: float, width: float) -> tuple[Stroke, ...]:
    """Return a stroke that fills a square with corners at this distance from the middle of a
    cell."""
    x, y = middle(place)
    turns = ((-far, -far), (far, -far), (far, far), (-far, far), (-far, -far))
    return (Stroke(tuple((round(x + dx, 2), round(y + dy, 2)) for dx, dy in turns), width),)


def _toward(one: Point, other: Point, far: float) -> Point:
    """Return the point at this distance from one point toward the other."""
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
