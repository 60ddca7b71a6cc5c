"""Faults: what is wrong with what a page sends, as plain data.

fault   {"cell", "option", "words"}: a place and what would be right; one of the first two at most
        is not None
table   a dictionary of strings by name; it comes from links and files, and may be anything
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, assert_never

from pycore.model.text import BadInput, Fault, InCell, InText, Named, Text

Data = dict[str, Any]


class Refused(Exception):
    """A task that cannot be carried out; `faults` say why, as plain data."""

    def __init__(self, faults: Sequence[Data]) -> None:
        super().__init__(faults)  # what a copy is made from
        self.faults = list(faults)

    def __str__(self) -> str:
        return "; ".join(fault["words"]["en"] for fault in self.faults)


@contextmanager
def refusing() -> Iterator[None]:
    """Inside, bad input of any kind becomes Refused."""
    try:
        yield
    except BadInput as bad:
        raise Refused([fault_data(bad.fault)]) from None


def fault(words: Text, cell: int | None = None, option: str | None = None) -> Data:
    """A fault with these words, at a cell, at an option, or with the whole."""
    return {"cell": cell, "option": option, "words": words._asdict()}


def fault_data(wrong: Fault) -> Data:
    """A fault as plain data; a place in a text goes into its words."""
    match wrong.place:
        case None:
            return fault(wrong.words)
        case InCell(cell):
            return fault(wrong.words, cell=cell)
        case Named(name):
            return fault(wrong.words, option=name)
        case InText():
            return fault(wrong.in_words())
        case _:
            assert_never(wrong.place)


def table(given: object) -> dict[str, str]:
    """A table of what was typed. Raises Refused when it is none."""
    if isinstance(given, Mapping) and all(isinstance(entry, str) for entry in given.values()):
        return {str(name): entry for name, entry in given.items()}
    raise Refused([fault(Text("This cannot be read as a puzzle.", "問題として読み取れません。"))])
