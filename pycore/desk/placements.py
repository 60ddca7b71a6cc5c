"""The desk: what a page asks of the core, as plain data in and plain data out.

task    a puzzle's name, its options and what was typed into its cells, all as typed (see
        web/worker/protocol.d.ts)
fault   what is wrong with a task (see faults.py)
"""

from __future__ import annotations

from collections.abc import Mapping

from pycore.catalogue import puzzle_named
from pycore.desk.catalogue import picture_of
from pycore.desk.faults import Data, Refused, fault, fault_data, refusing, table
from pycore.model.placement import Placement
from pycore.model.puzzle import Puzzle, Settings
from pycore.model.text import Text, shown, whole_number
from pycore.model.textform import read_text
from pycore.plan.sums import faults_of
from pycore.run.program import program_of


def show(puzzle: str, options: Mapping[str, str]) -> Data:
    """Drawing, values and rules of a puzzle made with these options. Raises Refused."""
    with refusing():
        return picture_of(puzzle_named(puzzle), table(options))


def check(task: Data) -> list[Data]:
    """What is wrong with a task as it stands; an empty list when a search can start on it."""
    try:
        placement_of(task)
    except Refused as refused:
        return refused.faults
    return []


def read(puzzle: str, options: Mapping[str, str], text: str) -> dict[int, str]:
    """The givens in a text that was pasted or loaded, by cell, as they would be typed.

    Raises Refused, with line and column in the words.
    """
    with refusing():
        entry = puzzle_named(puzzle)
        givens = read_text(text, entry, entry.settings(table(options)))
    return {cell: str(value) for cell, value in givens.items()}


def plan(task: Data, strategy: str) -> Data:
    """How a strategy goes about a task: "paragraphs" and "rows" (see told.py), and "code".

    Raises Refused, for a strategy that follows no plan too.
    """
    puzzle, settings, placement = placement_of(task)
    with refusing():
        return program_of(placement, puzzle.draw(settings), strategy).data()


def placement_of(task: Data) -> tuple[Puzzle, Settings, Placement]:
    """What a task stands for, its givens in the placement. Raises Refused."""
    with refusing():
        puzzle = puzzle_named(str(task.get("puzzle")))
        settings = puzzle.settings(table(task.get("options")))
        placement = puzzle.placement(settings)
    givens, faults = _givens_of(table(task.get("givens")))
    faults += [fault_data(bad) for bad in faults_of(placement, givens)]
    if faults:
        raise Refused(faults)
    return puzzle, settings, placement.with_givens(givens)


def _givens_of(typed: Mapping[str, str]) -> tuple[dict[int, int], list[Data]]:
    """The numbers among what was typed, by cell, and a fault for everything that is none."""
    givens: dict[int, int] = {}
    faults = []
    for name, entry in typed.items():
        cell, value = whole_number(name), whole_number(entry)
        if cell is None:
            words = Text(f"There is no cell {shown(name)}.", f"マス {shown(name)} はありません。")
            faults.append(fault(words))
        elif value is not None:
            givens[cell] = value
        elif entry.strip():
            typed_words = shown(entry.strip())
            words = Text(f"{typed_words} is not a number.", f"{typed_words} は数ではありません。")
            faults.append(fault(words, cell=cell))
    return givens, faults
