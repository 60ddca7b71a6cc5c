"""Our own strategies as ways to measure, each run in a process of its own."""

from __future__ import annotations

import sys

from tests.bench.rows import Way, program


def ours(
    puzzle: str,
    options: str,
    strategy: str,
    temperature: str,
    wanted: str,
    expected: int,
    python: str = sys.executable,
) -> Way:
    """The way that runs programs/ours.py with these arguments; see there for what they mean."""
    command = ["-m", "tests.bench.programs.ours", puzzle, options, strategy, temperature, wanted]
    return program([python, *command], expected)
