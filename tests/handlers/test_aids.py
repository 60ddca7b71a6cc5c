"""Assist jobs: those that a page requests, run in slices as the page runs them."""

from time import perf_counter

import pytest

from pycore.assist import generate as generating
from pycore.assist.hints import LEVELS, Position
from pycore.assist.rule_grades import LEVELS as RULE_LEVELS
from pycore.assist.some_solutions import some_solutions
from pycore.handlers.assist_run import OpenAssist
from pycore.handlers.faults import Refused
from pycore.model.incremental import result_of
from pycore.model.rules import SumIs
from pycore.puzzles import puzzle_named
from pycore.puzzles.sudoku import PUZZLE
from tests.support.aids import STAR, finished, task
from tests.support.grids import WIKIPEDIA

pytestmark = pytest.mark.pyodide


def test_one_step_is_one_stand_and_stop_is_final():
    work = OpenAssist(task(), "generate", {"seed": "1"}, perf_counter)
    work.step()
    assert work.progress()["state"] == "paused"
    assert work.progress()["result"] == {"attempt": 1, "left": 81}
    work.stop()
    work.run(1.0)
    assert work.progress()["state"] == "stopped"
    assert "givens" not in work.progress()["result"]


def test_a_hint_knows_what_was_filled_in_from_what_was_given():
    given = task(WIKIPEDIA[:2] + "1" + WIKIPEDIA[3:])  # the third cell is 4
    assert "no solution" in finished("hint", given)["verdict"]["en"]
    told = finished("hint", given, filled=[2])
    assert told["verdict"]["en"] == "A number filled in is wrong."
    assert told["result"]["steps"][2]["cells"] == [2]


def test_a_hint_tells_the_marks_that_are_left():
    everything = finished("hint", task(WIKIPEDIA))["result"]["marks"]
    values = {cell: int(value) for cell, value in enumerate(WIKIPEDIA) if value != "."}
    position = Position(PUZZLE.placement(PUZZLE.settings({})), values)
    assert everything == [position.marked(cell) for cell in range(81)]
    cell = next(cell for cell in range(81) if len(everything[cell]) > 2)
    less = finished("hint", task(WIKIPEDIA), removed=[[cell, everything[cell][0]]])["result"][
        "marks"
    ]
    assert less[cell] == everything[cell][1:]


def test_a_puzzle_made_of_clues_comes_with_the_options_that_hold_them():
    blank = {"puzzle": "kenken", "options": {"cages": "4"}, "givens": {}}
    made = finished("generate", blank, seed="3", level="easy")
    result = made["result"]
    assert (result["givens"], result["level"]) == ({}, "easy")
    assert made["verdict"]["en"] == "Easy: one rule at a time"
    checked = finished("check", {**blank, "options": result["options"]})
    assert checked["result"] == {"solvable": True}
    assert result["left"] == result["options"]["cages"].count("=")


@pytest.mark.parametrize(
    ("puzzle", "options", "level", "words"),
    [
        ("nonogram", {"runs": "10"}, "medium", "difficulty: cannot be medium here"),
        ("kakuro", {"board": "#" * 13 + " / #..#..#..#..#" * 2}, "easy", "has no layout"),
    ],
)
def test_a_puzzle_that_cannot_be_made_is_refused_in_words(puzzle, options, level, words):
    blank = {"puzzle": puzzle, "options": options, "givens": {}}
    refused = finished("generate", blank, seed="3", level=level)
    assert words in refused["verdict"]["en"]
    assert "givens" not in refused["result"]


def test_check_says_whether_what_stands_can_be_solved():
    several = finished("check", {**STAR, "givens": {"0": "1"}})
    assert several["result"]["solvable"] is True
    differ = several["result"]["differ"]
    assert differ == sorted(differ)
    assert 0 not in differ
    assert several["verdict"]["en"] == (
        "Yes, it can still be solved. There is more than one solution: two of them differ in the "
        f"{len(differ)} marked cells."
    )
    told = finished("check", {**STAR, "givens": {"0": "1", "1": "2", "2": "4", "3": "3"}})
    change = {"cell": 3, "value": 12, "words": {"en": "12 in cell d", "ja": "マス d の 12"}}
    assert told["result"] == {"solvable": False, "guilty": [1, 2, 3], "changes": [change]}
    assert told["verdict"]["en"].startswith("No. ")
    only = finished("check", task(WIKIPEDIA))
    assert only["result"] == {"solvable": True}
    assert only["verdict"]["en"] == "Yes, it can still be solved."


def test_solutions_differ_in_the_cells_named_and_nowhere_else():
    given = {**STAR, "givens": {"0": "1", "1": "2"}}
    star = puzzle_named("magic-star")
    placement = star.placement(star.settings({})).with_givens({0: 1, 1: 2})
    found = result_of(some_solutions(placement, 100))
    first, second, *_ = found
    differ = [cell for cell in range(12) if len({row[cell] for row in found}) > 1]
    assert differ != [cell for cell in range(12) if first[cell] != second[cell]]
    several = finished("differ", given)
    assert several["result"] == {"differ": differ}
    assert several["verdict"]["en"] == (
        f"The solutions differ in the {len(differ)} marked cells, and nowhere else."
    )
    work = OpenAssist(given, "differ", {}, perf_counter)
    while not work.progress()["result"].get("differ"):
        work.step()
    work.stop()
    stopped = work.progress()
    assert set(stopped["result"]["differ"]) < set(differ)
    number = len(stopped["result"]["differ"])
    assert stopped["verdict"]["en"] == (
        f"The solutions differ in at least the {number} marked cells."
    )
    only = finished("differ", task(WIKIPEDIA))
    assert (only["result"], only["verdict"]["en"]) == ({}, "There is exactly one solution.")
    none = finished("differ", {**STAR, "givens": {"0": "1", "1": "2", "2": "4", "3": "3"}})
    assert (none["result"], none["verdict"]["en"]) == ({}, "There is no solution.")


def test_check_names_what_the_only_solution_does_not_have():
    wrong = {"2": "1", "6": "4", "3": "6"}  # the last is right
    given = task(WIKIPEDIA)
    told = finished("check", {**given, "givens": {**given["givens"], **wrong}}, filled=[2, 6, 3])
    assert told["result"] == {"solvable": False, "guilty": [2, 6]}
    assert told["verdict"] == {
        "en": "No. The givens have only one solution, and it does not have 1 in row 1, column 3; "
        "4 in row 1, column 7.",
        "ja": "このままでは解けません。初めの数から決まる解は 1 通りだけで、"
        "1 行目 3 列目の 1、1 行目 7 列目の 4 はその解と違います。",
    }


def test_what_is_possible_is_told_of_sums_too():
    told = finished("shared", STAR)
    assert list(told["result"]["possible"][3]) == [12]
    assert told["verdict"]["en"] == "There is exactly one solution."


@pytest.mark.parametrize(
    ("asked", "level"),
    [
        (STAR, "expert"),
        ({"puzzle": "kakuro"}, "easy"),
        ({"puzzle": "nonogram"}, "easy"),
        ({"puzzle": "verbal-arithmetic"}, "expert"),
    ],
)
def test_puzzles_of_any_rules_are_graded_by_what_their_rules_exclude(asked, level):
    told = finished("grade", {"options": {}, "givens": {}, **asked})
    assert told["result"] == {"level": level, "techniques": []}
    assert told["verdict"] == dict(RULE_LEVELS)[level]._asdict()


def test_a_new_puzzle_of_clues_keeps_its_level_when_it_is_graded_again():
    made = finished(
        "generate",
        {"puzzle": "kenken", "options": {"cages": "4"}, "givens": {}},
        seed="7",
        level="hard",
    )
    again = {"puzzle": "kenken", **{key: made["result"][key] for key in ("options", "givens")}}
    assert finished("grade", again)["result"] == {"level": "hard", "techniques": []}


def test_a_list_of_different_numbers_has_no_grade():
    with pytest.raises(Refused):
        finished("grade", {"puzzle": "permutations", "options": {}, "givens": {}})


def test_the_grade_is_told_only_where_there_is_one_solution():
    assert finished("grade", task(WIKIPEDIA))["result"]["level"] == "easy"
    several = finished("grade", task())
    assert several["result"] == {}
    assert "more than one" in several["verdict"]["en"]
    none = finished("grade", task("12345678." + "." * 26 + "9" + "." * 45))
    assert none["result"] == {}
    assert "no solution" in none["verdict"]["en"]


def test_counting_says_what_is_known_where_there_are_too_many():
    assert finished("count", task(size="4"))["result"] == {"total": "288"}
    assert "6,670,903,752,021,072,936,960" in finished("count", task())["verdict"]["en"]


def test_a_mistyped_number_is_found_after_the_conflict():
    mistyped = WIKIPEDIA[:4] + "4" + WIKIPEDIA[5:]
    told = finished("conflict", task(mistyped))
    assert 4 in told["result"]["guilty"]
    assert told["verdict"]["en"].startswith("These clash: ")
    words = {"en": "7 in r1c5", "ja": "r1c5 の 7"}
    assert {"cell": 4, "value": 7, "words": words} in told["result"]["changes"]
    checked = finished("check", task(mistyped))
    assert checked["result"] == {**told["result"], "solvable": False}


def test_where_nothing_typed_is_to_blame_the_rules_that_clash_are_told():
    told = finished("conflict", {"puzzle": "queens", "options": {"n": "3"}, "givens": {}})
    assert told["verdict"]["en"] == (
        "There is no solution even without givens. These rules cannot hold together: "
        "“each number only once”; “no two on one diagonal”."
    )
    assert told["result"]["guilty"] == []
    assert list(map(list, told["result"]["rules"])) == [[0, None], [1, None], [2, None]]


def test_a_made_puzzle_has_the_level_wished_for():
    for level, _ in LEVELS[:2]:
        made = finished("generate", task(), seed="5", level=level)["result"]
        assert made["level"] == level
        again = {"puzzle": "sudoku", "options": {}, "givens": made["givens"]}
        assert finished("grade", again)["result"]["level"] == level


def test_a_level_that_no_puzzle_has_is_told(monkeypatch):
    monkeypatch.setattr(generating, "MOST_ATTEMPTS", 20)
    made = finished("generate", task(size="4"), seed="5", level="expert")
    assert "givens" not in made["result"]
    assert "No puzzle of this difficulty" in made["verdict"]["en"]


def test_a_random_grid_keeps_what_was_typed():
    grid = finished("random", task("5"), seed="9")["result"]["givens"]
    assert grid[0] == "5"
    assert len(grid) == 81
    assert (
        PUZZLE.placement(PUZZLE.settings({})).broken_rule([int(grid[cell]) for cell in range(81)])
        is None
    )


@pytest.mark.parametrize("seed", ["-1", "x", "1234567890", "1.5"])
def test_a_seed_that_is_none_is_refused_at_its_field(seed):
    with pytest.raises(Refused) as refused:
        OpenAssist(task(), "generate", {"seed": seed}, perf_counter)
    assert refused.value.faults[0]["option"] == "seed"


def test_a_batch_tells_verdicts_and_lists_every_line():
    text = "\n".join([WIKIPEDIA, "", "# a remark", "hello", "55" + "." * 79, "." * 81])
    work = OpenAssist(task(), "batch", {"text": text}, perf_counter)
    while work.progress()["state"] != "done":
        work.run(0.03)
    told = work.progress()["result"]
    assert told == {"read": 4, "wrong": 1, "solved": 3, "verdicts": [1, 1, 1]}
    one, bad, none, several = work.listing(0, 60)
    assert (one["line"], bad["line"], none["line"], several["line"]) == (1, 4, 5, 6)
    assert (one["verdict"], bad["verdict"], none["verdict"], several["verdict"]) == (1, None, 0, 2)
    assert bad["fault"]["en"].startswith("line 4, character 1")
    assert work.listing(1, 1) == [bad]


def test_clues_that_are_not_needed_are_told():
    star = puzzle_named("magic-star")
    blank = star.placement(star.settings({}))
    first, *_ = result_of(some_solutions(blank, 1))
    line = next(rule.cells for rule in blank.rules if isinstance(rule, SumIs))
    told = finished("needless", {**STAR, "givens": {str(cell): str(first[cell]) for cell in line}})
    assert set(told["result"]["spare"]) == set(line)  # each follows from the other three
    sums = [[at, None] for at, rule in enumerate(blank.rules) if isinstance(rule, SumIs)]
    assert [list(part) for part in told["result"]["needless"]] == sums
    assert told["finished"] == 1.0
