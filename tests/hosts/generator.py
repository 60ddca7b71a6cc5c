"""A site generator: its packages, what an author configures, and the two pages that it builds.

script    the address of embed.js
switch    a script that does what the site's own switch to dark does; "" if it has none
frame     a puzzle without a script, where a generator drops scripts
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from builder import serve
from tests.hosts.packages import install, run, running

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
BOARD_FRAME = "puzzle=magic-square&option.order=3"
EXERCISE_FRAME = f"puzzle=permutations&view=python&code={quote(PROGRAM)}"
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
BY_HAND = '<h2 id="after">After</h2>'
LAYOUT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A tutorial</title>
    {head}<script async src="{script}"></script>
  </head>
  <body>{content}</body>
</html>
"""


def first(link: str, heading: str = "## After") -> str:
    """Return the page with the puzzles, in Markdown, with this link to the other page, and this
    heading after them."""
    return FIRST.replace("{link}", link).replace("## After", heading)


def layout(script: str, content: str, head: str = "") -> str:
    """Return a page of HTML with this content, or with the name that a generator has for it."""
    return LAYOUT.format(script=script, content=content, head=head)


def titled(text: str) -> str:
    """Return a page whose title is in its front matter, where the generator draws it."""
    title, rest = text.removeprefix("# ").split("\n", 1)
    return f"---\ntitle: {title}\n---\n{rest}"


def notebook(kind: Literal["markdown", "code"], *cells: str) -> str:
    """Return a notebook with these cells."""
    run: dict[str, object] = {} if kind == "markdown" else {"outputs": [], "execution_count": None}
    made: list[dict[str, object]] = [
        {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": text, **run}
        for number, text in enumerate(cells)
    ]
    kernel = {"kernelspec": {"name": "python", "display_name": "Python"}}
    return json.dumps({"cells": made, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


def frame(script: str, parts: str) -> str:
    """Return the address of a frame."""
    return f"{script.removesuffix('embed.js')}embed.html#{parts}"


def fixed(element: str, height: str) -> str:
    """Return an element of this height, as slides need it."""
    return element.replace("<edagari-puzzle", f'<edagari-puzzle height="fixed" style="{height}"', 1)


@dataclass(frozen=True)
class Generator:
    """How a site is made: `files` by path, for the address of embed.js; `command` builds it, if it
    has to be built; `built` is the folder of the site, `page` the page with the puzzles in it. A
    generator that is itself a `server` gets its port as the last word."""

    name: str
    packages: tuple[str, ...]
    files: Callable[[str], Mapping[str, str]]
    command: tuple[str, ...] = ()
    built: str = "."
    page: str = ""
    server: tuple[str, ...] = ()
    switch: str = ""
    kind: Literal["article", "deck", "frames", "notebook"] = "article"


@contextmanager
def served(made: Generator, folder: Path, site: str) -> Iterator[str]:
    """Install a generator in `folder`, build the pages, and yield the address of the site."""
    for path, text in made.files(f"{site}embed.js").items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    environment = install(made.packages, folder)
    if made.command:
        run(made.command, folder, environment)
    if made.server:
        with running(made.server, folder, environment) as address:
            yield address
        return
    with serve.server(folder / made.built, port=0) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield serve.address(host)
        host.shutdown()
