"""Comparing strategies, and telling how one goes about a placement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..plan.explanation import Explanation
from ..plan.explanation_format import as_lines
from ..run.explain import Explained, explained_in_slices
from ..run.race import Lap
from ..run.race import race as laps_of
from ..run.runner import Runner
from ..search import chosen_strategy, strategies_for, strategy_named
from .arguments import checked
from .budget import Budget, in_slices, within
from .subject import any_subject, placement_subject

USUAL_SECONDS = 10.0
"""For each strategy unless told."""


@dataclass(frozen=True, slots=True)
class Raced:
    """How far each strategy came; `finished` tells whether all came to their end."""

    laps: tuple[Lap, ...]
    finished: bool


@checked
def race(
    task: Puzzle | Placement | Movement[Any],
    options: Mapping[str, str] | None = None,
    givens: Mapping[int, int] | None = None,
    start: str | None = None,
    *,
    strategies: tuple[str, ...] | None = None,
    seconds: float | None = USUAL_SECONDS,
    progress: Callable[[Raced], object] | None = None,
) -> Raced:
    """Run the strategies that suit (or those named) one after another, `seconds` each; None lets
    each come to its end.

    Raises BadInput for what cannot be used.
    """
    each = Budget(seconds).left
    asked = any_subject(task, options, givens, start)
    chosen = (
        strategies_for(asked.made)
        if strategies is None
        else [strategy_named(name, asked.made) for name in strategies]
    )
    work = laps_of(asked.made, asked.drawing, chosen, asked.check, perf_counter, each)
    racing = Runner(work, perf_counter)
    for _ in in_slices(racing, Budget(None)):
        if progress:
            progress(_raced(racing.latest, len(chosen)))
    return _raced(racing.latest, len(chosen))


def _raced(laps: tuple[Lap, ...], wanted: int) -> Raced:
    return Raced(laps, len(laps) == wanted and all(lap.state == "done" for lap in laps))


@dataclass(frozen=True, slots=True)
class Planned:
    """How a strategy goes about a placement: told in words (paragraphs, and a row for each cell),
    and as one Python function. Both are empty unless `finished`."""

    strategy: str
    told: Explanation
    code: str
    finished: bool

    def lines(self, lang: str = "en") -> list[str]:
        """The words, line by line, in a language ("en" or "ja")."""
        return as_lines(self.told, lang)


@checked
def plan(
    task: Puzzle | Placement,
    options: Mapping[str, str] | None = None,
    givens: Mapping[int, int] | None = None,
    strategy: str | None = None,
    *,
    drawing: Drawing | None = None,
    seconds: float | None = None,
) -> Planned:
    """How a strategy goes about a puzzle, the quickest that suits unless told.

    Raises BadInput for what cannot be used, and for a strategy that follows no plan.
    """
    asked = placement_subject(task, options, givens, drawing)
    name = chosen_strategy(strategy, asked.made).name
    made = within(
        explained_in_slices(asked.made, asked.drawing, name, asked.names), Budget(seconds)
    )
    program = made or Explained(Explanation((), ()), "")
    return Planned(name, program.told, program.code, made is not None)
