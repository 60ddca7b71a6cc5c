"""Data as a canonical text, the same in every process and every Python."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

FORMERLY = {"PlanStep": "Step"}
"""Names that classes had when texts of them were first kept: what was kept then still counts."""


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
    name = type(thing).__name__
    return FORMERLY.get(name, name)
