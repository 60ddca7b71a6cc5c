"""The desk: what a page asks of the core, as plain data in and plain data out.

task    a puzzle's name, its options and what was typed into its cells (see tasks.py)
fault   what is wrong with a task (see faults.py)
"""

from __future__ import annotations

from collections.abc import Mapping

from ..catalogue import puzzle_named
from ..model.incremental import Incremental
from ..model.notation import read_filled
from ..run.explain import explained_in_slices
from .catalogue import picture_of
from .faults import Data, fault_data, granted, refusing
from .tasks import placement_of, table


def show(puzzle: str, options: Mapping[str, str]) -> Data:
    """Drawing, values and rules of a puzzle made with these options. Raises Refused."""
    with refusing():
        return picture_of(puzzle_named(puzzle), granted(table(options)))


def check(task: Data) -> list[Data]:
    """What is wrong with a task as it stands; an empty list when a search can start on it."""
    found = placement_of(task)
    return list(map(fault_data, found)) if isinstance(found, list) else []


def read(puzzle: str, options: Mapping[str, str], text: str) -> Data:
    """What a text that was pasted or loaded has in its cells: "givens", as they would be typed,
    with those that somebody added, whose cells are "own"; and "marks".

    Raises Refused, with line and column in the words.
    """
    with refusing():
        entry = puzzle_named(puzzle)
        givens, own, marks = read_filled(text, entry, entry.settings(granted(table(options))))
    return {
        "givens": {cell: str(value) for cell, value in {**givens, **own}.items()},
        "own": list(own),
        "marks": {cell: list(values) for cell, values in marks.items()},
    }


def plan(task: Data, strategy: str) -> Incremental[Data]:
    """How a strategy goes about a task, in slices: "paragraphs" and "rows" (see
    plan/explanation.py) and "code".

    Raises Refused, for a strategy that follows no plan too.
    """
    asked = granted(placement_of(task))
    with refusing():
        program = yield from explained_in_slices(
            asked.placement, asked.drawing, strategy, asked.names
        )
    return program.data()
