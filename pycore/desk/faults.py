"""Faults: what is wrong with what a page sends, as plain data.

fault   {"cell", "option", "words"}: a place and what would be right; one of the first two at most
        is not None
table   a dictionary of strings by name; it comes from links and files, and may be anything
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from pycore.model.text import BadInput, Text

Data = dict[str, Any]


class Refused(Exception):
    """A task that cannot be carried out; `faults` say why, as plain data."""

    def __init__(self, faults: Sequence[Data]) -> None:
        super().__init__("; ".join(fault["words"]["en"] for fault in faults))
        self.faults = list(faults)


@contextmanager
def refusing() -> Iterator[None]:
    """Inside, bad input of any kind becomes Refused."""
    try:
        yield
    except BadInput as bad:
        raise Refused([fault_of(bad)]) from None


def fault(words: Text, cell: int | None = None, option: str | None = None) -> Data:
    """A fault with these words, at a cell, at an option, or with the whole."""
    return {"cell": cell, "option": option, "words": words._asdict()}


def fault_of(bad: BadInput) -> Data:
    """The fault that an error speaks of."""
    if bad.place.startswith("cell "):
        return fault(bad.words, cell=int(bad.place.removeprefix("cell ")))
    if bad.place.startswith("line "):
        places = bad.place_in_words()
        return fault(Text(*(f"{at}: {words}" for at, words in zip(places, bad.words, strict=True))))
    return fault(bad.words, option=bad.place or None)


def table(given: object) -> dict[str, str]:
    """A table of what was typed. Raises Refused when it is none."""
    if isinstance(given, Mapping) and all(isinstance(entry, str) for entry in given.values()):
        return {str(name): entry for name, entry in given.items()}
    raise Refused([fault(Text("This cannot be read as a puzzle.", "問題として読み取れません。"))])
