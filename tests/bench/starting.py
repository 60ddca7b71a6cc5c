"""Whole processes: how long a command and an import take, start of Python included.

Each process runs in turn; the base imports what the command line cannot do without. `import pycore`
stands for `import edagari`: the same folder under the name of the package. Byte code is kept, in a
folder of the bench, as Python does unless it is told not to (PYTHONDONTWRITEBYTECODE): what is
timed is not the compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from time import perf_counter

from builder.shell import ROOT
from tests.bench import interpreters
from tests.bench.rows import Failed, Row, Way, rounds

TIMES = 15
BASE = "import argparse, json, dataclasses, re"
WAYS = {
    BASE: (["-c", BASE], ""),
    "list": (["-m", "pycore", "list"], "magic-star"),
    "count magic-star": (["-m", "pycore", "count", "magic-star"], "exactly 960 solutions"),
    "import edagari": (["-c", "import pycore"], ""),
    "from edagari import puzzle_named, solve": (
        ["-c", "from pycore import puzzle_named, solve"],
        "",
    ),
}
"""What is run, and how its answer begins."""


def measure() -> list[Row]:
    """A start of every kind, by this Python and the others."""
    pythons = {"this CPython": sys.executable, **interpreters.others()}
    with TemporaryDirectory() as code:
        return [
            row
            for words, python in pythons.items()
            for row in rounds(
                f"Starting, {words}",
                {
                    way: process([python, *typed], answer, code)
                    for way, (typed, answer) in WAYS.items()
                },
                times=TIMES,
            )
        ]


def process(command: Sequence[str], answer: str, code: str) -> Way:
    """The way that runs a whole process; its answer must begin so. `code` is the folder of the byte
    code."""
    keeping = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": code}

    def run() -> float:
        began = perf_counter()
        done = subprocess.run(
            command, cwd=ROOT, env=keeping, capture_output=True, text=True, check=False
        )
        took = perf_counter() - began
        if done.returncode or not done.stdout.startswith(answer):
            raise Failed(f"wrong: {(done.stderr or done.stdout).strip()[-60:]!r}")
        return took

    return run
