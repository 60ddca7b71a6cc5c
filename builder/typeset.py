"""How words are set in pages that are written beforehand, as web/app/dom/html.js sets the app's."""

from __future__ import annotations

import re

COUNTED = re.compile(r"(?:(?<=\d)|^) (?=[\u3040-\u30ff\u4e00-\u9fff])")


def bound(text: str) -> str:
    """The text with numbers joined to the Japanese words that count: no line ends between."""
    return COUNTED.sub("\N{NO-BREAK SPACE}", text)
