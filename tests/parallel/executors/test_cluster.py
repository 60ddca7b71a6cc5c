"""A Dask cluster of processes on this machine, with workers killed during the search."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

from pycore.api.counting import count
from pycore.parallel import partition
from pycore.puzzles import puzzle_named
from pycore.run.job import Progress
from pycore.run.workers_lost import WorkersLost
from tests.support.commands import refused, run
from tests.support.processes import ROOT

pytestmark = pytest.mark.native

STAR = puzzle_named("magic-star")

if TYPE_CHECKING:  # half a second: only where these tests run
    from distributed import LocalCluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster


def test_workers_are_killed_and_the_total_is_right(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(partition, "PARTS", 30)
    random, killed = Random(3), 0

    def kill(progress: Progress) -> None:
        nonlocal killed
        if killed < 2 and progress.finished and progress.finished > 0.2 * (killed + 1):
            alive = [worker.pid for worker in cluster.workers.values() if worker.pid]
            with suppress(ProcessLookupError, IndexError):  # they are being replaced
                os.kill(random.choice(alive), signal.SIGKILL)
                killed += 1

    straight = count(STAR, strategy="forced")
    with cluster.get_client() as client, client.get_executor() as executor:
        counted = count(STAR, strategy="forced", executor=executor, progress=kill)
    assert killed == 2
    assert counted.finished
    assert (counted.solutions, counted.found, counted.nodes, counted.cuts, counted.classes) == (
        straight.solutions,
        straight.found,
        straight.nodes,
        straight.cuts,
        straight.classes,
    )


def test_the_command_line_reaches_it(cluster: LocalCluster) -> None:
    said = run("count", "magic-star", "--cluster", cluster.scheduler_address, "--json")
    assert said.code == 0
    assert json.loads(said.out)["solutions"] == 960


def test_a_limit_means_what_it_means_without_one(cluster: LocalCluster) -> None:
    asked = ("count", "magic-star", "--strategy", "prune", "--limit", "1", "--json")
    # What a limit leaves is cancelled, which the scheduler tells everyone: a client that connects
    # just then takes that for the answer to its greeting and gives up.
    with cluster.get_client() as client:
        alone, there = (
            json.loads(run(*asked, *where).out)
            for where in ((), ("--cluster", cluster.scheduler_address))
        )
        assert there["finished"] is alone["finished"] is False
        assert there["solutions"] == alone["solutions"] == 1
        assert there["classes"] == alone["classes"]
        with client.get_executor() as executor:
            counted = count(STAR, strategy="prune", limit=10, executor=executor)
        assert (counted.finished, counted.solutions) == (False, 10)


def test_where_there_is_none(capfd: pytest.CaptureFixture[str]) -> None:
    assert "cannot be reached" in refused("count", "magic-star", "--cluster", "nowhere at all")
    # The client that was not connected closes itself when it is collected. While another client
    # starts it would wait for a lock of that one, for ever.
    gc.collect()


SCHEDULER = """
import sys
from distributed import LocalCluster
with LocalCluster(
    n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
) as cluster:
    print(cluster.scheduler_address, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def scheduler() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A scheduler with a worker in a process of its own, and its address."""
    with subprocess.Popen(
        [sys.executable, "-c", SCHEDULER],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout
        yield process, process.stdout.readline().strip()
        process.kill()


def test_a_scheduler_that_dies_takes_the_total_with_it(
    scheduler: tuple[subprocess.Popen[str], str],
) -> None:
    from distributed import Client

    process, address = scheduler

    def kill(progress: Progress) -> None:
        if progress.finished:
            process.kill()

    client = Client(address, timeout=60)
    try:
        with pytest.raises(WorkersLost):
            count(
                puzzle_named("magic-square"),
                {"order": "5"},
                executor=client.get_executor(),
                progress=kill,
            )
    finally:
        with suppress(Exception):  # it may still be giving its work up, and trip over itself
            client.close()
