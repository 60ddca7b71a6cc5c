"""`merge`: combine files of finished parts, as written by `--keep`."""

from __future__ import annotations

import argparse

from ...api.executors import merged_files
from ...model.bilingual import Text
from .. import output
from ..executors import say_left_out
from ..exit_codes import DONE
from ..parser import Parser

ABOUT = Text(
    "Merge files of finished parts (written with --keep).",
    "途中経過のファイル（--keep）をまとめる。",
)


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=parser.say(Text("files from the same search", "同じ探索のファイル")),
    )


def run(options: argparse.Namespace) -> int:
    """Print one file with the parts of all, and the number of unusable lines."""
    lines, dropped = merged_files(options.files)
    for line in lines:
        output.words(line.decode(), end="")
    say_left_out(dropped, options.lang)
    return DONE
