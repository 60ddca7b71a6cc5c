"""What is written for a machine made readable: cells by their signs in the plan, long lines folded.

It is the text itself that is changed, before it is compiled: what is shown is what runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..plan.folding import LEAST_WIDTH, WIDTH, folded
from ..plan.sentences import Signs

VARIABLE = re.compile(r"\bv\d+\b")
"""The value of a cell as the writer calls it (blocks.variable)."""

FURTHER = " " * 8
"""How much further in a line goes on."""

OPEN = re.compile(r"(\w+ [-+]?= |if not )(\w.*?)((?:: continue)?)")
"""A line that has no bracket round all of it to be folded in, and where one can be put."""


def readable(lines: Iterable[str], signs: Signs) -> Iterator[str]:
    """The lines of a function with the signs of the cells, as wide as can be read."""
    called = {f"v{cell}": sign for cell, sign in enumerate(signs)}
    text = VARIABLE.sub(lambda found: called[found[0]], "\n".join(lines))
    for line in text.split("\n"):
        if len(line) <= WIDTH:
            yield line
            continue
        code = line.lstrip()
        indent = " " * (len(line) - len(code))
        if found := OPEN.fullmatch(code):
            code = f"{found[1]}({found[2]}){found[3]}"
        first, *further = folded(code, max(WIDTH - len(indent) - len(FURTHER), LEAST_WIDTH))
        yield indent + first
        for piece in further:
            yield indent + FURTHER + piece
