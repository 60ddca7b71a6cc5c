"""The ledger: a file to which finished parts are written as they come, so that whoever begins
again goes on.

One JSON object a line, each with a check value; nothing is written but at the end of the file.

    {"version": 1, "of": what was asked, "plan": fingerprint, "at": {"parts": fingerprint of all
     branches, "lists": whether solutions are listed}, "check": ...}
    {"branch": numbers, "outcome": {"found": [...], "tally": {...}, "nodes", "cuts", "seconds"},
     "check": ...}

The first line is sealed as a checkpoint is (run/checkpoints.py). A last line that is broken off,
and any that is damaged, is dropped: its part is done again. Two machines' files of the same count
can be put together: `merged`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BufferedRandom
from pathlib import Path
from typing import Any

from ..model.text import BadInput, Named, Text
from ..run.checkpoints import Data, fingerprint, seal, unseal
from ..search.events import Branch
from ..sharing.outcomes import Outcome, as_line, entry_of, read_entry
from .errands import Errand

NO_LEDGER = Text(
    "is no file of finished parts, or its first line is damaged.",
    "は途中経過のファイルではないか、先頭の行が壊れています。",
)
OTHER_COUNT = Text(
    "has the parts of another count: the puzzle, what is given, the strategy, its plan, or whether "
    "solutions are listed is not the same.",
    "は別の探索の途中経過です。パズル、入れた数、方法、手順のどれか、または解を書き出すかどうかが違います。",
)
TWO_ANSWERS = Text(
    "have different outcomes for the same part; one of them is wrong.",
    "に、同じ部分に対する違う結果があります。どちらかが誤りです。",
)


class Ledger:
    """A file of finished parts; `dropped` tells how many of its lines were damaged."""

    def __init__(self, path: Path, of: Mapping[str, Any]) -> None:
        """The file may be there or not; nothing is read or written yet."""
        self._path, self._of = path, of
        self._file: BufferedRandom | None = None
        self.dropped = 0

    def kept(self, errands: Sequence[Errand]) -> dict[int, Outcome]:
        """The outcomes that are there already, by the number of their errand; from now on others
        can be written. Raises BadInput for a file of something else, and where it cannot be read
        or written."""
        try:
            self._file = self._path.open("a+b")
            self._file.seek(0)
            lines = self._file.read().splitlines(keepends=True)
        except OSError as error:
            raise BadInput(
                Named("keep"), Text(f"cannot be used: {error}.", f"使えません: {error}。")
            ) from error
        head = header(self._of, errands)
        if not lines:
            self._append(head)
            return {}
        if unsealed(lines[0]) != head:
            raise BadInput(Named("keep"), OTHER_COUNT)
        if not lines[-1].endswith(b"\n"):
            self._file.write(b"\n")
        number_of = {errand.part.branch: number for number, errand in enumerate(errands)}
        read = [entry_in(line) for line in lines[1:]]
        self.dropped = read.count(None)
        return {number_of[entry[0]]: entry[1] for entry in read if entry}

    def write(self, errand: Errand, outcome: Outcome) -> None:
        """Keep what came of an errand. Raises OSError when it cannot be written."""
        self._append(entry_of(errand.part.branch, outcome))

    def _append(self, record: Data) -> None:
        assert self._file
        self._file.write(as_line(record))
        self._file.flush()


def header(of: Mapping[str, Any], errands: Sequence[Errand]) -> Data:
    """The first line of the file for these parts."""
    branches = fingerprint(str([errand.part.branch for errand in errands]))
    plan = errands[0].part.plan if errands else ""
    lists = any(errand.lists for errand in errands)
    return seal(of, plan, {"parts": branches, "lists": lists})


def merged(files: Iterable[tuple[str, bytes]]) -> Iterator[bytes]:
    """The lines of one file with the parts of all, each once. Raises BadInput for files that are
    not of one count, and for two that contradict each other."""
    head: Data | None = None
    known: dict[Branch, Outcome] = {}
    for name, content in files:
        lines = content.splitlines(keepends=True)
        own = unsealed(lines[0] if lines else b"")
        if own is None:
            raise BadInput(Named(name), NO_LEDGER)
        if head is None:
            head = own
            yield as_line(head)
        elif head != own:
            raise BadInput(Named(name), OTHER_COUNT)
        for line in lines[1:]:
            entry = entry_in(line)
            if entry is None:
                continue
            branch, outcome = entry
            if branch not in known:
                known[branch] = outcome
                yield line.rstrip(b"\n") + b"\n"
            elif not same(known[branch], outcome):
                raise BadInput(Named(name), TWO_ANSWERS)


def same(one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes tell the same, the time that they took apart."""
    parts = ("found", "tally", "nodes", "cuts")
    return all(getattr(one, part) == getattr(other, part) for part in parts)


def unsealed(line: bytes) -> Data | None:
    """The first line of a file; None where it is damaged."""
    try:
        head = json.loads(line)
        unseal(head)
    except (ValueError, RecursionError, BadInput):
        return None
    checked: Data = head
    return checked


def entry_in(line: bytes) -> tuple[Branch, Outcome] | None:
    """The branch of a part and what came of it; None for a line that is broken off or damaged."""
    try:
        return read_entry(json.loads(line))
    except (ValueError, RecursionError):
        return None
