"""The first frame of the workbench, inlined in index.html: on a slow connection it is visible
before any script. The app draws over it, in the same places (web/styles/frame/still.css).

It has the head, with the title, the rules and the empty board of the first puzzle.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template
from typing import Any

from builder import pictures
from builder.pictures import Data
from builder.typeset import bound

PAGE = "index.html"


def write(node: str, site: Path, puzzles: list[dict[str, Any]]) -> None:
    """Fill in the blanks of index.html, from the puzzle of a first visit.

    Raises Problem if its board cannot be drawn.
    """
    page = site / PAGE
    template = Template(page.read_text("utf-8"))
    page.write_text(template.substitute(_parts(node, puzzles[0])), "utf-8")


def _parts(node: str, puzzle: Data) -> dict[str, str]:
    shown = puzzle["shown"]
    words = {"title": puzzle["title"], "summary": puzzle["summary"]}
    said = {name: _in_both(text) for name, text in words.items()}
    lines = zip(*(shown["rules"][lang].split("\n") for lang in ("en", "ja")), strict=True)
    rules = "".join(f"<p>{_in_both({'en': en, 'ja': ja})}</p>" for en, ja in lines)
    return {**said, "rules": rules, "board": _board(node, shown)}


def _in_both(text: Data) -> str:
    """Return the text in both languages; the style sheet shows the page's."""
    return "".join(
        f'<span lang="{lang}">{escape(bound(text[lang]))}</span>' for lang in ("en", "ja")
    )


def _board(node: str, shown: Data) -> str:
    """Return the empty board, drawn like the page's (web/app/board/cells.js)."""
    [board] = pictures.drawn(node, [(shown, {})])
    view = " ".join(str(number) for number in board.box)
    return (
        f'<div class="board {shown["drawing"]["shape"]}">'
        f'<svg viewBox="{view}" aria-hidden="true">{board.empty}</svg></div>'
    )
