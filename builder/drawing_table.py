"""The page's tables of the elements of a drawing, written from pycore/figures/elements.py (see
`builder/written.py`): their shapes, their colours in saved pictures, and those on the page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import get_args

from builder.shell import ROOT
from pycore.figures.elements import (
    BORDER,
    CORNERS,
    ELEMENTS,
    FONT,
    FULL_DIGITS,
    LIGHT,
    LOOKS,
    SIZES,
    Colour,
    Form,
    Layer,
    Style,
)

WEB = ROOT / "web"
TABLE = WEB / "app" / "drawing" / "table.js"
COLOURS = WEB / "app" / "export" / "looks.js"
STYLES = WEB / "styles" / "board" / "elements.css"

FROM = "Written from pycore/figures/elements.py: python3 -m builder.written"

TABLE_HEAD = f"""/**
 * The elements of a drawing, with their layers and sizes in spot widths.
 * {FROM}
 */

/** @typedef {{"{'" | "'.join(get_args(Form))}"}} Form */
/** @typedef {{"{'" | "'.join(get_args(Layer))}"}} Layer */
/** @typedef {{"{'" | "'.join(element.field for element in ELEMENTS)}"}} Field */
/**
 * @typedef {{object}} Sizes
 * @property {{Layer}} [layer]
 * @property {{number}} [reach] how far it extends beyond its points, for the box round a drawing
 * @property {{number}} [width] that of a line or an edge
 * @property {{"round" | "square"}} [ends]
 * @property {{[on: number, off: number]}} [dashes]
 * @property {{number}} [size] the height of text
 * @property {{number}} [weight]
 */
"""
COLOURS_HEAD = f"""/**
 * The font of pictures, the colours of the light theme, and the looks in them (see palette.js).
 * {FROM}
 */
"""
STYLES_HEAD = f"/* The colours of the elements of a drawing. {FROM} */\n"

PLAIN = Style()


def table() -> str:
    """Return the text of the table of shapes."""
    lines = [TABLE_HEAD, "/** @type {{ field: Field, form: Form, look: string }[]} */"]
    lines += ["export const ELEMENTS = [", *(f"  {_object(e._asdict())}," for e in ELEMENTS), "];"]
    sizes = {name: _object(kept) for name, look in LOOKS.items() if (kept := _sizes(look))}
    lines += ["", *_const("SIZES_OF", sizes, "Record<string, Sizes>")]
    lines += ["", *_const("SIZES", {name: _value(size) for name, size in SIZES.items()})]
    lines += ["", "/** The most digits of a number at its full height. */"]
    lines += [f"export const FULL_DIGITS = {FULL_DIGITS};"]
    lines += ["", "/** Corners round the origin. */", "export const CORNERS = {"]
    for name, corners in CORNERS.items():
        points = (f"    [{', '.join(map(_value, corner))}]," for corner in corners)
        lines += [f"  {name}: /** @type {{[x: number, y: number][]}} */ ([", *points, "  ]),"]
    return "\n".join([*lines, "};", ""])


def colours() -> str:
    """Return the text of the table of colours in saved pictures."""
    light = {name: _value(colour) for name, colour in LIGHT.items()}
    looks = {name: _object(_inks(look)) for name, look in LOOKS.items() if _has_own_inks(name)}
    kind = 'Record<string, import("./palette.js").Colours>'
    lines = [COLOURS_HEAD, f"export const FONT = {_value(FONT)};"]
    lines += ["", *_const("INK", light), "", *_const("DRAWN", looks, kind), ""]
    return "\n".join(lines)


def styles() -> str:
    """Return the text of the style sheet of the page."""
    return "\n\n".join([STYLES_HEAD.rstrip(), *_rules()]) + "\n"


def _rules() -> Iterator[str]:
    """Yield a rule for each look of an element that has colours of its own. One of the first word
    comes before those of its second words."""
    forms = {BORDER: "line", **{element.look: element.form for element in ELEMENTS}}
    for name, look in LOOKS.items():
        first = name.partition(" ")[0]
        if first in forms and _has_own_inks(name):
            is_open = forms[first] == "line"  # it has no inside
            fill = [] if is_open else [f"  fill: {_css(look.fill)};"]
            faint = [f"  opacity: {look.opacity};"] if look.opacity != 1 else []
            rules = [*fill, f"  stroke: {_css(look.edge)};", *faint]
            yield "\n".join([f".{name.replace(' ', '.')} {{", *rules, "}"])


def _css(colour: Colour | None) -> str:
    match colour:
        case None:
            return "none"
        case (name, share):
            return f"color-mix(in srgb, var(--{name}) {share * 100:g}%, var(--sheet))"
        case str():
            return colour if colour.startswith("#") else f"var(--{colour})"


def _sizes(look: Style) -> dict[str, object]:
    """Return what the shapes of a look follow from."""
    fields = ("layer", "reach", "width", "ends", "dashes", "size")
    found = {name: value for name in fields if (value := getattr(look, name)) is not None}
    return {**found, "weight": look.weight} if look.weight != PLAIN.weight else found


def _inks(look: Style) -> dict[str, object]:
    """Return the colours of a look."""
    found = {"fill": look.fill, "edge": look.edge}
    if look.opacity != 1:
        found["opacity"] = look.opacity  # type: ignore[assignment]
    return {name: value for name, value in found.items() if value is not None}


def _has_own_inks(name: str) -> bool:
    """Return whether a look has other colours than its first word."""
    first = name.partition(" ")[0]
    return first == name or _inks(LOOKS.get(first, PLAIN)) != _inks(LOOKS[name])


def _const(name: str, values: Mapping[str, str], kind: str = "") -> Iterator[str]:
    """Yield the lines of an exported object of JavaScript."""
    if kind:
        yield f"/** @type {{{kind}}} */"
    yield f"export const {name} = {{"
    yield from (f"  {_name(key)}: {value}," for key, value in values.items())
    yield "};"


def _object(fields: Mapping[str, object]) -> str:
    parts = (f"{_name(key)}: {_value(value)}" for key, value in fields.items())
    return f"{{ {', '.join(parts)} }}"


def _name(key: str) -> str:
    return key if key.isidentifier() else _value(key)


def _value(value: object) -> str:
    return json.dumps(value)
