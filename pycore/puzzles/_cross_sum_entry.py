"""Cross-sums entered on their board: signs between the cells and the results, in the order of
reading: a row with its result, then the signs below it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ..model.bilingual import Text, joined, shown
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
    bad,
    drawing_of,
    read_unfinished,
    shown_sign,
)

MINUS = SIGNS[TYPED.index("-")]
SIZES = tuple(range(LEAST, MOST + 1))


class SumPosition(NamedTuple):
    """The position of a sign in a row or column, by their numbers, or of its result (`sign`
    None)."""

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
        tuple(_slot(position, grid) for position in _positions(grid)),
        sizes=(
            Size(Text("Rows", "行の数"), SIZES, tall),
            Size(Text("Columns", "列の数"), SIZES, wide),
        ),
        keys=f"0123456789{''.join(SIGNS)}",
    )


def _positions(grid: SumGrid) -> Iterator[SumPosition]:
    tall, wide = len(grid.rows), len(grid.columns)
    for r in range(tall):
        yield from (SumPosition(True, r, at) for at in range(wide - 1))
        yield SumPosition(True, r, None)
        yield from (SumPosition(False, c, r if r < tall - 1 else None) for c in range(wide))


def _of(position: SumPosition, grid: SumGrid) -> CrossSum:
    return (grid.rows if position.is_row else grid.columns)[position.number]


def _slot(position: SumPosition, grid: SumGrid) -> Slot:
    each = _of(position, grid)
    no_choices: tuple[str, ...] = ()
    name = (row if position.is_row else column)(position.number + 1)
    if position.sign is None:
        along = len(each.signs) + 1.0
        title = Text(f"Result of {name.en}", joined(name.ja, "の答え"))
        text = "" if each.total == MISSING else str(each.total).replace("-", MINUS)
        cells, choices = each.cells, no_choices
    else:
        along = position.sign + 0.5
        title = Text(
            f"Sign {position.sign + 1} of {name.en}",
            joined(name.ja, f"の {position.sign + 1} 番目の記号"),
        )
        sign = each.signs[position.sign]
        text = "" if sign == MISSING_SIGN else shown_sign(sign)
        cells, choices = each.cells[position.sign : position.sign + 2], tuple(SIGNS)
    across, down = along * GAP, position.number * GAP
    x, y = (across, down) if position.is_row else (down, across)
    return Slot(title, text, round(x, 2), round(y, 2), "beside", cells, choices=choices)


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with another sign or result, without any, or of another size. Raises BadInput
    for a clue that cannot stand there."""
    grid = read_unfinished(typed[OPTION])
    match change:
        case Write(slot, clue):
            text = str(_written(grid, [*_positions(grid)][slot], clue))
            read_unfinished(text)
            return text
        case Clear():
            return str(_blank(len(grid.rows), len(grid.columns)))
        case Resize((tall, wide)):
            return str(_blank(tall, wide))
        case _:
            return typed[OPTION]


def _written(grid: SumGrid, position: SumPosition, clue: str) -> SumGrid:
    each = _of(position, grid)
    word = clue.translate(OTHER_SIGNS).strip()
    if position.sign is None:
        after = each._replace(total=_number(word))
    else:
        sign = _sign(word)
        after = each._replace(
            signs=(*each.signs[: position.sign], sign, *each.signs[position.sign + 1 :])
        )
    rows, columns = [*grid.rows], [*grid.columns]
    (rows if position.is_row else columns)[position.number] = after
    return SumGrid(tuple(rows), tuple(columns))


def _sign(word: str) -> int:
    if word in ("", *TYPED):
        return TYPED.index(word or ".")
    signs = " ".join(SIGNS)
    raise bad(
        f"{shown(word)} is no sign; there are {signs}.",
        f"{shown(word)} は記号ではありません（{signs}）。",
    )


def _number(word: str) -> int:
    """Read a result; a minus alone is none yet. Raises BadInput."""
    if word in ("", "-"):
        return MISSING
    if re.fullmatch(r"-?[0-9]{1,6}", word):
        return int(word)
    raise bad(
        f"{shown(word)} is no result; write a number of up to six digits.",
        f"{shown(word)} は答えになりません。6 桁までの数を書いてください。",
    )


def _blank(tall: int, wide: int) -> SumGrid:
    none = (MISSING_SIGN,)
    return SumGrid(
        tuple(CrossSum((), none * (wide - 1), MISSING) for _ in range(tall)),
        tuple(CrossSum((), none * (tall - 1), MISSING) for _ in range(wide)),
    )


ENTRY = Entering(OPTION, sheet, changed)
