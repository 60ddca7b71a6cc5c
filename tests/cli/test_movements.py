"""The command line of movements: solve --start, generate --moves and farthest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.commands import run


@pytest.mark.parametrize("strategy", ["iterative-deepening", "breadth-first", "bidirectional"])
def test_solve_prints_a_shortest_line(strategy: str) -> None:
    arguments = ("solve", "flip-it", "--start", "bb_bbb", "--strategy", strategy, "--json")
    code, out, _ = run(*arguments)
    line, end = map(json.loads, out.splitlines())
    assert code == 0
    assert (end["moves"], end["lines"], len(line["states"])) == (8, 7, 9)
    assert (end["start"], end["strategy"], end["finished"]) == ("●●_●●●", strategy, True)
    assert line["states"][0] == "●●_●●●"
    assert "●" not in line["states"][-1]


def test_solve_lists_as_many_lines_as_asked_for() -> None:
    code, out, _ = run("solve", "flip-it", "--start", "BB.BBB", "--limit", "99", "--json")
    assert code == 0
    *lines, _ = map(json.loads, out.splitlines())
    assert len({tuple(line["states"]) for line in lines}) == 7


@pytest.mark.parametrize(("options", "moves"), [(["gap=0"], 9), (["rule=slide"], 6)])
def test_options_change_the_movement(options: list[str], moves: int) -> None:
    typed = [part for option in options for part in ("--option", option)]
    _, out, _ = run("solve", "flip-it", "--start", "bb_bbb", *typed, "--json")
    line, end = map(json.loads, out.splitlines())
    assert len(line["states"]) - 1 == end["moves"] == moves


def test_deepening_tells_its_bounds_in_words() -> None:
    arguments = ("solve", "flip-it", "--start", "bb_bbb", "--strategy", "iterative-deepening")
    code, out, _ = run(*arguments)
    assert code == 0
    assert "bound 4  nodes 31" in out
    assert out.endswith("8 moves, 7 shortest lines\n")
    _, out, _ = run(*arguments, "--lang", "ja")
    assert out.endswith("最短 8 手、手順は 7 通り\n")


def test_what_cannot_be_solved_has_exit_code_1() -> None:
    code, out, _ = run("solve", "flip-it", "--start", "b_b")
    assert code == 1
    assert "cannot be solved" in out
    code, out, _ = run("solve", "flip-it", "--start", "b_b", "--json")
    end = json.loads(out)
    assert (code, end["finished"], end["moves"], end["lines"]) == (1, True, None, 0)


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "flip-it", "--start", "bb_?"),
        ("solve", "flip-it", "--start", "bb_bbb", "--option", "n=7"),
        ("solve", "flip-it", "--start", "bb_bbb", "--given", "0=1"),
        ("solve", "flip-it", "--start", "bb_bbb", "--strategy", "prune"),
        ("solve", "flip-it", "--option", "n=25"),
        ("solve", "magic-star", "--start", "bb_bbb"),
        ("farthest", "magic-star"),
        ("count", "flip-it"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_farthest_gives_states_levels_moves_and_positions() -> None:
    code, out, _ = run("farthest", "flip-it", "--option", "n=8", "--json")
    found: dict[str, Any] = json.loads(out)
    assert code == 0
    assert (found["states"], found["moves"], found["farthest"]) == (1024, 8, 6)
    assert found["levels"] == [8, 42, 110, 204, 248, 206, 126, 74, 6]
    assert len(found["positions"]) == 6
    assert "●_○○○●●●" in found["positions"]


def test_farthest_in_words_and_with_a_limit() -> None:
    code, out, _ = run("farthest", "flip-it", "--option", "n=8", "--limit", "2")
    assert code == 0
    assert "positions that need 8 moves: 6" in out
    assert out.count("_") == 2
    _, out, _ = run("farthest", "flip-it", "--option", "n=3")
    assert "5 positions\npositions that need 1 move: 2\n" in out
    assert "positions that cannot be solved: 7" in out
    assert "1 move and no fewer, seed 3." in run("generate", "flip-it", "--moves=1", "--seed=3").out


def test_a_position_with_as_many_moves_as_wished_or_that_there_is_none() -> None:
    made = json.loads(run("generate", "flip-it", "--moves", "7", "--seed", "3", "--json").out)
    found = json.loads(
        run("solve", "flip-it", "--start", made["start"], "--json").out.splitlines()[-1]
    )
    assert made["moves"] == found["moves"] == 7
    none = run("generate", "flip-it", "--moves", "70")
    assert (none.code, none.out) == (
        1,
        "There is no such position: none needs more than 8 moves.\n",
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["flip-it"], "moves: is required"),
        (["flip-it", "--moves", "7", "--minimal"], "minimal: cannot be used here"),
        (["sudoku", "--moves", "7"], "moves: cannot be used here"),
        (["flip-it", "--moves", "0"], "from 1 to 200"),
    ],
)
def test_what_cannot_be_wished_is_refused(arguments: list[str], said: str) -> None:
    told = run("generate", *arguments)
    assert told.code == 2
    assert said in told.err
