"""Puzzles whose clues are options, as sums or signs: how a new one is made from a full board.

board    the values of all cells, as in a solution
blank    settings whose solutions are the boards that can be chosen, usually without clues
clue     a part of an option, named by the cells that it is about: a sign between two cells, a
         number at the end of a row, the border between two cages
richest  with every clue that the board gives
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .placement import Solution

if TYPE_CHECKING:
    from random import Random

Clue = tuple[int, ...]


class Removing(NamedTuple):
    """Fewer clues make harder puzzles.

    `removable(settings)` are the clues that may be removed, and `without(settings, clue, board,
    random)` the settings without one of them, or None if that is not possible. `givens` says
    whether numbers in cells are usual beside these clues.
    """

    removable: Callable[[Mapping[str, Any]], Sequence[Clue]]
    without: Callable[[Mapping[str, Any], Clue, Solution, Random], Mapping[str, Any] | None]
    givens: bool = False


class Changing(NamedTuple):
    """No clue may be left out, so other boards make other puzzles.

    `changed(blank, board, cell, random)` is the board with another value in that cell, or None if
    it can have no other.
    """

    changed: Callable[[Mapping[str, Any], Solution, int, Random], Solution | None]


class Clues(NamedTuple):
    """How new puzzles are made.

    `blank(settings, random)` returns blank settings of the same size, `clued(blank, board, random)`
    those with the richest clues of a board; `way` says how a puzzle of some level comes of it.
    """

    blank: Callable[[Mapping[str, Any], Random], Mapping[str, Any]]
    clued: Callable[[Mapping[str, Any], Solution, Random], Mapping[str, Any]]
    way: Removing | Changing
