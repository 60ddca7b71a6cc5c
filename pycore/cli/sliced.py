"""Work that comes in slices (an iterator of states), on the command line: progress, --seconds,
Ctrl-C."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

from ..bitboards.layout import only_all_different
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.text import BadInput, Named, Text
from ..run.slices import Slices, Work
from .running import run_slices

State = TypeVar("State")


def last_state(
    states: Iterator[State], options: argparse.Namespace, line: Callable[[State], Text]
) -> tuple[State, bool]:
    """The last state that the work came to (it has one at least), and whether it ended there.

    It is left unfinished after `options.seconds`, if the command has that, or at Ctrl-C.
    """

    def work() -> Work[State]:
        yield from states

    def progress() -> str:
        return line(slices.stand).in_language(options.lang)

    slices = Slices(work(), perf_counter)
    run_slices(slices, getattr(options, "seconds", None), progress, lambda limits: None)
    return slices.stand, slices.state == "done"


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
