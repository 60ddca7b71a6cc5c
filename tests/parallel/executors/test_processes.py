"""Processes that die, Ctrl-C, and an end in the middle of a search."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any, NoReturn

import pytest

from pycore.parallel.executors.cancellation import Cancelled, heed, is_stopped
from pycore.parallel.executors.dispatch import results
from pycore.parallel.executors.processes import PROCESSES, Processes
from pycore.parallel.executors.search import Help, spread
from pycore.puzzles import puzzle_named
from pycore.run.job import Job
from pycore.run.workers_lost import WorkersLost
from pycore.search import strategy_named
from tests.support.clocks import ticking
from tests.support.executors import driven, straight

pytestmark = pytest.mark.native

STAR = puzzle_named("magic-star")
SETTINGS = STAR.settings({"order": "6"})
PLACEMENT, DRAWING = STAR.placement(SETTINGS), STAR.draw(SETTINGS)


class Mortal(Processes):
    """Sometimes one of the workers is killed when it is given a work item."""

    def __init__(self, number: int, seed: int) -> None:
        self.random, self.killed = Random(seed), 0
        super().__init__(number)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = super().submit(fn, *args, **kwargs)
        if self.killed < 3 and self.random.random() < 0.05:
            with suppress(ProcessLookupError):  # it is dead already, and not yet replaced
                os.kill(self.random.choice(list(self._pool._processes)), signal.SIGKILL)
                self.killed += 1
        return future


def search(workers: Processes) -> Job:
    preparing = strategy_named("forced", PLACEMENT).prepare(PLACEMENT, DRAWING)
    whole = spread(preparing, PLACEMENT, DRAWING, "forced", None, Help(workers, lists=False))
    return Job(whole, PLACEMENT.is_solution, ticking())


def test_workers_are_killed_and_the_total_is_right() -> None:
    with Mortal(2, 7) as workers:
        counted = driven(search(workers))
    assert workers.killed == 3
    assert counted == straight(PLACEMENT, DRAWING, "forced")._replace(found=[])


def test_what_is_not_wanted_any_more_is_let_go() -> None:
    """The workers end without leaving anything behind."""
    with Processes(2) as workers:
        job = search(workers)
        while not workers._pool._processes:
            job.run(0.0)
        job.stop()
        mine = list(workers._pool._processes.values())
    assert not any(process.is_alive() for process in mine)


def test_workers_that_nobody_ends_after_the_stop_end_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For want of memory a pool can lose its thread; the main process would wait for its workers
    for ever."""
    workers = Processes(1)
    assert workers.submit(max, 1, 2).result() == 2
    pool = workers._pool
    (worker,) = pool._processes.values()
    with monkeypatch.context() as lost:
        lost.setattr(pool, "shutdown", lambda *_, **__: None)
        workers.shutdown()
    worker.join(60)
    assert not worker.is_alive()
    pool.shutdown()


class Raised:
    """A flag that is set."""

    def is_set(self) -> bool:
        return True


def test_a_flag_that_is_set_is_heeded() -> None:
    assert not is_stopped()
    heed(Raised())
    assert is_stopped()
    heed(type("Lowered", (), {"is_set": lambda self: False})())
    assert not is_stopped()
    assert issubclass(Cancelled, Exception)


class Stillborn(Processes):
    """An executor whose processes end as soon as they start."""

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, PROCESSES, os._exit, (1,))


def test_where_no_worker_ever_starts_that_is_told() -> None:
    with Stillborn(2) as workers, pytest.raises(WorkersLost, match="BrokenProcessPool"):
        driven(search(workers))


class Unstartable(Processes):
    """An executor of which that many pools cannot start a process."""

    broken = 0

    def _new(self) -> ProcessPoolExecutor:
        pool = super()._new()
        if self.broken:
            self.broken -= 1
            pool.submit = self._fail  # type: ignore[method-assign]
        return pool

    def _fail(self, *_: object, **__: object) -> NoReturn:
        raise EOFError


@pytest.mark.parametrize("broken", [1, 2])
def test_a_worker_that_dies_as_it_starts_is_replaced_once(
    monkeypatch: pytest.MonkeyPatch, broken: int
) -> None:
    monkeypatch.setattr(Unstartable, "broken", broken)
    with Unstartable(1) as workers:
        if broken == 1:
            assert workers.submit(len, "four").result() == 4
        else:
            with pytest.raises(WorkersLost, match="EOFError"):
                list(results(workers, len, ["four"], lambda: 0))


def test_what_others_call_off_is_not_handed_out_again() -> None:
    tried: list[object] = []

    class Left(ThreadPoolExecutor):
        def submit(self, fn: object, /, *args: object, **kwargs: object) -> Future[Any]:
            tried.append(fn)
            left: Future[Any] = Future()
            left.cancel()
            left.set_running_or_notify_cancel()
            return left

    with Left(1) as executor, pytest.raises(WorkersLost, match="the scheduler has gone"):
        list(results(executor, len, ["four"], lambda: 0))
    assert len(tried) == 1
