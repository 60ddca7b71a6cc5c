"""The error of work whose workers are gone."""

from __future__ import annotations


class WorkersLost(Exception):
    """The workers are gone, or fail at one work item again and again: there is no correct total."""

    def __init__(self, reason: BaseException) -> None:
        super().__init__(f"{type(reason).__name__}: {reason}".removesuffix(": "))
