"""Messages to the terminal, and running other programs.

problem   an expected failure that stops the build, reported in one sentence, without a traceback
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

Words = Sequence[str | Path]  # a program and its arguments

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"  # intermediate products; never committed, may be deleted at any time

LAST_LINES = 30  # of a failed program's output, enough to see why
LONGEST_LINE = 300  # some programs quote whole minified scripts


class Problem(Exception):
    """The build cannot go on; the message says what is missing and what would be right."""


def say(line: str) -> None:
    """Print a message at once."""
    print(line, flush=True)


def read_output(
    command: Words,
    failed: str,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run a program to its end, silently; return its output.

    `env` is added to the environment. Raises Problem with `failed` and the end of the output if the
    program cannot be started or fails.
    """
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Problem(f"{failed}: {error}") from error
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()[-LAST_LINES:]
        raise Problem("\n  ".join([failed + ":", *(line[:LONGEST_LINE] for line in said)]))
    return done.stdout


def exit_code(command: Words, *, env: Mapping[str, str] | None = None) -> int:
    """Run a program whose output is shown; return its exit code."""
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env={**os.environ, **(env or {})}, check=False
    ).returncode


def answer_of(command: Words) -> str | None:
    """Return the output of a successful program, stripped; None if it does not run."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
