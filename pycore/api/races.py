"""Comparing strategies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..model.bilingual import spelled
from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.seed import read_seed
from ..run.race import Lap
from ..run.race import race as laps_of
from ..search.strategy import Strategy
from .arguments import checked
from .budget import TimeBudget, last_state
from .subject import MovementSubject, PlacementSubject, any_subject, racers

USUAL_SECONDS = 10.0
"""The default for each strategy."""


@dataclass(frozen=True, slots=True)
class Raced:
    """The result of each strategy; `finished` says whether all ended, or found the one solution
    that they look for."""

    laps: tuple[Lap, ...]
    finished: bool


@checked
def race(
    task: Puzzle | Placement | Movement[Any],
    options: Mapping[str, str | int] | None = None,
    givens: Mapping[int, int] | None = None,
    start: str | None = None,
    *,
    strategies: tuple[str, ...] | None = None,
    seed: int | None = None,
    seconds: float | None = USUAL_SECONDS,
    progress: Callable[[Raced], object] | None = None,
) -> Raced:
    """Run the suitable strategies (or the named ones) one after another, `seconds` each; None lets
    each run to its end, which local search reaches only if there is a solution. `seed` is for the
    strategies that draw random numbers, None for their own.

    Raises BadInput for unusable arguments.
    """
    each = TimeBudget(seconds).left
    asked = any_subject(task, options, givens, start)
    chosen = None if seed is None else read_seed(spelled(seed))
    return race_of(asked, racers(asked, strategies, chosen), each, TimeBudget(None), progress)


def race_of(
    asked: PlacementSubject | MovementSubject,
    strategies: Sequence[Strategy],
    each: float,
    budget: TimeBudget,
    progress: Callable[[Raced], object] | None,
) -> Raced:
    """Run the strategies one after another, that many seconds each, within the budget."""
    work = laps_of(asked.made, asked.drawing, strategies, asked.check, perf_counter, each)

    def raced(laps: tuple[Lap, ...]) -> Raced:
        whole = len(laps) == len(strategies)
        return Raced(laps, whole and all(lap.state in ("done", "found") for lap in laps))

    def report(laps: tuple[Lap, ...]) -> None:
        if progress:
            progress(raced(laps))

    laps, _ = last_state(work, budget, report)
    return raced(tuple(lap.broken_off for lap in laps))
