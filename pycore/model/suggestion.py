"""Suggestions for a name that is not known."""

from __future__ import annotations

from collections.abc import Iterable

from .bilingual import Text, plain

LONGEST = 40
"""The most characters of a name that are compared: the time grows with their square."""

ALIKE = 0.7
"""From 0 to 1: how similar a name must be; "dance" is no "race"."""


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """Return the name most like the input; None if none is similar enough."""
    asked = plain(typed[:LONGEST]).strip()
    like, name = max(((likeness(asked, name), name) for name in names), default=(0.0, None))
    return name if like >= ALIKE else None


def likeness(one: str, other: str) -> float:
    """Return the part of both words, 0 to 1, that is in their longest common subsequence; capitals
    are the same as small letters."""
    one, other = one.lower(), other.lower()
    row = [0] * (len(other) + 1)
    for sign in one:
        above, row = row, [0]
        for at, there in enumerate(other):
            row.append(above[at] + 1 if there == sign else max(above[at + 1], row[at]))
    return 2 * row[-1] / (len(one) + len(other))


def suggestion(typed: str, names: Iterable[str], otherwise: Text) -> Text:
    """Return the end of a sentence about an unknown name: the nearest name, or `otherwise` if there
    is none."""
    name = nearest(typed, names)
    return Text(f"did you mean {name}?", f"。{name} のことですか。") if name else otherwise
