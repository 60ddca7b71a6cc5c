"""The long run: `python3 build.py fuzz [--minutes N] [--seed N] [--only FUZZER ...]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import monotonic

from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.rounds import report, run

MOST_MEMORY = 4 << 30
"""Bytes: a search that wants more fails alone, and does not take the machine with it."""


def main(words: Sequence[str]) -> int:
    """Fuzz for a while, print what was tried and what failed; 1 when anything did."""
    parser = argparse.ArgumentParser(prog="build.py fuzz", description="Try the core by chance.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same cases")
    parser.add_argument("--only", nargs="+", choices=list(FUZZERS), help="only these fuzzers")
    asked = parser.parse_args(words)
    limit_memory()
    chosen = {name: FUZZERS[name] for name in asked.only or FUZZERS}

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    runs = run(chosen, asked.seed, asked.minutes * 60, monotonic, say)
    print(f"seed {asked.seed}\n{report(runs)}")
    return int(any(run.faults for run in runs))


def limit_memory() -> None:
    """Let no search take more memory than MOST_MEMORY, where the system can see to that."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
