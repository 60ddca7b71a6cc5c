"""A count in a separate process that saves a checkpoint in a file after every slice, resumes from
that file when restarted, and prints its last progress:

    python -m tests.support.kept_count FILE QUESTION [SAVED]

QUESTION is an "open" or "assist" of the page for the job 1, as JSON. After SAVED checkpoints the
process kills itself in the next slice, as if killed from outside.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from pycore.handlers.bridge import Bridge

ROOT = Path(__file__).parents[2]

Question = dict[str, Any]


def count(question: Question, file: Path | None = None, most: int | None = None) -> Any:
    """Return the last progress; the checkpoint in the file is intact at any moment. With `most`,
    die in the slice after that many checkpoints."""
    saved = 0
    kept = {"from": file.read_text()} if file and file.exists() else {}
    bridge = Bridge()
    opened = ask(bridge, {**question, **kept})
    assert opened["type"] == "opened", opened
    while True:
        progress = json.loads(bridge.order('{"type": "run", "job": 1}') or "")
        bridge.events(1)
        if progress["state"] != "running":
            return progress
        if saved == most:
            os.kill(os.getpid(), signal.SIGKILL)
        checkpoint = ask(bridge, {"type": "checkpoint", "job": 1})["checkpoint"]
        if file and checkpoint:
            new = file.with_suffix(".new")
            new.write_text(checkpoint)
            new.replace(file)
            saved += 1


def begun(question: Question) -> str:
    """Return the checkpoint after one slice."""
    bridge = Bridge()
    ask(bridge, question)
    bridge.order('{"type": "run", "job": 1}')
    checkpoint: str = ask(bridge, {"type": "checkpoint", "job": 1})["checkpoint"]
    return checkpoint


def ask(bridge: Bridge, question: Question) -> Any:
    """Return the answer to a question."""
    answer = bridge.ask(json.dumps({**question, "id": 1}))
    while answer is None:
        answer = bridge.go_on(1)
    return json.loads(answer)


class Killed(NamedTuple):
    """The last progress of a killed count, and the number of kills."""

    progress: Any
    kills: int


def killed(question: Question, saved: int, times: int) -> Killed:
    """Count, killed `times` times, each time after `saved` more checkpoints."""
    kills = 0
    with TemporaryDirectory() as folder:
        file = Path(folder) / "kept.json"
        words = [sys.executable, "-m", "tests.support.kept_count", str(file), json.dumps(question)]
        for more in [*[[str(saved)]] * times, []]:
            done = subprocess.run(
                [*words, *more], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
            )
            kills += done.returncode == -signal.SIGKILL
    return Killed(json.loads(done.stdout), kills)


if __name__ == "__main__":
    file, question, *most = sys.argv[1:]
    print(json.dumps(count(json.loads(question), Path(file), int(most[0]) if most else None)))
