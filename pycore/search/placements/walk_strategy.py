"""Strategies that walk a plan, which differ only in how they derive it."""

from __future__ import annotations

from collections.abc import Callable

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement
from ...plan.derivation import Derivation
from ..events import Search
from ..strategy import Strategy
from .consequences import why_determined
from .refusals import why_refused
from .walk import onward
from .walk_tables import START


def walk_strategy(
    name: str,
    title: Text,
    about: Text,
    derive: Callable[[Placement, Drawing], Incremental[Derivation]],
) -> Strategy:
    """Return the strategy that walks the plan of a derivation; a solution found represents its
    images under the symmetries that were broken."""

    def prepare(placement: Placement, drawing: Drawing) -> Incremental[Search]:
        derivation = yield from derive(placement, drawing)
        plan, images = derivation.plan, derivation.images
        going_on = onward(plan, images)
        return Search(
            going_on.on(START),
            plan.rules,
            weight=lambda solution: images,
            onward=going_on,
            why=why_refused(plan),
            follows=why_determined(plan),
            computed=tuple(step.cell for step in plan.steps if step.expression),
        )

    return Strategy(name, title, about, prepare, derive=derive)
