"""The command line: the output of list, show, solve and count, and their exit codes."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from pycore.puzzles import all_puzzles, puzzle_named
from pycore.search import strategy_named
from pycore.search.events import RECALLED, unpack
from tests.support.commands import run

THREE = ["--given", "0=1", "--given", "1=2", "--given", "2=4"]
SOLUTION = [1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9]

# ---- list, show ----


def test_list_names_every_puzzle() -> None:
    assert [line.split()[0] for line in run("list").out.splitlines()] == list(all_puzzles())
    listed = json.loads(run("list", "--json").out)["puzzles"]
    assert [puzzle["name"] for puzzle in listed] == list(all_puzzles())
    assert {puzzle["kind"] for puzzle in listed} == {"placement", "movement"}


def test_show_tells_rules_cells_options_strategies_and_examples() -> None:
    told = run("show", "magic-star").out
    assert "every line of four adds up to 26" in told
    assert " 1   2   3   4\n   5       6\n 7   8   9  10\n" in told
    assert "order=6  Tips (6 to 12)" in told
    assert "generate-and-test  Fill every cell first" in told
    assert "edagari solve magic-star --givens '1 2 4 . . . . . . . . .'" in told
    assert "最" not in told
    assert "マスの番号" in run("show", "magic-star", "--lang", "ja").out


@pytest.mark.parametrize(
    ("puzzle", "given", "cell"),
    [
        ("magic-star", "a", "0"),
        ("magic-star", "Cell L", "11"),
        ("magic-star", "マス b", "1"),
        ("sudoku", "r2c3", "11"),
        ("sudoku", "row 2 column 3", "11"),
        ("sudoku", "2行3列", "11"),
        ("sudoku", "2 行目 3 列目", "11"),
        ("sudoku", "Ｒ９Ｃ９", "80"),
        ("magic-square", "row 1, column 2", "1"),
        ("magic-square", "1行2列", "1"),
        ("magic-square", "cell b", "1"),
    ],
)
def test_a_cell_is_given_by_its_name_or_number(puzzle: str, given: str, cell: str) -> None:
    for name in (given, cell):
        out = run("solve", puzzle, "--given", f"{name}=7", "--limit", "1", "--json").out
        assert json.loads(out.splitlines()[-1])["givens"] == {cell: 7}


@pytest.mark.parametrize("name", list(all_puzzles()))
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_puzzle_can_be_shown(name: str, lang: str) -> None:
    said = run("show", name, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    puzzle = all_puzzles()[name]
    assert puzzle.title_of(puzzle.settings({})).in_language(lang) in said.out
    told = json.loads(run("show", name, "--json").out)
    assert told["title"][lang] in said.out
    assert set(told["options"]) == {option["name"] for option in told["known"]}


# ---- solve, count ----


@pytest.mark.parametrize(
    "givens",
    [
        THREE,
        ["--given", "0=1", "--given", "１＝２", "--given", " 2 = 4 "],
        ["--givens", "1  2 4 . .  . .  . . . .  ."],
        ["--givens", "1,2,_,_,_,_,_,_,_,_,_,_", "--given", "2=4", "--given", "0=1"],
    ],
)
def test_givens_can_be_typed_in_several_ways(givens: list[str]) -> None:
    said = run("solve", "magic-star", *givens)
    assert (said.code, said.err) == (0, "")
    assert said.out.split() == [*map(str, SOLUTION), "exactly", "1", "solution"]


def records(*arguments: str) -> list[dict[str, Any]]:
    """The lines of JSON that a command prints."""
    return [json.loads(line) for line in run(*arguments, "--json").out.splitlines()]


def test_solve_prints_one_json_object_a_line_and_at_the_end_what_is_known() -> None:
    solution, end = records("solve", "magic-star", *THREE)
    assert solution == {"cells": SOLUTION}
    assert (end["finished"], end["solutions"], end["found"]) == (True, 1, 1)
    *lines, end = records("solve", "permutations", "--option", "n=3", "--strategy", "prune")
    assert [tuple(line["cells"]) for line in lines] == list(permutations((1, 2, 3)))
    assert (end["strategy"], end["finished"], end["solutions"]) == ("prune", True, 6)


def test_what_was_stopped_does_not_look_complete() -> None:
    *lines, end = records("solve", "permutations", "--option", "n=9", "--limit", "7")
    assert (len(lines), end["finished"]) == (7, False)


def test_a_limit_stops_after_so_many_solutions() -> None:
    said = run("solve", "permutations", "--option", "n=9", "--limit", "7", "--strategy", "prune")
    assert said.code == 0
    assert said.out.endswith("at least 7 solutions (stopped)\n")


@pytest.mark.parametrize("command", ["solve", "count"])
def test_solutions_that_come_together_are_said_to_do_so(command: str) -> None:
    said = run(command, "queens", "--option", "n=6", "--limit", "1")
    assert "at least 2 solutions (stopped)\nEach is found together with those" in said.out
    assert "found together" not in run(command, "queens", "--option", "n=6").out
    said = run(command, "queens", "--option", "n=6", "--limit", "1", "--strategy", "prune")
    assert "at least 1 solution (stopped)\n" in said.out
    assert "together" not in said.out


def test_a_search_that_finds_nothing_names_a_strategy_that_may() -> None:
    asked = ("solve", "magic-square", "--option", "order=6", "--seconds", "0.2")
    said = run(*asked)
    assert (said.code, "try --strategy local-search" in said.out) == (3, True)
    assert "try" not in run(*asked, "--strategy", "local-search").out
    assert "try" not in run("solve", "permutations", "--limit", "1").out


def test_time_that_is_over_before_the_search_is_not_told_as_0_seconds() -> None:
    said = run("count", "queens", "--option", "n=100", "--seconds", "0.001")
    assert said.out == "none found (stopped)\nThe time was over before the search began.\n"


def test_clues_in_another_order_are_thought_of_where_there_is_no_solution() -> None:
    clues = "clues=.23.2.. 5.45.4. .42...6 5222241"
    said = run("solve", "skyscrapers", "--option", clues)
    assert said.code == 1
    assert "write clockwise before them" in said.out
    around = run("solve", "skyscrapers", "--option", clues.replace("=", "=clockwise "))
    assert "exactly 1 solution" in around.out


@pytest.mark.parametrize(
    "name", [name for name, puzzle in all_puzzles().items() if puzzle.kind == "placement"]
)
def test_every_puzzle_can_be_counted_for_a_moment(name: str) -> None:
    said = run("count", name, "--seconds", "0.01", "--json")
    result = json.loads(said.out)
    assert (said.code, said.err) == (0 if result["solutions"] else 3, "")


def test_count_prints_the_fields_that_are_promised() -> None:
    said = run("count", "magic-star", *THREE, "--strategy", "symmetry", "--json")
    result = json.loads(said.out)
    assert result["puzzle"] == "magic-star"
    assert result["options"] == {"order": "6", "pattern": "2"}
    assert result["givens"] == {"0": 1, "1": 2, "2": 4}
    assert result["strategy"] == "symmetry"
    assert (result["finished"], result["solutions"], result["found"]) == (True, 1, 1)
    assert result["classes"]["drawing"] == 1


def test_the_80_kinds_of_the_star_stand_for_960() -> None:
    result = json.loads(run("count", "magic-star", "--strategy", "symmetry", "--json").out)
    assert (result["found"], result["solutions"], result["classes"]["drawing"]) == (80, 960, 80)


def test_a_time_limit_stops_a_search_that_cannot_end_and_says_how_far_it_is() -> None:
    search = ["count", "magic-star", "--strategy", "generate-and-test", "--seconds", "0.3"]
    result = json.loads(run(*search, "--json").out)
    assert (result["finished"], result["solutions"], result["classes"]["drawing"]) == (
        False,
        0,
        None,
    )
    said = run(*search)
    assert said.code == 3, "nothing was found"
    assert said.out.startswith("none found (stopped)\n")
    assert re.search(r"of the tree, (about .* left|time left not known yet)\n", said.out)
    assert "残り" in run(*search, "--lang", "ja").out


def test_no_solution_is_an_answer_with_its_own_exit_code() -> None:
    for command in ("solve", "count"):
        said = run(command, "magic-star", *THREE, "--given", "11=8")
        assert (said.code, said.err) == (1, "")
        assert said.out.startswith("no solution\n")
    (end,) = records("solve", "magic-star", *THREE, "--given", "11=8")
    assert (end["finished"], end["solutions"]) == (True, 0)


def test_where_nothing_is_given_none_is_the_work_of_the_rules() -> None:
    said = run("solve", "queens", "--option", "n=3")
    assert (said.code, said.out) == (
        1,
        "no solution\nThere is no solution even without givens.\n",
    )


@pytest.mark.parametrize(
    ("lang", "words", "how"),
    [
        (
            "en",
            "These clash: 1 in cell a; 2 in cell c. ",
            "(Found by exhaustive search.)",
        ),
        (
            "ja",
            "次の数は両立しません：マス a の 1、マス c の 2。",
            "（すべて試して確かめました）",
        ),
    ],
)
def test_where_no_look_shows_why_givens_clash_it_is_told_how_it_was_found(
    lang: str, words: str, how: str
) -> None:
    ring = ["solve", "magic-ring", "--given", "0=1", "--given", "2=2"]
    assert run(*ring, "--lang", lang).out.endswith(f"\n{words}{how}\n")
    (end,) = records(*ring)
    assert end["conflict"]["words"][lang] == words + how
    square = ["solve", "magic-square", "--givens", "1 2 3" + " ." * 13]
    assert how not in run(*square, "--lang", lang).out


def test_kinds_are_counted_up_to_turning_and_mirroring() -> None:
    assert "\nup to rotation and reflection: 80\n" in run("count", "magic-star").out
    assert "\n回転と裏返しを同じとみなすと 80 種類\n" in run("count", "magic-star", "--lang=ja").out
    # Letters in a row are no image of each other.
    letters = run(
        "count", "verbal-arithmetic", "--option", "sum=AB + C = DE", "--strategy", "prune"
    )
    assert "rotation" not in letters.out


# ---- generate ----


def test_a_puzzle_made_of_clues_is_printed_as_its_option_is_typed() -> None:
    asked = ["generate", "killer-sudoku", "--option", "cages=4", "--difficulty", "easy"]
    said = run(*asked, "--seed", "7")
    [clues, last] = said.out.strip().split("\n\n")
    name, _, typed = clues.partition(": ")
    assert last == f"{typed.count('=')} clues, seed 7. Easy: one rule at a time."
    solved = run("count", "killer-sudoku", "--option", f"{name}={typed}")
    assert solved.out.startswith("exactly 1 solution")
    answer = json.loads(run(*asked, "--seed", "7", "--json").out)
    assert answer["options"] == {name: typed}
    assert (answer["givens"], answer["difficulty"]) == ({}, "easy")


def test_numbers_that_a_puzzle_made_of_clues_needs_are_printed_too() -> None:
    said = run("generate", "futoshiki", "--option", "signs=2", "--minimal", "--seed", "1")
    assert said.out.startswith("signs: ")
    assert said.out.endswith("1 clue, seed 1. Easy: one rule at a time.\n")


# ---- what was learned ----

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
"""Arto Inkala, 2010."""


def test_a_search_that_learns_tells_which_facts_cut_most() -> None:
    out = run("solve", "sudoku", "--givens", HARD, "--strategy", "learn").out
    total = re.search(r"^(\d+) facts learned .* cut (\d+) times$", out, re.M)
    told = re.findall(r"^  fact (\d+), cut (once|\d+ times): .*\.$", out, re.M)
    assert total
    cuts = {int(fact): int(often.split()[0].replace("once", "1")) for fact, often in told}
    recalled = recalled_in_sudoku(HARD)
    assert int(total[2]) == recalled.total()
    assert [*cuts.values()] == sorted(recalled.values(), reverse=True)[:5]
    assert cuts == {fact: recalled[fact] for fact in cuts}


def recalled_in_sudoku(givens: str) -> Counter[int]:
    """How often each fact has cut, by its number, as the events of the search say."""
    puzzle = puzzle_named("sudoku")
    settings = puzzle.settings({})
    posed = {cell: int(sign) for cell, sign in enumerate(givens) if sign != "."}
    placement = puzzle.placement(settings).fixing(posed)
    search = strategy_named("learn", placement).start(placement, puzzle.draw(settings))
    events = [unpack(event) for batch in search.batches for event in batch.events]
    return Counter(event.fact for event in events if event.kind == RECALLED)


def test_a_search_that_does_not_learn_tells_nothing_of_facts() -> None:
    assert "fact" not in run("solve", "sudoku", "--givens", HARD, "--strategy", "propagate").out
