"""Symmetries: of the structure, of the drawing, and the conditions that break them."""

from __future__ import annotations

from itertools import islice, permutations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pycore.model.drawing import grid
from pycore.model.incremental import IncrementalCache
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Given, Less, holds
from pycore.puzzles import puzzle_named
from pycore.search.placements.compiled import STRATEGY
from pycore.symmetry import automorphisms
from pycore.symmetry.automorphisms import structure_of
from pycore.symmetry.breaking import break_symmetries, break_with_complement
from pycore.symmetry.drawing_symmetries import (
    complement_sum,
    drawing_symmetries,
    image_of,
    preserves,
)
from pycore.symmetry.group import group_of
from pycore.symmetry.orbit_counts import orbit_counters
from pycore.symmetry.permutation import compose, inverse
from tests.support.grids import latin, square
from tests.support.groups import group
from tests.support.random_placements import placements, regular_placements, solutions_of

ANY = st.one_of(placements(), regular_placements())


TWICE = Placement(
    6,
    (1, 2, 3),
    tuple(map(AllDifferent, ((0, 1), (2, 3), (4, 5), (0, 2, 4), (1, 3, 5), (3, 1, 5)))),
)
BOTH_WAYS = Placement(2, (1, 2), (Less(0, 1), Less(1, 0), Less(0, 1)))


@given(ANY)
@example(TWICE)
@example(BOTH_WAYS)
def test_the_group_is_all_permutations_that_preserve_the_rules(placement: Placement) -> None:
    if placement.size > 6:
        return
    every = {p for p in permutations(range(placement.size)) if preserves(p, placement)}
    found = group(placement)
    assert set(found.elements()) == every
    assert found.order == len(every)
    assert all(p in found for p in every)


@given(ANY, st.integers(0, 7))
def test_orbits_and_stabilisers(placement: Placement, cell: int) -> None:
    if placement.size > 6:
        return
    cell %= placement.size
    found = group(placement)
    elements = list(found.elements())
    assert found.orbits() == [frozenset(p[c] for p in elements) for c in range(placement.size)]
    fixing = {p for p in elements if p[cell] == cell}
    assert set(found.stabiliser(cell).elements()) == fixing
    assert set(group_of(elements).elements()) == set(elements)


@pytest.mark.parametrize(("order", "expected"), [(3, 8), (4, 32), (5, 32)])
def test_the_structure_of_magic_squares(order: int, expected: int) -> None:
    placement = square(order)
    assert group(placement).order == expected
    assert len(drawing_symmetries(placement, grid(order, order))) == 8


def test_the_star_has_48_symmetries_and_12_to_be_seen() -> None:
    puzzle = puzzle_named("magic-star")
    made = puzzle.settings({})
    placement, drawing = puzzle.placement(made), puzzle.draw(made)
    found, seen = group(placement), drawing_symmetries(placement, drawing)
    assert (found.order, len(seen)) == (48, 12)
    assert all(symmetry in found for symmetry in seen)


def test_large_groups_are_not_listed() -> None:
    found = group(latin(7))
    assert found.order == 2 * 5040**2  # rows, columns, and their exchange
    assert len(set(islice(found.elements(), 1000))) == 1000
    assert found.along(range(40, 49)).order == found.order


def test_no_more_images_of_a_solution_are_made_than_can_be_listed() -> None:
    """Of the 5,040 permutations of seven cells 7 * 6 * 5 * 4 = 840: one more link makes 2,520."""
    seven = Placement(7, tuple(range(7)), (AllDifferent(tuple(range(7))),))
    found = break_symmetries(seven, group(seven), range(7))
    assert (found.images, found.unbroken) == (840, 6)


def test_givens_shrink_the_group() -> None:
    assert group(square(4, Given(0, 1))).order == 4
    assert group(square(3, Given(4, 5))).order == 8
    assert group(square(3, Given(1, 2), Given(2, 4))).order == 1


def test_a_group_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    placement = latin(6)
    assert structure_of(placement).whole
    monkeypatch.setattr(automorphisms, "_cache", IncrementalCache())
    monkeypatch.setattr(automorphisms, "MOST_STEPS", 1000)
    assert not structure_of(placement).whole
    assert orbit_counters(placement, grid(6, 6))["structure"].classes(8) is None


@given(ANY)
def test_conditions_keep_exactly_one_of_each_class(placement: Placement) -> None:
    found = group(placement)
    order = list(reversed(range(placement.size)))
    breaking = break_symmetries(placement, found, order)
    expected = solutions_of(placement)
    kept = [s for s in expected if all(holds(rule, s) for rule in breaking.conditions)]
    images = [image_of(s, symmetry) for s in kept for symmetry in breaking.symmetries]
    assert sorted(images) == sorted(expected)
    assert len(breaking.symmetries) * breaking.unbroken == found.order


@given(ANY)
def test_the_complement_gives_each_solution_once(placement: Placement) -> None:
    breaking = break_with_complement(placement, group(placement), range(placement.size), ())
    expected = solutions_of(placement)
    kept = [s for s in expected if all(holds(rule, s) for rule in breaking.conditions)]
    for solution in list(kept):
        if breaking.complement and not breaking.complement.tied(solution):
            kept.append(tuple(breaking.complement.both - value for value in solution))
    images = [image_of(s, symmetry) for s in kept for symmetry in breaking.symmetries]
    assert sorted(images) == sorted(expected)


@given(ANY)
def test_the_complement_turns_solutions_into_solutions(placement: Placement) -> None:
    both = complement_sum(placement)
    if both is not None:
        solutions = set(solutions_of(placement))
        assert {tuple(both - value for value in s) for s in solutions} == solutions


def test_the_star_as_the_article_breaks_it() -> None:
    puzzle = puzzle_named("magic-star")
    made = puzzle.settings({})
    placement = puzzle.placement(made)
    seen = group_of(drawing_symmetries(placement, puzzle.draw(made)))
    conditions = break_symmetries(placement, seen, range(12)).conditions
    written = {(rule.smaller, rule.larger) for rule in conditions if isinstance(rule, Less)}
    tips = {larger for smaller, larger in written if smaller == 0}
    assert len(tips) == 5
    assert len(written) == 6
    assert (2, 3) in written


@pytest.mark.parametrize(
    ("n", "every", "basic"), [(1, 1, 1), (4, 2, 1), (5, 10, 2), (6, 4, 1), (7, 40, 6), (8, 92, 12)]
)
def test_queens_are_classed_under_all_motions_of_the_board(n: int, every: int, basic: int) -> None:
    puzzle = puzzle_named("queens")
    made = puzzle.settings({"n": str(n)})
    placement, drawing = puzzle.placement(made), puzzle.draw(made)
    search = STRATEGY.start(placement, drawing)
    counter = orbit_counters(placement, drawing)["drawing"]
    assert counter.watches
    assert search.expand
    found = [one for batch in search.batches for one in batch.found]
    solutions = search.expand(found)
    for solution in solutions:
        counter.see(solution)
    assert (len(solutions), counter.classes(len(solutions))) == (every, basic)


@given(ANY)
def test_classes_are_orbits_of_solutions(placement: Placement) -> None:
    found = group(placement)
    solutions = solutions_of(placement)
    counter = orbit_counters(placement, grid(1, placement.size))["structure"]
    for solution in solutions:
        counter.see(solution)
    if found.order <= 400:
        orbits = {frozenset(image_of(s, p) for p in found.elements()) for s in solutions}
        assert counter.classes(len(solutions)) == len(orbits)


def test_composing_and_undoing() -> None:
    first, second = (1, 2, 0, 3), (0, 3, 2, 1)
    assert compose(second, first) == (3, 2, 0, 1)
    assert compose(inverse(first), first) == (0, 1, 2, 3)
