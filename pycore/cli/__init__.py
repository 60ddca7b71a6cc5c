"""The command line; the commands are in pycore.cli.commands, one file each.

Its exit codes are in exit_codes.py, its output in output.py.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from .. import __version__
from ..model.bilingual import LANGUAGES, BadInput, Text
from ..puzzles import broken_files, is_read
from ..startup import language_of
from . import output
from .blame import blame
from .commands import COMMANDS, command_named
from .exit_codes import BAD_INPUT, DONE, NOT_WRITTEN, READER_LEFT
from .failures import failure_of
from .limits import Limits
from .parser import Parser, complaint
from .signals import Ended, ended_by_signals


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    lang = language_of(typed)
    output.prepare()
    try:
        with ended_by_signals():
            return answered(typed, lang)
    except Ended as ended:
        return ended.exit_code
    except BadInput as bad:
        return refuse(bad, lang)
    except BrokenPipeError:
        output.let_go(sys.stdout)
        return READER_LEFT
    except output.NotWritten as failure:
        output.let_go(sys.stdout)
        output.aside(complaint(unwritten(str(failure)).in_language(lang)))
        return NOT_WRITTEN
    except Exception as error:
        own = blame(error)
        if own:
            return refuse(own, lang)
        failed = failure_of(error)
    return failed.tell(lang)  # everything kept alive by the exception has been released


def refuse(bad: BadInput, lang: str) -> int:
    """Print the fault in the input; return the exit code."""
    output.aside(complaint(bad.fault.in_words().in_language(lang)))
    return BAD_INPUT


def answered(typed: Sequence[str], lang: str) -> int:
    """Run the typed command; return the exit code. Raises BadInput, Ended, and what `output`
    raises."""
    try:
        top = parser(lang, typed[:1])
        options = top.parse_args(typed)
    except SystemExit as leave:  # the parser has printed the reason
        if leave.code:
            return BAD_INPUT
        output.flush()
        return DONE
    output.answers()
    options.parser = parser  # for completion
    limits = options.limits = Limits(getattr(options, "seconds", None))
    try:
        code: int = options.run(options)
    finally:
        for file, error in broken_files().items() if is_read() else ():
            output.aside(complaint(left_out(file, error).in_language(lang)))
    output.flush()
    if limits.signal:
        return 128 + limits.signal
    if limits.failure:
        return limits.failure.tell(lang)
    return code


def unwritten(reason: str) -> Text:
    """Say that the answer could not be written."""
    return Text(
        f"the answer could not be written: {reason}.", f"答えを書き出せませんでした（{reason}）。"
    )


def left_out(file: str, error: Exception) -> Text:
    """Say that the source of a puzzle is broken."""
    reason = f"{type(error).__name__}: {error}"
    return Text(f"{file} is skipped: {reason}", f"{file} を除きます（{reason}）")


def parser(lang: str, typed: Sequence[str] = ()) -> Parser:
    """Return the parser of the commands and their arguments, in that language; of a single command
    if it is `typed` first, since the others need not be imported."""
    top = Parser(
        lang,
        prog="edagari",
        description=Text(
            "Solve puzzles and show where the search tree was pruned.",
            "パズルを解き、探索の木のどこで枝を刈ったかを示します。",
        ).in_language(lang),
    )
    language_argument(top)
    version = Text("print the version and exit", "バージョンを表示する")
    top.add_argument("--version", action=Version, nargs=0, help=top.say(version))
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for name in [word for word in typed if word in COMMANDS] or COMMANDS:
        command = command_named(name)
        about = command.ABOUT.in_language(lang)
        made = commands.add_parser(name, lang=lang, help=about, description=about)
        made.set_defaults(run=command.run)
        command.arguments(made)
        language_argument(made)
    return top


class Version(argparse.Action):
    """Print the version and leave."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print the version. Raises SystemExit, and what `output` raises."""
        output.words(f"edagari {__version__}")
        parser.exit()


def language_argument(parser: Parser) -> None:
    """Add the language, before or after the command; `language_of` has read it already."""
    words = Text("language (default: that of the system)", "言語（指定がなければシステムの言語）")
    parser.add_argument("--lang", choices=LANGUAGES, default=parser.lang, help=parser.say(words))
