"""Prune: test a rule as soon as it is full, and cut the branch that breaks it."""

from __future__ import annotations

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.text import Text
from pycore.plan.derivation import Derivation
from pycore.plan.steps import plan_as_numbered
from pycore.search.events import Search
from pycore.search.placements.walk import walk
from pycore.search.strategy import Strategy


def derive(placement: Placement, drawing: Drawing) -> Derivation:
    """The plan; nothing is derived but the moments of the checks."""
    return Derivation(plan_as_numbered(placement))


def start(placement: Placement, drawing: Drawing) -> Search:
    """The cells in their order, every rule tested at the first moment it is full."""
    plan = derive(placement, drawing).plan
    return Search(walk(plan), plan.rules)


STRATEGY = Strategy(
    "prune",
    Text("Prune", "枝刈り"),
    Text(
        "Test each rule as soon as it is full and cut the branch that breaks it.",
        "条件に関わるマスが埋まるたびに調べ、合わない枝を刈ります。",
    ),
    start,
    derive=derive,
)
