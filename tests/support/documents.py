"""The examples in documents: blocks of code, and commands with their output."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from tests.support.commands import run

ROOT = Path(__file__).parents[2]
COMMAND = "python3 -m pycore "

SECONDS = re.compile(
    r"[0-9.e-]+ (?=seconds|秒)|(?<=seconds )[0-9.]+"
    r'|(?<="plan": )[0-9.e-]+|(?<="search": )[0-9.e-]+|(?<="seconds": )[0-9.e-]+'
)
"""Times vary between runs."""


def blocks(document: Path, language: str) -> list[str]:
    """Return the blocks of code in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text("utf-8"), re.M | re.S)


def examples(document: Path) -> Iterator[tuple[str, str]]:
    """Yield every command shown, with the lines under it."""
    for block in blocks(document, "console"):
        for shown in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = shown.partition("\n")
            assert command.startswith(COMMAND)
            yield command.removeprefix(COMMAND), output


def without_times(output: str) -> str:
    return SECONDS.sub("", output)


def prints_what_is_shown(command: str, output: str) -> None:
    """Fail unless the command prints the lines shown under it."""
    said = run("--lang", "en", *shlex.split(command))
    assert without_times(said.out).strip() == without_times(output).strip()
