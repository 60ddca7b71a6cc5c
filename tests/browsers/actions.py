"""Mouse and keyboard actions, in the terms that both WebDriver protocols share.

Source: https://www.w3.org/TR/webdriver2/#actions
"""

from __future__ import annotations

from typing import Any

Source = dict[str, Any]


def clicking(x: float, y: float) -> Source:
    """A mouse click at a position of the viewport."""
    to = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return {"type": "pointer", "id": "mouse", "actions": [to, *press]}


def typing(text: str) -> Source:
    """A key for each character."""
    keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
    return {"type": "key", "id": "keys", "actions": keys}
