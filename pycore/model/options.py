"""Options: the named choices that define a puzzle. Each reads a user's input and writes it.

Whole    a whole number within bounds
Choice   one of a few words
OneLine  a line of text with a form of its own
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .bilingual import BadInput, Named, Text, plain, read_whole, shown


class Whole(NamedTuple):
    """A whole number from `low` to `high`; `beyond` may say why there are no others."""

    name: str
    title: Text
    low: int
    high: int
    default: int
    beyond: Text | None = None

    def read(self, typed: str) -> int:
        """Return the number typed. Raises BadInput if it is none, or out of range."""
        return read_whole(self.name, typed, self.low, self.high, self.beyond)

    def write(self, value: int) -> str:
        """Return the value as it is typed."""
        return str(value)

    def data(self) -> dict[str, Any]:
        """Return the option as plain data, for the page's form."""
        return {
            "kind": "whole",
            "name": self.name,
            "title": self.title._asdict(),
            "low": self.low,
            "high": self.high,
            "default": self.write(self.default),
        }


class Choice(NamedTuple):
    """One of a few words, each with its title; `choices` = ((word, title), ...)."""

    name: str
    title: Text
    choices: tuple[tuple[str, Text], ...]
    default: str

    def read(self, typed: str) -> str:
        """Return the word chosen. Raises BadInput if it is not one of the choices."""
        words = [word for word, _ in self.choices]
        word = plain(typed).strip()
        if word in words:
            return word
        raise BadInput(
            Named(self.name),
            Text(
                f"must be one of {', '.join(words)}, not {shown(typed)}.",
                f"{'、'.join(words)} のどれかを選んでください（{shown(typed)} は使えません）。",
            ),
        )

    def write(self, value: str) -> str:
        """Return the value as it is typed."""
        return value

    def data(self) -> dict[str, Any]:
        """Return the option as plain data, for the page's form."""
        return {
            "kind": "choice",
            "name": self.name,
            "title": self.title._asdict(),
            "choices": [{"word": word, "title": title._asdict()} for word, title in self.choices],
            "default": self.write(self.default),
        }


class OneLine(NamedTuple):
    """A line of text with a form of its own: `parse` reads it or raises BadInput.

    `suggestions` = ((text, title), ...) are lines that a form may offer; others may be typed. If
    the line may be left empty, `empty` says what that means: the default. In text of several lines
    without a `divider`, the divider stands for line breaks.
    """

    name: str
    title: Text
    parse: Callable[[str], Any]
    default: str
    longest: int = 200
    suggestions: tuple[tuple[str, Text], ...] = ()
    empty: Text | None = None
    divider: str = " "

    def read(self, typed: str) -> Any:
        """Return the meaning of the line; an empty line means the default.

        Raises BadInput if it is too long or `parse` refuses it.
        """
        if len(typed) > self.longest:
            raise BadInput(
                Named(self.name),
                Text(
                    f"is longer than {self.longest} characters.",
                    f"{self.longest} 文字以内にしてください。",
                ),
            )
        if self.empty and plain(typed).strip().casefold() in self.empty:
            return self.parse(self.default)
        between = " " if self.divider.strip() in typed else self.divider
        return self.parse(between.join(line for line in typed.splitlines() if line.strip()))

    def write(self, value: Any) -> str:
        """Return the value as it is typed; lists with spaces between."""
        return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def data(self) -> dict[str, Any]:
        """Return the option as plain data, for the page's form."""
        return {
            "kind": "line",
            "name": self.name,
            "title": self.title._asdict(),
            "longest": self.longest,
            "suggestions": [
                {"word": word, "title": title._asdict()} for word, title in self.suggestions
            ],
            "empty": self.empty and self.empty._asdict(),
            "divider": self.divider,
            "default": self.default,
        }


Option = Whole | Choice | OneLine
