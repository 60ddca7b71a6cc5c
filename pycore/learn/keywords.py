"""The intended keyword where Python cannot read a line: `whlie x:` should be `while x:`.

A word of the line counts as a mistyped keyword only if the keyword in its place lets Python read
past the line.
"""

from __future__ import annotations

import ast
import keyword
import re
import warnings
from typing import NamedTuple

from ..model.suggestion import likeness

KEYWORDS = (*keyword.kwlist, *keyword.softkwlist)
WORD = r"else if|[^\W\d]\w*"
"""Possible keywords: a word, or the two words that other languages write for `elif`."""

ALIKE = 0.6
"""The least similarity, 0 to 1, of a word without exactly the keyword's letters."""

MOST_LETTERS = 500
"""The most characters of a line examined."""

MOST_TRIALS = 20
"""The most candidates: each of them reads the whole program."""


class Mistyped(NamedTuple):
    """A word of a program and the intended keyword."""

    word: str
    keyword: str


def keyword_meant(source: str, error: SyntaxError) -> Mistyped | None:
    """Return the word nearest to a keyword among those that keep Python from reading the line of
    the error; None if it can read the line, or if no keyword helps."""
    lines, line = source.split("\n"), error.lineno or 0
    if error.text is None or not 0 < line <= len(lines):  # no text: from the compiler
        return None
    for word, meant in sorted(_candidates(lines[line - 1]), key=_unlikeness)[:MOST_TRIALS]:
        mended = lines[line - 1][: word.start()] + meant + lines[line - 1][word.end() :]
        reached = _unreadable("\n".join([*lines[: line - 1], mended, *lines[line:]]))
        if reached is None or reached > line:
            return Mistyped(word.group(), meant)
    return None


def _candidates(line: str) -> list[tuple[re.Match[str], str]]:
    """Return the words of a line, each with similar keywords."""
    return [
        (word, each)
        for word in re.finditer(WORD, line[:MOST_LETTERS])
        if word.group() not in KEYWORDS
        for each in KEYWORDS
        if likeness(word.group(), each) >= ALIKE or sorted(word.group()) == sorted(each)
    ]


def _unlikeness(candidate: tuple[re.Match[str], str]) -> float:
    word, meant = candidate
    return -likeness(word.group(), meant)


def _unreadable(source: str) -> int | None:
    """Return the first line that Python cannot read, None if there is none."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except SyntaxError as error:
        return error.lineno
    except (ValueError, RecursionError, MemoryError):
        return None
    return None
