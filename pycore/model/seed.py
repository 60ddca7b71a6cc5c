"""Seeds of random numbers: the same seed makes the same numbers, on any machine."""

from __future__ import annotations

from .bilingual import read_whole

LARGEST_SEED = 999_999_999

USUAL_SEED = 1
"""The seed of a search where none is chosen: the same search every time."""


def read_seed(typed: str) -> int:
    """Return the seed that was typed. Raises BadInput."""
    return read_whole("seed", typed, 0, LARGEST_SEED)
