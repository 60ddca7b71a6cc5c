"""The first frame of the workbench, inlined in index.html: on a slow connection it is visible
before any script. The app draws over it, in the same places (web/styles/frame/still.css).

It has the head, with the title, the rules and the empty board of the first puzzle.
"""

from __future__ import annotations

import math
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from builder import pictures
from builder.pictures import Data
from builder.typeset import bound

PAGE = "index.html"


def write(site: Path, puzzles: list[dict[str, Any]]) -> None:
    """Fill in the blanks of index.html, from the puzzle of a first visit."""
    page = site / PAGE
    template = Template(page.read_text("utf-8"))
    page.write_text(template.substitute(_parts(puzzles[0])), "utf-8")


def _parts(puzzle: Data) -> dict[str, str]:
    shown = puzzle["shown"]
    words = {"title": puzzle["title"], "summary": puzzle["summary"]}
    said = {name: _in_both(text) for name, text in words.items()}
    lines = zip(*(shown["rules"][lang].split("\n") for lang in ("en", "ja")), strict=True)
    rules = "".join(f"<p>{_in_both({'en': en, 'ja': ja})}</p>" for en, ja in lines)
    return {**said, "rules": rules, "board": _board(shown["drawing"])}


def _in_both(text: Data) -> str:
    """Return the text in both languages; the style sheet shows the page's."""
    return "".join(
        f'<span lang="{lang}">{escape(bound(text[lang]))}</span>' for lang in ("en", "ja")
    )


def _board(drawing: Data) -> str:
    """Return the empty board, drawn like the page's (web/app/board/ground.js)."""
    left, top, width, height = pictures.box_of(drawing)
    spots = "".join(
        f'<g class="spot empty{" tinted" if number in drawing["tinted"] else ""}" '
        f'transform="translate({spot["x"]} {spot["y"]})">{_shape(drawing["shape"])}</g>'
        for number, spot in enumerate(drawing["spots"])
    )
    inside = f"{_lines(drawing, thick=False)}{spots}{_lines(drawing, thick=True)}"
    return (
        f'<div class="board {drawing["shape"]}">'
        f'<svg viewBox="{left} {top} {width} {height}" aria-hidden="true">{inside}</svg></div>'
    )


def _lines(drawing: Data, *, thick: bool) -> str:
    return "".join(
        f'<polyline class="{"border" if thick else "line"}" '
        f'points="{" ".join(f"{x},{y}" for x, y in line["points"])}"/>'
        for line in drawing["lines"]
        if line["thick"] == thick
    )


def _shape(shape: str) -> str:
    if shape == "circle":
        return '<circle r="0.42"/>'
    if shape == "square":
        return '<rect x="-0.5" y="-0.5" width="1" height="1"/>'
    corners = [(corner + 0.5) * math.pi / 3 for corner in range(6)]
    reach = 1 / math.sqrt(3)
    points = " ".join(f"{reach * math.cos(at):.4f},{reach * math.sin(at):.4f}" for at in corners)
    return f'<polygon points="{points}"/>'
