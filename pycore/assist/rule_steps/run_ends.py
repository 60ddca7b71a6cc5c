"""A complete run has blank cells at both ends (完成した並びの両端).

Sound: a block of filled cells lies in one of some runs; if none of them is longer, it is a whole
run.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined
from ..hints.step import Step
from .run_places import BLANK, OPEN, RunBoard, phrase, run_step, starts_of

TITLE = Text("A complete run", "完成した並びの両端")


def run_ends(board: RunBoard) -> Step | None:
    """Find a block of filled cells as long as the longest run it can belong to."""
    for line in board.lines():
        starts = starts_of(line.signs, line.lengths)
        for first, after in line.blocks():
            longest = max(
                (
                    length
                    for length, places in zip(line.lengths, starts, strict=True)
                    if any(at <= first and after <= at + length for at in places)
                ),
                default=0,
            )
            ends = [
                at
                for at in (first - 1, after)
                if 0 <= at < len(line.signs) and line.signs[at] == OPEN
            ]
            if ends and longest == after - first:
                name = phrase(board, line)
                count = after - first
                en = f"{count} filled cells of {name.en} are side by side, and no run that they"
                one = f"A filled cell of {name.en} stands alone, and no run that it"
                why = Text(
                    f"{one if count == 1 else en} can be in is longer.",
                    joined(
                        name.ja,
                        f"の{'この 1' if count == 1 else f'並んだ {count}'} マスは、それより長い"
                        "並びの一部にはなれないので、これで完成です。",
                    ),
                )
                blank = dict.fromkeys(ends, BLANK)
                return run_step(board, line, "run-ends", TITLE, blank, why)
    return None
