"""Check that a drawing shows a placement; its motions would otherwise move missing cells."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import isfinite

from .bilingual import Text
from .drawing import Drawing, Spot
from .placement import Placement

APART = 0.05
"""Two spots nearer than this, in spot widths, cannot be distinguished."""

FARTHEST = 1e6
"""Spot widths from the origin."""


def misfit(placement: Placement, drawing: Drawing) -> Text | None:
    """Return a requirement that the drawing of this placement does not meet; None if it fits."""
    spots = drawing.spots
    if not isinstance(spots, tuple) or not all(map(is_spot, spots)):
        far = f"{FARTHEST:,.0f}"
        return Text(
            f"must have spots: a cell, and two numbers up to {far} that say where it is.",
            f"の spots には、セルと {far} までの 2 つの座標が必要です。",
        )
    cells = range(placement.size)
    if {spot.cell for spot in spots} != set(cells):
        return Text(
            f"must show the cells 0 to {placement.size - 1}, all of them and no other.",
            f"は、マス 0〜{placement.size - 1} をすべて、それだけを示してください。",
        )
    if drawing.by_value:
        pairs = [(spot.cell, spot.value) for spot in spots]
        if sorted(pairs, key=str) != sorted(product(cells, placement.values), key=str):
            return Text(
                "must have one spot for each value of each cell, or spots without values.",
                "の spots は、どのマスのどの数にも 1 つずつか、数なしにしてください。",
            )
    if not are_apart(spots):
        return Text("must not have two spots in one place.", "の 2 つの spots が重なっています。")
    return None


def is_spot(spot: object) -> bool:
    """Return whether this is a valid spot of a cell."""
    return (
        isinstance(spot, Spot)
        and type(spot.cell) is int
        and all(type(at) in (int, float) and abs(at) <= FARTHEST for at in (spot.x, spot.y))
        and isfinite(spot.x + spot.y)
    )


def are_apart(spots: Iterable[Spot]) -> bool:
    """Return whether every two spots are at least APART in x or y."""
    seen: dict[tuple[int, int], Spot] = {}
    for spot in spots:
        column, row = int(spot.x // APART), int(spot.y // APART)
        for x, y in product((-1, 0, 1), repeat=2):
            other = seen.get((column + x, row + y))
            if other and max(abs(other.x - spot.x), abs(other.y - spot.y)) < APART:
                return False
        seen[column, row] = spot
    return True
