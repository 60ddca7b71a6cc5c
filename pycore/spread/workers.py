"""Workers: so many processes of this machine, as an executor.

A worker that dies is replaced, and all of them with it: what was under way is lost, and whoever
waits for it hands it out again (pool.py). Ctrl-C is for the process that they work for; when that
dies they die too.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import NoReturn, ParamSpec, TypeVar

from .ends import Flag, heed

PROCESSES = multiprocessing.get_context(
    "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
)
"""A plain fork of a process with threads may lock up."""

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Executor):
    """An executor of so many processes; `shutdown` ends what they do."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._stopped = PROCESSES.Event()
        self._pool = self._new()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a function called by a worker."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = self._new()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the workers; what they have not finished is let go."""
        self._stopped.set()
        self._pool.shutdown(wait, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, PROCESSES, begin, (self._stopped,))


def begin(stopped: Flag) -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    heed(stopped)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> NoReturn:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
