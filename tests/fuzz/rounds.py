"""The long run: all fuzzers in turn for some minutes, what they tried, and what failed.

turn    some cases of one fuzzer; the next turn is for the fuzzer that is farthest behind its share
fault   failures of one kind: the first is reduced and shown, the others are counted
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.fuzz.harness import Failure, Fuzzer, Tried, failure_of, smallest

TURN = 1.0
"""Seconds of a turn, or one case."""


@dataclass
class Fault:
    """A failure with the first case that showed it, and its number of occurrences."""

    fuzzer: str
    number: int
    words: str
    shown: str
    times: int = 1


@dataclass
class Run:
    """What one fuzzer has done: its next case, the seconds taken, what it tried and what failed."""

    fuzzer: Fuzzer[Any]
    seed: int
    number: int = 0
    seconds: float = 0.0
    tried: Tried = field(default_factory=Counter)
    faults: dict[str, Fault] = field(default_factory=dict)

    def turn(self, clock: Callable[[], float], say: Callable[[str], None]) -> None:
        """Check cases for a while; report a fault at its first occurrence."""
        began = now = clock()
        while now - began < TURN:
            case = self.fuzzer.case(self.seed, self.number)
            failure = failure_of(self.fuzzer, case, self.tried)
            if failure:
                self.note(case, failure, say)
            self.number += 1
            now = clock()
        self.seconds += now - began

    def note(self, case: Any, failure: Failure, say: Callable[[str], None]) -> None:
        """Count a failure; of the first of its kind make the smallest case."""
        if failure.kind in self.faults:
            self.faults[failure.kind].times += 1
            return
        least = smallest(self.fuzzer, case, failure.kind)
        words = (failure_of(self.fuzzer, least, Counter()) or failure).words
        fault = Fault(self.fuzzer.name, self.number, words, self.fuzzer.shown(least))
        self.faults[failure.kind] = fault
        say(f"FAILED {told(fault, self.seed)}")


def told(fault: Fault, seed: int) -> str:
    """A fault in words: the failure, the first case, and the code that shows it."""
    return (
        f"{fault.fuzzer}: {fault.words}\n"
        f"    met in case {fault.number} of seed {seed} ({fault.times} times); to see it:\n"
        f"    {fault.shown}"
    )


def run(
    fuzzers: Mapping[str, Fuzzer[Any]],
    seed: int,
    seconds: float,
    clock: Callable[[], float],
    say: Callable[[str], None],
) -> list[Run]:
    """Run all fuzzers in turn for so many seconds; each has one turn at least."""
    runs = [Run(fuzzer, seed) for fuzzer in fuzzers.values()]
    began = clock()
    for first in runs:
        first.turn(clock, say)
    while clock() - began < seconds:
        min(runs, key=lambda run: run.seconds / run.fuzzer.share).turn(clock, say)
    return runs


def report(runs: list[Run]) -> str:
    """What was tried, as one table with a row a fuzzer; then every fault."""
    head = "fuzzer", "cases", "seconds", "a minute", "faults", "tried"
    rows = [head, *(row_of(run) for run in runs)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join((name.ljust(widths[0]), *map(str.rjust, numbers, widths[1:5]), tried))
        for name, *numbers, tried in rows
    ]
    faults = [told(fault, run.seed) for run in runs for fault in run.faults.values()]
    return "\n".join([*lines, "", *faults, f"{len(faults)} faults" if faults else "No fault."])


def row_of(run: Run) -> tuple[str, ...]:
    """The row of a fuzzer: its cases, the time that they took, what failed, what was tried."""
    return (
        run.fuzzer.name,
        f"{run.number:,}",
        f"{run.seconds:,.0f}",
        f"{60 * run.number / run.seconds:,.0f}" if run.seconds else "",
        f"{sum(fault.times for fault in run.faults.values()):,}",
        ", ".join(f"{times:,} {name}" for name, times in sorted(run.tried.items())),
    )
