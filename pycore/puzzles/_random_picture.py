"""Random pictures for new puzzles of squares to fill: smoothed noise, so that filled squares form
patches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..model.placement import Solution

if TYPE_CHECKING:
    from random import Random

SMOOTHED = 1
"""The number of smoothing passes over the noise."""
FILLED = 0.5, 0.65
"""The least and the largest filled fraction of a new picture."""


def random_picture(tall: int, wide: int, random: Random) -> Solution:
    """Return a picture row by row, 1 for filled: the largest of smoothed random numbers are
    filled."""
    field = {(r, c): random.random() for r in range(tall) for c in range(wide)}
    for _ in range(SMOOTHED):
        field = {at: _mean_around(field, at) for at in field}
    filled = sorted(field, key=lambda at: field[at])[
        -round(tall * wide * random.uniform(*FILLED)) :
    ]
    return tuple(int(at in filled) for at in field)


def _mean_around(field: Mapping[tuple[int, int], float], at: tuple[int, int]) -> float:
    """Return the mean of a cell and its neighbours, including diagonal ones."""
    r, c = at
    around = [(r + down, c + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    near = [field[each] for each in around if each in field]
    return sum(near) / len(near)
