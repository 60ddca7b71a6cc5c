"""The race: the strategies for one puzzle, one after another, each under a time limit.

lap       the result of one strategy so far: nodes, cuts, solutions, seconds
in all    for a stopped strategy: its estimated total, by the finished part of its tree
factor    the ratio of the previous strategy's seconds (in all) to this one's; likewise of nodes

The race is given a clock. It runs in slices and yields all laps after each, so that a page can show
growing bars and stop at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.placement import Placement, Solution
from ..search.strategy import Strategy
from .job import Job
from .runner import Work

SLICE = 0.05
"""Seconds between two reports."""


@dataclass(frozen=True, slots=True)
class Lap:
    """The result of a strategy so far; seconds include the planning.

    `state` is "running", "done", "found" (the search ended with a solution and proves nothing),
    "stopped" (at the limit or with the race), or "gave up" for lack of memory. `part` is the
    finished fraction of the tree, None if unknown. `solutions` counts all solutions represented by
    those found, or the lines of a movement. `seed` is the seed of the random numbers drawn, if any.
    """

    strategy: str
    state: str
    nodes: int
    cuts: int
    solutions: int
    seconds: float
    part: float | None
    seed: int | None = None

    @property
    def over(self) -> bool:
        """Whether the strategy has had its turn."""
        return self.state not in ("running", "paused")

    @property
    def broken_off(self) -> Lap:
        """Return the lap as of a stop of the race."""
        return self if self.over else replace(self, state="stopped")

    @property
    def nodes_in_all(self) -> float | None:
        """The estimated nodes of the whole tree; None without an estimate."""
        return self.nodes / self.part if self.part else None

    @property
    def seconds_in_all(self) -> float | None:
        """The estimated seconds for the whole tree; None without an estimate."""
        return self.seconds / self.part if self.part else None

    def factors(self, before: Lap) -> tuple[float | None, float | None]:
        """Return the ratios of the nodes and seconds in all of the lap `before` to this one's
        (None: unknown)."""
        return (
            _times(before.nodes_in_all, self.nodes_in_all),
            _times(before.seconds_in_all, self.seconds_in_all),
        )

    def data(self, before: Lap | None) -> dict[str, Any]:
        """Return the lap as plain data, with the factors to the previous one."""
        nodes, seconds = self.factors(before) if before else (None, None)
        return {
            "strategy": self.strategy,
            "state": self.state,
            "nodes": self.nodes,
            "cuts": self.cuts,
            "solutions": self.solutions,
            "seconds": self.seconds,
            "part": self.part,
            "seed": self.seed,
            "in_all": {"nodes": self.nodes_in_all, "seconds": self.seconds_in_all},
            "factor": {"nodes": nodes, "seconds": seconds},
        }


def _times(many: float | None, few: float | None) -> float | None:
    """Return many / few; None if either is unknown or zero."""
    return many / few if many and few else None


def race(
    puzzle: Placement | Movement[Any],
    drawing: Drawing,
    strategies: Sequence[Strategy],
    check: Callable[[Solution], bool],
    clock: Callable[[], float],
    limit: float,
) -> Work[tuple[Lap, ...]]:
    """Run the strategies in turn, `limit` seconds each; yield all laps so far after every slice.
    The first yield is empty.

    `check` is the independent check of a solution, `clock` returns seconds.
    """
    laps: tuple[Lap, ...] = ()
    yield laps
    for strategy in strategies:
        job = Job(strategy.prepare(puzzle, drawing), check, clock)
        while not job.over:
            left = limit - job.elapsed
            if left <= 0:
                job.stop()
            else:
                job.run(min(SLICE, left))
                job.take_events()  # a race is not replayed, and its events would accumulate
                job.take_found()
            yield *laps, _lap(strategy, job)
        laps += (_lap(strategy, job),)


def _lap(strategy: Strategy, job: Job) -> Lap:
    progress = job.progress()
    state: str = progress.state
    if state == "done" and progress.finished != 1.0:
        state = "gave up"
    elif state == "stopped" and progress.solutions and not job.is_complete:
        state = "found"
    return Lap(
        strategy.name,
        state,
        progress.nodes,
        progress.cuts,
        progress.solutions,
        progress.elapsed,
        progress.finished,
        strategy.seed,
    )
