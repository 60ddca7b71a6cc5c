"""Programs as a person writes them: the star in Python and in C.

The same plan (the strategy `symmetry`), told by `program`: as loops and as a recursion. Python runs
in this process; of the programs in C the start of a process, about a millisecond, is counted too.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from pycore.catalogue import puzzle_named
from pycore.plan.derivation import derive_one_of_each_kind
from pycore.telling.lines import Program
from pycore.telling.loops import loops
from pycore.telling.recursion import recursion
from tests.bench.c_peers import compiled
from tests.bench.rows import Row, Way, rounds, timed
from tests.support.told_programs import printed_by

KINDS = 80


def measure() -> list[Row]:
    """All kinds of the star, printed."""
    puzzle = puzzle_named("magic-star")
    settings = puzzle.settings({})
    plan = derive_one_of_each_kind(puzzle.placement(settings), puzzle.draw(settings)).plan
    with tempfile.TemporaryDirectory(prefix="edagari-bench-") as folder:
        ways: dict[str, Way] = {}
        for form, write in (("loops", loops), ("recursion", recursion)):
            ways[f"Python, {form}"] = timed(_python(write(plan, "python", [])), KINDS)
            source = Path(folder) / f"{form}.c"
            source.write_text(write(plan, "c", []).text("en"), "utf-8")
            ways[f"C, {form}"] = _c(source)
        return rounds("Magic star, one of each kind by drawing, 80, as told", ways)


def _python(program: Program) -> Callable[[], int]:
    return lambda: len(printed_by(program))


def _c(source: Path) -> Way:
    """The way that runs the program; it is compiled before it is timed."""

    def run() -> float:
        made = compiled(source)

        def lines() -> int:
            ran = subprocess.run([made], capture_output=True, text=True, check=True)
            return len(ran.stdout.splitlines())

        return timed(lines, KINDS)()

    return run
