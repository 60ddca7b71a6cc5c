"""What is written for a machine made readable: cells by the letters of the plan, long lines folded.

It is the text itself that is changed, before it is compiled: what is shown is what runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..model.placement import Placement
from ..plan.folding import LEAST_WIDTH, WIDTH, folded
from ..plan.sentences import letters

VARIABLE = re.compile(r"\bv\d+\b")
"""The value of a cell as the writer calls it (blocks.variable)."""

FURTHER = " " * 8
"""How much further in a line goes on."""


def readable(lines: Iterable[str], placement: Placement) -> Iterator[str]:
    """The lines of a function with the letters of the cells, as wide as can be read."""
    signs = {f"v{cell}": sign for cell, sign in enumerate(letters(placement))}
    text = VARIABLE.sub(lambda found: signs[found[0]], "\n".join(lines))
    for line in text.split("\n"):
        if len(line) <= WIDTH:
            yield line
            continue
        code = line.lstrip()
        indent = " " * (len(line) - len(code))
        first, *further = folded(code, max(WIDTH - len(indent) - len(FURTHER), LEAST_WIDTH))
        yield indent + first
        for piece in further:
            yield indent + FURTHER + piece
