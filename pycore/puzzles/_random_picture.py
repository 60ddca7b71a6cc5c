"""Pictures at random, for new puzzles of squares to fill: noise that is smoothed, so that filled
squares come in patches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..model.placement import Solution

if TYPE_CHECKING:
    from random import Random

SMOOTHED = 1
"""How often the noise of a new picture is smoothed."""
FILLED = 0.5, 0.65
"""The least and the largest part of a new picture that is filled."""


def random_picture(tall: int, wide: int, random: Random) -> Solution:
    """Return a picture row by row, 1 for filled: of random numbers, each the mean of those around
    it, the largest are filled."""
    field = {(r, c): random.random() for r in range(tall) for c in range(wide)}
    for _ in range(SMOOTHED):
        field = {at: _mean_around(field, at) for at in field}
    filled = sorted(field, key=lambda at: field[at])[
        -round(tall * wide * random.uniform(*FILLED)) :
    ]
    return tuple(int(at in filled) for at in field)


def _mean_around(field: Mapping[tuple[int, int], float], at: tuple[int, int]) -> float:
    """Return the mean of a cell and its neighbours, those at its corners too."""
    r, c = at
    around = [(r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    near = [field[each] for each in around if each in field]
    return sum(near) / len(near)
