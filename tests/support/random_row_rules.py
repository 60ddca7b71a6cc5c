"""Random rules about a row of cells, with numbers of any size: each is true of the row it is given.

Every class has its own file in `specimens/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.regular import Regular
from tests.support.specimens import EVERY
from tests.support.specimens.automaton import random_rule as random_automaton


def row_rule(
    random: Random, values: Sequence[int], row: Sequence[int], cells: tuple[int, ...]
) -> Regular:
    """A rule of any class about two cells or more; the row fulfils it if it can fulfil one."""
    there = [row[cell] for cell in cells]
    made = random.choice(EVERY).random(random, values, there, cells)
    return made or random_automaton(random, values, there, cells)
