"""Written calculations as text: sums of words on both sides of =, or products, one or several.

=        or ==, as in programs
word     letters, digits and boxes (_digit_words.py); the same letter is the same digit, and every
         box a digit by itself
term     a word that is added `factor` times; a negative factor subtracts it
copy     a box for a letter that already occurs elsewhere in a product (_products.py)
cell     a letter or a box: first the letters, in order of appearance, then the boxes
notation words with + and - between them, = and more words; `4 x AB`, with a sign or a small x, is
         4 times AB; calculations are divided by semicolons
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import NamedTuple

from ..expr.sums import signed
from ..model.bilingual import plain, shown
from ..model.comparison import TOLD
from ..model.multiple import Multiple
from ..model.written_sum import WrittenSum
from ._digit_words import (
    BOX,
    DIGITS,
    Cells,
    Equation,
    WeightedWord,
    bad,
    digits,
    equation,
    read_word,
)
from ._products import MULTIPLIED, Product, read_product

MOST_WORDS, MOST_LINES = 12, 6

SMALL_X = r"([\d□?_■]\s*)x(?=\s*[\w□?■])|([\w□?]\s+)x(?=\s+[\w□?■])"
"""A multiplication sign typed as a letter: after a digit or a box, or alone between two words."""
OTHER_SIGNS = str.maketrans("*·-–−_?■", "××−−−□□□")
"""Other characters in use for signs and boxes."""


class Term(NamedTuple):
    """A word and its factor."""

    factor: int
    word: str


@dataclass(frozen=True)
class Calculated:
    """A calculation that is a sum: the terms before and after the =."""

    left: tuple[Term, ...]
    right: tuple[Term, ...]

    def __str__(self) -> str:
        return " = ".join(signed(side, TOLD) for side in (self.left, self.right))

    @property
    def terms(self) -> tuple[Term, ...]:
        """All terms in order."""
        return self.left + self.right

    @property
    def words(self) -> tuple[str, ...]:
        """All words, from top to bottom."""
        return tuple(word for _, word in self.terms)

    @property
    def signs(self) -> tuple[str, ...]:
        """The sign before each word: no + before the first one of a side."""
        return tuple(
            _sign(factor, number in (0, len(self.left)))
            for number, (factor, _) in enumerate(self.terms)
        )

    @property
    def shifts(self) -> tuple[int, ...]:
        """No shifts: all words are right-aligned."""
        return (0,) * len(self.terms)

    @property
    def ruled(self) -> tuple[int, ...]:
        """The indices of the words with a line above them."""
        return (len(self.left),)

    @property
    def leading(self) -> tuple[bool, ...]:
        """No word begins with 0."""
        return (True,) * len(self.terms)

    @property
    def read_once(self) -> int:
        """None: a letter may occur twice."""
        return 0

    def equations(self, cells: Sequence[Cells]) -> list[Equation]:
        """Return the equation of the two sides."""
        sides = [1] * len(self.left) + [-1] * len(self.right)
        return [
            equation(
                WeightedWord(side * factor, word, there)
                for side, (factor, word), there in zip(sides, self.terms, cells, strict=True)
            )
        ]

    def sums(self, cells: Sequence[Cells]) -> Iterator[WrittenSum]:
        """Yield the equation as a rule."""
        sides = [1] * len(self.left) + [-1] * len(self.right)
        words = zip(self.words, cells, strict=True)
        factors = (side * factor for side, (factor, _) in zip(sides, self.terms, strict=True))
        yield WrittenSum(tuple(digits(*word) for word in words), tuple(factors))

    def multiples(self, cells: Sequence[Cells]) -> Iterator[Multiple]:
        """Yield nothing: no two numbers are multiplied."""
        yield from ()


@dataclass(frozen=True)
class Calculations:
    """The calculations; as text, in the notation."""

    lines: tuple[Calculated | Product, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.lines))

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letters, in order of appearance."""
        signs = "".join(word for line in self.lines for word in line.words)
        return tuple(dict.fromkeys(sign for sign in signs if sign.isalpha()))

    @cached_property
    def boxes(self) -> tuple[str, ...]:
        """Each box in order: a box, or the letter that it copies."""
        letters = len(self.letters)
        return tuple(
            sign
            for line, there in zip(self.lines, self.cells, strict=True)
            for word, cells in zip(line.words, there, strict=True)
            for sign, cell in zip(word, cells, strict=True)
            if cell is not None and cell >= letters
        )

    @cached_property
    def cells(self) -> list[list[list[int | None]]]:
        """The cell of each sign of each word of each calculation; None for a digit."""
        box = count(len(self.letters))

        def cells_of(line: Calculated | Product) -> Iterator[list[int | None]]:
            once: set[str] = set()
            for number, word in enumerate(line.words):
                there: list[int | None] = []
                for sign in word:
                    if sign in DIGITS:
                        there.append(None)
                    elif sign == BOX or (sign in once and number < line.read_once):
                        there.append(next(box))
                    else:
                        there.append(self.letters.index(sign))
                        once.add(sign)
                yield there

        return [list(cells_of(line)) for line in self.lines]

    @cached_property
    def equations(self) -> list[list[Equation]]:
        """The linear equations of each calculation."""
        both = zip(self.lines, self.cells, strict=True)
        return [line.equations(cells) for line, cells in both]

    @cached_property
    def multiples(self) -> list[list[Multiple]]:
        """The rows of each calculation that is a product."""
        both = zip(self.lines, self.cells, strict=True)
        return [list(line.multiples(cells)) for line, cells in both]


def _sign(factor: int, first: bool) -> str:
    times = "" if abs(factor) == 1 else f"{abs(factor)} ×"
    return times if first else f"{'+' if factor > 0 else '−'} {times}".strip()


def read_lines(typed: str) -> Calculations:
    """Read the calculations. Raises BadInput that names the option and the fault."""
    text = re.sub(SMALL_X, r"\1\2×", plain(typed)).upper().translate(OTHER_SIGNS)
    parts = [part for part in re.split(r"[;\n]", text) if part.strip()]
    if not 1 <= len(parts) <= MOST_LINES:
        raise bad(
            f"write 1 to {MOST_LINES} calculations with semicolons between them, each as "
            "SEND + MORE = MONEY.",
            f"SEND + MORE = MONEY のような計算を 1〜{MOST_LINES} 個、; で区切って書いてください。",
        )
    lines = Calculations(tuple(map(_read_line, parts)))
    if len(lines.letters) > len(DIGITS):
        raise bad(
            f"there are {len(lines.letters)} letters; {len(DIGITS)} are the most.",
            f"{len(lines.letters)} 種類の文字があります。{len(DIGITS)} 種類までです。",
        )
    if not lines.letters and not lines.boxes:
        raise bad(
            f"there is nothing to find: write letters, or {BOX} for a missing digit.",
            f"求めるものがありません。文字か、分からない数字の {BOX} を書いてください。",
        )
    for line, equations, rows in zip(lines.lines, lines.equations, lines.multiples, strict=True):
        if any(total and not weights for weights, total in equations) or any(
            not row.cells and not row.accepted(()) for row in rows
        ):
            raise bad(f"{line} is never right.", f"{line} は、決して正しくなりません。")
    return lines


def _read_line(text: str) -> Calculated | Product:
    sides = re.split("=+", text)
    product = read_product(text.strip(), [re.sub(r"\s", "", side) for side in sides])
    if product:
        return product
    if len(sides) != 2:
        raise bad(
            f"{shown(text.strip())} is no calculation: write words with + or − between them, = and "
            "the result, as SEND + MORE = MONEY, or a product, as AB × CD = EFGH.",
            f"{shown(text.strip())} は計算ではありません。SEND + MORE = MONEY のように + か − で"
            "つないだ言葉か、AB × CD = EFGH のようなかけ算に、= と答えを書いてください。",
        )
    left, right = (tuple(_read_side(side)) for side in sides)
    if len(left + right) > MOST_WORDS:
        raise bad(
            f"{shown(text.strip())} has {len(left + right)} words; {MOST_WORDS} are the most.",
            f"{shown(text.strip())} は {len(left + right)} 語あります。{MOST_WORDS} 語までです。",
        )
    return Calculated(left, right)


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
    if factors and not (len(factors) == 1 and re.fullmatch(MULTIPLIED, factors[0])):
        raise bad(
            f"{shown(text)}: in a sum, before × there can only be a number from 1 to 99, as "
            "4 × ABCD = DCBA. A product of two words stands alone before =, as AB × CD = EFGH.",
            f"{shown(text)}：足し算・引き算の中では、× の前に書けるのは 1〜99 の数 1 つだけです"
            "（例：4 × ABCD = DCBA）。言葉どうしのかけ算は、= の前に 1 つだけ書いてください"
            "（例：AB × CD = EFGH）。",
        )
    return Term(int(factors[0]) if factors else 1, read_word(word))
