"""Suggestions for an unknown name."""

from __future__ import annotations

from collections.abc import Iterable

from .bilingual import Text, plain

LONGEST = 40
"""Only this many characters of a name are compared: time grows with their square."""

ALIKE = 0.7
"""The least similarity of a suggestion, 0 to 1: "dance" does not suggest "race"."""


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """Return the name most similar to the input; None if none is similar enough."""
    asked = plain(typed[:LONGEST]).strip()
    like, name = max(((likeness(asked, name), name) for name in names), default=(0.0, None))
    return name if like >= ALIKE else None


def likeness(one: str, other: str) -> float:
    """Return the share of both words, 0 to 1, in their longest common subsequence, ignoring
    case."""
    one, other = one.lower(), other.lower()
    row = [0] * (len(other) + 1)
    for sign in one:
        above, row = row, [0]
        for at, there in enumerate(other):
            row.append(above[at] + 1 if there == sign else max(above[at + 1], row[at]))
    return 2 * row[-1] / (len(one) + len(other))


def suggestion(typed: str, names: Iterable[str], otherwise: Text) -> Text:
    """Return the end of a sentence about an unknown name: the nearest name, or `otherwise`."""
    name = nearest(typed, names)
    return Text(f"did you mean {name}?", f"。{name} のことですか。") if name else otherwise
