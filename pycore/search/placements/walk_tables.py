"""The tables of a walk, built from its plan before it begins, and its state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple, assert_never

from ...model.regular import Regular
from ...model.rules import AllDifferent, Linear, Rule, holds, is_group, kind_of
from ...plan.steps import Expression, Plan
from ..events import (
    CUT,
    MOST_RULES,
    NO_VALUE,
    PLACED,
    REMOVED,
    Branch,
    NoSuchBranch,
    pack,
    with_next,
)
from .walk_offers import NOTHING, Offer, Offers, Taken, all_of, alone, refuse, taken_by

Test = Callable[[Sequence[int]], bool]

NOT_YET = (0,)
"""The offer at a depth that has not been entered yet, so that none of its share counts as finished.
"""

START: Branch = (-1,)
"""The state before the first depth is entered."""


class WalkTables(NamedTuple):
    """The tables of a walk, by depth.

    `number_of` are the numbers of the values, `domain_at` masks of them, `groups_at` the
    all-different groups of the cell, by the indices of their rules; each of `tests_at` comes with
    the cut that it makes, an event that lacks only the value. `offers_at` are the offers if groups
    refuse values (`refuses`).
    """

    number_of: dict[int, int]
    cell_at: list[int]
    domain_at: list[int]
    expression_at: list[Expression | None]
    groups_at: list[list[int]]
    tests_at: list[list[tuple[Test, int]]]
    placed_at: list[int]
    removed_at: list[int]
    refuses: bool
    taken_at: list[Callable[[Sequence[int]], Taken]]
    offers_at: list[Offers]


def walk_tables_of(plan: Plan) -> WalkTables:
    """Return the tables of a plan. Raises ValueError if it has more rules and conditions than
    events can name."""
    if len(plan.rules) > MOST_RULES:
        raise ValueError(f"{len(plan.rules)} rules and conditions; events can name {MOST_RULES}")
    steps = plan.steps
    number_of = {value: number for number, value in enumerate(plan.placement.values)}
    groups = [(number, rule.cells) for number, rule in enumerate(plan.rules) if is_group(rule)]
    domain_at = [sum(1 << number_of[value] for value in step.domain) for step in steps]
    groups_at = [[number for number, cells in groups if step.cell in cells] for step in steps]
    return WalkTables(
        number_of=number_of,
        cell_at=[step.cell for step in steps],
        domain_at=domain_at,
        expression_at=[step.expression for step in steps],
        groups_at=groups_at,
        tests_at=[
            [(test_of(check.part), pack(CUT, step.cell, 0, check.rule)) for check in step.checks]
            for step in steps
        ],
        placed_at=[pack(PLACED, step.cell) for step in steps],
        removed_at=[
            with_next(pack(REMOVED, step.cell)) if step.expression else pack(REMOVED, step.cell)
            for step in steps
        ],
        refuses=refuse(plan),
        taken_at=[taken_by(groups) for groups in groups_at],
        offers_at=[
            Offers(step.cell, domain, groups)
            for step, domain, groups in zip(steps, domain_at, groups_at, strict=True)
        ],
    )


@dataclass(slots=True)
class WalkStack:
    """The state of a walk (terms as in walk.py); `descend` says that the next depth is to be
    entered.

    As a branch it is the numbers placed, and how many values have been tried at the depth reached,
    -1 if it has not been entered yet.
    """

    values: list[int]
    used: list[int]
    offered: list[Sequence[int]]
    tried: list[int]
    refused: list[tuple[tuple[int, ...], ...]]
    left: list[tuple[int, ...]]
    depth: int = -1
    descend: bool = True

    def offer(self, depth: int, offer: Offer) -> None:
        """Begin a depth with an offer."""
        self.offered[depth], self.refused[depth], self.left[depth] = offer


def stack_at(plan: Plan, walk_tables: WalkTables, branch: Branch, fixed: int = 0) -> WalkStack:
    """Return the state of the walk of a plan at a branch, without alternatives to its first `fixed`
    values. Raises NoSuchBranch."""
    deepest = len(plan.steps)
    stack = WalkStack(
        [0] * plan.placement.size,
        [0] * len(plan.rules),
        [NOT_YET] * (deepest + 1),
        [0] * (deepest + 1),
        [NOTHING.refused] * (deepest + 1),
        [NOTHING.left] * (deepest + 1),
    )
    if not 0 < len(branch) <= deepest + 1:
        raise NoSuchBranch
    *path, tried = branch
    for depth, number in enumerate(path):
        offer = offer_at(plan, walk_tables, stack, depth)
        if number not in offer.offered:
            raise NoSuchBranch
        if depth < fixed:
            offer = alone(number)
        stack.offer(depth, offer)
        stack.tried[depth] = offer.offered.index(number) + 1
        stack.values[walk_tables.cell_at[depth]] = plan.placement.values[number]
        if not all(test(stack.values) for test, _ in walk_tables.tests_at[depth]):
            raise NoSuchBranch
        for group in walk_tables.groups_at[depth]:
            stack.used[group] |= 1 << number
    stack.depth, stack.descend = len(path) - 1, tried < 0
    if not stack.descend:
        stack.depth += 1
        stack.offer(stack.depth, offer_at(plan, walk_tables, stack, stack.depth))
        stack.tried[stack.depth] = tried
    if not -1 <= tried <= len(stack.offered[stack.depth]):
        raise NoSuchBranch
    return stack


def offer_at(plan: Plan, walk_tables: WalkTables, stack: WalkStack, depth: int) -> Offer:
    """Return the offer at a depth, as the walk would find it."""
    if depth == len(plan.steps):
        return NOTHING
    free, groups = walk_tables.domain_at[depth], walk_tables.groups_at[depth]
    expression = walk_tables.expression_at[depth]
    if walk_tables.refuses and expression is None:
        return walk_tables.offers_at[depth][walk_tables.taken_at[depth](stack.used)]
    for group in groups:
        free &= ~stack.used[group]
    if expression is None:
        return all_of(free)
    value = expression.value(stack.values)
    number = NO_VALUE if value is None else walk_tables.number_of.get(value, NO_VALUE)
    return alone(number) if free >> number & 1 else NOTHING


def test_of(part: Rule) -> Test:
    """Return the rule as a function of the row of values, which is faster than calling `holds` each
    time."""
    kind = kind_of(part)
    match kind:
        case Linear(((a, b, c, d),), "=", int(total), ()):
            return lambda v: v[a] + v[b] + v[c] + v[d] == total
        case Linear((cells,), "=", int(total), ()) if len(cells) > 1:
            pick = itemgetter(*cells)
            return lambda values: sum(pick(values)) == total
        case Linear((first, second), "=", None, ()) if len(first) > 1 and len(second) > 1:
            pick_first, pick_second = itemgetter(*first), itemgetter(*second)
            return lambda values: sum(pick_first(values)) == sum(pick_second(values))
        case Linear(((smaller, larger),), "<=", -1, ((1, -1),)):
            return lambda values: values[smaller] < values[larger]
        case Regular():
            return lambda values: kind.accepted([values[cell] for cell in kind.cells])
        case Linear() | AllDifferent():
            return lambda values: holds(kind, values)
        case _:
            assert_never(kind)
