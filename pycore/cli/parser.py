"""The parser of the command line, which speaks both languages and reports errors in one line.

argparse has its own English sentences; the ones that users can meet are translated into Japanese
here, by pattern.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn, TypeVar

from ..model.bilingual import BadInput, Text
from ..model.suggestion import nearest
from . import output
from .exit_codes import BAD_INPUT

T = TypeVar("T")

LONGEST = 300
"""The most characters of an error line: the input may be of any length."""

HEADINGS = (
    ("usage: ", "使い方: "),
    ("positional arguments:", "引数:"),
    ("options:", "オプション:"),
)

COMPLAINTS = (
    (r"one of the arguments (.+) is required", r"次のどれかを指定してください: \1"),
    (r"argument (\S+): not allowed with argument (\S+)", r"\1 は \2 と一緒には使えません"),
    (r"the following arguments are required: (.+)", r"\1 を指定してください"),
    (
        r"argument (\S+): invalid choice: (.+?)(?:, maybe .+)? \(choose from (.+)\)",
        r"\1 に \2 は使えません（\3 から選んでください）",
    ),
    (r"(.+) is not known; did you mean (\S+)\?", r"\1 はありません。\2 のことですか"),
    (r"argument (\S+): expected one argument", r"\1 には値が必要です"),
    (r"argument (\S+): ignored explicit argument (.+)", r"\1 に値 \2 は付けられません"),
    (r"argument (\S+): (.+)", r"\1: \2"),
    (r"unrecognized arguments: (.+)", r"\1 という引数はありません"),
)


CHOICE = r"argument \S+: invalid choice: '(.+?)'(?:, maybe .+)? \(choose from (.+)\)"
"""argparse's message for a word that is not one of its choices."""


class Parser(argparse.ArgumentParser):
    """A parser whose messages are in `lang`."""

    def __init__(self, lang: str, **settings: Any) -> None:
        # argparse tries each argument in a help text and asks for the terminal's width, which
        # imports a lot: leave that to the help that is printed.
        narrow = partial(argparse.HelpFormatter, width=80)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=narrow, **settings)
        self.lang = lang
        words = self.say(Text("show this help and exit", "この説明を表示する"))
        self.add_argument("-h", "--help", action="help", help=words)

    def say(self, words: Text) -> str:
        """Return the text in the language of this parser."""
        return words.in_language(self.lang).replace("%", "%%")

    def reading(self, read: Callable[[str], T]) -> Callable[[str], T]:
        """Return a `type` for `add_argument`: `read`, with its BadInput in this language, and
        without the full stop, in argparse's style."""

        def reader(typed: str) -> T:
            try:
                return read(typed)
            except BadInput as bad:
                words = bad.words.in_language(self.lang).rstrip(".。")
                raise argparse.ArgumentTypeError(words) from None

        return reader

    def format_help(self) -> str:
        """Return the help, with argparse's headings in this language."""
        self.formatter_class = argparse.HelpFormatter
        text = super().format_help()
        for en, ja in HEADINGS if self.lang == "ja" else ():
            text = re.sub(f"^{en}", ja, text, flags=re.MULTILINE)
        return text

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Read the arguments and refuse unknown ones."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """Exit with code 2 and one line."""
        message = self._meant(message)
        if self.lang == "ja":
            message = next(
                (
                    match.expand(ja)
                    for en, ja in COMPLAINTS
                    if (match := re.fullmatch(en, message, re.DOTALL))
                ),
                message,
            )
        output.aside(complaint(message))
        self.exit(BAD_INPUT)

    def _meant(self, message: str) -> str:
        """Return the message, with a question if a known word is similar to the typed one."""
        if match := re.fullmatch(CHOICE, message, re.DOTALL):
            word, known = match[1], re.findall(r"[\w-]+", match[2])
            dashes = ""
        elif match := re.fullmatch(r"unrecognized arguments: --([^\s=]+).*", message, re.DOTALL):
            word, known = match[1], [name.lstrip("-") for name in self._option_string_actions]
            dashes = "--"
        else:
            return message
        name = nearest(word, known)
        return (
            f"{dashes}{word[:40]} is not known; did you mean {dashes}{name}?" if name else message
        )

    def print_help(self, file: object = None) -> None:
        """Write the help as an answer. Raises what `output` raises."""
        output.words(self.format_help(), end="")


def complaint(message: str) -> str:
    """Return an error as one line for standard error."""
    line = " ".join(message.split())
    return f"edagari: {line if len(line) <= LONGEST else line[: LONGEST - 1] + '…'}\n"
