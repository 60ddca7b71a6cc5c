"""Why there is no solution: givens that cannot stand together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..assist.minimal_conflict import Conflict as Known
from ..assist.minimal_conflict import conflict as slices_of
from ..assist.minimal_conflict import in_words
from ..model.bilingual import Text
from ..model.drawing import Drawing
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from .arguments import checked
from .budget import Budget, last_state
from .subject import Givens, PlacementSubject, check_values, placement_subject


@dataclass(frozen=True, slots=True)
class Conflict:
    """Givens that no solution has together, by cell: none where there is no solution even without
    any; None where they can stand together, or while nothing is known.

    `least` is when each of them is needed: the others have a solution together. `words` say so in a
    sentence or two, with the rule that they break if a look shows it. `finished` tells whether all
    that was asked for is known.
    """

    givens: Mapping[int, int] | None
    least: bool
    words: Text
    finished: bool


@checked
def conflict(
    task: Puzzle | Placement,
    options: Mapping[str, str] | None = None,
    givens: Givens | None = None,
    *,
    drawing: Drawing | None = None,
    seconds: float | None = None,
    progress: Callable[[Conflict], object] | None = None,
) -> Conflict:
    """A smallest set of givens that cannot stand together: one from which none can be left out.

    There may be others, with fewer too. Givens that contradict each other at a look are no fault
    here, but a cell or a value that there is not is: that raises BadInput, as do options that
    cannot be used and a puzzle with moves.
    """
    budget = Budget(seconds)
    asked = placement_subject(task, options, None, drawing)
    fixed = dict(givens or {})
    check_values(asked, fixed)

    def told(known: Known, finished: bool = False) -> Conflict:
        guilty = None if known.cells is None else {cell: fixed[cell] for cell in known.cells}
        return Conflict(guilty, known.least, in_words(known, fixed, asked.names), finished)

    def tell(known: Known) -> None:
        if progress:
            progress(told(known))

    return told(*conflict_of(asked, fixed, budget, tell))


def conflict_of(
    asked: PlacementSubject,
    givens: Givens,
    budget: Budget,
    progress: Callable[[Known], object] | None = None,
) -> tuple[Known, bool]:
    """What is known of givens of that placement, and whether it is all that can be."""
    return last_state(slices_of(asked.made, givens, asked.drawing, asked.names), budget, progress)
