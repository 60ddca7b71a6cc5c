"""What a strategy is: a way of searching, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.text import Text
from ..plan.derivation import Derivation
from .events import Search


@dataclass(frozen=True)
class Strategy:
    """A way of searching placements, or movements.

    `start(puzzle, drawing)` gives the search, not yet begun, for a Placement or a Movement
    (whichever the strategy serves); `suits` tells whether the strategy can serve it; `walked`
    whether it tells every node by an event (so that it can be stepped and played back); `cut` why a
    search of a movement leaves a move out. A strategy that follows a plan derives it by
    `derive(placement, drawing)`.
    """

    name: str
    title: Text
    about: Text
    start: Callable[[Any, Drawing], Search]
    suits: Callable[[Any], bool] = lambda puzzle: isinstance(puzzle, Placement)
    walked: bool = True
    cut: Text | None = None
    derive: Callable[[Any, Drawing], Derivation] | None = None
