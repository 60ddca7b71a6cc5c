"""Counts in processes of their own with one file of finished parts: killed in the middle, two at
once, gone on with.

life    from a command to its end: it ends by itself, or is killed once so many more parts are kept
both    a second process with the same file, begun at the same time
victim  all processes of a command at once, or one of those that it has started
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.fuzz.asked import Answer, answer_in, one_sentence
from tests.fuzz.harness import TOO_LONG, Fuzzer, Tried, Wrong, expect
from tests.support.kept_kills import below, wait_for

ROOT = Path(__file__).parents[2]

PATIENCE = 300.0
"""Seconds after which a count is considered hung, even on a busy machine."""

BAD_INPUT, WORKERS_LOST = 2, 5

SQUARE = ("count", "magic-square", "--option", "order=3", "--strategy")
COUNTS: dict[tuple[str, ...], int] = {
    (*SQUARE, "prune"): 8,
    (*SQUARE, "order"): 8,
    (*SQUARE, "prune", "--given", "0=2"): 2,
    (*SQUARE, "prune", "--given", "0=4"): 2,
    (*SQUARE, "prune", "--given", "0=1"): 0,
    ("solve", *SQUARE[1:], "prune"): 8,
    ("count", "permutations", "--option", "n=6", "--strategy", "prune"): 720,
    ("count", "latin-square", "--option", "order=4", "--strategy", "order"): 576,
}
"""The counts, and their true results."""


class Life(NamedTuple):
    """Which of COUNTS one or two processes do at once, how many workers they have; after how many
    more parts the first of them is killed (None: never), and whether with all that it started."""

    counts: tuple[int, ...]
    workers: int
    killed_after: int | None
    whole: bool


class Lives(NamedTuple):
    """Lives, one after another, with the same file."""

    lives: tuple[Life, ...]


def lives(random: Random) -> Lives:
    """One to three lives of one count; one in two cases another count comes between."""
    count, other = random.sample(range(len(COUNTS)), 2)
    mixed = random.random() < 0.5
    made = []
    for _ in range(random.randint(1, 3)):
        first = other if mixed and random.random() < 0.3 else count
        second = other if mixed and random.random() < 0.5 else count
        made.append(
            Life(
                (first, second) if random.random() < 0.5 else (first,),
                random.choice((1, 2, 2, 3)),
                random.choice((None, 0, 1, 5, 50, 200)),
                random.random() < 0.6,
            )
        )
    return Lives(tuple(made))


def check(case: Lives, tried: Tried) -> None:
    """Whatever ends by itself says what is true, or refuses in one line; and so does a count that
    goes on at last, undisturbed."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "kept")
        for life in case.lives:
            lived(life, file, tried)
        asked = {count for life in case.lives for count in life.counts}
        codes = [lived(Life((count,), 1, None, True), file, tried) for count in sorted(asked)]
        expect("one of the counts at least goes on at last", any(codes), True)


def lived(life: Life, file: Path, tried: Tried) -> bool:
    """Live a life; return whether a count finished."""
    processes = [begin(count, life.workers, file) for count in life.counts]
    try:
        if life.killed_after is not None and wait_for(file, life.killed_after, processes[0]):
            kill(processes[0], life.whole)
            tried["killed"] += 1
        ends = [process.communicate(timeout=PATIENCE) for process in processes]
    except subprocess.TimeoutExpired as late:
        raise Wrong(TOO_LONG, f"not within {PATIENCE:.0f} seconds") from late
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    done = False
    for count, process, (out, err) in zip(life.counts, processes, ends, strict=True):
        tried[f"exit code {process.returncode}"] += 1
        if process.returncode != -signal.SIGKILL:
            disturbed = life.killed_after is not None and process is processes[0]
            done |= ended(count, answer_in(process.returncode, out, err), disturbed)
    return done


def ended(count: int, given: Answer, disturbed: bool) -> bool:
    """Compare a process that ended by itself with the truth; return whether it had an answer."""
    truth = list(COUNTS.values())[count]
    if given.code == BAD_INPUT or (disturbed and given.code == WORKERS_LOST):
        one_sentence(f"exit code {given.code}", given)
        return False
    expect("no traceback", "Traceback" in given.err, False)
    expect("the exit code", given.code, 0 if truth else 1)
    expect("it comes to its end", given.totals["finished"], True)
    expect("the number of solutions", given.totals["solutions"], truth)
    return True


def begin(count: int, workers: int, file: Path) -> subprocess.Popen[str]:
    """The command, in a group of its own."""
    return subprocess.Popen(
        command(count, workers, file),
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def command(count: int, workers: int, file: Path) -> list[str]:
    """The words of the command."""
    program = [sys.executable, "-m", "pycore", *list(COUNTS)[count], "--json"]
    return [*program, "--workers", str(workers), "--keep", str(file)]


def kill(process: subprocess.Popen[str], whole: bool) -> None:
    """Kill the command with everything it has started, or one of its processes alone."""
    started = below(process.pid)
    with suppress(ProcessLookupError):
        if whole or not started:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            os.kill(started[-1], signal.SIGKILL)


def simpler(case: Lives) -> Iterator[Lives]:
    """A life less, a process less."""
    lives = case.lives
    for at, life in enumerate(lives):
        if len(lives) > 1:
            yield Lives(lives[:at] + lives[at + 1 :])
        for count in life.counts if len(life.counts) > 1 else ():
            yield Lives((*lives[:at], life._replace(counts=(count,)), *lives[at + 1 :]))


FUZZER = Fuzzer(
    "processes",
    "Counts with one file of finished parts, killed in the middle and two at once, say what is "
    "true or refuse in one line, and go on.",
    lives,
    check,
    simpler,
    short=2,
    share=3,
    native=True,
)
