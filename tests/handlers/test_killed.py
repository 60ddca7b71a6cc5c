"""Processes that are killed while they count, and resume from their checkpoints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.handlers.test_bridge import task
from tests.support.kept_count import ROOT, count, killed

CORNER = task("magic-square", {"0": "1", "1": "14", "2": "22"}, order="5")

LATIN = task("latin-square", order="6")

QUESTIONS: dict[str, dict[str, Any]] = {
    "compiled": {"type": "open", "task": CORNER, "strategy": "compiled"},
    "walked": {"type": "open", "task": task("magic-star", {"0": "5"}), "strategy": "prune"},
    "count": {
        "type": "assist",
        "task": task("latin-square", order="6"),
        "aid": "count",
        "request": {},
    },
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_killed_count_ends_with_the_same_totals(kind: str) -> None:
    question = QUESTIONS[kind] | {"job": 1}
    ended, kills = killed(question, saved=2, times=2)
    assert kills == 2
    straight = count(question)
    for field in ("state", "nodes", "cuts", "found", "solutions", "finished", "verdict", "result"):
        assert ended.get(field) == straight.get(field), field


def test_the_plan_has_the_same_fingerprint_in_every_process() -> None:
    """Whatever the order of sets in the other process."""
    question = QUESTIONS["compiled"] | {"job": 1}
    program = (
        "import json, sys; from tests.support.kept_count import begun; "
        "print(json.loads(begun(json.loads(sys.argv[1])))['plan'])"
    )
    words = [sys.executable, "-c", program, json.dumps(question)]
    plans = {
        subprocess.run(
            words,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(plans) == 1
