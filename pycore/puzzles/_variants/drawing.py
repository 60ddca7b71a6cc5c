"""Drawing the further rules of a Sudoku on a `grid`: strokes on cells, labels, and the edges of
cages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from ...model.cell_names import RowAndColumn
from ...model.drawing import Drawing, Label, Point, Sketch, Stroke
from .._cages import outline
from .clue import Clue
from .kinds import KINDS
from .notation import Variants

FARTHER = 0.65
"""The extra distance of the numbers of rows and columns with other clues in between."""


def with_clues(drawing: Drawing, variants: Variants, size: int) -> Drawing:
    """Return the drawing with all clues of further rules, drawn and in words."""
    beyond = beyond_others(variants)
    sketches: list[Sketch] = []
    labels: list[Label] = []
    for clue in variants.clues:
        kind = KINDS[clue.name]
        for part in parts(clue):
            words = kind.said(part)
            cells = tuple(size * r + c for r, c in cells_about(part))
            written = [
                Label(text, *spot, where, cells, words) for text, spot, where in kind.written(part)
            ]
            if kind.form == "side":
                written = [_pushed(label, beyond) for label in written]
            sketches.append(Sketch(kind.ink, strokes_of(part), () if written else cells, words))
            labels += written
    return replace(
        drawing,
        sketches=tuple(sketches),
        labels=tuple(labels),
        outlines=outlines_of(variants, size),
    )


def strokes_of(part: Clue) -> tuple[Stroke, ...]:
    """Return the strokes of a part of a clue."""
    kind = KINDS[part.name]
    second = (kind.joined or kind.drawn)(part.others) if part.others else ()
    return (*kind.drawn(part.cells), *second)


def outlines_of(variants: Variants, size: int) -> tuple[tuple[Point, ...], ...]:
    """Return the outlines of the cages."""
    cages = [clue.cells for clue in variants.clues if clue.name == "cage"]
    cells = (tuple(sorted(size * r + c for r, c in cage)) for cage in cages)
    return tuple(line for cage in cells for line in outline(cage, size))


def beyond_others(variants: Variants) -> float:
    """Return the extra distance of the numbers of rows and columns."""
    return FARTHER if any(clue.name == "little" for clue in variants.clues) else 0


def _pushed(label: Label, beyond: float) -> Label:
    """Move a number above or to the left of the grid away from it."""
    if label.y < 0:
        return label._replace(y=label.y - beyond)
    return label._replace(x=label.x - beyond)


def parts(clue: Clue) -> Iterable[Clue]:
    """Return the parts of a clue that are drawn separately: the whole, each pair of cells, or each
    cell."""
    match KINDS[clue.name].form:
        case "edges":
            return [clue._replace(cells=pair) for pair in pairwise(clue.cells)]
        case "cells":
            return [clue._replace(cells=(place,)) for place in clue.cells]
    return [clue]


def cells_about(clue: Clue) -> tuple[RowAndColumn, ...]:
    """Return the cells that a clue is about."""
    if KINDS[clue.name].form == "corner":
        ((r, c),) = clue.cells
        return (r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)
    return tuple(dict.fromkeys((*clue.cells, *clue.others)))
