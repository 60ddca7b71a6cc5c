"""A forecast of whether a search by values needs fewer nodes than one by cells.

item      the choice at one level of the tree: a cell, or all places of a value
ways      the number of values, or places, that an item has by itself
fit       of two items, the fraction of their ways that agree, judged by rules about two cells or
          two stands; a rule about more cells refuses nothing before it is full
forecast  the nodes of the tree in which the item with the fewest ways likely to remain always comes
          next
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from ..model.placement import Placement
from ..model.regular import OneOf, Regular
from ..model.row_rules import Table
from ..model.rules import AllDifferent, Given, Linear, Rule, cells_of, holds, kind_of, part_of
from .dual import Dual, dual_of

WORTH = 10
"""The search by values is chosen where the forecast has fewer nodes by this factor."""

MOST_NODES = 1e250
"""The cap on forecasts."""

Fits = Mapping[tuple[int, int], float]
"""Fits by two items, the smaller one first; pairs that are missing always fit."""


class Forecast(NamedTuple):
    """The items in the order of the tree, and the number of nodes."""

    order: tuple[int, ...]
    nodes: float


@lru_cache(maxsize=64)
def gaining_dual(placement: Placement) -> Dual | None:
    """Return the dual of a placement if its search is likely to need far fewer nodes."""
    dual = dual_of(placement)
    if dual is None or by_values(dual).nodes * WORTH > by_cells(placement).nodes:
        return None
    return dual


def by_cells(placement: Placement) -> Forecast:
    """Return the forecast of a search by cells."""
    return _forecast(_ways(placement), _fits(placement))


def by_values(dual: Dual) -> Forecast:
    """Return the forecast of a search by values, in the order of the original's values."""
    times = dual.times
    ways = [float(len(dual.ways(value))) for value in range(len(dual.original.values))]
    fits: dict[tuple[int, int], float] = {}
    for (one, other), fit in _fits(dual.placement).items():
        pair = one // times, other // times
        if pair[0] != pair[1]:
            fits[pair] = fits.get(pair, 1.0) * fit
    return _forecast(ways, fits)


def _forecast(ways: Sequence[float], fits: Fits) -> Forecast:
    left = dict(enumerate(map(float, ways)))
    order: list[int] = []
    width, nodes = 1.0, 0.0
    while left:
        item = min(left, key=lambda each: (left[each], each))
        width = min(width * left.pop(item), MOST_NODES)
        nodes += width
        order.append(item)
        for other in left:
            left[other] *= fits.get((min(item, other), max(item, other)), 1.0)
    return Forecast(tuple(order), nodes)


def _ways(placement: Placement) -> list[float]:
    domains, givens = placement.domains, placement.givens
    return [
        1.0 if cell in givens else float(len(domains.get(cell, placement.values)))
        for cell in range(placement.size)
    ]


def _fits(placement: Placement) -> dict[tuple[int, int], float]:
    fits: dict[tuple[int, int], float] = {}
    for pair, fit in _pairs(placement):
        ordered = min(pair), max(pair)
        fits[ordered] = fits.get(ordered, 1.0) * fit
    return fits


def _pairs(placement: Placement) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield two cells and their fit for every rule about two cells."""
    values = placement.values
    apart = 1 - 1 / len(values)
    for rule in placement.rules:
        if isinstance(rule, AllDifferent):
            yield from ((pair, apart) for pair in combinations(rule.cells, 2))
        elif isinstance(rule, Table) and len(rule.cells) == 2:
            yield rule.cells, len(rule.rows) / len(values) ** 2
        elif not isinstance(rule, Given | OneOf):
            for part in _parts(rule):
                if len(cells_of(part)) == 2:
                    yield cells_of(part), _accepted(part, placement)


def _parts(rule: Rule) -> Iterable[Rule]:
    kind = kind_of(rule)
    if isinstance(kind, Regular):
        return kind.parts()
    if isinstance(kind, Linear) and kind.total is not None:
        return (part_of(kind, [group]) for group in range(len(kind.groups)))
    return ()


def _accepted(part: Rule, placement: Placement) -> float:
    one, other = cells_of(part)
    row, accepted = [0] * placement.size, 0
    for row[one], row[other] in product(placement.values, repeat=2):
        accepted += holds(part, row)
    return accepted / len(placement.values) ** 2
