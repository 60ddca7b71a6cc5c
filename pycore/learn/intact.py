"""Whether a program has changed Python itself: its built-in names, or the functions of this room.

What it has changed is put back at once, so that the program can still be reported; the next one
should have a fresh Python all the same, since not everything can be seen.
"""

from __future__ import annotations

import builtins
import sys
from typing import Any

_whole: list[tuple[dict[str, Any], dict[str, Any]]] = []
"""Names as they are now, and as they were."""


def note_what_is_whole() -> None:
    """Remember how everything was before the first program."""
    if _whole:
        return
    _whole.append((vars(builtins), dict(vars(builtins))))
    for name, module in list(sys.modules.items()):
        if module and name.startswith(f"{__package__}."):
            made = {key: it for key, it in vars(module).items() if callable(it)}
            _whole.append((vars(module), made))


def mended() -> bool:
    """Put back what has been changed; return whether anything was. Nothing built in is used: it may
    be gone."""
    was_changed = False
    for now, then in _whole:
        for name in then:
            if now.get(name) is not then[name]:
                was_changed = True
                now[name] = then[name]
    return was_changed
