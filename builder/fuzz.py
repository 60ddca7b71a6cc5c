"""build.py fuzz: run tests/fuzz on the core with random cases, for a requested time.

With --properties it runs the property tests instead, each with a thousand new examples.
"""

from __future__ import annotations

from builder import environment, turns
from builder.shell import Words, exit_code

PROPERTIES = "--properties"
MANY: Words = ["-m", "pytest", "-m", "hypothesis", "--hypothesis-profile", "many"]


def run(rest: list[str]) -> int:
    """Set up and fuzz; return 1 if anything failed."""
    with turns.alone():
        python = environment.python_with("build", "test")
    if PROPERTIES in rest:
        return exit_code([python, *MANY, *(word for word in rest if word != PROPERTIES)])
    return exit_code([python, "-m", "tests.fuzz", *rest])
