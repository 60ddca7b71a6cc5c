"""A line whose runs fit in only one way is known entirely (ぴったり入る並び).

Sound: each run has one possible start, and all other cells are blank.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined
from ..hints.step import Step
from .run_places import BLANK, FILLED, OPEN, RunBoard, phrase, run_step, starts_of

TITLE = Text("One way only", "ぴったり入る並び")


def run_whole(board: RunBoard) -> Step | None:
    """Find a line with one way to place its runs."""
    for line in board.lines():
        starts = starts_of(line.signs, line.lengths)
        if all(len(places) == 1 for places in starts):
            covered = {
                places[0] + k
                for places, length in zip(starts, line.lengths, strict=True)
                for k in range(length)
            }
            signs = {
                at: FILLED if at in covered else BLANK
                for at, sign in enumerate(line.signs)
                if sign == OPEN
            }
            name = phrase(board, line)
            why = Text(
                f"The runs of {name.en} fit in one way only.",
                joined(name.ja, "の並びの置き方は 1 通りしかありません。"),
            )
            return run_step(board, line, "run-whole", TITLE, signs, why)
    return None
