"""The command line; the commands are in pycore.cli.commands, one file each.

Exit codes: 0 done, 1 no solution, 2 bad input (one line on standard error), 130 interrupted (with
what was found). Results go to standard output, progress to standard error when that is a terminal.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from ..catalogue import broken_files
from ..model.text import LANGUAGES, BadInput, Text
from .commands import COMMANDS
from .parser import BAD_INPUT, Parser, complaint
from .running import DONE, INTERRUPTED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    lang = language_of(typed)
    for stream in (sys.stdout, sys.stderr):  # where a terminal cannot write Japanese, it gets "?"
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        options = parser(lang).parse_args(typed)
        for file, error in broken_files().items():
            sys.stderr.write(complaint(left_out(file, error).in_language(lang)))
        code: int = options.run(options)
        sys.stdout.flush()
    except SystemExit as leave:  # the parser has said why
        return BAD_INPUT if leave.code else DONE
    except BadInput as bad:
        sys.stderr.write(complaint(bad.fault.in_words().in_language(lang)))
        return BAD_INPUT
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def left_out(file: str, error: Exception) -> Text:
    """That a file of puzzles/ is broken."""
    reason = f"{type(error).__name__}: {error}"
    return Text(f"puzzles/{file} is left out: {reason}", f"puzzles/{file} を除きます（{reason}）")


def parser(lang: str) -> Parser:
    """The commands and their arguments, in words of that language."""
    top = Parser(
        lang,
        prog="edagari",
        description=Text(
            "Solve puzzles and show where the search tree was pruned.",
            "パズルを解き、探索の木のどこで枝を刈ったかを示します。",
        ).in_language(lang),
    )
    language_argument(top)
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        about = command.ABOUT.in_language(lang)
        made = commands.add_parser(command.NAME, lang=lang, help=about, description=about)
        made.set_defaults(run=command.run)
        command.arguments(made)
        language_argument(made)
    return top


def language_argument(parser: Parser) -> None:
    """The language, before or after the command; it has been read by `language_of` already."""
    words = Text("language; that of the system unless told", "言語（指定がなければシステムの言語）")
    parser.add_argument("--lang", choices=LANGUAGES, default=parser.lang, help=parser.say(words))


def language_of(typed: Sequence[str]) -> str:
    """The language asked for by `--lang`, before anything else is read; else the system's."""
    for here, after in pairwise([*typed, ""]):
        asked = after if here == "--lang" else here.removeprefix("--lang=")
        if asked in LANGUAGES and here.startswith("--lang"):
            return asked
    system = (
        os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    )
    return "ja" if system.startswith("ja") else "en"
