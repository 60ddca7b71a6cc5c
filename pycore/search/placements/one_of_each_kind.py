"""Symmetry: prune, and look for one solution of each kind only, by the symmetries of the
drawing."""

from __future__ import annotations

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.text import Text
from pycore.plan.derivation import derive_one_of_each_kind
from pycore.search.events import Search
from pycore.search.placements.walk import walk
from pycore.search.strategy import Strategy


def start(placement: Placement, drawing: Drawing) -> Search:
    """As prune, with less-than conditions that leave one of the pictures of each solution."""
    derivation = derive_one_of_each_kind(placement, drawing)
    plan, pictures = derivation.plan, derivation.pictures
    return Search(walk(plan), plan.rules, weight=lambda solution: pictures)


STRATEGY = Strategy(
    "symmetry",
    Text("Symmetry", "対称解を除く"),
    Text(
        "Prune, and visit only one of the pictures that turning and reflecting make of a solution.",
        "枝刈りに加え、回転や裏返しで重なる対称解のうち 1 つだけを調べます。",
    ),
    start,
    derive=derive_one_of_each_kind,
)
