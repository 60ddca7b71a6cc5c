"""Formats, the results of reading, and the input of writing.

opened   the content of a text: a puzzle, its options as typed, givens, own numbers and marks by
         cell, or the start of a game; and the omitted parts of the text, in words
held     the input of a writer: a puzzle, its settings, givens, or the position of a game
certain  said of a format whose texts cannot be mistaken for a board in our own notation
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from ..model.bilingual import BadInput, Text, shown
from ..model.puzzle import Puzzle, Settings
from ..puzzles import puzzle_named

NONE: Mapping[int, int] = MappingProxyType({})
NO_MARKS: Mapping[int, tuple[int, ...]] = MappingProxyType({})


class Opened(NamedTuple):
    """A puzzle by name, its options as typed, and the content of its cells, or its start; the
    omitted parts of the text; and the name of the format."""

    name: str
    options: Mapping[str, str]
    givens: Mapping[int, int] = NONE
    own: Mapping[int, int] = NONE
    marks: Mapping[int, tuple[int, ...]] = NO_MARKS
    start: str = ""
    left_out: tuple[Text, ...] = ()
    form: Text = Text("", "")

    @property
    def puzzle(self) -> Puzzle:
        """The entry of the catalogue."""
        return puzzle_named(self.name)


class Held(NamedTuple):
    """A puzzle with its settings, and givens by cell, or a position."""

    puzzle: Puzzle
    settings: Settings
    givens: Mapping[int, int] = NONE
    start: str = ""


@dataclass(frozen=True)
class Format:
    """A format of other programs for puzzles.

    `name` is its name in `export`; several formats may share it, one for each puzzle. `placements`:
    whether it writes all puzzles that fill cells; `ending`: the ending of its file names, if it is
    stored as a file. `recognises(text)` judges by form alone; `read(text)` may still raise
    BadInput. `write(held)` raises BadInput if the format cannot express the whole puzzle;
    `puzzles` names the puzzles that it is for. Tests read and write an `example`. Formats are tried
    by `place`, least first.
    """

    name: str
    title: Text
    example: str
    recognises: Callable[[str], bool]
    read: Callable[[str], Opened]
    puzzles: tuple[str, ...] = ()
    write: Callable[[Held], str] | None = None
    certain: bool = True
    placements: bool = False
    ending: str = ""
    place: int = 50

    def serves(self, puzzle: Puzzle) -> bool:
        """Return whether it writes puzzles of this kind."""
        if self.write is None:
            return False
        return puzzle.name in self.puzzles or (self.placements and puzzle.kind == "placement")


def wrong(en: str, ja: str) -> BadInput:
    """Return a fault of the whole text."""
    return BadInput(None, Text(en, ja))


def wrong_at(text: str, at: int) -> BadInput:
    """Return the fault of a wrong or missing character in a code."""
    if at >= len(text):
        return wrong("the text ends too early.", "文字が途中で終わっています。")
    return wrong(
        f"{shown(text[at])} cannot stand in this code, behind {shown(text[max(0, at - 8) : at])}.",
        f"この符号の {shown(text[max(0, at - 8) : at])} の後に {shown(text[at])} は使えません。",
    )


def unsaid(form: Text, what: Text) -> BadInput:
    """Return the fault of a part of a puzzle that a format cannot express."""
    return wrong(f"{form.en} cannot say {what.en}.", f"{form.ja}では{what.ja}を書き表せません。")


def unknown_rule(what: Text) -> BadInput:
    """Return the fault of an unknown rule, which would change the solutions."""
    return wrong(
        f"of its rules, {what.en!r} is not known here; leaving it out would change the solutions.",
        f"ルールのうち「{what.ja}」はここでは扱えません。除くと解が変わってしまいます。",
    )
