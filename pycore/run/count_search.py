"""Searches for counting."""

from __future__ import annotations

from collections.abc import Callable

from ..model.drawing import Drawing
from ..model.incremental import Incremental
from ..model.placement import Placement
from ..search.events import Search
from ..search.strategy import Strategy
from ..symmetry.automorphisms import find_structure


def search_to_count(
    strategy: Strategy, placement: Placement, drawing: Drawing, watched: Callable[[], bool]
) -> Incremental[Search]:
    """Return the search of a strategy for counting: it lists solutions only if each must be
    `watched`, which is decided once the symmetries of the structure are known."""
    prepare = strategy.prepare
    if strategy.counts:
        yield from find_structure(placement)
        prepare = prepare if watched() else strategy.counts
    return (yield from prepare(placement, drawing))
