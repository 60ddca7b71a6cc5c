"""Kakuro on puzz.link: the cells in reading order, then the clues of the runs that start at the
edge, first down, then across.

white   `k` to `z` for 1 to 16 cells
block   `.`, or its clue down and its clue across, one character each
clue    0 to 19 as a digit or a small letter, 20 to 45 as a capital, `-` (or 0) for none

The catalogue's board has one more row above and one more column on the left.
"""

from __future__ import annotations

from itertools import groupby
from string import ascii_lowercase, ascii_uppercase, digits

from ..model.bilingual import Text
from ..puzzles._kakuro_board import BLOCK, CELL, KakuroBoard
from ._format import Format, Held, Opened, wrong, wrong_at
from ._puzz_link import LinkBody, genre

TITLE = Text("Kakuro", "カックロ")
CLUES = digits + ascii_lowercase[:10] + ascii_uppercase
"""The signs of the clues from 0 on; capitals start at 20."""


def read(body: LinkBody) -> Opened:
    """Return the puzzle. Raises BadInput."""
    code, at = body.code, 0
    cells: list[str] = []
    while len(cells) < body.wide * body.tall:
        sign = code[at : at + 1]
        if sign and "k" <= sign <= "z":
            cells += [CELL] * (ord(sign) - ord("k") + 1)
        elif sign == ".":
            cells.append(BLOCK)
        else:
            cells.append(_block(_clue(code, at), _clue(code, at + 1)))
            at += 1
        at += 1
    if len(cells) > body.wide * body.tall:
        raise wrong("the code has too many cells.", "マスの数が多すぎます。")
    rows = [cells[k : k + body.wide] for k in range(0, len(cells), body.wide)]
    above, left = [BLOCK], []
    for cell in rows[0]:
        above.append(_block(_clue(code, at), None) if cell == CELL else BLOCK)
        at += cell == CELL
    for row in rows:
        left.append(_block(None, _clue(code, at)) if row[0] == CELL else BLOCK)
        at += row[0] == CELL
    if at < len(code):
        raise wrong_at(code, at)
    board = KakuroBoard((tuple(above), *((one, *row) for one, row in zip(left, rows, strict=True))))
    return Opened("kakuro", {"board": str(board)})


def _clue(code: str, at: int) -> int | None:
    """Read the clue at a position; None for none. Raises BadInput for any other sign."""
    sign = code[at : at + 1]
    if sign == "-":
        return None
    if sign == "" or sign not in CLUES:
        raise wrong_at(code, at)
    return CLUES.index(sign) or None


def _block(down: int | None, across: int | None) -> str:
    """Return a block as typed."""
    if down is None and across is None:
        return BLOCK
    return f"{'' if down is None else down}\\{'' if across is None else across}"


def write(held: Held) -> LinkBody:
    """Return the body. A board with cells in its first row or column gets one more before it."""
    board: KakuroBoard = held.settings["board"]
    rows = [[*row] for row in board.rows]
    if CELL in rows[0]:
        rows.insert(0, [BLOCK] * len(rows[0]))
    if any(row[0] == CELL for row in rows):
        rows = [[BLOCK, *row] for row in rows]
    inside = [entry for row in rows[1:] for entry in row[1:]]
    code = ""
    for is_cell, entries in groupby(inside, lambda entry: entry == CELL):
        if is_cell:
            count = len([*entries])
            code += "z" * (count // 16)
            code += chr(ord("k") + count % 16 - 1) if count % 16 else ""
        else:
            code += "".join(map(_written, entries))
    code += "".join(
        _signs(above)[0]
        for above, cell in zip(rows[0][1:], rows[1][1:], strict=True)
        if cell == CELL
    )
    code += "".join(_signs(row[0])[1] for row in rows[1:] if row[1] == CELL)
    return LinkBody(len(rows[0]) - 1, len(rows) - 1, code)


def _written(entry: str) -> str:
    return "." if entry == BLOCK else _signs(entry)


def _signs(entry: str) -> str:
    """Return the clues of a block, down and across."""
    down, _, across = entry.replace(BLOCK, "\\").partition("\\")
    return "".join(CLUES[int(clue)] if clue else "-" for clue in (down, across))


FORMAT: Format = genre(
    "kakuro",
    TITLE,
    "kakuro",
    read,
    write,
    "https://puzz.link/p?kakuro/6/5/Dclh4t9fl3-p-gl-alJeC3BgG",
)
