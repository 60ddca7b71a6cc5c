"""Placements: puzzles that fill cells with values obeying rules (rules.py).

solution  a tuple with the value of each cell, in the order of the cells
fault     a given that no solution can have: its cell and the reason (bilingual.py)

A placement is pure data. A plan (plan/) says how to search it; solutions are checked here, by code
that no search uses (`Placement.broken_rule`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import assert_never

from .bilingual import BadInput, Fault, InCell, Text, joined, number, numbered, shown, spelled
from .cell_names import Names, by_number
from .regular import OneOf, Regular
from .rules import (
    COMPARE,
    AllDifferent,
    Cells,
    EqualSums,
    Given,
    Increasing,
    Linear,
    Rule,
    Written,
    holds,
    is_whole,
    kind_of,
    whole_numbers,
)
from .written_sum import WrittenSum

Solution = tuple[int, ...]

FARTHEST_CELL = 10**9
"""No message calls a number further from 0 than this a missing cell."""


@dataclass(frozen=True)
class Placement:
    """Cells 0 to `size` - 1, the values that each may take, and the rules.

    There is at least one cell and one value; `values` are stored in increasing order, each once.
    Values, rules and the cells of a rule are tuples, so that placements can be compared and hashed;
    True and False are not numbers. Raises ValueError for anything else: a rule that names a cell
    outside the placement or one cell twice, offsets that are not one for each cell, a cell given
    twice, a given that is not one of the values. Those are mistakes of the program, not of the
    user.
    """

    size: int
    values: tuple[int, ...]
    rules: tuple[Rule, ...]

    def __post_init__(self) -> None:
        for nonsense in _nonsense_in(self):
            raise ValueError(nonsense)

    @property
    def givens(self) -> dict[int, int]:
        """The values fixed before the search, by cell."""
        return {rule.cell: rule.value for rule in self.rules if isinstance(rule, Given)}

    @property
    def domains(self) -> dict[int, tuple[int, ...]]:
        """The values left by rules about single cells (`OneOf`), by cell, ignoring givens."""
        left: dict[int, tuple[int, ...]] = {}
        for rule in [rule for rule in self.rules if isinstance(rule, OneOf)]:
            for cell in rule.cells:
                left[cell] = rule.among(left.get(cell, self.values))
        return left

    def with_givens(self, givens: Mapping[int, int]) -> Placement:
        """Return this placement with more values fixed. Raises BadInput for the first fault."""
        for fault in self.faults(givens):
            raise BadInput(*fault)
        return self.fixing(givens)

    def fixing(self, givens: Mapping[int, int]) -> Placement:
        """Return this placement with more values fixed; the givens have been checked."""
        fixed = self.givens
        added = tuple(Given(c, v) for c, v in sorted(givens.items()) if c not in fixed)
        return replace(self, rules=self.rules + added) if added else self

    def broken_rule(self, values: Sequence[int]) -> Rule | None:
        """Return the first rule that `values` break; None for a solution.

        Independent of every search: it checks each rule on the finished row. Raises ValueError if
        the row has the wrong length or a value that is not one of the placement's.
        """
        if len(values) != self.size or not set(values) <= set(self.values):
            raise ValueError(f"not {self.size} values out of {self.values}")
        return next((rule for rule in self.rules if not holds(rule, values)), None)

    def is_solution(self, values: Sequence[int]) -> bool:
        """Return whether `values` break no rule. Raises ValueError as `broken_rule` does."""
        return self.broken_rule(values) is None

    def faults(self, givens: Mapping[int, int], names: Names | None = None) -> list[Fault]:
        """Return why no solution has `givens` (by cell, added to those of the rules).

        Finds unknown cells and values, repeated values where all must differ, violated
        less-thans and wrong full sums, each at every cell involved. An empty list does not promise
        a solution. Without `names` cells are called by number.
        """
        if not givens:
            return []
        from .contradictions import contradictions  # a task without givens needs none

        names = names or by_number(self.size)
        written = ((c, self._foreign(c, value, names)) for c, value in givens.items())
        foreign = {cell: fault for cell, fault in written if fault}
        fixed = {**self.givens, **{c: v for c, v in givens.items() if c not in foreign}}
        rules = sorted(self.rules, key=lambda rule: not isinstance(rule, Given))  # these say most
        found = [reason for rule in rules for reason in contradictions(rule, fixed, names)]
        said = ((cell, reason.words) for reason in found for cell in reason.cells if cell in givens)
        faults = [Fault(InCell(cell), words) for cell, words in dict.fromkeys(said)]
        return [names.at(fault) for fault in [*foreign.values(), *faults]]

    def _foreign(self, cell: int, value: int, names: Names) -> Fault | None:
        """Return why the placement has no such cell or value; a program may pass anything."""
        last = self.size - 1
        if not is_whole(cell) or abs(cell) > FARTHEST_CELL:
            there = shown(spelled(cell))
            return Fault(
                None,
                Text(
                    f"There is no cell {there}; cells are 0 to {last}.",
                    f"マス {there} はありません（0〜{last}）。",
                ),
            )
        if not 0 <= cell <= last:
            called = _called(names)
            return Fault(
                InCell(cell),
                Text(
                    f"There is no such cell; cells are 0 to {last}{called.en}.",
                    f"そのマスはありません（0〜{last}{called.ja}）。",
                ),
            )
        if not is_whole(value):
            there = shown(spelled(value))
            return Fault(
                InCell(cell),
                Text(f"{there} is not a whole number.", f"{there} は整数ではありません。"),
            )
        if value not in self.values:
            return Fault(InCell(cell), no_value(spelled(value), self.values))
        return None


def _called(names: Names) -> Text:
    """Return the names of the first and the last cell, to follow their numbers; nothing if they
    have none."""
    first, last = names.cells[0], names.cells[-1]
    if first == numbered(0):
        return Text("", "")
    return Text(f", from {first.en} to {last.en}", joined("、", first.ja, "〜", last.ja))


def _nonsense_in(placement: Placement) -> Iterator[str]:
    """Yield why the data is no valid placement. Each sentence assumes the earlier checks
    passed."""
    size, values, rules = placement.size, placement.values, placement.rules
    if not is_whole(size) or size < 1:
        yield "size must be a whole number from 1"
    if not values or not whole_numbers(values):
        yield "values must be a tuple of whole numbers, one at least"
    if list(values) != sorted(set(values)):
        yield "values must be in increasing order, each once"
    if not isinstance(rules, tuple):
        yield "rules must be a tuple"
    for rule in rules:
        yield from nonsense_in_rule(rule, size)
    given = [rule for rule in rules if isinstance(rule, Given)]
    if len({rule.cell for rule in given}) < len(given):
        yield "a cell is given twice"
    if not {rule.value for rule in given} <= set(values):
        yield "a given is none of the values"


def nonsense_in_rule(rule: Rule, size: int) -> Iterator[str]:
    """Yield why this is no valid rule for `size` cells. Each sentence assumes the earlier checks
    passed."""
    if not isinstance(rule, AllDifferent | Linear | Regular | Written):
        yield f"this is no rule: {rule!r}"
    groups = rule.groups if isinstance(rule, Linear | EqualSums) else ((),)
    if not isinstance(groups, tuple) or not groups:
        yield f"groups must be a tuple, of one group at least: {rule}"
    if isinstance(rule, Increasing) and len(rule.cells) < 2:
        yield f"a row must have two cells: {rule}"
    if isinstance(rule, WrittenSum) and (wrong := rule.nonsense()):
        yield f"{wrong}: {rule}"
    kind = kind_of(rule)
    match kind:
        case AllDifferent(cells, offsets):
            yield from _nonsense_in_cells(cells, size, rule)
            if not whole_numbers(offsets):
                yield f"offsets must be a tuple of whole numbers: {rule}"
            if offsets and len(offsets) != len(cells):
                yield f"offsets must be one for each cell: {rule}"
        case Linear(groups, relation, total, coefficients):
            for cells in groups:
                yield from _nonsense_in_cells(cells, size, rule)
            if not (total is None or is_whole(total)):
                yield f"a rule must name whole numbers: {rule}"
            if relation not in COMPARE or (total is None and relation != "="):
                yield f"a relation is =, <= or !=, without a total =: {rule}"
            if not isinstance(coefficients, tuple) or not all(map(whole_numbers, coefficients)):
                yield f"coefficients must be tuples of whole numbers: {rule}"
            if coefficients and [*map(len, coefficients)] != [*map(len, groups)]:
                yield f"coefficients must be one for each cell: {rule}"
            if any(0 in row for row in coefficients):
                yield f"no coefficient may be 0: {rule}"
        case Regular():
            yield from _nonsense_in_cells(kind.cells, size, rule)
            if wrong := kind.nonsense():
                yield f"{wrong}: {rule}"
        case _:
            assert_never(kind)


def _nonsense_in_cells(cells: Cells, size: int, rule: Rule) -> Iterator[str]:
    if not whole_numbers(cells):
        yield f"cells must be a tuple of whole numbers: {rule}"
    elif not cells:
        yield f"a rule names no cell: {rule}"
    elif min(cells) < 0 or max(cells) >= size:
        yield f"a rule names a cell outside 0..{size - 1}: {rule}"
    elif len(set(cells)) < len(cells):
        yield f"a rule names a cell twice: {rule}"


def no_value(entry: str, values: Sequence[int]) -> Text:
    """Say that the entry of a cell is not one of the values, and list them."""
    allowed = values_in_words(values)
    return Text(f"{entry} is not one of {allowed.en}.", f"{entry} は使えません（{allowed.ja}）。")


def told_in_words(values: Sequence[int], names: Names) -> Text:
    """Return the values in the terms of these names: "columns 1 and 2"."""
    return names.told_together(values) if names.seats else values_in_words(values)


def values_in_words(values: Sequence[int]) -> Text:
    """Return the values as a person writes them: "1 to 12", or a list."""
    if len(values) > 2 and all(after - before == 1 for before, after in pairwise(values)):
        first, last = number(values[0]), number(values[-1])
        return Text(f"{first} to {last}", f"{first}〜{last}")
    return Text(", ".join(map(number, values)), "、".join(map(number, values)))
