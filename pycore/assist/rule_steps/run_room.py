"""Cells that no run reaches are blank: too far from filled cells, or in too short a gap ("simple
spaces", 届かないマス).

Sound: no possible start of any run covers such a cell.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined
from ..hints.step import Step
from .run_places import BLANK, OPEN, RunBoard, phrase, run_step, starts_of

TITLE = Text("Out of reach", "届かないマス")


def run_room(board: RunBoard) -> Step | None:
    """Find open cells that no run of their line reaches."""
    for line in board.lines():
        reached = {
            at + k
            for length, places in zip(
                line.lengths, starts_of(line.signs, line.lengths), strict=True
            )
            for at in places
            for k in range(length)
        }
        empty = [at for at, sign in enumerate(line.signs) if sign == OPEN and at not in reached]
        if empty and (reached or not line.lengths):
            name = phrase(board, line)
            why = Text(
                f"However the runs of {name.en} are placed, none reaches some cells.",
                joined(name.ja, "の並びをどう置いても、届かないマスがあります。"),
            )
            return run_step(board, line, "run-room", TITLE, dict.fromkeys(empty, BLANK), why)
    return None
