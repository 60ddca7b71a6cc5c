"""The elements of a drawing as a table: what of a drawing each shows, in which layer, and in which
sizes and colours. Python's own pictures are drawn from it (shapes.py), and the page's tables of
shapes, colours and styles are written from it: python3 -m builder.written.

element  a field of a drawing (model/drawing.py), and the form in which its parts are drawn
form     what a part is: `square` a block at a point, `line` a drawn line, `ring` a closed line
         through points, `strokes` a sketch, `text` a label
look     what is drawn, of which sizes and colours follow: one or two words, the second from the
         part (`where` of a label, `ink` of a sketch); a label beside a circle is a `name`. Without
         a line of its own in LOOKS, a look has that of its first word
layer    `under` the spots, `on` their grounds, `borders` and `top` over their content
reach    how far a part extends beyond its points, for the box round a drawing; a text at least as
         far as half its width. None for a part that never extends beyond the spots

Lengths are in spot widths.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Literal, NamedTuple

from ..model.drawing import Point

Form = Literal["square", "line", "ring", "strokes", "text"]
Layer = Literal["under", "on", "borders", "top"]
LAYERS: tuple[Layer, ...] = ("under", "on", "borders", "top")

Colour = str | tuple[str, float]
"""A name of LIGHT, or `#rrggbb`; with a share, mixed with the colour of the sheet."""


class Element(NamedTuple):
    """A field of a drawing, the form of its parts, and the first word of their looks."""

    field: str
    form: Form
    look: str


class Style(NamedTuple):
    """The colours and sizes of what is drawn. `width` is that of an edge or a line; a stroke has
    its own, and `width` is that of the edge of a disc; that of a text is behind it, and keeps it
    clear of the lines that cross it. `size` and `weight` are those of text."""

    fill: Colour | None = None
    edge: Colour | None = None
    opacity: float = 1
    layer: Layer | None = None
    reach: float | None = None
    width: float | None = None
    ends: Literal["round", "square"] | None = None
    dashes: tuple[float, float] | None = None
    size: float | None = None
    weight: int = 500


ELEMENTS = (
    Element("blocks", "square", "block"),
    Element("lines", "line", "line"),
    Element("sketches", "strokes", "sketch"),
    Element("outlines", "ring", "cage"),
    Element("labels", "text", "clue"),
)
"""In the order in which they are drawn within a layer."""

BORDER = "border"
"""The look of a thick line."""

LIGHT: Mapping[str, str] = {
    "paper": "#f4efe3",
    "sheet": "#fdfaf2",
    "ink": "#22291f",
    "soft": "#5f6656",
    "faint": "#d8d0bd",
    "bark": "#948460",
    "green": "#1f5a41",
    "leaf": "#dbe7d6",
    "leaf-ink": "#17472f",
    "cut": "#b8371f",
    "cut-soft": "#f7ddd3",
    "on-green": "#fbf8ef",
}
"""The colours of saved pictures: those of the page in its light theme."""

_WHITE, _BLACK = LIGHT["sheet"], LIGHT["ink"]
"""The light and dark of dots, discs and the numbers in them, in any theme."""
_GREEN, _VIOLET, _BLUE = "#2f9e5b", "#a45bc0", "#3f8fd0"
_FOUND = Style(fill="leaf", edge="green")
_SOFT = Style(opacity=0.45, layer="on")

LOOKS: Mapping[str, Style] = {
    "block": Style(fill=("bark", 0.42), edge="bark", layer="under", reach=0.5),
    "line": Style(edge="bark", layer="under", reach=0, width=0.045, ends="round"),
    BORDER: Style(edge="ink", layer="borders", reach=0, width=0.045, ends="square"),
    "sketch shade": _SOFT._replace(fill="bark", edge="bark", opacity=0.28),
    "sketch green": _SOFT._replace(fill=_GREEN, edge=_GREEN),
    "sketch violet": _SOFT._replace(fill=_VIOLET, edge=_VIOLET),
    "sketch blue": _SOFT._replace(fill=_BLUE, edge=_BLUE),
    "sketch line": Style(edge="soft", layer="on", width=0.05),
    "sketch white": Style(fill=_WHITE, edge="ink", layer="top", width=0.03),
    "sketch black": Style(fill=_BLACK, edge="ink", layer="top", width=0.03),
    "cage": Style(edge="ink", layer="top", width=0.022, dashes=(0.08, 0.06)),
    "clue": Style(fill="ink"),
    "clue between": Style(fill="ink", layer="top", size=0.38, weight=700),
    "clue beside": Style(fill="ink", layer="top", size=0.46, reach=0.3),
    "clue name": Style(fill="ink", edge="paper", layer="top", size=0.46, reach=0.3, width=0.14),
    "clue block": Style(fill="ink", layer="top", size=0.31),
    "clue corner": Style(fill="ink", layer="top", size=0.22),
    "clue white": Style(fill=_BLACK, layer="top", size=0.23, weight=600),
    "clue black": Style(fill=_WHITE, layer="top", size=0.23, weight=600),
    "clue disc": Style(fill=_BLACK, layer="top", size=0.4, weight=600),
    # What is not an element of a drawing: its ground, its spots, and their content.
    "paper": Style(fill="paper"),
    "spot": Style(fill="sheet", edge="bark"),
    "spot tinted": Style(fill=("bark", 0.2), edge="bark"),
    "spot given": Style(fill="green", edge="green"),
    "spot touching": Style(fill=("green", 0.17), edge="bark"),
    "spot new": _FOUND,
    "spot solved": _FOUND,
    "spot refused": Style(fill="cut-soft", edge="cut"),
    "number": Style(fill="ink"),
    "number given": Style(fill="on-green"),
    "number filled": Style(fill="green"),
    "number new": Style(fill="leaf-ink"),
    "number solved": Style(fill="leaf-ink"),
    "number refused": Style(fill="cut"),
    "man": Style(fill="green"),
    "man square": Style(fill="ink"),
}

SIZES: Mapping[str, float] = {
    "circle": 0.42,
    "edge": 0.03,
    "square edge": 0.018,
    "disc": 0.3,
    "number": 0.52,
    "long number": 0.32,
    "lowered": 0.08,
    "below": 0.35,
    "letter": 0.26,
    "wide letter": 0.5,
    "margin": 0.16,
}
"""The radius of a round spot; the edge of a spot, and of a square, whose neighbour has one there
too; the radius of a piece; the height of a number, and of one of three digits or more; how much
lower it is where numbers in corners need room; how far the line on which a text stands is below its
middle, and half the width of a letter, of the Latin script or not, as parts of its height; and the
margin of a picture."""

FULL_DIGITS = 2
"""The most digits of a number at its full height."""

FONT = "Palatino, 'Palatino Linotype', Georgia, 'Yu Mincho', serif"
"""The font of pictures, as style sheets name it."""

_SIDE = 1 / sqrt(3)
"""The side of a hexagon of width 1, which is also how far it reaches up and down."""


def _square(half: float) -> tuple[Point, ...]:
    return ((-half, -half), (half, -half), (half, half), (-half, half))


CORNERS: Mapping[str, tuple[Point, ...]] = {
    "hexagon": (
        *((0.5, _SIDE / 2), (0, _SIDE), (-0.5, _SIDE / 2)),
        *((-0.5, -_SIDE / 2), (0, -_SIDE), (0.5, -_SIDE / 2)),
    ),
    "square": _square(0.5),
    "filled": _square(0.44),
    "tile": _square(0.34),
    "queen": (
        *((-0.26, 0.24), (-0.34, -0.12), (-0.16, 0.03), (-0.1, -0.26), (0, -0.01)),
        *((0.1, -0.26), (0.16, 0.03), (0.34, -0.12), (0.26, 0.24)),
    ),
    "star": (
        *((0, -0.4), (0.106, -0.126), (0.399, -0.11), (0.171, 0.076), (0.247, 0.36)),
        *((0, 0.2), (-0.247, 0.36), (-0.171, 0.076), (-0.399, -0.11), (-0.106, -0.126)),
    ),
}
"""Corners round the origin: of spots and blocks, and of pieces."""


def line_of(look: str) -> str:
    """Return the look's key in LOOKS: itself, or its first word."""
    return look if look in LOOKS else look.partition(" ")[0]
