"""--seconds and Ctrl-C bound planning as they bound searching, under a simulated clock."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from dataclasses import replace

import pytest

from pycore import search
from pycore.model.incremental import Incremental
from pycore.search.events import Search
from pycore.search.strategy import Strategy
from tests.support.clocks import set_everywhere, ticking
from tests.support.commands import run

PLANNED_FOR = 1000
"""Pieces of planning; a piece takes a hundredth of a second."""


@pytest.fixture
def in_each_piece(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[int], None]], None]:
    """Make every strategy plan for ten seconds, and call a function in each piece."""
    clock = ticking(0.01)
    set_everywhere(monkeypatch, clock)

    def plan(act: Callable[[int], None]) -> None:
        def slow(strategy: Strategy) -> Strategy:
            def prepare(puzzle: object, drawing: object) -> Incremental[Search]:
                for piece in range(PLANNED_FOR):
                    act(piece)
                    yield
                return (yield from strategy.prepare(puzzle, drawing))  # type: ignore[arg-type]

            return replace(strategy, prepare=prepare, counts=None)

        usual = search.strategy_in
        monkeypatch.setattr(search, "strategy_in", lambda file: slow(usual(file)))

    return plan


PLAN = Callable[[Callable[[int], None]], None]


@pytest.mark.parametrize("command", ["solve", "count"])
def test_seconds_bound_the_planning(command: str, in_each_piece: PLAN) -> None:
    pieces: list[int] = []
    in_each_piece(pieces.append)
    said = run(command, "magic-star", "--seconds", "0.1", "--json")
    assert (said.code, said.err) == (3, "")
    assert 0 < len(pieces) < 20
    answer = json.loads(said.out)
    assert (answer["finished"], answer["nodes"], answer["seconds"]["search"]) == (False, 0, 0.0)
    assert 0 < answer["seconds"]["plan"] < 0.3


@pytest.mark.parametrize("command", ["solve", "count", "race"])
def test_an_interrupt_ends_the_planning(command: str, in_each_piece: PLAN) -> None:
    pieces: list[int] = []

    def interrupt(piece: int) -> None:
        pieces.append(piece)
        if piece == 5:
            signal.raise_signal(signal.SIGINT)

    in_each_piece(interrupt)
    assert run(command, "magic-star", "--json").code == 130
    assert len(pieces) < 30


def test_what_is_planned_in_time_is_searched(in_each_piece: PLAN) -> None:
    in_each_piece(lambda piece: None)
    said = run("solve", "magic-ring", "--option", "sum=12", "--strategy", "prune", "--json")
    seconds = json.loads(said.out.splitlines()[-1])["seconds"]
    assert seconds["plan"] > 10 > seconds["search"] > 0


def test_each_lap_of_a_race_is_bounded_while_it_plans(in_each_piece: PLAN) -> None:
    in_each_piece(lambda piece: None)
    *laps, end = map(
        json.loads, run("race", "magic-star", "--seconds", "0.1", "--json").out.splitlines()
    )
    assert end["laps"] == len(laps) > 3
    assert {(lap["state"], lap["nodes"], lap["part"]) for lap in laps} == {("stopped", 0, None)}
    assert all(0.1 <= lap["seconds"] < 0.3 for lap in laps)
