"""Exercises: the program to begin with does not solve them, the model answer does."""

from __future__ import annotations

import json
import math
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from builder.starts import FOR_ANY, exercises_in, start_in
from pycore.learn import session as sessions
from pycore.puzzles import all_puzzles

pytestmark = pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with 3.12")

WEB = Path(__file__).parents[2] / "web"
EXERCISES = exercises_in(WEB)
STARTS = {start["name"]: start for start in map(start_in, (WEB / "starts").glob("*.py"))}
HINTS = 3
SAID = (
    "line-after-line",
    "one-step-earlier",
    "three-choices",
    "the-fourth-corner",
    "fewest-first",
    "what-follows",
    "from-both-ends",
    "back-to-the-blame",
)
"""Exercises that say how many nodes the program takes with which they begin."""


def reached(source: str, most_nodes: float) -> tuple[int, int] | None:
    """Solutions and nodes of a program; None if it fails, or takes more nodes."""
    reports: list[dict[str, Any]] = []

    def post(text: str, events: array[int]) -> None:
        reports.append(json.loads(text))

    def over() -> bool:
        return any(report.get("nodes", 0) > most_nodes for report in reports[-1:])

    source = source.replace("from edagari.learn", "from pycore.learn")
    order = {"source": source, "steps": False, "board": None}
    sessions.ProgramSession(post, lambda: True, over).run(json.dumps(order))
    *_, last, ended = reports
    if ended["trouble"] or ended["stopped"]:
        return None
    return last["solutions"], last["nodes"]


def is_wanted(source: str, wanted: dict[str, Any]) -> bool:
    """Whether a program opens that board, on a page that shows it."""
    opened: list[bool] = []

    def post(text: str, events: array[int]) -> None:
        opened.extend(said["isWanted"] for said in [json.loads(text)] if said["type"] == "opened")

    source = source.replace("from edagari.learn", "from pycore.learn")
    order = {"source": source, "steps": False, "board": wanted, "wanted": wanted}
    sessions.ProgramSession(post, lambda: True, lambda: bool(opened)).run(json.dumps(order))
    return opened == [True]


def solves(exercise: dict[str, Any], source: str) -> bool:
    found = reached(source, exercise["nodes"])
    return found is not None and found[0] == exercise["solutions"] and found[1] <= exercise["nodes"]


@pytest.mark.parametrize("name", SAID)
def test_what_is_said_of_the_program_that_an_exercise_begins_with_is_true(name: str) -> None:
    exercise = next(each for each in EXERCISES if each["name"] == name)
    found = reached(exercise["begin"], math.inf)
    assert found is not None
    solutions, nodes = found
    assert solutions == exercise["solutions"]
    assert all(f"{nodes:,}" in text for text in exercise["task"].values())


@pytest.mark.parametrize("exercise", EXERCISES, ids=[each["name"] for each in EXERCISES])
class TestAnExercise:
    def test_is_told_in_both_languages_with_three_hints(self, exercise: dict[str, Any]) -> None:
        assert exercise["puzzle"] in all_puzzles()
        texts = [exercise["title"], exercise["task"], *exercise["hints"]]
        assert len(exercise["hints"]) == HINTS
        assert all(text["en"] and text["ja"] for text in texts)

    def test_is_about_the_board_that_its_programs_open(self, exercise: dict[str, Any]) -> None:
        """The one that it begins with, the model answer, and the call that it is told by; no
        other."""
        wanted = exercise["wanted"]
        answer = STARTS[exercise["answer"]]["source"].replace(FOR_ANY, exercise["puzzle"])
        call = f"from edagari.learn import puzzle\n{exercise['call']}"
        other = 'from edagari.learn import puzzle\npuzzle("permutations", {"n": 1})'
        for source in (exercise["begin"], answer, call):
            assert is_wanted(source, wanted)
        assert not is_wanted(other, wanted)

    def test_is_not_solved_by_what_it_begins_with(self, exercise: dict[str, Any]) -> None:
        assert not solves(exercise, exercise["begin"])

    def test_is_solved_by_its_model_answer(self, exercise: dict[str, Any]) -> None:
        source = STARTS[exercise["answer"]]["source"]
        assert solves(exercise, source.replace(FOR_ANY, exercise["puzzle"]))
