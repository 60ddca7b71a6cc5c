"""Searching from a program: solutions and lines on demand, within limits."""

from __future__ import annotations

import signal
import threading
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pycore
from pycore import AllDifferent, BadInput, Placement, Progress, grid
from pycore.search import STRATEGIES
from pycore.search.events import Batch, Batches, Search
from pycore.search.strategy import at_once
from tests.support.clocks import set_everywhere, ticking
from tests.support.random_placements import placements

STAR = pycore.puzzle_named("magic-star")
SQUARE = pycore.puzzle_named("magic-square")
ROW = pycore.puzzle_named("flip-it")
MANY = Placement(11, tuple(range(11)), (AllDifferent(tuple(range(11))),))
"""A placement with forty million solutions."""


@given(placements(), st.integers(1, 5))
def test_a_limit_gives_the_first_of_them(placement: Placement, limit: int) -> None:
    every = list(pycore.solutions(placement))
    found = pycore.solutions(placement, limit=limit)
    assert list(found) == every[:limit]
    assert found.finished == (len(every) < limit)


def test_what_is_found_tells_whether_it_is_all() -> None:
    found = pycore.solve(SQUARE, {"order": "3"})
    assert not found.finished
    assert len(list(islice(found, 7))) == 7
    assert not found.finished
    assert len(list(found)) == 1
    assert found.finished
    assert found.progress.solutions == 8
    assert list(found) == []


@pytest.mark.parametrize("strategy", ["prune", "compiled"])
def test_seconds_bound_the_work_and_not_what_the_caller_does(
    strategy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ticking(0.01)
    set_everywhere(monkeypatch, clock)
    found = pycore.solutions(MANY, strategy=strategy, seconds=1.5)
    number = 0
    for _ in found:
        number += 1
        clock()  # the caller is slow
    assert 0 < number < 39_916_800
    assert not found.finished
    assert list(found) == []


def test_progress_is_told_and_may_end_the_search() -> None:
    class Enough(Exception):
        pass

    told: list[Progress] = []

    def tell(progress: Progress) -> None:
        told.append(progress)
        if len(told) == 3:
            raise Enough

    with pytest.raises(Enough):
        list(pycore.solutions(MANY, strategy="generate-and-test", progress=tell))
    assert [progress.state for progress in told] == ["running"] * 3
    assert told[0].nodes < told[1].nodes < told[2].nodes


def interrupting(monkeypatch: pytest.MonkeyPatch, after: int) -> list[int]:
    """Raise one KeyboardInterrupt in the middle of a search; return the numbers of the batches
    made."""
    made: list[int] = []
    prune = next(strategy for strategy in STRATEGIES if strategy.name == "prune")

    def batches(placement: Placement) -> Batches:
        for batch in prune.start(placement, grid(1, placement.size)).batches:
            made.append(len(made))
            if len(made) == after:
                signal.raise_signal(signal.SIGINT)
            yield batch

    strategy = replace(prune, prepare=at_once(lambda made, _: Search(batches(made), ())))
    monkeypatch.setattr("pycore.api.subject.chosen_strategy", lambda *asked: strategy)
    return made


@pytest.mark.native
def test_after_ctrl_c_the_search_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    placement = Placement(5, (1, 2, 3, 4, 5), (AllDifferent((0, 1, 2, 3, 4)),))
    every = list(pycore.solutions(placement, strategy="prune"))
    interrupting(monkeypatch, 2)
    found = pycore.solutions(placement)
    got: list[tuple[int, ...]] = []
    with pytest.raises(KeyboardInterrupt):
        got.extend(found)
    got.extend(found)
    assert got == every
    assert found.finished


@pytest.mark.native
def test_the_program_s_own_handling_of_ctrl_c_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[int] = []

    def note(number: int, frame: object) -> None:
        noted.append(number)

    usual = signal.signal(signal.SIGINT, note)
    try:
        interrupting(monkeypatch, 2)
        assert len(list(pycore.solutions(Placement(2, (1, 2), ())))) == 4
        assert signal.getsignal(signal.SIGINT) is note
    finally:
        signal.signal(signal.SIGINT, usual)
    assert noted == [signal.SIGINT]


@pytest.mark.native
def test_a_search_may_run_in_any_thread() -> None:
    found: list[tuple[int, ...]] = []
    thread = threading.Thread(target=lambda: found.extend(pycore.solve(SQUARE, {"order": "3"})))
    thread.start()
    thread.join()
    assert len(found) == 8


def test_a_wrong_solution_ends_the_search_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    def lying() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        yield Batch([], [(1, 1), (1, 2)], 2, 0, 1.0)

    liar = replace(STRATEGIES[0], prepare=at_once(lambda puzzle, drawing: Search(lying(), ())))
    monkeypatch.setattr("pycore.api.subject.chosen_strategy", lambda *asked: liar)
    found = pycore.solutions(Placement(2, (1, 2), (AllDifferent((0, 1)),)))
    for _ in range(2):
        with pytest.raises(pycore.WrongSolution):
            next(found)
    assert not found.finished


def test_lines_lead_from_the_start_to_a_goal() -> None:
    found = pycore.lines(ROW, start="bb_bbb", strategy="breadth-first")
    every = list(found)
    assert len(every) == 7
    assert {len(line) for line in every} == {9}
    assert found.finished


def test_a_movement_of_one_s_own_is_solved_like_one_of_the_catalogue() -> None:
    made = ROW.movement(ROW.settings({}))
    ours, theirs = pycore.lines(made), pycore.lines(ROW)
    assert next(ours) == next(theirs)
    assert made.is_line(next(pycore.lines(made)))


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ({"limit": 0}, "limit"),
        ({"limit": True}, "limit"),
        ({"limit": "3"}, "limit"),
        ({"seconds": 0}, "seconds"),
        ({"seconds": float("nan")}, "seconds"),
        ({"seconds": float("inf")}, "seconds"),
        ({"seconds": "1"}, "seconds"),
    ],
)
def test_limits_that_are_none_are_refused_at_once(asked: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput, match=f"^{place}: "):
        pycore.solve(STAR, **asked)


def test_a_line_of_sums_that_cannot_be_right_is_refused_as_on_the_page() -> None:
    with pytest.raises(BadInput, match="= 10, and row 1 needs 34"):
        pycore.solve(SQUARE, {"order": "4"}, givens={0: 1, 1: 2, 2: 3, 3: 4})
