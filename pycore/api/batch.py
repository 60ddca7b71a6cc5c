"""Many puzzles of one shape: a text with one puzzle per line, read and then solved."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from ..assist.batch import Entry, entries, solve
from ..model.bilingual import BadInput, Named, Text, shown
from ..run.runner import Runner, Work
from .subject import PlacementSubject, all_different

if TYPE_CHECKING:
    from concurrent.futures import Executor


class PuzzleBatch(Runner[int]):
    """The puzzles of a text, solved by the workers of an executor if there is one.

    `entries` are the entries read so far, `solved` those waiting to be taken, in the order of the
    lines; the state is the number of known entries.
    """

    def __init__(self, asked: PlacementSubject, text: str, executor: Executor | None) -> None:
        """Start with nothing read; `asked` is the shape, from the catalogue. The slices raise
        BadInput if no line is readable. Raises BadInput for a puzzle with other rules."""
        self._placement = all_different(asked)
        assert asked.puzzle
        self._entries = entries(text, asked.puzzle, asked.settings)
        self._text, self._executor = text, executor
        self._known = 0
        self.entries: list[Entry] = []
        self.solved: deque[Entry] = deque()
        super().__init__(self._reading_and_solving(), perf_counter)

    def _reading_and_solving(self) -> Work[int]:
        yield 0
        for entry in self._entries:
            self.entries.append(entry)
            yield 0
        self._insist_on_a_puzzle()
        for solved in self._solving():
            if solved:
                self._pass_on()
            yield self._known
        self._pass_on()

    def _solving(self) -> Iterator[Entry | None]:
        if self._executor is None:
            return solve(self._placement, self.entries)
        from ..parallel.executors.batch import spread_lines

        return spread_lines(self._placement, self.entries, self._executor)

    def _pass_on(self) -> None:
        """Pass on entries in the order of the lines, up to the first unknown one."""
        while self._known < len(self.entries) and _is_known(self.entries[self._known]):
            self.solved.append(self.entries[self._known])
            self._known += 1

    def _insist_on_a_puzzle(self) -> None:
        wrong = next((entry.wrong for entry in self.entries if entry.wrong), None)
        if not self.entries:
            start = shown(self._text)
            raise BadInput(
                Named("file"), Text(f"has no puzzle: {start}.", f"問題がありません: {start}。")
            )
        if wrong and all(entry.wrong for entry in self.entries):
            raise BadInput(*wrong)


def _is_known(entry: Entry) -> bool:
    """Return whether the entry has been solved, or never can be."""
    return entry.solutions is not None or entry.wrong is not None
