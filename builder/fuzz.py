"""build.py fuzz: tests/fuzz tries the core by chance, for as long as it is told to."""

from __future__ import annotations

from builder import environment, turns
from builder.shell import exit_code


def run(rest: list[str]) -> int:
    """Set up what is needed and fuzz; 1 when anything failed."""
    with turns.alone():
        python = environment.python_with("build", "test")
    return exit_code([python, "-m", "tests.fuzz", *rest])
