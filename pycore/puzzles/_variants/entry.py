"""Further rules of a Sudoku entered on its board: a tool for each kind of clue, a switch for each
rule about the whole grid.

numbered  the clues that have or may have numbers; each has a slot where its number is written, the
          first of several
side      a row or column, which has a slot outside
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ...model.bilingual import Text, joined
from ...model.cell_names import column, row, square
from ...model.clue_entry import (
    Change,
    Clear,
    Does,
    Draw,
    Free,
    Resize,
    Sheet,
    Slot,
    Switch,
    Switched,
    Tool,
    Write,
)
from ...model.drawing import Drawing, Label, Sketch, grid
from .._square_grids import box_edges, largest_sums, region_edges
from . import by_hand
from .clue import OPTION, Clue, Way
from .drawing import beyond_others, cells_about, outlines_of, parts, strokes_of
from .kind import Form, Kind
from .kinds import KINDS
from .notation import PICTURE, WHOLE, Variants, read_variants
from .rules import check

SIDES = "sandwich"
"""The kind of the numbers outside rows and columns."""

SAID = Text("", "")

GROUPS: tuple[tuple[Text, tuple[Form, ...]], ...] = (
    (Text("Lines", "線"), ("line",)),
    (Text("Between cells", "マスの間"), ("edges", "corner")),
    (Text("In a cell", "マスの印"), ("cells",)),
    (Text("Areas", "領域"), ("area", "areas")),
    (Text("Outside", "盤の外"), ("side", "ray")),
)
BOXES = Tool(
    PICTURE,
    "gather",
    Text("Boxes of other shapes (jigsaw)", "不規則なブロック"),
    how=Text(
        "Drag over the cells of one box after the other; a new drag takes cells from others.",
        "ブロックを 1 つずつ、そのマスをなぞります。なぞり直すと形を変えられます。",
    ),
    group=GROUPS[3][0],
)
HOW: dict[Form, Text] = {
    "line": Text("Drag along the line, from its start.", "線を端から順になぞります。"),
    "edges": Text(
        "Drag from a cell to its neighbour, or on through several.",
        "隣のマスへなぞります。続けていくつもなぞれます。",
    ),
    "corner": Text(
        "Drag across the corner, from cell to cell, then type the numbers.",
        "角をはさむ 2 マスを斜めになぞり、続けて数を打ちます。",
    ),
    "cells": Text("Touch the cells, or drag over them.", "マスに触れるか、なぞります。"),
    "area": Text("Drag over the cells.", "マスをなぞります。"),
    "side": Text(
        "Type the numbers above the columns, then those of the rows; Enter goes on to the next.",
        "列の上の数、続けて行の左の数を打ちます。Enter で次へ進みます。",
    ),
    "ray": Text(
        "Drag from the number inwards, over two cells, then type it.",
        "数の側から斜めに 2 マスなぞり、続けて数を打ちます。",
    ),
}
HOW_OF_ONE = {
    "pill": Text(
        "Drag over the cells of the number, then from one of them along the arrow.",
        "数になるマスをなぞり、次にそのどれかから矢印をなぞります。",
    ),
    "clone": Text(
        "Drag over one area, then touch the first cell of the other.",
        "一方の形をなぞり、次に他方の最初のマスに触れます。",
    ),
    "cage": Text(
        "Drag over the cells of a cage, then type its sum, if it has one.",
        "枠のマスをなぞり、和があれば続けて打ちます。",
    ),
}
"""The same for single kinds."""


class VariantEntry(NamedTuple):
    """How further rules are entered on a grid of the size that `size_of` reads, raising
    BadInput."""

    size_of: Callable[[str], str]
    option: str = OPTION

    def sheet(self, typed: Mapping[str, str]) -> Sheet:
        """Return the grid with all clues, their numbers in slots."""
        size, variants = self._read(typed)
        return Sheet(
            _drawing(variants, size),
            (*_numbers(variants, size), *_outside(variants, size)),
            tuple(_tools(size)),
            keys="0123456789" if size < 10 else "0123456789 ",
            switches=tuple(
                Switch(name, KINDS[name].title, name in variants.whole) for name in WHOLE
            ),
        )

    def changed(self, typed: Mapping[str, str], change: Change) -> str:
        """Return the text after a change. Raises BadInput for a clue that the grid cannot have."""
        size, variants = self._read(typed)
        after = _after(variants, change, size)
        text = str(after)
        check(read_variants(text, is_finished=False), size, is_finished=False)
        return text

    def _read(self, typed: Mapping[str, str]) -> tuple[int, Variants]:
        size = int(self.size_of(typed["size"]))
        variants = read_variants(typed[OPTION], is_finished=False)
        check(variants, size, is_finished=False)
        return size, variants


def _after(variants: Variants, change: Change, size: int) -> Variants:
    match change:
        case Clear():
            return Variants()
        case Write(slot, clue):
            return _written(variants, slot, clue, size)
        case Switched(name, is_on):
            whole = {*variants.whole, name} if is_on else {*variants.whole} - {name}
            return replace(variants, whole=tuple(each for each in WHOLE if each in whole))
        case Draw(tool, cells, _):
            return by_hand.drawn(variants, tool, _way(cells, size), size)
        case Free(cells):
            return by_hand.erased(variants, _way(cells, size), size)
        case Resize():
            return variants


def _way(cells: tuple[int, ...], size: int) -> Way:
    return tuple(divmod(cell, size) for cell in cells)


def _drawing(variants: Variants, size: int) -> Drawing:
    """Return the grid with what is drawn, and with the signs that nobody types."""
    picture = variants.picture
    drawing = grid(size, size, region_edges(picture, size) if picture else box_edges(size))
    sketches, labels = [], []
    for clue in variants.clues:
        for number, part in enumerate(parts(clue)):
            sketches.append(Sketch(KINDS[clue.name].ink, strokes_of(part), (), SAID))
            if number or not KINDS[clue.name].numbers[1]:
                labels += [
                    Label(text, *spot, where, (), SAID)
                    for text, spot, where in KINDS[clue.name].written(part)
                ]
    return replace(
        drawing,
        sketches=tuple(sketches),
        labels=tuple(labels),
        outlines=outlines_of(variants, size),
    )


def _tools(size: int) -> Iterator[Tool]:
    half = str((size + 1) // 2)
    for group, forms in GROUPS:
        if "area" in forms:
            yield BOXES
        for name, kind in KINDS.items():
            if kind.form not in forms or size > kind.largest:
                continue
            does, least = _does(kind), max(kind.least, 2) if kind.form == "corner" else kind.least
            about = Text(
                kind.about.en.replace("{half}", half), kind.about.ja.replace("{half}", half)
            )
            most = _most(name, size)
            yield Tool(name, does, kind.title, most, least, about, _how(kind), group)


def _how(kind: Kind) -> Text:
    return HOW_OF_ONE.get(kind.name) or HOW[kind.form]


def _does(kind: Kind) -> Does:
    if kind.form == "side":
        return "write"
    return "gather" if kind.form in ("area", "cells", "corner") or kind.name == "clone" else "path"


def _most(name: str, size: int) -> tuple[int, ...] | None:
    """Return the largest numbers of a clue with 1, 2, 3 ... cells; of a diagonal that of the
    longest, since a drag need not go along all of it."""
    match name:
        case "cage":
            return largest_sums(size)
        case "white":
            return (size - 1,)
        case "black":
            return (size,)
        case "little":
            return (size * size,)
        case "quad":
            return None
    return ()


def numbered(variants: Variants) -> list[int]:
    """Return the places of numbered clues among all."""
    return [
        at
        for at, clue in enumerate(variants.clues)
        if KINDS[clue.name].numbers[1] and clue.name != SIDES
    ]


def _numbers(variants: Variants, size: int) -> Iterator[Slot]:
    for at in numbered(variants):
        clue = variants.clues[at]
        kind, first = KINDS[clue.name], next(iter(parts(clue)))
        (_, (x, y), where), *_ = kind.written(first._replace(numbers=clue.numbers or (1,)))
        place = square(clue.cells[0][0] + 1, clue.cells[0][1] + 1)
        title = Text(f"{kind.title.en}, {place.en}", joined(place.ja, "の", kind.title.ja))
        most = _most(clue.name, size)
        count = min(len(clue.cells), len(most or ()))
        yield Slot(
            title,
            _typed(clue.numbers, size),
            x,
            y,
            where,
            tuple(size * r + c for r, c in cells_about(clue)),
            most[count - 1] if most else None,
            tool=clue.name,
            needed=kind.numbers[0] > 0,
        )


def _typed(numbers: tuple[int, ...], size: int) -> str:
    return ("" if size < 10 else " ").join(map(str, numbers))


def sides(size: int) -> list[Way]:
    """Return the columns, then the rows."""
    side = range(size)
    columns: list[Way] = [tuple((r, c) for r in side) for c in side]
    return [*columns, *(tuple((r, c) for c in side) for r in side)]


def _outside(variants: Variants, size: int) -> Iterator[Slot]:
    numbers = {clue.cells: clue.numbers for clue in variants.clues if clue.name == SIDES}
    beyond = beyond_others(variants)
    for at, way in enumerate(sides(size)):
        ((_, (x, y), where),) = KINDS[SIDES].written(Clue(SIDES, way, (0,)))
        name = column(at + 1) if at < size else row(at - size + 1)
        yield Slot(
            Text(name.en.capitalize(), name.ja),
            _typed(numbers.get(way, numbers.get(way[::-1], ())), size),
            x - beyond * (at >= size),
            y - beyond * (at < size),
            where,
            tuple(size * r + c for r, c in way),
            most=size * (size + 1) // 2 - 1 - size,
            tool=SIDES,
        )


def _written(variants: Variants, slot: int, clue: str, size: int) -> Variants:
    """Return the rules with other numbers in a slot."""
    clues, inside = [*variants.clues], numbered(variants)
    if slot < len(inside):
        old = clues[inside[slot]]
        several = KINDS[old.name].numbers[1] > 1 and size < 10
        numbers = tuple(map(int, re.findall("[0-9]" if several else "[0-9]{1,3}", clue)))
        clues[inside[slot]] = old._replace(numbers=numbers)
        return replace(variants, clues=tuple(clues))
    ways = sides(size)
    at = slot - len(inside)
    known = {frozenset(each.cells): each for each in clues if each.name == SIDES}
    number = re.findall("[0-9]{1,3}", clue)[:1]
    known.pop(frozenset(ways[at]), None)
    if number:
        known[frozenset(ways[at])] = Clue(SIDES, ways[at], (int(number[0]),))
    outside = [known[frozenset(way)] for way in ways if frozenset(way) in known]
    rest = [each for each in clues if each.name != SIDES]
    return replace(variants, clues=(*rest, *outside))
