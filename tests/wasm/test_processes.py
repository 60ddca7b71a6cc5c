"""Processes of this machine and a cluster's workers go on in WebAssembly too, with a journal."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pycore.api.counting import count
from pycore.parallel.executors.processes import Processes
from pycore.puzzles import puzzle_named
from pycore.search.placements import compiled
from tests.support.machines import python_alone

pytestmark = pytest.mark.native

QUEENS, OPTIONS, SOLUTIONS = puzzle_named("queens"), {"n": "10"}, 724


def is_in_wasm() -> bool:
    """Whether a count in this process has gone on in WebAssembly."""
    kept = [*compiled._listing._results.values(), *compiled._counting._results.values()]
    return any(function.machine is not None for _, function, _ in kept)


def test_processes_keep_in_a_file_what_webassembly_counted(tmp_path: Path) -> None:
    kept = tmp_path / "parts"
    with Processes(1) as workers:
        counted = count(QUEENS, OPTIONS, strategy="compiled", executor=workers, keep=kept)
        assert workers.submit(is_in_wasm).result()
    assert counted.solutions == SOLUTIONS
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[: len(lines) // 2]))
    with python_alone(), ThreadPoolExecutor(1) as thread:
        resumed = count(QUEENS, OPTIONS, strategy="compiled", executor=thread, keep=kept)
    assert (resumed.solutions, resumed.nodes) == (SOLUTIONS, counted.nodes)


def test_workers_of_a_cluster_count_in_webassembly() -> None:
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
        cluster.get_client() as client,
        client.get_executor() as executor,
    ):
        counted = count(QUEENS, OPTIONS, strategy="compiled", executor=executor)
        assert executor.submit(is_in_wasm).result()
    assert counted.solutions == SOLUTIONS
