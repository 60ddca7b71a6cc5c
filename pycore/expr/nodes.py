"""Expressions of a written function: each is data, knows the names that it reads, and is written
as Python by `str`.

name  a variable; tables are no variables
mask  a set of numbers, a bit for each
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from .affine import Affine
from .sums import CODE_SUM, Term, signed


class SignedSum(NamedTuple):
    """Terms added up as they stand."""

    terms: tuple[Term, ...]

    @property
    def names(self) -> frozenset[str]:
        """The names of its terms."""
        return frozenset(text for _, text in self.terms if text)

    def __str__(self) -> str:
        return signed(self.terms, CODE_SUM)


class LookUp(NamedTuple):
    """The entry of a table for a number, or for a row of numbers. The table is known by its name,
    or is an entry of another."""

    table: str | Expr
    at: Affine | tuple[Affine, ...]

    @property
    def names(self) -> frozenset[str]:
        """The names in the number or the row, and in a table that is an entry."""
        at = names_in(self.at) if isinstance(self.at, tuple) else self.at.names
        return at if isinstance(self.table, str) else self.table.names | at

    def __str__(self) -> str:
        if isinstance(self.at, tuple):
            return f"{self.table}[{', '.join(map(str, self.at))},]"
        return f"{self.table}[{self.at}]"


class Shift(NamedTuple):
    """A mask with its bits moved; the amount must not be negative."""

    mask: Expr
    to: Literal["<<", ">>"]
    amount: Expr

    @property
    def names(self) -> frozenset[str]:
        """The names of the mask and the amount."""
        return self.mask.names | self.amount.names

    def __str__(self) -> str:
        return f"{self.mask} {self.to} {self.amount}"


class And(NamedTuple):
    """The bits that all masks have."""

    masks: tuple[Expr, ...]

    @property
    def names(self) -> frozenset[str]:
        """The names of all masks."""
        return names_in(self.masks)

    def __str__(self) -> str:
        return " & ".join(map(str, self.masks))


class BitCount(NamedTuple):
    """The number of bits in a mask that has a name."""

    mask: Expr

    @property
    def names(self) -> frozenset[str]:
        """The names of the mask."""
        return self.mask.names

    def __str__(self) -> str:
        return f"{self.mask}.bit_count()"


class Compared(NamedTuple):
    """Whether each two neighbouring sides compare as the sign says."""

    sides: tuple[Expr, ...]
    sign: str

    @property
    def names(self) -> frozenset[str]:
        """The names of all sides."""
        return names_in(self.sides)

    def __str__(self) -> str:
        return f" {self.sign} ".join(map(str, self.sides))


class AllDistinct(NamedTuple):
    """Whether no two values are equal."""

    values: tuple[Expr, ...]

    @property
    def names(self) -> frozenset[str]:
        """The names of all values."""
        return names_in(self.values)

    def __str__(self) -> str:
        return f"len({{{', '.join(map(str, self.values))}}}) == {len(self.values)}"


class Either(NamedTuple):
    """The first of two expressions if a test holds, else the other."""

    test: Compared
    yes: Expr
    no: Expr

    @property
    def names(self) -> frozenset[str]:
        """The names of the test and of both."""
        return names_in((self.test, self.yes, self.no))

    def __str__(self) -> str:
        return f"({self.yes} if {self.test} else {self.no})"


Expr = Affine | SignedSum | LookUp | Shift | And | BitCount | Compared | AllDistinct | Either


def names_in(expressions: Iterable[Expr]) -> frozenset[str]:
    """Return the names that some expressions read."""
    return frozenset[str]().union(*(each.names for each in expressions))


def all_of(masks: Iterable[Expr]) -> Expr:
    """Return the bits that all masks have, each mask written once."""
    once = tuple(dict.fromkeys(masks))
    return once[0] if len(once) == 1 else And(once)


def moved(mask: Expr, to: Literal["<<", ">>"], amount: int) -> Expr:
    """Return the mask shifted by a constant, itself for 0."""
    return Shift(mask, to, Affine(amount)) if amount else mask


def bracketed(expression: Expr) -> str:
    """Return an expression as an operand of `-` or `&`: a shift in brackets."""
    return f"({expression})" if isinstance(expression, Shift) else str(expression)
