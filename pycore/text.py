"""Words for people: every sentence the core says, in English and in Japanese.

Text     one sentence or title in both languages; `text[lang]` picks one
lang     "en" or "ja"
BadInput what is wrong with something a person typed, and where
"""

from __future__ import annotations

from typing import NamedTuple

LANGUAGES = ("en", "ja")


class Text(NamedTuple):
    """The same words in English and in Japanese."""

    en: str
    ja: str

    def in_language(self, lang: str) -> str:
        """The words in `lang` ("en" or "ja"); any other language reads English."""
        return self.ja if lang == "ja" else self.en


class BadInput(ValueError):
    """Something a person gave that cannot be used.

    `place` names it as the person does: an option ("order"), a cell ("cell 3"), or "" for the whole;
    `words` is one sentence that says what is wrong and what would be right.
    """

    def __init__(self, place: str, words: Text) -> None:
        super().__init__(f"{place}: {words.en}" if place else words.en)
        self.place = place
        self.words = words
