"""A walked search counted like the compiled one: the cells of a block are one step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pycore.codegen.writer import Writer
from pycore.plan.steps import Plan
from pycore.search.events import CUT, PLACED, Batch, unpack


def by_blocks(plan: Plan, walked: Iterable[Batch]) -> tuple[int, int]:
    """Return nodes and cuts of a walk of the plan: the cells of a block are filled once all of them
    pass, and a refusal on the way is one cut."""
    told = Counter(
        (event.kind, event.cell) for batch in walked for event in map(unpack, batch.events)
    )
    writer, values = Writer(plan), len(plan.placement.values)
    nodes = cuts = 0
    entered = 1
    for block in writer.blocks:
        choice = block.choice
        if choice is None:
            offered = entered
        elif writer.all_differ:
            offered = entered * (values - block.first)
        else:
            offered = entered * len(choice.domain)
            assert offered == told[PLACED, choice.cell] + told[CUT, choice.cell]
        entered = told[PLACED, plan.steps[block.last].cell]
        nodes += entered * (block.last - block.first + 1)
        cuts += offered - entered
    return nodes, cuts
