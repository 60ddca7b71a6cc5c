"""Words for people: every sentence the core says, in English and in Japanese.

Text     one sentence or title in both languages; `text.in_language(lang)` picks one
lang     "en" or "ja"
BadInput what is wrong with something a person typed, and where
typed    what a person wrote, as a string. Japanese keyboards give full-width digits, signs and
         spaces (１２　－３); they mean the same as the plain ones
"""

from __future__ import annotations

import re
from typing import NamedTuple

LANGUAGES = ("en", "ja")

FULL_WIDTH = {code + 0xFEE0: code for code in range(ord("!"), ord("~") + 1)} | {
    0x3000: ord(" "),
    0x2212: ord("-"),
}
"""From full-width characters, the wide space and the typographic minus sign to the plain ones."""

MOST_DIGITS = 9
"""A number with more digits than this is none of ours."""


class Text(NamedTuple):
    """The same words in English and in Japanese."""

    en: str
    ja: str

    def in_language(self, lang: str) -> str:
        """The words in `lang` ("en" or "ja"); any other language reads English."""
        return self.ja if lang == "ja" else self.en


class BadInput(ValueError):
    """Something a person gave that cannot be used.

    `place` names it as the person does: an option ("order"), a cell ("cell 3"), "line 1, column 4"
    of a text, or "" for the whole; `words` is one sentence that says what is wrong and what would
    be right.
    """

    def __init__(self, place: str, words: Text) -> None:
        super().__init__(f"{place}: {words.en}" if place else words.en)
        self.place = place
        self.words = words

    def place_in_words(self) -> Text:
        """The place for people: cells, lines and columns have a Japanese name, others none."""
        ja = re.sub(r"^cell (-?\d+)$", r"マス \1", self.place)
        return Text(self.place, re.sub(r"^line (\d+), column (\d+)$", r"\1 行目の \2 文字目", ja))


def plain(typed: str) -> str:
    """What was typed, with plain characters in place of full-width ones, one for one."""
    return typed.translate(FULL_WIDTH)


def whole_number(typed: str) -> int | None:
    """The whole number that was typed, with or without a sign and spaces around it.

    None when it is something else (a fraction, a superscript, the digits of another script) or has
    more than MOST_DIGITS digits.
    """
    match = re.fullmatch(rf"\s*([+-]?[0-9]{{1,{MOST_DIGITS}}})\s*", plain(typed))
    return int(match[1]) if match else None


def shown(typed: str) -> str:
    """What a person typed, short and in quotes, for a message."""
    return repr(typed if len(typed) <= 24 else typed[:23] + "…")
