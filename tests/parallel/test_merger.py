"""The results of parts are merged into those of the straight search, in whatever order they
arrive."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.parallel.merger import Merger
from pycore.parallel.partition import Partition
from pycore.parallel.results import PartResult
from pycore.parallel.ways import PartWays
from pycore.search.events import Batches, Branch, Tally

pytestmark = pytest.mark.pyodide

WEIGHTS = (1, 5, 2, 5, 3)


def nothing_below(branch: Branch) -> Batches:
    raise AssertionError("nobody does a part here")
    yield


WAYS = PartWays("plan", nothing_below, lambda _: 2)
PARTITION = Partition(WAYS, [(n,) for n in range(5)], WEIGHTS, nodes=10, cuts=1)


def result(number: int) -> PartResult:
    """A part finds as many solutions as its number."""
    found = tuple((number, each) for each in range(number))
    return PartResult(found, Tally(), nodes=100, cuts=7, seconds=0.1)


@given(st.permutations(range(5)), st.integers(0, 12))
def test_solutions_come_in_the_order_of_the_parts(order: list[int], room: int) -> None:
    merger, found, counted = Merger(PARTITION, room, False), [], 0
    for number in order:
        merger.arrive(number, result(number))
        batch = merger.batch()
        found += batch.found
        counted += batch.tally.solutions if batch.tally else 0
    whole = [solution for number in range(5) for solution in result(number).found]
    assert found == whole[:room]
    assert counted == 2 * len(whole[room:])
    assert merger.totals.solutions == 2 * len(whole)
    end = merger.last_batch()
    assert (end.nodes, end.cuts, end.finished) == (10 + 5 * 100, 1 + 5 * 7, 1.0)


def test_what_came_early_waits_and_is_not_kept() -> None:
    merger = Merger(PARTITION, 100, False)
    merger.arrive(1, result(1))
    assert merger.batch().found == []
    assert (merger.finished, merger.saved) == (5 / 16, 0)
    merger.arrive(0, result(0))
    assert merger.batch().found == [(1, 0)]
    assert merger.saved == merger.finished == 6 / 16


def test_all_parts_are_not_the_end_until_it_is_said() -> None:
    merger = Merger(PARTITION, 0, False)
    for number in range(5):
        merger.arrive(number, result(number))
    assert merger.batch().finished == merger.finished == merger.saved
    assert merger.saved < 1


def test_a_part_counts_once() -> None:
    merger = Merger(PARTITION, 0, False)
    for _ in range(2):
        merger.arrive(3, result(3))
        merger.merge()
    assert (merger.totals.found, merger.nodes) == (3, 110)


def test_parts_are_done_in_order_while_solutions_are_listed_else_the_heaviest_first() -> None:
    assert Merger(PARTITION, 1, False).in_order(range(5)) == [0, 1, 2, 3, 4]
    assert Merger(PARTITION, 0, False).in_order(range(5)) == [1, 3, 4, 2, 0]
