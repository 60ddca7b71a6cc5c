"""Work that comes in slices (an iterator of states), on the command line: progress, --seconds,
Ctrl-C."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

from ..bitboards.layout import only_all_different
from ..model.bilingual import BadInput, Named, Text
from ..model.incremental import Incremental
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..run.runner import Runner, Work
from .run_job import run_slices

State = TypeVar("State")
T = TypeVar("T")


def last_state(
    states: Iterator[State], options: argparse.Namespace, line: Callable[[State], Text]
) -> tuple[State, bool]:
    """The last state that the work came to (it has one at least), and whether it ended there.

    It is left unfinished when `options.limits` end it.
    """

    def work() -> Work[State]:
        yield from states

    def progress() -> str:
        return line(slices.latest).in_language(options.lang)

    slices = Runner(work(), perf_counter)
    run_slices(slices, options.limits, progress, lambda limits: None)
    return slices.latest, slices.state == "done"


def result(work: Incremental[T], options: argparse.Namespace, words: Text) -> tuple[T | None, bool]:
    """The result of a work, None where it was stopped before, and whether it ended; `words` are
    told while it goes on.
    """

    def states() -> Iterator[tuple[T, ...]]:
        yield ()
        while True:
            try:
                next(work)
            except StopIteration as done:
                yield (done.value,)
                return
            yield ()

    state, ended = last_state(states(), options, lambda _: words)
    return (state[0] if state else None), ended


def require_all_different(puzzle: Puzzle, placement: Placement) -> None:
    """Raise BadInput for a puzzle with other rules than all-different ones."""
    if not only_all_different(placement):
        raise BadInput(
            Named(puzzle.name),
            Text(
                "has other rules than that numbers differ; this works with such puzzles only.",
                "では使えません。「同じ数が並ばない」という条件だけのパズルで使えます。",
            ),
        )
