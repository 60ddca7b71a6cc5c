"""`completion`: a completion script for a shell."""

from __future__ import annotations

import argparse

from ...model.bilingual import Text
from .. import output
from ..completion import SHELLS, commands_of
from ..exit_codes import DONE
from ..parser import Parser

ABOUT = Text(
    "Print a completion script for a shell.",
    "入力を補完するためのシェル用スクリプトを表示する。",
)


def arguments(parser: Parser) -> None:
    """Add the shell."""
    words = Text(
        'the shell; with bash: eval "$(edagari completion bash)"',
        'シェルの名前。bash では eval "$(edagari completion bash)"',
    )
    parser.add_argument("shell", metavar="SHELL", choices=tuple(SHELLS), help=parser.say(words))


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    output.words(SHELLS[options.shell](list(commands_of(options.parser(options.lang)))), end="")
    return DONE
