"""Learn: propagation with trials, in which every dead end becomes a fact that is never run into
again (learn_search.py)."""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement
from ..events import Search
from ..strategy import Strategy


def prepare(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare the search, with a propagator for each rule."""
    from .learn_search import prepared  # a first visit does not learn

    return (yield from prepared(placement))


STRATEGY = Strategy(
    "learn",
    Text("Learn", "失敗から学ぶ"),
    Text(
        "Propagate, and keep what each dead end teaches as a fact, so that the search never runs "
        "into the same one again.",
        "候補を絞り込みながら試し、行き詰まるたびにその原因を覚えて、同じ失敗を二度と繰り返しません。",
    ),
    prepare,
    needs_events=False,
    deduces=True,
)
