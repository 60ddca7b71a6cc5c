"""Puzzles of days, made in a separate process and printed as JSON:

python -m tests.support.process_of_day PUZZLE ...
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from pycore.handlers.assist_run import OpenAssist, OpenPosition
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named

ROOT = Path(__file__).parents[2]
DAYS = ("20261129", "20261130", "20261201")


def days_of(family: str) -> list[Any]:
    """Return the puzzle of each day, requested like the page, in JSON form."""
    puzzle = puzzle_named(family)
    is_filled_in = isinstance(puzzle.build(puzzle.settings({})), Placement)
    return [_of_cells(family, day) if is_filled_in else _of_moves(family, day) for day in DAYS]


def _of_cells(family: str, day: str) -> Any:
    request = {"seed": day, "level": "", "symmetric": False, "minimal": False}
    result = _result(OpenAssist(_task(family), "generate", request, perf_counter))
    return json.loads(json.dumps([result["givens"], result.get("options")]))


def _of_moves(family: str, day: str) -> Any:
    request = {"seed": day, "moves": "8"}
    return _result(OpenPosition(_task(family), request, perf_counter))["start"]


def _task(family: str) -> dict[str, Any]:
    return {"puzzle": family, "options": {}, "givens": {}}


def _result(work: OpenAssist | OpenPosition) -> Any:
    while work.progress()["state"] != "done":
        work.run(0.03)
    return work.progress()["result"]


if __name__ == "__main__":
    print(json.dumps({family: days_of(family) for family in sys.argv[1:]}))
