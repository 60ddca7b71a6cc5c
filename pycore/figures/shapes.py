"""A drawing as shapes, from the table of its elements (elements.py). The page makes the same shapes
from the same table (web/app/drawing/elements.js); a test compares them.

shape  a circle, a path or a text with its look; or a group of shapes of one look. Lengths are in
       spot widths
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from ..model.drawing import Drawing, DrawnLine, Label, Point, Sketch, Spot, Stroke
from .elements import (
    BORDER,
    CORNERS,
    ELEMENTS,
    FULL_DIGITS,
    LAYERS,
    LOOKS,
    SIZES,
    Form,
    Layer,
    Style,
    line_of,
)

Values = Mapping[int, int]
"""The values of filled cells."""


class Circle(NamedTuple):
    """A disc, with an edge of this width."""

    look: str
    x: float
    y: float
    radius: float
    width: float = 0


class Path(NamedTuple):
    """A line through points, or the area that it encloses."""

    look: str
    points: tuple[Point, ...]
    closed: bool
    width: float = 0
    ends: str | None = None
    dashes: tuple[float, float] | None = None


class Writing(NamedTuple):
    """A text on the line at y; x is its middle, or its beginning. An edge of this width is behind
    it."""

    look: str
    text: str
    x: float
    y: float
    size: float
    weight: int = 500
    begins: bool = False
    width: float = 0


Figure = Circle | Path | Writing


class ShapeGroup(NamedTuple):
    """Shapes of one look, which have none of their own."""

    look: str
    shapes: tuple[Figure, ...]


Shape = Figure | ShapeGroup


class Box(NamedTuple):
    """A box with sides parallel to the axes."""

    x: float
    y: float
    width: float
    height: float


def shapes_of(drawing: Drawing, values: Values) -> Iterator[Shape]:
    """Yield the shapes of the drawing with these values in its cells; each is over those before."""
    layers: dict[Layer, list[Shape]] = {layer: [] for layer in LAYERS}
    for form, part, look in parts_of(drawing):
        if layer := LOOKS[line_of(look)].layer:
            layers[layer].append(_shape(form, part, look))
    yield from layers["under"]
    yield from _grounds(drawing, values)
    yield from layers["on"]
    yield from chain.from_iterable(_content(drawing, spot, values) for spot in drawing.spots)
    yield from layers["borders"]
    yield from layers["top"]


def parts_of(drawing: Drawing) -> Iterator[tuple[Form, Any, str]]:
    """Yield the parts of all elements, each with its form and look."""
    for element in ELEMENTS:
        for part in getattr(drawing, element.field):
            yield element.form, part, _look(element.look, part, drawing.shape)


def box_of(drawing: Drawing) -> Box:
    """Return the box round the drawing, with a margin."""
    tall = CORNERS["hexagon"][1][1] if drawing.shape == "hexagon" else 0.5
    reached = [(spot.x, spot.y, 0.5, tall) for spot in drawing.spots]
    for form, part, look in parts_of(drawing):
        sizes = LOOKS[line_of(look)]
        if (reach := sizes.reach) is not None:
            wide = max(reach, _half(part.text) * (sizes.size or 0)) if form == "text" else reach
            reached += [(x, y, wide, reach) for x, y in _points(form, part)]
    margin = SIZES["margin"]
    left = min(x - wide for x, _, wide, _ in reached) - margin
    top = min(y - tall for _, y, _, tall in reached) - margin
    right = max(x + wide for x, _, wide, _ in reached) + margin
    bottom = max(y + tall for _, y, _, tall in reached) + margin
    return Box(left, top, right - left, bottom - top)


def _look(name: str, part: Any, shape: str) -> str:
    match part:
        case DrawnLine(thick=True):
            return BORDER
        case Label(where="beside") if shape == "circle":
            return f"{name} name"
        case Label():
            return f"{name} {part.where}"
        case Sketch():
            return f"{name} {part.ink}"
    return name


def _half(text: str) -> float:
    """Return half the width of a text of height 1."""
    return sum(SIZES["letter" if letter < "\u2e80" else "wide letter"] for letter in text)


def _points(form: Form, part: Any) -> tuple[Point, ...]:
    """Return the points of a part."""
    match form:
        case "square":
            return (part,)
        case "line":
            points: tuple[Point, ...] = part.points
            return points
        case "ring":
            return tuple(part)
        case "strokes":
            return tuple(point for stroke in part.strokes for point in stroke.points)
        case "text":
            return ((part.x, part.y),)


def _shape(form: Form, part: Any, look: str) -> Shape:
    sizes = LOOKS[line_of(look)]
    match form:
        case "square":
            [(x, y)] = _points(form, part)
            return _outline("square", x, y, look)
        case "line" | "ring":
            return Path(
                *(look, _points(form, part), form == "ring"),
                *(sizes.width or 0, sizes.ends, sizes.dashes),
            )
        case "strokes":
            return ShapeGroup(look, tuple(_stroke(stroke, sizes) for stroke in part.strokes))
        case "text":
            begins = part.where == "corner"
            size, weight = sizes.size or 0, sizes.weight
            text = _writing(part.x, part.y, part.text, look, size, weight, begins)
            return text._replace(width=sizes.width or 0)


def _stroke(stroke: Stroke, sizes: Style) -> Figure:
    if len(stroke.points) > 1:
        return Path("", stroke.points, False, stroke.width, "round")
    [(x, y)] = stroke.points
    return Circle("", x, y, stroke.width / 2, sizes.width or 0)


def _grounds(drawing: Drawing, values: Values) -> Iterator[Shape]:
    """Yield the outline of each spot."""
    tinted = set(drawing.tinted)
    for number, spot in enumerate(drawing.spots):
        filled = " filled" if _is_here(spot, values) else ""
        look = "spot tinted" if number in tinted else f"spot{filled}"
        yield _outline(drawing.shape, spot.x, spot.y, look)


def _content(drawing: Drawing, spot: Spot, values: Values) -> Iterator[Shape]:
    """Yield the number of a spot, or its piece."""
    if not _is_here(spot, values):
        return
    if spot.value is None:
        text = str(values[spot.cell])
        size = SIZES["long number" if len(text) > FULL_DIGITS else "number"]
        lower = SIZES["lowered"] * any(label.where == "corner" for label in drawing.labels)
        yield _writing(spot.x, spot.y + lower, text, "number filled", size)
    elif drawing.piece == "disc":
        yield Circle("man disc", spot.x, spot.y, SIZES["disc"])
    else:
        name = "filled" if drawing.piece == "square" else drawing.piece
        yield _cornered(name, spot.x, spot.y, f"man {drawing.piece}")


def _is_here(spot: Spot, values: Values) -> bool:
    """Whether the content of a cell is at this of its spots."""
    return spot.cell in values and spot.value in (None, values[spot.cell])


def _outline(shape: str, x: float, y: float, look: str) -> Figure:
    if shape == "circle":
        return Circle(look, x, y, SIZES["circle"], SIZES["edge"])
    return _cornered(shape, x, y, look, SIZES["square edge" if shape == "square" else "edge"])


def _cornered(name: str, x: float, y: float, look: str, width: float = 0) -> Path:
    return Path(look, tuple((x + dx, y + dy) for dx, dy in CORNERS[name]), True, width)


def _writing(
    x: float,
    y: float,
    text: str,
    look: str,
    size: float,
    weight: int = 500,
    begins: bool = False,
) -> Writing:
    """Return a text whose middle, seen from above, is at y."""
    return Writing(look, text, x, y + SIZES["below"] * size, size, weight, begins)
