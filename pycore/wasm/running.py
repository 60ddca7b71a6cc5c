"""Continuing a search in WebAssembly from a branch.

call   works for a while and returns the record; Python adds up the counts of the calls
work   the rounds of one loop until a call returns; it grows until a call takes a few milliseconds,
       and shrinks when a call brings many solutions
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import iter_unpack
from typing import NamedTuple

from ..codegen.function import WrittenFunction
from .binary import encoded
from .hosts import compiled_by_host
from .module import translated
from .record import Branch, CallRecord, Run, answered, asked
from .values import Untranslatable

LEAST_WORK, MOST_WORK = 20_000, 500_000

BYTES = 256

MANY = 2_000
"""The number of solutions that is enough for one call."""


class Machine(NamedTuple):
    """A function running in WebAssembly. `cells` is the number of cells of a solution, 0 if
    solutions are only counted; the least value is `least`."""

    run: Run
    cells: int
    least: int

    def records(self, branch: Branch, fixed: int) -> Iterator[CallRecord]:
        """Yield the record of each call, starting from a branch with its first `fixed` values
        fixed; the last record has no branch."""
        work = LEAST_WORK
        while branch:
            record = answered(self.run(asked(work, branch, fixed)))
            branch = record.branch
            yield record
            many = self.cells and len(record.solutions) > MANY * self.cells
            work = max(work // 2, LEAST_WORK) if many else min(2 * work, MOST_WORK)

    def solutions(self, record: CallRecord) -> list[tuple[int, ...]]:
        """Return the solutions in a record."""
        octets, least = record.solutions, self.least
        if 0 <= least <= BYTES - 64:
            octets = octets.translate(bytes(range(least, BYTES)).ljust(BYTES))
            return list(iter_unpack(f"{self.cells}B", octets))
        values = [value + least for value in octets]
        return list(zip(*[iter(values)] * self.cells, strict=True))


def machine_for(written: WrittenFunction) -> Machine | None:
    """Return the function in WebAssembly; None without a host. Raises Untranslatable."""
    module = translated(written)
    run = compiled_by_host(encoded(module))
    return run and Machine(run, module.cells, module.least)


__all__ = ["Machine", "Untranslatable", "machine_for"]
