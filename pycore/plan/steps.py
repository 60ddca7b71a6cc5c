"""Plans: the ordered steps that a strategy takes through one placement.

step       one cell: chosen from a domain, or determined by earlier cells
domain     the values of a cell by rules about it alone (one for a given)
check      a rule, or a part of one, that is now full, tested as soon as the cell of its step is
           filled
condition  a less-than rule derived from symmetry: it leaves one solution of each orbit

All-different rules without offsets are not checks: the used values of their groups are known when a
value is chosen (search/placements/walk_offers.py). The plan is data; search/placements/walk.py
walks it, codegen/ writes it as a function, and explanation.py explains it in words.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import NamedTuple, assert_never

from ..expr.sums import Term
from ..model.canonical import stored_as
from ..model.placement import Placement
from ..model.regular import OneOf, Regular
from ..model.rules import AllDifferent, Given, Linear, Rule, kind_of, part_of


class Check(NamedTuple):
    """A test on filled cells: `part` is the part of the rule that is now full, `rule` the index of
    the whole rule."""

    part: Rule
    rule: int


class Expression(NamedTuple):
    """A determined value: (constant + sum of coefficient * value of cell) / divisor, without
    remainder.

    `terms` are (cell, coefficient) pairs; `rule` is the index of the rule that determines the cell.
    """

    constant: int
    terms: tuple[tuple[int, int], ...]
    divisor: int
    rule: int

    def sum_in(self, name: Callable[[int], str]) -> list[Term]:
        """Return the sum as it is written: the constant, then the terms, positive ones first."""
        terms = sorted([(k < 0, cell, k) for cell, k in self.terms])
        written = [(k, name(cell)) for _, cell, k in terms]
        return [(self.constant, ""), *written] if self.constant else written

    def value(self, values: Sequence[int]) -> int | None:
        """Return the value for the cells filled so far (`values` by cell); None if it is not an
        integer."""
        total = self.constant + sum(k * values[cell] for cell, k in self.terms)
        quotient, rest = divmod(total, self.divisor)
        return None if rest else quotient


@stored_as("Step")
class PlanStep(NamedTuple):
    """Fill `cell` with each free value of `domain`, or with the value of an expression if that is
    free."""

    cell: int
    domain: tuple[int, ...]
    expression: Expression | None
    checks: tuple[Check, ...]


class Plan(NamedTuple):
    """Steps for every cell of a placement, each cell once.

    `rules` are the placement's rules followed by the conditions; checks and expressions name them
    by index.
    """

    placement: Placement
    rules: tuple[Rule, ...]
    steps: tuple[PlanStep, ...]

    @property
    def conditions(self) -> tuple[Rule, ...]:
        """The conditions derived from symmetry: the rules that are not the placement's."""
        return self.rules[len(self.placement.rules) :]


def plan_as_numbered(placement: Placement, conditions: Sequence[Rule] = ()) -> Plan:
    """Return the plan that fills the cells in numeric order and tests each part of a rule as soon
    as it is full."""
    return lay_out(placement, range(placement.size), conditions, as_soon_as_full)


def plan_checked_last(placement: Placement) -> Plan:
    """Return the plan that fills the cells in numeric order and tests every rule only when all are
    filled."""
    return lay_out(placement, range(placement.size), (), when_all_is_filled)


Timing = Callable[[Rule, Sequence[int]], Iterable[tuple[int, Rule]]]
"""The timing of tests: (rule, the step of each cell) -> steps, each with the part of the rule
tested once its cell is filled."""


def lay_out(
    placement: Placement,
    order: Sequence[int],
    conditions: Sequence[Rule],
    timing: Timing,
    determined: Mapping[int, Expression] = {},
    implied: Container[int] = (),
    domains: Mapping[int, tuple[int, ...]] = {},
) -> Plan:
    """Return the plan that fills the cells in `order` and tests each rule when `timing` says so.

    `determined` are the cells that are not chosen, `implied` the rules (by index) that need no test
    because of them, `domains` the cells limited to some of the placement's values.
    """
    rules = placement.rules + tuple(conditions)
    fixed, own = placement.givens, placement.domains
    step_of = [0] * placement.size
    for number, cell in enumerate(order):
        step_of[cell] = number
    checks: list[list[Check]] = [[] for _ in order]
    for number, rule in enumerate(rules):
        if not holds_by_choice(rule) and number not in implied:
            for step, part in timing(rule, step_of):
                checks[step].append(Check(part, number))
    steps = []
    for cell, tested in zip(order, checks, strict=True):
        domain = (fixed[cell],) if cell in fixed else domains.get(cell, placement.values)
        if cell in own:
            domain = tuple([value for value in domain if value in own[cell]])
        steps.append(PlanStep(cell, domain, determined.get(cell), tuple(tested)))
    return Plan(placement, rules, tuple(steps))


def holds_by_choice(rule: Rule) -> bool:
    """Return whether a rule needs no test, since a cell is offered only free values of its
    domain."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent(_, offsets):
            return not offsets
        case Linear():
            return isinstance(rule, Given)
        case Regular():
            return isinstance(rule, OneOf)
        case _:
            assert_never(kind)


def when_all_is_filled(rule: Rule, step_of: Sequence[int]) -> Iterable[tuple[int, Rule]]:
    """Test the whole rule at the last step."""
    return [(len(step_of) - 1, rule)]


def as_soon_as_full(rule: Rule, step_of: Sequence[int]) -> Iterable[tuple[int, Rule]]:
    """Test each part of the rule at the step that fills it."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent(cells):
            for step in sorted([step_of[cell] for cell in cells])[1:]:
                filled = [(cell, shift) for cell, shift in kind.shifted if step_of[cell] <= step]
                yield step, AllDifferent(*map(tuple, zip(*filled, strict=True)))
        case Linear(groups, _, total):
            full_at: dict[int, list[int]] = {}
            for number, group in enumerate(groups):
                full_at.setdefault(max([step_of[cell] for cell in group]), []).append(number)
            first: list[int] = []
            for step, new in sorted(full_at.items()):
                compared = [*first, *new]
                if total is not None:
                    yield step, part_of(rule, new)
                    continue
                if len(compared) > 1:
                    yield step, part_of(rule, compared)
                first = [min(compared)]
        case Regular():
            for each in kind.parts():
                yield max([step_of[cell] for cell in each.cells]), each
        case _:
            assert_never(kind)
