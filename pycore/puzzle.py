"""Puzzles: entries of the catalogue. Adding one is adding one file to puzzles/ with a `PUZZLE` in it.

puzzle    title, options, rules in words, how to build it, how it is drawn, examples
option    a named choice that makes the puzzle (the order of a square); it reads what a person typed
settings  the value of every option, by name
example   a puzzle worth trying: settings, givens or a start, and the facts that are known of it
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pycore.drawing import Drawing
from pycore.placement import Placement
from pycore.text import BadInput, Text

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class Whole:
    """An option that is a whole number from `low` to `high`."""

    name: str
    title: Text
    low: int
    high: int
    default: int

    def read(self, typed: str) -> int:
        """The number typed. Raises BadInput when it is none, or out of range."""
        if re.fullmatch(r"\s*[+-]?[0-9]{1,9}\s*", typed) and self.low <= int(typed) <= self.high:
            return int(typed)
        raise BadInput(
            self.name,
            Text(
                f"must be a whole number from {self.low} to {self.high}, not {shown(typed)}.",
                f"{self.low}〜{self.high} の整数を入れてください（{shown(typed)} は使えません）。",
            ),
        )

    def write(self, value: int) -> str:
        """The value as it is typed."""
        return str(value)

    def data(self) -> dict[str, Any]:
        """The option as plain data, for the page's form."""
        return {
            "kind": "whole",
            "name": self.name,
            "title": self.title._asdict(),
            "low": self.low,
            "high": self.high,
            "default": self.write(self.default),
        }


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words, each with its title: `choices` = ((word, title), ...)."""

    name: str
    title: Text
    choices: tuple[tuple[str, Text], ...]
    default: str

    def read(self, typed: str) -> str:
        """The word chosen. Raises BadInput when it is not one of the choices."""
        words = [word for word, _ in self.choices]
        if typed.strip() in words:
            return typed.strip()
        raise BadInput(
            self.name,
            Text(
                f"must be one of {', '.join(words)}, not {shown(typed)}.",
                f"{'、'.join(words)} のどれかを選んでください（{shown(typed)} は使えません）。",
            ),
        )

    def write(self, value: str) -> str:
        """The value as it is typed."""
        return value

    def data(self) -> dict[str, Any]:
        """The option as plain data, for the page's form."""
        return {
            "kind": "choice",
            "name": self.name,
            "title": self.title._asdict(),
            "choices": [{"word": word, "title": title._asdict()} for word, title in self.choices],
            "default": self.write(self.default),
        }


@dataclass(frozen=True)
class Line:
    """An option that is a line of text with a form of its own: `parse` reads it or raises BadInput."""

    name: str
    title: Text
    parse: Callable[[str], Any]
    default: str
    longest: int = 200

    def read(self, typed: str) -> Any:
        """What the line means. Raises BadInput when it is too long or `parse` refuses it."""
        if len(typed) > self.longest:
            raise BadInput(
                self.name,
                Text(
                    f"is longer than {self.longest} characters.",
                    f"{self.longest} 文字以内にしてください。",
                ),
            )
        return self.parse(typed)

    def write(self, value: Any) -> str:
        """The value as it is typed: lists with spaces between."""
        return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def data(self) -> dict[str, Any]:
        """The option as plain data, for the page's form."""
        return {
            "kind": "line",
            "name": self.name,
            "title": self.title._asdict(),
            "longest": self.longest,
            "default": self.default,
        }


Option = Whole | Choice | Line


def shown(typed: str) -> str:
    """What a person typed, short and in quotes, for a message."""
    return repr(typed if len(typed) <= 24 else typed[:23] + "…")


@dataclass(frozen=True)
class Example:
    """A puzzle worth trying. `options` and `given` are as typed (text form), so that examples test the reading.

    `facts` are known results to test against, by strategy-free name: "solutions", "drawing", "structure".
    """

    title: Text
    options: Mapping[str, str] = field(default_factory=dict)
    given: str = ""
    facts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Puzzle:
    """An entry of the catalogue.

    `build(settings)` makes the placement, `draw(settings)` its drawing, `explain(settings)` the rules in words
    (paragraphs divided by a newline); each may raise BadInput naming an option.
    """

    name: str
    title: Text
    summary: Text
    build: Callable[[Settings], Placement]
    draw: Callable[[Settings], Drawing]
    explain: Callable[[Settings], Text]
    options: tuple[Option, ...] = ()
    examples: tuple[Example, ...] = ()

    def settings(self, typed: Mapping[str, str]) -> dict[str, Any]:
        """Every option's value from what was typed, defaults for the rest.

        Raises BadInput for an option that does not exist or cannot be read.
        """
        known = {option.name: option for option in self.options}
        for name in typed:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadInput(
                    shown(name)[1:-1],
                    Text(
                        f"is no option of {self.name}; it has: {names}.",
                        f"という設定はありません（{names}）。",
                    ),
                )
        return {n: option.read(typed.get(n, str(option.default))) for n, option in known.items()}


def read_givens(text: str, drawing: Drawing) -> dict[int, int]:
    """Givens from the text form: one entry a cell in the order of `drawing.rows`, blanks as `.` or `_`.

    Entries are divided by white space, commas or bars. An empty text has no givens. Raises BadInput, with line
    and column, for a foreign character or the wrong number of entries.
    """
    cells = [cell for row in drawing.rows for cell in row]
    entries = list(_entries(text))
    if not entries:
        return {}
    if len(entries) != len(cells):
        raise BadInput(
            "text",
            Text(
                f"has {len(entries)} entries; {len(cells)} are needed, a dot for each empty cell.",
                f"{len(entries)} 個あります。空きマスを . として {len(cells)} 個並べてください。",
            ),
        )
    return {
        cell: int(entry) for cell, entry in zip(cells, entries, strict=True) if entry not in "._"
    }


def _entries(text: str) -> Iterable[str]:
    for number, line in enumerate(text.splitlines(), 1):
        for match in re.finditer(r"[^\s,|]+", line):
            if not re.fullmatch(r"[._]|[+-]?[0-9]{1,9}", match[0]):
                raise BadInput(
                    f"line {number}, column {match.start() + 1}",
                    Text(
                        f"{shown(match[0])} is neither a number nor a dot.",
                        f"{shown(match[0])} は数でも . でもありません。",
                    ),
                )
            yield match[0]


def write_cells(values: Mapping[int, int], drawing: Drawing) -> str:
    """The text form of givens or a solution (by cell): rows of entries, `.` for a cell without a value."""
    entries = [
        [str(values[cell]) if cell in values else "." for cell in row] for row in drawing.rows
    ]
    width = max((len(entry) for row in entries for entry in row), default=1)
    return "\n".join(" ".join(entry.rjust(width) for entry in row).rstrip() for row in entries)
