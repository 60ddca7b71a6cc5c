"""A site generator: its packages, what an author configures, and the two pages that it builds.

script    the address of embed.js
switch    a script that does what the site's own switch to dark does; "" if it has none
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

PROGRAM = """from edagari.learn import puzzle
board = puzzle()

# An empty line before this one, and indentation after it.
for value in board.values:
    print(value)
"""
CODE = PROGRAM.replace("\n", "&#10;")
BOARD = '<edagari-puzzle id="board" puzzle="magic-square" option-order="3"></edagari-puzzle>'
EXERCISE = (
    f'<edagari-puzzle id="program" puzzle="permutations" view="python" code="{CODE}">'
    "</edagari-puzzle>"
)
WORDS = "The article goes on, for as long as it takes, and says nothing new."
PARAGRAPHS = "\n\n".join([WORDS] * 40)
FIRST = f"""# First

{WORDS}

{BOARD}

{WORDS}

{EXERCISE}

## After

{PARAGRAPHS}

[The second page]({{link}})
"""
SECOND = f"# Second\n\n{WORDS}\n"


def first(link: str) -> str:
    """Return the page with the puzzles, in Markdown, with this link to the other page."""
    return FIRST.replace("{link}", link)


@dataclass(frozen=True)
class Generator:
    """How a site is made: `files` by path, for the address of embed.js; `built` is the folder of
    the site, `page` the page with the puzzles in it."""

    name: str
    packages: tuple[str, ...]
    files: Callable[[str], Mapping[str, str]]
    command: tuple[str, ...]
    built: str
    page: str
    switch: str = ""

    @property
    def is_node(self) -> bool:
        return any("@" in each.lstrip("@") for each in self.packages)


def build(made: Generator, folder: Path, script: str) -> Path:
    """Install a generator in `folder`, and build the pages; return the folder of the site."""
    for path, text in made.files(script).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    if made.is_node:
        _run(["npm", "install", "--no-audit", "--no-fund", "--silent", *made.packages], folder)
        programs = folder / "node_modules/.bin"
    else:
        _run([sys.executable, "-m", "venv", "venv"], folder)
        programs = folder / "venv/bin"
        _run([programs / "python", "-m", "pip", "install", "--quiet", *made.packages], folder)
    _run([programs / made.command[0], *made.command[1:]], folder)
    return folder / made.built


def _run(words: list[str | Path], folder: Path) -> None:
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{words[0]} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
