"""Cross-sums entered on their board: signs between the cells and the results, in the order of
reading: a row with its result, then the signs below it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, joined, shown
from ..model.calculation import SIGNS
from ..model.cell_names import column, row
from ..model.clue_entry import Change, Clear, Entering, Resize, Sheet, Size, Slot, Write
from ._cross_sum_grid import (
    GAP,
    LEAST,
    MISSING,
    MISSING_SIGN,
    MOST,
    OPTION,
    OTHER_SIGNS,
    TYPED,
    CrossSum,
    SumGrid,
    drawing_of,
    read_unfinished,
    shown_sign,
)

MINUS = SIGNS[TYPED.index("-")]
SIZES = tuple(range(LEAST, MOST + 1))


class Place(NamedTuple):
    """A place of the sheet: that of a sign of a row or column, by their numbers, or of its result
    (`sign` None)."""

    is_row: bool
    number: int
    sign: int | None


def sheet(typed: Mapping[str, str]) -> Sheet:
    """Return the board with a slot for each sign and each result."""
    grid = read_unfinished(typed[OPTION])
    drawing = drawing_of(grid)
    equals = tuple(label for label in drawing.labels if label.text == "=")
    tall, wide = len(grid.rows), len(grid.columns)
    return Sheet(
        replace(drawing, labels=equals),
        tuple(_slot(place, grid) for place in _places(grid)),
        sizes=(
            Size(Text("Rows", "行の数"), SIZES, tall),
            Size(Text("Columns", "列の数"), SIZES, wide),
        ),
        keys=f"0123456789{''.join(SIGNS)}",
    )


def _places(grid: SumGrid) -> Iterator[Place]:
    tall, wide = len(grid.rows), len(grid.columns)
    for r in range(tall):
        yield from (Place(True, r, at) for at in range(wide - 1))
        yield Place(True, r, None)
        yield from (Place(False, c, r if r < tall - 1 else None) for c in range(wide))


def _of(place: Place, grid: SumGrid) -> CrossSum:
    return (grid.rows if place.is_row else grid.columns)[place.number]


def _slot(place: Place, grid: SumGrid) -> Slot:
    each = _of(place, grid)
    no_choices: tuple[str, ...] = ()
    name = (row if place.is_row else column)(place.number + 1)
    if place.sign is None:
        along = len(each.signs) + 1.0
        title = Text(f"Result of {name.en}", joined(name.ja, "の答え"))
        text = "" if each.total == MISSING else str(each.total).replace("-", MINUS)
        cells, choices = each.cells, no_choices
    else:
        along = place.sign + 0.5
        title = Text(
            f"Sign {place.sign + 1} of {name.en}",
            joined(name.ja, f"の {place.sign + 1} 番目の記号"),
        )
        sign = each.signs[place.sign]
        text = "" if sign == MISSING_SIGN else shown_sign(sign)
        cells, choices = each.cells[place.sign : place.sign + 2], tuple(SIGNS)
    across, down = along * GAP, place.number * GAP
    x, y = (across, down) if place.is_row else (down, across)
    return Slot(title, text, round(x, 2), round(y, 2), "beside", cells, choices=choices)


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with another sign or result, without any, or of another size. Raises BadInput
    for a clue that cannot stand there."""
    grid = read_unfinished(typed[OPTION])
    match change:
        case Write(slot, clue):
            text = str(_written(grid, [*_places(grid)][slot], clue))
            read_unfinished(text)
            return text
        case Clear():
            return str(_blank(len(grid.rows), len(grid.columns)))
        case Resize((tall, wide)):
            return str(_blank(tall, wide))
        case _:
            return typed[OPTION]


def _written(grid: SumGrid, place: Place, clue: str) -> SumGrid:
    each = _of(place, grid)
    word = clue.translate(OTHER_SIGNS).strip()
    if place.sign is None:
        after = each._replace(total=_number(word))
    else:
        sign = _sign(word)
        after = each._replace(
            signs=(*each.signs[: place.sign], sign, *each.signs[place.sign + 1 :])
        )
    rows, columns = [*grid.rows], [*grid.columns]
    (rows if place.is_row else columns)[place.number] = after
    return SumGrid(tuple(rows), tuple(columns))


def _sign(word: str) -> int:
    if word in ("", *TYPED):
        return TYPED.index(word or ".")
    signs = " ".join(SIGNS)
    raise BadInput(
        Named(OPTION),
        Text(
            f"{shown(word)} is no sign; there are {signs}.",
            f"{shown(word)} は記号ではありません（{signs}）。",
        ),
    )


def _number(word: str) -> int:
    """Read a result; a minus alone is none yet. Raises BadInput."""
    if word in ("", "-"):
        return MISSING
    if re.fullmatch(r"-?[0-9]{1,6}", word):
        return int(word)
    raise BadInput(
        Named(OPTION),
        Text(
            f"{shown(word)} is no result; write a number of up to six digits.",
            f"{shown(word)} は答えになりません。6 桁までの数を書いてください。",
        ),
    )


def _blank(tall: int, wide: int) -> SumGrid:
    none = (MISSING_SIGN,)
    return SumGrid(
        tuple(CrossSum((), none * (wide - 1), MISSING) for _ in range(tall)),
        tuple(CrossSum((), none * (tall - 1), MISSING) for _ in range(wide)),
    )


ENTRY = Entering(OPTION, sheet, changed)
