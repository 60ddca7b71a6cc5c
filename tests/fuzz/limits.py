"""Real processes with too few resources: memory, open files, disk space."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shlex import join
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.fuzz.asked import answer_in
from tests.fuzz.commands import EXIT_CODES, whole_json
from tests.fuzz.harness import TOO_LONG, Fuzzer, Tried, Wrong, expect

ROOT = Path(__file__).parents[2]

PATIENCE = 60.0
"""The most seconds of a command with a limit of six, on a busy machine."""

WORKERS_LOST, OUT_OF_MEANS = 5, 6
CODES = {*EXIT_CODES, WORKERS_LOST, OUT_OF_MEANS} - {130, 141, 143}

Words = tuple[str, ...]

SMALL: dict[Words, int] = {
    ("count", "magic-square", "--option", "order=3", "--strategy", "prune"): 8,
    ("solve", "magic-square", "--option", "order=3", "--strategy", "order"): 8,
    ("count", "magic-square", "--option", "order=3", "--strategy", "prune", "--given", "0=1"): 0,
    ("solve", "magic-square", "--option", "order=3", "--given", "0=1"): 0,
    ("count", "permutations", "--option", "n=7", "--strategy", "forced"): 5040,
    ("solve", "latin-square", "--option", "order=3"): 12,
}
"""Placements, whose parts can be done by workers and kept, with the number of their solutions."""

LARGE: tuple[Words, ...] = (
    ("count", "latin-square", "--option", "order=6"),
    ("solve", "sliding-tiles", "--option", "size=4x4", "--strategy", "levels"),
    ("solve", "flip-it"),
    ("farthest", "sliding-tiles", "--option", "size=3x3"),
    ("generate", "sudoku", "--seed", "3"),
    ("race", "magic-square", "--option", "order=3"),
    ("shared", "latin-square", "--option", "order=4"),
    ("hint", "sudoku", "--option", "size=4"),
    ("plan", "magic-square", "--option", "order=4"),
)
"""Commands that need memory, or read much; all of them have solutions."""

LIMITS: dict[str, tuple[int, ...]] = {
    "none": (0,),
    "memory": tuple(n << 20 for n in (0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 64, 128)),
    "files": (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24),
    "file size": (0, 1, 100, 300, 1000, 5000),
}

FILES = ("kept", "kept", "kept", "/dev/full", "/dev/zero", "/dev/null", "pipe", ".", "no/such", "")
"""Where parts are to be kept: in a folder of its own, or where nothing can be."""


class Limited(NamedTuple):
    """A command, and what is limited to how much; the words name the file to keep parts in."""

    words: Words
    limit: str
    amount: int


def limited(random: Random) -> Limited:
    """Any command, any limit; without a limit the file is one that cannot be used."""
    limit = random.choice(("none", "memory", "memory", "files", "files", "file size"))
    if random.random() < 0.1:
        words: Words = ("merge", *random.choices(FILES, k=2))
    elif random.random() < 0.3 and limit != "none":
        words = random.choice(LARGE)
    else:
        words = random.choice(list(SMALL))
        if random.random() < 0.6:
            words += ("--workers", random.choice(("1", "2", "2", "8")))
        if limit in ("none", "file size") or random.random() < 0.5:
            words += ("--keep", random.choice(FILES if limit == "none" else ("kept",)))
    if words[0] != "merge":
        words += ("--seconds", "6")
    return Limited(words, limit, random.choice(LIMITS[limit]))


def check(case: Limited, tried: Tried) -> None:
    """The process ends in time, says no more than one sentence, and says nothing that is not so."""
    code, out, err = outcome(case)
    tried[f"{case.limit}, exit code {code}"] += 1
    name = case.limit
    if code not in CODES:
        raise Wrong(f"{name}: an exit code that is foreseen", f"{code}: {err[-600:]}")
    expect(f"{name}: no traceback", "Traceback" in err, False)
    if err.count("\n") > 1:
        raise Wrong(f"{name}: one sentence at most", err[-600:])
    expect(f"{name}: a complaint has a name", err.startswith("edagari: ") or not err, True)
    truth = truth_of(case.words)
    if code == 1:
        expect(f"{name}: 1 where there is proved to be no solution", truth, 0)
    if case.words[0] == "merge":
        return
    whole_json(out)
    if code == 0:
        expect(f"{name}: an answer", bool(out), True)
    if truth is not None and out:
        totals = answer_in(code, out, err).totals
        if totals.get("finished"):
            expect(f"{name}: the number of solutions", totals["solutions"], truth)


def truth_of(words: Words) -> int | None:
    """How many solutions there are, as far as that is known here."""
    begun = [small for small in SMALL if words[: len(small)] == small]
    return SMALL[max(begun, key=len)] if begun else None


def outcome(case: Limited) -> tuple[int, str, str]:
    """Run the command in a folder of its own: its exit code and what it wrote."""
    with TemporaryDirectory() as folder:
        os.mkfifo(Path(folder, "pipe"))
        process = subprocess.Popen(
            [*starter(case), *case.words, *(["--json"] if case.words[0] != "merge" else [])],
            cwd=folder,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        try:
            out, err = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired as late:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise Wrong(TOO_LONG, f"not within {PATIENCE:.0f} seconds") from late
    return process.returncode, out, err


def starter(case: Limited) -> list[str]:
    """The command that starts it."""
    return [sys.executable, "-m", "tests.fuzz.limited", case.limit, str(case.amount)]


def simpler(case: Limited) -> Iterator[Limited]:
    """Without workers, without a file."""
    for flag in ("--workers", "--keep"):
        if flag in case.words:
            at = case.words.index(flag)
            yield case._replace(words=case.words[:at] + case.words[at + 2 :])


def show(case: Limited) -> str:
    """The command for a shell, in a folder where it may write; `pipe` is made by mkfifo there."""
    command = f"python3 -m tests.fuzz.limited {join((case.limit, str(case.amount), *case.words))}"
    return command if case.words[0] == "merge" else f"{command} --json"


FUZZER = Fuzzer(
    "limits",
    "With too few resources a command says so in one sentence, with a documented exit code, and "
    "says nothing untrue.",
    limited,
    check,
    simpler,
    show,
    short=3,
    share=3,
    native=True,
)
