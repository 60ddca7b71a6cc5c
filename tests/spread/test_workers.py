"""Processes that die, Ctrl-C, an end in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from pycore.catalogue import puzzle_named
from pycore.run.job import Job
from pycore.search import strategy_named
from pycore.spread.ends import Stopped, heed, is_stopped
from pycore.spread.gathering import Help, spread
from pycore.spread.workers import Workers
from tests.support.clocks import ticking
from tests.support.spreading import driven, straight

pytestmark = pytest.mark.native

STAR = puzzle_named("magic-star")
SETTINGS = STAR.settings({"order": "6"})
PLACEMENT, DRAWING = STAR.placement(SETTINGS), STAR.draw(SETTINGS)


class Mortal(Workers):
    """Now and then one of the workers is killed when it is given something to do."""

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


def search(workers: Workers) -> Job:
    preparing = strategy_named("forced", PLACEMENT).prepare(PLACEMENT, DRAWING)
    whole = spread(preparing, PLACEMENT, DRAWING, "forced", None, Help(workers, lists=False))
    return Job(whole, PLACEMENT.is_solution, ticking())


def test_workers_are_killed_and_the_total_is_right() -> None:
    with Mortal(2, 7) as workers:
        counted = driven(search(workers))
    assert workers.killed == 3
    assert counted == straight(PLACEMENT, DRAWING, "forced")._replace(found=[])


def test_what_is_not_wanted_any_more_is_let_go() -> None:
    """The workers end, and nothing of them is left."""
    with Workers(2) as workers:
        job = search(workers)
        while not workers._pool._processes:
            job.run(0.0)
        job.stop()
        mine = list(workers._pool._processes.values())
    assert not any(process.is_alive() for process in mine)


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
    assert issubclass(Stopped, Exception)
