"""A clue of a further rule: the name of its rule, its cells and its numbers.

way  the cells of a clue, in order
"""

from __future__ import annotations

from typing import NamedTuple

from ...model.bilingual import BadInput, Named, Text
from ...model.cell_names import RowAndColumn, short_square

OPTION = "variants"
"""The name of the option with further rules."""

Way = tuple[RowAndColumn, ...]


class Clue(NamedTuple):
    """A clue: the name of its rule, its cells, its `numbers`, if any, and a second set of cells for
    rules about two."""

    name: str
    cells: Way
    numbers: tuple[int, ...] = ()
    others: Way = ()


def sign_of(position: RowAndColumn) -> str:
    """Return a cell as typed."""
    return short_square(position[0] + 1, position[1] + 1)


def bad(en: str, ja: str) -> BadInput:
    """Return a fault of the option."""
    return BadInput(Named(OPTION), Text(en, ja))
