"""The result of a part is read back as it was written, or refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.placement import Solution
from pycore.parallel.results import (
    PartResult,
    as_line,
    entry_of,
    packed_entry_of,
    read_entry,
    read_result,
)
from pycore.search.events import Tally


def lists_of(cells: int) -> st.SearchStrategy[list[Solution]]:
    """Solutions, all of bytes or some of other numbers."""
    numbers = st.integers(0, 255), st.integers(-2, 300)
    return st.one_of([st.lists(st.tuples(*[each] * cells)) for each in numbers])


OUTCOME = {
    "found": [],
    "tally": {"found": 0, "solutions": 0, "each": 1},
    "nodes": 1,
    "cuts": 0,
    "seconds": 0.5,
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"found": 3},
        {"found": [1]},
        {"found": [["1"]]},
        {"found": [[[]]]},
        {"found": {}},
        {"found": {"cells": 1}},
        {"found": {"cells": 0, "bytes": "AQI="}},
        {"found": {"cells": 3, "bytes": "AQI="}},
        {"found": {"cells": 10**9, "bytes": "AQI="}},
        {"found": {"cells": True, "bytes": "AQI="}},
        {"found": {"cells": 1, "bytes": ""}},
        {"found": {"cells": 1, "bytes": "AQI"}},
        {"found": {"cells": 1, "bytes": "A?I="}},
        {"found": {"cells": 1, "bytes": [1, 2]}},
        {"tally": []},
        {"tally": {"found": 0}},
        {"tally": {"found": -1, "solutions": 0, "each": 1}},
        {"tally": {"found": "1", "solutions": 0, "each": 1}},
        {"nodes": 1.5},
        {"nodes": True},
        {"cuts": None},
        {"seconds": "x"},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": 10**400},
        {"seconds": -1},
    ],
)
def test_what_has_other_types_is_no_outcome(wrong: dict[str, Any]) -> None:
    """Even if its check value is right: it is added to no total."""

    class Wrong:
        def data(self) -> dict[str, Any]:
            return {**OUTCOME, **wrong}

    record = json.loads(json.dumps(entry_of((1,), Wrong(), "plan")))  # type: ignore[arg-type]
    assert read_entry(record, "plan") is None


def test_what_is_whole_is_an_outcome_bound_to_its_plan() -> None:
    outcome = read_result(OUTCOME)
    record = json.loads(as_line(entry_of((1, 2), outcome, "plan")))
    assert read_entry(record, "plan") == ((1, 2), outcome)
    assert read_entry(record, "other plan") is None


@given(st.integers(1, 5).flatmap(lists_of))
def test_solutions_are_read_as_they_were_found(found: list[Solution]) -> None:
    outcome = PartResult(tuple(found), Tally(), 1, 0, 0.5)
    for entry in (entry_of, packed_entry_of):
        record = json.loads(as_line(entry((1,), outcome, "plan")))
        assert read_entry(record, "plan") == ((1,), outcome)


def test_what_the_trunk_has_counted_may_be_taken_off() -> None:
    assert read_result({**OUTCOME, "cuts": -1}).cuts == -1
