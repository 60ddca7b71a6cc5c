"""The premises of a conclusion from marks: a minimal set of absent marks, and of units by which
cells must differ.

domain  the mask of the marks of a cell, or of the value of a filled one
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from ...model.reason import Premises, fewest
from ..hints.position import Position
from .ways import Ways

Domains = Mapping[int, int]


def domains_of(position: Position, cells: Iterable[int]) -> dict[int, int]:
    """Return the domains of some cells."""
    filled, number_of = position.filled, position.number_of
    return {
        cell: 1 << number_of[filled[cell]] if cell in filled else position.marks[cell]
        for cell in cells
    }


def apart_in(position: Position, cells: Sequence[int]) -> list[list[int]]:
    """Return for each cell the indices of earlier cells that must differ from it."""
    return [
        [other for other in range(at) if cells[other] in position.peers[cell]]
        for at, cell in enumerate(cells)
    ]


def units_between(position: Position, cells: Sequence[int]) -> list[int]:
    """Return units that make cells differ, the most useful first."""
    pairs = {pair for pair in combinations(cells, 2) if pair[1] in position.peers[pair[0]]}
    used = []
    while pairs:
        near = {unit for cell in cells for unit in position.units_with[cell]}
        said = {
            unit: {pair for pair in pairs if {*pair} <= {*position.units[unit]}} for unit in near
        }
        best = max(sorted(said), key=lambda unit: len(said[unit]))
        pairs -= said[best]
        used.append(best)
    return used


def resting(
    position: Position,
    cells: Sequence[int],
    rules: Iterable[int],
    units: Iterable[int],
    follows: Callable[[Domains], bool],
) -> Premises:
    """Return the premises of a conclusion that `follows` from the domains of some cells, with rules
    by index."""
    every = (1 << len(position.values)) - 1
    there = domains_of(position, cells)
    absent = [
        (cell, number)
        for cell, mask in there.items()
        for number in range(len(position.values))
        if not mask >> number & 1
    ]

    def still(some: Sequence[tuple[int, int]]) -> bool:
        domains = dict.fromkeys(there, every)
        for cell, number in some:
            domains[cell] &= ~(1 << number)
        return follows(domains)

    premises = position.premises(fewest(absent, still), units)
    return premises._replace(rules=tuple(sorted({*premises.rules, *rules})))


def excluded_by(
    position: Position, cells: Sequence[int], ways: Ways, marks: Iterable[tuple[int, int]]
) -> Callable[[Domains], bool]:
    """Return whether these domains allow some way to fill the cells, and no way has any of these
    marks, (cell, value)."""
    gone = [(cells.index(cell), position.number_of[value]) for cell, value in marks]

    def follows(domains: Domains) -> bool:
        left = ways.possible([domains[cell] for cell in cells])
        return left is not None and not any(left[at] >> number & 1 for at, number in gone)

    return follows


def marks_gone(position: Position, left: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    """Return the marks, (cell, value), missing from those left (by cell)."""
    return tuple(
        (cell, value)
        for cell, mask in left.items()
        for value in position.values_of(position.marks[cell] & ~mask)
    )
