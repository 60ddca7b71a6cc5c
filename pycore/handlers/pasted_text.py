"""Text that was pasted or loaded from a file: how long it may be."""

from __future__ import annotations

from ..assist.batch import LONGEST_LINE
from ..model.bilingual import Text
from .faults import Refused, fault

LONGEST_BATCH = 2_000_000
"""Characters of a text with many puzzles: some 24,000 of 81 cells. It is read in slices."""

LONGEST_BOARD = LONGEST_LINE
"""Characters of a text with one puzzle, which is read at once: some 10 ms."""


def pasted(text: object, longest: int) -> str:
    """The text. Raises Refused when it is none, or has more characters."""
    if not isinstance(text, str):
        raise Refused([fault(Text("There is no text.", "文字がありません。"))])
    if len(text) > longest:
        words = Text(
            f"This text is too long: {longest:,} characters at most.",
            f"文字が多すぎます（{longest:,} 文字まで）。",
        )
        raise Refused([fault(words)])
    return text
