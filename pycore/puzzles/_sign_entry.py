"""Signs between neighbours entered on the board: each touch of an edge takes the next of its signs.

words  a word of signs for each row of cells, and between two of them a word for the edges between
       the rows; a dot is no sign
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ..model.bilingual import Text, joined
from ..model.clue_entry import Change, Clear, Resize, Sheet, Size, Slot, Write
from ..model.drawing import Drawing, Where
from ..model.drawn_names import from_drawing
from ._marked_words import Words

OPTION = "signs"

Shown = Mapping[str, str]
"""The signs in the notation, by how they are shown."""


class Signed(NamedTuple):
    """Boards with signs: `read` a text, raising BadInput, `draw` one of so many rows and columns;
    the signs in a row and in a column, and where they are; `blank` is the text of a size without
    signs, `sizes` the possible ones."""

    read: Callable[[str], Words]
    draw: Callable[[int, int], Drawing]
    level: Shown
    upright: Shown
    where: Where
    blank: Callable[[tuple[int, ...]], str]
    sizes: tuple[int, ...]
    is_square: bool
    option: str = OPTION

    def sheet(self, typed: Mapping[str, str]) -> Sheet:
        """Return the board with a slot between any two neighbours."""
        words = self.read(typed[OPTION])
        tall, wide = len(words) // 2 + 1, len(words[0]) + 1
        sizes = (
            (Size(Text("Size", "大きさ"), self.sizes, tall),)
            if self.is_square
            else (
                Size(Text("Rows", "行の数"), self.sizes, tall),
                Size(Text("Columns", "列の数"), self.sizes, wide),
            )
        )
        drawing = self.draw(tall, wide)
        return Sheet(drawing, tuple(self._slots(words, drawing)), sizes=sizes)

    def _slots(self, words: Words, drawing: Drawing) -> Iterator[Slot]:
        names, wide = from_drawing(drawing).cells, len(words[0]) + 1
        for number, word in enumerate(words):
            signs = self.upright if number % 2 else self.level
            shown = {sign: how for how, sign in signs.items()}
            for place, sign in enumerate(word):
                one = number // 2 * wide + place
                pair = (one, one + (wide if number % 2 else 1))
                (x, y), (u, v) = (drawing.spots[cell][1:3] for cell in pair)
                a, b = (names[cell] for cell in pair)
                title = Text(f"Between {a.en} and {b.en}", joined(a.ja, "と", b.ja, "の間"))
                yield Slot(
                    title,
                    shown.get(sign, ""),
                    (x + u) / 2,
                    (y + v) / 2,
                    self.where,
                    pair,
                    choices=tuple(signs),
                )

    def changed(self, typed: Mapping[str, str], change: Change) -> str:
        """Return the text with another sign, or of another size without signs. Raises BadInput for
        a sign that cannot stand there."""
        if isinstance(change, Resize):
            return self.blank(change.sizes)
        words = self.read(typed[OPTION])
        if isinstance(change, Clear):
            return " ".join("." * len(word) for word in words)
        if not isinstance(change, Write):
            return typed[OPTION]
        number, place = 0, change.slot
        while place >= len(words[number]):
            number, place = number + 1, place - len(words[number])
        signs = self.upright if number % 2 else self.level
        sign = signs.get(change.clue, change.clue.strip()[:1] or ".")
        word = words[number][:place] + sign + words[number][place + 1 :]
        text = " ".join((*words[:number], word, *words[number + 1 :]))
        self.read(text)
        return text
