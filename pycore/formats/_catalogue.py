"""The formats, found in this room: each file without a leading underscore has a FORMAT, or FORMATS
if one form serves several puzzles."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from ._format import Format


@cache
def all_formats() -> tuple[Format, ...]:
    """Return every format, in the order in which they are tried."""
    names = [m.name for m in pkgutil.iter_modules([str(Path(__file__).parent)])]
    files = [import_module(f"{__package__}.{n}") for n in sorted(names) if not n.startswith("_")]
    found: list[Format] = []
    for file in files:
        found += file.FORMATS if hasattr(file, "FORMATS") else [file.FORMAT]
    return tuple(sorted(found, key=lambda form: form.place))
