"""Walking a plan: one event for each node, for teaching, counting and comparing.

depth     the step being tried
offered   at each depth the values to try, as indices into the placement's values; none when all
          cells are filled
tried     at each depth the number of these that have been tried
used      for each all-different group a bit mask of the value indices in it: the values in it are
          not offered
refused   at each depth the cuts before each value offered, and after the last one: values that a
          group refuses (walk_offers.py)

The walk is one flat loop with an explicit stack: try the next value offered, go on if it passes, go
back if none is left. It can begin anywhere: a branch is that stack in short form (walk_tables.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...model.canonical import canonical
from ...model.incremental import USUAL_SIZE
from ...model.memo import Memo
from ...model.placement import Solution
from ...plan.steps import Plan
from ..events import (
    CUT,
    NO_VALUE,
    SOLVED,
    Batch,
    Batches,
    Branch,
    Onward,
    Trunk,
    is_followed,
    is_given,
    pack,
    with_left,
)
from .single_events import single_events
from .walk_offers import counting_of, numbers_of
from .walk_tables import NOT_YET, START, stack_at, walk_tables_of


def walk(plan: Plan, begin: Branch = START, fixed: int = 0) -> Batches:
    """Traverse the tree of the plan depth first, values in increasing order. Each turn of the loop
    yields at most one event, after the values that groups refuse; consecutive givens form one
    batch. The walk may begin at a branch, without alternatives to its first `fixed` values. Raises
    ValueError as `walk_tables_of` does, NoSuchBranch if there is no such branch."""
    placement = plan.placement
    deepest = len(plan.steps)
    walk_tables = walk_tables_of(plan)
    number_of, cell_at, domain_at = (
        walk_tables.number_of,
        walk_tables.cell_at,
        walk_tables.domain_at,
    )
    expression_at, groups_at, tests_at = (
        walk_tables.expression_at,
        walk_tables.groups_at,
        walk_tables.tests_at,
    )
    placed_at, removed_at = walk_tables.placed_at, walk_tables.removed_at
    refuses, taken_at = walk_tables.refuses, walk_tables.taken_at
    offers_at = walk_tables.offers_at
    givens = placement.givens
    given_at = [*[cell in givens for cell in cell_at], False]
    numbers_in = Memo(numbers_of)

    stack = stack_at(plan, walk_tables, begin, fixed)
    values, used, offered, tried = stack.values, stack.used, stack.offered, stack.tried
    refused, left_at = stack.refused, stack.left
    depth, descend = stack.depth, stack.descend
    nodes = cuts = 0
    events: list[int] = []
    found: list[Solution] = []

    standing = [
        with_left(event | number, left_at[above][tried[above] - 1])
        for above, (event, number) in enumerate(zip(placed_at, begin[:-1], strict=False))
    ]
    done = finished(offered, tried, depth + descend)
    size = (yield Batch(standing, [], nodes, cuts, done, branch=begin)) or USUAL_SIZE
    while True:
        if descend:
            descend = False
            depth += 1
            if depth == deepest:
                found.append(tuple(values))
                events.append(pack(SOLVED))
                offered[depth] = ()
            elif refuses and expression_at[depth] is None:
                offer = offers_at[depth][taken_at[depth](used)]
                offered[depth], refused[depth], left_at[depth] = offer
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
            if refuses and (before := refused[depth][tried[depth]]):
                events += before
                cuts += len(before)
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
                left = len(offered[depth]) - tried[depth]
                if refuses:
                    left = left_at[depth][tried[depth] - 1]
                events.append(with_left(placed_at[depth] | number, left))
                for group in groups_at[depth]:
                    used[group] |= 1 << number
                offered[depth + 1], tried[depth + 1] = NOT_YET, 0
                descend = True
        elif depth > 0:
            if refuses and (after := refused[depth][-1]):
                events += after
                cuts += len(after)
            depth -= 1
            number = offered[depth][tried[depth] - 1]
            for group in groups_at[depth]:
                used[group] ^= 1 << number
            events.append(removed_at[depth] | number)
        else:
            break
        if len(events) >= size and not (
            is_followed(events[-1]) or (given_at[depth + descend] and is_given(events[-1], givens))
        ):
            done = finished(offered, tried, depth + descend)
            path = [offered[above][tried[above] - 1] for above in range(depth + descend)]
            branch = (*path, -1 if descend else tried[depth])
            size = (yield Batch(events, found, nodes, cuts, done, branch=branch)) or size
            events, found = [], []
    yield Batch(events, found, nodes, cuts, 1.0)


def onward(plan: Plan, images: int = 1) -> Onward:
    """Return how the walk of a plan is resumed; each solution found represents that many images."""
    return Onward(
        lambda: canonical("walk", plan, images, *counting_of(plan)),
        lambda branch: single_events(walk(plan, branch), plan.placement.givens),
        lambda branch: walk(plan, branch, len(branch) - 1),
        lambda levels: trunk_of(plan, levels),
        tail=len(START),
    )


def trunk_of(plan: Plan, levels: int) -> Trunk | None:
    """Return the first steps: a walk of the same plan that ends there."""
    steps = plan.steps[:levels]
    if not 0 < levels == len(steps):
        return None
    number_of = {value: number for number, value in enumerate(plan.placement.values)}
    branches: list[Branch] = []
    for batch in walk(plan._replace(steps=steps)):
        for values in batch.found:
            branches.append((*[number_of[values[step.cell]] for step in steps], START[0]))
    return Trunk(batch.nodes, batch.cuts, tuple(branches))


def finished(offered: Sequence[Sequence[int]], tried: Sequence[int], depth: int) -> float:
    """Return the finished fraction of the tree: the branches of a node have equal parts of it.

    Above `depth` the branch tried last is still open; at `depth` all tried branches are finished.
    The fraction never decreases, rounding included: from the inside out every operation is
    monotone, and a finished node counts exactly 1.
    """
    here = len(offered[depth])
    done = tried[depth] / here if here else 1.0
    for level in reversed(range(depth)):
        done = (tried[level] - 1 + done) / len(offered[level])
    return done
