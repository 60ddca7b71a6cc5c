"""The initial domains of chosen cells under the conditions, where all cells are different.

above  the cells that must hold more than a cell, by the less-than rules combined
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from ..model.different import pairwise_different
from ..model.placement import Placement
from ..model.rules import AtMost, Less, ordered_pair

Domains = dict[int, tuple[int, ...]]
"""The cells limited to some of the placement's values, with those values."""


def domains_of(
    placement: Placement, conditions: Sequence[Less | AtMost], determined: Container[int]
) -> Domains:
    """Return the values that later comparisons leave to chosen cells, when all cells are different.

    A cell that is less than k others does not hold any of the k largest values; if its sum with the
    largest of them is bounded as well, a value and the k-th one above it obey the bound.
    """
    values = placement.values
    if any(mask.bit_count() < placement.size - 1 for mask in pairwise_different(placement)):
        return {}
    above = _above(placement.size, filter(None, map(ordered_pair, (*placement.rules, *conditions))))
    domains = {cell: values[: max(len(values) - k, 0)] for cell, k in enumerate(above)}
    for bound in conditions:
        if isinstance(bound, AtMost):
            cell = bound.cells[0]
            reach = above[cell] if len(bound.cells) > 1 else 0
            domains[cell] = tuple(
                value
                for value, high in zip(domains[cell], values[reach:], strict=False)
                if (value + high if reach else value) <= bound.total
            )
    return {
        cell: domain
        for cell, domain in domains.items()
        if domain != values and cell not in determined
    }


def _above(size: int, pairs: Iterable[tuple[int, int]]) -> list[int]:
    """Return for each cell how many must hold more, from pairs (smaller, larger)."""
    smaller: list[list[int]] = [[] for _ in range(size)]
    above = [0] * size
    waiting = []
    for low, high in pairs:
        smaller[high].append(low)
        above[low] |= 1 << high
        waiting += [high, low]
    for cell in waiting:
        for lower in smaller[cell]:
            if above[cell] & ~above[lower]:
                above[lower] |= above[cell]
                waiting.append(lower)
    return [mask.bit_count() for mask in above]


def telling(
    conditions: Sequence[Less | AtMost], domains: Domains, least: int
) -> list[Less | AtMost]:
    """Return the conditions without the less-thans whose smaller cell can only hold the least
    value."""
    return [
        rule
        for rule in conditions
        if not (isinstance(rule, Less) and domains.get(rule.smaller) == (least,))
    ]
