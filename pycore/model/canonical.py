"""Data as a canonical text, the same in every process and every Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import TypeVar

Class = TypeVar("Class", bound=type)

_STORED_AS: dict[type, str] = {}
"""The names of classes in stored texts, where they are not their own."""


def stored_as(name: str) -> Callable[[Class], Class]:
    """Declare the name that a class has in stored texts, so that what was stored before it was
    renamed still counts."""

    def declare(kind: Class) -> Class:
        _STORED_AS[kind] = name
        return kind

    return declare


def canonical(*things: object) -> str:
    """Return the values as one text: equal texts mean equal values. Takes whole numbers, texts,
    None, and tuples, named tuples and dataclasses of them. Raises TypeError for anything else:
    unordered data has no unique text.

    Numbers are hexadecimal: Python refuses to write long ones in decimal.
    """
    return ",".join(map(_one, things))


def _one(thing: object) -> str:
    if thing is None:
        return "-"
    if isinstance(thing, int):
        return hex(thing)
    if isinstance(thing, str):
        return repr(thing)
    if isinstance(thing, tuple):
        name = _name(thing) if hasattr(thing, "_fields") else ""
        return f"{name}({canonical(*thing)})"
    if is_dataclass(thing) and not isinstance(thing, type):
        parts = [getattr(thing, field.name) for field in fields(thing)]
        return f"{_name(thing)}({canonical(*parts)})"
    raise TypeError(f"no exact text for {type(thing).__name__}")


def _name(thing: object) -> str:
    kind = type(thing)
    return _STORED_AS.get(kind, kind.__name__)
