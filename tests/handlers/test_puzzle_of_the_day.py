"""The puzzle of a day: made from the date alone, so that it is the same for everybody."""

import json
import subprocess
import sys
from functools import cache
from itertools import pairwise
from typing import Any

from tests.support.process_of_day import DAYS, ROOT, days_of

FAMILIES = ("sudoku", "skyscrapers", "nonogram", "queens", "magic-star", "peg-solitaire")


@cache
def in_a_process(hashes: str) -> dict[str, list[Any]]:
    """What a process of its own makes, whose sets and dictionaries have an order of their own."""
    words = [sys.executable, "-m", "tests.support.process_of_day", *FAMILIES]
    made = subprocess.run(
        words, cwd=ROOT, env={"PYTHONHASHSEED": hashes}, check=True, capture_output=True, text=True
    )
    return dict(json.loads(made.stdout))


def test_every_process_makes_the_same_puzzle_of_a_day_and_another_the_next_day():
    for family in FAMILIES:
        here = days_of(family)
        assert len(here) == len(DAYS)
        assert all(here)
        assert all(one != next_one for one, next_one in pairwise(here))
        assert in_a_process("1")[family] == here
        assert in_a_process("2")[family] == here
