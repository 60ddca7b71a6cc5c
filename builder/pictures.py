"""A board as an SVG file, for pages without scripts.

shown   a puzzle in the catalogue: drawing, values, faces (see worker/protocol.d.ts)
board   the drawing with given numbers, or the position at the start. It looks as on the page
        (board/thumbnail.js, board/picture.js)
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from builder import colours
from builder.colours import Colours

SVG = "http://www.w3.org/2000/svg"
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Hiragino Mincho ProN','Yu Mincho',serif"
MARGIN = 0.08  # around a drawing, in spot widths
FACES = {"black", "white", "peg"}  # drawn as discs
EMPTY = {"gap", "hole"}
MEN = {
    "disc": '<circle class="man" r=".28"/>',
    "queen": '<path class="man" d="M-.26 .24L-.34 -.12L-.16 .03L-.1 -.26L0 -.01L.1 -.26L.16 .03'
    'L.34 -.12L.26 .24Z"/>',
    "star": '<path class="man" d="M0 -.4L.106 -.126L.399 -.11L.171 .076L.247 .36L0 .2L-.247 .3'
    '6L-.171 .076L-.399 -.11L-.106 -.126Z"/>',
    "square": '<rect class="man" x="-.44" y="-.44" width=".88" height=".88"/>',
}
CLUES = {
    "between": (0.38, "middle"),
    "beside": (0.46, "middle"),
    "block": (0.31, "middle"),
    "corner": (0.22, "start"),
    "white": (0.23, "middle"),
    "black": (0.23, "middle"),
    "disc": (0.4, "middle"),
}
ON_DISCS = {"white": "on-white", "black": "on-black", "disc": "on-white"}
SKETCHES = {
    "shade": "shade",
    "green": "band green",
    "violet": "band violet",
    "blue": "band blue",
    "line": "thin",
    "white": "dot",
    "black": "dot dark",
}
ON_TOP = {"white", "black"}  # of all lines; other sketches are under them
BESIDE = 0.3  # the reach of an outside clue from its middle

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height
Data = Mapping[str, Any]

LOOKS = (
    ".line{{stroke:{bark}}}.border{{stroke:{ink}}}.spot{{fill:{sheet};stroke:{bark}}}"
    ".block{{fill:{block};stroke:{bark}}}.tinted{{fill:{tint}}}.given{{fill:{green};stroke:{green}}}.touching{{fill:{touching}}}"
    ".number{{fill:{ink}}}.on-green{{fill:{on_green}}}.man{{fill:{green}}}"
    ".tray{{fill:{felt};stroke:{felt}}}.empty{{fill:{felt_deep}}}.black{{fill:{black_low}}}"
    ".white{{fill:{white_top}}}.peg{{fill:#d98f3f}}.label{{fill:{wood_top}}}"
    ".on-wood{{fill:{wood_ink}}}"
    ".sketch{{fill:none;stroke-linecap:round;stroke-linejoin:round}}.shade circle{{fill:{shade}}}"
    ".shade polyline{{stroke:{shade}}}.thin{{stroke:{soft};stroke-width:.05}}"
    ".dot{{fill:#fdfaf2;stroke:{ink};stroke-width:.03}}.dark{{fill:#22291f}}"
    ".on-white{{fill:#22291f}}.on-black{{fill:#fdfaf2}}.band{{opacity:.45}}"
    ".green{{color:#2f9e5b}}.violet{{color:#a45bc0}}.blue{{color:#3f8fd0}}"
    ".band circle{{fill:currentcolor}}.band polyline{{stroke:currentcolor}}"
)


def board_file(shown: Data, givens: Mapping[str, str]) -> str:
    """Return the board as an SVG file that follows the reader's light or dark setting."""
    style = f"{looks(colours.light())}@media (prefers-color-scheme:dark){{{looks(colours.dark())}}}"
    box = box_of(shown["drawing"])
    return svg(box, f"<style>{style}</style>{content(shown, givens)}", _size(box, 480))


def looks(now: Colours) -> str:
    """Return the style sheet of a board in these colours."""
    tint = colours.mixed(now["bark"], 0.2, now["sheet"])
    touching = colours.mixed(now["green"], 0.17, now["sheet"])
    block = colours.mixed(now["bark"], 0.42, now["sheet"])
    shade = colours.mixed(now["bark"], 0.28, now["sheet"])
    return LOOKS.format(**now, tint=tint, touching=touching, block=block, shade=shade)


def box_of(drawing: Data) -> Box:
    """Return left, top, width and height of a drawing with its margin."""
    tall = 1 / math.sqrt(3) if drawing["shape"] == "hexagon" else 0.5
    ends = [point for line in drawing["lines"] for point in line["points"]]
    outside = [label for label in drawing["labels"] if label["where"] == "beside"]
    drawn = [  # the middles of everything drawn, and the reach of each across and down
        *((spot["x"], spot["y"], 0.5, tall) for spot in drawing["spots"]),
        *((x, y, 0.5, 0.5) for x, y in drawing["blocks"]),
        *((label["x"], label["y"], BESIDE, BESIDE) for label in outside),
        *((x, y, 0, 0) for x, y in ends),
    ]
    xs = [x + side * wide for x, _, wide, _ in drawn for side in (-1, 1)]
    ys = [y + side * tall for _, y, _, tall in drawn for side in (-1, 1)]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top


def _size(box: Box, longest: int) -> tuple[int, int]:
    """Return width and height in pixels: the longer one is `longest`."""
    scale = longest / max(box[2:])
    return round(box[2] * scale), round(box[3] * scale)


def svg(box: Box, inside: str, size: tuple[int, int], at: tuple[int, int] = (0, 0)) -> str:
    """Return an SVG element, which may be nested in another, that shows a box of its content."""
    view = " ".join(_short(number) for number in box)
    place = f'x="{at[0]}" y="{at[1]}" width="{size[0]}" height="{size[1]}"'
    return f'<svg xmlns="{SVG}" viewBox="{view}" {place} font-family="{SERIF}">{inside}</svg>\n'


def content(shown: Data, givens: Mapping[str, str]) -> str:
    """Return a board without the SVG element around it; it needs `looks`."""
    drawing = shown["drawing"]
    if "faces" in shown:
        signs = "".join(
            _group(spot, _sign(drawing["shape"], shown["faces"][spot["cell"]]))
            for spot in drawing["spots"]
        )
        return _tray(drawing) + signs
    under, over = ("".join(layer) for layer in zip(*_spots(drawing, givens), strict=True))
    blocks = "".join(
        f'<rect class="block" stroke-width=".018" x="{_short(x - 0.5)}" y="{_short(y - 0.5)}" '
        'width="1" height="1"/>'
        for x, y in drawing["blocks"]
    )
    return (
        blocks
        + _lines(drawing, thick=False)
        + under
        + _sketches(drawing, on_top=False)
        + over
        + _lines(drawing, thick=True)
        + _sketches(drawing, on_top=True)
        + _clues(drawing)
    )


def _group(spot: Data, content: str) -> str:
    return f'<g transform="translate({_short(spot["x"])} {_short(spot["y"])})">{content}</g>'


def _lines(drawing: Data, *, thick: bool) -> str:
    kind = 'class="border"' if thick else 'class="line" stroke-linejoin="round"'
    cap = "square" if thick else "round"
    return "".join(
        f'<polyline {kind} fill="none" stroke-width=".045" stroke-linecap="{cap}" '
        f'points="{_points(line["points"])}"/>'
        for line in drawing["lines"]
        if line["thick"] == thick
    )


def _clues(drawing: Data) -> str:
    """Return the clues over the spots, as in styles/board/clues.css."""
    cages = "".join(
        '<polygon class="border" fill="none" stroke-width=".022" stroke-dasharray=".08 .06" '
        f'points="{_points(outline)}"/>'
        for outline in drawing["outlines"]
    )
    return cages + "".join(
        _text(
            label["text"],
            ON_DISCS.get(label["where"], "number"),
            size,
            anchor,
            (label["x"], label["y"]),
        )
        for label in drawing["labels"]
        for size, anchor in [CLUES[label["where"]]]
    )


def _sketches(drawing: Data, *, on_top: bool) -> str:
    """Return the drawn clues, as in styles/board/clues.css."""
    return "".join(
        f'<g class="sketch {SKETCHES[sketch["ink"]]}">'
        f"{''.join(map(_stroke, sketch['strokes']))}</g>"
        for sketch in drawing["sketches"]
        if (sketch["ink"] in ON_TOP) == on_top
    )


def _stroke(stroke: Data) -> str:
    points, width = stroke["points"], stroke["width"]
    if len(points) > 1:
        return f'<polyline stroke-width="{_short(width)}" points="{_points(points)}"/>'
    [(x, y)] = points
    return f'<circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(width / 2)}"/>'


def _spots(drawing: Data, givens: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the ground of each spot, and the thing on it."""
    shape = drawing["shape"]
    for number, spot in enumerate(drawing["spots"]):
        given, value = givens.get(str(spot["cell"])), spot["value"]
        look, on_it = "spot tinted" if number in drawing["tinted"] else "spot", ""
        if given is not None and value is None:
            alone = shape == "circle"
            look = "spot given" if alone else "spot touching"
            on_it = _text(given, "on-green" if alone else "number", 0.5)
        elif given is not None and str(value) == given:
            on_it = MEN[drawing["piece"]]
        yield _group(spot, _ground(shape, look)), _group(spot, on_it) if on_it else ""


def _ground(shape: str, kind: str) -> str:
    if shape == "circle":
        return f'<circle class="{kind}" stroke-width=".03" r=".42"/>'
    if shape == "hexagon":
        angles = [(corner + 0.5) * math.pi / 3 for corner in range(6)]
        corners = [[math.cos(a) / math.sqrt(3), math.sin(a) / math.sqrt(3)] for a in angles]
        return f'<polygon class="{kind}" stroke-width=".03" points="{_points(corners)}"/>'
    return f'<rect class="{kind}" stroke-width=".018" x="-.5" y="-.5" width="1" height="1"/>'


def _sign(shape: str, face: str) -> str:
    if face in EMPTY:
        return '<circle class="empty" r=".13"/>'
    if face in FACES:
        return f'<circle class="{face}" r=".38"/>'
    tile = '<rect class="label" x="-.44" y="-.44" width=".88" height=".88" rx=".1"/>'
    return (tile if shape == "square" else "") + _text(face, "on-wood", 0.5)


def _text(
    words: str, kind: str, size: float, anchor: str = "middle", at: Point = (0.0, 0.0)
) -> str:
    x, y = at
    return (
        f'<text class="{kind}" font-size="{_short(size)}" x="{_short(x)}" '
        f'y="{_short(y + 0.35 * size)}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def _tray(drawing: Data) -> str:
    """Return the tray under the pieces, which follows the outline of the whole."""
    square = drawing["shape"] == "square"
    reach = (-0.36, 0.36) if square else (0.0,)
    spots = drawing["spots"]
    corners = {(s["x"] + dx, s["y"] + dy) for s in spots for dx in reach for dy in reach}
    return (
        f'<polygon class="tray" stroke-width="{".36" if square else "1.08"}" '
        f'stroke-linejoin="round" points="{_points(_hull(corners))}"/>'
    )


def _hull(points: set[Point]) -> list[Point]:
    """Return the corners of the convex hull, in order (Andrew's monotone chain, 1979)."""
    whole: list[Point] = []
    for ordered in (sorted(points), sorted(points, reverse=True)):
        side: list[Point] = []
        for x, y in ordered:
            while len(side) > 1:
                (ax, ay), (bx, by) = side[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                side.pop()
            side.append((x, y))
        whole += side[:-1]
    return whole


def _points(points: Sequence[Sequence[float]]) -> str:
    return " ".join(f"{_short(x)},{_short(y)}" for x, y in points)


def _short(number: float) -> str:
    return f"{round(number, 4):g}"
