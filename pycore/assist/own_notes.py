"""A person's own notes, as a hint takes them into account.

notes     values pencilled into empty cells, as (cell, value)
left out  the values that a cell has no note of: excluded by the person, where every empty cell has
          notes. Where some have none, notes are reminders and exclude nothing
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..model.bilingual import Text
from ..model.incremental import Incremental
from ..model.placement import Placement
from .hints.remarks import remark
from .hints.step import Step
from .some_solutions import some_solutions

WRONG_NOTES = Text(
    "The notes leave out the number that belongs there.", "メモに正しい数が残っていません。"
)

Marks = Sequence[tuple[int, int]]


def left_out(placement: Placement, notes: Iterable[tuple[int, int]]) -> Marks:
    """Return what the notes exclude on a board, the givens of the placement."""
    noted: dict[int, set[int]] = {}
    for cell, value in notes:
        noted.setdefault(cell, set()).add(value)
    empty = [cell for cell in range(placement.size) if cell not in placement.givens]
    if not all(cell in noted for cell in empty):
        return ()
    return [
        (cell, value) for cell in empty for value in placement.values if value not in noted[cell]
    ]


def judged(placement: Placement, excluded: Marks) -> Incremental[tuple[Marks, Step | None]]:
    """Return what the notes exclude if it is right, or a remark that it is wrong: both need a board
    with one solution; of any other the notes say nothing."""
    found = (yield from some_solutions(placement, 2)) if excluded else []
    if len(found) != 1:
        return (), None
    wrong = tuple(dict.fromkeys(cell for cell, value in excluded if found[0][cell] == value))
    return ((), remark("mistake", WRONG_NOTES, wrong)) if wrong else (excluded, None)
