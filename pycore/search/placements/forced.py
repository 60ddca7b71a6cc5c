"""Forced: the tightest cell next, cells that follow from others not tried but computed, one of each
kind only."""

from __future__ import annotations

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.text import Text
from pycore.plan.derivation import derive_forced
from pycore.search.events import Search
from pycore.search.placements.walk import walk
from pycore.search.strategy import Strategy


def start(placement: Placement, drawing: Drawing) -> Search:
    """Order, algebra and the symmetries of the drawing."""
    derivation = derive_forced(placement, drawing)
    plan, pictures = derivation.plan, derivation.pictures
    return Search(walk(plan), plan.rules, weight=lambda solution: pictures)


STRATEGY = Strategy(
    "forced",
    Text("Forced cells", "決まるマスは計算"),
    Text(
        "Choose only where there is a choice: a cell that follows from the others is computed.",
        "ほかのマスから決まるマスは試さずに計算し、残りのマスだけを選びます。対称解も除きます。",
    ),
    start,
    derive=derive_forced,
)
