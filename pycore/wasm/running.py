"""Going on with a search in WebAssembly, from a branch on.

call   does some work and returns the record; Python adds up what the calls have counted
work   rounds of one loop until a call returns; it grows until a call takes some milliseconds, and
       shrinks where a call brings many solutions
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..codegen.function import WrittenFunction
from .binary import encoded
from .hosts import compiled_by_host
from .module import translated
from .record import Branch, CallRecord, Run, answered, asked
from .values import Untranslatable

LEAST_WORK, MOST_WORK = 20_000, 500_000

MANY = 2_000
"""So many solutions are enough for one call."""


class Machine(NamedTuple):
    """A function that is run in WebAssembly. `cells` are those of a solution, 0 if they are only
    counted; the least value is `least`."""

    run: Run
    cells: int
    least: int

    def records(self, branch: Branch, fixed: int) -> Iterator[CallRecord]:
        """Yield the record of each call, from a branch on, trying nothing beside its first `fixed`
        values; that of the last has no branch."""
        work = LEAST_WORK
        while branch:
            record = answered(self.run(asked(work, branch, fixed)))
            branch = record.branch
            yield record
            many = self.cells and len(record.solutions) > MANY * self.cells
            work = max(work // 2, LEAST_WORK) if many else min(2 * work, MOST_WORK)

    def solutions(self, record: CallRecord) -> list[tuple[int, ...]]:
        """Return the solutions in a record."""
        values = [value + self.least for value in record.solutions]
        return list(zip(*[iter(values)] * self.cells, strict=True))


def machine_for(written: WrittenFunction) -> Machine | None:
    """Return a function in WebAssembly; None if nothing runs it here. Raises Untranslatable."""
    module = translated(written)
    run = compiled_by_host(encoded(module))
    return run and Machine(run, module.cells, module.least)


__all__ = ["Machine", "Untranslatable", "machine_for"]
