"""The benchmark itself: it reports everything that is wrong, missing or slow."""

from __future__ import annotations

import json
import sys

import pytest

from tests.bench import tree
from tests.bench.__main__ import duration, line, main, tables
from tests.bench.programs.proofs import placement_of, proofs
from tests.bench.published import FAMILIES, checked, puzzles_of
from tests.bench.rows import (
    SLOW,
    SLOW_ROUNDS,
    Failed,
    Row,
    Unmeasured,
    program,
    ratios,
    rounds,
    timed,
    unmeasured,
)


def failing() -> float:
    raise Unmeasured("not installed")


def test_ratios_are_taken_within_a_round() -> None:
    slow, quick = iter([4.0, 2.0, 3.0]), iter([1.0, 0.5, 1.5])
    base, other = rounds(
        "task", {"quick": lambda: next(quick), "slow": lambda: next(slow)}, times=3
    )
    assert base.base
    assert not other.base
    assert ratios(other, base) == [4.0, 4.0, 2.0]


def test_every_way_has_its_turn_in_every_round() -> None:
    turns: list[str] = []

    def way(name: str) -> float:
        turns.append(name)
        return 0.1

    rounds("task", {"a": lambda: way("a"), "b": lambda: way("b")}, times=3)
    assert turns == ["a", "b"] * 3


def test_a_slow_way_is_run_less_often() -> None:
    (row,) = rounds("task", {"slow": lambda: SLOW + 1}, times=9)
    assert len(row.seconds) == SLOW_ROUNDS


def test_a_way_that_cannot_be_measured_keeps_its_row_and_says_why() -> None:
    rows = rounds("task", {"ours": lambda: 1.0, "theirs": failing}, times=3)
    assert rows[1] == Row("task", "theirs", (), "not installed")
    assert "| theirs | - | - | - | not installed |" in tables(rows)


def test_a_way_that_was_given_up_bounds_its_ratio() -> None:
    endless = program([sys.executable, "-c", "while True: pass"], 960, limit=1.0)
    base, given_up = rounds("task", {"ours": lambda: 0.25, "theirs": endless}, times=2)
    assert given_up.beyond == 1.0
    assert line(given_up, [base]) == "| theirs | - | - | over 4 | not done in 1 s |"


def test_a_missing_base_has_no_ratios() -> None:
    rows = rounds("task", {"ours": failing, "theirs": lambda: 1.0}, times=1)
    assert line(rows[1], rows[:1]) == "| theirs | 1 s | 1 s to 1 s | - |  |"


def test_a_wrong_answer_is_called_wrong() -> None:
    (row,) = rounds("task", {"ours": timed(lambda: 959, 960)})
    assert row.note == "wrong: 959 instead of 960"
    assert row.seconds == ()
    assert row.failed


@pytest.mark.parametrize(
    ("why", "code"), [(Failed("wrong: 959 instead of 960"), 1), (Unmeasured("not installed"), 0)]
)
def test_the_bench_ends_with_an_error_if_a_way_failed_but_not_if_one_is_missing(
    why: Unmeasured,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tree, "measure", lambda: [unmeasured("task", "ours", why)])
    assert main(["tree"]) == code
    assert (f"NOT MEASURED: task: ours: {why}\n" in capsys.readouterr().err) == bool(code)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("print('959 0.5')", "wrong: 959 instead of 960"),
        ("print('missing clingo')", "clingo is not installed"),
        ("raise SystemExit('out of luck')", "failed: out of luck"),
        ("while True: pass", "not done in 1 s"),
    ],
)
def test_a_program_that_does_not_answer_rightly_says_so(source: str, why: str) -> None:
    with pytest.raises(Unmeasured, match=why):
        program([sys.executable, "-c", source], 960, limit=1.0)()


def test_a_program_tells_its_own_seconds() -> None:
    assert program([sys.executable, "-c", "print('960 0.125')"], 960)() == 0.125


@pytest.mark.parametrize(
    ("seconds", "words"), [(2.5, "2.5 s"), (0.0123, "12.3 ms"), (4.2e-6, "4.2 µs"), (5e-8, "50 ns")]
)
def test_a_duration_has_three_digits_and_a_unit(seconds: float, words: str) -> None:
    assert duration(seconds) == words


@pytest.mark.parametrize("family", FAMILIES)
def test_published_puzzles_can_be_read_and_the_first_has_one_solution(family: str) -> None:
    first, *others = puzzles_of(family)
    assert all(placement_of(family, puzzle).size for puzzle in others)
    checked(json.loads(proofs(json.dumps([family, [first]]))))


def test_a_published_puzzle_with_another_solution_is_reported() -> None:
    found = json.loads(proofs(json.dumps(["skyscrapers", [["2"]]])))
    with pytest.raises(Unmeasured, match=r"wrong: \[2\]"):
        checked(found)
