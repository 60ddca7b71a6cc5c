"""One file for each class of rules about a row of cells, with all that the tests say of it: random
rules, the oracle's definition, rows, sentences. Property tests and fuzzers read it here.

A new class is a file with its `SPECIMENS`, and its name at the end of the list: the order decides
which rules a seed makes.
"""

from __future__ import annotations

from typing import Any

from . import (
    automaton,
    between,
    calculation,
    consecutive,
    contains,
    differ_at_least,
    differ_by,
    largest_minus_rest,
    largest_over_rest,
    multiple,
    one_of,
    product_is,
    quotient_is,
    runs,
    sum_between,
    table,
    twice,
    visible,
)
from .specimen import Specimens

FILES = (
    *(table, product_is, differ_by, differ_at_least, quotient_is, runs, sum_between, visible),
    *(twice, one_of, automaton, calculation, multiple, largest_minus_rest, largest_over_rest),
    *(contains, consecutive, between),
)

EVERY: tuple[Specimens[Any], ...] = tuple(file.SPECIMENS for file in FILES)

SPECIMENS_OF: dict[type, Specimens[Any]] = {each.made: each for each in EVERY}
"""By the class of rules."""
