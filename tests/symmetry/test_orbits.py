"""Kinds of solutions: their images are the orbit, and together they are all solutions."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pycore.model.drawing import Drawing, grid
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, SumIs
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from pycore.symmetry.drawing_symmetries import complement_sum
from pycore.symmetry.orbits import By, Images, Orbits, TooManySymmetries, find_orbits
from tests.fuzz.orbits import orbits, seen, symmetries
from tests.support.random_placements import placements, regular_placements, solutions_of

ANY = st.one_of(placements(), regular_placements())
BYS: tuple[By, ...] = ("drawing", "structure", "complement")

# Equal offsets mean the same as no offsets.
SHIFTED_ALIKE = Placement(
    3,
    (1, 2, 3),
    (
        AllDifferent((0, 1)),
        AllDifferent((1, 2)),
        AllDifferent((0, 2)),
        AllDifferent((0, 1), (0, 0)),
    ),
)


def kinds_of(placement: Placement, drawing: Drawing, by: By) -> Orbits:
    signs = [str(cell) for cell in range(placement.size)]
    return result_of(find_orbits(placement, drawing, signs, by))


def all_of(images: Images) -> list[Solution]:
    return [images.at(number) for number in range(len(images))]


def made(name: str) -> tuple[Placement, Drawing, list[Solution]]:
    """A puzzle with its default options, and all its solutions."""
    puzzle = puzzle_named(name)
    settings = puzzle.settings({})
    placement, drawing = puzzle.placement(settings), puzzle.draw(settings)
    search = strategy_named("compiled", placement).start(placement, drawing)
    assert search.expand
    return placement, drawing, [s for batch in search.batches for s in search.expand(batch.found)]


def with_complements(classes: list[set[Solution]], both: int | None) -> set[frozenset[Solution]]:
    """Classes put together with those of their complements."""
    if both is None:
        return set(map(frozenset, classes))
    return {
        frozenset(one | other)
        for one in classes
        for other in classes
        if tuple(both - value for value in min(one)) in other
    }


@given(ANY, st.sampled_from(BYS))
@example(SHIFTED_ALIKE, "drawing")
def test_kinds_are_the_orbits_and_part_all_solutions(placement: Placement, by: By) -> None:
    if placement.size > 6:
        return
    drawing = grid(1, placement.size)
    solutions = sorted(solutions_of(placement))
    group = symmetries(placement)
    classes = orbits(solutions, seen(group, drawing) if by == "drawing" else group)
    both = complement_sum(placement) if by == "complement" else None
    expected = with_complements(classes, both)
    kinds = kinds_of(placement, drawing, by)
    met: dict[object, set[Solution]] = {}
    for solution in solutions:
        met.setdefault(kinds.key(solution), set()).add(solution)
    assert {frozenset(members) for members in met.values()} == expected
    for solution in solutions:
        images = all_of(kinds.images(solution))
        assert images[0] == solution
        assert len(set(images)) == len(images) == kinds.size(solution)
        assert set(images) == met[kinds.key(solution)]


STAR = {"drawing": (80, 12), "structure": (20, 48)}


@pytest.mark.parametrize("by", STAR)
def test_the_star_has_80_kinds_of_12_and_20_of_48(by: By) -> None:
    placement, drawing, solutions = made("magic-star")
    kinds = kinds_of(placement, drawing, by)
    number, each = STAR[by]
    sizes = Counter(map(kinds.key, solutions))
    assert len(sizes) == number
    assert set(sizes.values()) == {each}


def test_queens_have_12_kinds_one_with_four_images() -> None:
    placement, drawing, solutions = made("queens")
    kinds = kinds_of(placement, drawing, "drawing")
    sizes = Counter(map(kinds.key, solutions))
    assert sorted(sizes.values()) == [4] + 11 * [8]


def test_nine_numbers_in_a_row_are_one_kind_whose_images_are_made_by_number() -> None:
    row = Placement(9, tuple(range(1, 10)), (AllDifferent(tuple(range(9))),))
    images = kinds_of(row, grid(1, 9), "structure").images(row.values)
    assert len(images) == 362_880
    assert len({images.at(number) for number in range(0, 362_880, 97)}) == 3742


def test_where_images_must_be_made_there_may_be_too_many() -> None:
    loose = Placement(9, (1, 2, 3), (SumIs(tuple(range(9)), 18),))
    with pytest.raises(TooManySymmetries) as many:
        kinds_of(loose, grid(1, 9), "structure")
    assert many.value.order == 362_880
