"""Written calculations as text: sums of words on both sides of =, one or several of them.

word     letters, digits and boxes, each a digit of a number; the same letter stands for the same
         digit, and every box for a digit of its own
term     a word that is added, `factor` times; a negative factor takes it away
cell     a letter, or a box: the letters first, in the order in which they come, then the boxes
notation words with + and - between them, = and more words; `4 x AB`, with a sign or a small x, is
         4 times AB; a box is □, _ or ?; calculations are divided by semicolons
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, plain, shown

OPTION = "sum"
LONGEST_WORD, MOST_WORDS, MOST_LINES = 12, 12, 6
BOX = "□"
DIGITS = "0123456789"

SMALL_X = re.compile(r"(\d\s*)x(?=\s*[\w□?])|([\w□?]\s+)x(?=\s+[\w□?])")
"""A multiplication that is typed with a letter: after a digit, or alone between two words."""
OTHER_SIGNS = str.maketrans("*·-–−_?■", "××−−−□□□")
"""Other characters that people use for signs and boxes."""


class Term(NamedTuple):
    """A word, and how often it is added."""

    factor: int
    word: str


class Equation(NamedTuple):
    """What 1 in each cell adds to the left side of a calculation, less the right side; the cells
    that add nothing are left out. All of it together makes the total."""

    weights: dict[int, int]
    total: int


@dataclass(frozen=True)
class Line:
    """One calculation: the terms before = and after it."""

    left: tuple[Term, ...]
    right: tuple[Term, ...]

    def __str__(self) -> str:
        return " = ".join("".join(_written(side)) for side in (self.left, self.right))

    @property
    def terms(self) -> tuple[Term, ...]:
        """All terms in order."""
        return self.left + self.right


@dataclass(frozen=True)
class Lines:
    """The calculations; as text, in the notation."""

    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.lines))

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters, in the order in which they come first."""
        signs = "".join(word for line in self.lines for _, word in line.terms)
        return tuple(dict.fromkeys(sign for sign in signs if sign.isalpha()))

    @property
    def boxes(self) -> int:
        """How many boxes there are."""
        return sum(word.count(BOX) for line in self.lines for _, word in line.terms)

    def cells(self) -> list[list[list[int | None]]]:
        """Return the cell of each sign of each word of each calculation; None for a digit."""
        letters = self.letters
        box = count(len(letters))

        def cell(sign: str) -> int | None:
            if sign in DIGITS:
                return None
            return next(box) if sign == BOX else letters.index(sign)

        return [[[cell(sign) for sign in word] for _, word in line.terms] for line in self.lines]

    def equations(self) -> list[Equation]:
        """Return the calculations as linear equations."""
        return list(map(_equation, self.lines, self.cells()))


def _equation(line: Line, cells: list[list[int | None]]) -> Equation:
    weights: Counter[int] = Counter()
    total = 0
    for number, ((factor, word), there) in enumerate(zip(line.terms, cells, strict=True)):
        side = 1 if number < len(line.left) else -1
        for power, (sign, cell) in enumerate(zip(word[::-1], there[::-1], strict=True)):
            worth = side * factor * 10**power
            if cell is None:
                total -= worth * int(sign)
            else:
                weights[cell] += worth
    return Equation({cell: weight for cell, weight in sorted(weights.items()) if weight}, total)


def _written(side: tuple[Term, ...]) -> Iterator[str]:
    """Yield the terms with the signs between them."""
    for number, (factor, word) in enumerate(side):
        if number:
            yield " + " if factor > 0 else " − "
        yield word if abs(factor) == 1 else f"{abs(factor)} × {word}"


def read_lines(typed: str) -> Lines:
    """Return the calculations. Raises BadInput that names the option, and what is wrong."""
    text = SMALL_X.sub(r"\1\2×", plain(typed)).upper().translate(OTHER_SIGNS)
    parts = [part for part in re.split(r"[;\n]", text) if part.strip()]
    if not 1 <= len(parts) <= MOST_LINES:
        raise _bad(
            f"write 1 to {MOST_LINES} calculations with semicolons between them, each as "
            "SEND + MORE = MONEY.",
            f"SEND + MORE = MONEY のような計算を 1〜{MOST_LINES} 個、; で区切って書いてください。",
        )
    lines = Lines(tuple(map(_read_line, parts)))
    if len(lines.letters) > len(DIGITS):
        raise _bad(
            f"there are {len(lines.letters)} letters; {len(DIGITS)} are the most.",
            f"{len(lines.letters)} 種類の文字があります。{len(DIGITS)} 種類までです。",
        )
    if not lines.letters and not lines.boxes:
        raise _bad(
            f"there is nothing to find: write letters, or {BOX} for a missing digit.",
            f"求めるものがありません。文字か、分からない数字の {BOX} を書いてください。",
        )
    for line, (weights, total) in zip(lines.lines, lines.equations(), strict=True):
        if total and not weights:
            raise _bad(f"{line} is never right.", f"{line} は、決して正しくなりません。")
    return lines


def _read_line(text: str) -> Line:
    sides = text.split("=")
    if len(sides) != 2:
        raise _bad(
            f"{shown(text.strip())} is no calculation: write words with + or − between them, = and "
            "the result, as SEND + MORE = MONEY.",
            f"{shown(text.strip())} は計算ではありません。SEND + MORE = MONEY のように、+ か − で"
            "つないだ言葉、=、答えを書いてください。",
        )
    left, right = (tuple(_read_side(side)) for side in sides)
    if len(left + right) > MOST_WORDS:
        raise _bad(
            f"{shown(text.strip())} has {len(left + right)} words; {MOST_WORDS} are the most.",
            f"{shown(text.strip())} は {len(left + right)} 語あります。{MOST_WORDS} 語までです。",
        )
    return Line(left, right)


def _read_side(text: str) -> Iterator[Term]:
    sign = 1
    for part in re.split(r"([+−])", text):
        if part in ("+", "−"):
            sign = 1 if part == "+" else -1
        else:
            factor, word = _read_term(re.sub(r"\s", "", part))
            yield Term(sign * factor, word)


def _read_term(text: str) -> Term:
    *factors, word = text.split("×")
    if factors and not (len(factors) == 1 and re.fullmatch(r"[1-9][0-9]?", factors[0])):
        raise _bad(
            f"{shown(text)}: before × there can only be a number from 1 to 99, and after it a "
            "word, as 4 × ABCD = DCBA.",
            f"{shown(text)}：× の前に書けるのは 1〜99 の数 1 つだけで、後には言葉を書いてください"
            "（例：4 × ABCD = DCBA）。",
        )
    if not 1 <= len(word) <= LONGEST_WORD or not all(
        sign.isalpha() or sign in DIGITS + BOX for sign in word
    ):
        raise _bad(
            f"{shown(word)} is no word of 1 to {LONGEST_WORD} letters, digits or boxes ({BOX}).",
            f"{shown(word)} は 1〜{LONGEST_WORD} 個の文字・数字・{BOX} ではありません。",
        )
    if len(word) > 1 and word[0] == "0":
        raise _bad(
            f"{shown(word)} begins with 0, which no number does.",
            f"{shown(word)} は 0 で始まっています。数は 0 では始まりません。",
        )
    return Term(int(factors[0]) if factors else 1, word)


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named(OPTION), Text(en, ja))
