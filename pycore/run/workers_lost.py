"""The error of work that has lost its workers."""

from __future__ import annotations


class WorkersLost(Exception):
    """The workers are gone, or fail repeatedly at one work item: there is no correct total."""

    def __init__(self, reason: BaseException) -> None:
        super().__init__(f"{type(reason).__name__}: {reason}".removesuffix(": "))
