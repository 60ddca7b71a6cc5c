"""Rules: what a finished placement must satisfy.

cell      a place to fill, numbered 0, 1, 2 ...
value     an integer that may be put into a cell
rule      plain data: a kind or a written rule
kind      the normal form for the core: `AllDifferent`, `Linear` or `Regular` (docs/rules.md)
written   a rule as a person states it, `Less(3, 5)`; `linear` is its normal form
given     a value fixed in a cell before the search; a rule like any other
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, pairwise
from typing import Literal, TypeGuard, assert_never

from .regular import Regular

Cells = tuple[int, ...]

Terms = tuple[tuple[int, int], ...]
"""(cell, coefficient) pairs of a sum."""

Relation = Literal["=", "<=", "!="]

COMPARE: Mapping[Relation, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "<=": operator.le,
    "!=": operator.ne,
}


@dataclass(frozen=True)
class AllDifferent:
    """No two of `cells` hold the same value (with `offsets`: the same value + offset)."""

    cells: Cells
    offsets: tuple[int, ...] = ()

    @cached_property
    def shifted(self) -> Terms:
        """Return each cell with its offset."""
        return tuple(zip(self.cells, self.offsets or (0,) * len(self.cells), strict=True))


@dataclass(frozen=True)
class Linear:
    """Of each group of cells the sum of coefficient * value is `relation` to `total`.

    Without a total the sums are equal, to a common sum that the rule does not say. `coefficients`
    are one for each cell of each group; without them all are 1.
    """

    groups: tuple[Cells, ...]
    relation: Relation = "="
    total: int | None = None
    coefficients: tuple[tuple[int, ...], ...] = ()

    @cached_property
    def terms(self) -> tuple[Terms, ...]:
        """Return the terms of each sum."""
        factors = self.coefficients or [(1,) * len(cells) for cells in self.groups]
        return tuple(
            tuple(zip(cells, row, strict=True))
            for cells, row in zip(self.groups, factors, strict=True)
        )

    def sums(self, values: Sequence[int] | Mapping[int, int]) -> list[int]:
        """Return the sums for the values of all cells of the rule."""
        if not self.coefficients:
            return [sum([values[cell] for cell in cells]) for cells in self.groups]
        return [sum([k * values[cell] for cell, k in terms]) for terms in self.terms]


class Written:
    """A rule as a person states it."""

    @cached_property
    def linear(self) -> Linear:
        """Return the rule as a kind."""
        return self._linear()

    def _linear(self) -> Linear:
        raise NotImplementedError


@dataclass(frozen=True)
class SumIs(Written):
    """The values of `cells` add up to `total`."""

    cells: Cells
    total: int

    def _linear(self) -> Linear:
        return Linear((self.cells,), "=", self.total)


@dataclass(frozen=True)
class AtMost(Written):
    """The values of `cells` add up to at most `total`."""

    cells: Cells
    total: int

    def _linear(self) -> Linear:
        return Linear((self.cells,), "<=", self.total)


@dataclass(frozen=True)
class EqualSums(Written):
    """All groups of cells have the same sum, which the rule does not state."""

    groups: tuple[Cells, ...]

    def _linear(self) -> Linear:
        return Linear(self.groups)


@dataclass(frozen=True)
class Less(Written):
    """The value of cell `smaller` is less than the value of cell `larger`."""

    smaller: int
    larger: int

    def _linear(self) -> Linear:
        return Linear(((self.smaller, self.larger),), "<=", -1, ((1, -1),))


@dataclass(frozen=True)
class Given(Written):
    """Cell `cell` holds `value`. For a search it is the only value of the cell's domain."""

    cell: int
    value: int

    def _linear(self) -> Linear:
        return Linear(((self.cell,),), "=", self.value)


@dataclass(frozen=True)
class Increasing(Written):
    """Each value in the row of `cells` is at least `by` more than the one before it."""

    cells: Cells
    by: int = 1

    def _linear(self) -> Linear:
        pairs = tuple(pairwise(self.cells))
        return Linear(pairs, "<=", -self.by, ((1, -1),) * len(pairs))


Kind = AllDifferent | Linear | Regular
Rule = Kind | Written


def kind_of(rule: Rule) -> Kind:
    """Return the rule as a kind."""
    return rule.linear if isinstance(rule, Written) else rule


def cells_of(rule: Rule) -> Cells:
    """Return the cells of a rule, each once, in the rule's own order."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent(cells) | Linear((cells,)):
            return cells
        case Regular():
            return kind.cells
        case Linear(groups):
            return tuple(dict.fromkeys(cell for group in groups for cell in group))
        case _:
            assert_never(kind)


def is_group(rule: Rule, cells: int = 0) -> TypeGuard[AllDifferent]:
    """Return whether the rule is a plain all-different of at least this many cells."""
    if not isinstance(rule, AllDifferent) or rule.offsets:
        return False
    return len({*rule.cells}) >= cells


def holds(rule: Rule, values: Sequence[int]) -> bool:
    """Return whether a full row of values (one for each cell) satisfies the rule."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent():
            shifted = [values[cell] + offset for cell, offset in kind.shifted]
            return len(set(shifted)) == len(shifted)
        case Linear(_, relation, total):
            sums = kind.sums(values)
            if total is None:
                return len(set(sums)) <= 1
            if relation == "=":  # most rules, asked of every solution
                return sums.count(total) == len(sums)
            return all(COMPARE[relation](found, total) for found in sums)
        case Regular():
            return kind.accepted([values[cell] for cell in kind.cells])
        case _:
            assert_never(kind)


def numbers_in(rule: Rule) -> Iterator[int]:
    """Yield the numbers in a rule other than cells."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent(_, offsets):
            yield from offsets
        case Linear(_, _, total, coefficients):
            yield total or 0
            yield from chain(*coefficients)
        case Regular():
            yield from kind.numbers()
        case _:
            assert_never(kind)


def part_of(rule: Rule, numbers: Sequence[int]) -> Rule:
    """Return a linear rule restricted to some of its groups, by index; for `Increasing` they must
    be consecutive."""
    if isinstance(rule, Increasing):
        return replace(rule, cells=rule.cells[min(numbers) : max(numbers) + 2])
    if isinstance(rule, EqualSums):
        return EqualSums(tuple(rule.groups[number] for number in numbers))
    if isinstance(rule, Linear):
        groups = tuple(rule.groups[number] for number in numbers)
        factors = tuple(rule.coefficients[number] for number in numbers if rule.coefficients)
        return replace(rule, groups=groups, coefficients=factors)
    return rule


def ordered_pair(rule: Rule) -> tuple[int, int] | None:
    """Return the smaller and the larger cell of a rule that says which of two is less, perhaps by
    how much; None for any other rule."""
    match kind_of(rule):
        case Linear(((one, other),), "<=", int(total), ((1, -1),)) if total < 0:
            return one, other
        case Linear(((one, other),), "<=", int(total), ((-1, 1),)) if total < 0:
            return other, one
    return None


def is_whole(number: object) -> bool:
    """Return whether this is a whole number; True and False are not."""
    return isinstance(number, int) and not isinstance(number, bool)


def whole_numbers(numbers: object) -> bool:
    """Return whether this is a tuple of whole numbers."""
    return isinstance(numbers, tuple) and all(map(is_whole, numbers))
