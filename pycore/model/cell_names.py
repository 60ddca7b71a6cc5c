"""The names of a puzzle's cells and lines, the same everywhere.

name   a cell in the middle of a sentence: "cell a", "row 3, column 7", "place 30"
sign   its short form: "a", the letter of the cell in a plan, or "r3c7"
line   the cells of a rule, or one group of equal sums: "row 3", "the left side"
seat   a spot for one value of its cell, where a cell is a row of spots: the cell is then
       "row 3", in short r3, and the value "column 7", in short c7

A puzzle may name its cells and lines; otherwise the drawing names them (drawn_names.py).
The spots of a movement are cells too.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from unicodedata import normalize

from .bilingual import Fault, InCell, Text, capital, in_a_row, joined, listed, number, numbered
from .regular import Regular
from .rules import AllDifferent, Rule, cells_of

RowAndColumn = tuple[int, int]
"""The row and the column of a cell, from 0."""

Lines = Mapping[tuple[int, ...], Text]
"""The names of lines, by their cells in any order."""

LETTERS = 26
"""Up to this many cells get a letter each."""


class CellName(NamedTuple):
    """The name and the sign of a cell."""

    name: Text
    sign: str


class ValueName(NamedTuple):
    """A value that is no number: the adjective for its cells ("filled") and the noun for the
    thing in them ("filled square"), or for its absence ("no star")."""

    state: Text
    thing: Text

    @property
    def one(self) -> Text:
        """The noun with its article; an absence, or an adjective ("red"), has none."""
        if self.thing == self.state or self.thing.en.startswith("no "):
            return self.thing
        article = "an" if self.thing.en[0] in "aeiou" else "a"
        return self.thing._replace(en=f"{article} {self.thing.en}")


class Names(NamedTuple):
    """The names and signs of all cells in order, and the names of the named lines.

    If each spot of the drawing stands for one value of its cell, `seats` names the spots by
    (cell, value), in the order of the drawing, and `piece` names the piece on one. `values` names
    values that are no numbers. Where cells are named by letters, `places` says where each one is
    ("row 3, column 7", "place 2"); those names are understood too.
    """

    cells: tuple[Text, ...]
    signs: tuple[str, ...]
    lines: Mapping[frozenset[int], Text] = {}
    seats: Mapping[tuple[int, int], Text] = {}
    piece: Text | None = None
    values: Mapping[int, ValueName] = {}
    places: tuple[Text, ...] = ()

    def cell(self, cell: int) -> Text:
        """Return the name of a cell, or the number of one that does not exist."""
        return self.cells[cell] if 0 <= cell < len(self.cells) else numbered(cell)

    def cell_called(self, typed: str) -> int | None:
        """Return the only cell of that name, place or sign, ignoring spaces, commas and case."""
        wanted = _bare(typed)
        named = [*enumerate(self.cells), *enumerate(self.places)]
        found = {cell for cell, name in named if wanted in (_bare(name.en), _bare(name.ja))}
        found |= {cell for cell, sign in enumerate(self.signs) if wanted == _bare(sign)}
        if self.seats and not found:  # rows had letters once
            size = len(self.cells)
            found = {cell for cell in range(size) if wanted == letter(cell, size)}
        return found.pop() if len(found) == 1 else None

    def line(self, cells: Iterable[int]) -> Text | None:
        """Return the name of a line; None if it has none."""
        return self.lines.get(frozenset(cells))

    def of_rule(self, rule: Rule) -> Text | None:
        """Return the name of a rule about one line; None if it has none."""
        diagonal = isinstance(rule, AllDifferent) and bool(rule.offsets)
        return None if diagonal else self.line(cells_of(rule))

    def phrase(self, rule: Regular) -> Text:
        """Return a rule as a short phrase; about its line, where values are no numbers."""
        line = self.line(rule.cells) if self.values else None
        return (line and rule.phrase_of_line(line)) or rule.phrase(self.signs)

    def wrong(self, rule: Regular, values: Sequence[int]) -> Text:
        """Say in the same style why a rule rejects the values of all its cells."""
        line = self.line(rule.cells) if self.values else None
        return (line and rule.wrong_in_line(values, line)) or rule.wrong(values)

    def holds(self, cell: int, value: int) -> Text:
        """Say that a cell has a value, in the middle of a sentence."""
        seat, at, state = self.seats.get((cell, value)), self.cell(cell), self._state(value)
        if seat and self.piece:
            piece = self.piece
            return Text(
                f"a {piece.en} stands in {seat.en}", joined(seat.ja, "に", piece.ja, "が入ります")
            )
        return Text(f"{at.en} is {state.en}", joined(at.ja, "は", state.ja))

    def all_hold(self, places: Iterable[tuple[int, int]]) -> Text:
        """Say that cells have values, grouping cells of equal value."""
        by_value: dict[int, list[int]] = {}
        for cell, value in places:
            by_value.setdefault(value, []).append(cell)
        clauses = []
        for value, cells in by_value.items():
            if len(cells) == 1 or self.seats:
                clauses += [self.holds(cell, value) for cell in cells]
            else:
                all_of, state = self.listed(cells), self._state(value)
                clauses.append(
                    Text(f"{all_of.en} are {state.en}", joined(all_of.ja, "は", state.ja))
                )
        return in_a_row(clauses)

    def values_in_words(self, values: Collection[int]) -> Text | None:
        """Explain values that are no numbers by the state of their cells; None for numbers."""
        if not all(value in self.values for value in values):
            return None
        states = [(value, self.values[value].state) for value in values]
        each = [Text(f"{value} ({state.en})", f"{value}（{state.ja}）") for value, state in states]
        return in_a_row(each, " and " if len(each) == 2 else ", ")

    def _state(self, value: int) -> Text:
        """Return the state of a cell with this value, to follow the name of the cell."""
        if named := self.values.get(value):
            return named.state._replace(ja=f"{named.state.ja}です")
        return Text(number(value), f"{number(value)} です")

    def state(self, value: int) -> Text:
        """Return what a cell with this value is: "filled", or the value as by `told`."""
        named = self.values.get(value)
        return named.state if named else self.told(value)

    def held(self, cell: int, value: int) -> Text:
        """Return a value in its cell: "5 in row 2, column 9"."""
        seat, at, written = self.seats.get((cell, value)), self.cell(cell), number(value)
        if seat and self.piece:
            return Text(f"a {self.piece.en} in {seat.en}", joined(seat.ja, "の", self.piece.ja))
        if named := self.values.get(value):
            return Text(f"{named.one.en} in {at.en}", joined(at.ja, "の", named.one.ja))
        return Text(f"{written} in {at.en}", joined(at.ja, "の", written))

    def can_only_hold(self, cell: int, value: int) -> Text:
        """Say that a cell has one value left."""
        at, written = self.cell(cell), number(value)
        if named := self.values.get(value):
            return Text(
                f"{capital(at.en)} can only be {named.state.en}",
                joined(at.ja, "は", named.state.ja, "にしかなりません"),
            )
        if self.seats:
            only = column(value)
            return Text(
                f"Only {only.en} is left for {at.en}", f"{at.ja}に残るのは {only.ja}だけです"
            )
        return Text(
            f"Only {written} is left for {at.en}", joined(at.ja, "に入る数は", written, "だけです")
        )

    def can_hold_nothing(self, cell: int) -> Text:
        """Say that a cell has no value left."""
        at, states = self.cell(cell), [named.state for named in self.values.values()]
        if states:
            return Text(
                f"{capital(at.en)} can be neither {' nor '.join(each.en for each in states)}",
                joined(at.ja, "は", *(f"{each.ja}にも" for each in states), "なりません"),
            )
        if self.seats:
            return Text(f"No column is left for {at.en}", joined(at.ja, "に残る列がありません"))
        return Text(f"No number is left for {at.en}", joined(at.ja, "に入る数がありません"))

    def told(self, value: int) -> Text:
        """Return a value for the middle of a sentence: a number, the thing in the cell, or a
        column."""
        named = self.values.get(value)
        return named.one if named else self.compared(value)

    def compared(self, value: int) -> Text:
        """Return a value whose size matters: its number, or a column."""
        return column(value) if self.seats else Text(number(value), number(value))

    def worked_out(self, written: str, value: int) -> Text:
        """Return a computation with its result: "34 − 20 = 14", "2 − 1 = 1 (a star)"."""
        named, told = self.values.get(value), self.compared(value)
        made = Text(*(written if written == each else f"{written} = {each}" for each in told))
        if named is None:
            return made
        return Text(f"{made.en} ({named.state.en})", f"{made.ja}（{named.state.ja}）")

    def called(self, values: Iterable[int]) -> Text:
        """List values, each as by `told`."""
        return in_a_row(map(self.told, values), ", ")

    def can_only_be(self, values: Collection[int]) -> Text:
        """Say that a cell just named has one of these values."""
        told, states = self.called(values), " or ".join(self.state(each).en for each in values)
        en = f"it can only be {states}" if self.values else f"only {told.en} can stand there"
        return Text(en, joined("入るのは", told.ja, "だけ"))

    def told_together(self, values: Collection[int]) -> Text:
        """List values in one phrase: "2, 3 and 5", "columns 2 and 3"."""
        en, ja = listed(values), "・".join(map(number, values))
        if self.values:
            return in_a_row(map(self.told, values), " and " if len(values) == 2 else ", ")
        if not self.seats:
            return Text(en, ja)
        return Text(f"column{'s' if len(values) > 1 else ''} {en}", f"{ja} 列目")

    def room_for(self, value: int) -> str:
        """Return the Japanese for what a value needs: a cell to go into, or a row."""
        told = self.told(value).ja
        return f"{told}に置ける行" if self.seats else joined(told, "の入るマス")

    def at(self, fault: Fault) -> Fault:
        """Return the fault with its cell named."""
        if fault.cell is None:
            return fault
        return fault._replace(place=InCell(fault.cell, self.cell(fault.cell)))

    def data(self) -> dict[str, Any]:
        """Return names and signs by cell as plain data, with "places" if there are any, "squares"
        by spot if spots have names, "things" by value if values are no numbers, and "piece"."""
        written: dict[str, Any] = {
            "names": [name._asdict() for name in self.cells],
            "signs": list(self.signs),
        }
        if self.places:
            written["places"] = [place._asdict() for place in self.places]
        if self.seats:
            written["squares"] = [name._asdict() for name in self.seats.values()]
        if self.values:
            named = self.values.items()
            written["things"] = {str(value): name.thing._asdict() for value, name in named}
        if self.piece:
            written["piece"] = self.piece._asdict()
        return written

    def listed(self, cells: Iterable[int]) -> Text:
        """List several cells."""
        return in_a_row(map(self.cell, cells))


def _bare(name: str) -> str:
    """Normalize a name for comparison: row 3, column 7 is Row 3 column 7 and row3column7; 3行7列
    is 3 行目 7 列目."""
    return re.sub(r"[\s,、目]", "", normalize("NFKC", name)).casefold()


def by_number(size: int) -> Names:
    """Name cells that have neither names nor a drawing by their numbers."""
    return Names(tuple(map(numbered, range(size))), tuple(letter(at, size) for at in range(size)))


def letter(cell: int, size: int) -> str:
    """Return the sign of a cell in a plan: a, b, c ...; x0, x1, x2 ... beyond 26 cells."""
    return chr(ord("a") + cell) if size <= LETTERS else f"x{cell}"


def lettered(signs: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of cells whose signs are printed on the board."""
    return tuple(Text(f"cell {sign}", f"マス {sign}") for sign in signs)


def row(number: int) -> Text:
    """Return the name of a row, counted from 1."""
    return Text(f"row {number}", f"{number} 行目")


def column(number: int) -> Text:
    """Return the name of a column, counted from 1."""
    return Text(f"column {number}", f"{number} 列目")


def square(row: int, column: int) -> Text:
    """Return the name of a cell of a grid, counted from 1."""
    return Text(f"row {row}, column {column}", f"{row} 行目 {column} 列目")


def short_square(row: int, column: int) -> str:
    """Return the sign of a cell of a grid too large for letters; row and column count from 1."""
    return f"r{row}c{column}"
