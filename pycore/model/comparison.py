"""A linear rule as a comparison of two sides: `a < b` for a - b <= -1, `a + b >= 7` for
-a - b <= -7.

notation  the style of writing: words or code
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from .bilingual import number
from .rules import Cells, Relation, Terms

Sign = Literal["=", "!=", "<=", "<", ">="]

Name = Callable[[int], str]
"""Returns the name of a cell."""


class Comparison(NamedTuple):
    """`left` is `sign` to `right` + `constant`; no coefficient is negative."""

    left: Terms
    sign: Sign
    right: Terms
    constant: int


class Notation:
    """The way to write signs, numbers, products and differences."""

    def __init__(
        self, signs: Mapping[Sign, str], number: Callable[[int], str], times: str, minus: str
    ) -> None:
        self.signs, self.number, self.times, self.minus = signs, number, times, minus


WORDS = Notation({"=": "=", "!=": "≠", "<=": "≤", "<": "<", ">=": "≥"}, number, "", "−")
CODE = Notation({"=": "==", "!=": "!=", "<=": "<=", "<": "<", ">=": ">="}, str, " * ", "-")


def comparison(terms: Terms, relation: Relation, total: int) -> Comparison:
    """Return the comparison of a sum with a total; negative terms move to the other side."""
    left = tuple([(cell, k) for cell, k in terms if k > 0])
    right = tuple([(cell, -k) for cell, k in terms if k < 0])
    if not left:
        return Comparison(right, ">=" if relation == "<=" else relation, (), -total)
    if right and relation == "<=" and total == -1:
        return Comparison(left, "<", right, 0)
    return Comparison(left, relation, right, total)


def rows_compared(terms: Terms, relation: Relation, total: int) -> tuple[Cells, Cells] | None:
    """Return two rows of cells if the rule says that, read as digits, they are different numbers
    (a + 2 b ≠ c + 2 d); None for any other rule."""
    left, _, right, constant = comparison(terms, relation, total)
    factors = [k for _, k in left]
    if relation != "!=" or constant or len({*factors}) < max(2, len(factors)):
        return None
    if factors != [k for _, k in right]:
        return None
    return tuple([cell for cell, _ in left]), tuple([cell for cell, _ in right])


def sides(compared: Comparison, name: Name, notation: Notation) -> tuple[str, str, str]:
    """Return the left side, the sign and the right side as texts."""
    left, sign, right, constant = compared
    other = sum_in(right, name, notation) if right else notation.number(constant)
    if right and constant:
        by = notation.number(abs(constant))
        other = f"{other} {'+' if constant > 0 else notation.minus} {by}"
    return sum_in(left, name, notation), notation.signs[sign], other


def sum_in(terms: Terms, name: Name, notation: Notation) -> str:
    """Return the sum of some terms as a text."""
    written = ""
    for cell, k in terms:
        times = "" if abs(k) == 1 else f"{notation.number(abs(k))}{notation.times}"
        written += f" {notation.minus if k < 0 else '+'} {times}{name(cell)}"
    return written[3:] if written[1:2] == "+" else f"{notation.minus}{written[3:]}"
