"""A puzzle with cells to fill in, as a program sees it.

trail   the cells filled by the program, in order. Returning to a cell undoes everything placed
        after it, like backtracking, so the record is always a tree
free    the cells without a given
tried   a value that the cell may take by itself and, where all cells of the puzzle must differ,
        that is unused. Refusing any other value is not a cut, as in Edagari's searches
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType

from ..api.subject import PlacementSubject
from ..model.bilingual import BadInput, InCell, Text
from ..model.contradictions import contradictions
from ..model.placement import no_value
from ..model.rule_text import rule_in_words
from ..model.rules import Given, Rule, is_group, is_whole
from ..search.events import CUT, NO_VALUE, PLACED, REMOVED, SOLVED, have_room, pack
from .recorder import Recorder
from .rules import PuzzleRule
from .words import NotASolution, counts_in_words


class Filling:
    """The cells, values and rules of a puzzle, and the board that a program fills.

    `board[cell]` is the value in a cell, None if it is empty; `for cell in board.free` goes
    through the cells without a given.
    """

    def __init__(self, subject: PlacementSubject, recorder: Recorder) -> None:
        """Start with the givens on the board."""
        made = subject.made
        self._made, self._names, self._recorder = made, subject.names, recorder
        self._board: list[int | None] = [None] * made.size
        self._number_of = {value: number for number, value in enumerate(made.values)}
        self._trail: list[int] = []
        self._changes = 0
        self._last_cut: tuple[int, int | None, int] | None = None
        self._domains = made.domains
        self._use_up = any(is_group(rule, made.size) for rule in made.rules)
        self.givens: Mapping[int, int] = MappingProxyType(made.givens)
        self.cells = tuple(range(made.size))
        self.free = tuple(cell for cell in self.cells if cell not in self.givens)
        self.values = made.values
        self.rules = tuple(
            self._rule(number, rule)
            for number, rule in enumerate(made.rules)
            if not isinstance(rule, Given)
        )
        if not have_room(made):
            recorder.record_nothing(self._standing)
        for cell, value in self.givens.items():
            self._board[cell] = value
            recorder.nodes += 1
            recorder.add(pack(PLACED, cell, self._number_of[value]))

    def _standing(self) -> list[int | None]:
        return [None if value is None else self._number_of[value] for value in self._board]

    def _rule(self, number: int, rule: Rule) -> PuzzleRule:
        words = rule_in_words(rule, self._names)

        def refused(cell: int | None, value: int | None) -> None:
            self._refused(number, cell, value)

        return PuzzleRule(rule, self._board, words, self._position, refused)

    def __getitem__(self, cell: int) -> int | None:
        return self._board[self._position(cell)]

    def __setitem__(self, cell: int, value: int) -> None:
        """Raise BadInput: cells are filled by `place`."""
        raise BadInput(None, BY_PLACE)

    def __str__(self) -> str:
        return counts_in_words(self._recorder.counts).en

    def place(self, cell: int, value: int) -> None:
        """Put a value into a cell. If it is already filled, its value and everything placed after
        it are undone first. Raises BadInput for a nonexistent cell or value, and for a given."""
        self._must_be_free(cell)
        if value not in self._number_of or not is_whole(value):
            raise BadInput(InCell(cell, self._names.cell(cell)), no_value(str(value), self.values))
        if self._board[cell] is not None:
            self._take_back(cell)
            if self._recorder.refilled is None:
                self._recorder.refilled = _line_of_recursion()
        self._board[cell] = value
        self._trail.append(cell)
        self._changes += 1
        self._recorder.nodes += 1
        self._recorder.add(pack(PLACED, cell, self._number_of[value]))

    def remove(self, cell: int) -> None:
        """Undo the value of a cell and everything placed after it. Raises BadInput if the cell is
        empty or given."""
        self._must_be_free(cell)
        if self._board[cell] is None:
            raise BadInput(InCell(cell, self._names.cell(cell)), EMPTY)
        self._take_back(cell)

    def solution(self) -> bool:
        """Report the board as a solution; return whether it is new. Raises BadInput if cells are
        empty, NotASolution if it breaks a rule."""
        empty = [cell for cell, value in enumerate(self._board) if value is None]
        if empty:
            raise BadInput(None, _still_empty(self._names.listed(empty[:5])))
        values = tuple(value for value in self._board if value is not None)
        broken = self._made.broken_rule(values)
        if broken is not None:
            reasons = contradictions(broken, dict(enumerate(values)), self._names)
            reason = next((each.words for each in reasons), None)
            raise NotASolution(rule_in_words(broken, self._names), reason)
        self._recorder.add(pack(SOLVED))
        return self._recorder.found(values)

    def _take_back(self, cell: int) -> None:
        """Empty a cell of the trail and all after it, last first."""
        while True:
            last = self._trail.pop()
            value = self._board[last]
            assert value is not None
            self._board[last] = None
            self._changes += 1
            self._recorder.add(pack(REMOVED, last, self._number_of[value]))
            if last == cell:
                return

    def _refused(self, rule: int, cell: int | None, value: int | None) -> None:
        """Count a cut: once for each tried value (see above), however many rules are asked; without
        a cell the whole board is a dead end."""
        if cell is None:
            cell = self._trail[-1] if self._trail else 0
        elif value is not None and not self._is_tried(cell, value):
            return
        cut = (cell, value, self._changes)
        if cut == self._last_cut:
            return
        self._last_cut = cut
        self._recorder.cuts += 1
        number = NO_VALUE if value is None else self._number_of.get(value, NO_VALUE)
        self._recorder.add(pack(CUT, cell, number, rule))

    def _is_tried(self, cell: int, value: int) -> bool:
        if value in self._number_of and value not in self._domains.get(cell, (value,)):
            return False
        return not self._use_up or self._board.count(value) == (self._board[cell] == value)

    def _position(self, cell: int) -> int:
        if not is_whole(cell) or not 0 <= cell < len(self.cells):
            raise BadInput(*self._made.faults({cell: self.values[0]}, self._names)[0])
        return cell

    def _must_be_free(self, cell: int) -> None:
        if self._position(cell) in self.givens:
            raise BadInput(InCell(cell, self._names.cell(cell)), GIVEN)


GIVEN = Text(
    "holds a given, which cannot be changed.", "には初めから数が入っていて、変えられません。"
)
BY_PLACE = Text(
    "A value is put into a cell with place(cell, value).",
    "マスに数を入れるには place(マス, 数) を使います。",
)
EMPTY = Text("is empty: there is nothing to take back.", "は空です。取り除く数がありません。")


def _line_of_recursion() -> int | None:
    """Return the line that called `place`, if it is in a recursive function: there a cell that is
    still filled was forgotten, while nested loops just go on to the next value."""
    place = sys._getframe(1)
    caller = place.f_back
    outer = caller and caller.f_back
    while caller and outer:
        if outer.f_code is caller.f_code:
            return caller.f_lineno
        outer = outer.f_back
    return None


def _still_empty(cells: Text) -> Text:
    return Text(
        f"This is not a solution yet, because cells are empty: {cells.en}.",
        f"空のマスがあるので、まだ解ではありません（{cells.ja}）。",
    )
