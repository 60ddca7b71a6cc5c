"""Dispatch: hand work items to an executor, some at a time, and yield the results.

A work item whose worker was killed or cut off is handed out again; after TRIES failures everything
is given up, because a total without it would be wrong.
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
from ...run.workers_lost import WorkersLost

E = TypeVar("E")
T = TypeVar("T")

AHEAD = 256
"""The most work items handed out and not yet merged."""

AT_ONCE = 4
"""The most work items handed out at once. Handing out may start a worker, which takes a while, and
the caller may want to stop in between."""

PACE = 0.05
"""The seconds of one wait for results."""

TRIES = 4

CALLED_OFF = "the scheduler has gone, or was shut down"


def results(
    executor: Executor, do: Callable[[E], T], work_items: Sequence[E], held: Callable[[], int]
) -> Iterator[list[tuple[int, T]]]:
    """Yield the results, perhaps none, since the last time, each with the number of its work item.
    `held` results wait to be merged, and limit the items handed out. Closing cancels the items
    under way. Raises WorkersLost, and whatever `do` raises for an impossible work item."""
    to_do = deque(range(len(work_items)))
    waiting: dict[Future[T], int] = {}
    failed: Counter[int] = Counter()
    try:
        while to_do or waiting:
            room = max(AHEAD - len(waiting) - held(), int(not waiting))
            for _ in range(min(AT_ONCE, room, len(to_do))):
                number = to_do.popleft()
                waiting[_submit(executor, do, work_items[number])] = number
            pace = 0 if to_do and room > AT_ONCE else PACE
            ready, _ = wait(waiting, pace, FIRST_COMPLETED)
            came: list[tuple[int, T]] = []
            for future in ready:
                number = waiting.pop(future)
                try:
                    came.append((number, future.result()))
                except BadInput:
                    raise
                except CancelledError as error:  # not by us: the workers are gone
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
