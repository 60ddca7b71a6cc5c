"""Killer Sudoku as `3x3::k:` and 81 numbers: 256 times the sum of a cage, plus a number shared by
its cells; below 256 there is no sum. `d` between the colons means diagonals."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ._format import Format, Held, Opened, unsaid, wrong
from ._square import KILLER, Square, held_square, opened_square

TITLE = Text("a killer Sudoku in numbers (3x3::k:)", "数で表したサムナンプレ（3x3::k:）")
SHIFT = 256


def recognises(text: str) -> bool:
    """Return whether a text begins like such lines."""
    return bool(re.match("3x3:d?:k:", "".join(text[:40].split()))) and len(text) < 5000


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    _, kind, _, *words = "".join(text.split()).rstrip(":").split(":")
    if len(words) != 81 or not all(re.fullmatch("[0-9]{1,5}", word) for word in words):
        raise wrong(
            f"there are {len(words)} numbers; 81 are needed.",
            f"数が {len(words)} 個あります。81 個必要です。",
        )
    cages: dict[int, list[int]] = {}
    for cell, number in enumerate(map(int, words)):
        if number >= SHIFT:
            cages.setdefault(number, []).append(cell)
    found = tuple((tuple(cells), number // SHIFT) for number, cells in cages.items())
    return opened_square(Square(9, diagonals=kind == "d", cages=found))


def write(held: Held) -> str:
    """Return the line. Raises BadInput for other sizes and for givens."""
    square = held_square(held)
    if square.size != 9:
        raise unsaid(TITLE, Text("another size than 9", "9 以外の大きさ"))
    if square.givens:
        raise unsaid(TITLE, Text("givens", "初めから入っている数"))
    numbers = {
        cell: (total or 0) * SHIFT + at
        for at, (cells, total) in enumerate(square.cages)
        for cell in cells
    }
    free = iter(range(len(square.cages), SHIFT))
    words = (str(numbers[cell] if cell in numbers else next(free)) for cell in range(81))
    return f"3x3::k:{':'.join(words)}:"


FORMAT = Format(
    "killer-numbers",
    TITLE,
    "3x3::k:3595:3595:3844:3844:3090:3336:3336:2575:2575:3595:4620:4620:3348:3090:5:5648:5648:2575:"
    "3350:4620:4620:3348:3090:23:5648:5648:3841:3350:2581:24:3348:25:26:27:2579:3841:28:2581:29:30:"
    "4625:4625:4625:2579:31:3843:2581:32:33:34:35:36:2579:3335:3843:4878:4878:37:38:39:4618:4618:"
    "3335:3341:4878:4878:40:41:42:4618:4618:3593:3341:3341:3334:3334:43:3842:3842:3593:3593:",
    recognises,
    read,
    (KILLER,),
    write,
)
