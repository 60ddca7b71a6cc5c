"""The faults of a task, as a value or, for callers that need the task, as an exception."""

from __future__ import annotations

from typing import TypeVar

from ..model.bilingual import BadInput, Fault

Faults = list[Fault]
"""All faults of a task; at least one."""

T = TypeVar("T")


def usable(task: T | Faults) -> T:
    """Return the task. Raises BadInput with the first fault if there is none."""
    if isinstance(task, list):
        raise BadInput(*task[0])
    return task
