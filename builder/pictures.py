"""Boards as SVG files, for pages without scripts, drawn by the page's own scripts (pictures.mjs).

shown   a puzzle in the catalogue: drawing, values, faces (see worker/protocol.d.ts)
board   the drawing with given numbers, or the position at the start
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from builder import colours
from builder.shell import read_output

HERE = Path(__file__).resolve().parent
SVG = "http://www.w3.org/2000/svg"
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Hiragino Mincho ProN','Yu Mincho',serif"
LONGEST = 480  # pixels of the longer side of a file

Box = tuple[float, float, float, float]  # left, top, width, height
Data = Mapping[str, Any]


@dataclass(frozen=True)
class Board:
    """A board as SVG elements with classes, and the box that they fill. `content` has its numbers
    or pieces, and its colours are those of a style sheet, `light` or `dark`; `empty` has none, and
    the classes of the page."""

    box: Box
    content: str
    empty: str
    light: str
    dark: str


def drawn(node: str, boards: Sequence[tuple[Data, Mapping[str, str]]]) -> list[Board]:
    """Return these boards, each shown with its givens. Raises Problem if one cannot be drawn."""
    palettes = {"light": _named(colours.light()), "dark": _named(colours.dark())}
    asked = [{"shown": shown, "givens": givens} for shown, givens in boards]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "boards.json"
        file.write_text(json.dumps({"boards": asked, "palettes": palettes}), "utf-8")
        said = read_output([node, HERE / "pictures.mjs", file], "the boards could not be drawn")
    answer = json.loads(said)
    return [
        Board(tuple(each["box"]), each["content"], each["empty"], **answer["styles"])
        for each in answer["boards"]
    ]


def _named(palette: colours.Colours) -> dict[str, str]:
    """Return the colours by the names of the style sheets."""
    return {name.replace("_", "-"): colour for name, colour in palette.items()}


def board_file(board: Board) -> str:
    """Return the board as an SVG file that follows the reader's light or dark setting."""
    style = f"{board.light}@media (prefers-color-scheme:dark){{{board.dark}}}"
    return svg(board.box, f"<style>{style}</style>{board.content}", _size(board.box))


def _size(box: Box) -> tuple[int, int]:
    """Return width and height in pixels."""
    scale = LONGEST / max(box[2:])
    return round(box[2] * scale), round(box[3] * scale)


def svg(box: Box, inside: str, size: tuple[int, int], at: tuple[int, int] = (0, 0)) -> str:
    """Return an SVG element, which may be nested in another, that shows a box of its content."""
    view = " ".join(f"{round(number, 4):g}" for number in box)
    place = f'x="{at[0]}" y="{at[1]}" width="{size[0]}" height="{size[1]}"'
    return f'<svg xmlns="{SVG}" viewBox="{view}" {place} font-family="{SERIF}">{inside}</svg>\n'
