"""The keyword that was meant where Python cannot read a line: `whlie x:` is to be `while x:`.

A word of the line is taken for a mistyped keyword only if the keyword in its place lets Python read
past this line.
"""

from __future__ import annotations

import ast
import keyword
import re
import warnings
from typing import NamedTuple

from ..model.suggestion import likeness

KEYWORDS = (*keyword.kwlist, *keyword.softkwlist)
WORD = re.compile(r"else if|[^\W\d]\w*")
"""What may stand for a keyword: a word, or the two that other languages write for `elif`."""

ALIKE = 0.6
"""From 0 to 1: how similar a word must be, unless it has the keyword's letters in another order."""

MOST_LETTERS = 500
"""Characters of a line that are looked at."""

MOST_TRIALS = 20
"""Each of them reads the whole program."""


class Mistyped(NamedTuple):
    """A word of a program, and the keyword that was meant."""

    word: str
    keyword: str


def keyword_meant(source: str, error: SyntaxError) -> Mistyped | None:
    """Return the word that is nearest to a keyword among those that keep Python from reading the
    line of the error; None if it can read the line, or if no keyword helps."""
    lines, line = source.split("\n"), error.lineno or 0
    if error.text is None or not 0 < line <= len(lines):  # no text: the compiler, after all is read
        return None
    for word, meant in sorted(_candidates(lines[line - 1]), key=_unlikeness)[:MOST_TRIALS]:
        mended = lines[line - 1][: word.start()] + meant + lines[line - 1][word.end() :]
        reached = _unreadable("\n".join([*lines[: line - 1], mended, *lines[line:]]))
        if reached is None or reached > line:
            return Mistyped(word.group(), meant)
    return None


def _candidates(line: str) -> list[tuple[re.Match[str], str]]:
    """Return the words of a line, each with the keywords that are like it."""
    return [
        (word, each)
        for word in WORD.finditer(line[:MOST_LETTERS])
        if word.group() not in KEYWORDS
        for each in KEYWORDS
        if likeness(word.group(), each) >= ALIKE or sorted(word.group()) == sorted(each)
    ]


def _unlikeness(candidate: tuple[re.Match[str], str]) -> float:
    word, meant = candidate
    return -likeness(word.group(), meant)


def _unreadable(source: str) -> int | None:
    """Return the first line that Python cannot read, None if it is not stopped by one."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except SyntaxError as error:
        return error.lineno
    except (ValueError, RecursionError, MemoryError):
        return None
    return None
