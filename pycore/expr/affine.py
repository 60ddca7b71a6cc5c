"""Sums of named integers: constants, names, and what adding and subtracting makes of them.

name    a variable, "v3" for the value of cell 3; never text from a user
bounds  the least and the largest value of a name
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from .sums import CODE_SUM, numeral, signed

Bounds = Mapping[str, tuple[int, int]]


@dataclass(frozen=True, eq=False)
class Affine:
    """constant + the sum of coefficient * name; `terms` omits zero coefficients. Two are equal if
    they are written the same."""

    constant: int = 0
    terms: Mapping[str, int] = field(default_factory=dict)

    @property
    def names(self) -> frozenset[str]:
        """The names that the sum reads."""
        return frozenset(self.terms)

    def __add__(self, other: Affine | int) -> Affine:
        return self.plus(other, 1)

    def __sub__(self, other: Affine | int) -> Affine:
        return self.plus(other, -1)

    def plus(self, other: Affine | int, times: int) -> Affine:
        """Return this sum plus `times` the other."""
        if isinstance(other, int):
            return Affine(self.constant + times * other, self.terms)
        terms = dict(self.terms)
        for name, coefficient in other.terms.items():
            terms[name] = terms.get(name, 0) + times * coefficient
        kept = {name: coefficient for name, coefficient in terms.items() if coefficient}
        return Affine(self.constant + times * other.constant, kept)

    def without(self, name: str) -> Affine:
        """Return this sum without the term of one name."""
        return Affine(self.constant, {n: k for n, k in self.terms.items() if n != name})

    def parted(self, early: Container[str]) -> tuple[Affine, Affine]:
        """Split the sum: the constant with the terms of names in `early`, and the rest."""
        first = {n: k for n, k in self.terms.items() if n in early}
        rest = {n: k for n, k in self.terms.items() if n not in early}
        return Affine(self.constant, first), Affine(0, rest)

    def signed(self) -> tuple[Affine, Affine]:
        """Write the sum as a difference of two sums without negative terms."""
        plus = {n: k for n, k in self.terms.items() if k > 0}
        minus = {n: -k for n, k in self.terms.items() if k < 0}
        return Affine(max(self.constant, 0), plus), Affine(max(-self.constant, 0), minus)

    def interval(self, bounds: Bounds) -> tuple[int, int]:
        """Return the least and the largest value that the bounds of the names allow."""
        low = high = self.constant
        for name, coefficient in self.terms.items():
            least, most = bounds[name]
            if coefficient > 0:
                low += coefficient * least
                high += coefficient * most
            else:
                low += coefficient * most
                high += coefficient * least
        return low, high

    def interval_of_different(self, bounds: Bounds, different: Container[str]) -> tuple[int, int]:
        """Like `interval`, given that the names in `different` have pairwise different values."""
        low, high = Affine(
            self.constant,
            {n: k for n, k in self.terms.items() if n not in different or abs(k) > 1},
        ).interval(bounds)
        for sign in (1, -1):
            apart = [n for n, k in self.terms.items() if k == sign and n in different]
            ends = [_least(bounds[n][0] for n in apart), -_least(-bounds[n][1] for n in apart)]
            low += min(sign * end for end in ends)
            high += max(sign * end for end in ends)
        return low, high

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Affine) and self._text == other._text)

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        """The sum in Python, positive terms first."""
        if not self.terms:
            return f"-{numeral(-self.constant)}" if self.constant < 0 else numeral(self.constant)
        terms = [(k, name) for name, k in self.terms.items()]
        terms.sort(key=lambda term: term[0] < 0)
        if self.constant:
            first = self.constant > 0 and (not terms or terms[0][0] < 0)
            terms.insert(0 if first else len(terms), (self.constant, ""))
        return signed(terms, CODE_SUM)


def _least(lows: Iterable[int]) -> int:
    """Return the least sum of different numbers, each at least its own bound."""
    total, last = 0, None
    for low in sorted(lows):
        last = low if last is None else max(low, last + 1)
        total += last
    return total


@lru_cache(maxsize=4096)
def name(variable: str) -> Affine:
    """Return the sum of a single name."""
    single = Affine(0, {variable: 1})
    single.__dict__["_text"] = variable
    return single
