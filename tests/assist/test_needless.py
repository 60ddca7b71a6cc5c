"""Clues that are not needed: without any one of them the solutions are the same."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.assist.clashing_rules import parts_of, rules_of
from pycore.assist.needless import needless
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, EqualSums, SumIs
from tests.support.random_placements import placements, solutions_of


@given(placements(), st.data())
def test_a_clue_is_needless_if_the_solutions_without_it_are_the_same(
    placement: Placement, data: st.DataObject
) -> None:
    found = solutions_of(placement)
    assume(found)
    solution = data.draw(st.sampled_from(sorted(found)))
    cells = data.draw(st.sets(st.sampled_from(range(placement.size)), max_size=3))
    givens = {cell: solution[cell] for cell in sorted(cells) if cell not in placement.givens}
    all_found = sorted(solutions_of(placement.fixing(givens)))
    *_, known = needless(placement, givens)

    def same(blank: Placement, some: dict[int, int]) -> bool:
        return sorted(solutions_of(blank.fixing(some))) == all_found

    assert known.judged == known.all_clues
    assert known.cells == tuple(
        cell
        for cell in givens
        if same(placement, {each: value for each, value in givens.items() if each != cell})
    )
    parts = parts_of(placement)

    def without(part: tuple[int, int | None]) -> Placement:
        rest = rules_of(placement, [each for each in parts if each != part])
        return replace(placement, rules=tuple(rest))

    assert known.parts == tuple(part for part in parts if same(without(part), givens))


HEXAGRAM = ((0, 2, 5, 7), (0, 3, 6, 10), (1, 2, 3, 4), (7, 8, 9, 10), (1, 5, 8, 11), (4, 6, 9, 11))


def test_the_last_sum_of_a_star_follows_from_the_others() -> None:
    everywhere = AllDifferent(tuple(range(12)))
    sums = tuple(SumIs(cells, 26) for cells in HEXAGRAM)
    placement = Placement(12, tuple(range(1, 13)), (everywhere, *sums))
    *_, known = needless(placement, {})
    assert known.parts == tuple((number, None) for number in range(1, 7))


def test_of_equal_sums_that_are_not_fixed_each_is_needed() -> None:
    everywhere = AllDifferent(tuple(range(12)))
    placement = Placement(12, tuple(range(1, 13)), (everywhere, EqualSums(HEXAGRAM)))
    *_, known = needless(placement, {0: 12})
    assert (known.cells, known.parts) == ((), ())
