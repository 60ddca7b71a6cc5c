"""Prune: test a rule as soon as it is full, and cut the branch that breaks it."""

from __future__ import annotations

from pycore.derivation import Derivation
from pycore.drawing import Drawing
from pycore.placement import Placement
from pycore.plan import plan_as_numbered
from pycore.search.events import Search
from pycore.search.strategy import Strategy
from pycore.search.walk import walk
from pycore.text import Text


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
