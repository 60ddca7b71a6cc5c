"""Work that comes in slices (an iterator of states), on the command line: progress, --seconds,
Ctrl-C."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

from pycore.bitboards.layout import only_all_different
from pycore.cli.running import SLICE, noted_interrupts, show_progress
from pycore.model.placement import Placement
from pycore.model.puzzle import Puzzle
from pycore.model.text import BadInput, Named, Text

State = TypeVar("State")


def last_state(
    work: Iterator[State], options: argparse.Namespace, line: Callable[[State], Text]
) -> tuple[State, bool]:
    """The last state that the work came to (it has one at least), and whether it ended there.

    It is left unfinished after `options.seconds`, if the command has that, or at Ctrl-C.
    """
    began = told = perf_counter()
    limit = getattr(options, "seconds", None)
    with noted_interrupts() as interrupts:
        for state in work:
            now = perf_counter()
            if interrupts or (limit is not None and now - began > limit):
                show_progress("")
                return state, False
            if now - told > SLICE:
                told = now
                show_progress(line(state).in_language(options.lang))
    show_progress("")
    return state, True


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
