"""Processes that are killed while they count, and go on from what they kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.desk.test_bridge import task
from tests.support.kept_count import count, killed

pytestmark = pytest.mark.native

CORNER = task("magic-square", {"0": "1", "1": "14", "2": "22", "3": "25"}, order="5")

LATIN = task("latin-square", order="6")

QUESTIONS: dict[str, dict[str, Any]] = {
    "compiled": {"type": "open", "task": CORNER, "strategy": "compiled"},
    "walked": {"type": "open", "task": task("magic-star", {"0": "5"}), "strategy": "prune"},
    "count": {
        "type": "assist",
        "task": task("latin-square", order="6"),
        "aid": "count",
        "wish": {},
    },
}


@pytest.mark.parametrize(("kind", "kills"), [("compiled", 2), ("walked", 2), ("count", 1)])
def test_a_killed_count_ends_with_the_same_totals(kind: str, kills: int) -> None:
    question = QUESTIONS[kind] | {"job": 1}
    ended = killed(question, Random(kind), kills).progress
    straight = count(question)
    for field in ("state", "nodes", "cuts", "found", "solutions", "finished", "verdict", "told"):
        assert ended.get(field) == straight.get(field), field
