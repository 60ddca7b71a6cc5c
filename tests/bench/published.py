"""Published puzzles of every kind: a proof that the solution is the only one.

The puzzles are the files of tests/bench/puzzles/, one for each family, with their sources: a line
for each, its name there, its notation and its givens, divided by tabs. The time is that of the
median puzzle by the strategy `propagate`, with everything that it prepares.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tests.bench.ours import ours
from tests.bench.programs.proofs import Proofs
from tests.bench.rows import Failed, Row, is_asked_for, rounds, unmeasured

PUZZLES = Path(__file__).parent / "puzzles"
FAMILIES = tuple(sorted(file.stem for file in PUZZLES.glob("*.txt")))

TASK = "Published puzzles, the median one of each family, with proof"
TIMES = 3

LANGFORD = {7: 52, 8: 300}
"""Rows of Langford's problem, with their reflections (OEIS A014552)."""


def puzzles_of(family: str) -> list[list[str]]:
    """The puzzles of a family: of each the notation and, if there are some, the givens."""
    lines = (PUZZLES / f"{family}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split("\t")[1:] for line in lines if not line.startswith("#")]


def measure() -> list[Row]:
    """A row for each family; then Langford's problem, which has many solutions."""
    rows = [measured(family) for family in FAMILIES if is_asked_for(TASK)]
    for n, expected in LANGFORD.items():
        way = ours("langford", f"n={n}", "propagate", "cold", "all", expected)
        rows += rounds(f"Langford's problem, n = {n}, all {expected}", {"ours": way}, TIMES)
    return rows


def measured(family: str) -> Row:
    """The times of the median puzzle of a family, with the slowest one and their nodes."""
    puzzles, done = puzzles_of(family), list[Proofs]()
    way = f"{family}, {len(puzzles)}"
    try:
        done += [proved(family, puzzles) for _ in range(TIMES)]
    except Failed as why:
        return unmeasured(TASK, way, why)
    worst = median([max(each["seconds"]) for each in done])
    nodes = done[0]["nodes"]
    note = f"slowest {worst:.2g} s; nodes {median(nodes):,.0f}, at most {max(nodes):,}"
    return Row(TASK, way, tuple(median(each["seconds"]) for each in done), note)


def proved(family: str, puzzles: Sequence[Sequence[str]]) -> Proofs:
    """What a process of its own finds. Raises Failed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.programs.proofs"],
        input=json.dumps([family, puzzles]),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"failed: {done.stderr.strip().splitlines()[-1]}"[:80])
    return checked(json.loads(done.stdout))


def checked(found: Proofs) -> Proofs:
    """What was found, if each puzzle has one solution. Raises Failed."""
    if set(found["solutions"]) != {1}:
        raise Failed(f"wrong: {found['solutions']} solutions")
    return found
