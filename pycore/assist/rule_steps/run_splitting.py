"""Splitting and joining: a cell between two blocks is blank if filling it made them longer than any
run there (分ける), and the cells between two blocks of one run are filled (つなぐ).

Sound: adjacent filled cells are in one run; two blocks that can only be in the same run are in it,
with everything between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...model.bilingual import Text, joined
from ..hints.step import Step
from .run_places import BLANK, FILLED, OPEN, RunBoard, RunLine, phrase, run_step, starts_of

SPLITTING = Text("Splitting", "並びを分ける")
JOINING = Text("Joining", "並びをつなぐ")


def run_splitting(board: RunBoard) -> Step | None:
    """Find a cell that would make a block too long, or two blocks of one run."""
    for line in board.lines():
        starts = starts_of(line.signs, line.lengths)
        step = _split(board, line, starts) or _joined(board, line, starts)
        if step:
            return step
    return None


def _holding(line: RunLine, starts: Sequence[Sequence[int]], first: int, after: int) -> set[int]:
    """Return the runs that can contain a block of cells."""
    return {
        run
        for run, places in enumerate(starts)
        if any(at <= first and after <= at + line.lengths[run] for at in places)
    }


def _split(board: RunBoard, line: RunLine, starts: Sequence[Sequence[int]]) -> Step | None:
    for (first, end), (begin, after) in pairwise(line.blocks()):
        if (
            begin == end + 1
            and line.signs[end] == OPEN
            and not _holding(line, starts, first, after)
        ):
            name = phrase(board, line)
            why = Text(
                f"With the cell between two blocks of {name.en} they would be {after - first} "
                "filled cells side by side: no run there is that long.",
                joined(
                    name.ja,
                    "の 2 つの塗られた部分の間も塗ると、"
                    f"{after - first} マスの並びになり、そこに入る並びより長くなります。",
                ),
            )
            return run_step(board, line, "run-splitting", SPLITTING, {end: BLANK}, why)
    return None


def _joined(board: RunBoard, line: RunLine, starts: Sequence[Sequence[int]]) -> Step | None:
    for (first, end), (begin, after) in pairwise(line.blocks()):
        left, right = _holding(line, starts, first, end), _holding(line, starts, begin, after)
        between = [at for at in range(end, begin) if line.signs[at] == OPEN]
        if between and len(left) == 1 and left == right:
            name, length = phrase(board, line), line.lengths[left.pop()]
            why = Text(
                f"Two blocks of {name.en} can only be in one and the same run, of {length}.",
                joined(name.ja, f"の 2 つの塗られた部分は、どちらも同じ {length} の一部です。"),
            )
            filled = dict.fromkeys(between, FILLED)
            return run_step(board, line, "run-joining", JOINING, filled, why)
    return None
