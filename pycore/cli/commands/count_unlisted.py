"""Counting without listing, for the command `count`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from ...assist.count import Count, count
from ...model.bilingual import BadInput, Named, Text
from ...run.summaries import exactly
from ...task.placements import PlacementTask
from .. import output
from ..executors import workers_of
from ..progress import last_state
from ..run_job import how_far
from .json_head import exit_code, head

if TYPE_CHECKING:
    from concurrent.futures import Executor

NONE = Text("none", "解なし")
STOPPED = Text("not known (stopped)", "不明（中断）")


def count_unlisted(task: PlacementTask, options: argparse.Namespace) -> int:
    """Print the number of solutions, in the form of `count`; what is not known is null in it.

    Raises BadInput where the number is known to be out of reach.
    """
    too_many = task.puzzle.too_many(task.settings, task.givens)
    if too_many and options.seconds is None:
        raise BadInput(None, too_many)
    if options.keep is not None:
        raise BadInput(
            Named("keep"),
            Text(
                "needs --strategy here: without one solutions are not visited.",
                "には --strategy の指定が必要です（指定がないと解を 1 つずつ調べません）。",
            ),
        )
    with workers_of(options) as executor:
        return tell_count(task, options, states_of(task, executor))


def states_of(task: PlacementTask, executor: Executor | None) -> Iterator[Count]:
    """Where counting stands, here or done by others."""
    if executor is None:
        return count(task.placement)
    from ...parallel.executors.count import spread_count

    return spread_count(task.placement, executor)


def tell_count(task: PlacementTask, options: argparse.Namespace, states: Iterator[Count]) -> int:
    """Print what a count comes to."""
    began = perf_counter()

    def progress_line(state: Count) -> Text:
        elapsed = perf_counter() - began
        left = elapsed * (1 - state.finished) / state.finished if state.finished else None
        return how_far(state.finished, left) if left is not None else Text("…", "…")

    state, finished = last_state(states, options, progress_line)
    total = state.total
    if options.json:
        output.record(
            {
                **head(task, None, finished),
                "solutions": total,
                "found": None,  # no solution is visited by itself
                "classes": {"drawing": None, "structure": None},
                "nodes": state.boards,
                "cuts": None,
                "seconds": {"plan": 0.0, "search": perf_counter() - began},
            }
        )
    elif total is None:
        output.words(STOPPED.in_language(options.lang))
        output.words(progress_line(state).in_language(options.lang))
    else:
        output.words((exactly(total) if total else NONE).in_language(options.lang))
    return exit_code(finished, bool(total))
