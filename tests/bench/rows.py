"""What the benchmark measures and how: rows of times, taken in rounds.

task   what is to be done: one puzzle, one question
way    one of the programs that do it: runs once, checks its answer, gives the seconds it took
round  every way once, one after another, so that all of them run under the same load
row    the times of one way, a time a round
base   a way that others are compared with: ratios are time to the base's time in the same round

A way that cannot be measured (not installed, a wrong answer, too slow) keeps its row and says why:
nothing is left out silently, and a way that broke or was wrong makes the whole bench fail.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

Way = Callable[[], float]
"""Do the task once, check the answer, give the seconds. Raises Unmeasured."""

ROUNDS = 5
SLOW, SLOW_ROUNDS = 4.0, 2
"""A way that needs more seconds than SLOW is run in the first SLOW_ROUNDS rounds only."""


ASKED_FOR: list[str] = []
"""Parts of names: only tasks whose names contain one of them are measured; if empty, all tasks."""


def is_asked_for(task: str) -> bool:
    """Whether the task is to be measured."""
    return not ASKED_FOR or any(words.lower() in task.lower() for words in ASKED_FOR)


class Unmeasured(Exception):
    """Why a way has no time, in a few words for the table."""


class Failed(Unmeasured):
    """A way broke, or gave a wrong answer: the bench ends with an error."""


class Unfinished(Unmeasured):
    """A way was given up after so many seconds: a bound for its time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not done in {seconds:.0f} s")
        self.seconds = seconds


@dataclass(frozen=True)
class Row:
    """The times of one way of doing a task.

    `seconds` has one entry a round, none if the way could not be measured; `note` says why, or what
    is special. `units` are counts of what was done, by name ("solution", "node", "puzzle"), for
    times per unit; `base` tells whether the other rows of the task are compared with this one;
    `beyond` are the seconds after which a way without times was given up, None if it was not;
    `failed` tells whether it broke or was wrong.
    """

    task: str
    way: str
    seconds: tuple[float, ...]
    note: str = ""
    units: Mapping[str, int] = field(default_factory=dict)
    base: bool = False
    beyond: float | None = None
    failed: bool = False

    @property
    def median(self) -> float:
        """The median of the times, in seconds."""
        return median(self.seconds)


def rounds(
    task: str,
    ways: Mapping[str, Way],
    times: int = ROUNDS,
    units: Mapping[str, int] | None = None,
    bases: int = 1,
) -> list[Row]:
    """Measure the ways of a task in turn, `times` rounds; the first ones are bases; a row each. No
    rows for a task that is not asked for.
    """
    if not is_asked_for(task):
        return []
    seconds: dict[str, list[float]] = {way: [] for way in ways}
    reasons: dict[str, Unmeasured] = {}
    for number in range(times):
        for way, run in ways.items():
            taken = seconds[way]
            if way in reasons or (number >= SLOW_ROUNDS and max(taken) > SLOW):
                continue
            try:
                taken.append(run())
            except Unmeasured as why:
                reasons[way] = why
    rows = []
    for number, way in enumerate(ways):
        if way in reasons:
            row = unmeasured(task, way, reasons[way])
        else:
            row = Row(task, way, tuple(seconds[way]), units=units or {})
        rows.append(replace(row, base=number < bases))
    return rows


def unmeasured(task: str, way: str, why: Unmeasured) -> Row:
    """The row of a way that has no times."""
    beyond = why.seconds if isinstance(why, Unfinished) else None
    return Row(task, way, (), str(why), beyond=beyond, failed=isinstance(why, Failed))


def ratios(row: Row, base: Row) -> list[float]:
    """How many times as long as the base, for each round in which both were run."""
    return [a / b for a, b in zip(row.seconds, base.seconds, strict=False)]


def timed(work: Callable[[], T], expected: T) -> Way:
    """The way that calls `work` in this process; its result must be `expected`."""

    def run() -> float:
        began = perf_counter()
        answer = work()
        took = perf_counter() - began
        if answer != expected:
            raise Failed(f"wrong: {answer!r} instead of {expected!r}"[:80])
        return took

    return run


def program(command: Sequence[str], expected: int, limit: float = 120.0) -> Way:
    """The way that runs a program of its own, which prints its count and the seconds it took by its
    own clock.

    So start-up is not counted for any way. The program prints `missing NAME` when something is not
    installed.
    """

    def run() -> float:
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=limit, check=False
            )
        except subprocess.TimeoutExpired:
            raise Unfinished(limit) from None
        except OSError as error:
            raise Failed(f"cannot be run: {error.strerror}") from None
        first, _, second = done.stdout.strip().partition(" ")
        if first == "missing":
            raise Unmeasured(f"{second} is not installed")
        if done.returncode:
            reason = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
            raise Failed(f"failed: {reason[0]}"[:80])
        if int(first) != expected:
            raise Failed(f"wrong: {first} instead of {expected}")
        return float(second)

    return run
