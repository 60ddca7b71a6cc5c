"""Many puzzles at once: a text with one puzzle per line, read and solved.

entry   one line, with a puzzle or with something unreadable
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..bitboards.many_puzzles import solve_many
from ..model.bilingual import BadInput, Fault, InText, Text
from ..model.notation import read_text
from ..model.placement import Placement, Solution
from ..model.puzzle import Puzzle, Settings

VERDICTS = (
    Text("none", "解なし"),
    Text("one", "1 つ"),
    Text("several", "複数"),
)
"""By the number of solutions found, at most two."""

LONGEST_LINE = 20_000
"""The most characters of a line, which is read in one piece: about 10 ms."""

TOO_LONG = Text("This line is too long.", "1 行の文字が多すぎます。")


@dataclass(slots=True)
class Entry:
    """A line of the text, numbered from 1: its givens by cell, or None and the fault (`wrong`).

    `solutions` holds at most two; None until it has been solved.
    """

    line: int
    givens: Mapping[int, int] | None
    wrong: Fault | None = None
    solutions: tuple[Solution, ...] | None = None


def entries(text: str, puzzle: Puzzle, settings: Settings) -> Iterator[Entry]:
    """Yield the entry of each line; empty lines and lines that begin with # are skipped."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if len(line) > LONGEST_LINE:
            yield Entry(number, None, Fault(InText(number, None), TOO_LONG))
            continue
        try:
            yield Entry(number, read_text(line, puzzle, settings))
        except BadInput as bad:
            column = bad.place.column if isinstance(bad.place, InText) else None
            yield Entry(number, None, Fault(InText(number, column), bad.words))


def solve(placement: Placement, read: Sequence[Entry]) -> Iterator[Entry | None]:
    """Solve the readable entries side by side; yield each when solved, None for a pause."""
    readable = [entry for entry in read if entry.givens is not None]
    for solved in solve_many(placement, [entry.givens or {} for entry in readable]):
        if solved is None:
            yield None
        else:
            entry = readable[solved.index]
            entry.solutions = solved.solutions
            yield entry
