"""Typesetting in pages that are written in advance, as web/app/dom/html.js does for the app."""

from __future__ import annotations

import re

COUNTED = re.compile(r"(?:(?<=\d)|^) (?=[\u3040-\u30ff\u4e00-\u9fff])")


def bound(text: str) -> str:
    """Return the text with numbers bound to the Japanese words that count, so that no line breaks
    between."""
    return COUNTED.sub("\N{NO-BREAK SPACE}", text)
