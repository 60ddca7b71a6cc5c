"""The pool: work items handed out to an executor, so many at a time, and what comes back.

A work item that fails, for its worker was killed or cut off, is handed out again; when it has
failed TRIES times the whole is given up, for a total without it would be wrong.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    wait,
)
from typing import TypeVar

from ...model.bilingual import BadInput
from .cancellation import WorkersLost

E = TypeVar("E")
T = TypeVar("T")

AHEAD = 256
"""Work items handed out and not yet put together, at most."""

PACE = 0.05
"""Seconds that are waited for an outcome at a time."""

TRIES = 4

CALLED_OFF = "the scheduler has gone, or was shut down"


def results(
    executor: Executor, do: Callable[[E], T], work_items: Sequence[E], held: Callable[[], int]
) -> Iterator[list[tuple[int, T]]]:
    """What has come back since the last time, each outcome with the number of its work item:
    perhaps nothing. `held` outcomes wait to be put together; no more is handed out than there is
    room for. What is under way when this is closed is called off. Raises WorkersLost, and what `do`
    raises for a work item that nobody can do.
    """
    to_do = deque(range(len(work_items)))
    waiting: dict[Future[T], int] = {}
    failed: Counter[int] = Counter()
    try:
        while to_do or waiting:
            while to_do and (not waiting or len(waiting) + held() < AHEAD):
                number = to_do.popleft()
                waiting[_submit(executor, do, work_items[number])] = number
            ready, _ = wait(waiting, PACE, FIRST_COMPLETED)
            came: list[tuple[int, T]] = []
            for future in ready:
                number = waiting.pop(future)
                try:
                    came.append((number, future.result()))
                except BadInput:
                    raise
                except CancelledError as error:  # not by us: nobody is there any more
                    raise WorkersLost(CancelledError(CALLED_OFF)) from error
                except Exception as error:
                    failed[number] += 1
                    if failed[number] == TRIES:
                        raise WorkersLost(error) from error
                    to_do.appendleft(number)
            yield came
    finally:
        for future in waiting:
            future.cancel()


def _submit(executor: Executor, do: Callable[[E], T], work_item: E) -> Future[T]:
    try:
        return executor.submit(do, work_item)
    except Exception as error:  # it was shut down, is broken, or can start no worker
        raise WorkersLost(error) from error
