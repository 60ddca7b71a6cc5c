"""Fixtures of the tests of executors."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from pycore.parallel.executors.processes import Processes
from tests.support.small_pieces import small_pieces


@pytest.fixture(scope="session")
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(3) as executor:
        yield executor


@pytest.fixture(scope="session")
def workers() -> Iterator[Processes]:
    with Processes(2) as executor:
        yield executor


@pytest.fixture
def three_loops() -> Iterator[None]:
    """Compiled functions pause at every chance and nest three loops at most."""
    with small_pieces(3):
        yield
