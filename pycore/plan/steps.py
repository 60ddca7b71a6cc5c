"""Plans: the ordered steps that a strategy takes through one placement.

step       one cell: chosen from a domain, or determined by the cells before it
domain     the values a cell may take by itself (one for a given)
check      a rule, or the part of one that is full now, tested as soon as the cell of its step is
           filled
condition  a less-than rule derived from symmetry: it leaves one solution of each class

All-different rules without offsets are no checks: a value already used is not tried at all. The
plan is data; it is walked by search/walk.py, compiled by search/compiled.py and told in words by
told.py.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs, cells_of


@dataclass(frozen=True, slots=True)
class Check:
    """A test on filled cells: `part` is what of the rule is full now, `rule` the index of the whole
    rule."""

    part: Rule
    rule: int


@dataclass(frozen=True, slots=True)
class Expression:
    """A determined value: (constant + sum of coefficient * value of cell) / divisor, which must
    divide exactly.

    `terms` are (cell, coefficient) pairs; `rule` is the index of the rule that determines the cell.
    """

    constant: int
    terms: tuple[tuple[int, int], ...]
    divisor: int
    rule: int

    def value(self, values: Sequence[int]) -> int | None:
        """The value for the cells filled so far (`values` by cell), None when it is no integer."""
        total = self.constant + sum(k * values[cell] for cell, k in self.terms)
        quotient, rest = divmod(total, self.divisor)
        return None if rest else quotient


@dataclass(frozen=True, slots=True)
class Step:
    """Fill `cell`: with each value of `domain` that is free, or, with an expression, with its value
    if free."""

    cell: int
    domain: tuple[int, ...]
    expression: Expression | None
    checks: tuple[Check, ...]


@dataclass(frozen=True)
class Plan:
    """Steps for every cell of a placement, each cell once.

    `rules` are the placement's rules followed by the conditions; checks and expressions name them
    by index.
    """

    placement: Placement
    rules: tuple[Rule, ...]
    steps: tuple[Step, ...]

    @property
    def conditions(self) -> tuple[Rule, ...]:
        """The conditions derived from symmetry, those rules that the placement itself does not
        have."""
        return self.rules[len(self.placement.rules) :]


def plan_as_numbered(placement: Placement, conditions: Sequence[Rule] = ()) -> Plan:
    """The plan that fills the cells in their order and tests each rule as soon as a part of it is
    full."""
    return lay_out(placement, range(placement.size), conditions, as_soon_as_full)


def plan_checked_last(placement: Placement) -> Plan:
    """The plan that fills the cells in their order and tests every rule only when all are
    filled."""

    def when_all_is_filled(rule: Rule, filled: set[int], cell: int) -> Rule | None:
        return rule if len(filled) == placement.size else None

    return lay_out(placement, range(placement.size), (), when_all_is_filled)


Timing = Callable[[Rule, set[int], int], "Rule | None"]
"""Which part of a rule to test now: (rule, cells filled, the cell filled last) -> that part, or
None."""


def lay_out(
    placement: Placement,
    order: Sequence[int],
    conditions: Sequence[Rule],
    timing: Timing,
    determined: Mapping[int, Expression] = {},
    implied: Container[int] = (),
    domains: Mapping[int, tuple[int, ...]] = {},
) -> Plan:
    """The plan that fills the cells in `order` and tests each rule when `timing` says so.

    `determined` are the cells that are not chosen, `implied` the rules (by index) that need no test
    because of them, `domains` the cells that may take only a part of the placement's values.
    """
    rules = placement.rules + tuple(conditions)
    tested = [
        (number, rule)
        for number, rule in enumerate(rules)
        if not holds_by_choice(rule) and number not in implied
    ]
    fixed = placement.givens
    filled: set[int] = set()
    steps = []
    for cell in order:
        filled.add(cell)
        parts = ((timing(rule, filled, cell), number) for number, rule in tested)
        checks = tuple(Check(part, number) for part, number in parts if part is not None)
        domain = (fixed[cell],) if cell in fixed else domains.get(cell, placement.values)
        steps.append(Step(cell, domain, determined.get(cell), checks))
    return Plan(placement, rules, tuple(steps))


def holds_by_choice(rule: Rule) -> bool:
    """Whether a rule needs no test, since a cell is offered only values that are free and in its
    domain."""
    return isinstance(rule, Given) or (isinstance(rule, AllDifferent) and not rule.offsets)


def as_soon_as_full(rule: Rule, filled: set[int], cell: int) -> Rule | None:
    """The part of the rule that `cell`, just filled, makes testable."""
    match rule:
        case AllDifferent(cells, offsets) if cell in cells:
            shifts = [(c, d) for c, d in zip(cells, offsets, strict=True) if c in filled]
            return AllDifferent(*map(tuple, zip(*shifts, strict=True))) if len(shifts) > 1 else None
        case EqualSums(groups):
            full = [group for group in groups if filled.issuperset(group)]
            new = [group for group in full if cell in group]
            old = [group for group in full if cell not in group]
            compared = tuple(old[:1] + new)
            return EqualSums(compared) if new and len(compared) > 1 else None
        case SumIs() | AtMost() | Less():
            spoken = cells_of(rule)
            return rule if cell in spoken and filled.issuperset(spoken) else None
        case AllDifferent() | Given():
            return None
        case _:
            assert_never(rule)
