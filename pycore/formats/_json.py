"""The JSON of other programs."""

from __future__ import annotations

import json

from ..model.nesting import is_deeper

DEEPEST = 30
"""The most lists and objects in each other; other programs have five or six."""


def json_in(text: str) -> object:
    """Return what a JSON text says. Raises ValueError, and JSONDecodeError where it breaks."""
    if is_deeper(text, DEEPEST):
        raise ValueError("too deep")
    return json.loads(text)
