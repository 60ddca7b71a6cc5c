"""A Kakuro entered on its board: a touch turns a square into a block and back, and sums are typed
into the blocks, one run after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..model.bilingual import Text
from ..model.cell_names import RowAndColumn, square
from ..model.clue_entry import (
    Change,
    Clear,
    Draw,
    Entering,
    Resize,
    Sheet,
    Size,
    Slot,
    Tool,
    Write,
)
from ..model.drawing import grid
from ._kakuro_board import (
    ACROSS,
    BLOCK,
    CELL,
    DIGITS,
    DOWN,
    MOST,
    KakuroBoard,
    Run,
    halves,
    read_entries,
    runs_of,
)

SMALLEST = 3

SUM = "sum"


def sheet(typed: Mapping[str, str]) -> Sheet:
    """Return the board, blocks among its squares, with a slot before each run of two cells and
    more."""
    board = read_entries(typed["board"])
    tall, wide = len(board.rows), len(board.rows[0])
    squares = grid(tall, wide)
    blocks = tuple(
        (c, r) for r, row in enumerate(board.rows) for c, entry in enumerate(row) if entry != CELL
    )
    sizes = tuple(range(SMALLEST, MOST + 1))
    return Sheet(
        replace(squares, blocks=blocks, lines=tuple(halves(board))),
        tuple(_slot(run, block, board) for run, block in _asked(board)),
        (
            Tool("block", "flip", Text("Block", "黒マス")),
            Tool(SUM, "write", Text("Sums", "和を入力")),
        ),
        (
            Size(Text("Rows", "行の数"), sizes, tall),
            Size(Text("Columns", "列の数"), sizes, wide),
        ),
        keys="0123456789",
    )


def _asked(board: KakuroBoard) -> list[tuple[Run, RowAndColumn]]:
    """Return the runs that may have a clue with their blocks, from left to right and from top to
    bottom; one down before one across."""
    runs = [(run, run.block) for run in runs_of(board)]
    asked = [
        (run, block)
        for run, block in runs
        if block is not None and (len(run.cells) > 1 or run.total is not None)
    ]
    return sorted(asked, key=lambda each: (each[1], each[0].across))


def _slot(run: Run, block: RowAndColumn, board: KakuroBoard) -> Slot:
    (r, c), (right, down) = block, ACROSS if run.across else DOWN
    at, count = square(r + 1, c + 1), min(len(run.cells), len(DIGITS))
    wide = len(board.rows[0])
    title = (
        Text(f"Sum across from {at.en}", f"{at.ja}から右の和")
        if run.across
        else Text(f"Sum down from {at.en}", f"{at.ja}から下の和")
    )
    squares = (board.places[cell] for cell in run.cells)
    return Slot(
        title,
        "" if run.total is None else str(run.total),
        c + right,
        r + down,
        "block",
        tuple(wide * row + column for row, column in squares),
        most=sum(DIGITS[len(DIGITS) - count :]),
        tool=SUM,
    )


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with another sum, with a square turned into a block or back, or of another
    size."""
    board = read_entries(typed["board"])
    if isinstance(change, Write):
        run, block = _asked(board)[change.slot]
        return str(_clued(board, block, run.across, change.clue.strip()))
    if isinstance(change, Resize):
        return str(_resized(board, *change.sizes))
    if isinstance(change, Clear):
        return str(_blank(len(board.rows), len(board.rows[0])))
    if isinstance(change, Draw):
        for cell in change.cells:
            board = _flipped(board, divmod(cell, len(board.rows[0])))
    return str(board)


def _blank(tall: int, wide: int) -> KakuroBoard:
    """Return a board without clues, blocks above and on the left."""
    return KakuroBoard(((BLOCK,) * wide, *((BLOCK, *(CELL,) * (wide - 1)),) * (tall - 1)))


def _clued(board: KakuroBoard, block: RowAndColumn, across: bool, clue: str) -> KakuroBoard:
    """Return the board with a clue of a block; an empty one removes it."""
    clues = ["" if total is None else str(total) for total in board.clues(block)]
    clues[across] = clue
    return _with(board, block, "\\".join(clues) if any(clues) else BLOCK)


def _flipped(board: KakuroBoard, place: RowAndColumn) -> KakuroBoard:
    """Return the board with a square turned into a block or back; clues before which no cell is
    left go."""
    board = _with(board, place, BLOCK if board.rows[place[0]][place[1]] == CELL else CELL)
    for run in [*runs_of(board)]:
        if run.block is not None and not run.cells:
            board = _clued(board, run.block, run.across, "")
    return board


def _resized(board: KakuroBoard, tall: int, wide: int) -> KakuroBoard:
    """Return the board with rows and columns of cells added, or cut off."""
    rows = [
        (*row, *(BLOCK if at == 0 else CELL,) * wide)[:wide] for at, row in enumerate(board.rows)
    ]
    more = (BLOCK, *(CELL,) * (wide - 1))
    cut = KakuroBoard((*rows, *(more,) * tall)[:tall])
    for run in [*runs_of(cut)]:
        if run.block is not None and not run.cells:
            cut = _clued(cut, run.block, run.across, "")
    return cut


def _with(board: KakuroBoard, place: RowAndColumn, entry: str) -> KakuroBoard:
    """Return the board with another entry at a place."""
    r, c = place
    row = board.rows[r]
    return KakuroBoard((*board.rows[:r], (*row[:c], entry, *row[c + 1 :]), *board.rows[r + 1 :]))


ENTRY = Entering("board", sheet, changed)
