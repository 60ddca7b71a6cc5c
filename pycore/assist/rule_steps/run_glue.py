"""Glue: a filled cell near the end of its line, or near blank cells there, must belong to the first
run, which therefore extends further (端から攻める).

Sound: another run and a blank would not fit in front of that cell.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined
from ..hints.step import Step
from .run_places import BLANK, FILLED, OPEN, RunBoard, RunLine, Signs, phrase, run_step

TITLE = Text("From the edge", "端から攻める")


def run_glue(board: RunBoard) -> Step | None:
    """Find a first or last run that a filled cell near the edge makes longer."""
    for line in board.lines():
        for turned in (False, True):
            signs = line.signs[::-1] if turned else line.signs
            lengths = line.lengths[::-1] if turned else line.lengths
            gained = _gained(signs, lengths[0]) if lengths else []
            if gained:
                last = len(signs) - 1
                return _step(
                    board, line, lengths[0], [last - at if turned else at for at in gained]
                )
    return None


def _gained(signs: Signs, length: int) -> list[int]:
    """Return the further cells that the first run must cover."""
    edge = next((at for at, sign in enumerate(signs) if sign != BLANK), len(signs))
    first = next((at for at, sign in enumerate(signs) if sign == FILLED), len(signs))
    if first - edge > length:
        return []
    return [at for at in range(first, min(edge + length, len(signs))) if signs[at] == OPEN]


def _step(board: RunBoard, line: RunLine, length: int, gained: list[int]) -> Step:
    name = phrase(board, line)
    why = Text(
        f"In {name.en} a filled cell is so near the edge that it belongs to the run of {length} "
        "there, which reaches further in.",
        joined(
            name.ja,
            f"では、端に近い塗りマスが端の {length} の一部になるので、端から数えて {length} マス"
            "目まで続きます。",
        ),
    )
    return run_step(board, line, "run-glue", TITLE, dict.fromkeys(sorted(gained), FILLED), why)
