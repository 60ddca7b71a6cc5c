"""Symmetry: prune, and look for one solution of each kind only, by the symmetries of the drawing."""

from __future__ import annotations

from pycore.drawing import Drawing
from pycore.placement import Placement
from pycore.plan import plan_as_numbered
from pycore.search.events import Search
from pycore.search.strategy import Strategy
from pycore.search.walk import walk
from pycore.symmetry import conditions, drawing_symmetries
from pycore.text import Text


def start(placement: Placement, drawing: Drawing) -> Search:
    """As prune, with less-than conditions that leave one of the pictures of each solution."""
    symmetries = drawing_symmetries(placement, drawing)
    plan = plan_as_numbered(placement, conditions(symmetries, range(placement.size)))
    return Search(walk(plan), plan.rules, weight=lambda solution: len(symmetries))


STRATEGY = Strategy(
    "symmetry",
    Text("Symmetry", "対称解を除く"),
    Text(
        "Prune, and visit only one of the pictures that turning and reflecting make of a solution.",
        "枝刈りに加え、回転や裏返しで重なる対称解のうち 1 つだけを調べます。",
    ),
    start,
)
