"""What the tests know of a class of rules about a row of cells, written by its definition.

row     some cells with their values, by cell
values  those of all cells of a rule, in its order
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any, Generic, TypeVar

from pycore.model.regular import Regular
from pycore.model.rules import Rule

R = TypeVar("R", bound=Regular)
Cells = tuple[int, ...]
Row = Mapping[int, int]


def same(rule: Any, _factor: int, _values: Sequence[int]) -> Regular:
    """A rule that stays true whatever its values are multiplied by, or that no factor suits."""
    made: Regular = rule
    return made


def of_fewer_cells(rule: Any, cells: Cells) -> Regular | None:
    """The rule about those of its cells, with the same numbers."""
    made: Regular = replace(rule, cells=cells)
    return made


@dataclass(frozen=True)
class Specimens(Generic[R]):
    """One class of rules: what tests and fuzzers compare it with, and rules of it."""

    made: type[R]
    random: Callable[[Random, Sequence[int], Sequence[int], Cells], Regular | None]
    """A rule for these values about two cells or more, fulfilled by the values that are there if it
    can be; None if the class has none about so few cells."""
    stands: Callable[[R, Row], bool]
    """Whether nothing that is filled in a row breaks the rule."""
    statement: Callable[[R, Cells], Hashable]
    """What the rule says of these cells, in the place of its own, however it was written."""
    rows: Sequence[tuple[R, tuple[int, ...], tuple[int, ...]]]
    """A rule, and a row of all cells that is as it says, and one that is not."""
    rules: Sequence[R]
    """Rules about the values 0 to 3, which are held against every row of them."""
    sentences: Sequence[tuple[R, tuple[int, ...], str, str, str]]
    """A rule, values that break it, its phrase in English, and why they do in English and
    Japanese."""
    pairs: Sequence[tuple[R, R]] = ()
    """The same rule written from its other end."""
    nonsense: Sequence[Rule] = ()
    """What can be no rule about the cells 0 and 1."""
    times: Callable[[R, int, Sequence[int]], Regular] = same
    """The rule about values that are so many times as large."""
    shorter: Callable[[R, Cells], Regular | None] = of_fewer_cells
    """The rule about those of its cells; None if too little is left of it."""


def when_full(
    holds: Callable[[R, Sequence[int]], bool],
) -> Callable[[R, Row], bool]:
    """Ask once all cells are filled; nothing breaks the rule before."""

    def stands(rule: R, row: Row) -> bool:
        values = [row[cell] for cell in rule.cells if cell in row]
        return len(values) < len(rule.cells) or holds(rule, values)

    return stands


def neighbours(cells: Sequence[int], row: Row) -> list[tuple[int, int]]:
    """The values of each two neighbours that are both filled."""
    return [(row[c], row[d]) for c, d in pairwise(cells) if c in row and d in row]


def pairs_of(cells: Cells) -> Hashable:
    """Each two neighbours, in any order."""
    return frozenset(frozenset(pair) for pair in pairwise(cells))


def either_way(cells: Cells) -> Hashable:
    """The cells, from whichever end."""
    return frozenset([cells, cells[::-1]])


def distances(values: Sequence[int]) -> list[int]:
    """How far neighbours are apart."""
    return [abs(x - y) for x, y in pairwise(values)]


def two_or_more(rule: Any, cells: Cells) -> Regular | None:
    """Neighbours need two cells."""
    return of_fewer_cells(rule, cells) if len(cells) > 1 else None
