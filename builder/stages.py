"""Stages: commands run side by side, each reported at its end, with a final summary.

stage   a name and its commands; it fails if one of them does
lane    stages run one after another; lanes run side by side
round   lanes; a round begins when the previous one has passed
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

from builder.shell import ROOT, Words, say

CLOSING = " in "  # in pytest's last line: "12 passed in 3.45s"
LAST_LINES = 20  # of what failed, said again near the end: of a long log one may see only that

# Write byte code even where the machine says otherwise, as containers do: tests start Python about
# a hundred times, and each start would compile the core again.
KEEP_BYTE_CODE = {"PYTHONDONTWRITEBYTECODE": ""}


@dataclass(frozen=True)
class Stage:
    """Commands and their purpose. `fine` are the exit codes that mean no failure."""

    name: str
    commands: Sequence[Words]
    fine: frozenset[int] = frozenset({0})


@dataclass(frozen=True)
class Result:
    """The result of a stage and its whole output. `closing` is the last line of tests, with the
    number passed."""

    stage: Stage
    state: Literal["ok", "FAILED"]
    seconds: float
    output: str
    closing: str = ""


Round = Sequence[Sequence[Stage]]


def run(*rounds: Round) -> int:
    """Run the rounds; return 0 if all pass. In a round, a failing stage does not hide others."""
    results: list[Result] = []
    for number, lanes in enumerate(rounds, 1):
        results += _run_round(lanes)
        if any(result.state == "FAILED" for result in results):
            left = [stage.name for later in rounds[number:] for lane in later for stage in lane]
            break
    else:
        left = []
    failed = [result for result in results if result.state == "FAILED"]
    for result in failed:
        last = "\n".join(result.output.splitlines()[-LAST_LINES:])
        say(f"\n== {result.stage.name}, once more its end\n{last}")
    say("")
    for result in sorted(results, key=lambda result: result.state):
        say(f"{result.state:6} {result.seconds:6.1f} s  {result.stage.name}  {result.closing}")
    if left:
        say(f"not run, since something before it failed: {'; '.join(left)}")
    return int(bool(failed))


def _run_round(lanes: Round) -> list[Result]:
    results: list[Result] = []
    turn = threading.Lock()  # report one stage at a time

    def run_lane(lane: Sequence[Stage]) -> None:
        for stage in lane:
            result = _run(stage)
            with turn:
                results.append(result)
                say(f"\n== {stage.name}\n{result.output}\n== {stage.name}: {_told(result)}")

    with ThreadPoolExecutor(max(1, len(lanes))) as pool:
        for done in [pool.submit(run_lane, lane) for lane in lanes]:
            done.result()
    return results


def _run(stage: Stage) -> Result:
    begun = time.monotonic()
    codes, output = [], ""
    for command in stage.commands:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env={**os.environ, **KEEP_BYTE_CODE},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        codes.append(done.returncode)
        output += done.stdout
    last = (output.strip().splitlines() or [""])[-1].strip("= ")
    closing = last if CLOSING in last else ""
    well = all(code in stage.fine for code in codes)
    seconds = time.monotonic() - begun
    return Result(stage, "ok" if well else "FAILED", seconds, output.rstrip(), closing)


def _told(result: Result) -> str:
    return f"{result.state} ({result.seconds:.1f} s)"
