"""The declaration of a puzzle file, the source of reading, writing and the published JSON Schema.

sheet   the content of a file, entry by entry; assembly.py makes a figure of it
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple, get_args

from ..model.bilingual import Text
from ..model.cell_names import ValueName
from ..model.drawing import DrawnLine, Ink, Label, Piece, Shape, Sketch, Spot, Stroke, Where
from ..model.rules import Rule
from . import limits as at_most
from .figure import Facts, LineName
from .forms import (
    Flag,
    Form,
    Item,
    Json,
    LineForm,
    Listed,
    Pointer,
    RecordForm,
    WholeForm,
    Word,
    not_this,
    refused,
)
from .numbers import CELL, NUMBER, PLACE, VALUE
from .rules import AnyRule
from .words import InBoth, InLanguages, Words

VERSION = 1
"""The version of the format: files of later versions are refused with these words."""

SCHEMA = "urn:edagari:figure:1"

Point = tuple[float, float]


class CellEntry(NamedTuple):
    """A cell: its position, unless the drawing has spots, and its name, unless the drawing names
    it."""

    at: Point | None = None
    name: Text | None = None
    sign: str = ""


class Look(NamedTuple):
    """The drawing without the positions of cells. By default, cells of equal height form a row."""

    shape: Shape = "circle"
    spots: tuple[Spot, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    lines: tuple[DrawnLine, ...] = ()
    tinted: tuple[int, ...] = ()
    outlines: tuple[tuple[Point, ...], ...] = ()
    labels: tuple[Label, ...] = ()
    blocks: tuple[Point, ...] = ()
    sketches: tuple[Sketch, ...] = ()
    piece: Piece = "disc"


class NamedValue(NamedTuple):
    """The state of a cell with a value, and the thing in it."""

    value: int
    state: Text
    thing: Text

    @property
    def named(self) -> tuple[int, ValueName]:
        """The value with its name."""
        return self.value, ValueName(self.state, self.thing)


class PuzzleSheet(NamedTuple):
    """A file, entry by entry."""

    edagari: int
    title: Words
    values: tuple[int, ...]
    cells: tuple[CellEntry, ...]
    rules: tuple[Rule, ...] = ()
    about: Words = ()
    source: Words = ()
    givens: tuple[tuple[int, int], ...] = ()
    names: tuple[LineName, ...] = ()
    drawing: Look = Look()
    facts: Facts = Facts()
    piece: Text | None = None
    things: tuple[NamedValue, ...] = ()


class Values(NamedTuple):
    """An array of numbers, or an object with the first and the last of consecutive ones."""

    each: WholeForm
    most: int

    def read(self, data: Json, pointer: Pointer) -> tuple[int, ...]:
        if isinstance(data, dict):
            first, last = RecordForm(_ends, {"from": Item(VALUE), "to": Item(VALUE)}).read(
                data, pointer
            )
            if not 0 <= last - first < self.most:
                raise not_this(
                    (*pointer, "to"),
                    Text(f"{first} or up to {self.most - 1} more", f"{first} 以上の数"),
                    last,
                )
            return tuple(range(first, last + 1))
        values: tuple[int, ...] = Listed(self.each, self.most, 1).read(data, pointer)
        for number, (one, other) in enumerate(pairwise(values), 1):
            if one >= other:
                raise refused(
                    (*pointer, number),
                    f"values must increase, and {other} follows {one}.",
                    f"小さい順に 1 度ずつ書いてください（{one} の次が {other} です）。",
                )
        return values

    def write(self, value: tuple[int, ...]) -> Json:
        """Return an object for three or more consecutive values."""
        if len(value) > 2 and value[-1] - value[0] == len(value) - 1:
            return {"from": value[0], "to": value[-1]}
        return list(value)

    def schema(self) -> dict[str, Json]:
        ends = RecordForm(_ends, {"from": Item(VALUE), "to": Item(VALUE)})
        return {"anyOf": [Listed(self.each, self.most, 1).schema(), ends.schema()]}


class PlaceOfCell:
    """An array: a cell, x and y, and the value of the cell that the position represents, if any."""

    def read(self, data: Json, pointer: Pointer) -> Spot:
        if not isinstance(data, list) or len(data) not in (3, 4):
            wanted = Text(
                "an array of cell, x, y and perhaps a value", "[マス, x, y] か [マス, x, y, 値]"
            )
            raise not_this(pointer, wanted, data)
        forms: tuple[Form, ...] = (CELL, PLACE, PLACE, VALUE)
        parts = zip(forms, data, strict=False)
        return Spot(*(form.read(part, (*pointer, n)) for n, (form, part) in enumerate(parts)))

    def write(self, value: Spot) -> Json:
        return [*value] if value.value is not None else [*value[:3]]

    def schema(self) -> dict[str, Json]:
        parts = [form.schema() for form in (CELL, PLACE, PLACE, VALUE)]
        return {"type": "array", "prefixItems": parts, "minItems": 3, "maxItems": 4}


def _ends(**ends: int) -> tuple[int, int]:
    return ends["from"], ends["to"]


WORDS = InBoth(at_most.LONGEST_WORDS)
NAME = InBoth(at_most.LONGEST_NAME)
POINT = Listed(PLACE, 2, 2)
POINTS = Listed(POINT, at_most.MOST_ENTRIES, 1)
CELLS = Listed(CELL, at_most.MOST_CELLS)


def _many(each: Form) -> Listed:
    return Listed(each, at_most.MOST_ENTRIES)


SPOT_NUMBER = WholeForm(0, at_most.MOST_ENTRIES - 1, Text("the number of a place", "場所の番号"))
LINE = RecordForm(DrawnLine, {"points": Item(POINTS), "thick": Item(Flag(), False)})
STROKE = RecordForm(Stroke, {"points": Item(POINTS), "width": Item(PLACE)})
LABEL = RecordForm(
    Label,
    {
        "text": Item(LineForm(at_most.LONGEST_NAME, 1)),
        "x": Item(PLACE),
        "y": Item(PLACE),
        "where": Item(Word(get_args(Where))),
        "cells": Item(CELLS),
        "words": Item(WORDS, about="what it says of the cells, for people who do not see it"),
    },
    "A clue that is written on the drawing.",
)
SKETCH = RecordForm(
    Sketch,
    {
        "ink": Item(Word(get_args(Ink))),
        "strokes": Item(_many(STROKE)),
        "cells": Item(CELLS),
        "words": Item(WORDS, about="what it says of the cells, for people who do not see it"),
    },
    "A clue that is drawn: a thermometer, an arrow, a dot, a shaded cell.",
)
LOOK = RecordForm(
    Look,
    {
        "shape": Item(Word(get_args(Shape)), "circle"),
        "spots": Item(_many(PlaceOfCell()), (), about="[cell, x, y] or [cell, x, y, value], for "
                       "places of cells: where a cell has several, or one for each value"),
        "rows": Item(_many(CELLS), (), about="the order in which cells are typed and printed"),
        "lines": Item(_many(LINE), (), about="drawn under the cells; thick ones divide regions"),
        "tinted": Item(_many(SPOT_NUMBER), (), about="cells with a darker ground"),
        "outlines": Item(_many(POINTS), (), about="dashed lines around cages"),
        "labels": Item(_many(LABEL), ()),
        "blocks": Item(_many(POINT), (), about="dark squares that are no cells"),
        "sketches": Item(_many(SKETCH), ()),
        "piece": Item(Word(get_args(Piece)), "disc", about="what stands on a spot with a value"),
    },
    "Positions are in widths of a cell, x to the right, y downward.",
)  # fmt: skip
CELL_ENTRY = RecordForm(
    CellEntry,
    {
        "at": Item(POINT, None, about="x and y"),
        "name": Item(NAME, None),
        "sign": Item(LineForm(at_most.LONGEST_SIGN), ""),
    },
    "A cell. Rules name it by its place in this array, from 0.",
)
COUNT = WholeForm(0, at_most.LARGEST)
FACTS = RecordForm(
    Facts,
    {
        "solutions": Item(COUNT, None),
        "drawing": Item(COUNT, None),
        "structure": Item(COUNT, None),
    },
    "Known numbers of solutions: all, up to motions of the drawing, up to those of the rules.",
)
FILE = RecordForm(
    PuzzleSheet,
    {
        "edagari": Item(WholeForm(VERSION, VERSION, Text("the version of the form,", "版")),
                         about="the version of this form"),
        "title": Item(InLanguages(at_most.LONGEST_NAME)),
        "about": Item(InLanguages(at_most.LONGEST_WORDS), (), about="the rules in words"),
        "source": Item(InLanguages(at_most.LONGEST_WORDS), (), about="where it comes from"),
        "values": Item(Values(VALUE, at_most.MOST_VALUES)),
        "cells": Item(Listed(CELL_ENTRY, at_most.MOST_CELLS, 1)),
        "rules": Item(Listed(AnyRule(), at_most.MOST_RULES), ()),
        "givens": Item(_many(Listed(NUMBER, 2, 2)), (), about="pairs of a cell and its value"),
        "names": Item(
            _many(RecordForm(LineName, {"cells": Item(CELLS), "name": Item(NAME)})), (),
            about="what rows of cells are called in reasons and hints",
        ),
        "drawing": Item(LOOK, Look()),
        "facts": Item(FACTS, Facts()),
        "piece": Item(NAME, None, about="the name of what stands on a spot with a value"),
        "things": Item(
            _many(RecordForm(NamedValue, {"value": Item(VALUE), "state": Item(NAME),
                                      "thing": Item(NAME)})), (),
            about="names of values that are no numbers: a cell is (state), there stands (thing)",
        ),
    },
    "A puzzle: cells are filled with values so that all rules hold.",
)  # fmt: skip


def file_schema() -> dict[str, Any]:
    """Return the JSON Schema of a puzzle file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": SCHEMA,
        "title": "A puzzle file of Edagari",
        **FILE.schema(),
    }
