"""Each of the fuzzers of flags, files, limits and arguments finds a fault that is planted."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from pycore.model.bilingual import BadInput
from pycore.parallel.executors.work_item import WorkItem, do
from pycore.parallel.results import PartResult
from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.harness import failure_of

MOST = 200
"""Cases in which a fault is met."""


def kind_met(fuzzer: str, fault: Any) -> str | None:
    """The kind of the first failure while the fault is there; no case may fail without it."""
    chosen = FUZZERS[fuzzer]
    for number in range(MOST):
        case = chosen.case(1, number)
        with fault:
            failure = failure_of(chosen, case, Counter())
        if failure:
            assert failure_of(chosen, case, Counter()) is None
            return failure.kind
    return None


def printing(code: int, out: str = "", err: str = "") -> Callable[..., list[str]]:
    """Another command in place of ours."""
    said = f"print({out!r}, end=''); sys.stderr.write({err!r}); sys.exit({code})"
    return lambda *_: [sys.executable, "-c", f"import sys; {said}"]


def test_flags_a_part_that_is_not_counted() -> None:
    def less(work_item: WorkItem) -> PartResult:
        return replace(do(work_item), nodes=0)

    fault = patch("pycore.parallel.executors.search.do", less)
    assert kind_met("flags", fault) == "first: totals as those of a straight run"


def test_flags_an_exit_code_that_says_too_much() -> None:
    fault = patch("pycore.cli.commands.count.exit_code", lambda finished, found: 1)
    assert kind_met("flags", fault) in ("straight: the exit code", "hurried: the exit code")


def test_kept_files_parts_that_are_taken_unseen() -> None:
    fault = patch("pycore.parallel.executors.journal.header", lambda of, work_items: {"version": 1})
    assert kind_met("kept_files", fault) is not None


def test_library_arguments_seconds_that_are_not_looked_at() -> None:
    fault = patch("pycore.api.budget.is_number", lambda value: True)
    assert kind_met("library_arguments", fault) == "TypeError in __init__ of budget.py"


def test_library_arguments_a_refusal_of_what_is_right() -> None:
    def refuse(*_: object) -> None:
        raise KeyError

    assert kind_met("library_arguments", patch.object(BadInput, "__init__", refuse)) is not None


def test_plans_code_that_is_no_python() -> None:
    fault = patch("pycore.run.explain.readable", lambda source, signs: f"{source}\n(")
    assert kind_met("plans", fault) == "SyntaxError in planned of plans.py"


def test_plans_a_program_that_prints_too_much() -> None:
    fault = patch("tests.fuzz.plans.printed_by", lambda program: ["too much"])
    kind = kind_met("plans", fault)
    assert kind
    assert "what its" in kind


@pytest.mark.native
@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (printing(1, err="Traceback (most recent call last):\n"), "no traceback"),
        (printing(1), "1 where there is proved to be no solution"),
        (printing(0), "an answer"),
        (printing(6, err="edagari: one\nedagari: two\n"), "one sentence at most"),
        (printing(7), "an exit code that is foreseen"),
        (printing(0, '{"finished": true, "solutions": 99}\n'), "the number of solutions"),
    ],
)
def test_limits_an_end_that_is_not_foreseen(said: Callable[..., list[str]], kind: str) -> None:
    chosen = FUZZERS["limits"]
    with patch("tests.fuzz.limits.starter", said):
        failures = (failure_of(chosen, chosen.case(1, number), Counter()) for number in range(MOST))
        assert any(failure and failure.kind.endswith(f": {kind}") for failure in failures)


@pytest.mark.native
@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (printing(0, '{"finished": true, "solutions": 99}\n'), "the number of solutions"),
        (printing(1, "", "Traceback (most recent call last):\n"), "no traceback"),
        (printing(2, "", "edagari: not this.\n"), "one of the counts at least goes on at last"),
    ],
)
def test_processes_an_end_that_is_wrong(said: Callable[..., list[str]], kind: str) -> None:
    chosen = FUZZERS["processes"]
    with patch("tests.fuzz.processes.command", said):
        failures = (failure_of(chosen, chosen.case(1, number), Counter()) for number in range(9))
        assert any(failure and failure.kind == kind for failure in failures)
