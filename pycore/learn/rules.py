"""Rules as a program sees them: do they hold on the current board?

board    the value of each cell, None for an empty one; shared with the puzzle, never copied
broken   whether the filled cells already contradict the rule: two equal values where all must
         differ, a complete but wrong sum
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter, mul
from typing import Any, cast

from ..model.bilingual import Text
from ..model.rules import COMPARE, AllDifferent, Linear, Rule, cells_of, holds, kind_of

Board = list[int | None]
Broken = Callable[[], bool]
Refuses = Callable[[int], bool]


class PuzzleRule:
    """A rule of a puzzle.

    `cells` are the cells that it binds, `words` state it in English and Japanese.
    """

    def __init__(
        self,
        rule: Rule,
        board: Board,
        words: Text,
        position: Callable[[int], int],
        refused: Callable[[int | None, int | None], None],
    ) -> None:
        """`position(cell)` returns the index of a cell (or raises BadInput); `refused(cell, value)`
        is called for every value that the rule refuses, and for every full board that breaks
        it."""
        self.cells = cells_of(rule)
        self.words = words
        self._position = position
        self._refused = refused
        self._broken = broken_on(rule, board)
        self._refuses = refusals(rule, board)

    def __repr__(self) -> str:
        return f"<rule: {self.words.en}>"

    def holds(self) -> bool:
        """Return whether the filled cells agree with the rule; for a full board, whether it
        holds."""
        if not self._broken():
            return True
        self._refused(None, None)
        return False

    def broken_by(self, cell: int, value: int) -> bool:
        """Return whether this value in this cell would break the rule."""
        refuses = self._refuses.get(cell)
        if refuses is None:
            self._position(cell)
            return False
        if not refuses(value):
            return False
        self._refused(cell, value)
        return True


def refusals(rule: Rule, board: Board) -> dict[int, Refuses]:
    """Return for each cell of a rule a function that says whether a value there would break the
    rule; common rules have a fast one."""
    kind = kind_of(rule)
    if isinstance(kind, AllDifferent) and not kind.offsets:
        return {cell: _among(_others(cell, kind.cells), board) for cell in kind.cells}
    if isinstance(kind, Linear) and len(kind.groups) == 1 and kind.total is not None:
        (terms,) = kind.terms
        compare, total = COMPARE[kind.relation], kind.total
        return {
            cell: _completing(cell, terms, lambda found: not compare(found, total), board)
            for cell, _ in terms
        }
    broken = broken_on(rule, board)
    return {cell: _trying(cell, broken, board) for cell in cells_of(rule)}


def _others(cell: int, cells: Sequence[int]) -> tuple[int, ...]:
    return tuple(each for each in cells if each != cell)


def _values_of(cells: Sequence[int]) -> Callable[[Board], tuple[int | None, ...]]:
    """Return a function that reads several cells at once."""
    if len(cells) < 2:
        return lambda board: tuple(board[cell] for cell in cells)
    return itemgetter(*cells)


def _among(others: Sequence[int], board: Board) -> Refuses:
    read = _values_of(others)
    return lambda value: value in read(board)


def _completing(
    cell: int, terms: Sequence[tuple[int, int]], is_wrong: Callable[[int], bool], board: Board
) -> Refuses:
    """Check the sum only if the cell completes it."""
    read = _values_of([other for other, _ in terms if other != cell])
    factors = [factor for other, factor in terms if other != cell]
    own = next(factor for other, factor in terms if other == cell)

    def refuses(value: int) -> bool:
        values = read(board)
        if None in values:
            return False
        return is_wrong(own * value + sum(map(mul, factors, cast(tuple[int, ...], values))))

    return refuses


def _trying(cell: int, broken: Broken, board: Board) -> Refuses:
    """Place the value and check."""

    def refuses(value: int) -> bool:
        before, board[cell] = board[cell], value
        try:
            return broken()
        finally:
            board[cell] = before

    return refuses


def broken_on(rule: Rule, board: Board) -> Broken:
    """Return a function that says whether the values on the board already break the rule."""
    kind = kind_of(rule)
    if isinstance(kind, AllDifferent):
        return _repeats(kind, board)
    if isinstance(kind, Linear):
        return _wrong_sums(kind, board)
    return _wrong_when_full(rule, board)


def _repeats(rule: AllDifferent, board: Board) -> Broken:
    members = rule.shifted

    def broken() -> bool:
        seen = [there + offset for cell, offset in members if (there := board[cell]) is not None]
        return len(set(seen)) < len(seen)

    return broken


def _wrong_sums(rule: Linear, board: Board) -> Broken:
    total = rule.total
    compare = COMPARE[rule.relation]

    def broken() -> bool:
        sums = [found for terms in rule.terms if (found := _sum(terms, board)) is not None]
        if total is None:
            return len(set(sums)) > 1
        return not all(compare(found, total) for found in sums)

    return broken


def _sum(terms: Sequence[tuple[int, int]], board: Board) -> int | None:
    """Return the sum of coefficient x value; None if a cell is empty."""
    total = 0
    for cell, factor in terms:
        value = board[cell]
        if value is None:
            return None
        total += factor * value
    return total


def _wrong_when_full(rule: Rule, board: Board) -> Broken:
    cells = cells_of(rule)

    def broken() -> bool:
        if any(board[cell] is None for cell in cells):
            return False
        row: list[Any] = board
        return not holds(rule, row)

    return broken
