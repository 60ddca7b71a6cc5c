"""Learning: each solution once, nothing learned that is not so; events that tell what it does."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.cell_names import Names
from pycore.model.placement import Placement, Solution
from pycore.propagation.propagators import Rules
from pycore.puzzles import puzzle_named
from pycore.search.events import (
    CUT,
    LEARNED,
    NO_VALUE,
    PLACED,
    RECALLED,
    REMOVED,
    RESTARTED,
    SOLVED,
    Search,
    unpack,
)
from pycore.search.placements import learn_search, learning
from pycore.search.placements.learn import STRATEGY
from pycore.search.placements.learn_search import batches
from pycore.search.placements.learning import Log
from pycore.search.reasons import TAUGHT, Moment
from pycore.task.placements import PlacementTask, placement_task
from tests.support.dual_placements import twice
from tests.support.learned import check_learned
from tests.support.random_cages import cages
from tests.support.random_placements import placements, regular_placements, solutions_of
from tests.support.small_placements import small_placements

pytestmark = pytest.mark.pyodide

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
"""Arto Inkala, 2010."""

ANY = st.one_of(placements(), regular_placements(), twice(3), small_placements(), cages())


@given(ANY)
def test_each_solution_is_found_once_and_every_fact_holds(placement: Placement) -> None:
    check_learned(placement, list(solutions_of(placement)))


@given(ANY, st.integers(0, 2), st.integers(0, 3), st.integers(1, 3))
def test_so_it_is_with_few_facts_kept_and_restarts_all_the_time(
    placement: Placement, refuted: int, kept: int, unit: int
) -> None:
    with (
        patch.object(learning, "MOST_REFUTED", refuted),
        patch.object(learning, "MOST_LEARNED", kept),
        patch.object(learn_search, "UNIT", unit),
    ):
        check_learned(placement, list(solutions_of(placement)))


def placement_of(name: str, givens: str = "", **options: str) -> Placement:
    task = placement_task(name, options, {}, givens)
    assert isinstance(task, PlacementTask), task
    return task.placement


def found_in(placement: Placement) -> list[Solution]:
    """All solutions, in the order in which they are found."""
    return [row for batch in batches(Rules(placement), Log()) for row in batch.found]


@pytest.mark.parametrize(
    ("name", "options", "solutions"),
    [
        ("killer-sudoku", {}, 1),
        ("kakuro", {}, 1),
        ("kenken", {}, 1),
        ("nonogram", {}, 1),
        ("cross-sums", {}, 1),
        ("star-battle", {}, 1),
        ("langford", {"n": "4"}, 2),
        ("queens", {"n": "6"}, 4),
        ("permutations", {"n": "5"}, 120),
        ("sudoku", {"size": "4"}, 288),
    ],
)
def test_published_counts_are_found(name: str, options: dict[str, str], solutions: int) -> None:
    found = found_in(placement_of(name, **options))
    assert (len(found), len({*found})) == (solutions, solutions)


def started(givens: str) -> tuple[Search, Names]:
    """The search of a Sudoku, and the names of its cells."""
    puzzle = puzzle_named("sudoku")
    settings = puzzle.settings({})
    placement = placement_of("sudoku", givens)
    return STRATEGY.start(placement, puzzle.draw(settings)), puzzle.names(settings)


def test_the_same_puzzle_makes_the_same_search() -> None:
    one, other = ([b.events for b in started(HARD)[0].batches] for _ in range(2))
    assert one == other


def test_its_events_tell_what_it_does() -> None:
    search, _ = started(HARD)
    board: dict[int, int] = {}
    order: list[int] = []
    facts = nodes = cuts = failures = solved = recalled = 0
    last = None
    for batch in search.batches:
        last = batch
        for kind, rule, cell, value in map(unpack, batch.events):
            if kind == PLACED:
                assert cell not in board
                board[cell] = value
                order.append(cell)
                nodes += 1
            elif kind == REMOVED:
                assert (order.pop(), board.pop(cell)) == (cell, value)
            elif kind == CUT:
                assert rule < len(search.rules)
                cuts, failures = cuts + 1, failures + 1
            elif kind == SOLVED:
                assert len(board) == 81
                solved += 1
            elif kind == LEARNED:
                facts += 1
                assert 512 * cell + value == facts
            elif kind == RECALLED:
                assert 0 < 512 * cell + value <= facts, "it was learned before"
                recalled += 1
            else:
                assert kind == RESTARTED
                assert 512 * cell + value == failures >= learn_search.UNIT
                failures = 0
    assert last
    assert (nodes, cuts, solved, last.finished) == (last.nodes, last.cuts, 1, 1.0)
    assert facts == cuts + solved - 1, "the last dead end ends the search"
    assert recalled > 0


def test_a_dead_end_says_what_it_teaches() -> None:
    search, names = started(HARD)
    assert search.why
    board = [0] * 81
    said: dict[int, str] = {}
    for batch in search.batches:
        for kind, _, cell, value in map(unpack, batch.events):
            if kind == PLACED:
                board[cell] = value + 1
            elif kind == REMOVED:
                board[cell] = 0
            elif kind == LEARNED:
                number = 512 * cell + value
                reason = search.why(Moment(board, bound=number), TAUGHT, NO_VALUE, names)
                said[number] = reason.words.en
    assert said[3] == (
        "r3c4 = 3 and r9c4 = 3/8 can never stand together. The search goes back over 3 more "
        "trials, which were not to blame."
    )
    short = [words for words in said.values() if words.count("=") + words.count("≠") <= 4]
    assert len(short) > len(said) * 0.7


def test_memory_is_bounded() -> None:
    rules, log = Rules(placement_of("sudoku", HARD)), Log()
    with patch.object(learning, "MOST_LEARNED", 8), patch.object(learn_search, "UNIT", 4):
        state = learning.Learning(rules, log)
        with patch.object(learn_search, "Learning", lambda *_: state):
            assert sum(len(batch.found) for batch in batches(rules, log)) == 1
    assert len(state.facts) < state.learned / 2
