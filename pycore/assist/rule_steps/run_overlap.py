"""Overlap: the cells that a run covers wherever it slides ("simple boxes", 共通部分).

plain     only the order of the runs and the blank cells constrain the run
anchored  filled cells do too

Sound: from its first possible start to its last the run covers the cells between the last start and
the end of the first.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined
from ..hints.step import Step
from .run_places import BLANK, FILLED, OPEN, RunBoard, RunLine, phrase, run_step, starts_of

TITLES = {
    "run-overlap": Text("Overlap", "共通部分"),
    "run-range": Text("The range of a run", "並びの届く範囲"),
}


def plain_overlap(board: RunBoard) -> Step | None:
    """Find a run that overlaps itself, ignoring filled cells."""
    return _most(board, "run-overlap")


def anchored_overlap(board: RunBoard) -> Step | None:
    """Find a run that overlaps itself because of filled cells."""
    return _most(board, "run-range")


def _most(board: RunBoard, name: str) -> Step | None:
    """Return the step of the line that gains the most cells."""
    best: tuple[RunLine, list[int]] | None = None
    for line in board.lines():
        signs = line.signs
        if name == "run-overlap":
            signs = [sign if sign == BLANK else OPEN for sign in signs]
        covered = {
            at
            for places, length in zip(starts_of(signs, line.lengths), line.lengths, strict=True)
            if places
            for at in range(places[-1], places[0] + length)
        }
        gained = sorted(at for at in covered if line.signs[at] == OPEN)
        if len(gained) > (len(best[1]) if best else 0):
            best = line, gained
    return _step(board, name, *best) if best else None


def _step(board: RunBoard, name: str, line: RunLine, gained: list[int]) -> Step:
    at, runs = phrase(board, line), " ".join(map(str, line.lengths))
    more, word = name == "run-range", "run" if len(line.lengths) == 1 else "runs"
    held = Text(", beside what is filled,", "、塗ってあるマスに合わせて") if more else Text("", "")
    why = Text(
        f"Slide the {word} {runs} of {at.en}{held.en} as far as possible to both ends: some cells "
        "are in the same run both times, and so always.",
        joined(
            at.ja,
            f"の並び {runs} を{held.ja}両端まで寄せます。どちらに寄せても同じ並びに"
            "入るマスは、いつも塗られます。",
        ),
    )
    return run_step(board, line, name, TITLES[name], dict.fromkeys(gained, FILLED), why)
