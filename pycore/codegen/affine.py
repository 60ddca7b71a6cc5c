"""Sums of named integers, in the form in which the written function contains them.

name    a variable of the function, "v3" for the value of cell 3; no text of a user gets here
bounds  the least and the largest value that a name can have
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field

MOST_BITS = 2000
"""Longer numbers are written in hexadecimal; Python reads and writes no more than 4,300 decimal
digits, and fewer if so configured (640 at least)."""

Bounds = Mapping[str, tuple[int, int]]


@dataclass(frozen=True)
class Affine:
    """constant + the sum of coefficient * name; `terms` hold no coefficient of 0."""

    constant: int = 0
    terms: Mapping[str, int] = field(default_factory=dict)

    def __add__(self, other: Affine | int) -> Affine:
        return self.plus(other, 1)

    def __sub__(self, other: Affine | int) -> Affine:
        return self.plus(other, -1)

    def plus(self, other: Affine | int, times: int) -> Affine:
        """Return this sum plus that many times the other."""
        if isinstance(other, int):
            return Affine(self.constant + times * other, self.terms)
        terms = dict(self.terms)
        for name, coefficient in other.terms.items():
            terms[name] = terms.get(name, 0) + times * coefficient
        kept = {name: coefficient for name, coefficient in terms.items() if coefficient}
        return Affine(self.constant + times * other.constant, kept)

    def without(self, name: str) -> Affine:
        """Return the same without the term of one name."""
        return Affine(self.constant, {n: k for n, k in self.terms.items() if n != name})

    def parted(self, early: Container[str]) -> tuple[Affine, Affine]:
        """Return the constant with the terms of the names in `early`, and the rest."""
        first = {n: k for n, k in self.terms.items() if n in early}
        rest = {n: k for n, k in self.terms.items() if n not in early}
        return Affine(self.constant, first), Affine(0, rest)

    def signed(self) -> tuple[Affine, Affine]:
        """Return two sums whose difference this is, with no term subtracted in either."""
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
        """Return the same, taking into account that the names in `different` have pairwise
        different values."""
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

    def __str__(self) -> str:
        """Return the sum as Python writes it, positive terms first."""
        parts = [(k, name) for name, k in self.terms.items()]
        parts.sort(key=lambda part: part[0] < 0)
        shown = [
            (k > 0, name if abs(k) == 1 else f"{numeral(abs(k))} * {name}") for k, name in parts
        ]
        if self.constant > 0 and (not shown or not shown[0][0]):
            shown.insert(0, (True, numeral(self.constant)))
        elif self.constant or not shown:
            shown.append((self.constant >= 0, numeral(abs(self.constant))))
        (positive, first), *rest = shown
        text = first if positive else f"-{first}"
        return text + "".join(f" + {t}" if plus else f" - {t}" for plus, t in rest)


def _least(lows: Iterable[int]) -> int:
    """Return the least sum of different numbers, each of them not below its own bound."""
    total, last = 0, None
    for low in sorted(lows):
        last = low if last is None else max(low, last + 1)
        total += last
    return total


def numeral(number: int) -> str:
    """Return a number as Python reads it: in hexadecimal if it has too many digits."""
    return str(number) if number.bit_length() < MOST_BITS else hex(number)


def name(variable: str) -> Affine:
    """Return the sum that is one name."""
    return Affine(0, {variable: 1})
