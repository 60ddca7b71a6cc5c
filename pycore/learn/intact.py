"""Checks whether a program has changed Python itself: built-in names, or the functions of this
room.

Changes are undone at once, so that the program can still be reported; the next program should still
get a fresh Python, since not every change is visible.
"""

from __future__ import annotations

import builtins
import sys
from typing import Any

_whole: list[tuple[dict[str, Any], dict[str, Any]]] = []
"""Names now and before."""


def note_what_is_whole() -> None:
    """Remember the state before the first program."""
    if _whole:
        return
    _whole.append((vars(builtins), dict(vars(builtins))))
    for name, module in list(sys.modules.items()):
        if module and name.startswith(f"{__package__}."):
            made = {key: it for key, it in vars(module).items() if callable(it)}
            _whole.append((vars(module), made))


def mended() -> bool:
    """Undo changes; return whether there were any. No built-in is used, since it may be gone."""
    was_changed = False
    for now, then in _whole:
        for name in then:
            if now.get(name) is not then[name]:
                was_changed = True
                now[name] = then[name]
    return was_changed
