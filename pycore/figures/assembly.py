"""From the entries of a file to a figure and back, with the constraints between entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NoReturn

from ..model.cell_names import CellName, letter, lettered
from ..model.drawing import Drawing, Spot
from ..model.fitting import misfit
from ..model.placement import Placement, no_value, nonsense_in_rule
from ..model.rules import Given
from .declaration import VERSION, CellEntry, Look, NamedValue, PuzzleSheet
from .figure import FigureData
from .forms import Pointer, refused
from .limits import MOST_CANDIDATES
from .nonsense import in_words
from .rules import cells_in


def assembled(sheet: PuzzleSheet) -> FigureData:
    """Return the figure. Raises BadInput at the pointer of an entry that contradicts another."""
    size = len(sheet.cells)
    if size * len(sheet.values) > MOST_CANDIDATES:
        raise refused(
            ("cells",),
            f"{size:,} cells with {len(sheet.values):,} values each are too many; together they "
            f"must be {MOST_CANDIDATES:,} at most.",
            f"{size:,} マス × {len(sheet.values):,} 個の値は多すぎます（合わせて "
            f"{MOST_CANDIDATES:,} まで）。",
        )
    for number, rule in enumerate(sheet.rules):
        pointer: Pointer = ("rules", number)
        for where, cell in cells_in(rule):
            _must_exist(cell, size, (*pointer, *where))
        for wrong in nonsense_in_rule(rule, size):
            raise refused(pointer, *in_words(wrong))
    _check_givens(sheet)
    for number, line in enumerate(sheet.names):
        _all_exist(line.cells, size, ("names", number, "cells"))
    placement = Placement(size, sheet.values, sheet.rules)
    drawing = _drawing(sheet)
    if wrong_look := misfit(placement, drawing):
        raise refused(
            ("drawing", "spots") if sheet.drawing.spots else ("cells",),
            *wrong_look,
        )
    if sorted(cell for row in drawing.rows for cell in row) != list(range(size)):
        raise refused(
            ("drawing", "rows"),
            f"must show the cells 0 to {size - 1}, each once and no other.",
            f"マス 0〜{size - 1} を 1 度ずつ、それだけを並べてください。",
        )
    return FigureData(
        sheet.title,
        placement,
        drawing,
        sheet.about,
        sheet.source,
        sheet.givens,
        _cell_names(sheet.cells),
        sheet.names,
        sheet.piece,
        tuple(thing.named for thing in sheet.things),
        sheet.facts,
    )


def _check_givens(sheet: PuzzleSheet) -> None:
    given: dict[int, int] = {}
    for number, rule in enumerate(sheet.rules):
        if isinstance(rule, Given):
            if rule.value not in sheet.values:
                pointer = ("rules", number, "value")
                raise refused(pointer, *no_value(str(rule.value), sheet.values))
            if rule.cell in given:
                _twice(("rules", number), f"cell {rule.cell}", f"マス {rule.cell} ")
            given[rule.cell] = rule.value
    for number, (cell, value) in enumerate(sheet.givens):
        _must_exist(cell, len(sheet.cells), ("givens", number, 0))
        if value not in sheet.values:
            raise refused(("givens", number, 1), *no_value(str(value), sheet.values))
        if cell in given:
            _twice(("givens", number), f"cell {cell}", f"マス {cell} ")
        given[cell] = value


def _must_exist(cell: int, size: int, pointer: Pointer) -> None:
    if not 0 <= cell < size:
        raise refused(
            pointer,
            f"there is no cell {cell}; cells are 0 to {size - 1}.",
            f"マス {cell} はありません（0〜{size - 1}）。",
        )


def _all_exist(cells: Iterable[int], size: int, pointer: Pointer) -> None:
    for number, cell in enumerate(cells):
        _must_exist(cell, size, (*pointer, number))


def _twice(pointer: Pointer, en: str, ja: str) -> NoReturn:
    raise refused(
        pointer,
        f"{en} is given twice; give it once.",
        f"{ja}の値が 2 度あります。1 度だけ書いてください。",
    )


# ---- the drawing ----


def _drawing(sheet: PuzzleSheet) -> Drawing:
    look, size = sheet.drawing, len(sheet.cells)
    spots = look.spots or tuple(_spots(sheet.cells))
    for number, spot in enumerate(look.spots):
        _must_exist(spot.cell, size, ("drawing", "spots", number, "cell"))
    for number, label in enumerate(look.labels):
        _all_exist(label.cells, size, ("drawing", "labels", number, "cells"))
    for number, sketch in enumerate(look.sketches):
        _all_exist(sketch.cells, size, ("drawing", "sketches", number, "cells"))
    for number, tinted in enumerate(look.tinted):
        if tinted >= len(spots):
            raise refused(
                ("drawing", "tinted", number),
                f"there is no place {tinted}; places are 0 to {len(spots) - 1}.",
                f"場所 {tinted} はありません（0〜{len(spots) - 1}）。",
            )
    rows = look.rows or _rows(spots)
    return Drawing(
        look.shape,
        spots,
        look.lines,
        rows,
        look.tinted,
        look.outlines,
        look.labels,
        look.blocks,
        look.piece,
        look.sketches,
    )


def _spots(cells: Sequence[CellEntry]) -> Iterable[Spot]:
    for number, cell in enumerate(cells):
        if cell.at is None:
            raise refused(
                ("cells", number),
                "'at' is missing; without spots in the drawing each cell says where it stands.",
                "'at' がありません。drawing に spots がなければ、マスごとに位置を書いてください。",
            )
        yield Spot(number, *cell.at)


def _rows(spots: Sequence[Spot]) -> tuple[tuple[int, ...], ...]:
    """Return the cells by the height of their first spots, from the left."""
    first: dict[int, Spot] = {}
    for spot in spots:
        first.setdefault(spot.cell, spot)
    in_order = sorted(first.values(), key=lambda spot: (spot.y, spot.x, spot.cell))
    by_height = groupby(in_order, key=lambda spot: spot.y)
    return tuple(tuple(spot.cell for spot in row) for _, row in by_height)


def _look(drawing: Drawing, placed: bool) -> Look:
    rows = () if drawing.rows == _rows(drawing.spots) else drawing.rows
    return Look(
        drawing.shape,
        () if placed else drawing.spots,
        rows,
        drawing.lines,
        drawing.tinted,
        drawing.outlines,
        drawing.labels,
        drawing.blocks,
        drawing.sketches,
        drawing.piece,
    )


# ---- the cells ----


def _cell_names(cells: Sequence[CellEntry]) -> tuple[CellName, ...]:
    """Return the names of all cells, with letters for unnamed ones; nothing if all are unnamed."""
    if not any(cell.name or cell.sign for cell in cells):
        return ()
    named = []
    for number, cell in enumerate(cells):
        sign = cell.sign or letter(number, len(cells))
        named.append(CellName(cell.name or lettered([sign])[0], sign))
    for key, each in (("sign", [n.sign for n in named]), ("name", [n.name for n in named])):
        seen: set[object] = set()
        for number, name in enumerate(each):
            if name in seen:
                pointer = ("cells", number, key)
                raise refused(
                    pointer,
                    "is that of another cell; each must have its own.",
                    "はほかのマスと同じです。1 つずつ違うものにしてください。",
                )
            seen.add(name)
    return tuple(named)


def entries_of(figure: FigureData) -> PuzzleSheet:
    """Return the entries of the file of a figure."""
    placement, drawing = figure.placement, figure.drawing
    spots = drawing.spots
    placed = spots == tuple(Spot(cell, *spots[cell][1:3]) for cell in range(len(spots)))
    places = [(spot.x, spot.y) if placed else None for spot in spots] if placed else []
    names = figure.cell_names
    return PuzzleSheet(
        VERSION,
        figure.title,
        placement.values,
        tuple(
            CellEntry(
                places[cell] if placed else None,
                names[cell].name if names else None,
                names[cell].sign if names else "",
            )
            for cell in range(placement.size)
        ),
        placement.rules,
        figure.about,
        figure.source,
        figure.givens,
        figure.lines,
        _look(drawing, placed),
        figure.facts,
        figure.piece,
        tuple(NamedValue(value, *name) for value, name in figure.value_names),
    )
