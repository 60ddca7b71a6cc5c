"""Clues that are met: a nonogram's as soon as its runs are filled in, sums once all is."""

import pytest

from pycore.model.met_clues import met_clues
from pycore.task.faults import usable
from pycore.task.placements import placement_task

pytestmark = pytest.mark.pyodide
RUNS = {"runs": "3 / 1 1 / 0 | 2 / 1 / 2"}
CAGES = {"cages": "AABB CCDD EEFF GGHH A=3 B=7 C=7 D=3 E=3 F=7 G=7 H=3"}


def met(
    puzzle: str, options: dict[str, str], typed: dict[int, int]
) -> list[tuple[str, tuple[int, ...]]]:
    """The texts of the labels that are met, each with the first of its cells."""
    task = usable(placement_task(puzzle, options, {str(c): str(v) for c, v in typed.items()}))
    labels = task.drawing.labels
    numbers = met_clues(task.blank, task.drawing, task.givens)
    return [(labels[at].text, labels[at].cells[:1]) for at in numbers]


def test_a_line_is_done_once_its_runs_are_filled_whatever_is_crossed() -> None:
    assert met("nonogram", RUNS, {}) == []
    assert met("nonogram", RUNS, {0: 1, 1: 1}) == [("1", (1,))]
    assert met("nonogram", RUNS, {0: 1, 1: 1, 2: 1}) == [("3", (0,)), ("1", (1,))]
    assert met("nonogram", RUNS, {3: 1, 4: 0}) == []
    whole = {0: 1, 1: 1, 2: 1, 3: 1, 5: 1, 8: 0}
    assert len(met("nonogram", RUNS, whole)) == 7


def test_a_cage_is_complete_once_all_its_cells_are_right() -> None:
    assert met("killer-sudoku", CAGES, {0: 1}) == []
    assert met("killer-sudoku", CAGES, {0: 1, 1: 2}) == [("3", (0,))]
    assert met("killer-sudoku", CAGES, {0: 1, 1: 2, 2: 3, 3: 4}) == [("3", (0,)), ("7", (2,))]
