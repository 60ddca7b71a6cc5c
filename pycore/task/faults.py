"""What is wrong with a task, as a value; and as an exception, for who cannot go on without."""

from __future__ import annotations

from typing import TypeVar

from ..model.bilingual import BadInput, Fault

Faults = list[Fault]
"""All that is wrong with a task; one at least."""

T = TypeVar("T")


def usable(task: T | Faults) -> T:
    """The task. Raises BadInput, with the first fault, where there is none."""
    if isinstance(task, list):
        raise BadInput(*task[0])
    return task
