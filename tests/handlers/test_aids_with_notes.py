"""Assist jobs that take the user's notes into account, and the one that fills them in."""

from typing import Any

import pytest

from pycore.handlers.faults import Refused
from tests.support.aids import STAR, finished, task
from tests.support.grids import WIKIPEDIA, WIKIPEDIA_SOLVED

pytestmark = pytest.mark.pyodide

SOLVED = [*map(int, WIKIPEDIA_SOLVED)]
FREE = [cell for cell, value in enumerate(WIKIPEDIA) if value == "."]
TRUE, FALSE = [FREE[0], 9], [FREE[0], SOLVED[FREE[0]]]
"""Something that a note may exclude, and what it may not."""


def test_check_finds_the_notes_that_exclude_the_truth():
    right = finished("check", task(WIKIPEDIA), noted=[TRUE])
    assert right["result"] == {"solvable": True}
    wrong = finished("check", task(WIKIPEDIA), noted=[TRUE, FALSE, [FREE[2], SOLVED[FREE[2]]]])
    assert wrong["result"] == {"solvable": True, "guilty": [FREE[0], FREE[2]]}
    assert wrong["verdict"]["en"] == (
        "Yes, it can still be solved. But pencil marks or crosses in the 2 marked cells exclude "
        "what belongs there."
    )
    several = finished("check", {**STAR, "givens": {"0": "1"}}, noted=[[1, 2]])
    assert "guilty" not in several["result"]  # nothing says which of the solutions is meant


LINKED = "602090718098027364073086529729031605806275901015960207081750496967040150004619870"
"""A skyscraper excludes a mark."""


def test_a_hint_goes_on_from_the_users_notes_if_they_are_true():
    plain = finished("hint", task(LINKED.replace("0", ".")))["result"]["steps"][2]
    assert plain["removes"]
    onward = finished("hint", task(LINKED.replace("0", ".")), noted=plain["removes"])["result"]
    assert onward["steps"][2]["removes"] != plain["removes"]
    for cell, value in plain["removes"]:
        assert value not in onward["marks"][cell]
    wrong = finished("hint", task(WIKIPEDIA), noted=[FALSE])["result"]["steps"][2]
    assert wrong["technique"] == "notes"
    assert wrong["cells"] == [FREE[0]]


def test_notes_that_are_no_marks_are_refused():
    bad: list[Any] = [{}, [[81, 1]], [[0, 10]], [[0]], "x"]
    for noted in bad:
        with pytest.raises(Refused):
            finished("check", task(WIKIPEDIA), noted=noted)


def test_notes_are_what_a_cell_could_still_hold():
    told = finished("notes", task(WIKIPEDIA))["result"]["possible"]
    assert told == finished("hint", task(WIKIPEDIA))["result"]["marks"]
    with pytest.raises(Refused):
        finished("notes", {"puzzle": "permutations", "options": {}, "givens": {}})
