"""Checks that plain data matches a type exactly."""

from __future__ import annotations

from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Return the fields of a TypedDict: type, and whether it is required."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: (get_args(hint)[0], False)
        if get_origin(hint) is NotRequired
        else (hint, kind.__total__)
        for name, hint in hints.items()
    }


def wrong(data: Any, kind: Any, at: str = "message") -> list[str]:
    """Return the places where JSON data differs from the type."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return []
    if origin in (UnionType, Union):
        tries = [wrong(data, each, at) for each in inner]
        return min(tries, key=len)
    if origin is Literal:
        return [] if data in inner else [f"{at}: {data!r} is none of {inner}"]
    if is_typeddict(kind):
        if not isinstance(data, dict):
            return [f"{at}: {data!r} is no {kind.__name__}"]
        fields = fields_of(kind)
        missing = [name for name, (_, must) in fields.items() if must and name not in data]
        more = [name for name in data if name not in fields]
        faults = [f"{at}.{name} is missing" for name in missing]
        faults += [f"{at}.{name} is unknown" for name in more]
        for name in data.keys() & fields.keys():
            faults += wrong(data[name], fields[name][0], f"{at}.{name}")
        return faults
    if origin is list:
        if not isinstance(data, list):
            return [f"{at}: {data!r} is no list"]
        return [f for n, each in enumerate(data) for f in wrong(each, inner[0], f"{at}[{n}]")]
    if origin is tuple:
        if not isinstance(data, list) or len(data) != len(inner):
            return [f"{at}: {data!r} is no {inner}"]
        return [f for n, k in enumerate(inner) for f in wrong(data[n], k, f"{at}[{n}]")]
    if origin is dict:
        if not isinstance(data, dict):
            return [f"{at}: {data!r} is no table"]
        keys = [
            f"{at}: {key!r} is no number" for key in data if inner[0] is int and not _whole(key)
        ]
        return keys + [f for k, each in data.items() for f in wrong(each, inner[1], f"{at}.{k}")]
    allowed = (int, float) if kind is float else kind
    fits = isinstance(data, allowed) and (kind is bool or not isinstance(data, bool))
    return [] if fits else [f"{at}: {data!r} is no {kind.__name__}"]


def _whole(key: str) -> bool:
    return key.removeprefix("-").isdecimal()
