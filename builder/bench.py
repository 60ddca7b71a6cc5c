"""build.py bench: install the packages that tests/bench compares with, and measure."""

from __future__ import annotations

from builder import environment, site, turns
from builder.shell import exit_code


def run(rest: list[str]) -> int:
    """Set up, build the site and run the benchmark; return its exit code."""
    site.build()
    with turns.alone():
        python = environment.python_with("build", "test", "bench")
    return exit_code([python, "-m", "tests.bench", *rest])
