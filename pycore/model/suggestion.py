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
    from difflib import get_close_matches  # only needed for a wrong name

    name = plain(typed[:LONGEST]).strip().lower()
    return next(iter(get_close_matches(name, list(names), 1, ALIKE)), None)


def suggestion(typed: str, names: Iterable[str], otherwise: Text) -> Text:
    """Return the end of a sentence about an unknown name: the nearest name, or `otherwise` if there
    is none."""
    name = nearest(typed, names)
    return Text(f"did you mean {name}?", f"。{name} のことですか。") if name else otherwise
