"""build.py bench: tests/bench measures, with the packages it compares with installed."""

from __future__ import annotations

from builder import environment, site, turns
from builder.shell import exit_code


def run(rest: list[str]) -> int:
    """Set up what is needed, build the site and run the benchmark; its exit code."""
    site.build()
    with turns.alone():
        python = environment.python_with("build", "test", "bench")
    return exit_code([python, "-m", "tests.bench", *rest])
