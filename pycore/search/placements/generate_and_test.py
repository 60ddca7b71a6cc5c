"""Generate and test: fill every cell, then check the rules. Nothing is pruned."""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement
from ...plan.derivation import Derivation
from ...plan.steps import plan_checked_last
from .walk_strategy import walk_strategy


def derive(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Plan every arrangement of the values, testing each complete one."""
    yield from ()
    return Derivation(plan_checked_last(placement))


STRATEGY = walk_strategy(
    "generate-and-test",
    Text("Generate and test", "生成検定法"),
    Text(
        "Fill every cell first, then test the rules.", "すべてのマスを埋めてから、条件を調べます。"
    ),
    derive,
)
