"""Written multiplications as text: one number times another, with the rows in between.

row      the first number times one digit of the second, from the units on. Rows are typed, each
         with one more 0 at its end than the one before, or they are all boxes. A second number of
         one digit has no rows, as the product would be the only one. The first row ends like the
         product.
notation `AB × CD = EFGH`, or with its rows `AB × CD = EFG + HIJ0 = KLMN`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from ..model.bilingual import many, shown
from ..model.multiple import OPEN, Multiple
from ..model.written_sum import WrittenSum
from ._digit_words import BOX, Cells, Equation, WeightedWord, bad, digits, equation, read_word

LONGEST_FACTOR = 6

FACTORS = r"([^+−×]*)×([^+−×]*)"
MULTIPLIED = r"[1-9][0-9]?"
"""A number before × that multiplies a word in a sum (_sum_lines.py)."""


@dataclass(frozen=True)
class Product:
    """A multiplication. `rows` are written as by hand, without the zeros at their ends; empty if
    they were not typed."""

    factors: tuple[str, str]
    rows: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        rows = " + ".join(row + "0" * place for place, row in enumerate(self.rows))
        return " = ".join([" × ".join(self.factors), *([rows] if rows else []), self.result])

    @property
    def words(self) -> tuple[str, ...]:
        """All words, from top to bottom."""
        return *self.factors, *self._between, self.result

    @property
    def _between(self) -> tuple[str, ...]:
        number, times = self.factors
        if self.rows or len(times) == 1:
            return self.rows
        boxes = BOX * len(number)
        return boxes + self.result[-1], *[boxes + BOX] * (len(times) - 1)

    @property
    def signs(self) -> tuple[str, ...]:
        """The sign before each word."""
        return "", "×", *[""] * (len(self.words) - 2)

    @property
    def shifts(self) -> tuple[int, ...]:
        """The shift of each word to the left, in places."""
        return 0, 0, *range(len(self._between)), 0

    @property
    def ruled(self) -> tuple[int, ...]:
        """The indices of the words with a line above them."""
        return tuple(sorted({2, len(self.words) - 1}))

    @property
    def leading(self) -> tuple[bool, ...]:
        """Whether each word must not begin with 0; a row of boxes that was not typed may."""
        typed = bool(self.rows) or not self._between
        return True, True, *[typed] * len(self._between), True

    @property
    def read_once(self) -> int:
        """The number of words in which a letter occurs only once, with boxes in its other places:
        no rule about a row of cells can have a cell twice."""
        return len(self.words) - bool(self._between)

    def equations(self, cells: Sequence[Cells]) -> list[Equation]:
        """Return the sum of the rows, if there are any."""
        rows = zip(self.words[2:-1], cells[2:-1], strict=True)
        added = [WeightedWord(10**place, *row) for place, row in enumerate(rows)]
        return [equation([*added, WeightedWord(-1, self.result, cells[-1])])] if added else []

    def sums(self, cells: Sequence[Cells]) -> Iterator[WrittenSum]:
        """Yield the sum of the rows as a rule, with the zeros at their ends, if there are any."""
        rows = list(zip(self.words[2:-1], cells[2:-1], strict=True))
        if rows:
            zeros = [digits("0" * place, [None] * place) for place in range(len(rows))]
            words = [(*digits(*row), *end) for row, end in zip(rows, zeros, strict=True)]
            result = digits(self.result, cells[-1])
            yield WrittenSum((*words, result), (*[1] * len(rows), -1))

    def multiples(self, cells: Sequence[Cells]) -> Iterator[Multiple]:
        """Yield the rule of each row."""
        number, *others = map(_digits, self.words, cells)
        times, rows = others[0], others[1:-1] or others[-1:]
        for factor, row in zip(times, rows, strict=True):
            pairs = zip_longest(number, row, fillvalue=(0, None))
            places = [factor, *(place for pair in pairs for place in pair)]
            yield Multiple(
                tuple(cell for _, cell in places if cell is not None),
                tuple(digit for digit, _ in places),
            )


def _digits(word: str, cells: Cells) -> list[tuple[int, int | None]]:
    """Return the digit of each place, from the units on, and the cells of open ones."""
    return [
        (int(sign) if cell is None else OPEN, cell)
        for sign, cell in zip(word[::-1], cells[::-1], strict=True)
    ]


def read_product(text: str, sides: Sequence[str]) -> Product | None:
    """Read a product from the sides of = in a calculation; None if it is not one. Raises
    BadInput."""
    found = re.fullmatch(FACTORS, sides[0])
    if found is None or not 2 <= len(sides) <= 3:
        return None
    factors = found[1], found[2]
    if len(sides) == 2 and re.fullmatch(MULTIPLIED, factors[0]):
        return None
    one, other = map(read_word, factors)
    if max(len(one), len(other)) > LONGEST_FACTOR:
        raise bad(
            f"{shown(text)}: numbers of up to {LONGEST_FACTOR} digits can be multiplied.",
            f"{shown(text)}：かけ算の 2 つの数は {LONGEST_FACTOR} 桁までです。",
        )
    rows = tuple(_rows(text, sides[1], len(other))) if len(sides) == 3 else ()
    return Product((one, other), rows, read_word(sides[-1]))


def _rows(text: str, side: str, count: int) -> Iterator[str]:
    rows = side.split("+")
    if count == 1 or len(rows) != count:
        raise bad(
            f"{shown(text)}: there is a row for each digit of the second number if that has 2 or "
            f"more, as AB × CD = EFG + HIJ0 = KLMN. This has "
            f"{many(len(rows), 'row')} and {many(count, 'digit')}.",
            f"{shown(text)}：途中の行は、かける数が 2 桁以上のとき、その桁の数だけ書いてください"
            f"（例：AB × CD = EFG + HIJ0 = KLMN）。今は {count} 桁に {len(rows)} 行です。",
        )
    for place, row in enumerate(rows):
        if not row.endswith("0" * place):
            raise bad(
                f"{shown(row)} is row {place + 1} from the units and should end with {place} of 0, "
                "as AB × CD = EFG + HIJ0 = KLMN.",
                f"{shown(row)} は一の位から {place + 1} 番目の行なので、最後に 0 を {place} 個"
                "付けてください（例：AB × CD = EFG + HIJ0 = KLMN）。",
            )
        yield read_word(row.removesuffix("0" * place))
