"""A count by two workers that saves its finished parts (--keep), killed at random moments.

    python -m tests.support.kept_kills [--seed N] [--kills N]

Each kill ends, by the seed, the whole process group at once, like a power cut, or one of the
processes below the command, usually a worker. In the first case the command is repeated with the
same file; in the second it must go on by itself, or say that it cannot. A kill comes when a number
of further parts, at most MOST, are in the file: it depends on chance, not on the load of the
machine. Every completed count is compared with the undivided one, and the next begins with a fresh
file. For docs/reliability.md; tests/cli has some of it.
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
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
COUNT = (sys.executable, "-m", "pycore", "count", "magic-star", "--strategy", "prune", "--json")
MOST = 300
"""Out of about 1,300 parts."""
LOST = 5
"""The exit code of a count whose workers died too often: it prints no number."""


def begin(*more: str) -> subprocess.Popen[str]:
    """Start the command, in a process group of its own."""
    return subprocess.Popen(
        [*COUNT, *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def totals(out: str) -> dict[str, Any]:
    """Return its final figures, without the time."""
    return {**json.loads(out), "seconds": None}


def below(leader: int) -> list[int]:
    """Return the descendants of a process."""
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


@dataclass
class Kills:
    """The number of kills to come, and the results so far."""

    to_come: int
    random: Random
    happened: Counter[str] = field(default_factory=Counter)

    def life(self, file: Path) -> dict[str, Any] | None:
        """Run the command to its end; return the totals, None if it was killed or gave up with a
        message."""
        self.happened["files gone on with"] += file.exists()
        process = begin("--workers", "2", "--keep", str(file))
        while self.to_come and wait_for(file, self.random.randrange(MOST), process):
            self.to_come -= 1
            print(f"\r{self.to_come} kills to come ", end="", file=sys.stderr, flush=True)
            everybody = below(process.pid)
            if everybody and self.random.random() < 0.5:
                self.happened["one process killed"] += 1
                with suppress(ProcessLookupError):
                    os.kill(self.random.choice(everybody), signal.SIGKILL)
            else:
                self.happened["all killed"] += 1
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
                return None
        out, err = process.communicate()
        self.happened["broken lines dropped"] += "dropped: damaged" in err
        if process.returncode == LOST:
            self.happened["given up in words"] += 1
            return None
        assert process.returncode == 0, err
        return totals(out)


def wait_for(file: Path, more: int, process: subprocess.Popen[str]) -> bool:
    """Wait until that many more lines are saved; return whether the process is still running."""
    wanted = parts_in(file) + more
    while process.poll() is None:
        if parts_in(file) >= wanted:
            return True
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.005)
    return False


def parts_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=10)
    asked = parser.parse_args()
    straight = totals(begin().communicate()[0])
    kills = Kills(asked.kills, Random(asked.seed))
    ended: list[dict[str, Any]] = []
    with TemporaryDirectory() as folder:
        while kills.to_come or Path(folder, str(len(ended))).exists():
            told = kills.life(Path(folder, str(len(ended))))
            ended += [told] if told else []
    wrong = [each for each in ended if each != straight]
    happened = ", ".join(f"{what}: {number}" for what, number in kills.happened.items())
    print(f"\n{happened}; {len(ended)} counts ended, {len(wrong)} of them WRONG")
    print(f"each: {straight}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
