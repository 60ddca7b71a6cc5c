"""--seconds and Ctrl-C bound everything that a command does, under a simulated clock."""

from __future__ import annotations

import json

import pytest

from tests.support import clocks
from tests.support.clocks import set_everywhere
from tests.support.commands import run

SIXTEEN = ["count", "sudoku", "--option", "size=16"]
EVERY = ["solve", "magic-ring", "--option", "values=1-40", "--strategy", "compiled"]


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by a hundredth of a second each time it is read."""
    set_everywhere(monkeypatch, clocks.ticking(0.01))


@pytest.mark.usefixtures("ticking")
def test_seconds_bound_the_printing_too() -> None:
    """The search finds a million solutions before the first is printed; printing reads the
    clock."""
    said = run(*EVERY, "--seconds", "1")
    assert said.code == 0
    *_, verdict, together, told = said.out.splitlines()
    assert together.startswith("Each is found together with those")
    printed = int(told.removesuffix(" of them printed"))
    found = int(
        verdict.removeprefix("at least ").removesuffix(" solutions (stopped)").replace(",", "")
    )
    assert 0 < printed < 200 < found


@pytest.mark.usefixtures("ticking")
def test_what_is_printed_is_a_solution_each_and_does_not_look_complete() -> None:
    said = run(*EVERY, "--seconds", "1", "--json")
    assert said.code == 0
    *lines, end = map(json.loads, said.out.splitlines())
    rows = [line["cells"] for line in lines]
    assert not end["finished"]
    assert 0 < len(rows) < 200
    assert len({tuple(row) for row in rows}) == len(rows)


@pytest.mark.usefixtures("ticking")
def test_classes_are_not_told_when_not_all_solutions_were_seen() -> None:
    """Pictures of one arrangement of queens may be equal, so each one must be examined."""
    queens = ["count", "queens", "--option", "n=8", "--strategy", "prune", "--json"]
    assert json.loads(run(*queens).out)["classes"]["drawing"] == 12
    stopped = json.loads(run(*queens, "--seconds", "0.2").out)
    assert (stopped["finished"], stopped["classes"]["drawing"]) == (False, None)


@pytest.mark.usefixtures("ticking")
def test_seconds_bound_the_planning_too() -> None:
    said = run(*SIXTEEN, "--strategy", "compiled", "--seconds", "0.1", "--json")
    result = json.loads(said.out)
    assert said.code == 3
    assert (result["finished"], result["nodes"], result["seconds"]["search"]) == (False, 0, 0)
    assert result["seconds"]["plan"] > 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "sudoku"),
        ("solve", "sliding-tiles", "--start", "8 6 7 2 5 4 3 _ 1"),
        ("count", "sudoku"),
        ("count", "magic-star"),
        ("shared", "sudoku"),
        ("plan", "magic-star"),
        ("hint", "sudoku"),
        ("generate", "sudoku"),
        ("farthest", "sliding-tiles"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize(("lang", "stopped"), [("en", "stopped"), ("ja", "中断")])
def test_a_command_that_is_stopped_before_anything_is_known_says_so(
    arguments: tuple[str, ...], lang: str, stopped: str
) -> None:
    said = run(*arguments, "--seconds", "1e-9", "--lang", lang)
    assert (said.code, said.err) == (3, "")
    assert stopped in said.out
    said = run(*arguments, "--seconds", "1e-9", "--json")
    (end,) = map(json.loads, said.out.splitlines())
    assert (said.code, said.err, end["finished"]) == (3, "", False)
