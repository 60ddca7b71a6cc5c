"""Puzzles: entries of the catalogue. One more is one more file in puzzles/ with a `PUZZLE` in it.

puzzle    title, options, rules in words, how to build it, how it is drawn, examples
option    a named choice that makes the puzzle (the order of a square); it reads what a person typed
settings  the value of every option, by name
example   a puzzle worth trying: settings, givens or a start, and the facts that are known of it
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pycore.model.drawing import Drawing
from pycore.model.movement import Movement
from pycore.model.placement import Placement
from pycore.model.text import BadInput, Fault, Named, Text, plain, shown, whole_number

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class Whole:
    """An option: a whole number from `low` to `high`; `beyond` may say why there are no others."""

    name: str
    title: Text
    low: int
    high: int
    default: int
    beyond: Text | None = None

    def read(self, typed: str) -> int:
        """The number typed. Raises BadInput when it is none, or out of range."""
        number = whole_number(typed)
        if number is not None and self.low <= number <= self.high:
            return number
        en, ja = (f"; {self.beyond.en}", f"。{self.beyond.ja}") if self.beyond else ("", "")
        typed = shown(typed)
        raise BadInput(
            Named(self.name),
            Text(
                f"must be a whole number from {self.low} to {self.high}, not {typed}{en}.",
                f"{self.low}〜{self.high} の整数を入れてください（{typed} は使えません{ja}）。",
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
    """An option: one of a few words, each with its title; `choices` = ((word, title), ...)."""

    name: str
    title: Text
    choices: tuple[tuple[str, Text], ...]
    default: str

    def read(self, typed: str) -> str:
        """The word chosen. Raises BadInput when it is not one of the choices."""
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
    """An option that is a line of text with a form of its own: `parse` reads it or raises BadInput.

    `suggestions` = ((text, title), ...) are lines that a form may offer; any other may be typed as
    well.
    """

    name: str
    title: Text
    parse: Callable[[str], Any]
    default: str
    longest: int = 200
    suggestions: tuple[tuple[str, Text], ...] = ()

    def read(self, typed: str) -> Any:
        """What the line means. Raises BadInput when it is too long or `parse` refuses it."""
        if len(typed) > self.longest:
            raise BadInput(
                Named(self.name),
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
            "suggestions": [
                {"word": word, "title": title._asdict()} for word, title in self.suggestions
            ],
            "default": self.default,
        }


Option = Whole | Choice | Line


@dataclass(frozen=True)
class Example:
    """A puzzle worth trying. `options` and `given` are as typed, so that examples test the reading.

    `facts` are known results to test against, by strategy-free name: "solutions", "drawing",
    "structure".
    """

    title: Text
    options: Mapping[str, str] = field(default_factory=dict)
    given: str = ""
    facts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Puzzle:
    """An entry of the catalogue.

    `build(settings)` makes the placement or the movement, `draw(settings)` its drawing,
    `explain(settings)` the rules in words (paragraphs divided by a newline); each may raise
    BadInput naming an option. `implied(text)` gives the options, as typed, that follow from the
    text of a start (the length of a row), or raises BadInput.

    For puzzles with a text form of their own, beside the usual one (textform.py): `read(text,
    settings)` gives the givens in a text or raises BadInput with line and column, `write(values,
    settings)` puts cells into one line. `unit_names(settings)` says what a person calls each rule
    ("row 3"), in the order of the rules. `too_many(settings, givens)` is what is known where the
    solutions are too many to be counted here. The catalogue shows puzzles by `place`, the least
    first, then by name.
    """

    name: str
    title: Text
    summary: Text
    build: Callable[[Settings], Placement | Movement[Any]]
    draw: Callable[[Settings], Drawing]
    explain: Callable[[Settings], Text]
    options: tuple[Option, ...] = ()
    examples: tuple[Example, ...] = ()
    implied: Callable[[str], Mapping[str, str]] = lambda text: {}
    read: Callable[[str, Settings], dict[int, int]] | None = None
    write: Callable[[Mapping[int, int], Settings], str] | None = None
    unit_names: Callable[[Settings], tuple[Text, ...]] | None = None
    too_many: Callable[[Settings, Mapping[int, int]], Text | None] = lambda settings, givens: None
    place: int = 100

    @property
    def kind(self) -> Literal["placement", "movement"]:
        """Whether cells are filled or pieces moved."""
        made = self.build(self.settings({}))
        return "movement" if isinstance(made, Movement) else "placement"

    def placement(self, settings: Settings) -> Placement:
        """The placement made with these settings. Raises BadInput when the puzzle is a movement."""
        made = self.build(settings)
        if isinstance(made, Placement):
            return made
        raise BadInput(
            Named(self.name),
            Text(
                "has moves, not cells to fill in.",
                "は石を動かすパズルで、数を入れるマスはありません。",
            ),
        )

    def movement(self, settings: Settings) -> Movement[Any]:
        """The movement made with these settings. Raises BadInput when the puzzle is a placement."""
        made = self.build(settings)
        if isinstance(made, Movement):
            return made
        raise BadInput(
            Named(self.name),
            Text(
                "has cells to fill in, not moves.",
                "は数を入れるパズルで、動かす石はありません。",
            ),
        )

    def read_options(self, typed: Mapping[str, str]) -> dict[str, Any] | list[Fault]:
        """Every option's value from what was typed, defaults for the rest; or all that is wrong."""
        names = [option.name for option in self.options]
        faults = [self._no_option(name) for name in typed if name not in names]
        settings = {}
        for option in self.options:
            try:
                settings[option.name] = option.read(typed.get(option.name, str(option.default)))
            except BadInput as bad:
                faults.append(bad.fault)
        return faults or settings

    def _no_option(self, name: str) -> Fault:
        names = ", ".join(option.name for option in self.options) or "none"
        return Fault(
            Named(shown(name)[1:-1] or "''"),
            Text(
                f"is no option of {self.name}; it has: {names}.",
                f"という設定はありません（{names}）。",
            ),
        )

    def settings(self, typed: Mapping[str, str]) -> dict[str, Any]:
        """Every option's value from what was typed, defaults for the rest.

        Raises BadInput for an option that does not exist or cannot be read.
        """
        settings = self.read_options(typed)
        if isinstance(settings, list):
            raise BadInput(*settings[0])
        return settings

    def written(self, settings: Settings) -> dict[str, str]:
        """Every option as it is typed."""
        return {option.name: option.write(settings[option.name]) for option in self.options}
