"""A count by two workers that keeps its finished parts (--keep), killed at random moments.

    python -m tests.support.kept_kills [--seed N] [--kills N]

Each kill ends, as the seed decides, the whole group of processes at once, as a power cut would, or
one of the processes below the command, a worker mostly. After the first the command is given again,
with the same file; after the second it must go on by itself, or say that it cannot. Every count
that comes to its end is held against the straight one, and the next begins with a fresh file. For
docs/reliability.md; tests/cli has some of it.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
COUNT = (sys.executable, "-m", "pycore", "count", "magic-star", "--strategy", "prune", "--json")
LATEST = 2.5
"""Seconds until the next kill, at most."""
LOST = 5
"""The exit code of a count whose workers died too often: it tells no number."""


def begin(*more: str) -> subprocess.Popen[str]:
    """The command, in a group of its own."""
    return subprocess.Popen(
        [*COUNT, *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def totals(out: str) -> dict[str, Any]:
    """What it told at its end, the time that it took apart."""
    return {**json.loads(out), "seconds": None}


def below(leader: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    parents: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(status.parent.name))
    found, to_do = list[int](), [leader]
    while to_do:
        children = parents.get(to_do.pop(), [])
        found += children
        to_do += children
    return found


def killed(folder: Path, kills: int, random: Random) -> tuple[list[dict[str, Any]], Counter[str]]:
    """What the counts came to that ended, and how often each thing happened."""
    ended: list[dict[str, Any]] = []
    happened: Counter[str] = Counter()
    while sum(happened[what] for what in ("group", "one")) < kills or happened["under way"]:
        file = folder / str(len(ended))
        happened["gone on with"] += file.exists()
        process = begin("--workers", "2", "--keep", str(file))
        while True:
            last = happened["group"] + happened["one"] == kills
            try:
                out, err = process.communicate(timeout=None if last else random.uniform(0, LATEST))
            except subprocess.TimeoutExpired:
                everybody = below(process.pid)
                if everybody and random.random() < 0.5:
                    happened["one"] += 1
                    with suppress(ProcessLookupError):
                        os.kill(random.choice(everybody), signal.SIGKILL)
                    continue
                happened["group"] += 1
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                happened["under way"] = 1
                break
            happened["lines dropped"] += "damaged line" in err
            if process.returncode == LOST:
                happened["given up in words"] += 1
                happened["under way"] = 1
            else:
                assert process.returncode == 0, err
                ended.append(totals(out))
                happened["under way"] = 0
            break
    del happened["under way"]
    return ended, happened


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=10)
    asked = parser.parse_args()
    straight = totals(begin().communicate()[0])
    with TemporaryDirectory() as folder:
        ended, happened = killed(Path(folder), asked.kills, Random(asked.seed))
    wrong = [each for each in ended if each != straight]
    told = ", ".join(f"{what}: {number}" for what, number in happened.items())
    print(f"{told}; {len(ended)} counts ended, {len(wrong)} of them WRONG; straight: {straight}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
