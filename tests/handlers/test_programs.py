"""Handlers of programs: for placements and movements, in slices, or the reason why there is
none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pycore.handlers import messages
from pycore.handlers.bridge import Bridge
from pycore.plan import derivation
from tests.support.clocks import ticking
from tests.support.typed_messages import wrong

pytestmark = pytest.mark.pyodide

SQUARE = {"puzzle": "magic-square", "options": {"order": "3"}, "givens": {"0": "2"}}
SUDOKU = {"puzzle": "sudoku", "options": {"size": "4"}, "givens": {"0": "1"}}
FLIP_IT = {"puzzle": "flip-it", "options": {"n": "5"}, "start": "", "moves": [[4, 2]]}


def told(task: dict[str, Any], strategy: str, language: str = "python", form: str | None = None):
    """The answer, however many slices it takes."""
    derivation.forget()
    bridge = Bridge(ticking(0.01))
    question = {"type": "program", "id": 3, "task": task, "strategy": strategy}
    answer = bridge.ask(json.dumps({**question, "language": language, "form": form}))
    while answer is None:
        answer = bridge.go_on(3)
    data = json.loads(answer)
    assert wrong(data, messages.Answer) == []
    return data


def test_a_program_of_a_placement_has_its_givens_and_forms() -> None:
    program = told(SQUARE, "prune")["program"]
    assert (program["form"], program["forms"]) == ("loops", ["loops", "recursion"])
    assert (program["variables"], program["steps"]) == (list("abcdefghi"), list(range(9)))
    assert program["call"] is None  # loops call nothing
    assert any(line["code"] == "a = 2" for line in program["lines"])
    assert told(SQUARE, "prune", "c", "recursion")["program"]["variables"][1] == "x[1]"


def test_where_there_is_one_form_no_other_is_told() -> None:
    program = told(SUDOKU, "propagate", "python", "loops")["program"]
    assert (program["form"], program["forms"], program["steps"]) == ("recursion", ["recursion"], [])


@pytest.mark.parametrize("language", ["python", "c"])
@pytest.mark.parametrize(
    ("task", "strategy", "call"),
    [
        (SQUARE, "prune", "place(step)"),
        (SUDOKU, "backtrack", "solve(cell)"),
        (SUDOKU, "fewest-first", "solve()"),
        (SUDOKU, "propagate", "solve(left)"),
        (FLIP_IT, "iterative-deepening", "walk(line, bound)"),
        (FLIP_IT, "breadth-first", None),
    ],
)
def test_what_calls_itself_is_in_the_program(
    task: dict[str, Any], strategy: str, language: str, call: str | None
) -> None:
    program = told(task, strategy, language, "recursion")["program"]
    assert program["call"] == call
    if call:
        function = call.partition("(")[0] + "("
        assert sum(function in line["code"] for line in program["lines"]) >= 3


@pytest.mark.parametrize("language", ["python", "c"])
def test_a_program_of_a_movement_starts_after_the_moves(language: str) -> None:
    program = told(FLIP_IT, "iterative-deepening", language, "recursion")["program"]
    assert (program["form"], program["forms"], program["variables"]) == (None, [], [])
    starts = {
        "python": 'START = tuple("●●●○_")',
        "c": "static const State START = {{0, 0, 0, 1, 2}};",
    }
    assert starts[language] in [line["code"] for line in program["lines"]]


@pytest.mark.parametrize(
    ("task", "strategy", "language", "form", "words"),
    [
        (SQUARE, "propagate", "python", None, "no program for these rules"),
        (SQUARE, "backtrack", "python", None, "cannot be used here"),
        (SQUARE, "prune", "basic", None, "no 'basic'"),
        (SQUARE, "prune", "python", "spiral", "no 'spiral'"),
        ({**SUDOKU, "options": {}}, "prune", "python", "loops", "in each other"),
        ({**SQUARE, "givens": {"0": "99"}}, "prune", "python", None, "99"),
        ({**FLIP_IT, "moves": [[0, 0]]}, "breadth-first", "python", None, ""),
        ({"puzzle": 7}, "breadth-first", "python", None, "7"),
    ],
)
def test_what_there_is_not_is_refused_in_words(
    task: dict[str, Any], strategy: str, language: str, form: str | None, words: str
) -> None:
    answer = told(task, strategy, language, form)
    assert answer["type"] == "refused"
    assert words in answer["faults"][0]["words"]["en"]
