"""Walked: the ways of searching that walk a plan. They differ by what they derive, and by nothing
else."""

from __future__ import annotations

from collections.abc import Callable

from ...model.drawing import Drawing
from ...model.placement import Placement
from ...model.text import Text
from ...plan.derivation import Derivation
from ...symmetry.sliced import Sliced
from ..events import Search
from ..strategy import Strategy
from .refusals import why_refused
from .walk import onward, walk


def walked(
    name: str,
    title: Text,
    about: Text,
    derive: Callable[[Placement, Drawing], Sliced[Derivation]],
) -> Strategy:
    """The strategy that walks the plan of a derivation; a solution found stands for its pictures
    under the symmetries that were broken."""

    def prepare(placement: Placement, drawing: Drawing) -> Sliced[Search]:
        derivation = yield from derive(placement, drawing)
        plan, pictures = derivation.plan, derivation.pictures
        going_on = onward(plan, pictures)
        return Search(
            walk(plan),
            plan.rules,
            weight=lambda solution: pictures,
            onward=going_on,
            why=why_refused(plan),
        )

    return Strategy(name, title, about, prepare, derive=derive)
