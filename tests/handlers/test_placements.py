"""Handlers of placements: tasks come from links, files and other windows, so they may be
anything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.handlers import queries
from pycore.handlers.faults import Refused
from pycore.handlers.placement_search import OpenJob
from pycore.model.incremental import result_of
from tests.support.clocks import ticking

pytestmark = pytest.mark.pyodide

NO_SUCH_CELL = "There is no such cell; cells are 0 to 11, from cell a to cell l."
SOLUTION = [1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9]


def check(message: Any) -> list[Any]:
    faults: list[Any] = queries.check(message)["faults"]
    return faults


def task(givens: object, **changed: Any) -> dict[str, Any]:
    return {"puzzle": "magic-star", "options": {}, "givens": givens, **changed}


def faults_at(faults: list[dict[str, Any]]) -> dict[int | None, str]:
    return {fault["cell"]: fault["words"]["en"] for fault in faults}


def test_a_task_without_fault_can_be_opened() -> None:
    assert check(task({"0": "1", "1": "２", "2": " 4 ", "3": "", "4": " "})) == []


@pytest.mark.parametrize(
    ("givens", "faults"),
    [
        ({"0": "x"}, {0: "'x' is not one of 1 to 12."}),
        ({"0": "²"}, {0: "'²' is not one of 1 to 12."}),
        ({"0": "NaN"}, {0: "'NaN' is not one of 1 to 12."}),
        ({"0": "1.5"}, {0: "'1.5' is not one of 1 to 12."}),
        ({"0": "9" * 400}, {0: "'99999999999999999999999…' is not one of 1 to 12."}),
        ({"0": "13"}, {0: "13 is not one of 1 to 12."}),
        ({"0": "-1"}, {0: "-1 is not one of 1 to 12."}),
        (
            {"0": "13", "2": "x", "3": "7", "9": "7"},  # each as if the others were not there
            {0: "13 is not one of 1 to 12.", 2: "'x' is not one of 1 to 12."}
            | dict.fromkeys((3, 9), "7 stands in cell d and in cell j."),
        ),
        ({"3": "7", "9": "7"}, dict.fromkeys((3, 9), "7 stands in cell d and in cell j.")),
        (
            {"1": "1", "2": "2", "3": "3", "4": "4"},
            dict.fromkeys(range(1, 5), "1 + 2 + 3 + 4 = 10, and the line from b to e needs 26."),
        ),
        ({"12": "1"}, {12: NO_SUCH_CELL}),
        ({"-1": "1"}, {-1: NO_SUCH_CELL}),
        ({"top": "1"}, {None: "There is no cell 'top'."}),
    ],
)
def test_a_given_that_cannot_stand_is_marked_at_its_cell(
    givens: dict[str, str], faults: dict[int | None, str]
) -> None:
    assert faults_at(check(task(givens))) == faults
    with pytest.raises(Refused):
        OpenJob(task(givens), "prune", ticking())


def test_an_option_that_cannot_be_used_is_named() -> None:
    [fault] = check(task({}, options={"order": "5"}))
    assert fault["option"] == "order"
    with pytest.raises(Refused, match="must be a whole number"):
        queries.show("magic-star", {"order": "5"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"puzzle": "chess"},
        {"puzzle": None},
        {"puzzle": ["magic-star"]},
        {"options": None},
        {"options": "order=7"},
        {"options": {"order": 7}},
        {"options": {"__class__": "x"}},
        {"givens": None},
        {"givens": [1, 2]},
        {"givens": {"0": 1}},
        {"givens": {"0": None}},
        {"givens": {"0": float("nan")}},
    ],
)
def test_what_is_no_task_is_refused(wrong: dict[str, Any]) -> None:
    [fault] = check({**task({}), **wrong})
    assert fault["words"]["en"]
    assert fault["words"]["ja"]


def test_an_empty_message_is_refused() -> None:
    assert check({})


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=6,
)
typed = st.text(max_size=6) | st.integers(-20, 20).map(str) | st.sampled_from("１２²x.-+")


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "puzzle": st.sampled_from(["magic-star", "magic-square", "sudoku", "flip-it"])
            | anything,
            "options": st.dictionaries(st.sampled_from(["order", "size", "n", "x"]), typed)
            | anything,
            "givens": st.dictionaries(typed, typed, max_size=6) | anything,
        },
    ),
    st.sampled_from(["prune", "symmetry", "breadth-first"]) | st.text(max_size=9),
)
def test_any_message_is_opened_or_refused_in_words(message: Any, strategy: str) -> None:
    faults = check(message)
    json.dumps(faults, allow_nan=False)
    assert all(fault["words"]["en"] and fault["words"]["ja"] for fault in faults)
    try:
        job = OpenJob(message, strategy, ticking())
    except Refused as refused:
        told = refused.faults
    else:
        told = []
        job.step()
        json.dumps(job.progress(), allow_nan=False)
    assert told or faults == []


@given(st.text(max_size=300))
def test_any_pasted_text_is_read_or_refused(text: str) -> None:
    try:
        givens = queries.read("magic-star", {}, text)["givens"]
    except Refused as refused:
        [fault] = refused.faults
        assert fault["words"]["en"]
    else:
        assert all(isinstance(value, str) for value in givens.values())


def test_pasted_text_becomes_what_would_be_typed() -> None:
    read = queries.read("magic-star", {}, "1 ２ 4" + " ." * 9)
    assert read == {"givens": {0: "1", 1: "2", 2: "4"}, "own": [], "marks": {}}
    noted = queries.read("magic-star", {}, "1 (2) {4,12}" + " ." * 9)
    assert noted == {"givens": {0: "1", 1: "2"}, "own": [1], "marks": {2: [4, 12]}}


def test_pasted_text_that_cannot_be_read_says_where() -> None:
    with pytest.raises(Refused) as caught:
        queries.read("magic-star", {}, "1 2\n3 x")
    [fault] = caught.value.faults
    assert (fault["cell"], fault["option"]) == (None, None)
    assert fault["words"] == {
        "en": "line 2, character 3: 'x' is neither a number nor a dot.",
        "ja": "2 行目の 3 文字目: 'x' は数でも . でもありません。",
    }


def test_a_job_tells_what_sort_its_rules_are() -> None:
    job = OpenJob(task({"0": "1"}), "symmetry", ticking())
    while job.planning:
        job.run(0.0)
    sorts = {rule["words"]["en"]: rule["sort"] for rule in job.rules}
    assert set(sorts.values()) == {"sum", "different", "mirror", "given"}
    assert sorts["1 is given in cell a"] == "given"
    assert sorts["the line from b to e must add up to 26"] == "sum"


def test_a_job_tells_plain_data() -> None:
    job = OpenJob(task({"0": "1", "1": "2", "2": "4"}), "symmetry", ticking())
    while job.planning:
        job.run(0.0)
    assert job.values == list(range(1, 13))
    assert job.rules
    assert all(set(rule) == {"words", "sort", "cells"} for rule in job.rules)
    while job.progress()["state"] in ("paused", "running"):
        job.run(0.03)
    assert len(job.events()) > job.progress()["nodes"]
    assert len(job.events()) == 0
    progress = json.loads(json.dumps(job.progress(), allow_nan=False))
    assert progress["verdict"] == {"en": "exactly 1 solution", "ja": "解はちょうど 1 通り"}
    assert (progress["state"], progress["finished"], progress["left"]) == ("done", 1, 0)
    assert job.listing(0, 10) == [SOLUTION]
    assert job.listing(1, 10) == job.listing(-5, 0) == []


def test_a_stopped_job_can_still_be_listed() -> None:
    job = OpenJob(task({}), "prune", ticking())
    while job.progress()["found"] < 3:
        job.run(0.01)
    job.stop()
    job.run(1.0)
    found = job.progress()["found"]
    assert job.progress()["state"] == "stopped"
    assert len(job.listing(0, 1000)) == found >= 3


@pytest.mark.parametrize(
    ("puzzle", "options", "positions"),
    [
        ("magic-square", {"order": "3"}, 8),
        ("queens", {}, None),
        ("latin-square", {"order": "3"}, None),
        ("permutations", {"n": "3"}, 2),
    ],
)
def test_it_says_in_how_many_positions_each_solution_is_found_if_that_is_one_number(
    puzzle: str, options: dict[str, str], positions: int | None
) -> None:
    """A queen's board, or a Latin square, may look the same turned or reflected."""
    job = OpenJob({"puzzle": puzzle, "options": options, "givens": {}}, "prune", ticking())
    assert "positions" not in job.progress()
    while not job.over:
        job.run(1.0)
    assert job.progress().get("positions") == positions


def test_the_plan_is_told_as_data() -> None:
    asked = queries.plan({"puzzle": "magic-square", "options": {}, "givens": {}}, "compiled")
    plan = result_of(asked)
    rows = {row["letter"]: row for row in plan["rows"]}
    assert [row["chosen"] for row in plan["rows"]].count(True) == 7
    assert rows["p"]["how"]["en"] == "= 34 − a − d − m"
    assert list(rows["p"]["reads"]) == [0, 3, 12]
    assert plan["code"].startswith("def search(")


@pytest.mark.parametrize(("strategy", "computes"), [("forced", True), ("symmetry", False)])
def test_a_job_tells_the_cells_that_its_plan_computes(strategy: str, computes: bool) -> None:
    job = OpenJob(task({"0": "1"}), strategy, ticking())
    while job.planning:
        job.run(0.0)
    rows = result_of(queries.plan(task({"0": "1"}), strategy))["rows"]
    assert job.computed == [row["cell"] for row in rows if not row["chosen"]]
    assert bool(job.computed) is computes


@pytest.mark.parametrize("strategy", ["propagate", "nonsense"])
def test_a_strategy_without_a_plan_is_refused(strategy: str) -> None:
    with pytest.raises(Refused):
        result_of(queries.plan({"puzzle": "sudoku", "options": {}, "givens": {}}, strategy))


def test_a_full_line_must_have_the_sum_that_follows_from_the_rules() -> None:
    """1 + 2 + 14 + 16 is 33; the lines of a magic square of order 4 add up to 34."""
    square = {"puzzle": "magic-square", "options": {}}
    row = {"0": "1", "1": "2", "2": "14", "3": "16"}
    faults = check({**square, "givens": row})
    assert [fault["cell"] for fault in faults] == [0, 1, 2, 3]
    assert {fault["words"]["en"] for fault in faults} == {
        "1 + 2 + 14 + 16 = 33, and row 1 needs 34."
    }
    assert check({**square, "givens": {**row, "2": "15"}}) == []
    del row["3"]
    assert check({**square, "givens": row}) == []
