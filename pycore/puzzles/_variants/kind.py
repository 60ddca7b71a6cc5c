"""The record of a further rule, and the types of its functions.

kind   a further rule: the notation of its clues, their rules, drawing and words
form   the notation of the cells of a clue:
       grid    none: the rule is about the whole grid
       line    cells joined straight or diagonally
              edges   a line along common edges, about each pair of neighbours
       cells   a line, about each cell
       area    any cells
       areas   two sets of cells
              corner  the upper left of four cells
       side    a whole row or column
       ray     a diagonal from edge to edge
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

from ...model.bilingual import Text, joined
from ...model.cell_names import RowAndColumn, square
from ...model.drawing import Ink, Point, Stroke
from ...model.rules import Cells, Rule
from .clue import Clue, Way, sign_of

Form = Literal["grid", "line", "edges", "cells", "area", "areas", "corner", "side", "ray"]

Asked = tuple[Rule, Mapping[Cells, Text]]
"""A rule, and the names of the lines in it."""


class Grid(NamedTuple):
    """The grid of the clues: its size, the box of each cell, and all clues by kind."""

    size: int
    box: tuple[int, ...]
    clues: tuple[Clue, ...] = ()

    def cells(self, way: Iterable[RowAndColumn]) -> Cells:
        """Return the cells by number."""
        return tuple(self.size * r + c for r, c in way)

    def parted(self, way: Way) -> Iterator[Way]:
        """Split a line wherever it enters a box."""
        part: list[RowAndColumn] = []
        for place in way:
            if part and self._box(place) != self._box(part[-1]):
                yield tuple(part)
                part = []
            part.append(place)
        yield tuple(part)

    def _box(self, place: RowAndColumn) -> int:
        return self.box[self.size * place[0] + place[1]]

    def edges(self) -> Iterator[Way]:
        """Yield each pair of cells with a common edge."""
        for r in range(self.size):
            for c in range(self.size):
                if c + 1 < self.size:
                    yield (r, c), (r, c + 1)
                if r + 1 < self.size:
                    yield (r, c), (r + 1, c)

    def unmarked(self, *names: str) -> Iterator[Way]:
        """Yield each pair of cells with a common edge without a clue of these names."""
        marked = {
            frozenset(pair)
            for clue in self.clues
            if clue.name in names
            for pair in pairwise(clue.cells)
        }
        return (pair for pair in self.edges() if frozenset(pair) not in marked)


EDGE = Text("edge", "辺")
"""The word between two neighbours."""

Written = tuple[str, Point, Literal["white", "black", "corner", "beside"]]
"""The text of a clue, its position and its location (model/drawing.py)."""


@dataclass(frozen=True)
class Kind:
    """A further rule. `title` is the name of its clues, `about` the rule in words, where {half}
    stands for half the size, rounded up; `numbers` are the least and the most numbers of a clue,
    `least` the fewest cells, `largest` the largest grid. `joined` draws the second set of cells, if
    differently from the first."""

    name: str
    form: Form
    title: Text
    about: Text
    rules: Callable[[Clue, Grid], Iterable[Asked]]
    said: Callable[[Clue], Text] = lambda _: Text("", "")
    ink: Ink = "shade"
    drawn: Callable[[Way], tuple[Stroke, ...]] = lambda _: ()
    written: Callable[[Clue], Iterable[Written]] = lambda _: ()
    numbers: tuple[int, int] = (0, 0)
    least: int = 2
    largest: int = 16
    joined: Callable[[Way], tuple[Stroke, ...]] | None = None


def along(way: Way, title: Text) -> Text:
    """Return the name of a line."""
    if len(way) == 1:
        return at(way[0], title)
    one, other = (square(r + 1, c + 1) for r, c in (way[0], way[-1]))
    return Text(
        f"the {title.en} from {one.en} to {other.en}",
        joined(one.ja, "から", other.ja, "への", title.ja),
    )


def between(pair: Way, title: Text) -> Text:
    """Return the name of the thing between two cells."""
    one, other = (square(r + 1, c + 1) for r, c in pair)
    return Text(
        f"the {title.en} between {one.en} and {other.en}",
        joined(one.ja, "と", other.ja, "の間の", title.ja),
    )


def at(place: RowAndColumn, title: Text) -> Text:
    """Return the name of a thing that begins at a cell."""
    there = square(place[0] + 1, place[1] + 1)
    return Text(f"the {title.en} at {there.en}", joined(there.ja, "の", title.ja))


def summed(way: Iterable[RowAndColumn]) -> str:
    """Return the sum of some cells in words."""
    return " + ".join(map(sign_of, way))


def middle(place: RowAndColumn) -> Point:
    """Return the middle of a cell on the drawing."""
    return place[1], place[0]
