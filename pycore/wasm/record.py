"""The record: data written into a module's memory before a call and read from it afterwards.

before   the work until a pause, the number of fixed first values of the branch, the number of its
         values; the branch, from BRANCH on
after    the same for the branch where the search pauses (no values: it is over); the counts of the
         call; then the solutions, a byte for each cell
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import NamedTuple

HEAD = Struct("<4i5qd")
"""Work, fixed, levels, unused; nodes, cuts, found, tied, untried; the finished fraction."""

WORK, FIXED, LEVELS = 0, 4, 8
NODES, CUTS, FOUND, TIED, UNTRIED_AT, FINISHED = 16, 24, 32, 40, 48, 56
BRANCH = HEAD.size

MOST_LEVELS = 64
"""The most values of a branch."""

SOLUTIONS = BRANCH + 4 * MOST_LEVELS
"""The offset of the solutions in the record."""

Branch = tuple[int, ...]

Run = Callable[[bytes], bytes]
"""Calls a module with a record; returns the record afterwards."""


class CallRecord(NamedTuple):
    """The counts of a call and the branch where it paused."""

    nodes: int
    cuts: int
    found: int
    tied: int
    untried: int
    finished: float
    branch: Branch
    solutions: bytes


def asked(work: int, branch: Branch, fixed: int) -> bytes:
    """Return a record that resumes at a branch."""
    head = HEAD.pack(work, fixed, len(branch), 0, 0, 0, 0, 0, 0, 0.0)
    return head + Struct(f"<{len(branch)}i").pack(*branch)


def answered(record: bytes) -> CallRecord:
    """Read the record after a call."""
    _, _, levels, _, nodes, cuts, found, tied, untried, finished = HEAD.unpack_from(record)
    branch = Struct(f"<{levels}i").unpack_from(record, BRANCH)
    return CallRecord(nodes, cuts, found, tied, untried, finished, branch, record[SOLUTIONS:])
