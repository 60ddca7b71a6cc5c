"""Symmetry: prune, and look for one solution of each kind only, by the symmetries of the drawing."""

from __future__ import annotations

from pycore.breaking import break_symmetries
from pycore.drawing import Drawing
from pycore.group import group_of
from pycore.placement import Placement
from pycore.plan import plan_as_numbered
from pycore.search.events import Search
from pycore.search.strategy import Strategy
from pycore.search.walk import walk
from pycore.symmetry import drawing_symmetries
from pycore.text import Text


def start(placement: Placement, drawing: Drawing) -> Search:
    """As prune, with less-than conditions that leave one of the pictures of each solution."""
    symmetries = group_of(drawing_symmetries(placement, drawing))
    breaking = break_symmetries(placement, symmetries, range(placement.size))
    plan = plan_as_numbered(placement, breaking.conditions)
    return Search(walk(plan), plan.rules, weight=lambda solution: len(breaking.symmetries))


STRATEGY = Strategy(
    "symmetry",
    Text("Symmetry", "対称解を除く"),
    Text(
        "Prune, and visit only one of the pictures that turning and reflecting make of a solution.",
        "枝刈りに加え、回転や裏返しで重なる対称解のうち 1 つだけを調べます。",
    ),
    start,
)
