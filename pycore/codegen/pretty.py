"""Readable written code: cells under their signs in the plan, long lines wrapped.

Apart from the names of the cells, this is the code that runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..plan.line_wrap import LEAST_WIDTH, WIDTH, wrapped
from ..plan.sentences import Signs

VARIABLE = r"\bv\d+\b"
"""The writer's name for the value of a cell (blocks.variable)."""

FURTHER = " " * 8
"""The extra indentation of a continued line."""

OPEN = r"(\w+ [-+]?= |if not )(\w.*?)((?:: continue)?)"
"""A line without a bracket around its whole expression, and the place for one."""


def readable(source: str, signs: Signs) -> str:
    """Return the text of a function with the signs of the cells, wrapped to a readable width."""
    return "\n".join(_folded(with_signs(source, signs)))


def with_signs(source: str, signs: Signs) -> str:
    """Return the text with the signs of the cells."""
    called = {f"v{cell}": sign for cell, sign in enumerate(signs)}
    return re.sub(VARIABLE, lambda found: called[found[0]], source)


def _folded(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if len(line) <= WIDTH:
            yield line
            continue
        code = line.lstrip()
        indent = " " * (len(line) - len(code))
        if found := re.fullmatch(OPEN, code):
            code = f"{found[1]}({found[2]}){found[3]}"
        first, *further = wrapped(code, max(WIDTH - len(indent) - len(FURTHER), LEAST_WIDTH))
        yield indent + first
        for piece in further:
            yield indent + FURTHER + piece
