"""Walking a plan: one event a node, for teaching, counting and comparing.

depth     the step being tried
offered   at each depth the values to try there, as indices into the placement's values; none when
          all is filled
tried     at each depth how many of them have been tried
used      for each rule a bit mask of the value indices in it, if it is an all-different group: a
          value in it is not offered

The walk is one flat loop with an explicit stack: try the next value offered, go on if it stands, go
back if none is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import NamedTuple, assert_never

from ...compiling.tables import Remembered
from ...model.placement import Solution
from ...model.rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs, holds
from ...plan.steps import Expression, Plan
from ..events import (
    CUT,
    MOST_RULES,
    NO_VALUE,
    PLACED,
    REMOVED,
    SOLVED,
    Batch,
    Batches,
    pack,
)

Test = Callable[[Sequence[int]], bool]

USUAL_SIZE = 512
"""Events in a batch unless the reader asks for another number: about a millisecond of walking."""

NOT_YET = [0]
"""What stands as offered at a depth that is not entered yet, so that none of its share counts as
done."""


class Course(NamedTuple):
    """What the walk needs to know, by depth, made ready before it begins.

    `number_of` are the numbers of the values, `domain_at` masks of them, `groups_at` the
    all-different groups of the cell, each by the index of its rule; `tests_at` come each with the
    cut that it makes. Of the events only the value is left out.
    """

    number_of: dict[int, int]
    cell_at: list[int]
    domain_at: list[int]
    expression_at: list[Expression | None]
    groups_at: list[list[int]]
    tests_at: list[list[tuple[Test, int]]]
    placed_at: list[int]
    removed_at: list[int]


def course_of(plan: Plan) -> Course:
    """The course of a plan. Raises ValueError for more rules and conditions than events can
    name."""
    if len(plan.rules) > MOST_RULES:
        raise ValueError(f"{len(plan.rules)} rules and conditions; events can name {MOST_RULES}")
    steps = plan.steps
    number_of = {value: number for number, value in enumerate(plan.placement.values)}
    groups = [
        (number, rule.cells)
        for number, rule in enumerate(plan.rules)
        if isinstance(rule, AllDifferent) and not rule.offsets
    ]
    return Course(
        number_of=number_of,
        cell_at=[step.cell for step in steps],
        domain_at=[sum(1 << number_of[value] for value in step.domain) for step in steps],
        expression_at=[step.expression for step in steps],
        groups_at=[[number for number, cells in groups if step.cell in cells] for step in steps],
        tests_at=[
            [(test_of(check.part), pack(CUT, step.cell, 0, check.rule)) for check in step.checks]
            for step in steps
        ],
        placed_at=[pack(PLACED, step.cell) for step in steps],
        removed_at=[pack(REMOVED, step.cell) for step in steps],
    )


def walk(plan: Plan) -> Batches:
    """Go through the tree of the plan depth first, values in increasing order; every turn of the
    loop is an event at most. Raises ValueError as `course_of` does."""
    placement = plan.placement
    deepest = len(plan.steps)
    course = course_of(plan)
    number_of, cell_at, domain_at = course.number_of, course.cell_at, course.domain_at
    expression_at, groups_at, tests_at = course.expression_at, course.groups_at, course.tests_at
    placed_at, removed_at = course.placed_at, course.removed_at
    numbers_in = Remembered(numbers_of)

    values = [0] * placement.size
    used = [0] * len(plan.rules)
    offered: list[Sequence[int]] = [NOT_YET] * (deepest + 1)
    tried = [0] * (deepest + 1)
    nodes = cuts = 0
    events: list[int] = []
    found: list[Solution] = []

    depth = -1
    descend = True
    size = (yield Batch([], [], 0, 0, 0.0)) or USUAL_SIZE
    while True:
        if descend:
            descend = False
            depth += 1
            if depth == deepest:
                found.append(tuple(values))
                events.append(pack(SOLVED))
                offered[depth] = ()
            else:
                free = domain_at[depth]
                for group in groups_at[depth]:
                    free &= ~used[group]
                expression = expression_at[depth]
                if expression is None:
                    offered[depth] = numbers_in[free]
                else:
                    value = expression.value(values)
                    number = NO_VALUE if value is None else number_of.get(value, NO_VALUE)
                    if free >> number & 1:
                        offered[depth] = (number,)
                    else:
                        offered[depth] = ()
                        cuts += 1
                        events.append(pack(CUT, cell_at[depth], number, expression.rule))
        elif tried[depth] < len(offered[depth]):
            number = offered[depth][tried[depth]]
            tried[depth] += 1
            values[cell_at[depth]] = placement.values[number]
            for test, cut in tests_at[depth]:
                if not test(values):
                    cuts += 1
                    events.append(cut | number)
                    break
            else:
                nodes += 1
                events.append(placed_at[depth] | number)
                for group in groups_at[depth]:
                    used[group] |= 1 << number
                offered[depth + 1], tried[depth + 1] = NOT_YET, 0
                descend = True
        elif depth > 0:
            depth -= 1
            number = offered[depth][tried[depth] - 1]
            for group in groups_at[depth]:
                used[group] ^= 1 << number
            events.append(removed_at[depth] | number)
        else:
            break
        if len(events) >= size:
            size = (
                yield Batch(events, found, nodes, cuts, finished(offered, tried, depth + descend))
            ) or size
            events, found = [], []
    yield Batch(events, found, nodes, cuts, 1.0)


def numbers_of(mask: int) -> tuple[int, ...]:
    """The positions of the bits of a mask."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


def finished(offered: Sequence[Sequence[int]], tried: Sequence[int], depth: int) -> float:
    """The fraction of the tree that is done: every branch of a node counts for an equal part of
    that node.

    Above `depth` the branch tried last is still open; at `depth` all tried are done. It never runs
    backwards, rounding included: from the inside out every step is monotone, and a node that is
    done counts exactly 1.
    """
    here = len(offered[depth])
    done = tried[depth] / here if here else 1.0
    for level in reversed(range(depth)):
        done = (tried[level] - 1 + done) / len(offered[level])
    return done


def test_of(part: Rule) -> Test:
    """The rule as a function of the row of values, quicker than asking `holds` each time."""
    match part:
        case SumIs((a, b, c, d), total):
            return lambda v: v[a] + v[b] + v[c] + v[d] == total
        case SumIs(cells, total) if len(cells) > 1:
            pick = itemgetter(*cells)
            return lambda values: sum(pick(values)) == total
        case EqualSums(((*first,), (*second,))) if len(first) > 1 and len(second) > 1:
            pick_first, pick_second = itemgetter(*first), itemgetter(*second)
            return lambda values: sum(pick_first(values)) == sum(pick_second(values))
        case Less(smaller, larger):
            return lambda values: values[smaller] < values[larger]
        case SumIs() | AtMost() | EqualSums() | AllDifferent() | Given():
            return lambda values: holds(part, values)
        case _:
            assert_never(part)
