"""Text for people: every sentence of the core, in English and in Japanese.

Text     one sentence or title in both languages; `text.in_language(lang)` picks one
lang     "en" or "ja"
place    the location of a fault: a cell, a name, a position in a text; None for the whole
fault    a place and the error there
BadInput a fault as an exception
typed    a user's input, as a string. Japanese keyboards produce full-width digits, signs and
         spaces (１２　－３); they mean the same as the plain ones, and so do the digits of every
         other script (٣ is 3)
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never
from unicodedata import decimal

LANGUAGES = ("en", "ja")

FULL_WIDTH = {code + 0xFEE0: code for code in range(ord("!"), ord("~") + 1)} | {
    0x3000: ord(" "),
    0x2212: ord("-"),
}
"""Maps full-width characters, the wide space and the typographic minus sign to plain ones."""

OTHER_DIGIT = r"(?![0-9])\d"
"""A digit of another script."""

MOST_DIGITS = 9
"""Numbers with more digits than this are refused."""


class Text(NamedTuple):
    """The same words in English and in Japanese."""

    en: str
    ja: str

    def in_language(self, lang: str) -> str:
        """Return the text in `lang` ("en" or "ja"); any other language gets English."""
        return self.ja if lang == "ja" else self.en

    def __format__(self, _: str) -> str:
        """Raise TypeError: inside another sentence, choose one of the two languages."""
        raise TypeError(f"en or ja of {self!r}?")


@dataclass(frozen=True)
class InCell:
    """The number of a cell, or of a spot of a movement; `name` is its name for people."""

    cell: int
    name: Text | None = field(default=None, compare=False)


class Named(NamedTuple):
    """The name of an option, an argument or a puzzle, as the user types it."""

    name: str


class InText(NamedTuple):
    """A line and a column of a text, counted from 1; without a column, the whole line."""

    line: int
    column: int | None = None


Place = InCell | Named | InText


def place_in_words(place: Place) -> Text:
    """Return the place in words; names are the same in every language."""
    match place:
        case InCell(cell, called):
            return called or numbered(cell)
        case Named(name):
            return Text(name, name)
        case InText(line, None):
            return Text(f"line {line}", f"{line} 行目")
        case InText(line, column):
            return Text(f"line {line}, character {column}", f"{line} 行目の {column} 文字目")
        case _:
            assert_never(place)


def numbered(cell: int) -> Text:
    """Return the name of a cell without a name: its number."""
    return Text(f"cell {cell}", f"マス {cell}")


class Fault(NamedTuple):
    """An error in some input, in one sentence that says what would be right; without a place it
    concerns the whole."""

    place: Place | None
    words: Text

    @property
    def cell(self) -> int | None:
        """The cell of the fault, None if it is elsewhere."""
        return self.place.cell if isinstance(self.place, InCell) else None

    def in_words(self) -> Text:
        """Return the place and the sentence."""
        if self.place is None:
            return self.words
        at = place_in_words(self.place)
        return Text(f"{at.en}: {self.words.en}", f"{at.ja}: {self.words.ja}")


class BadInput(ValueError):
    """Unusable input: a fault as an exception."""

    def __init__(self, place: Place | None, words: Text) -> None:
        super().__init__(place, words)  # the arguments of a copy
        self.fault = Fault(place, words)

    def __str__(self) -> str:
        return self.fault.in_words().en

    @property
    def place(self) -> Place | None:
        """The place of the fault."""
        return self.fault.place

    @property
    def words(self) -> Text:
        """The sentence of the fault."""
        return self.fault.words


def number(value: int) -> str:
    """Format a number, with a real minus sign."""
    return f"−{spelled(-value)}" if value < 0 else spelled(value)


def many(number: int, noun: str) -> str:
    """Count things in English: "1 move", "1,200 moves"."""
    return f"{number:,} {noun}{'s' * (number != 1)}"


def listed(values: Iterable[int]) -> str:
    """List numbers in English: "2, 3 and 5"."""
    *first, last = map(number, values)
    return f"{', '.join(first)} and {last}" if first else last


def in_a_row(texts: Iterable[Text], between: str = "; ") -> Text:
    """Join texts, in English with `between`."""
    each = list(texts)
    return Text(between.join(text.en for text in each), "、".join(text.ja for text in each))


def capital(words: str) -> str:
    """Capitalize the words for the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def joined(*parts: str) -> str:
    """Join the parts of a Japanese sentence, with a space where a digit or a Latin letter meets
    Japanese."""
    written = ""
    for part in parts:
        meet = (written[-1:] + part.removeprefix("−")[:1]).strip()
        apart = len(meet) == 2 and meet[0].isascii() != meet[1].isascii() and meet.isalnum()
        written += f" {part}" if apart else part
    return written


MEET = "(?<=[0-9A-Za-z])(?=[ぁ-んァ-ヶ一-龥])|(?<=[ぁ-んァ-ヶー一-龥])(?=−?[0-9A-Za-z])"
"""Where a digit or a Latin letter meets Japanese."""


def spaced(words: Text) -> Text:
    """Return the text with the spaces in its Japanese that `joined` would put there."""
    return Text(words.en, re.sub(MEET, " ", words.ja))


def plain(typed: str) -> str:
    """Replace full-width characters and the digits of other scripts by plain ones, one for
    one."""
    return re.sub(OTHER_DIGIT, lambda digit: str(decimal(digit[0])), typed.translate(FULL_WIDTH))


def whole_number(typed: str) -> int | None:
    """Read a whole number, with or without a sign and spaces around it.

    Return None for anything else (a fraction, a superscript) and beyond MOST_DIGITS digits.
    """
    match = re.fullmatch(rf"\s*([+-]?[0-9]{{1,{MOST_DIGITS}}})\s*", plain(typed))
    return int(match[1]) if match else None


def read_whole(name: str, typed: str, low: int, high: int, beyond: Text | None = None) -> int:
    """Read a whole number from `low` to `high`, typed for the option or argument `name`. Raises
    BadInput for anything else; `beyond` may say why there are no others."""
    number = whole_number(typed)
    if number is not None and low <= number <= high:
        return number
    en, ja = (f"; {beyond.en}", f"。{beyond.ja}") if beyond else ("", "")
    typed = shown(typed)
    raise BadInput(
        Named(name),
        Text(
            f"must be a whole number from {low} to {high}, not {typed}{en}.",
            f"{low}〜{high} の整数を入れてください（{typed} は使えません{ja}）。",
        ),
    )


def spelled(value: object) -> str:
    """Return the repr of a program's argument for a message; for a number too long for Python to
    write, its beginning in hexadecimal."""
    try:
        return str(value)
    except ValueError:
        return f"{value:#x}"[:12] + "…" if isinstance(value, int) else type(value).__name__


def shown(typed: str) -> str:
    """Return a user's input for a message, shortened and in quotes."""
    return repr(typed if len(typed) <= 24 else typed[:23] + "…")
