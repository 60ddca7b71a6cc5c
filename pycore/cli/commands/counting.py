"""Counting without listing, for the command `count`."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from ...aid.count import Count, count
from ...model.text import BadInput, Text
from ...task.placements import PlacementTask
from ..exits import DONE, INTERRUPTED, NO_SOLUTION
from ..running import how_far
from ..sliced import last_state

NONE = Text("none", "解なし")


def count_unlisted(task: PlacementTask, options: argparse.Namespace) -> int:
    """Print the number of solutions, in the form of `count`; what is not known is null in it.

    Raises BadInput where the number is known to be out of reach.
    """
    too_many = task.puzzle.too_many(task.settings, task.givens)
    if too_many and options.seconds is None:
        raise BadInput(None, too_many)
    began = perf_counter()

    def progress_line(state: Count) -> Text:
        elapsed = perf_counter() - began
        left = elapsed * (1 - state.finished) / state.finished if state.finished else None
        return how_far(state.finished, left) if left is not None else Text("…", "…")

    state, ended = last_state(count(task.placement), options, progress_line)
    total = state.total
    if options.json:
        result = {
            "puzzle": task.puzzle.name,
            "options": task.puzzle.written(task.settings),
            "givens": task.givens,
            "strategy": None,
            "finished": ended,
            "solutions": total,
            "found": 0,  # no solution is visited by itself
            "classes": {"drawing": None, "structure": None},
            "nodes": state.boards,
            "cuts": None,
            "seconds": {"plan": 0.0, "search": perf_counter() - began},
        }
        print(json.dumps(result))
    elif total is not None:
        print(
            (Text(f"exactly {total}", f"ちょうど {total} 通り") if total else NONE).in_language(
                options.lang
            )
        )
    else:
        print(progress_line(state).in_language(options.lang))
    if not ended:
        return INTERRUPTED if options.seconds is None else DONE
    return DONE if total else NO_SOLUTION
