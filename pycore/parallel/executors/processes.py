"""Several processes of this machine as an executor.

When a worker dies, all are replaced: the work under way is lost, and dispatch.py hands it out
again. If none can be started, twice in a row, `WorkersLost` is raised. Ctrl-C is for the main
process; when it dies, the workers die too. A worker that is not ended after the stop ends itself:
short of memory, the pool may lose the thread that would end it, and the main process waits for all
workers.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import NoReturn, ParamSpec, TypeVar

from ...run.workers_lost import WorkersLost
from .cancellation import CancelFlag, heed

PROCESSES = multiprocessing.get_context(
    "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
)
"""A plain fork of a process with threads may deadlock."""

GRACE = 5.0
"""Seconds that a worker waits to be ended after the stop."""

P = ParamSpec("P")
T = TypeVar("T")


class Processes(Executor):
    """An executor of some number of processes; `shutdown` ends their work."""

    def __init__(self, number: int) -> None:
        """Raises WorkersLost if the system cannot provide any."""
        self._number = number
        try:
            with quiet():
                if PROCESSES.get_start_method() == "forkserver":
                    from multiprocessing import forkserver  # not on every system

                    forkserver.ensure_running()
                self._stopped = PROCESSES.Event()
                self._pool = self._new()
        except OSError as error:
            raise WorkersLost(error) from error

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Let a worker call a function. Raises what the pool raises, if a new pool does too."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except (BrokenExecutor, OSError, EOFError):  # a worker died, while starting or later
            self._pool.shutdown(wait=False)
            self._pool = self._new()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the workers and drop their unfinished work."""
        self._stopped.set()
        with suppress(RuntimeError):  # a thread of the pool could not be started
            self._pool.shutdown(wait, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, PROCESSES, begin, (self._stopped,))


@contextmanager
def quiet() -> Iterator[None]:
    """Suppress the tracebacks of processes started within: the main process reports the loss."""
    if os.environ.get("EDAGARI_DEBUG"):
        yield
        return
    usual, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(usual, 2)
        os.close(usual)


def begin(stopped: CancelFlag) -> None:
    """Set up a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    heed(stopped)
    threading.Thread(target=_end_when_left, args=(stopped,), daemon=True).start()


def _end_when_left(stopped: CancelFlag) -> NoReturn:
    """End this process when the parent ends, or a while after the stop."""
    parent = multiprocessing.parent_process()
    assert parent
    overdue = False
    while True:
        parent.join(GRACE)
        if overdue or not parent.is_alive():
            os._exit(1)
        overdue = stopped.is_set()
