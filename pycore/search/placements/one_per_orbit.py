"""Symmetry: prune, and look for only one solution of each orbit under the symmetries of the
drawing."""

from __future__ import annotations

from ...model.bilingual import Text
from ...plan.derivation import derive_one_per_orbit
from .walk_strategy import walk_strategy

STRATEGY = walk_strategy(
    "symmetry",
    Text("Symmetry", "対称解を除く"),
    Text(
        "Prune, and find only one of the rotations and reflections of each solution. Where the "
        "given numbers leave no symmetry, it searches as Prune does.",
        "枝刈りに加え、回転や裏返しで重なる対称解のうち 1 つだけを探します。初めの数で対称性が"
        "なくなるときは、「枝刈り」と同じ探索です。",
    ),
    derive_one_per_orbit,
)
