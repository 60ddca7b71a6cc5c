"""A figure as an SVG picture, for notebooks; the page has its own renderer. Lengths are in cell
widths."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import cos, pi, sin

from ..model.drawing import (
    Drawing,
    DrawnLine,
    Ink,
    Label,
    Point,
    Shape,
    Sketch,
    Spot,
    Stroke,
    Where,
)

INK, BARK, SHEET, SHADE, GREEN = "#26301f", "#8a7a5c", "#ffffff", "#d9d2c2", "#2f6b3c"
TINTED, BLOCK = "#ece7db", "#b9ae98"
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""The escapes for text and attributes."""
PIXELS = 40
"""The width of a cell."""
MARGIN = 0.7
CLUE_SIZES: dict[Where, float] = {
    "between": 0.38,
    "beside": 0.46,
    "block": 0.31,
    "corner": 0.22,
    "white": 0.23,
    "black": 0.23,
    "disc": 0.4,
}
LATIN, WIDE = 0.26, 0.5
"""Half the width of a letter, of the Latin script or not, for one of height 1."""
STAR = tuple(
    (reach * sin(pi * corner / 5), 0.02 - reach * cos(pi * corner / 5))
    for corner, reach in enumerate((0.42, 0.18) * 5)
)
HEXAGON = ((0.0, -0.577), (0.5, -0.289), (0.5, 0.289), (0.0, 0.577), (-0.5, 0.289), (-0.5, -0.289))
SOFT: dict[Ink, str] = {
    "shade": SHADE,
    "green": "#a1d3b5",
    "violet": "#d6b5e3",
    "blue": "#a9cdea",
}
SKETCHED: dict[Ink, tuple[str, str]] = {
    **{ink: (colour, colour) for ink, colour in SOFT.items()},
    "line": ("none", BARK),
    "white": (SHEET, INK),
    "black": (INK,) * 2,
}


DOTS: tuple[Ink, ...] = "white", "black"
"""The inks on top of the numbers."""
CLEAR = f'stroke="{SHEET}" stroke-width="0.14" stroke-linejoin="round" paint-order="stroke" '
"""For a name beside a circle, so that lines from circle to circle keep clear of it."""


def picture(drawing: Drawing, values: Mapping[int, int] | None = None, title: str = "") -> str:
    """Return the drawing with these values in its cells, as a whole SVG element."""
    left, top, wide, tall = _box(drawing)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'aria-label="{title.translate(ESCAPES)}" '
        f'width="{wide * PIXELS:.0f}" height="{tall * PIXELS:.0f}" '
        f'viewBox="{left:g} {top:g} {wide:g} {tall:g}">',
        *_ground(drawing),
        *chain.from_iterable(_spot(drawing, spot, values or {}) for spot in drawing.spots),
        *(_line(line) for line in drawing.lines if line.thick),
        *chain.from_iterable(_sketch(s) for s in drawing.sketches if s.ink in DOTS),
        *(_path(points, INK, 0.022, closed=True, dashed=True) for points in drawing.outlines),
        *(_label(label, drawing.shape) for label in drawing.labels),
        "</svg>",
    ]
    return "\n".join(parts)


def _box(drawing: Drawing) -> tuple[float, float, float, float]:
    """Return left, top, width and height."""
    points: list[Point] = [(spot.x, spot.y) for spot in drawing.spots]
    points += [*drawing.blocks, *chain.from_iterable(map(_ends, drawing.labels))]
    points += [point for line in drawing.lines for point in line.points]
    across, down = zip(*points, strict=True)
    left, top = min(across) - MARGIN, min(down) - MARGIN
    return left, top, max(across) + MARGIN - left, max(down) + MARGIN - top


def _ground(drawing: Drawing) -> Iterator[str]:
    """Yield everything under the numbers: blocks, lines, the cells, then soft sketches."""
    yield from (_shape("square", x, y, BLOCK) for x, y in drawing.blocks)
    yield from (_line(line) for line in drawing.lines if not line.thick)
    tinted = set(drawing.tinted)
    for number, spot in enumerate(drawing.spots):
        yield _shape(drawing.shape, spot.x, spot.y, TINTED if number in tinted else SHEET)
    soft = (sketch for sketch in drawing.sketches if sketch.ink not in DOTS)
    yield from chain.from_iterable(map(_sketch, soft))


def _shape(shape: str, x: float, y: float, fill: str) -> str:
    edge = f'fill="{fill}" stroke="{BARK}" stroke-width="0.025"'
    if shape == "circle":
        return f'<circle cx="{x:g}" cy="{y:g}" r="0.42" {edge}/>'
    if shape == "square":
        return f'<rect x="{x - 0.5:g}" y="{y - 0.5:g}" width="1" height="1" {edge}/>'
    corners = " ".join(f"{x + dx:g},{y + dy:g}" for dx, dy in HEXAGON)
    return f'<polygon points="{corners}" {edge}/>'


def _spot(drawing: Drawing, spot: Spot, values: Mapping[int, int]) -> Iterator[str]:
    """Yield the number of a spot, or its piece."""
    value = values.get(spot.cell)
    if value is None:
        return
    if spot.value is None:
        size = 0.32 if len(str(value)) > 2 else 0.52
        yield _text(str(value), spot.x, spot.y, size, GREEN)
    elif spot.value == value and drawing.piece == "square":
        yield f'<rect x="{spot.x - 0.44:g}" y="{spot.y - 0.44:g}" width="0.88" height="0.88"/>'
    elif spot.value == value and drawing.piece == "star":
        corners = " ".join(f"{spot.x + dx:g},{spot.y + dy:g}" for dx, dy in STAR)
        yield f'<polygon points="{corners}" fill="{GREEN}"/>'
    elif spot.value == value:
        yield f'<circle cx="{spot.x:g}" cy="{spot.y:g}" r="0.28" fill="{GREEN}"/>'


def _line(line: DrawnLine) -> str:
    return _path(line.points, INK if line.thick else BARK, 0.045)


def _sketch(sketch: Sketch) -> Iterator[str]:
    fill, edge = SKETCHED[sketch.ink]
    for stroke in sketch.strokes:
        yield _stroke(stroke, fill, edge)


def _stroke(stroke: Stroke, fill: str, edge: str) -> str:
    if len(stroke.points) > 1:
        return _path(stroke.points, edge, stroke.width)
    [(x, y)] = stroke.points
    radius = abs(stroke.width) / 2
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}" '
        'stroke-width="0.04"/>'
    )


def _path(
    points: tuple[Point, ...], colour: str, width: float, closed: bool = False, dashed: bool = False
) -> str:
    way = " ".join(f"{x:g},{y:g}" for x, y in points)
    name, dashes = "polygon" if closed else "polyline", ' stroke-dasharray="0.08 0.06"' * dashed
    return (
        f'<{name} points="{way}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{dashes}/>'
    )


def _ends(label: Label) -> tuple[Point, Point]:
    """Return points that reach, with the margin, as far as a clue outside does."""
    half = sum(LATIN if letter < "\u2e80" else WIDE for letter in label.text)
    beyond = max(0.0, half * CLUE_SIZES["beside"] - MARGIN) if label.where == "beside" else 0.0
    return (label.x - beyond, label.y), (label.x + beyond, label.y)


def _label(label: Label, shape: Shape) -> str:
    anchor = "start" if label.where == "corner" else "middle"
    fill = SHEET if label.where == "black" else INK
    more = CLEAR if label.where == "beside" and shape == "circle" else ""
    return _text(label.text, label.x, label.y, CLUE_SIZES[label.where], fill, anchor, more)


def _text(
    text: str, x: float, y: float, size: float, fill: str, anchor: str = "middle", more: str = ""
) -> str:
    base = "hanging" if anchor == "start" else "central"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-family="sans-serif" fill="{fill}" '
        f'{more}text-anchor="{anchor}" dominant-baseline="{base}">{text.translate(ESCAPES)}</text>'
    )
