"""Programs are run line by line, recorded, and stopped."""

from __future__ import annotations

import sys

import pytest

from pycore.learn.program import MOST_STEPS, LearnerProgram, Outcome
from pycore.learn.recorder import Recorder

pytestmark = pytest.mark.skipif(sys.version_info < (3, 12), reason="sys.monitoring came with 3.12")


def program(source: str, most_steps: int = MOST_STEPS, asked: int | None = None) -> LearnerProgram:
    """A program that is stopped when the host is asked for that time."""
    answers = iter(range(asked)) if asked is not None else None
    return LearnerProgram(
        source, Recorder(), lambda: answers is not None and next(answers, None) is None, most_steps
    )


def test_the_value_of_the_last_line_is_shown() -> None:
    assert program("x = 3\nx + 1").run() == Outcome(value="4")
    assert program("x = 3").run() == Outcome()
    assert program("").run() == Outcome()


def test_each_line_is_a_step_with_the_variables_that_changed() -> None:
    running = program("a = 1\nb = [a]\nb.append(2)\na = 1\ndel a\nc = 0")
    running.run()
    assert [(step.line, step.changed) for step in running.steps] == [
        (1, {}),
        (2, {"a": "1"}),
        (3, {"b": "[1]"}),
        (4, {"b": "[1, 2]"}),
        (5, {}),
        (6, {"a": None}),
    ]


def test_a_call_is_one_deeper_and_has_variables_of_its_own() -> None:
    running = program("def double(n):\n    m = 2 * n\n    return m\nx = double(4)\nx")
    running.run()
    assert [(s.line, s.depth, s.call, s.changed) for s in running.steps] == [
        (1, 0, "<module>", {}),
        (4, 0, None, {}),
        (2, 1, "double", {"n": "4"}),
        (3, 1, None, {"m": "8"}),
        (5, 0, "<module>", {"x": "8"}),
    ]


def test_two_calls_one_after_the_other_are_told_apart() -> None:
    running = program("def f(n):\n    return n\nf(1)\nf(2)")
    running.run()
    calls = [(step.call, step.changed) for step in running.steps if step.depth == 1]
    assert calls == [("f", {"n": "1"}), ("f", {"n": "2"})]


def test_beyond_the_limit_steps_are_not_recorded_but_the_program_runs_on() -> None:
    running = program("t = 0\nfor n in range(1000):\n    t += n\nt", most_steps=100)
    assert running.run() == Outcome(value="499500")
    assert (len(running.steps), running.full) == (100, True)


def test_without_recording_there_are_no_steps() -> None:
    running = program("t = sum(range(10))\nt", most_steps=0)
    assert running.run() == Outcome(value="45")
    assert (running.steps, running.full) == ([], False)


@pytest.mark.parametrize("most_steps", [0, 50, MOST_STEPS])
@pytest.mark.parametrize(
    "source",
    [
        "while True: pass",
        "while True:\n    try:\n        pass\n    except BaseException:\n        raise",
        "any(False for _ in iter(int, 1))",
        "[0 for _ in iter(int, 1) if _]",
        "def f():\n    while True:\n        n = 1\nf()",
        "from itertools import count\nfor n in count(): pass",
    ],
)
def test_an_endless_loop_is_stopped(source: str, most_steps: int) -> None:
    assert program(source, most_steps, asked=3).run() == Outcome(stopped=True)


def test_the_modules_that_a_program_imports_are_not_recorded() -> None:
    running = program("import textwrap\ntextwrap.dedent('  a')")
    running.run()
    assert [step.line for step in running.steps] == [1, 2]


def test_values_are_written_without_running_their_code() -> None:
    source = """class Loud:
    def __repr__(self):
        raise ValueError("never asked")
x = Loud()
y = [x, {1: "a" * 100}]
z = 10 ** 5000
0"""
    running = program(source)
    assert running.run().value == "0"
    values = {name: text for step in running.steps for name, text in step.changed.items()}
    assert values["x"] == "<Loud>"
    assert values["y"] == "[<Loud>, {1: '" + "a" * 60 + "…}]"
    assert str(values["z"]).endswith("…")


def test_a_program_may_end_itself() -> None:
    assert program("import sys\nsys.exit()\nprint(1)").run() == Outcome()


def test_after_a_run_nothing_is_watched_any_more() -> None:
    for _ in range(20):
        assert program("1").run() == Outcome(value="1")
