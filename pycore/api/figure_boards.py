"""The positions of the cells of a figure made in a program, and the lines that result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import cos, pi, sin
from typing import NamedTuple

from ..figures.limits import MOST_CELLS
from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.drawing import Drawing, Point, Shape, Spot, grid

DIGITS = 4
"""The decimals of rounded positions, so that cells of a row have one height."""


class FigureBoard(NamedTuple):
    """A drawing, and the lines by their cells."""

    drawing: Drawing
    lines: tuple[tuple[int, ...], ...] = ()


def grid_of(rows: int, columns: int) -> FigureBoard:
    """Return squares in rows, with the rows, the columns and, if it is a square, the diagonals."""
    _few(_whole("rows", rows) * _whole("columns", columns))
    cells = [[r * columns + c for c in range(columns)] for r in range(rows)]
    lines = [*cells, *zip(*cells, strict=True)]
    if rows == columns > 1:
        lines += [[cells[k][k] for k in range(rows)], [cells[k][-1 - k] for k in range(rows)]]
    return FigureBoard(grid(rows, columns), tuple(map(tuple, lines)))


def row_of(cells: int) -> FigureBoard:
    """Return squares side by side."""
    _few(_whole("cells", cells))
    return FigureBoard(grid(1, cells), (tuple(range(cells)),))


def ring_of(cells: int) -> FigureBoard:
    """Return places on a circle, clockwise from the top, a little apart."""
    _few(_whole("cells", cells))
    radius = max(0.8, 0.6 / sin(pi / cells)) if cells > 1 else 0.0
    turns = [2 * pi * cell / cells for cell in range(cells)]
    return places_of([(radius * sin(turn), -radius * cos(turn)) for turn in turns])


def triangle_of(rows: int) -> FigureBoard:
    """Return rows of 1, 2, 3 ... places, with the lines in the three directions."""
    _few(_whole("rows", rows) * (rows + 1) // 2)
    places = [(r, c) for r in range(rows) for c in range(r + 1)]
    directions: tuple[Callable[[tuple[int, int]], int], ...] = (
        lambda at: at[0],
        lambda at: at[1],
        lambda at: at[0] - at[1],
    )
    lines = [
        tuple(places.index(place) for place in line)
        for direction in directions
        for _, line in groupby(sorted(places, key=direction), key=direction)
    ]
    board = places_of([(c - r / 2, r * 3**0.5 / 2) for r, c in places])
    return board._replace(lines=tuple(line for line in lines if len(line) > 1))


def places_of(points: Sequence[Point], shape: Shape = "circle") -> FigureBoard:
    """Return cells at these places; cells of one height are a row of text."""
    _few(len(points))
    spots = [
        Spot(cell, round(x, DIGITS) + 0.0, round(y, DIGITS) + 0.0)
        for cell, (x, y) in enumerate(points)
    ]
    in_order = sorted(spots, key=lambda spot: (spot.y, spot.x))
    rows = [[spot.cell for spot in row] for _, row in groupby(in_order, key=lambda spot: spot.y)]
    drawing = Drawing(shape, tuple(spots), (), tuple(map(tuple, rows)))
    return FigureBoard(drawing)


def unfit(name: str, en: str, ja: str) -> BadInput:
    """Return the fault of an argument."""
    return BadInput(Named(name), Text(en, ja))


def _whole(name: str, number: int) -> int:
    if type(number) is int and number > 0:
        return number
    there = shown(spelled(number))
    raise unfit(
        name,
        f"must be a whole number from 1, not {there}.",
        f"には 1 以上の整数を指定してください（{there} は使えません）。",
    )


def _few(size: int) -> None:
    if not 1 <= size <= MOST_CELLS:
        raise unfit(
            "cells",
            f"must be 1 to {MOST_CELLS:,}, not {size:,}.",
            f"は 1〜{MOST_CELLS:,} 個にしてください（{size:,} 個です）。",
        )
