"""The formats found in this room: each file without a leading underscore has a FORMAT, or FORMATS
if one form serves several puzzles."""

from __future__ import annotations

import pkgutil
import sys
from functools import cache
from importlib import import_module

from ._format import Format


@cache
def all_formats() -> tuple[Format, ...]:
    """Return every format, in the order of trial."""
    room = sys.modules[__package__]
    names = [m.name for m in pkgutil.iter_modules(room.__path__)]
    files = [import_module(f"{__package__}.{n}") for n in sorted(names) if not n.startswith("_")]
    found: list[Format] = []
    for file in files:
        found += file.FORMATS if hasattr(file, "FORMATS") else [file.FORMAT]
    return tuple(sorted(found, key=lambda form: form.place))
