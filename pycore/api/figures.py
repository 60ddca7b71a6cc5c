"""Figures made in a program, a piece at a time.

cell   a place by its number, or by its name
line   a row of cells that belong together: what `sum_lines` and `differ_in_lines` are about
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..figures.entry import entry_of
from ..figures.figure import Facts, FigureData, LineName
from ..figures.limits import LONGEST_NAME, LONGEST_WORDS
from ..figures.svg import picture
from ..figures.text import read_figure, write_figure
from ..figures.words import Words, text_of
from ..model.bilingual import shown, spelled
from ..model.cell_names import CellName, Names, lettered
from ..model.drawing import DrawnLine, Point, Shape
from ..model.line_rules import DifferBy
from ..model.placement import Placement, Solution
from ..model.puzzle import Puzzle
from ..model.row_rules import ProductIs
from ..model.rules import AllDifferent, EqualSums, Given, Less, Rule, SumIs
from . import figure_boards as boards
from .counting import Counted, count
from .figure_boards import unfit
from .figure_parts import Title, placement_of, words_in
from .hinting import Hinted, hint
from .plans import Planned, plan
from .solving import Found, solve

Cell = int | str
"""A cell by its number or its name."""


UNTITLED: Words = (("en", "Figure"), ("ja", "図形"))


@dataclass(frozen=True)
class Drawn:
    """A picture as SVG. Notebooks show it; `str` is its text."""

    svg: str

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class Figure:
    """A figure: cells at places, lines through them, values and rules. Each method that adds
    something returns a new figure.

    A figure begins with the values 1, 2, 3 ..., as many as cells, each once; `values` chooses
    others, which may repeat. Cells are referred to by number, in the order of placing, or by name.
    Everything unusable raises BadInput.
    """

    data: FigureData
    rows: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    """The lines, by their cells."""

    # ---- where the cells are ----

    @classmethod
    def grid(cls, rows: int, columns: int) -> Figure:
        """Return a grid of squares. Its lines are the rows and columns, and of a square grid the
        two diagonals; cells are numbered row by row."""
        return _figure(boards.grid_of(rows, columns))

    @classmethod
    def row(cls, cells: int) -> Figure:
        """Return cells side by side; they are one line."""
        return _figure(boards.row_of(cells))

    @classmethod
    def ring(cls, cells: int) -> Figure:
        """Return cells on a circle, the first on top, clockwise. It has no lines."""
        return _figure(boards.ring_of(cells))

    @classmethod
    def triangle(cls, rows: int) -> Figure:
        """Return cells in rows of 1, 2, 3 ...; its lines are the rows in the three directions that
        have two cells or more."""
        return _figure(boards.triangle_of(rows))

    @classmethod
    def at(cls, places: Sequence[Point] | Mapping[str, Point], shape: Shape = "circle") -> Figure:
        """Return cells at these places: (x, y) in widths of a cell, y downward; a mapping names
        them. It has no lines."""
        points = places.values() if isinstance(places, Mapping) else places
        figure = _figure(boards.places_of(list(points), shape))
        return figure.named(*places) if isinstance(places, Mapping) else figure

    @classmethod
    def from_json(cls, text: str) -> Figure:
        """Return the figure in a puzzle file. It has no lines. Raises BadInput at the place of the
        fault."""
        return cls(read_figure(text))

    # ---- names and words ----

    def named(self, *names: str) -> Figure:
        """Name the cells, in order, with short names for the board."""
        if len(names) != self.size or len({*names}) < len(names):
            raise unfit(
                "names",
                f"must be {self.size} different names, one for each cell.",
                f"マスごとに 1 つずつ、異なる名前を {self.size} 個指定してください。",
            )
        cells = tuple(map(CellName, lettered(names), names))
        return self._with(cell_names=cells)

    def titled(self, title: Title, about: Title = "", source: Title = "") -> Figure:
        """Set title, rules in words and source."""
        return self._with(
            title=words_in("title", title, LONGEST_NAME),
            about=words_in("about", about, LONGEST_WORDS) if about else (),
            source=words_in("source", source, LONGEST_WORDS) if source else (),
        )

    def known(
        self, solutions: int, drawing: int | None = None, structure: int | None = None
    ) -> Figure:
        """Record known numbers of solutions: all, and up to symmetry of drawing or structure."""
        return self._with(facts=Facts(solutions, drawing, structure))

    # ---- lines and values ----

    def line(self, *cells: Cell, name: Title = "", drawn: bool = True) -> Figure:
        """Add a line through cells; it is `drawn` under them, and has a name in reasons if it gets
        one."""
        there = self._cells(cells)
        figure = replace(self, rows=(*self.rows, there))
        drawing = self.data.drawing
        if drawn:
            spots = {spot.cell: (spot.x, spot.y) for spot in drawing.spots}
            line = DrawnLine(tuple(spots[cell] for cell in there))
            figure = figure._with(drawing=replace(drawing, lines=(*drawing.lines, line)))
        if name:
            words = text_of(words_in("name", name, LONGEST_NAME))
            figure = figure._with(lines=(*self.data.lines, LineName(there, words)))
        return figure

    def values(self, values: Iterable[int], *, once: bool = False) -> Figure:
        """Choose the values. They may repeat, unless each must be used `once`."""
        chosen = tuple(sorted({*values}))
        whole = tuple(range(self.size))
        rules = [rule for rule in self.data.placement.rules if rule != AllDifferent(whole)]
        first = [AllDifferent(whole)] if once and self.size > 1 else []
        return self._with(placement=placement_of(self.size, chosen, (*first, *rules)))

    # ---- rules ----

    def rule(self, *rules: Rule) -> Figure:
        """Add rules of any kind, with cells by number."""
        made = self.data.placement
        return self._with(placement=placement_of(made.size, made.values, (*made.rules, *rules)))

    def sum_lines(self, total: int | None = None) -> Figure:
        """Give every line this sum; without a total, all lines one common sum."""
        lines = self._lines()
        if total is None:
            return self.rule(EqualSums(lines))
        return self.rule(*(SumIs(line, total) for line in lines))

    def differ_in_lines(self) -> Figure:
        """Let the values in each line differ."""
        return self.rule(*(AllDifferent(line) for line in self._lines()))

    def sum(self, cells: Iterable[Cell], total: int) -> Figure:
        """Give these cells this sum."""
        return self.rule(SumIs(self._cells(cells), total))

    def same_sums(self, *groups: Iterable[Cell]) -> Figure:
        """Give these groups of cells one common sum."""
        return self.rule(EqualSums(tuple(map(self._cells, groups))))

    def product(self, cells: Iterable[Cell], product: int) -> Figure:
        """Give these cells this product."""
        return self.rule(ProductIs(self._cells(cells), product))

    def differ(self, *cells: Cell) -> Figure:
        """Let the values of these cells differ."""
        return self.rule(AllDifferent(self._cells(cells)))

    def differ_by(self, difference: int, *cells: Cell) -> Figure:
        """Let each pair of neighbours among these cells differ by this much."""
        return self.rule(DifferBy(self._cells(cells), difference))

    def less(self, smaller: Cell, larger: Cell) -> Figure:
        """Let the value of one cell be less than the other's."""
        return self.rule(Less(*self._cells((smaller, larger))))

    def given(self, cell: Cell, value: int) -> Figure:
        """Fix the value of a cell."""
        return self.rule(Given(self._cells((cell,))[0], value))

    # ---- what comes of it ----

    @property
    def size(self) -> int:
        """The number of cells."""
        return self.data.placement.size

    @property
    def names(self) -> Names:
        """The names of cells and lines."""
        return self.data.names

    @property
    def puzzle(self) -> Puzzle:
        """The figure as an entry of the catalogue, for all functions of the library."""
        return entry_of(self.data)

    def solve(
        self, strategy: str | None = None, *, limit: int | None = None, seconds: float | None = None
    ) -> Found[Solution]:
        """Yield the solutions, like `edagari.solve`."""
        return solve(self.puzzle, strategy=strategy, limit=limit, seconds=seconds)

    def count(
        self, strategy: str | None = None, *, limit: int | None = None, seconds: float | None = None
    ) -> Counted:
        """Count the solutions, like `edagari.count`."""
        return count(self.puzzle, strategy=strategy, limit=limit, seconds=seconds)

    def plan(self, strategy: str | None = None, *, seconds: float | None = None) -> Planned:
        """Explain how a strategy solves it, like `edagari.plan`."""
        return plan(self.puzzle, strategy=strategy, seconds=seconds)

    def hint(self, filled: Mapping[int, int] | None = None) -> Hinted:
        """Find the next step that a person could take, like `edagari.hint`."""
        return hint(self.puzzle, filled=filled)

    def draw(self, solution: Sequence[int] | None = None) -> Drawn:
        """Return a picture, with the values of a solution, or with the givens."""
        values = self.data.made.givens if solution is None else dict(enumerate(solution))
        return Drawn(picture(self.data.drawing, values, text_of(self.data.title).en))

    def to_json(self) -> str:
        """Return the puzzle file."""
        return write_figure(self.data)

    def _repr_svg_(self) -> str:
        return self.draw().svg

    def _with(self, **parts: object) -> Figure:
        return replace(self, data=replace(self.data, **parts))  # type: ignore[arg-type]

    def _cells(self, cells: Iterable[Cell]) -> tuple[int, ...]:
        return tuple(self._cell(cell) for cell in cells)

    def _cell(self, cell: Cell) -> int:
        known = self.names.cell_called(cell) if isinstance(cell, str) else cell
        if type(known) is int and 0 <= known < self.size:
            return known
        signs, there = ", ".join(self.names.signs[:12]), shown(spelled(cell))
        raise unfit(
            "cell",
            f"there is no cell {there}; cells are 0 to {self.size - 1}, or by name: {signs}.",
            f"{there} というマスはありません（0〜{self.size - 1}、または名前：{signs}）。",
        )

    def _lines(self) -> tuple[tuple[int, ...], ...]:
        if self.rows:
            return self.rows
        raise unfit(
            "lines",
            "there are none yet; add some by line(...).",
            "がまだありません。line(...) で加えてください。",
        )


def _figure(board: boards.FigureBoard) -> Figure:
    size = len(board.drawing.spots)
    rules = (AllDifferent(tuple(range(size))),) if size > 1 else ()
    placement = Placement(size, tuple(range(1, size + 1)), rules)
    return Figure(FigureData(UNTITLED, placement, board.drawing), board.lines)
