"""What a strategy is: a way of searching, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pycore.drawing import Drawing
from pycore.placement import Placement
from pycore.search.events import Search
from pycore.text import Text


@dataclass(frozen=True)
class Strategy:
    """A way of searching placements.

    `start(placement, drawing)` gives the search, not yet begun; `suits` tells whether the strategy can serve a
    placement; `walked` whether it tells every node by an event (so that it can be stepped and played back).
    """

    name: str
    title: Text
    about: Text
    start: Callable[[Placement, Drawing], Search]
    suits: Callable[[Placement], bool] = lambda placement: True
    walked: bool = True
