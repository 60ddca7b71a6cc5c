"""Seeds: one seed, one search, whoever asks for it; and where there is nothing to draw, none."""

from __future__ import annotations

import json

import pytest

import pycore
from pycore import BadInput
from pycore.handlers.faults import Refused
from pycore.handlers.placement_search import OpenJob
from pycore.handlers.race_job import OpenRace
from pycore.search import STRATEGIES
from tests.support.clocks import ticking
from tests.support.commands import refused, run

QUEENS = pycore.puzzle_named("queens")
TASK = {"puzzle": "queens", "options": {"n": "10"}, "givens": {}, "start": "", "moves": []}
SEEDED = [strategy.name for strategy in STRATEGIES if strategy.seeded]


@pytest.mark.parametrize("strategy", SEEDED)
class TestAStrategyThatDraws:
    def test_finds_the_same_with_the_same_seed_whoever_asks(self, strategy: str) -> None:
        found = pycore.solve(QUEENS, {"n": "10"}, strategy=strategy, seed=12)
        solution, nodes = next(found), found.progress.nodes
        assert (found.seed, found.finished) == (12, False)
        made = QUEENS.placement(QUEENS.settings({"n": "10"}))
        assert next(pycore.solutions(made, strategy=strategy, seed=12)) == solution
        asked = ("solve", "queens", "--option", "n=10", "--strategy", strategy, "--seed", "12")
        first, last = map(json.loads, run(*asked, "--json").out.splitlines())
        assert tuple(first["cells"]) == solution
        assert (last["strategy"], last["seed"], last["nodes"]) == (strategy, 12, nodes)
        job = OpenJob(TASK, strategy, ticking(), seed=12)
        while not job.over:
            job.run(1.0)
        assert job.progress()["nodes"] == nodes
        assert tuple(job.listing(0, 1)[0]) == solution

    def test_has_a_seed_where_none_is_chosen(self, strategy: str) -> None:
        usual, first = (
            pycore.solve(QUEENS, {"n": "10"}, strategy=strategy, seed=seed) for seed in (None, 1)
        )
        assert usual.seed == 1
        assert [*usual] == [*first]

    def test_refuses_what_is_no_seed(self, strategy: str) -> None:
        for seed in (-1, 10**9, 1.5, "x"):
            with pytest.raises(BadInput, match=r"^seed: must be a whole number from 0 to 9"):
                pycore.solve(QUEENS, strategy=strategy, seed=seed)  # type: ignore[arg-type]
        assert refused("solve", "queens", "--strategy", strategy, "--seed", "-1")


def test_other_strategies_refuse_a_seed() -> None:
    with pytest.raises(BadInput, match=r"^seed: cannot be used with prune, which draws no random"):
        pycore.solve(QUEENS, strategy="prune", seed=1)
    assert pycore.solve(QUEENS, strategy="prune").seed is None
    assert refused("solve", "queens", "--strategy", "prune", "--seed", "1")
    assert refused("solve", "flip-it", "--seed", "1")
    assert refused("race", "flip-it", "--seed", "1")
    assert refused("solve", "sudoku", "--file", "none", "--seed", "1")
    with pytest.raises(Refused):
        OpenJob(TASK, "prune", ticking(), seed=1)


def test_in_a_race_the_seed_is_for_those_that_draw() -> None:
    lone = pycore.solve(QUEENS, {"n": "10"}, strategy="restarts", seed=12)
    next(lone)
    both = ("prune", "restarts")
    prune, drawn = pycore.race(QUEENS, {"n": "10"}, strategies=both, seed=12).laps
    assert (prune.seed, drawn.seed, drawn.nodes) == (None, 12, lone.progress.nodes)
    assert pycore.race(QUEENS, {"n": "6"}, strategies=both).laps[1].seed == 1
    with pytest.raises(BadInput, match=r"^seed: cannot be used: none of these strategies draws"):
        pycore.race(QUEENS, {"n": "6"}, strategies=("prune",), seed=12)
    work = OpenRace(TASK, 0.5, ticking(0.01), seed=12)
    while not work.over:
        work.run(1.0)
    rows = work.progress()["rows"]
    assert {row["strategy"] for row in rows if row["seed"] == 12} == set(SEEDED)
    flip = {"puzzle": "flip-it", "options": {}, "givens": {}, "start": "", "moves": []}
    with pytest.raises(Refused):
        OpenRace(flip, 0.5, ticking(0.01), seed=12)


def test_the_seed_is_printed_with_the_result() -> None:
    asked = ("solve", "queens", "--option", "n=6", "--strategy", "restarts", "--seed", "4")
    assert run(*asked).out.endswith("others is not proved\nseed 4\n")
    assert run(*asked, "--lang", "ja").out.endswith("シード 4\n")
    assert "seed" not in run("solve", "queens", "--option", "n=4", "--strategy", "prune").out
    raced = run("race", "queens", "--option", "n=4", "--seed", "4")
    assert raced.out.count("others are not looked for; seed 4\n") == len(SEEDED)
