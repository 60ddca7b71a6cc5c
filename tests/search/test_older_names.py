"""Strategies that had other names in earlier versions: links, scripts and files still have them."""

from __future__ import annotations

import json

import pytest

import pycore
from pycore.handlers.search_jobs import OpenMovement
from pycore.puzzles import puzzle_named
from pycore.search import STRATEGIES, strategy_named
from tests.support.clocks import ticking
from tests.support.commands import run
from tests.support.exported import exported

OLDER = {
    "levels": "breadth-first",
    "both-ends": "bidirectional",
    "deepening": "iterative-deepening",
}
"""Each with its present name: lines are only added, never changed."""

FLIP_IT = puzzle_named("flip-it")
MOVEMENT = FLIP_IT.movement(FLIP_IT.settings({}))


def test_every_earlier_name_is_of_one_strategy_and_is_listed_here() -> None:
    assert {older: each.name for each in STRATEGIES for older in each.formerly} == OLDER
    assert not OLDER.keys() & {each.name for each in STRATEGIES}


@pytest.mark.parametrize(("older", "name"), OLDER.items())
class TestAnEarlierName:
    def test_finds_the_strategy(self, older: str, name: str) -> None:
        assert strategy_named(older, MOVEMENT).name == name

    def test_is_understood_by_the_command_line(self, older: str, name: str) -> None:
        said = run("solve", "flip-it", "--start", "bb_ww", "--strategy", older, "--json")
        assert json.loads(said.out.splitlines()[-1])["strategy"] == name

    def test_is_understood_by_the_library(self, older: str, name: str) -> None:
        lines, same = (
            [*pycore.lines(FLIP_IT, start="bb_ww", strategy=each)] for each in (older, name)
        )
        assert lines == same

    def test_is_understood_in_a_message_of_a_page(self, older: str, name: str) -> None:
        task = {"puzzle": "flip-it", "options": {}, "givens": {}, "start": "●●_○○", "moves": []}
        OpenMovement(task, older, ticking())

    def test_is_in_the_catalogue_for_older_links_and_drafts(self, older: str, name: str) -> None:
        (entry,) = (each for each in exported()["puzzles"] if each["name"] == "flip-it")
        assert entry["formerly"][name] == [older]
