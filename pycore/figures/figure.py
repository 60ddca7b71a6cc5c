"""A figure: a placement with its drawing, its names and its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..model.bilingual import Text
from ..model.cell_names import CellName, Names, ValueName
from ..model.drawing import Drawing
from ..model.drawn_names import from_drawing, with_names
from ..model.placement import Placement
from ..model.puzzle import Puzzle, Settings
from .words import Words, text_of, words_of


class LineName(NamedTuple):
    """The name of a row of cells."""

    cells: tuple[int, ...]
    name: Text


class Facts(NamedTuple):
    """Known numbers of solutions: all, and up to symmetries of the drawing or of the structure.
    None means unknown."""

    solutions: int | None = None
    drawing: int | None = None
    structure: int | None = None


@dataclass(frozen=True)
class FigureData:
    """A placement with its words and its drawing.

    `title`, `about` (the rules in words) and `source` (its origin) are in any languages. `givens`
    are (cell, value) pairs in addition to the placement's. `cell_names` name all cells in order; if
    empty, the drawing names them. `lines` names rows, `piece` the thing on a spot that represents
    one value of its cell, `value_names` values that are no numbers, each (value, name).
    """

    title: Words
    placement: Placement
    drawing: Drawing
    about: Words = ()
    source: Words = ()
    givens: tuple[tuple[int, int], ...] = ()
    cell_names: tuple[CellName, ...] = ()
    lines: tuple[LineName, ...] = ()
    piece: Text | None = None
    value_names: tuple[tuple[int, ValueName], ...] = ()
    facts: Facts = field(default=Facts())

    @property
    def made(self) -> Placement:
        """The placement with all givens."""
        return self.placement.fixing(dict(self.givens))

    def with_givens(self, givens: Mapping[int, int]) -> FigureData:
        """Return the figure with only these givens besides those in its rules."""
        known = self.placement.givens
        return replace(self, givens=tuple(g for g in sorted(givens.items()) if g[0] not in known))

    @property
    def names(self) -> Names:
        """The names of cells, lines and values."""
        lines = {line.cells: line.name for line in self.lines}
        drawn = from_drawing(self.drawing)
        return with_names(drawn, self.cell_names or None, lines, self.piece, dict(self.value_names))

    @property
    def explanation(self) -> Text:
        """The rules in words and the source, a paragraph each; either may be missing."""
        told = [text_of(words) for words in (self.about, self.source) if words]
        return Text("\n".join(text.en for text in told), "\n".join(text.ja for text in told))


def figure_of(puzzle: Puzzle, settings: Settings) -> FigureData:
    """Return an entry of the catalogue with these settings as a figure. Raises BadInput for a
    puzzle with moves, and for options that cannot be combined."""
    drawing, names = puzzle.draw(settings), puzzle.names(settings)
    drawn = from_drawing(drawing)
    named = [*map(CellName, names.cells, names.signs)]
    is_drawn = (names.cells, names.signs, names.places) == (drawn.cells, drawn.signs, drawn.places)
    lines = ((tuple(sorted(line)), name) for line, name in names.lines.items())
    return FigureData(
        words_of(puzzle.title_of(settings)),
        puzzle.placement(settings),
        drawing,
        words_of(about) if (about := puzzle.explain(settings)).en else (),
        cell_names=() if is_drawn else tuple(named),
        lines=tuple(
            LineName(line, name)
            for line, name in sorted(lines)
            if drawn.lines.get(frozenset(line)) != name
        ),
        piece=names.piece,
        value_names=tuple(names.values.items()),
    )
