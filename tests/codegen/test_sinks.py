"""Counting agrees with listing: the same number of solutions, of the same number of kinds."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.codegen.function import write
from pycore.codegen.sinks import CountingSink
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.plan.derivation import derive_all
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from pycore.search.events import Batch, Batches, Search
from tests.codegen.test_compiled import far_placements
from tests.support.random_placements import in_a_row, placements, regular_placements
from tests.support.small_pieces import small_pieces

ANY = st.one_of(placements(), regular_placements())
STRATEGY = strategy_named("compiled", Placement(1, (1,), ()))


class Counted(NamedTuple):
    """The solutions found, and the number that they represent."""

    found: int
    solutions: int


def listed(placement: Placement) -> Counted:
    search = result_of(STRATEGY.prepare(placement, in_a_row(placement)))
    found = [solution for batch in search.batches for solution in batch.found]
    return Counted(len(found), sum(map(search.weight, found)))


def to_count(placement: Placement) -> Search:
    return result_of(STRATEGY.prepare_to_count(placement, in_a_row(placement)))


def sum_of(batches: Batches | list[Batch]) -> Counted:
    """The reports of batches that hand out no solutions."""
    found = solutions = 0
    for batch in batches:
        assert not batch.found
        if batch.tally:
            found += batch.tally.found
            solutions += batch.tally.solutions
    return Counted(found, solutions)


def test_the_last_choice_is_not_visited() -> None:
    puzzle = puzzle_named("magic-star")
    derivation = result_of(derive_all(puzzle.placement(puzzle.settings({}))))
    assert derivation.breaking
    listing = write(derivation.plan).source
    counting = write(derivation.plan, CountingSink(derivation.breaking.complement)).source
    assert "found += m5.bit_count()" in counting
    assert counting.count(" in members[") == listing.count(" in members[") - 1


@given(st.one_of(ANY, far_placements()))
def test_as_many_as_are_listed(placement: Placement) -> None:
    assert sum_of(to_count(placement).batches) == listed(placement)


@given(ANY)
def test_in_pieces_too(placement: Placement) -> None:
    with small_pieces(2):
        assert sum_of(to_count(placement).batches) == listed(placement)


@given(ANY, st.randoms(use_true_random=False))
@small_pieces(2)
def test_a_count_goes_on_where_it_stood(placement: Placement, random: Random) -> None:
    search = to_count(placement)
    batches = list(search.batches)
    stands = [number for number, batch in enumerate(batches) if batch.branch]
    if not stands:
        return
    number = random.choice(stands)
    assert search.onward
    branch = batches[number].branch
    assert branch
    before, after = batches[: number + 1], list(search.onward.on(branch))
    one, other, whole = sum_of(before), sum_of(after), sum_of(batches)
    assert (one.found + other.found, one.solutions + other.solutions) == whole
    assert batches[number].nodes + after[-1].nodes == batches[-1].nodes
    assert batches[number].cuts + after[-1].cuts == batches[-1].cuts


@pytest.mark.parametrize(
    ("name", "options", "solutions"),
    [
        ("magic-star", {}, 960),
        ("magic-square", {"order": "3"}, 8),
        ("magic-square", {"order": "4"}, 7040),
        ("magic-hexagon", {}, 12),
        ("queens", {"n": "8"}, 92),
    ],
)
def test_puzzles(name: str, options: dict[str, str], solutions: int) -> None:
    puzzle = puzzle_named(name)
    placement = puzzle.placement(puzzle.settings(options))
    assert sum_of(to_count(placement).batches).solutions == solutions
