"""Typesetting for static pages, like web/app/dom/html.js for the app."""

from __future__ import annotations

import re

COUNTED = re.compile(r"(?:(?<=\d)|^) (?=[\u3040-\u30ff\u4e00-\u9fff])")


def bound(text: str) -> str:
    """Return the text with numbers bound to Japanese counters, so that no line breaks between."""
    return COUNTED.sub("\N{NO-BREAK SPACE}", text)
