"""Generate and test: fill every cell, then ask the rules. The tree is not pruned at all."""

from __future__ import annotations

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.text import Text
from pycore.plan.derivation import Derivation
from pycore.plan.steps import plan_checked_last
from pycore.search.events import Search
from pycore.search.placements.walk import walk
from pycore.search.strategy import Strategy


def derive(placement: Placement, drawing: Drawing) -> Derivation:
    """The plan; nothing is derived but the moments of the checks."""
    return Derivation(plan_checked_last(placement))


def start(placement: Placement, drawing: Drawing) -> Search:
    """Every arrangement of the values, each tested when it is complete."""
    plan = derive(placement, drawing).plan
    return Search(walk(plan), plan.rules)


STRATEGY = Strategy(
    "generate-and-test",
    Text("Generate and test", "生成検定法"),
    Text(
        "Fill every cell first, then test the rules.", "すべてのマスを埋めてから、条件を調べます。"
    ),
    start,
    derive=derive,
)
