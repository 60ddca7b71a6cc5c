"""Calculations with words in the style of programs: `SEND + MORE == MONEY`."""

from __future__ import annotations

import re

from ..model.bilingual import Text, plain
from ._format import Format, Held, Opened

TITLE = Text("a calculation of words", "覆面算の式")

WORD = "[A-Za-z]+"
SIGN = r"(\s*[+*×-]\s*|\s+x\s+)"  # an x within a word is a letter: one way to read it
FORM = rf"\s*\"?'?{WORD}({SIGN}{WORD})+\s*={{1,2}}\s*{WORD}\"?'?\s*"


def recognises(text: str) -> bool:
    """Return whether a text is an equation with letters."""
    return len(text) <= 200 and re.fullmatch(FORM, plain(text)) is not None


def read(text: str) -> Opened:
    """Return the puzzle."""
    return Opened("verbal-arithmetic", {"sum": plain(text).strip(" \n\r\t\"'").replace("==", "=")})


def write(held: Held) -> str:
    """Return the calculation with a double equals sign."""
    return str(held.settings["sum"]).replace("=", "==")


FORMAT = Format(
    "equation",
    TITLE,
    "SEND + MORE == MONEY",
    recognises,
    read,
    ("verbal-arithmetic",),
    write,
    certain=False,
    place=70,
)
