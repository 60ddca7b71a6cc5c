"""The command line; the commands are in pycore.commands, one file each.

Exit codes: 0 done, 1 no solution, 2 bad input (one line on standard error), 130 interrupted (with
what was found). Results go to standard output, progress to standard error when that is a terminal.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from pycore.commands import COMMANDS
from pycore.commands.running import BAD_INPUT, DONE, INTERRUPTED
from pycore.text import LANGUAGES, BadInput


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    try:
        options = parser().parse_args(arguments)
    except SystemExit as leave:
        return BAD_INPUT if leave.code else DONE
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BadInput as bad:
        words = bad.words.in_language(options.lang)
        print(f"edagari: {bad.place + ': ' if bad.place else ''}{words}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


class OneLineParser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit code 2."""
        self.exit(BAD_INPUT, f"edagari: {message}\n")


def parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    top = OneLineParser(
        prog="edagari", description="Solve puzzles and show how the search was pruned."
    )
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        made = commands.add_parser(command.NAME, help=command.ABOUT, description=command.ABOUT)
        made.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")
        made.set_defaults(run=command.run)
        command.arguments(made)
    return top
