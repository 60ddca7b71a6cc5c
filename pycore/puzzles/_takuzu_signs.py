"""The signs between the cells of a Takuzu, as typed.

words    alternating, the signs in a row of cells and between two rows; a dot means no sign
wanted   said of a new puzzle that must have signs
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..model.bilingual import Text, many, plain
from ._marked_words import Words, bad_signs, check_between

LEAST, MOST = 2, 20
"""The fewest and the most rows and columns."""

OTHER_SIGNS = str.maketrans("×X✕✖＝", "xxxx=")
"""Other characters in use for the signs."""

MEANING = Text("= for two alike, x for two that differ", "同じなら =、違うなら x")


@dataclass(frozen=True)
class TakuzuSigns:
    """Rows, columns, and the words."""

    tall: int
    wide: int
    words: Words
    wanted: bool = False

    @property
    def pairs(self) -> dict[tuple[int, int], str]:
        """The sign of each pair of neighbours that has one, the upper or left cell first."""
        return {
            (cell, cell + (self.wide if number % 2 else 1)): sign
            for number, word in enumerate(self.words)
            for place, sign in enumerate(word)
            if sign != "."
            for cell in [number // 2 * self.wide + place]
        }

    def __str__(self) -> str:
        """Return the words as typed; the size alone if there are no signs."""
        if self.pairs:
            return " ".join(self.words)
        return str(self.tall) if self.tall == self.wide else f"{self.tall}x{self.wide}"


def unsigned(tall: int, wide: int) -> Words:
    """Return words without signs."""
    return tuple("." * (wide - 1 + number % 2) for number in range(2 * tall - 1))


def read_signs(typed: str) -> TakuzuSigns:
    """Read the signs. Raises BadInput that names the option and the wrong word."""
    text = plain(typed).translate(OTHER_SIGNS)
    sides = re.fullmatch(r"\s*(\d{1,4})(?:\s*x\s*(\d{1,4}))?\s*", text)
    if sides:
        tall, wide = int(sides[1]), int(sides[2] or sides[1])
        _check_size(tall, wide)
        return TakuzuSigns(tall, wide, unsigned(tall, wide))
    words = tuple(re.sub("[_-]", ".", word) for word in re.findall(r"[^\s,;|/]+", text))
    tall, wide = (len(words) + 1) // 2, len(words[0]) + 1 if words else 0
    if len(words) % 2 == 0:
        raise bad_signs(
            f"8 rows have 15 words, one for each row and one between two of them ({len(words)} "
            "here); a size alone, as 8 or 6x8, means no signs.",
            f"8 行なら、8 つの行とその間で 15 語です（今は {len(words)} 語）。8 や 6x8 のように"
            "大きさだけを書くと記号なしになります。",
        )
    _check_size(tall, wide)
    for number, word in enumerate(words):
        check_between(word, number, wide - 1 + number % 2, "=x.", MEANING)
    return TakuzuSigns(tall, wide, words)


def _check_size(tall: int, wide: int) -> None:
    """Raise BadInput if there are too few or too many rows or columns, or if they cannot have
    equally many zeros and ones."""
    for side in (tall, wide):
        if side % 2 or not LEAST <= side <= MOST:
            raise bad_signs(
                f"this makes {many(tall, 'row')} and {many(wide, 'column')}; both are even, and "
                f"go from {LEAST} to {MOST}.",
                f"{tall} 行 {wide} 列になります。どちらも {LEAST}〜{MOST} の偶数です。",
            )
