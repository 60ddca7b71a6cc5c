"""What a person may have meant who typed a name that is not known."""

from __future__ import annotations

from collections.abc import Iterable

from .bilingual import Text, plain

LONGEST = 40
"""Characters of a name that are compared: that takes time by the square."""

ALIKE = 0.7
"""From 0 to 1: how much like a name it must be; "dance" is no "race"."""


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """The name most like what was typed; None where none is much like it."""
    from difflib import get_close_matches  # only a wrong name needs it

    name = plain(typed[:LONGEST]).strip().lower()
    return next(iter(get_close_matches(name, list(names), 1, ALIKE)), None)


def suggestion(typed: str, names: Iterable[str], otherwise: Text) -> Text:
    """The end of a sentence about a name that is not known: whether the nearest was meant,
    `otherwise` where there is none.
    """
    name = nearest(typed, names)
    return Text(f"did you mean {name}?", f"。{name} のことですか。") if name else otherwise
