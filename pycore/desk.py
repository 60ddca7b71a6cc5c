"""The desk: what a page asks of the core, as plain data in and plain data out.

task    a puzzle's name, its options and what was typed into its cells, all as typed (see
        web/worker/protocol.d.ts)
fault   what is wrong with a task: {"cell", "option", "words"}; one of the first two at most is not
        None
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from pycore.catalogue import picture_of, puzzle_named
from pycore.job import Job
from pycore.placement import Placement, cells_of, rule_in_words
from pycore.puzzle import Puzzle, Settings
from pycore.search import strategy_named
from pycore.text import BadInput, Text, shown, whole_number
from pycore.textform import read_text

Data = dict[str, Any]


class Refused(Exception):
    """A task that cannot be carried out; `faults` say why, as plain data."""

    def __init__(self, faults: Sequence[Data]) -> None:
        super().__init__("; ".join(fault["words"]["en"] for fault in faults))
        self.faults = list(faults)


def show(puzzle: str, options: Mapping[str, str]) -> Data:
    """Drawing, values and rules of a puzzle made with these options. Raises Refused."""
    try:
        return picture_of(puzzle_named(puzzle), _typed(options))
    except BadInput as bad:
        raise Refused([_fault_of(bad)]) from None


def check(task: Data) -> list[Data]:
    """What is wrong with a task as it stands; an empty list when a search can start on it."""
    try:
        _placement_of(task)
    except Refused as refused:
        return refused.faults
    return []


def read(puzzle: str, options: Mapping[str, str], text: str) -> dict[int, str]:
    """The givens in a text that was pasted or loaded, by cell, as they would be typed.

    Raises Refused, with line and column in the words.
    """
    try:
        entry = puzzle_named(puzzle)
        givens = read_text(text, entry, entry.settings(_typed(options)))
    except BadInput as bad:
        raise Refused([_fault_of(bad)]) from None
    return {cell: str(value) for cell, value in givens.items()}


class OpenJob:
    """A job as the page sees it: every method gives plain data."""

    def __init__(self, task: Data, strategy: str, clock: Callable[[], float]) -> None:
        """Prepare the search. Raises Refused."""
        puzzle, settings, placement = _placement_of(task)
        try:
            search = strategy_named(strategy, placement).start(placement, puzzle.draw(settings))
        except BadInput as bad:
            raise Refused([_fault_of(bad)]) from None
        self._job = Job(search, lambda solution: placement.broken_rule(solution) is None, clock)
        self.rules = [
            {"words": rule_in_words(rule)._asdict(), "cells": cells_of(rule)}
            for rule in search.rules
        ]
        self.values = list(placement.values)
        self.run, self.step, self.pause, self.stop = (
            self._job.run,
            self._job.step,
            self._job.pause,
            self._job.stop,
        )
        self.events = self._job.take_events

    def progress(self) -> Data:
        """Where the job stands, with the fields of `Progress`."""
        progress = asdict(self._job.progress())
        return {**progress, "verdict": self._job.progress().verdict._asdict()}

    def listing(self, first: int, count: int) -> list[list[int]]:
        """Solutions number `first` and so on, `count` at most, each as its values by cell."""
        return [list(solution) for solution in self._job.listing(first, count)]


def _placement_of(task: Data) -> tuple[Puzzle, Settings, Placement]:
    try:
        puzzle = puzzle_named(str(task.get("puzzle")))
        settings = puzzle.settings(_typed(task.get("options")))
        placement = puzzle.placement(settings)
    except BadInput as bad:
        raise Refused([_fault_of(bad)]) from None
    givens, faults = _givens_of(_typed(task.get("givens")))
    faults += [_fault(fault.words, cell=fault.cell) for fault in placement.faults(givens)]
    if faults:
        raise Refused(faults)
    return puzzle, settings, placement.with_givens(givens)


def _typed(table: object) -> dict[str, str]:
    """A table of what was typed, by name: it comes from links and files, and may be anything.

    Raises Refused when it is no table of strings.
    """
    if isinstance(table, Mapping) and all(isinstance(entry, str) for entry in table.values()):
        return {str(name): entry for name, entry in table.items()}
    raise Refused([_fault(Text("This cannot be read as a puzzle.", "問題として読み取れません。"))])


def _givens_of(typed: Mapping[str, str]) -> tuple[dict[int, int], list[Data]]:
    """The numbers among what was typed, by cell, and a fault for everything that is none."""
    givens: dict[int, int] = {}
    faults = []
    for name, entry in typed.items():
        cell, value = whole_number(name), whole_number(entry)
        if cell is None:
            words = Text(f"There is no cell {shown(name)}.", f"マス {shown(name)} はありません。")
            faults.append(_fault(words))
        elif value is not None:
            givens[cell] = value
        elif entry.strip():
            typed_words = shown(entry.strip())
            words = Text(f"{typed_words} is not a number.", f"{typed_words} は数ではありません。")
            faults.append(_fault(words, cell=cell))
    return givens, faults


def _fault(words: Text, cell: int | None = None, option: str | None = None) -> Data:
    return {"cell": cell, "option": option, "words": words._asdict()}


def _fault_of(bad: BadInput) -> Data:
    if bad.place.startswith("cell "):
        return _fault(bad.words, cell=int(bad.place.removeprefix("cell ")))
    if bad.place.startswith("line "):
        places = bad.place_in_words()
        return _fault(
            Text(*(f"{at}: {words}" for at, words in zip(places, bad.words, strict=True)))
        )
    return _fault(bad.words, option=bad.place or None)
