"""A figure as an SVG picture, for notebooks: shapes as text, in the colours of saved pictures."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor

from ..model.drawing import Drawing
from .elements import FONT, LIGHT, LOOKS, Colour, line_of
from .shapes import Circle, Path, Shape, ShapeGroup, Writing, box_of, shapes_of

ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""The escapes for text and attributes."""
PIXELS = 40
"""The width of a spot."""


def picture(drawing: Drawing, values: Mapping[int, int] | None = None, title: str = "") -> str:
    """Return the drawing with these values in its cells, as a whole SVG element."""
    box = box_of(drawing)
    left, top, wide, tall = box
    corners = ((left, top), (left + wide, top), (left + wide, top + tall), (left, top + tall))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'aria-label="{title.translate(ESCAPES)}" font-family="{FONT}" '
        f'width="{wide * PIXELS:.0f}" height="{tall * PIXELS:.0f}" '
        f'viewBox="{" ".join(map(_short, box))}">',
        _text(Path("paper", corners, closed=True)),
        *map(_text, shapes_of(drawing, values or {})),
        "</svg>",
    ]
    return "\n".join(parts)


def _text(shape: Shape) -> str:
    """Return the shape as the text of an SVG element."""
    match shape:
        case ShapeGroup(look, shapes):
            return f"<g{_paint(look, open=False)}>{''.join(map(_text, shapes))}</g>"
        case Writing(look, text, x, y, size, weight, begins, width):
            return (
                f'<text x="{_short(x)}" y="{_short(y)}" font-size="{_short(size)}" '
                f'font-weight="{weight}" text-anchor="{"start" if begins else "middle"}"'
                f"{_behind(width)}{_paint(look, open=False)}>{text.translate(ESCAPES)}</text>"
            )
        case Circle(look, x, y, radius, width):
            form = f'circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(radius)}"'
            return f'<{form} stroke-width="{_short(width)}"{_paint(look, open=False)}/>'
        case Path():
            return f"<{_path(shape)}{_paint(shape.look, open=not shape.closed)}/>"


def _path(path: Path) -> str:
    points = " ".join(f"{_short(x)},{_short(y)}" for x, y in path.points)
    name, inside = ("polygon", "") if path.closed else ("polyline", ' fill="none"')
    ends = f' stroke-linecap="{path.ends}"' if path.ends else ""
    joins = ' stroke-linejoin="round"' if path.ends == "round" else ""
    dashes = f' stroke-dasharray="{" ".join(map(_short, path.dashes))}"' if path.dashes else ""
    width = f' stroke-width="{_short(path.width)}"'
    return f'{name} points="{points}"{inside}{width}{ends}{joins}{dashes}'


def _behind(width: float) -> str:
    """Return the edge of a text, which is behind it."""
    edge = f' stroke-width="{_short(width)}" stroke-linejoin="round" paint-order="stroke"'
    return edge if width else ""


def _paint(look: str, *, open: bool) -> str:
    """Return the colours of a look as attributes; an open path has no inside to fill."""
    if not look:
        return ""
    colours = LOOKS[line_of(look)]
    fill, edge = (_opaque(colour, colours.opacity) for colour in (colours.fill, colours.edge))
    inside = "" if open else f' fill="{fill or "none"}"'
    return inside + (f' stroke="{edge}"' if edge else "")


def _opaque(colour: Colour | None, opacity: float) -> str | None:
    """Return the colour as it looks on the sheet."""
    if colour is None:
        return None
    name, share = colour if isinstance(colour, tuple) else (colour, 1)
    return _mixed(_mixed(LIGHT.get(name, name), share), opacity)


def _mixed(colour: str, share: float) -> str:
    """Return the colour mixed with that of the sheet."""
    both = [bytes.fromhex(each[1:]) for each in (colour, LIGHT["sheet"])]
    parts = (floor(a * share + b * (1 - share) + 0.5) for a, b in zip(*both, strict=True))
    return f"#{bytes(parts).hex()}"


def _short(length: float) -> str:
    """Return a length to four places, as JavaScript writes it."""
    return repr(floor(length * 10_000 + 0.5) / 10_000).removesuffix(".0")
