"""A request for assistance: a task with options.

options  what is requested beyond the task, as plain data; each kind of assistance has its own
         (assist_jobs.py)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..assist.batch import Entry
from ..model.bilingual import Text
from ..model.cell_names import Names
from ..model.placement import Placement
from ..model.puzzle import Puzzle, Settings
from ..model.seed import read_seed
from .faults import Data, Refused, fault, granted, refusing
from .requests import LONGEST_BATCH, is_mark, pasted, placement_of


@dataclass(frozen=True)
class AssistRequest:
    """A valid task with its options."""

    puzzle: Puzzle
    settings: Settings
    placement: Placement
    options: Mapping[str, Any]
    entries: list[Entry] = field(default_factory=list)

    @property
    def blank(self) -> Placement:
        """The placement without the numbers typed."""
        return self.puzzle.placement(self.settings)

    def pairs(self, name: str) -> list[tuple[int, int]]:
        """Return one of the options, a list of marks, as cells and values."""
        return [(cell, value) for cell, value in self.options.get(name, ())]

    @property
    def names(self) -> Names:
        """The names of cells and lines."""
        return self.puzzle.names(self.settings)


def understood(
    task: Data, suits: Callable[[Placement], bool], options: Mapping[str, Any]
) -> AssistRequest:
    """Return a task with its options. Raises Refused for assistance that the puzzle does not have,
    and for invalid options: a bad seed, a text that is too long, marks that do not exist."""
    found = granted(placement_of(task))
    blank = found.blank
    if not suits(blank):
        words = Text("This is not available for the puzzle.", "このパズルではできません。")
        raise Refused([fault(words)])
    seed, text = options.get("seed", "0"), pasted(options.get("text", ""), LONGEST_BATCH)
    filled, *marked = (options.get(name, []) for name in ("filled", "removed", "noted"))
    with refusing():
        options = {
            **options,
            "seed": read_seed(seed if isinstance(seed, str) else ""),
            "text": text,
        }
    values = set(blank.values)
    if not (
        isinstance(filled, list)
        and all(type(cell) is int for cell in filled)
        and all(isinstance(marks, list) for marks in marked)
        and all(is_mark(mark, blank) and mark[1] in values for marks in marked for mark in marks)
    ):
        raise Refused([fault(Text("These are not marks.", "候補として読み取れません。"))])
    return AssistRequest(found.puzzle, found.settings, found.placement, options)
