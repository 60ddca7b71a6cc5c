"""A clue of a further rule: the name of its rule, its cells and its numbers.

place  row and column of a cell, from 0
way    the cells of a clue, in order
"""

from __future__ import annotations

from typing import NamedTuple

from ...model.bilingual import BadInput, Named, Text
from ...model.cell_names import short_square

OPTION = "variants"
"""The name of the option with further rules."""

Place = tuple[int, int]
Way = tuple[Place, ...]


class Clue(NamedTuple):
    """A clue: the name of its rule, its cells, its `numbers`, if any, and a second set of cells for
    rules about two."""

    name: str
    cells: Way
    numbers: tuple[int, ...] = ()
    others: Way = ()


def sign_of(place: Place) -> str:
    """Return a cell as typed."""
    return short_square(place[0] + 1, place[1] + 1)


def bad(en: str, ja: str) -> BadInput:
    """Return a fault of the option."""
    return BadInput(Named(OPTION), Text(en, ja))
