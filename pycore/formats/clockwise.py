"""Skyscrapers as a list of clues, 0 for none: clockwise from the upper left corner, so the clues
below run leftward and the clues on the left upward."""

from __future__ import annotations

import re

from ..model.bilingual import Text, plain
from ._format import Format, Held, Opened, unsaid
from .tatham_towers import clues_of, sides

TITLE = Text("clues in a clockwise list", "時計回りのヒントのリスト")
SIDES = range(3, 10)


def clues_in(text: str) -> list[int] | None:
    """Return the clues of a list; None for any other text."""
    if len(text) > 1000:
        return None
    match = re.fullmatch(r"[^\[\](){}]*[\[({]([0-9,\s]+)[\])}]\s*;?\s*", plain(text))
    numbers = [*map(int, re.findall("[0-9]{1,3}", match[1]))] if match else []
    order = len(numbers) // 4
    if len(numbers) % 4 or order not in SIDES or max(numbers) > order or not any(numbers):
        return None
    return numbers


def read(text: str) -> Opened:
    """Return the puzzle."""
    numbers = clues_in(text) or []
    order = len(numbers) // 4
    above, right, below, left = (numbers[order * k : order * (k + 1)] for k in range(4))
    clues: list[int | None] = [*above, *below[::-1], *left[::-1], *right]
    return Opened("skyscrapers", {"clues": sides(clues)})


def write(held: Held) -> str:
    """Return the list. Raises BadInput for givens."""
    if held.givens:
        raise unsaid(TITLE, Text("givens", "初めから入っている数"))
    clues = [clue or 0 for clue in clues_of(held)]
    order = len(clues) // 4
    above, below, left, right = (clues[order * k : order * (k + 1)] for k in range(4))
    if order not in SIDES or not any(clues):
        raise unsaid(TITLE, Text("a square of this kind", "この盤"))
    return str([*above, *right, *below[::-1], *left[::-1]])


FORMAT = Format(
    "clockwise",
    TITLE,
    "[0, 0, 1, 2, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0]",
    lambda text: clues_in(text) is not None,
    read,
    ("skyscrapers",),
    write,
)
