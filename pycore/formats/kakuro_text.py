"""Kakuro files: a line for each row, entries divided by spaces; a block with clues is down\\across,
a block without is a lone backslash, and a cell is one or more underscores or dots."""

from __future__ import annotations

import re

from ..model.bilingual import Text, plain
from ..puzzles._kakuro_board import BLOCK, CELL, KakuroBoard
from ._format import Format, Held, Opened, wrong

TITLE = Text("a Kakuro file", "カックロのファイル")
LONGEST = 20_000


def recognises(text: str) -> bool:
    """Return whether a text has rows of such entries."""
    if len(text) > LONGEST or "\\" not in text or not re.search("[_.]", text):
        return False
    lines = _lines(text)
    return len(lines) > 1 and all(re.fullmatch(r"[\s0-9\\_.#]+", line) for line in lines)


def _lines(text: str) -> list[str]:
    """Return the rows, without comments."""
    lines = re.split("[\n/]", re.sub("(?m)^#.*[A-Za-z].*$", "", plain(text)))
    return [line for line in lines if line.strip()]


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput for rows that differ in length from the first."""
    rows = tuple(
        tuple(entry for word in line.split() for entry in _entries(word)) for line in _lines(text)
    )
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise wrong(
                f"row {number} has {len(row)} entries, and row 1 has {len(rows[0])}.",
                f"{number} 行目は {len(row)} マス、1 行目は {len(rows[0])} マスです。",
            )
    return Opened("kakuro", {"board": str(KakuroBoard(rows))})


def _entries(word: str) -> list[str]:
    """Return the entries of a word."""
    if re.fullmatch("_+", word):
        return [CELL]
    if word == "\\":
        return [BLOCK]
    return [*word] if re.fullmatch("[.#]+", word) else [word]


def write(held: Held) -> str:
    """Return the file."""
    board: KakuroBoard = held.settings["board"]
    signs = {CELL: "__", BLOCK: "\\"}
    rows = [[signs.get(entry, entry) for entry in row] for row in board.rows]
    return "\n".join(" ".join(entry.ljust(5) for entry in row).rstrip() for row in rows) + "\n"


FORMAT = Format(
    "kakuro",
    TITLE,
    "\\   2\\ 4\\ \\\n\\13 __ __ _\n\\    \\ __ \\\n",
    recognises,
    read,
    ("kakuro",),
    write,
)
