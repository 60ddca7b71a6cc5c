"""The next step that a person could take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ..assist.hints import Step
from ..assist.rule_hints import hint_in_slices
from ..model.bilingual import Text
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.rules import whole_numbers
from .arguments import checked, unusable
from .budget import TimeBudget, within
from .subject import Givens, PlacementSubject, check_values, placement_subject


@dataclass(frozen=True, slots=True)
class Hinted:
    """The next step; None unless `finished`, if time ran out before one was found."""

    step: Step | None
    finished: bool


@checked
def hint(
    task: Puzzle | Placement,
    options: Mapping[str, str | int] | None = None,
    givens: Mapping[int, int] | None = None,
    filled: Mapping[int, int] | None = None,
    removed: Iterable[tuple[int, int]] = (),
    *,
    seconds: float | None = None,
) -> Hinted:
    """Find the next step that a person could take, or a fault of the board.

    `filled` has the values filled in besides the givens, by cell; `removed` the (cell, value) pairs
    excluded by earlier steps, which are ignored where a person would note no marks. Raises BadInput
    for unusable arguments.
    """
    budget = TimeBudget(seconds)
    asked = placement_subject(task, options, givens)
    check_values(asked, filled or {})
    return next_step(asked, filled or {}, excluded_pairs(asked, removed), budget)


def next_step(
    asked: PlacementSubject,
    filled: Givens,
    removed: Iterable[tuple[int, int]],
    budget: TimeBudget,
    progress: Callable[[], object] | None = None,
) -> Hinted:
    """Find the next step, given these filled cells and excluded pairs."""
    work = hint_in_slices(asked.made, filled, asked.names, removed)
    step = within(work, budget, progress)
    return Hinted(step, step is not None)


PAIRS = Text("pairs of a cell and one of its values", "マスとその数の組")


def excluded_pairs(asked: PlacementSubject, removed: Iterable[object]) -> list[tuple[int, int]]:
    """Return the pairs excluded by earlier steps. Raises BadInput for a pair outside this
    placement."""
    if not isinstance(removed, Iterable):
        raise unusable("removed", PAIRS, removed)
    pairs = []
    for pair in removed:
        if not (isinstance(pair, tuple | list) and whole_numbers(tuple(pair)) and len(pair) == 2):
            raise unusable("removed", PAIRS, pair)
        cell, value = pair
        if cell not in range(asked.made.size) or value not in asked.made.values:
            raise unusable("removed", PAIRS, pair)
        pairs.append((cell, value))
    return pairs
