"""The race: laps, estimates, factors, and the clock that is passed in."""

from __future__ import annotations

import json
from itertools import pairwise
from math import factorial

import pytest

from pycore.handlers.faults import Refused
from pycore.handlers.race_job import OpenRace
from pycore.puzzles import puzzle_named
from pycore.run.race import Lap, race
from pycore.search import incomplete_for, strategies_for, strategy_named
from tests.support.clocks import ticking
from tests.support.commands import refused, run


def laps_of(
    name: str, typed: dict[str, str], strategies: list[str], limit: float
) -> list[tuple[Lap, ...]]:
    """All reports of a race under a clock that advances by a hundredth of a second at each
    reading."""
    puzzle = puzzle_named(name)
    settings = puzzle.settings(typed)
    placement = puzzle.placement(settings)
    return list(
        race(
            placement,
            puzzle.draw(settings),
            [strategy_named(strategy, placement) for strategy in strategies],
            placement.is_solution,
            ticking(0.01),
            limit,
        )
    )


def test_strategies_that_finish_are_compared() -> None:
    reports = laps_of("magic-ring", {"sum": "12"}, ["generate-and-test", "prune", "symmetry"], 1e6)
    test, prune, symmetry = reports[-1]
    assert [lap.state for lap in reports[-1]] == ["done"] * 3
    assert [lap.solutions for lap in reports[-1]] == [8] * 3
    assert [lap.part for lap in reports[-1]] == [1.0] * 3
    assert test.nodes > prune.nodes > symmetry.nodes
    assert prune.factors(test) == (test.nodes / prune.nodes, test.seconds / prune.seconds)


def test_a_strategy_that_cannot_finish_tells_how_far_it_is() -> None:
    """Generate and test puts 12 + 12 x 11 + ... + 12! numbers into the star, every one a node."""
    (lap,) = laps_of("magic-star", {}, ["generate-and-test"], 3.0)[-1]
    tree = sum(factorial(12) // factorial(12 - depth) for depth in range(1, 12)) + 960
    assert lap.state == "stopped"
    assert lap.part
    assert lap.part < 1e-3
    assert lap.nodes_in_all == pytest.approx(tree, rel=0.15)
    assert lap.seconds_in_all == pytest.approx(lap.seconds / lap.part)


def test_every_slice_is_told_and_nothing_runs_backwards() -> None:
    reports = laps_of("magic-ring", {"sum": "12"}, ["prune", "symmetry"], 1e6)
    assert len(reports) > 2
    for earlier, later in pairwise(reports):
        assert later[: len(earlier) - 1] == earlier[:-1]
        if len(earlier) == len(later):
            assert later[-1].nodes >= earlier[-1].nodes
            assert later[-1].seconds >= earlier[-1].seconds


def test_a_strategy_that_looks_for_one_solution_is_over_when_it_has_it() -> None:
    reports = laps_of("magic-ring", {"sum": "12"}, ["compiled", "restarts", "local-search"], 1e6)
    _, *both = reports[-1]
    assert [(lap.state, lap.solutions, lap.part) for lap in both] == [("found", 1, None)] * 2


def test_one_that_has_found_nothing_at_its_limit_is_stopped() -> None:
    (lap,) = laps_of("magic-square", {"order": "8"}, ["local-search"], 0.1)[-1]
    assert (lap.state, lap.solutions) == ("stopped", 0)


def test_nothing_is_said_where_nothing_is_known() -> None:
    unknown = Lap("some", "stopped", 10, 0, 0, 1.0, None)
    known = Lap("other", "done", 5, 0, 0, 0.5, 1.0)
    assert unknown.nodes_in_all is None
    assert known.factors(unknown) == (None, None)
    assert json.loads(json.dumps(known.data(unknown)))["factor"] == {"nodes": None, "seconds": None}


def test_the_command_prints_a_row_for_every_strategy() -> None:
    puzzle = puzzle_named("magic-ring")
    placement = puzzle.placement(puzzle.settings({}))
    names = [s.name for s in (*strategies_for(placement), *incomplete_for(placement))]
    arguments = ["race", "magic-ring", "--option", "sum=12", "--given", "0=1", "--seconds", "0.2"]
    said = run(*arguments, "--json")
    assert said.code == 0
    *rows, end = [json.loads(line) for line in said.out.splitlines()]
    assert [row["strategy"] for row in rows] == names
    assert {row["solutions"] for row in rows if row["state"] == "done"} == {2}
    assert (end["laps"], end["agree"]) == (len(names), True)
    assert {row["solutions"] for row in rows if row["state"] == "found"} == {1}
    assert end["finished"] == all(row["state"] in ("done", "found") for row in rows)
    said = run(*arguments)
    assert said.code == 0
    assert all(name in said.out for name in names)


@pytest.mark.parametrize(
    "arguments", [["--seconds", "0"], ["--given", "0=99"], ["--option", "x=1"]]
)
def test_the_command_refuses_bad_input(arguments: list[str]) -> None:
    assert refused("race", "magic-ring", *arguments)


def test_the_command_races_movements() -> None:
    arguments = ["race", "sliding-tiles", "--start", "1 2 3 4 5 6 7 _ 8", "--json"]
    said = run(*arguments)
    assert said.code == 0
    *rows, end = [json.loads(line) for line in said.out.splitlines()]
    assert (end["laps"], end["agree"], end["finished"]) == (3, True, True)
    assert {row["strategy"] for row in rows} == {
        "iterative-deepening",
        "breadth-first",
        "bidirectional",
    }
    assert {(row["state"], row["solutions"], row["part"]) for row in rows} == {("done", 1, 1.0)}
    assert refused(*arguments, "--given", "0=1")


TASK = {"puzzle": "magic-ring", "options": {"sum": "12"}, "givens": {}, "start": "", "moves": []}


def test_a_page_races_in_slices_and_may_pause_and_stop() -> None:
    race = OpenRace(TASK, 1.0, ticking(0.01))
    assert (race.progress()["state"], race.progress()["rows"]) == ("paused", [])
    race.run(0.03)
    race.pause()
    (lap,) = race.progress()["rows"]
    assert (race.progress()["state"], lap["state"], lap["strategy"]) == (
        "paused",
        "running",
        "generate-and-test",
    )
    race.run(0.03)
    race.stop()
    race.run(0.03)
    assert race.progress()["state"] == "stopped"
    (stopped,) = race.progress()["rows"]
    assert (stopped["state"], stopped["nodes"] > lap["nodes"]) == ("stopped", True)
    assert race.progress()["verdict"]["en"] == "stopped during strategy 1 of 10"


def test_a_race_that_is_stopped_tells_in_which_lap() -> None:
    race = OpenRace(TASK, 0.1, ticking(0.01))
    while [lap["state"] for lap in race.progress()["rows"]] != ["stopped", "running"]:
        race.run(0.0)
    assert race.progress()["verdict"]["en"] == "1 of 10 strategies raced"
    race.stop()
    assert race.progress()["verdict"] == {
        "en": "stopped during strategy 2 of 10",
        "ja": "10 個の解き方のうち 2 つ目の途中で止めました",
    }


def test_a_race_that_is_stopped_between_two_laps_tells_which_one_is_not_there() -> None:
    race = OpenRace(TASK, 0.1, ticking(0.01))
    while [lap["state"] for lap in race.progress()["rows"]] != ["stopped"]:
        race.run(0.0)
    race.stop()
    assert race.progress()["verdict"]["en"] == "stopped before strategy 2 of 10"


def test_a_race_in_which_nothing_comes_to_its_end_says_so() -> None:
    race = OpenRace(TASK, 0.001, ticking(0.01))
    while race.progress()["state"] != "done":
        race.run(1.0)
    assert {lap["state"] for lap in race.progress()["rows"]} == {"stopped"}
    assert race.progress()["verdict"]["en"] == "none of 10 strategies finished"


@pytest.mark.parametrize(
    ("givens", "found"), [({"0": "1"}, "2 solutions"), ({"0": "1", "1": "5"}, "1 solution")]
)
def test_at_the_end_a_race_tells_whether_the_strategies_agree(
    givens: dict[str, str], found: str
) -> None:
    race = OpenRace({**TASK, "givens": givens}, 60.0, ticking(0.01))
    while race.progress()["state"] != "done":
        race.run(1.0)
    assert race.progress()["finished"] == 1.0
    assert race.progress()["verdict"]["en"] == (
        f"10 of 10 strategies finished; the 8 that see everything find {found}"
    )


@pytest.mark.parametrize("limit", [0, -1, 1e9, "5", None, float("nan")])
def test_a_race_needs_a_time(limit: object) -> None:
    with pytest.raises(Refused):
        OpenRace(TASK, limit, ticking(0.01))
