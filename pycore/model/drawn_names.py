"""Cell names from a drawing alone: the letters on the board; with too many cells for letters, rows
and columns of a grid or places in a single row; rows where a cell is a row of spots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .bilingual import Text
from .cell_names import (
    LETTERS,
    CellName,
    Lines,
    Names,
    ValueName,
    column,
    letter,
    lettered,
    row,
    short_square,
    square,
)
from .drawing import Drawing


def from_drawing(drawing: Drawing) -> Names:
    """Return the names from the drawing alone."""
    size = len({spot.cell for spot in drawing.spots})
    signs = tuple(letter(cell, size) for cell in range(size))
    at = _on_a_grid(drawing)
    if at is None:
        return Names(lettered(signs), signs)
    rows, columns = (sorted(set(each)) for each in zip(*at, strict=True))
    if len(at) > size:
        seats = {
            (spot.cell, spot.value): square(r + 1, c + 1)
            for spot, (r, c) in zip(drawing.spots, at, strict=True)
            if spot.value is not None
        }
        signs = tuple(f"r{r + 1}" for r in rows)
        return Names(tuple(row(r + 1) for r in rows), signs, seats=seats)
    if size > LETTERS:
        signs = tuple(short_square(r + 1, c + 1) for r, c in at)
    if len(rows) == 1:
        return _named(Names(tuple(Text(f"place {c + 1}", f"{c + 1} 番目") for c in columns), signs))
    number = {place: cell for cell, place in enumerate(at)}
    lines = {frozenset(number[r, c] for c in columns): row(r + 1) for r in rows}
    lines |= {frozenset(number[r, c] for r in rows): column(c + 1) for c in columns}
    if len(rows) == len(columns):
        lines[frozenset(number[k, k] for k in rows)] = FALLING
        lines[frozenset(number[pair] for pair in zip(rows, rows[::-1], strict=True))] = RISING
    return _named(Names(tuple(square(r + 1, c + 1) for r, c in at), signs, lines))


def with_names(
    drawn: Names,
    cells: Sequence[CellName] | None,
    lines: Lines,
    piece: Text | None,
    values: Mapping[int, ValueName],
) -> Names:
    """Return the names from a drawing, with a puzzle's own: cell names replace the drawn ones (and
    have no places), line names are added."""
    if cells is not None:
        called, signs = zip(*cells, strict=True)
        drawn = drawn._replace(cells=called, signs=signs, places=())
    named = {frozenset(line): name for line, name in lines.items()}
    return drawn._replace(lines={**drawn.lines, **named}, piece=piece, values=values)


def _named(names: Names) -> Names:
    """Return the names, with letters instead if the cells are few enough."""
    few = len(names.cells) <= LETTERS
    return names._replace(cells=lettered(names.signs), places=names.cells) if few else names


FALLING = Text("the falling diagonal", "右下がりの対角線")
RISING = Text("the rising diagonal", "右上がりの対角線")
"""The two long diagonals of a square grid."""


def _on_a_grid(drawing: Drawing) -> list[tuple[int, int]] | None:
    """Return row and column of each spot, from 0, if the spots are the squares of a full grid in
    reading order, with or without gaps between them; otherwise None."""
    if drawing.shape != "square":
        return None
    down = sorted({spot.y for spot in drawing.spots})
    across = sorted({spot.x for spot in drawing.spots})
    at = [(down.index(spot.y), across.index(spot.x)) for spot in drawing.spots]
    full = at == [(r, c) for r in range(len(down)) for c in range(len(across))]
    in_order = [spot.cell for spot in drawing.spots]
    cells = [r for r, _ in at] if len(set(in_order)) < len(at) else list(range(len(at)))
    return at if full and in_order == cells else None
