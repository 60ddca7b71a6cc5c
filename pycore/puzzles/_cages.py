"""Squares with cages: their notation and drawing.

cage     connected cells that belong together
picture  a letter for each cell, row by row: cells with the same letter are a cage
clue     the text in the corner of a cage, `A=15` in the notation

The notation is the picture, then the clues, in any order, divided by spaces, commas or bars:
`AAB CDB CDD A=3 B=5 C=3 D=7`. Rows may also be divided by slashes or not at all. Capital and small
letters are different cages. A cell with a dot is in no cage. A number alone is the order of a
square without cages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, joined, many, plain, shown, whole_number
from ..model.cell_names import Lines
from ..model.drawing import Label, Point
from ..model.options import OneLine
from ..model.puzzle import Example
from ._square_grids import is_joined, names_of_cells

OPTION = "cages"
"""The name of the option that has this notation."""

LONGEST = 600
"""The most characters of the notation: a picture of 9 x 9 and clues for 40 cages, with room to
spare."""

INSET = 0.07
"""The inset of the outline of a cage, in cells."""
IN_CORNER = (-0.4, -0.32)
"""The start of a clue, from the middle of its cell."""


class Cage(NamedTuple):
    """A cage: its letter, its clue as typed, its cells in numeric order."""

    letter: str
    clue: str
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Caged:
    """A square of this order, and its cages by their first cell; as text, in the notation."""

    order: int
    cages: tuple[Cage, ...]

    def __str__(self) -> str:
        letters = {cell: cage.letter for cage in self.cages for cell in cage.cells}
        side = range(self.order)
        rows = ("".join(letters.get(self.order * r + c, ".") for c in side) for r in side)
        return " ".join([*rows, *(f"{cage.letter}={cage.clue}" for cage in self.cages)])


def read(typed: str, orders: Collection[int]) -> Caged:
    """Return the square, its order one of `orders`.

    Raises BadInput that names the option, and the letter that is wrong.
    """
    picture, clues = read_parts(typed, orders)
    letters = dict.fromkeys(picture.replace(".", ""))
    for letter in clues:
        if letter not in letters:
            raise bad(
                f"{letter} has a clue but no cell in the picture.",
                f"{letter} のヒントがありますが、図に {letter} のマスがありません。",
            )
    cages = tuple(_cage(letter, clues.get(letter), picture) for letter in letters)
    return Caged(isqrt(len(picture)), cages)


def read_parts(typed: str, orders: Collection[int]) -> tuple[str, dict[str, str]]:
    """Return the picture of a square, its order one of `orders`, and the clues by letter; clues may
    be missing.

    Raises BadInput that names the option, and what is wrong.
    """
    alone = whole_number(typed)
    if alone is not None and alone in orders:
        return "." * alone**2, {}
    words = re.findall(r"[^\s,;|]+", re.sub(r"\s*[=:]\s*", "=", plain(typed)))
    picture = "".join(word for word in words if "=" not in word).replace("/", "")
    order = isqrt(len(picture))
    if order * order != len(picture) or order not in orders:
        sizes = ", ".join(f"{n} × {n}" for n in sorted(orders))
        raise bad(
            f"the picture has {many(len(picture), 'cell')}; it needs a letter for each cell "
            f"of a square ({sizes}), and then a clue for each letter, as A=15.",
            f"図は {len(picture)} マスです。正方形（{sizes}）の全部のマスに 1 文字ずつ書き、"
            "続けて文字ごとに A=15 のようにヒントを書いてください。",
        )
    for sign in picture:
        if not re.fullmatch("[A-Za-z.]", sign):
            raise bad(
                f"{shown(sign)} cannot stand in the picture; a cage is a letter, and a dot is a "
                "cell without a cage.",
                f"図に {shown(sign)} は使えません。枠は英字、枠のないマスは . で書いてください。",
            )
    return picture, dict(_clues(words))


def _clues(words: list[str]) -> Iterator[tuple[str, str]]:
    """Yield letter and clue of each word. Raises BadInput for a word that is not a clue, and for a
    letter with two clues."""
    seen = set()
    for word in words:
        if "=" not in word:
            continue
        letter, clue = word.split("=", 1)
        if not re.fullmatch("[A-Za-z]", letter) or not clue:
            raise bad(
                f"{shown(word)} is no clue; write a letter of the picture, = and the clue, "
                "as A=15.",
                f"{shown(word)} はヒントとして読めません。図の文字、=、ヒントの順に A=15 のように"
                "書いてください。",
            )
        if letter in seen:
            raise bad(f"{letter} has two clues.", f"{letter} のヒントが 2 つあります。")
        seen.add(letter)
        yield letter, clue


def _cage(letter: str, clue: str | None, picture: str) -> Cage:
    """Return the cage of a letter. Raises BadInput if it has no clue or is not connected."""
    cells = tuple(cell for cell, sign in enumerate(picture) if sign == letter)
    if clue is None:
        raise bad(
            f"{letter} has no clue; add one, as {letter}=15.",
            f"{letter} のヒントがありません。{letter}=15 のように書いてください。",
        )
    if not is_joined(cells, isqrt(len(picture))):
        raise bad(
            f"the cells of {letter} are in several pieces; each cage needs a letter of its own.",
            f"{letter} のマスがつながっていません。枠ごとに別の文字を使ってください。",
        )
    return Cage(letter, clue, cells)


def option(
    title: Text, parse: Callable[[str], Caged], default: str, orders: Collection[int]
) -> OneLine:
    """Return the option with this notation; `parse` reads it, including clues."""
    empty = tuple(
        (str(order), Text(f"{order} × {order}, no cages", f"{order} × {order} 枠なし"))
        for order in orders
    )
    return OneLine(OPTION, title, parse, default, longest=LONGEST, suggestions=empty)


def without_cages(solutions: int) -> Example:
    """Return an example of order 4 without cages."""
    title = Text("4 × 4, no cages", "4 × 4、枠なし")
    return Example(title, {OPTION: "." * 16}, facts={"solutions": solutions})


def bad(en: str, ja: str) -> BadInput:
    """Return a fault of the option."""
    return BadInput(Named(OPTION), Text(en, ja))


def outlines(caged: Caged) -> tuple[tuple[Point, ...], ...]:
    """Return the outlines of all cages, each inside the edges of its cells."""
    return tuple(line for cage in caged.cages for line in outline(cage.cells, caged.order))


Edge = tuple[tuple[int, int], tuple[int, int]]
"""A corner of a cell, and the step from there to the next one, with the cells on the right."""


def outline(cells: tuple[int, ...], order: int) -> Iterator[tuple[Point, ...]]:
    """Yield the outline of some cells and of each hole in them, as the corners of a walk."""
    inside = {(cell % order, cell // order) for cell in cells}
    edges = {
        (corner, step)
        for x, y in inside
        for corner, step in (
            ((x, y), (1, 0)),
            ((x + 1, y), (0, 1)),
            ((x + 1, y + 1), (-1, 0)),
            ((x, y + 1), (0, -1)),
        )
        if (x + step[1], y - step[0]) not in inside
    }
    left = set(edges)
    while left:
        walk = [*_walk(min(left), edges)]
        left -= set(walk)
        yield tuple(
            _inset(corner, before, after)
            for (_, before), (corner, after) in pairwise([*walk, walk[0]])
            if before != after
        )


def _walk(first: Edge, edges: Collection[Edge]) -> Iterator[Edge]:
    """Yield consecutive edges, from the first one until it recurs. Where cells meet only at a
    corner, the walk turns right."""
    edge = first
    while True:
        yield edge
        (x, y), step = edge
        corner, right = (x + step[0], y + step[1]), _to_the_right(step)
        back = _to_the_right(right)
        ways = (right, step, _to_the_right(back))
        edge = next((corner, way) for way in ways if (corner, way) in edges)
        if edge == first:
            return


def _to_the_right(step: tuple[int, int]) -> tuple[int, int]:
    return -step[1], step[0]


def _inset(corner: tuple[int, int], before: tuple[int, int], after: tuple[int, int]) -> Point:
    """Return the point inset at a corner between two steps; the middle of cell 0 is (0, 0)."""
    inward = zip(corner, _to_the_right(before), _to_the_right(after), strict=True)
    x, y = (round(at - 0.5 + INSET * (one + other), 2) for at, one, other in inward)
    return x, y


def labels(caged: Caged) -> tuple[Label, ...]:
    """Return the clues, in the first cell of each cage."""
    right, down = IN_CORNER
    named = name_lines(caged)
    return tuple(
        Label(
            cage.clue,
            cage.cells[0] % caged.order + right,
            cage.cells[0] // caged.order + down,
            "corner",
            cage.cells,
            named[cage.cells],
        )
        for cage in caged.cages
    )


def name_lines(caged: Caged) -> Lines:
    """Return the names of the cages by their cells: each by its clue and its first cell."""
    names = names_of_cells(caged.order)
    named = {}
    for cage in caged.cages:
        at = names[cage.cells[0]]
        named[cage.cells] = Text(
            f"the cage {cage.clue} at {at.en}", joined(at.ja, f"の枠（{cage.clue}）")
        )
    return named
