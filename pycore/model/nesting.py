"""How deep the lists and objects of a JSON text are.

Python refuses a text that is too deep to be read; inside Pyodide it would end instead.
"""

from __future__ import annotations

import re
from itertools import accumulate

IN_QUOTES = r'(?s:"(?:[^"\\]|\\.)*"?)'
"""A JSON string, or the rest if it is unterminated."""


def is_deeper(text: str, most: int) -> bool:
    """Return whether lists and objects are more than `most` deep; brackets in strings do not
    count."""
    brackets = re.findall(r"[\[\]{}]", re.sub(IN_QUOTES, "", text))
    depths = accumulate(1 if bracket in "[{" else -1 for bracket in brackets)
    return any(depth > most for depth in depths)
