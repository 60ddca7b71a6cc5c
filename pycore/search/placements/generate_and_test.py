"""Generate and test: fill every cell, then ask the rules. The tree is not pruned at all."""

from __future__ import annotations

from ...model.drawing import Drawing
from ...model.placement import Placement
from ...model.text import Text
from ...plan.derivation import Derivation
from ...plan.steps import plan_checked_last
from ...symmetry.sliced import Sliced
from .walked import walked


def derive(placement: Placement, drawing: Drawing) -> Sliced[Derivation]:
    """Every arrangement of the values, each tested when it is complete."""
    yield from ()
    return Derivation(plan_checked_last(placement))


STRATEGY = walked(
    "generate-and-test",
    Text("Generate and test", "生成検定法"),
    Text(
        "Fill every cell first, then test the rules.", "すべてのマスを埋めてから、条件を調べます。"
    ),
    derive,
)
