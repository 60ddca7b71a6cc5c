"""Cancelling work.

Workers that were given a flag check it between slices.
"""

from __future__ import annotations

from typing import Protocol


class CancelFlag(Protocol):
    """A flag set from outside, like an event of threads or processes."""

    def is_set(self) -> bool:
        """Return whether the flag is set."""


class Cancelled(Exception):
    """The work is no longer wanted."""


_flags: list[CancelFlag] = []


def heed(flag: CancelFlag) -> None:
    """Stop the work of this process when the flag is set."""
    _flags[:] = [flag]


def is_stopped() -> bool:
    """Return whether the work of this process is no longer wanted."""
    return any(flag.is_set() for flag in _flags)
