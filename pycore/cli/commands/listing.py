"""`list`: the puzzles of the catalogue."""

from __future__ import annotations

import argparse
import json

from ... import catalogue
from ...model.text import Text
from ..exits import DONE
from ..parser import Parser

NAME = "list"
ABOUT = Text("List the puzzles.", "パズルの一覧を表示する。")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--json",
        action="store_true",
        help=parser.say(Text("print one JSON array", "JSON の配列で出力する")),
    )


def run(options: argparse.Namespace) -> int:
    """Print every puzzle with its title."""
    puzzles = catalogue.all_puzzles().values()
    if options.json:
        print(
            json.dumps(
                [{"name": p.name, "title": p.title._asdict()} for p in puzzles], ensure_ascii=False
            )
        )
    else:
        width = max(len(puzzle.name) for puzzle in puzzles)
        for puzzle in puzzles:
            title, summary = (
                puzzle.title.in_language(options.lang),
                puzzle.summary.in_language(options.lang),
            )
            print(f"{puzzle.name:{width}}  {title}: {summary}")
    return DONE
