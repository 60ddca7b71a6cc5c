"""Fixtures of the tests of checkpoints and of parts."""

from collections.abc import Iterator

import pytest

from tests.support.small_pieces import small_pieces


@pytest.fixture(scope="module")
def three_loops() -> Iterator[None]:
    """Compiled functions pause at every chance and nest three loops at most."""
    with small_pieces(3):
        yield
