"""`merge`: files of finished parts, as `--keep` writes them, put together."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ...model.text import BadInput, Named, Text
from .. import output
from ..exits import DONE
from ..parser import Parser

ABOUT = Text(
    "Put files of finished parts (--keep) together.",
    "途中経過のファイル（--keep）をまとめる。",
)


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=parser.say(Text("files of one count", "同じ探索のファイル")),
    )


def run(options: argparse.Namespace) -> int:
    """Print one file with the parts of all."""
    from ...spread.ledger import merged

    for line in list(merged(contents(options.files))):
        output.words(line.decode(), end="")
    return DONE


def contents(files: list[str]) -> Iterator[tuple[str, bytes]]:
    """Each file with its name. Raises BadInput for one that cannot be read."""
    for file in files:
        try:
            yield file, Path(file).read_bytes()
        except (OSError, ValueError) as error:  # ValueError: a NUL in the path
            raise BadInput(Named("merge"), Text(f"{error}.", f"{error}。")) from error
