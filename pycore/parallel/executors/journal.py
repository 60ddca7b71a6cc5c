"""The journal: a file of finished parts, written as they arrive, from which a search can resume.

One JSON object per line, each with a check value; the file is only ever appended to.

    {"version": 1, "of": the question, "plan": fingerprint, "at": {"form": of the lines below,
     "parts": fingerprint of all branches, "lists": whether solutions are listed}, "check": ...}
    {"branch": numbers, "outcome": {"found": [...], "tally": {...}, "nodes", "cuts", "seconds"},
     "check": ...}

The first line is sealed like a checkpoint (run/checkpoints.py), and all others are bound to it.
An incomplete last line, and any line that is damaged or of another count, is dropped: its part is
done again. `merged` combines files of the same count from several machines.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from io import BufferedRandom
from os import PathLike
from pathlib import Path
from typing import Any, Self

from ...model.bilingual import BadInput, Named, Text
from ...run.checkpoints import Data, fingerprint, seal, unseal
from ...search.events import Branch
from ..results import PartResult, as_line, entry_of, read_entry
from .files import check_ordinary, close, lines_in, lines_of, open_alone
from .work_item import WorkItem

FORM = 2
"""The form of the lines below the first; in form 1, which was unnamed, they were not bound."""

NO_JOURNAL = Text(
    "is not a file of finished parts, or its first line is damaged.",
    "は途中経過のファイルではないか、先頭の行が壊れています。",
)
OTHER_COUNT = Text(
    "has the parts of a different search: the puzzle, its givens, the strategy, its plan, or "
    "whether solutions are listed differs.",
    "は別の探索の途中経過です。パズル、入れた数、方法、手順のどれか、または解を書き出すかどうかが違います。",
)
OTHER_FORM = Text(
    "was written by another version of Edagari, so the search that its parts belong to is "
    "unknown. Start a new file.",
    "は別の版の Edagari が書いたもので、どの探索の部分かを確かめられません。"
    "新しいファイルから始めてください。",
)
TWO_ANSWERS = Text(
    "has two contradictory results for the same part; one of them is wrong.",
    "に、同じ部分に対する違う結果があります。どちらかが誤りです。",
)
WITH_LIMIT = Text(
    "cannot be used with a limit, which ends parts in the middle.",
    "は limit と一緒には使えません。途中で終わる部分があるためです。",
)


KEEP = Named("keep")


def journal_at(keep: str | PathLike[str], of: Mapping[str, Any], limit: int | None) -> Journal:
    """Return the journal at that path. Raises BadInput."""
    if limit is not None:
        raise BadInput(KEEP, WITH_LIMIT)
    return Journal(Path(keep), of)


class Journal:
    """A file of finished parts, closed at the end of its context; `dropped` is the number of
    unusable lines: damaged, or of another count."""

    def __init__(self, path: Path, of: Mapping[str, Any]) -> None:
        """Take a path, which need not exist; nothing is read or written yet. Raises BadInput if it
        cannot be a file."""
        check_ordinary(path, KEEP)
        self._path, self._of = path, of
        self._file: BufferedRandom | None = None
        self._bound = ""
        self.dropped = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        if self._file:
            close(self._file)

    def kept(self, work_items: Sequence[WorkItem]) -> dict[int, PartResult]:
        """Open the file, read the stored results by the number of their work item, and keep other
        processes out. Raises BadInput for a file of something else, for one in use, and if it
        cannot be read or written."""
        self._file = open_alone(self._path, KEEP)
        head = header(self._of, work_items)
        self._bound = bound_to(head)
        lines = lines_of(self._file)
        last = next(lines, None)
        if last is None:
            self._append(head)
            return {}
        if head_in(last, KEEP) != head:
            raise BadInput(KEEP, OTHER_COUNT)
        entries = Entries(head)
        for last in lines:
            entries.take(last, KEEP)
        if not last.endswith(b"\n"):
            self._file.write(b"\n")
        number_of = {work_item.part.branch: number for number, work_item in enumerate(work_items)}
        known = entries.outcomes
        saved = {number_of[branch]: known[branch] for branch in known if branch in number_of}
        self.dropped = entries.dropped + len(known) - len(saved)
        return saved

    def write(self, work_item: WorkItem, outcome: PartResult) -> None:
        """Store the result of a work item. Raises OSError when it cannot be written."""
        self._append(entry_of(work_item.part.branch, outcome, self._bound))

    def _append(self, record: Data) -> None:
        assert self._file
        self._file.write(as_line(record))
        self._file.flush()


def header(of: Mapping[str, Any], work_items: Sequence[WorkItem]) -> Data:
    """Return the first line of a file for these parts."""
    branches = fingerprint(str([work_item.part.branch for work_item in work_items]))
    plan = work_items[0].part.plan if work_items else ""
    lists = any(work_item.lists for work_item in work_items)
    return seal(of, plan, {"form": FORM, "parts": branches, "lists": lists})


def head_in(line: bytes, name: Named) -> Data:
    """Read the first line of a file. Raises BadInput if it is damaged or of another form."""
    try:
        head: Data = json.loads(line)
        _, at = unseal(head)
    except (ValueError, RecursionError):  # BadInput is a ValueError
        raise BadInput(name, NO_JOURNAL) from None
    if "parts" not in at or "lists" not in at:
        raise BadInput(name, NO_JOURNAL)
    if at.get("form") != FORM:
        raise BadInput(name, OTHER_FORM)
    return head


def bound_to(head: Data) -> str:
    """Return the text that binds the entries below a first line: the plan, its parts and the
    question."""
    return fingerprint(as_line(head).decode())


class Entries:
    """The parts below a first line, each once; `dropped` counts the unusable lines."""

    def __init__(self, head: Data) -> None:
        """Start without any line."""
        self._bound = bound_to(head)
        self.outcomes: dict[Branch, PartResult] = {}
        self.dropped = 0

    def take(self, line: bytes, name: Named) -> bool:
        """Read a line; return whether it has a new part. Raises BadInput if it contradicts
        another."""
        try:
            entry = read_entry(json.loads(line), self._bound)
        except (ValueError, RecursionError):
            entry = None
        if entry is None:
            self.dropped += 1
            return False
        branch, outcome = entry
        known = self.outcomes.setdefault(branch, outcome)
        if not same(known, outcome):
            raise BadInput(name, TWO_ANSWERS)
        return known is outcome


def merged(files: Iterable[tuple[str, Iterable[bytes]]]) -> tuple[list[bytes], int]:
    """Return the lines of a file with the parts of all files, each once, and the number of unusable
    lines. Raises BadInput for files of different counts and for contradictory parts."""
    heads: list[Data] = []
    made: list[bytes] = []
    for file, content in files:
        name, lines = Named(file), iter(content)
        heads.append(head_in(next(lines, b""), name))
        if heads[-1] != heads[0]:
            raise BadInput(name, OTHER_COUNT)
        if len(heads) == 1:
            entries = Entries(heads[0])
            made.append(as_line(heads[0]))
        made += [line.rstrip(b"\n") + b"\n" for line in lines if entries.take(line, name)]
    return made, entries.dropped


def merged_files(names: Iterable[str]) -> tuple[list[bytes], int]:
    """Like `merged`, for files by name. Also raises BadInput if one cannot be read."""
    return merged((name, lines_in(Path(name), Named(name))) for name in names)


def same(one: PartResult, other: PartResult) -> bool:
    """Return whether two results are equal, ignoring times."""
    parts = ("found", "tally", "nodes", "cuts")
    return all(getattr(one, part) == getattr(other, part) for part in parts)
