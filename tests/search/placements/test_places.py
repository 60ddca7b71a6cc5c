"""The search by values: the same solutions as brute force, stopped, resumed and split anywhere."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.cell_names import by_number
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent
from pycore.plan.dual import dual_of
from pycore.puzzles import puzzle_named
from pycore.run.checkpoints import read as read_checkpoint
from pycore.run.job import Job
from pycore.run.parts import read as read_part
from pycore.run.parts import search_of as search_of_part
from pycore.run.parts import split
from pycore.search import default_strategy, strategies_for, strategy_in
from pycore.search.events import CUT, PLACED, REMOVED, Search, unpack
from pycore.search.reasons import Moment, NoReason
from tests.support.clocks import ticking
from tests.support.cuts import reasons
from tests.support.dual_placements import once, solutions_of, twice
from tests.support.random_placements import in_a_row
from tests.support.small_pieces import small_pieces

pytestmark = pytest.mark.pyodide

FILES = ("placements.places", "placements.compiled_places")
ANY = st.one_of(once(), twice())


def search_of(file: str, placement: Placement, counting: bool = False) -> Search:
    strategy = strategy_in(file)
    prepare = strategy.prepare_to_count if counting else strategy.prepare
    return result_of(prepare(placement, in_a_row(placement)))


def solutions(search: Search) -> list[Solution]:
    return [solution for batch in search.batches for solution in batch.found]


def langford(n: int, givens: dict[int, int] | None = None) -> Placement:
    puzzle = puzzle_named("langford")
    return puzzle.placement(puzzle.settings({"n": str(n)})).with_givens(givens or {})


@given(ANY)
def test_both_find_what_brute_force_finds(placement: Placement) -> None:
    if dual_of(placement) is None:
        return
    expected = solutions_of(placement)
    found = {file: solutions(search_of(file, placement)) for file in FILES}
    assert sorted(found[FILES[0]]) == sorted(found[FILES[1]])
    for file in FILES:
        search = search_of(file, placement)
        assert sum(map(search.weight, found[file])) == len(expected)
        assert set(found[file]) <= expected
    search = search_of(FILES[1], placement)
    assert search.expand
    assert sorted(search.expand(found[FILES[1]])) == sorted(expected)
    counted = search_of(FILES[1], placement, counting=True)
    tallies = [batch.tally for batch in counted.batches if batch.tally]
    assert sum(tally.found for tally in tallies) == len(found[FILES[1]])
    assert sum(tally.solutions for tally in tallies) == len(expected)


Totals = tuple[list[Solution], int, int, int, int]


def run(job: Job, size: int = 512) -> Totals:
    """What a job finds to its end: solutions, how many were found and stand for, nodes, cuts."""
    found: list[Solution] = []
    while not job.over:
        job.run(0.0, size)
        found += job.take_found()
    told = job.progress()
    return found, told.found, told.solutions, told.nodes, told.cuts


@given(ANY, st.integers(0, 2**32))
def test_a_search_stopped_and_resumed_anywhere_ends_as_a_straight_one(
    placement: Placement, seed: int
) -> None:
    if dual_of(placement) is None:
        return
    random = Random(seed)
    file, counting = random.choice([(FILES[0], False), (FILES[1], False), (FILES[1], True)])

    def job(onward: object = None) -> Job:
        prepare = strategy_in(file).prepare_to_count if counting else strategy_in(file).prepare
        checkpoint = read_checkpoint(onward) if onward else None
        work = prepare(placement, in_a_row(placement))
        return Job(work, placement.is_solution, ticking(), onward=checkpoint)

    with small_pieces(random.choice([3, 16])):
        straight = run(job())
        resumed, found = job(), list[Solution]()
        for _ in range(12):
            for _ in range(random.randint(0, 4)):
                resumed.run(0.0, random.choice([1, 3, 512]))
                found += resumed.take_found()
            if checkpoint := resumed.checkpoint():
                del found[checkpoint.totals.found :]
                resumed = job(json.loads(json.dumps(checkpoint.data({}))))
        rest = run(resumed)
    assert (found + rest[0], *rest[1:]) == straight


@given(ANY, st.integers(0, 2**32))
def test_the_parts_are_the_search(placement: Placement, seed: int) -> None:
    if dual_of(placement) is None:
        return
    random = Random(seed)
    file, counting = random.choice([(FILES[0], False), (FILES[1], False), (FILES[1], True)])
    with small_pieces(random.choice([3, 16])):
        search = search_of(file, placement, counting)
        cut = result_of(split(search, random.choice([1, 5, 30])))
        if cut is None:
            return
        done = {}
        for part in random.sample(cut.parts, len(cut.parts)):
            sent = read_part(json.loads(json.dumps(part.data({}))))
            below = search_of_part(search, sent)
            done[part] = run(Job(below, placement.is_solution, ticking()))
        straight = run(Job(search, placement.is_solution, ticking()))
    found = [solution for part in cut.parts for solution in done[part][0]]
    each = [done[part][1:] for part in cut.parts]
    above = (0, 0, cut.nodes, cut.cuts)
    sums = [sum(numbers) for numbers in zip(above, *each, strict=True)]
    assert (found, *sums) == straight


@given(ANY)
def test_a_value_is_placed_in_all_its_cells_and_taken_back_from_them(placement: Placement) -> None:
    """Read forwards, the events keep a board; whole values stand on it where something is cut or
    found; and every cut has a reason in what stands."""
    if dual_of(placement) is None:
        return
    times = placement.size // len(placement.values)
    search = search_of(FILES[0], placement)
    board: dict[int, int] = {}
    found = []
    for event in [unpack(event) for batch in search.batches for event in batch.events]:
        if event.kind == PLACED:
            assert event.cell not in board
            board[event.cell] = event.value
        elif event.kind == REMOVED:
            assert board.pop(event.cell) == event.value
        else:
            assert all(list(board.values()).count(value) == times for value in board.values())
            if event.kind != CUT:
                found.append(tuple(placement.values[board[c]] for c in range(placement.size)))
    assert not board
    assert found == solutions(search_of(FILES[0], placement))


@given(ANY)
def test_the_reason_for_a_cut_names_cells_that_exclude_the_next_value(placement: Placement) -> None:
    if dual_of(placement) is None:
        return
    every = solutions_of(placement.fixing({}))
    search = search_of(FILES[0], placement)
    for moment, (rule, _, _), reason in reasons(
        search, by_number(placement.size), [0] * placement.size, 200
    ):
        fixed = {
            cell: placement.values[moment.board[cell] - 1]
            for cell in reason.cells
            if moment.board[cell]
        }
        fixed |= placement.givens
        assert not any(all(row[c] == v for c, v in fixed.items()) for row in every)
        assert rule < len(placement.rules)


@given(twice())
def test_a_second_place_that_follows_is_the_only_one_left(placement: Placement) -> None:
    if dual_of(placement) is None:
        return
    every = solutions_of(placement)
    search = search_of(FILES[0], placement)
    assert search.follows
    board = [0] * placement.size
    for event in [unpack(event) for batch in search.batches for event in batch.events]:
        if event.kind == REMOVED:
            board[event.cell] = 0
        elif event.kind == PLACED:
            value = placement.values[event.value]
            try:
                told = search.follows(
                    Moment(list(board)), event.cell, event.value, by_number(placement.size)
                )
            except NoReason:
                board[event.cell] = event.value + 1
                continue
            fixed = {c: placement.values[board[c] - 1] for c in told.cells if board[c]}
            fixed |= {c: v for c, v in placement.givens.items() if c != event.cell}
            rows = [row for row in every if all(row[c] == v for c, v in fixed.items())]
            assert {row[event.cell] for row in rows} <= {value}
            board[event.cell] = event.value + 1


@pytest.mark.parametrize(
    ("n", "rows"), [(2, 0), (3, 1), (4, 1), (5, 0), (6, 0), (7, 26), (8, 150), (9, 0), (10, 0)]
)
def test_there_are_as_many_rows_of_langford_as_are_known(n: int, rows: int) -> None:
    """OEIS A014552 counts a row and its reflection once, and the search finds one of them."""
    counted = search_of(FILES[1], langford(n), counting=True)
    tallies = [batch.tally for batch in counted.batches if batch.tally]
    assert sum(tally.found for tally in tallies) == rows
    assert sum(tally.solutions for tally in tallies) == 2 * rows
    if n < 8:
        found = solutions(search_of(FILES[0], langford(n)))
        assert len(found) == rows


def test_numbers_that_are_given_are_kept() -> None:
    for row in solutions(search_of(FILES[0], langford(7)))[:5]:
        for givens in ({0: row[0]}, {0: row[0], 5: row[5], 13: row[13]}, dict(enumerate(row))):
            placement = langford(7, givens)
            every = [
                each
                for found in solutions(search_of(FILES[1], langford(7)))
                for each in (found, found[::-1])
                if all(each[cell] == value for cell, value in givens.items())
            ]
            for file in FILES:
                assert sorted(solutions(search_of(file, placement))) == sorted(every)


def test_it_is_the_usual_one_for_langford_and_not_offered_where_it_does_not_gain() -> None:
    assert default_strategy(langford(7)).name == "compiled-places"
    for name in ("queens", "permutations", "magic-square", "latin-square"):
        puzzle = puzzle_named(name)
        names = {each.name for each in strategies_for(puzzle.build(puzzle.settings({})))}
        assert not names & {"places", "compiled-places"}
    row = Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)),))
    assert "places" not in {each.name for each in strategies_for(row)}
