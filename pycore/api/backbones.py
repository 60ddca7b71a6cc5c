"""The backbone: the values common to all solutions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..assist.backbone import Backbone
from ..assist.some_solutions import backbone
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from .arguments import checked
from .budget import TimeBudget, last_state
from .subject import PlacementSubject, placement_subject


@dataclass(frozen=True, slots=True)
class Shared:
    """The backbone so far: `possible[cell]` lists the values known to occur in some solution, in
    increasing order.

    `open` counts the undecided candidates; `finished` means that there are none. Then `certain` has
    the cells with the same value in all solutions, and `possible` is empty everywhere if there is
    no solution. Until then `certain` is empty.
    """

    possible: tuple[tuple[int, ...], ...]
    certain: Mapping[int, int]
    open: int
    finished: bool


@checked
def shared(
    task: Puzzle | Placement,
    options: Mapping[str, str | int] | None = None,
    givens: Mapping[int, int] | None = None,
    *,
    seconds: float | None = None,
    progress: Callable[[Shared], object] | None = None,
) -> Shared:
    """Find the values common to all solutions. Raises BadInput for unusable arguments."""
    budget = TimeBudget(seconds)
    return shared_by(placement_subject(task, options, givens), budget, progress)


def shared_by(
    asked: PlacementSubject, budget: TimeBudget, progress: Callable[[Shared], object] | None
) -> Shared:
    """Find the values common to all solutions of a valid placement."""

    def report(known: Backbone) -> None:
        if progress:
            progress(_shared(known))

    return _shared(last_state(backbone(asked.made), budget, report)[0])


def _shared(known: Backbone) -> Shared:
    finished = not known.open
    return Shared(known.possible, known.certain if finished else {}, known.open, finished)
