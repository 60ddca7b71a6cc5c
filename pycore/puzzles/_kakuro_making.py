"""New Kakuro puzzles: a random layout with half-turn symmetry, then its sums.

inside   the places outside the first row and the first column, which are blocks
carving  turning an inside place and its opposite into blocks, if the layout stays sound
sound    said of a layout whose cells are connected, none alone in its run
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text
from ..model.cell_names import RowAndColumn
from ..model.placement import Solution
from ..model.puzzle import Settings
from ._kakuro_board import BLOCK, CELL, DIGITS, KakuroBoard, runs_of

if TYPE_CHECKING:
    from random import Random

LEAST_INSIDE = 2
"""The fewest rows and columns of cells."""

FILLED = 0.6, 0.75
"""The least and the largest fraction of the inside that are cells, unless runs would be too
long."""

MOST_LAYOUTS = 20
"""The most layouts tried: long narrow boards have none without a run of ten cells."""


def blank(settings: Settings, random: Random) -> Settings:
    """Return a new layout of the same size. Raises BadInput if none is found."""
    rows = settings["board"].rows
    tall, wide = (max(LEAST_INSIDE, len(each) - 1) for each in (rows, rows[0]))
    for _ in range(MOST_LAYOUTS):
        layout = _carved(tall, wide, random)
        if _longest(layout) <= len(DIGITS):
            return {"board": layout}
    raise BadInput(
        Named("board"),
        Text(
            f"of {tall + 1} × {wide + 1} has no layout whose runs have at most {len(DIGITS)} "
            "cells; take one that is less narrow.",
            f"の大きさ {tall + 1} × {wide + 1} では、{len(DIGITS)} マス以内の並びだけの配置が"
            "できません。もっと正方形に近い盤にしてください。",
        ),
    )


def _carved(tall: int, wide: int, random: Random) -> KakuroBoard:
    """Return a sound layout with few enough cells, and long runs only where unavoidable."""
    cells = {(r, c) for r in range(1, tall + 1) for c in range(1, wide + 1)}
    enough = random.uniform(*FILLED) * len(cells)
    tries = sorted(cells)
    random.shuffle(tries)
    layout = _board(cells, tall, wide)
    for r, c in tries:
        if len(cells) <= enough and _longest(layout) <= len(DIGITS):
            break
        fewer = cells - {(r, c), (tall + 1 - r, wide + 1 - c)}
        carved = _board(fewer, tall, wide)
        if _is_sound(carved):
            cells, layout = fewer, carved
    return layout


def _board(cells: Set[RowAndColumn], tall: int, wide: int) -> KakuroBoard:
    return KakuroBoard(
        tuple(
            tuple(CELL if (r, c) in cells else BLOCK for c in range(wide + 1))
            for r in range(tall + 1)
        )
    )


def _longest(board: KakuroBoard) -> int:
    return max(len(run.cells) for run in runs_of(board))


def _is_sound(board: KakuroBoard) -> bool:
    runs = [set(run.cells) for run in runs_of(board)]
    if min(map(len, runs), default=0) < 2:
        return False
    reached, before = set(runs[0]), 0
    while len(reached) > before:
        before = len(reached)
        for run in runs:
            if not run.isdisjoint(reached):
                reached |= run
    return len(reached) == len(board.places)


def clued(blank: Settings, board: Solution, random: Random) -> Settings:
    """Return the sums of all runs."""
    layout: KakuroBoard = blank["board"]
    sums: dict[RowAndColumn, list[str]] = {}
    for run in runs_of(layout):
        if run.block:
            total = str(sum(board[cell] for cell in run.cells))
            sums.setdefault(run.block, ["", ""])[run.across] = total
    return {
        "board": KakuroBoard(
            tuple(
                tuple(
                    "\\".join(sums[r, c]) if (r, c) in sums else entry
                    for c, entry in enumerate(row)
                )
                for r, row in enumerate(layout.rows)
            )
        )
    }


def changed(blank: Settings, board: Solution, cell: int, random: Random) -> Solution | None:
    """Return the board with a digit in a cell that is new to both its runs."""
    used = {
        board[other] for run in runs_of(blank["board"]) if cell in run.cells for other in run.cells
    }
    free = [digit for digit in DIGITS if digit not in used]
    return (*board[:cell], random.choice(free), *board[cell + 1 :]) if free else None
