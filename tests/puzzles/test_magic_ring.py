"""The magic ring and the magic triangle: sums, the user's own numbers, refused input."""

from __future__ import annotations

import pytest

from pycore.model.bilingual import BadInput, Named
from pycore.model.placement import Solution
from pycore.model.puzzle import Puzzle
from pycore.puzzles import magic_ring, magic_triangle
from pycore.puzzles._perimeter import sums_possible
from pycore.search import strategy_named

RING, TRIANGLE = magic_ring.PUZZLE, magic_triangle.PUZZLE


def solutions(puzzle: Puzzle, **typed: str) -> set[Solution]:
    """All solutions, by prune."""
    settings = puzzle.settings(typed)
    placement = puzzle.placement(settings)
    search = strategy_named("prune", placement).start(placement, puzzle.draw(settings))
    return {solution for batch in search.batches for solution in batch.found}


def test_odd_and_even_rings_follow_from_one_to_eight() -> None:
    plain = solutions(RING, values="1-8")
    assert solutions(RING, values="odd") == {tuple(2 * n - 1 for n in ring) for ring in plain}
    assert solutions(RING, values="even") == {tuple(2 * n for n in ring) for ring in plain}


def test_each_sum_has_its_part_of_the_rings() -> None:
    plain = solutions(RING)
    by_sum = {total: solutions(RING, sum=str(total)) for total in range(12, 16)}
    assert set.union(*by_sum.values()) == plain
    assert [len(rings) // 8 for rings in by_sum.values()] == [1, 2, 2, 1]


def test_the_ring_of_primes_has_the_sum_31() -> None:
    assert {sum(ring[:3]) for ring in solutions(RING, values="primes")} == {31}


def test_more_numbers_than_places_may_be_allowed() -> None:
    assert solutions(RING, values="1-9", sum="12") >= solutions(RING, values="1-8", sum="12")


@pytest.mark.parametrize(
    "typed",
    [
        "1 2 3 4 5 6 7 8",
        "１，２，３，４　５-８",
        "8,7,6,5,4,3,2,1",
        "1-4 5-8",
        "1、2、3、4、5-8",
        " 1-8 ",
    ],
)
def test_a_list_of_numbers_is_read_in_any_usual_form(typed: str) -> None:
    assert RING.settings({"values": typed})["values"] == tuple(range(1, 9))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("1 2 3 4 5 6 7", "8 to 40 different numbers are needed, not 7"),
        ("1 2 3 4 5 6 7 7", "7 is there twice"),
        ("1-8 3", "3 is there twice"),
        ("1 2 3 4 5 6 7 x", "'x' is not a whole number"),
        ("1.5 2 3 4 5 6 7 8", "'1.5' is not a whole number"),
        ("8-1", "must go from the smaller number to the larger"),
        ("1-999999999", "too large .at most 9999"),
        ("1-9999", "must go from the smaller number to the larger, at most 40 apart"),
        ("", "8 to 40 different numbers are needed, not 0"),
        ("1 " * 200, "longer than 200 characters"),
    ],
)
def test_a_list_that_cannot_be_used_says_why(typed: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason) as refused:
        RING.settings({"values": typed})
    assert refused.value.place == Named("values")


@pytest.mark.parametrize(
    ("puzzle", "typed", "least", "most"),
    [
        (RING, {}, 12, 15),
        (RING, {"values": "primes"}, 31, 42),
        (TRIANGLE, {"order": "3"}, 9, 12),
        (TRIANGLE, {"order": "4"}, 17, 23),
    ],
)
def test_a_sum_that_cannot_be_is_refused(
    puzzle: Puzzle, typed: dict[str, str], least: int, most: int
) -> None:
    for total in (least, most):
        puzzle.build(puzzle.settings({**typed, "sum": str(total)}))
    for total in (least - 1, most + 1, 0, -5):
        with pytest.raises(BadInput, match=f"must be from {least} to {most}") as refused:
            puzzle.build(puzzle.settings({**typed, "sum": str(total)}))
        assert refused.value.place == Named("sum")


def test_the_bounds_of_the_sum_hold_for_every_solution() -> None:
    values = (-3, 0, 1, 2, 4, 5, 8, 9)
    least, most = sums_possible(4, 8, values)
    found = solutions(RING, values="-3 0 1 2 4 5 8 9")
    assert found
    assert all(least <= sum(ring[:3]) <= most for ring in found)


def test_a_sum_within_the_bounds_may_have_no_solution() -> None:
    assert not solutions(RING, values="primes", sum="32")


def test_the_sums_of_the_small_triangle() -> None:
    """The four perimeter-magic triangles of order 3 have the sums 9, 10, 11 and 12."""
    sums = [sum(found[c] for c in (0, 1, 3)) for found in solutions(TRIANGLE, order="3")]
    assert {total: sums.count(total) for total in sums} == {9: 6, 10: 6, 11: 6, 12: 6}
