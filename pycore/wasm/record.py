"""The record: what is written into a module's memory before a call, and read from it after one.

before   how much work to do until a pause, how many of the branch's first values are fixed, how
         many values it has; the branch, from BRANCH on
after    the same, for the branch where the search pauses (no value: it is over); what the call has
         counted; then the solutions, a byte for each cell
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
"""Where in the record the solutions begin."""

Branch = tuple[int, ...]

Run = Callable[[bytes], bytes]
"""Calls a module with a record; returns what is in its place afterwards."""


class CallRecord(NamedTuple):
    """What a call has counted, and where it has paused."""

    nodes: int
    cuts: int
    found: int
    tied: int
    untried: int
    finished: float
    branch: Branch
    solutions: bytes


def asked(work: int, branch: Branch, fixed: int) -> bytes:
    """Return a record to go on from a branch."""
    head = HEAD.pack(work, fixed, len(branch), 0, 0, 0, 0, 0, 0, 0.0)
    return head + Struct(f"<{len(branch)}i").pack(*branch)


def answered(record: bytes) -> CallRecord:
    """Read the record after a call."""
    _, _, levels, _, nodes, cuts, found, tied, untried, finished = HEAD.unpack_from(record)
    branch = Struct(f"<{levels}i").unpack_from(record, BRANCH)
    return CallRecord(nodes, cuts, found, tied, untried, finished, branch, record[SOLUTIONS:])
