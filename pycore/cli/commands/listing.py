"""`list`: the puzzles of the catalogue."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ...model.bilingual import Text
from ...model.puzzle import Puzzle
from ...puzzles import all_puzzles
from .. import output
from ..arguments import json_argument
from ..exit_codes import DONE
from ..parser import Parser

if TYPE_CHECKING:
    from .json_head import Data

ABOUT = Text("List the puzzles.", "パズルの一覧を表示する。")


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print every puzzle with its title and a sentence."""
    puzzles = all_puzzles().values()
    if options.json:
        output.record({"puzzles": [entry(puzzle) for puzzle in puzzles]})
        return DONE
    width = max(len(puzzle.name) for puzzle in puzzles)
    for puzzle in puzzles:
        title, summary = (
            words.in_language(options.lang) for words in (puzzle.title, puzzle.summary)
        )
        output.words(f"{puzzle.name:{width}}  {title}: {summary}")
    return DONE


def entry(puzzle: Puzzle) -> Data:
    """Return a puzzle of the list, as JSON."""
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "title": puzzle.title._asdict(),
        "summary": puzzle.summary._asdict(),
    }
