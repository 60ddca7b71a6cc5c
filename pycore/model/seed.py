"""Seeds of random numbers: a seed makes the same numbers on every machine."""

from __future__ import annotations

from .bilingual import read_whole

LARGEST_SEED = 999_999_999

USUAL_SEED = 1
"""The default seed of a search, which makes it the same every time."""


def read_seed(typed: str) -> int:
    """Read a seed. Raises BadInput."""
    return read_whole("seed", typed, 0, LARGEST_SEED)
