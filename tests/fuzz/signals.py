"""Real processes that are interrupted at any moment.

moment  seconds after the start; in the first tenth or so Python itself is still starting
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from shlex import join
from typing import NamedTuple

from tests.fuzz.commands import EXIT_CODES, whole_json
from tests.fuzz.harness import Fuzzer, Tried, Wrong
from tests.support import ctrl_c

ROOT = Path(__file__).parents[2]

PATIENCE = 60.0
"""Seconds within which a process ends after a signal, on a busy machine."""

LONG = (
    ("solve", "magic-star", "--option", "order=8", "--strategy", "prune", "--json"),
    ("solve", "permutations", "--option", "n=9", "--json"),
    ("count", "magic-star", "--strategy", "generate-and-test", "--json"),
    ("count", "latin-square", "--option", "order=7", "--json"),
    ("solve", "sliding-tiles", "--option", "size=4x4", "--strategy", "breadth-first", "--json"),
    ("race", "magic-star", "--json"),
    ("farthest", "sliding-tiles", "--option", "size=3x4", "--json"),
)
"""Commands that take longer than any test waits."""

OURS = f"pycore{os.sep}"
"""The paths that a traceback contains if it passes through our modules."""

FIRST_LINES = re.compile(r"pycore.(__init__|starting)\.py\", line \d+, in <module>")
"""The code in which Ctrl-C is not handled yet: some hundred microseconds."""


class Interrupted(NamedTuple):
    """A command that is sent a signal at a moment."""

    words: tuple[str, ...]
    signal: str
    moment: float


def interrupted(random: Random) -> Interrupted:
    """Any moment of the first two seconds, most of them early."""
    name = random.choice(("SIGINT", "SIGINT", "SIGTERM"))
    return Interrupted(random.choice(LONG), name, round(2 * random.random() ** 2, 3))


def check(case: Interrupted, tried: Tried) -> None:
    """The process ends soon, without a traceback, with whole lines.

    SIGTERM may end it in the middle of a line.
    """
    ctrl_c.hear_it()
    process = subprocess.Popen(
        [sys.executable, "-m", "pycore", *case.words],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    out, err, in_time = after_signal(process, case)
    code = process.returncode
    tried[case.signal] += 1
    tried[f"exit code {code}"] += 1
    if not in_time:
        raise Wrong(f"{case.signal} ends a process soon", f"not within {PATIENCE:.0f} seconds")
    ours = [line for line in err.splitlines() if OURS in line and not FIRST_LINES.search(line)]
    if ours:  # before our code can handle signals, Python itself may print anything
        when = " while importing" if ours[-1].endswith("in <module>") else ""
        raise Wrong(f"{case.signal}{when}: no traceback", err)
    if code not in {*EXIT_CODES, -signal.Signals[case.signal]}:
        raise Wrong(f"{case.signal}: the process is interrupted, or ends", code)
    whole_json(out[: out.rfind("\n") + 1] if case.signal == "SIGTERM" else out)


def after_signal(process: subprocess.Popen[str], case: Interrupted) -> tuple[str, str, bool]:
    """Send the signal at its moment: what the process wrote, and whether it ended in time."""
    with suppress(subprocess.TimeoutExpired):
        return *process.communicate(timeout=case.moment), True
    process.send_signal(signal.Signals[case.signal])
    with suppress(subprocess.TimeoutExpired):
        return *process.communicate(timeout=PATIENCE), True
    process.kill()
    return *process.communicate(), False


def show(case: Interrupted) -> str:
    """The command for a shell."""
    name = case.signal.removeprefix("SIG")
    return f"timeout -s {name} {case.moment} python3 -m pycore {join(case.words)}"


FUZZER = Fuzzer(
    "signals",
    "A process that is interrupted at any moment ends soon, without a traceback, and its JSON "
    "lines are whole.",
    interrupted,
    check,
    show=show,
    short=5,
    share=2,
    native=True,
)
