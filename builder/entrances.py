"""The entrances, p/NAME/: a small static page for each puzzle, for search engines, link previews
and browsers without scripts; p/ lists them all.

Everything comes from the catalogue: titles, rules, examples, the drawing. The pages have no
scripts. Their links lead to the workbench (web/app/storage/link.js reads them). All share one
template around their bodies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import urlencode

from builder import bundle, pictures, share
from builder.pictures import Data

HERE = Path(__file__).resolve().parent
FOLDER = "p"
UP, HOME = "../", "../../"  # from the list and from a page to the site
STYLE = "styles/entrance.css"
VERSION = "2"  # of links (web/app/storage/link.js)
BOARD, SHARED = "board.svg", "board.png"


def write(node: str, site: Path, puzzles: list[dict[str, Any]]) -> None:
    """Put a page and two pictures for each puzzle of the catalogue into `site`.

    Raises Problem if a picture cannot be drawn.
    """
    style = bundle.in_site(site, STYLE)
    address, integrity = style.relative_to(site).as_posix(), bundle.integrity(style)
    boards = pictures.drawn(node, [(each["shown"], _pictured(each)) for each in puzzles])
    wanted = [
        share.share_file(each["title"], each["summary"], board)
        for each, board in zip(puzzles, boards, strict=True)
    ]
    pngs = share.png(node, wanted)
    for puzzle, board, png in zip(puzzles, boards, pngs, strict=True):
        folder = site / FOLDER / puzzle["name"]
        folder.mkdir(parents=True)
        (folder / BOARD).write_text(pictures.board_file(board), "utf-8")
        (folder / SHARED).write_bytes(png.read_bytes())
        whole = page(puzzle, address, integrity)
        (folder / "index.html").write_text(whole, "utf-8")
    (site / FOLDER / "index.html").write_text(list_of(puzzles, address, integrity), "utf-8")


def page(puzzle: Data, style: str, integrity: str) -> str:
    """Return the page of a puzzle; the style sheet is given by its address in the site and its
    hash."""
    words = _words(puzzle)
    said = {
        "title": "{title_en} {title_ja}".format_map(words),
        "description": "{summary_en}. {summary_ja}。".format_map(words),
        "preview": _filled("entrance_preview", words),
        "body": _filled("entrance", words),
    }
    return _filled("entrance_frame", said, up=HOME, style=style, integrity=integrity)


def list_of(puzzles: Sequence[Data], style: str, integrity: str) -> str:
    """Return the page that lists all; the style sheet is given as in `page`."""
    said = {
        "title": "Puzzles パズル",
        "description": "Puzzles that Edagari solves in your browser. "
        "ブラウザで解けるパズルの一覧。",
        "preview": "",
        "body": _filled("entrances", {"puzzles": " ".join(_entry(puzzle) for puzzle in puzzles)}),
    }
    return _filled("entrance_frame", said, up=UP, style=style, integrity=integrity)


def _filled(template: str, words: Mapping[str, str], **more: str) -> str:
    return Template((HERE / f"{template}.html").read_text("utf-8")).substitute(words, **more)


def link(name: str, options: Data, givens: Data, start: str) -> str:
    """Return the address of the workbench with this board, relative to a page."""
    parts = [("puzzle", name), *((f"option.{key}", word) for key, word in options.items())]
    if givens:
        parts.append(("given", ",".join(f"{cell}:{value}" for cell, value in givens.items())))
    if start:
        parts.append(("start", start))
    parts.append(("v", VERSION))  # a link of the page itself: without numbers it is the empty board
    return f"{HOME}#{urlencode(parts, safe=':,')}"


def _pictured(puzzle: Data) -> Mapping[str, str]:
    """Return the numbers in the picture, from the first example on the shown board."""
    usual = puzzle["shown"]["options"].items()
    fitting = (each for each in puzzle["examples"] if each["options"].items() <= usual)
    return next((each["givens"] for each in fitting if each.get("givens")), {})


def _words(puzzle: Data) -> dict[str, str]:
    """Return the text of the page, as HTML."""
    texts = {part: puzzle[part] for part in ("title", "summary")}
    said = {f"{part}_{lang}": escape(text[lang]) for part, text in texts.items() for lang in text}
    rules = {
        f"rules_{lang}": "\n".join(f"<p>{escape(line)}</p>" for line in text.split("\n"))
        for lang, text in puzzle["shown"]["rules"].items()
    }
    examples = " ".join(_example(puzzle["name"], each) for each in puzzle["examples"])
    home = f"{HOME}#puzzle={puzzle['name']}"  # as the chooser opens it
    return {**said, **rules, "examples": examples, "workbench": home}


def _entry(puzzle: Data) -> str:
    title = {lang: escape(text) for lang, text in puzzle["title"].items()}
    return (
        f'<li><a href="{puzzle["name"]}/"><img src="{puzzle["name"]}/{BOARD}" alt="" />'
        f'{title["en"]} <span lang="ja">{title["ja"]}</span></a></li>'
    )


def _example(name: str, example: Data) -> str:
    asked = link(name, example["options"], example.get("givens", {}), example.get("start", ""))
    title = {lang: escape(text) for lang, text in example["title"].items()}
    return (
        f'<li><a href="{escape(asked)}">{title["en"]} <span lang="ja">{title["ja"]}</span></a></li>'
    )
