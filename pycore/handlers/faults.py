"""Faults: what is wrong with a message of the page, as plain data.

fault   {"cell", "option", "words"}: a place and what would be right; at most one of the first two
        is not None
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar, assert_never

from ..model.bilingual import BadInput, Fault, InCell, InText, Named, Text, shown
from ..task.faults import Faults

Data = dict[str, Any]
T = TypeVar("T")


class Refused(Exception):
    """A task that cannot be carried out; `faults` say why, as plain data."""

    def __init__(self, faults: Sequence[Data]) -> None:
        super().__init__(faults)  # what a copy is made from
        self.faults = list(faults)

    def __str__(self) -> str:
        return "; ".join(fault["words"]["en"] for fault in self.faults)


@contextmanager
def refusing() -> Iterator[None]:
    """Turn bad input of any kind in the block into Refused."""
    try:
        yield
    except BadInput as bad:
        raise Refused([fault_data(bad.fault)]) from None


def granted(task: T | Faults) -> T:
    """Return the task. Raises Refused with its faults if it has any."""
    if isinstance(task, list):
        raise Refused(list(map(fault_data, task)))
    return task


def fault(words: Text, cell: int | None = None, option: str | None = None) -> Data:
    """Return a fault with these words, of a cell, of an option, or of the task as a whole."""
    return {"cell": cell, "option": option, "words": words._asdict()}


def missing(kind: Text, name: str) -> Data:
    """Return the fault that there is nothing of a kind with that name."""
    words = Text(f"There is no {kind.en} {shown(name)}.", f"{kind.ja} {shown(name)} はありません。")
    return fault(words)


def fault_data(wrong: Fault) -> Data:
    """Return a fault as plain data; a position in a text becomes part of the words."""
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
