"""Programs as a person writes them, in Python and in C: the star, the queens, a Sudoku.

The same strategy, written by `program` as loops and as a recursion, if there are both. Python runs
in this process; for the programs in C the start of a process, about a millisecond, counts too.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pycore.model.bilingual import Text
from pycore.model.incremental import result_of
from pycore.programs.listing import Form, Language, Program
from pycore.puzzles import puzzle_named
from pycore.run.program import forms_of, program_in_slices
from pycore.search import strategy_named
from pycore.task.faults import usable
from pycore.task.placements import placement_task
from tests.bench.c_peers import compiled
from tests.bench.rows import Row, Way, rounds, timed
from tests.support.running_programs import printed_by


class Task(NamedTuple):
    """A program to write and run: it prints that many `lines`."""

    title: str
    puzzle: str
    strategy: str
    lines: int
    givens: str = ""


HARD = next(each for each in puzzle_named("sudoku").examples if "Inkala" in each.title.en).given
TASKS = (
    Task("Magic star, one of each kind by drawing, 80, as a program", "magic-star", "symmetry", 80),
    Task("Eight queens, 92, as a program", "queens", "prune", 92),
    Task("Sudoku, Inkala 2010, as a program", "sudoku", "propagate", 1, HARD),
)


def measure() -> list[Row]:
    """All solutions that each strategy visits, printed."""
    return [row for task in TASKS for row in _rows(task)]


def _rows(task: Task) -> list[Row]:
    found = usable(placement_task(task.puzzle, {}, {}, task.givens))
    strategy = strategy_named(task.strategy, found.placement)
    title = Text(task.title, task.title)

    def written(language: Language, form: Form) -> Program:
        asked = (found.placement, found.drawing, strategy, language, form, title)
        return result_of(program_in_slices(*asked))

    with tempfile.TemporaryDirectory(prefix="edagari-bench-") as folder:
        ways: dict[str, Way] = {}
        for form in forms_of(strategy):
            ways[f"Python, {form}"] = timed(_python(written("python", form)), task.lines)
            source = Path(folder) / f"{form}.c"
            source.write_text(written("c", form).text("en"), "utf-8")
            ways[f"C, {form}"] = _c(source, task.lines)
        return rounds(task.title, ways)


def _python(program: Program) -> Callable[[], int]:
    return lambda: len(printed_by(program))


def _c(source: Path, expected: int) -> Way:
    """The way that runs the program; it is compiled before it is timed."""

    def run() -> float:
        made = compiled(source)

        def lines() -> int:
            ran = subprocess.run([made], capture_output=True, text=True, check=True)
            return len(ran.stdout.splitlines())

        return timed(lines, expected)()

    return run
