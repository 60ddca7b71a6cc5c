"""Threads are workers too; where Python has no global lock they work at the same time."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.native  # a page has no threads

ROOT = Path(__file__).parents[3]
FREE = ("python3.14t", "python3.13t")
PROGRAM = """
import sys
from concurrent.futures import ThreadPoolExecutor
from pycore import count, puzzle_named

square, three = puzzle_named("magic-square"), {"order": "3"}
with ThreadPoolExecutor(3) as executor:
    spread = count(square, three, strategy="prune", executor=executor)
straight = count(square, three, strategy="prune")
same = all(
    getattr(spread, part) == getattr(straight, part)
    for part in ("finished", "solutions", "found", "nodes", "cuts", "classes")
)
print(same, spread.solutions, getattr(sys, "_is_gil_enabled", lambda: True)())
"""


def said_by(python: str) -> list[str]:
    told = subprocess.run(
        [python, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return told.stdout.split()


def test_threads_come_to_the_total_of_a_straight_count() -> None:
    assert said_by(sys.executable)[:2] == ["True", "8"]


def test_without_a_global_lock_too() -> None:
    found = next(filter(None, map(shutil.which, FREE)), None)
    if found is None:
        pytest.skip(f"no free-threaded Python here ({', '.join(FREE)})")
    assert said_by(found) == ["True", "8", "False"]
