"""Puzzle files of a person's own, right and wrong in any of their parts, given to any command.

part     a field of the puzzle, and the expressions that it may be: the first is right
blame    whatever is wrong is the file's fault: bad input in one line, never an error of ours
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha1
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.fuzz import commands
from tests.fuzz.harness import Fuzzer, Tried, empty_folder, expect

HEAD = """from dataclasses import replace

from pycore import *
from pycore.model.drawing import Drawing
from pycore.model.options import OneLine, Whole
from pycore.puzzles._template import PUZZLE as CROSS


def row(size):
    return Placement(size, tuple(range(1, size + 1)), (AllDifferent(tuple(range(size))),))


"""
NONSENSE = ("lambda *given: None", "lambda *given: 1 / 0", "lambda *given: unknown", "3")

PARTS: dict[str, tuple[str, ...]] = {
    "build": (
        "CROSS.build",
        "lambda s: row(5)",
        "lambda s: row(s['size'])",
        "lambda s: row(4)",
        "lambda s: Placement(5, [1], ())",
        "lambda s: Placement(5, (1, 2), (AllDifferent((0, 9)),))",
        *NONSENSE,
    ),
    "draw": (
        "CROSS.draw",
        "lambda s: grid(1, 5)",
        "lambda s: grid(2, 2)",
        "lambda s: replace(grid(1, 5), rows=())",
        "lambda s: Drawing('square', ())",
        *NONSENSE,
    ),
    "explain": ("CROSS.explain", "lambda s: 'words'", *NONSENSE),
    "name_lines": ("None", "lambda s: {}", *NONSENSE),
    "name_cells": ("None", "lambda s: ()", *NONSENSE),
    "options": (
        "CROSS.options",
        "()",
        "(Whole('arm', Text('A', 'A'), 1, 3, 1), OneLine('x', Text('X', 'X'), int, ''))",
        "None",
        "(1, 2)",
    ),
    "title": ("CROSS.title", "'words'", "None"),
    "too_many": ("CROSS.too_many", *NONSENSE),
}
COMMANDS = ("solve", "count", "show", "plan", "program", "hint", "shared", "generate", "race")
TIMED = ("solve", "count", "plan", "shared", "hint", "generate", "race")


class Own(NamedTuple):
    """A command, and for each part that is not the right one which expression it is."""

    command: str
    parts: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """The file."""
        fields = ", ".join(f"{name}={value}" for name, value in self.parts)
        return f"{HEAD}PUZZLE = replace(CROSS, {fields})\n"


def own(random: Random) -> Own:
    """A command and a file, of which one to three parts are changed."""
    names = random.sample(sorted(PARTS), random.randint(1, 3))
    return Own(random.choice(COMMANDS), tuple((name, random.choice(PARTS[name])) for name in names))


def check(case: Own, tried: Tried) -> None:
    """Run the command: it ends as for any other input, and the file is named where it is wrong."""
    with empty_folder():
        file = Path(f"mine_{sha1(case.text.encode()).hexdigest()[:12]}.py").absolute()
        file.write_text(case.text, encoding="utf-8")
        bounds = ("--seconds", "0.2") if case.command in TIMED else ()
        typed = commands.Typed((case.command, "--puzzle", str(file), *bounds), "")
        code, out, err = commands.outcome(typed)
    tried[f"exit code {code}"] += 1
    expect("the exit code is known", code in commands.EXIT_CODES, True)
    if code == 2:
        expect("what is wrong is told in one line", (err.count("\n"), out), (1, ""))
    else:
        expect("nothing is said of an error", err, "")


def simpler(case: Own) -> Iterator[Own]:
    """With a part less."""
    for at in range(len(case.parts)):
        yield case._replace(parts=case.parts[:at] + case.parts[at + 1 :])


FUZZER = Fuzzer(
    "own_files",
    "Whatever a puzzle file of one's own does wrong is told as its fault.",
    own,
    check,
    simpler,
    lambda case: f"{case.command} --puzzle of\n{case.text}",
    short=40,
)
