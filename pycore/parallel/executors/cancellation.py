"""How work ends before it is done: it is not wanted any more, or those who do it have gone.

Workers that were told of a flag look at it between two slices.
"""

from __future__ import annotations

from typing import Protocol


class CancelFlag(Protocol):
    """What can be set from outside, as an event of threads or processes."""

    def is_set(self) -> bool:
        """Whether it is."""


class Stopped(Exception):
    """The work is not wanted any more."""


class WorkersLost(Exception):
    """The workers have gone, or break at one work item again and again: there is no right total."""

    def __init__(self, reason: BaseException) -> None:
        super().__init__(f"{type(reason).__name__}: {reason}".removesuffix(": "))


_flags: list[CancelFlag] = []


def heed(flag: CancelFlag) -> None:
    """Stop whatever this process does when the flag is set."""
    _flags[:] = [flag]


def is_stopped() -> bool:
    """Whether what this process does is not wanted any more."""
    return any(flag.is_set() for flag in _flags)
