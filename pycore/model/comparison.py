"""A linear rule as a comparison of two sides: `a < b` for a - b <= -1, `a + b >= 7` for
-a - b <= -7.

notation  the signs of comparisons, and the style of sums: words or code
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from ..expr.nodes import Compared, SignedSum
from ..expr.sums import CODE_SUM, SumStyle, Term, signed
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


class Notation(NamedTuple):
    """The way to write signs and sums."""

    signs: Mapping[Sign, str]
    style: SumStyle


WORDS = Notation({"=": "=", "!=": "≠", "<=": "≤", "<": "<", ">=": "≥"}, SumStyle(number, "", "−"))
CODE = Notation({"=": "==", "!=": "!=", "<=": "<=", "<": "<", ">=": ">="}, CODE_SUM)

TOLD = SumStyle(number, " × ", "−")
"""Sums of known values in sentences: 2 × 3 − 9."""


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
    other = sum_in(right, name, notation, constant)
    return sum_in(left, name, notation), notation.signs[sign], other


def sum_in(terms: Terms, name: Name, notation: Notation, constant: int = 0) -> str:
    """Return the sum of some terms, and of a constant, as a text."""
    return signed(_terms(terms, name, constant), notation.style)


def in_code(compared: Comparison, name: Name) -> Compared:
    """Return the comparison as an expression."""
    left, sign, right, constant = compared
    return Compared((sum_of(left, name), sum_of(right, name, constant)), CODE.signs[sign])


def sum_of(terms: Terms, name: Name, constant: int = 0) -> SignedSum:
    """Return the sum of some terms, and of a constant, as an expression."""
    return SignedSum(tuple(_terms(terms, name, constant)))


def _terms(terms: Terms, name: Name, constant: int) -> list[Term]:
    written = [(k, name(cell)) for cell, k in terms]
    return [*written, (constant, "")] if constant else written
