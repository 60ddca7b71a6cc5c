"""What a format is, what it reads, and what it is given to write.

opened   what a text holds: a puzzle, its options as typed, givens, own numbers and marks by cell,
         or the start of a game; and what of the text is left out, in words
held     what is to be written: a puzzle, its settings, givens, or the position of a game
certain  of a format: whether its texts cannot be mistaken for a board in a notation of our own
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
    """A puzzle by its name, its options as they are typed, and the content of its cells, or its
    start; what was left out of the text; and the format that it was in, in words."""

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
    """A form in which other programs write puzzles.

    `name` is what `export` calls it; several formats may share it, one for each puzzle.
    `placements`: whether it writes all puzzles that fill cells; `ending`: how the name of a file
    ends, for a form that is kept as one.
    `recognises(text)` tells by the form of the text alone, `read(text)` may then still raise
    BadInput. `write(held)` raises BadInput if the form cannot say all of the puzzle; `puzzles` are
    those that it is for. An `example` is read and written in the tests. Formats are tried by
    `place`, the least first.
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
        """Return whether it writes a puzzle, as far as its kind decides."""
        if self.write is None:
            return False
        return puzzle.name in self.puzzles or (self.placements and puzzle.kind == "placement")


def wrong(en: str, ja: str) -> BadInput:
    """Return a fault of the text as a whole."""
    return BadInput(None, Text(en, ja))


def wrong_at(text: str, at: int) -> BadInput:
    """Return the fault of a character of a code: of what cannot stand there, or is missing."""
    if at >= len(text):
        return wrong("the text ends too early.", "文字が途中で終わっています。")
    return wrong(
        f"{shown(text[at])} cannot stand in this code, behind {shown(text[max(0, at - 8) : at])}.",
        f"この符号の {shown(text[max(0, at - 8) : at])} の後に {shown(text[at])} は使えません。",
    )


def unsaid(form: Text, what: Text) -> BadInput:
    """Return that a form cannot say some part of a puzzle."""
    return wrong(f"{form.en} cannot say {what.en}.", f"{form.ja}では{what.ja}を書き表せません。")


def unknown_rule(what: Text) -> BadInput:
    """Return that a rule of the text, which changes the solutions, is not known here."""
    return wrong(
        f"of its rules, {what.en!r} is not known here; leaving it out would change the solutions.",
        f"ルールのうち「{what.ja}」はここでは扱えません。除くと解が変わってしまいます。",
    )
