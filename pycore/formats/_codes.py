"""Codes: values as text. One declaration reads and writes.

code     reads a value at a position of a text and returns the position after it; writes a value
runs     numbers in reading order with letters for stretches of blanks, as in Simon Tatham's
         programs
borders  regions of a grid by the lines between cells, in the same programs
hexes    numbers with letters for stretches of blanks, as on puzz.link
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Generic, TypeVar

from ._format import wrong, wrong_at

T = TypeVar("T")

Numbers = list[int | None]
"""Numbers by cell, None for a blank."""

MOST = 1000
"""The most numbers of a code: 31 x 31, with room to spare."""


@dataclass(frozen=True)
class Code(Generic[T]):
    """`read(text, at)` returns the value there and the position after it, or raises BadInput."""

    read: Callable[[str, int], tuple[T, int]]
    write: Callable[[T], str]


def whole(code: Code[T], text: str) -> T:
    """Return the value of a text with nothing after it. Raises BadInput."""
    value, end = code.read(text, 0)
    if end < len(text):
        raise wrong_at(text, end)
    return value


def joined(part: Code[T], divider: str, count: int) -> Code[list[T]]:
    """Return the code of `count` values with dividers between them."""

    def read(text: str, at: int) -> tuple[list[T], int]:
        found: list[T] = []
        for number in range(count):
            if number:
                if not text.startswith(divider, at):
                    raise wrong_at(text, at)
                at += len(divider)
            value, at = part.read(text, at)
            found.append(value)
        return found, at

    return Code(read, lambda values: divider.join(map(part.write, values)))


def matched(
    pattern: str, value: Callable[[re.Match[str]], T], written: Callable[[T], str]
) -> Code[T]:
    """Return the code of a word that matches a pattern."""
    form = re.compile(pattern)

    def read(text: str, at: int) -> tuple[T, int]:
        match = form.match(text, at)
        if match is None:
            raise wrong_at(text, at)
        return value(match), match.end()

    return Code(read, written)


NUMBER_OR_NOTHING: Code[int | None] = matched(
    "[0-9]{0,3}",
    lambda match: int(match[0]) if match[0] else None,
    lambda number: "" if number is None else str(number),
)


def runs(count: int) -> Code[Numbers]:
    """Return the code of a grid: numbers, `a` to `z` for 1 to 26 blanks, and `_` between two
    numbers."""

    def read(text: str, at: int) -> tuple[Numbers, int]:
        found: Numbers = []
        while len(found) < count:
            match = re.compile("_?([0-9]{1,3})|([a-z])|_").match(text, at)
            if match is None:
                raise wrong_at(text, at)
            if match[1]:
                found.append(int(match[1]))
            elif match[2]:
                found += [None] * (ord(match[2]) - ord("a") + 1)
            at = match.end()
        if len(found) > count:
            raise wrong(f"the grid has more than {count} cells.", f"盤が {count} マスを超えます。")
        return found, at

    def write(numbers: Numbers) -> str:
        text = ""
        for blank, run in groupby(numbers, lambda number: number is None):
            if blank:
                text += _letters(len([*run]), "z", ord("a") - 1)
            else:
                text += "_".join(map(str, run))
        return text

    return Code(read, write)


def _letters(count: int, last: str, before: int) -> str:
    """Return a number as letters: repeat the last letter for whole multiples, then one for the
    rest."""
    most = ord(last) - before
    rest = count % most
    return last * (count // most) + (chr(before + rest) if rest else "")


def borders(wide: int, tall: int, counted: bool = False) -> Code[list[int]]:
    """Return the code of regions: for each cell the least cell of its region. The lines between
    neighbours come row by row, then the lines between rows, column by column. A letter is the
    number of joined cells before the next border (`z`: 25, and no border), perhaps followed by a
    repeat count, which is written if `counted`."""
    beside = [(r * wide + c, r * wide + c + 1) for r in range(tall) for c in range(wide - 1)]
    above = [(r * wide + c, (r + 1) * wide + c) for c in range(wide) for r in range(tall - 1)]
    pairs = [*beside, *above]

    def read(text: str, at: int) -> tuple[list[int], int]:
        lines: list[bool] = []
        while len(lines) <= len(pairs):
            match = re.compile("([_a-z])([0-9]{0,3})").match(text, at)
            if match is None:
                raise wrong_at(text, at)
            free = 0 if match[1] == "_" else min(ord(match[1]) - ord("a") + 1, 25)
            lines += ([False] * free + [True] * (match[1] != "z")) * int(match[2] or 1)
            at = match.end()
        if len(lines) > len(pairs) + 1 or not lines[-1]:
            raise wrong("the borders do not fit the grid.", "枠の線の数が盤に合いません。")
        open_pairs = [pair for pair, line in zip(pairs, lines, strict=False) if not line]
        return regions(wide * tall, open_pairs), at

    def write(regions: list[int]) -> str:
        letters, free = [], 0
        for line in (*(regions[one] != regions[other] for one, other in pairs), True):
            if line:
                letters.append("_" if free == 0 else chr(ord("a") + free - 1))
                free = 0
            else:
                free += 1
                if free == 25:
                    letters.append("z")
                    free = 0
        return "".join(_counted(letters) if counted else letters)

    return Code(read, write)


def _counted(letters: list[str]) -> list[str]:
    """Return letters with a count for three and more of the same."""
    found = []
    for letter, run in groupby(letters):
        count = len([*run])
        found.append(f"{letter}{count}" if count > 2 else letter * count)
    return found


def regions(cells: int, pairs: Sequence[tuple[int, int]]) -> list[int]:
    """Return the least cell of each cell's region, with these pairs joined."""
    least = [*range(cells)]

    def root(cell: int) -> int:
        while least[cell] != cell:
            cell = least[cell]
        return cell

    for one, other in pairs:
        low, high = sorted((root(one), root(other)))
        least[high] = low
    return [root(cell) for cell in range(cells)]


def hexes(count: int) -> Code[Numbers]:
    """Return the code of numbers: a hexadecimal digit, `-` and two for 16 to 255, `+` and three for
    more; `g` to `z` for 1 to 20 blanks; `.`, an unknown number, is a blank here. The text may end
    before the last number."""

    def read(text: str, at: int) -> tuple[Numbers, int]:
        found: Numbers = []
        form = re.compile(
            "(?P<one>[0-9a-f])|-(?P<two>[0-9a-f]{2})|[+](?P<three>[0-9a-f]{3})|[g-z.]"
        )
        while len(found) < count and at < len(text):
            match = form.match(text, at)
            if match is None:
                raise wrong_at(text, at)
            if match.lastgroup:
                found.append(int(match[match.lastgroup], 16))
            else:
                found += [None] * (1 if match[0] == "." else ord(match[0]) - ord("f"))
            at = match.end()
        if len(found) > count:
            raise wrong(f"there are more than {count} numbers.", f"数が {count} 個を超えます。")
        return found + [None] * (count - len(found)), at

    def write(numbers: Numbers) -> str:
        text = ""
        for blank, run in groupby(numbers, lambda number: number is None):
            if blank:
                text += _letters(len([*run]), "z", ord("f"))
            else:
                text += "".join(_hex(number or 0) for number in run)
        return text

    return Code(read, write)


def _hex(number: int) -> str:
    return f"{number:x}" if number < 16 else f"-{number:02x}" if number < 256 else f"+{number:03x}"
