"""How wrong a full board is: the error of each constraint, kept up to date as values are swapped.

seat        a cell, or a place beside the board (from `size` on) for a value that no cell holds
constraint  a sum, or a set of cells that must differ
excess      of a sum: how far it exceeds its total
error       of a sum: how far it is from what is required; of cells that must differ: how many of
            them repeat a value. The board is a solution when all errors are 0
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ...model.placement import Placement
from ...model.rules import AllDifferent, Linear, Relation, Rule, kind_of
from ...plan.algebra import common_sums

MEASURES: dict[Relation, Callable[[int], int]] = {
    "=": abs,
    "<=": lambda excess: max(excess, 0),
    "!=": lambda excess: int(excess == 0),
}
"""The error of a sum, by its excess."""


class SumConstraint(NamedTuple):
    """A constraint: the coefficients by cell, the total, and the measure of an excess."""

    coefficients: dict[int, int]
    total: int
    measure: Callable[[int], int]


def sums_of(placement: Placement) -> Iterator[SumConstraint]:
    """Yield the sums of a placement. Groups with a common, unstated sum are compared with the first
    of them. Raises ValueError for rules other than sums and all-different rules."""
    common = common_sums(placement)
    for number, rule in enumerate(placement.rules):
        kind = kind_of(rule)
        if isinstance(kind, AllDifferent):
            continue
        if not isinstance(kind, Linear):
            raise ValueError(f"it has no error: {rule}")
        total = common.get(number) if kind.total is None else kind.total
        first, *others = [dict(terms) for terms in kind.terms]
        if total is not None:
            for terms in (first, *others):
                yield SumConstraint(terms, total, MEASURES[kind.relation])
        else:
            for terms in others:
                cells = first.keys() | terms.keys()
                compared = {cell: terms.get(cell, 0) - first.get(cell, 0) for cell in cells}
                yield SumConstraint({cell: k for cell, k in compared.items() if k}, 0, abs)


class SwapChange(NamedTuple):
    """What a swap of two seats changes: sums, with the difference of the coefficients;
    all-different sets with only one of the seats in them, with its offset; and sets with both, at
    different offsets."""

    sums: tuple[tuple[int, int], ...]
    only_one: tuple[tuple[int, int], ...]
    only_other: tuple[tuple[int, int], ...]
    both: tuple[tuple[int, int, int], ...]


class Violations:
    """The errors of the board with `values[seat]`, whose length also gives the number of seats.

    Rules about cells that differ after any swap need no comparison: they are `preserved`.
    `constraints` are the others, each by its cells; `error` is that of the board.
    """

    def __init__(
        self, placement: Placement, values: Sequence[int], preserved: Iterable[Rule] = ()
    ) -> None:
        self.values = list(values)
        sums = [*sums_of(placement)]
        different = [
            rule
            for rule in placement.rules
            if isinstance(rule, AllDifferent) and rule not in preserved
        ]
        self.constraints = [tuple(each.coefficients) for each in sums]
        self.constraints += [rule.cells for rule in different]
        self._measures = [each.measure for each in sums]
        self._sums_at: list[dict[int, int]] = [{} for _ in self.values]
        self._sets_at: list[dict[int, int]] = [{} for _ in self.values]
        for number, each in enumerate(sums):
            for cell, coefficient in each.coefficients.items():
                self._sums_at[cell][number] = coefficient
        for number, rule in enumerate(different):
            for cell, offset in zip(rule.cells, rule.offsets or [0] * len(rule.cells), strict=True):
                self._sets_at[cell][number] = offset
        self._excesses = [
            sum(k * self.values[cell] for cell, k in each.coefficients.items()) - each.total
            for each in sums
        ]
        self._errors = [m(excess) for m, excess in zip(self._measures, self._excesses, strict=True)]
        self._held = [Counter[int]() for _ in different]
        for cell, sets in enumerate(self._sets_at):
            for number, offset in sets.items():
                self._held[number][self.values[cell] + offset] += 1
        self._changes: dict[tuple[int, int], SwapChange] = {}
        self.error = sum(self.errors())

    def errors(self) -> list[int]:
        """Return the error of each constraint."""
        repeated = (sum(n - 1 for n in held.values() if n) for held in self._held)
        return [*self._errors, *repeated]

    def error_at(self, seat: int) -> int:
        """Return the errors of the constraints in which a seat takes part."""
        value, held = self.values[seat], self._held
        wrong = 0
        for number in self._sums_at[seat]:
            wrong += self._errors[number]
        for number, offset in self._sets_at[seat].items():
            wrong += held[number][value + offset] > 1
        return wrong

    def gain(self, one: int, other: int) -> int:
        """Return by how much the error would grow if the values of two seats, which must differ,
        were swapped."""
        sums, only_one, only_other, both = self._change(one, other)
        excesses, errors, measures, held = self._excesses, self._errors, self._measures, self._held
        mine, its = self.values[one], self.values[other]
        more, grown = its - mine, 0
        for number, factor in sums:
            grown += measures[number](excesses[number] + factor * more) - errors[number]
        for number, offset in only_one:
            here = held[number]
            grown += (here[its + offset] > 0) - (here[mine + offset] > 1)
        for number, offset in only_other:
            here = held[number]
            grown += (here[mine + offset] > 0) - (here[its + offset] > 1)
        for number, at_one, at_other in both:
            here = held[number]
            gone, gone_too = mine + at_one, its + at_other
            come, come_too = its + at_one, mine + at_other
            grown += (here[come] > 0) + (here[come_too] + (come == come_too) > 0)
            grown -= (here[gone] > 1) + (here[gone_too] - (gone == gone_too) > 1)
        return grown

    def swap(self, one: int, other: int, gain: int) -> None:
        """Swap the values of two seats; `gain` is the result of `gain` for them."""
        self.error += gain
        mine, its = self.values[one], self.values[other]
        for number, factor in self._change(one, other).sums:
            self._excesses[number] += factor * (its - mine)
            self._errors[number] = self._measures[number](self._excesses[number])
        for seat, gone, come in ((one, mine, its), (other, its, mine)):
            for number, offset in self._sets_at[seat].items():
                self._held[number][gone + offset] -= 1
                self._held[number][come + offset] += 1
        self.values[one], self.values[other] = its, mine

    def _change(self, one: int, other: int) -> SwapChange:
        """Return what a swap changes, computed once for each pair of seats."""
        known = self._changes.get((one, other))
        if known is None:
            known = self._changes[one, other] = self._changed(one, other)
        return known

    def _changed(self, one: int, other: int) -> SwapChange:
        mine, its = self._sums_at[one], self._sums_at[other]
        factors = {number: mine.get(number, 0) - its.get(number, 0) for number in mine.keys() | its}
        here, there = self._sets_at[one], self._sets_at[other]
        return SwapChange(
            tuple((number, factor) for number, factor in sorted(factors.items()) if factor),
            tuple((number, offset) for number, offset in here.items() if number not in there),
            tuple((number, offset) for number, offset in there.items() if number not in here),
            tuple(
                (number, offset, there[number])
                for number, offset in here.items()
                if number in there and offset != there[number]
            ),
        )
