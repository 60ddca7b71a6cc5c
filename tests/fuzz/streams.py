"""Real processes whose streams are closed, full or abandoned, on terminals with few characters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shlex import join
from typing import NamedTuple

from tests.fuzz.commands import EXIT_CODES, whole_json
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect

ROOT = Path(__file__).parents[2]

PATIENCE = 60.0
"""Seconds within which a process ends, on a busy machine."""

STDIN = b"1234341221434321\n"

SHORT = (
    ("list", "--json"),
    ("list", "--lang", "ja"),
    ("show", "magic-star", "--lang", "ja"),
    ("solve", "flip-it", "--json"),
    ("solve", "flip-it", "--lang", "ja"),
    ("solve", "permutations", "--option", "n=6", "--json"),
    ("count", "latin-square", "--option", "order=4", "--json"),
    ("race", "flip-it", "--json"),
    ("shared", "latin-square", "--option", "order=3", "--json"),
    ("hint", "sudoku", "--option", "size=4", "--json"),
    ("generate", "sudoku", "--option", "size=4", "--json", "--seed", "1"),
    ("solve", "sudoku", "--option", "size=4", "--file", "-", "--json"),
    ("solve", "magic-star", "--option", "order=99"),
)
ENCODINGS = ("utf-8", "ascii", "cp1252", "shift_jis", "utf-16")
LEFT = "left reader"
STREAMS = {
    "plain": "",
    "no stdout": ">&-",
    "no stderr": "2>&-",
    "no stdin": "<&-",
    "no streams": "<&- >&- 2>&-",
    "full stdout": ">/dev/full",
    "full stderr": "2>/dev/full",
    LEFT: "| head -n 1",
}


class Streamed(NamedTuple):
    """A command with one of STREAMS and one of ENCODINGS."""

    words: tuple[str, ...]
    streams: str
    encoding: str


def streamed(random: Random) -> Streamed:
    """Any of each."""
    streams = random.choice(list(STREAMS))
    return Streamed(random.choice(SHORT), streams, random.choice(ENCODINGS))


def check(case: Streamed, tried: Tried) -> None:
    """The process ends with an exit code that is known, without a traceback; its JSON is whole."""
    command = join([sys.executable, "-m", "pycore", *case.words])
    ended = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} {STREAMS[case.streams]}"],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": case.encoding},
        input=STDIN,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    tried["processes"] += 1
    tried[case.streams] += 1
    err = ended.stderr.decode("latin-1").replace("\0", "")  # plain ASCII in any encoding
    expect(f"{case.streams}: no traceback", "Traceback" in err or "Exception" in err, False)
    if ended.returncode not in EXIT_CODES:
        raise Wrong(f"{case.streams}: an exit code that is known", ended.returncode)
    if "--json" in case.words and case.streams != LEFT:  # a reader may leave mid-character
        try:
            out = ended.stdout.decode(case.encoding)
        except UnicodeError as error:
            raise Wrong(f"{case.encoding}: what is written can be read", error) from error
        whole_json(out)
        expect(f"{case.encoding}: no character of JSON is replaced", "?" in out, False)


def simpler(case: Streamed) -> Iterator[Streamed]:
    """The usual encoding, the usual streams."""
    if case.encoding != "utf-8":
        yield case._replace(encoding="utf-8")
    if case.streams != "plain":
        yield case._replace(streams="plain")


def show(case: Streamed) -> str:
    """The command for a shell."""
    command = f"python3 -m pycore {join(case.words)} {STREAMS[case.streams]}".rstrip()
    return f"PYTHONIOENCODING={case.encoding} {command}"


FUZZER = Fuzzer(
    "streams",
    "Whatever happens to its streams, a process ends with a documented exit code and without "
    "a traceback, and JSON is whole in every encoding.",
    streamed,
    check,
    simpler,
    show,
    short=5,
    native=True,
)
