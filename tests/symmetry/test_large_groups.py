"""Groups of many cells: stored as generators, with known orders, and limited only by steps."""

from __future__ import annotations

from itertools import islice
from math import factorial

import pytest

from pycore.model.drawing import grid
from pycore.model.incremental import IncrementalCache, result_of
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Less, SumIs
from pycore.plan.derivation import derive_all, derive_forced
from pycore.plan.explanation import explanation
from pycore.plan.explanation_format import as_lines
from pycore.symmetry import automorphisms
from pycore.symmetry.automorphisms import structure_of
from pycore.symmetry.drawing_symmetries import preserves
from pycore.symmetry.group import Group
from tests.support.grids import latin
from tests.support.groups import group

pytestmark = pytest.mark.pyodide


def ring(size: int) -> Placement:
    """Neighbours on a ring add up to 10."""
    sums = tuple(SumIs((cell, (cell + 1) % size), 10) for cell in range(size))
    return Placement(size, tuple(range(1, 10)), sums)


def pairs(count: int) -> Placement:
    """Pairs of cells, the first less than the second."""
    rules = tuple(Less(2 * pair, 2 * pair + 1) for pair in range(count))
    return Placement(2 * count, (1, 2, 3), rules)


def blocks(count: int, cells: int) -> Placement:
    """Blocks of cells that differ within each block."""
    rules = (AllDifferent(tuple(range(b * cells, (b + 1) * cells))) for b in range(count))
    return Placement(count * cells, tuple(range(1, cells + 1)), tuple(rules))


@pytest.mark.parametrize(
    ("placement", "order"),
    [
        (Placement(300, (1, 2), ()), factorial(300)),
        (latin(12), 2 * factorial(12) ** 2),
        (ring(100), 200),
        (pairs(30), factorial(30)),
        (blocks(7, 5), factorial(7) * factorial(5) ** 7),
    ],
    ids=["free", "latin", "ring", "pairs", "blocks"],
)
def test_orders_that_are_known(placement: Placement, order: int) -> None:
    found = group(placement)
    assert found.order == order
    assert len(set(found.orbits())) == (2 if placement == pairs(30) else 1)
    for link in found.links[:20]:
        assert all(len(shift) > 1 for shift in link.shifts)


def test_elements_preserve_the_rules() -> None:
    for placement in (latin(6), ring(12), pairs(5), blocks(3, 4)):
        elements = islice(group(placement).elements(), 60)
        assert all(preserves(element, placement) for element in elements)


@pytest.mark.parametrize("cell", [0, 1, 7, 14, 27, 35])
def test_stabilisers_by_two_ways(cell: int) -> None:
    """Carried over in the chain that is there, or from a chain grown through the cell."""
    for placement in (latin(6), pairs(18), blocks(4, 9), ring(36)):
        found = group(placement)
        near, grown = found.stabiliser(cell), found.along([cell])
        assert near.order * len(found.orbit(cell)) == found.order == grown.order
        assert near.orbits() == Group(found.degree, grown.links[1:]).orbits()
        assert near.stabiliser(2).stabiliser(20).orbits() == (
            near.stabiliser(20).stabiliser(2).orbits()
        )


@pytest.mark.parametrize("steps", [40, 400, 700, 1000])
def test_what_was_found_before_the_search_stopped_is_a_group(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    placement = latin(6)
    everything = group(placement)
    monkeypatch.setattr(automorphisms, "_cache", IncrementalCache())
    monkeypatch.setattr(automorphisms, "MOST_STEPS", steps)
    part, whole = structure_of(placement)
    assert not whole
    assert everything.order % part.order == 0
    elements = list(islice(part.elements(), 800))
    assert len(set(elements)) == min(part.order, 800)
    assert all(preserves(element, placement) for element in elements[:40])


def test_a_plan_of_part_of_the_symmetries_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automorphisms, "_cache", IncrementalCache())
    monkeypatch.setattr(automorphisms, "MOST_STEPS", 100)
    derivation = result_of(derive_all(latin(5)))
    assert not derivation.whole
    assert "there may be more" in "\n".join(as_lines(explanation(derivation, 8), "en"))


def test_large_placements_are_planned() -> None:
    """Without recursion, and with overlong numbers abbreviated in the words."""
    free = Placement(1000, (1, 2, 3), ())
    for placement, drawing in ((free, grid(25, 40)), (ring(300), grid(1, 300))):
        forced, everything = (
            result_of(derive_forced(placement, drawing)),
            result_of(derive_all(placement)),
        )
        assert len(forced.plan.steps) == len(everything.plan.steps) == placement.size
    story = as_lines(explanation(result_of(derive_all(free)), 4), "en")
    assert "about 10^2567 other rearrangements of the cells" in story[1]
