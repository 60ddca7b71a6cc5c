"""--seconds and Ctrl-C bound all that a command does, under a clock of our own."""

from __future__ import annotations

import json
from itertools import count

import pytest

from pycore.cli import main, running

EVERY = ["solve", "magic-ring", "--option", "values=1-40", "--strategy", "compiled"]


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""
    ticks = count()
    monkeypatch.setattr(running, "perf_counter", lambda: next(ticks) / 100)


@pytest.mark.usefixtures("ticking")
def test_seconds_bound_the_printing_too(capsys: pytest.CaptureFixture[str]) -> None:
    """The search finds a million before the first is printed; printing looks at the clock."""
    assert main([*EVERY, "--seconds", "1"]) == 0
    *_, verdict, told = capsys.readouterr().out.splitlines()
    printed = int(told.removesuffix(" of them printed"))
    found = int(verdict.removeprefix("at least ").removesuffix(" (stopped)"))
    assert 0 < printed < 200 < found


@pytest.mark.usefixtures("ticking")
def test_what_is_printed_is_a_solution_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*EVERY, "--seconds", "1", "--json"]) == 0
    rows = [json.loads(line)["cells"] for line in capsys.readouterr().out.splitlines()]
    assert 0 < len(rows) < 200
    assert len({tuple(row) for row in rows}) == len(rows)


@pytest.mark.usefixtures("ticking")
def test_classes_are_not_told_when_not_all_solutions_were_seen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Pictures of one arrangement of queens may be the same, so each one must be looked at."""
    queens = ["count", "queens", "--option", "n=8", "--strategy", "prune", "--json"]
    assert main(queens) == 0
    assert json.loads(capsys.readouterr().out)["classes"]["drawing"] == 12
    assert main([*queens, "--seconds", "0.5"]) == 0
    assert json.loads(capsys.readouterr().out)["classes"]["drawing"] is None
