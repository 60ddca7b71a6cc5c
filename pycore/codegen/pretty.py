"""What is written for a machine made readable: cells by their signs in the plan, long lines folded.

Nothing else is changed: what is shown is, but for the names of the cells, what runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..plan.line_wrap import LEAST_WIDTH, WIDTH, wrapped
from ..plan.sentences import Signs

VARIABLE = re.compile(r"\bv\d+\b")
"""The value of a cell as the writer calls it (blocks.variable)."""

FURTHER = " " * 8
"""How much further in a line goes on."""

OPEN = re.compile(r"(\w+ [-+]?= |if not )(\w.*?)((?:: continue)?)")
"""A line that has no bracket round all of it to be folded in, and where one can be put."""


def readable(source: str, signs: Signs) -> str:
    """The text of a function with the signs of the cells, as wide as can be read."""
    called = {f"v{cell}": sign for cell, sign in enumerate(signs)}
    return "\n".join(_folded(VARIABLE.sub(lambda found: called[found[0]], source)))


def _folded(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if len(line) <= WIDTH:
            yield line
            continue
        code = line.lstrip()
        indent = " " * (len(line) - len(code))
        if found := OPEN.fullmatch(code):
            code = f"{found[1]}({found[2]}){found[3]}"
        first, *further = wrapped(code, max(WIDTH - len(indent) - len(FURTHER), LEAST_WIDTH))
        yield indent + first
        for piece in further:
            yield indent + FURTHER + piece
