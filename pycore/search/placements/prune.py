"""Prune: test each rule as soon as all its cells are filled, and cut the branch that breaks it."""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement
from ...plan.derivation import Derivation
from ...plan.steps import plan_as_numbered
from .walk_strategy import walk_strategy


def derive(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Plan the cells in numeric order, testing each rule as soon as all its cells are filled."""
    yield from ()
    return Derivation(plan_as_numbered(placement))


STRATEGY = walk_strategy(
    "prune",
    Text("Prune", "枝刈り"),
    Text(
        "Test each rule as soon as it can fail; a branch that breaks it goes no further.",
        "条件を、調べられるようになったらすぐに調べ、合わない枝の先には進みません。",
    ),
    derive,
)
