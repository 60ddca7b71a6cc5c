"""The long run: `python3 build.py fuzz [--minutes N] [--seed N] [--only FUZZER ...]`; its `--help`
explains how to run for an hour, and the claim of every fuzzer."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from textwrap import fill
from time import monotonic

from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.rounds import report, run

MOST_MEMORY = 4 << 30
"""Bytes: a search that needs more fails alone, without affecting the machine."""

FOR_AN_HOUR = "python3 build.py fuzz --minutes 60 --seed 2"

EPILOG = "\n".join(
    [
        f"for an hour, with other cases than last time:\n  {FOR_AN_HOUR}\n",
        "the fuzzers, and what each holds the core to:",
        *(
            fill(
                f"{fuzzer.name}: {fuzzer.claim}", 100, initial_indent="  ", subsequent_indent="    "
            )
            for fuzzer in FUZZERS.values()
        ),
    ]
)


def main(words: Sequence[str]) -> int:
    """Fuzz for a while, print the cases tried and the failures; return 1 if there were any."""
    parser = argparse.ArgumentParser(
        prog="build.py fuzz",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Try the core by chance, all fuzzers in turn. A fault is printed when it is\n"
        "first met, with what shows it again; at the end comes one table of what was tried.",
        epilog=EPILOG,
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same cases")
    parser.add_argument(
        "--only", nargs="+", metavar="FUZZER", choices=list(FUZZERS), help="only these fuzzers"
    )
    asked = parser.parse_args(words)
    limit_memory()
    chosen = {name: FUZZERS[name] for name in asked.only or FUZZERS}

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    runs = run(chosen, asked.seed, asked.minutes * 60, monotonic, say)
    print(f"seed {asked.seed}\n{report(runs)}")
    return int(any(run.faults for run in runs))


def limit_memory() -> None:
    """Limit the memory of every search to MOST_MEMORY, if the system supports that."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
