"""Forced: the tightest cell next, determined cells computed instead of tried, and one solution of
each orbit only."""

from __future__ import annotations

from ...model.bilingual import Text
from ...plan.derivation import derive_forced
from .walk_strategy import walk_strategy

STRATEGY = walk_strategy(
    "forced",
    Text("Forced cells", "決まるマスを計算"),
    Text(
        "Choose only where there is a choice: a cell that follows from the others is computed. "
        "Of the rotations and reflections of each solution, only one is found.",
        "ほかのマスから決まるマスは試さずに計算し、残りのマスだけを選びます。対称解も除きます。",
    ),
    derive_forced,
)
