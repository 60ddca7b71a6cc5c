"""Why there is no solution: givens that cannot hold together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..assist.minimal_conflict import MinimalConflict, in_words
from ..assist.minimal_conflict import conflict as slices_of
from ..model.bilingual import Text
from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from .arguments import checked
from .budget import TimeBudget, last_state
from .subject import Givens, PlacementSubject, check_values, placement_subject


@dataclass(frozen=True, slots=True)
class Conflict:
    """Givens that no solution has together, by cell: empty if there is no solution even without
    givens; None if they can hold together, or while nothing is known.

    `least` means that each of them is needed: without it the others have a solution. `words`
    describe the conflict in a sentence or two, with the broken rule if that is directly visible.
    `finished` says whether the answer is complete.
    """

    givens: Mapping[int, int] | None
    least: bool
    words: Text
    finished: bool


@checked
def conflict(
    task: Puzzle | Placement,
    options: Mapping[str, str | int] | None = None,
    givens: Givens | None = None,
    *,
    drawing: Drawing | None = None,
    seconds: float | None = None,
    progress: Callable[[Conflict], object] | None = None,
) -> Conflict:
    """Find a minimal set of givens that cannot hold together: drop any one and they can.

    There may be other sets, even smaller ones. Visibly contradictory givens are no error here, but
    a nonexistent cell or value raises BadInput, as do unusable options and a puzzle with moves.
    """
    budget = TimeBudget(seconds)
    asked = placement_subject(task, options, None, drawing)
    fixed = dict(givens or {})
    check_values(asked, fixed)

    def answer(known: MinimalConflict, finished: bool = False) -> Conflict:
        guilty = None if known.cells is None else {cell: fixed[cell] for cell in known.cells}
        return Conflict(guilty, known.least, in_words(known, fixed, asked.names), finished)

    def report(known: MinimalConflict) -> None:
        if progress:
            progress(answer(known))

    return answer(*conflict_of(asked, fixed, budget, report))


def conflict_of(
    asked: PlacementSubject,
    givens: Givens,
    budget: TimeBudget,
    progress: Callable[[MinimalConflict], object] | None = None,
) -> tuple[MinimalConflict, bool]:
    """Return the known conflict among givens of that placement, and whether it is complete."""
    return last_state(slices_of(asked.made, givens, asked.drawing, asked.names), budget, progress)
