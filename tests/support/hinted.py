"""Sudokus for hints: puzzles with their names, and positions prepared for a technique."""

from __future__ import annotations

import re

from pycore.assist.generate import GenerateOptions, generate
from pycore.assist.hints import Position, Step, steps
from pycore.model.cell_names import Names
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named

SUDOKU = puzzle_named("sudoku")


def empty(size: str = "9", diagonals: str = "no") -> Placement:
    return SUDOKU.placement(SUDOKU.settings({"size": size, "diagonals": diagonals}))


def names(size: str = "9", diagonals: str = "no") -> Names:
    return SUDOKU.names(SUDOKU.settings({"size": size, "diagonals": diagonals}))


def at(row: int, column: int) -> int:
    """Return a cell of the 9 x 9 grid, row and column counted from 1."""
    return (row - 1) * 9 + column - 1


def position(filled: dict[int, int] | None = None) -> Position:
    return Position(empty(), filled or {}, names())


def only(board: Position, cells: dict[int, set[int]]) -> None:
    """Leave only these marks in these cells."""
    for cell, values in cells.items():
        for value in set(board.marked(cell)) - values:
            board.remove(cell, value)


def without(board: Position, value: int, cells: list[int]) -> None:
    for cell in cells:
        board.remove(cell, value)


def inkala() -> dict[int, int]:
    """Return A. Inkala's puzzle of 2010, which needs trials."""
    assert SUDOKU.read is not None
    example = next(e for e in SUDOKU.examples if "Inkala" in e.title.en)
    return SUDOKU.read(example.given, SUDOKU.settings({}))


def stuck() -> Position:
    """Return A. Inkala's puzzle where it needs its first trial."""
    placement = empty().with_givens(inkala())
    board = Position(placement, placement.givens, names())
    for _, step in steps(placement):
        if step.technique == "trial":
            break
        board.take(step.places, step.removes)
    return board


def made(seed: int, size: str = "9", diagonals: str = "no", minimal: bool = False) -> Placement:
    settings = SUDOKU.settings({"size": size, "diagonals": diagonals})
    placement = SUDOKU.placement(settings)
    options = GenerateOptions(seed, minimal=minimal)
    *_, last = generate(placement, SUDOKU.draw(settings), options)
    assert last.puzzle is not None
    return placement.with_givens(last.puzzle)


JAPANESE = "ぁ-んァ-ヶー一-龥"
GLUED = re.compile(f"[0-9A-Za-z][{JAPANESE}]|[{JAPANESE}][0-9A-Za-z]")
TORN = re.compile(f"[{JAPANESE}、。（）：] [{JAPANESE}]|, |: ")


def misspaced(step: Step) -> list[str]:
    """Return Japanese sentences of a step in which a digit lacks its space, or Japanese has one
    inside."""
    told = (step.where.ja, step.why.ja, step.what.ja)
    return [words for words in told if GLUED.search(words) or TORN.search(words)]
