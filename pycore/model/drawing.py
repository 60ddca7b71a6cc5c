"""Drawings: how a puzzle looks, as data that any page can draw.

spot    a position on the drawing. Usually it shows the value of one cell; on a board where a cell
        is a row and its value a column (queens), it stands for one value of one cell and shows a
        piece when the cell has it. Where pieces are filled squares or stars, a cell has one spot.
line    a polyline under the spots; thick lines divide regions (the boxes of a Sudoku)
rows    the cells as lines of text: the order in which givens and solutions are typed, pasted and
        printed
block   a dark square that is not a cell
cage    the cells of one clue, with a dashed outline inside their edges
label   a written clue: a sign between two cells, a number in the corner of a cage, in a block or
        beside a row
sketch  a drawn clue: a thermometer, an arrow, a dot, a shaded cell

Positions are in spot widths, x to the right, y downward; any origin.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from .bilingual import Text

Shape = Literal["circle", "square", "hexagon"]
Point = tuple[float, float]

Piece = Literal["disc", "queen", "square", "star"]
Where = Literal["between", "corner", "block", "beside", "white", "black", "disc"]
"""The location of a label, which decides its size: between two spots, in the upper left corner of
one, in a block, beside all of them, or in a disc of a sketch (small white or black, or larger
white). A label in a corner starts at its position; any other is centred there."""


class Spot(NamedTuple):
    """A position (x, y) that shows a cell; with `value`, it stands for that value of the cell."""

    cell: int
    x: float
    y: float
    value: int | None = None


class DrawnLine(NamedTuple):
    """A polyline through `points` ((x, y), ...) under the spots; `thick` for borders of regions."""

    points: tuple[Point, ...]
    thick: bool = False


Ink = Literal["shade", "green", "violet", "blue", "line", "white", "black"]
"""The inks of a sketch: `shade`, `green`, `violet` and `blue` are soft colours under numbers;
`line` is thin, and of a single point it draws only the edge; `white` and `black`, with an edge,
lie on top of all lines."""


class Stroke(NamedTuple):
    """A path of this width through `points`, with round ends and corners; for a single point, a
    disc of that diameter."""

    points: tuple[Point, ...]
    width: float


class Sketch(NamedTuple):
    """The strokes of one clue. `words` say it of `cells`, for people who do not see it."""

    ink: Ink
    strokes: tuple[Stroke, ...]
    cells: tuple[int, ...]
    words: Text

    def data(self) -> dict[str, Any]:
        """Return the sketch as plain data."""
        return {
            "ink": self.ink,
            "strokes": [stroke._asdict() for stroke in self.strokes],
            "cells": self.cells,
            "words": self.words._asdict(),
        }


class Label(NamedTuple):
    """A clue at (x, y). `words` say it of `cells`, for people who do not see where it is."""

    text: str
    x: float
    y: float
    where: Where
    cells: tuple[int, ...]
    words: Text

    def data(self) -> dict[str, Any]:
        """Return the label as plain data."""
        return {**self._asdict(), "words": self.words._asdict()}


@dataclass(frozen=True)
class Drawing:
    """Spots of one shape, lines under them, and the rows of the notation.

    `rows` names each cell once, line by line. `tinted` lists, by index in `spots`, the spots on a
    slightly darker ground (alternate boxes, a checkered board). `outlines` are the closed dashed
    lines of cages, over the spots; `blocks` the centres of blocks, under the lines; `labels` the
    written clues and `sketches` the drawn ones. `piece` marks a cell that has the value of a spot.
    """

    shape: Shape
    spots: tuple[Spot, ...]
    lines: tuple[DrawnLine, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    tinted: tuple[int, ...] = ()
    outlines: tuple[tuple[Point, ...], ...] = ()
    labels: tuple[Label, ...] = ()
    blocks: tuple[Point, ...] = ()
    piece: Piece = "disc"
    sketches: tuple[Sketch, ...] = ()

    @property
    def by_value(self) -> bool:
        """Whether a cell has a spot for each of its values (queens): motions of the board may then
        change values too."""
        return self.piece not in ("square", "star") and any(
            spot.value is not None for spot in self.spots
        )

    def data(self) -> dict[str, Any]:
        """Return the drawing as plain lists and dictionaries, for JSON."""
        return {
            "shape": self.shape,
            "spots": [spot._asdict() for spot in self.spots],
            "lines": [{"points": line.points, "thick": line.thick} for line in self.lines],
            "rows": self.rows,
            "tinted": self.tinted,
            "outlines": self.outlines,
            "labels": [label.data() for label in self.labels],
            "blocks": self.blocks,
            "piece": self.piece,
            "sketches": [sketch.data() for sketch in self.sketches],
        }


def grid(rows: int, columns: int, lines: tuple[DrawnLine, ...] = ()) -> Drawing:
    """Return a grid of squares: cells numbered row by row, a row of text for each row."""
    spots = tuple(Spot(r * columns + c, c, r) for r in range(rows) for c in range(columns))
    text = tuple(tuple(range(r * columns, (r + 1) * columns)) for r in range(rows))
    return Drawing("square", spots, lines, text)
