"""Values of variables, abbreviated, without running any of their code.

A value of a built-in type is written by Python, perhaps only its beginning; of any other value only
the type is named, because its `__repr__` may do anything.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

MOST_ITEMS = 40
MOST_LETTERS = 60
MOST_DIGITS = 10**40
MOST_DEPTH = 3

SIMPLE = (bool, float, complex, type(None), range)
ROWS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    frozenset: ("{", "}"),
    deque: ("deque([", "])"),
}
TABLES = (dict, Counter, defaultdict)


def short(value: Any, depth: int = 0) -> str:
    """Return a value in a few words."""
    kind = type(value)
    if kind is int:
        return repr(value) if abs(value) < MOST_DIGITS else f"{value:#x}"[:24] + "…"
    if kind is str or kind is bytes:
        return repr(value) if len(value) <= MOST_LETTERS else repr(value[:MOST_LETTERS])[:-1] + "…"
    if kind in SIMPLE:
        return repr(value)
    if kind in ROWS:
        return _row(value, *ROWS[kind], depth)
    if kind in TABLES:
        return _table(value, depth)
    if kind is FunctionType:
        return f"<function {value.__name__}>"
    return f"<{kind.__name__}>"


def _row(values: Any, begin: str, end: str, depth: int) -> str:
    if depth == MOST_DEPTH:
        return f"{begin}…{end}"
    items = [short(each, depth + 1) for each, _ in zip(values, range(MOST_ITEMS), strict=False)]
    if len(values) > MOST_ITEMS:
        items.append("…")
    if type(values) is tuple and len(values) == 1:
        return f"({items[0]},)"
    if not items and begin == "{":
        return "set()"
    return begin + ", ".join(items) + end


def _table(table: dict[Any, Any], depth: int) -> str:
    if depth == MOST_DEPTH:
        return "{…}"
    items = [
        f"{short(key, depth + 1)}: {short(value, depth + 1)}"
        for (key, value), _ in zip(table.items(), range(MOST_ITEMS), strict=False)
    ]
    if len(table) > MOST_ITEMS:
        items.append("…")
    return "{" + ", ".join(items) + "}"


class Variables:
    """The variables of one call, as last seen."""

    def __init__(self, hidden: frozenset[str]) -> None:
        self._hidden = hidden
        self._seen: dict[str, str] = {}

    def changes(self, frame: FrameType) -> dict[str, str | None]:
        """Return the new or different variables, with None for deleted ones."""
        now = {
            name: short(value)
            for name, value in frame.f_locals.items()
            if _is_shown(name, value) and name not in self._hidden
        }
        seen, self._seen = self._seen, now
        changed: dict[str, str | None] = {
            name: text for name, text in now.items() if seen.get(name) != text
        }
        return changed | {name: None for name in seen if name not in now}


def names_in(frame: FrameType) -> Variables:
    """Return the variables of a call, none of them seen yet. Variables of an enclosing call belong
    to that call."""
    code: CodeType = frame.f_code
    return Variables(frozenset(code.co_freevars))


def _is_shown(name: str, value: object) -> bool:
    """Return whether a variable is worth showing: not a function, class or module."""
    return not (name.startswith(("_", ".")) or isinstance(value, FunctionType | ModuleType | type))
