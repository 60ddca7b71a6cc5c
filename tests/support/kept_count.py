"""A count in a process of its own that saves a checkpoint in a file after every slice, resumes from
that file when it is started again, and prints its last progress:

    python -m tests.support.kept_count FILE QUESTION

QUESTION is an "open" or "assist" of the page for the job 1, as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from pycore.handlers.bridge import Bridge

ROOT = Path(__file__).parents[2]

LATEST = 1.5
"""The most seconds after the start of a process until it is killed."""

Question = dict[str, Any]


def count(question: Question, file: Path | None = None) -> Any:
    """Return the last progress; the checkpoint is in the file, intact at any moment."""
    kept = {"from": file.read_text()} if file and file.exists() else {}
    bridge = Bridge()
    opened = ask(bridge, {**question, **kept})
    assert opened["type"] == "opened", opened
    while True:
        progress = json.loads(bridge.order('{"type": "run", "job": 1}') or "")
        bridge.events(1)
        if progress["state"] != "running":
            return progress
        checkpoint = ask(bridge, {"type": "keep", "job": 1})["checkpoint"]
        if file and checkpoint:
            new = file.with_suffix(".new")
            new.write_text(checkpoint)
            new.replace(file)


def begun(question: Question) -> str:
    """Return the checkpoint after one slice."""
    bridge = Bridge()
    ask(bridge, question)
    bridge.order('{"type": "run", "job": 1}')
    checkpoint: str = ask(bridge, {"type": "keep", "job": 1})["checkpoint"]
    return checkpoint


def ask(bridge: Bridge, question: Question) -> Any:
    """Return the answer to a question."""
    answer = bridge.ask(json.dumps({**question, "id": 1}))
    while answer is None:
        answer = bridge.go_on(1)
    return json.loads(answer)


class Killed(NamedTuple):
    """The last progress of a count that was killed, the number of kills, and of those after it had
    saved something."""

    progress: Any
    kills: int
    late: int


def killed(question: Question, random: Random, most: int) -> Killed:
    """Count, killed at random moments, at most that many times: it may end before."""
    kills = late = 0
    with TemporaryDirectory() as folder:
        file = Path(folder) / "kept.json"
        words = [sys.executable, "-m", "tests.support.kept_count", str(file), json.dumps(question)]
        for left in range(most, -1, -1):
            with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
                try:
                    told, _ = process.communicate(
                        timeout=LATEST * random.random() if left else None
                    )
                    break
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.communicate()
                    kills += 1
                    late += file.exists()
    return Killed(json.loads(told), kills, late)


if __name__ == "__main__":
    print(json.dumps(count(json.loads(sys.argv[2]), Path(sys.argv[1]))))
