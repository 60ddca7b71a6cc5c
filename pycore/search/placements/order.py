"""Order: prune, with the tightest cell next, so that the cells of a rule are filled as early as
possible."""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement
from ...plan.derivation import Derivation, derive_order
from .walk_strategy import walk_strategy


def derive(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Plan as prune does, but in an order of cells chosen by the core; the drawing has no
    influence."""
    return derive_order(placement)


STRATEGY = walk_strategy(
    "order",
    Text("Order", "順序の工夫"),
    Text(
        "Prune, and fill the fullest lines first, so that a wrong branch ends early.",
        "枝刈りに加え、埋まりかけた並びのマスから先に埋めて、合わない枝を早く終わらせます。",
    ),
    derive,
)
