"""Fixtures of the tests of parallel search."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.small_pieces import small_pieces


@pytest.fixture
def three_loops() -> Iterator[None]:
    """Compiled functions pause at every chance and nest three loops at most."""
    with small_pieces(3):
        yield
