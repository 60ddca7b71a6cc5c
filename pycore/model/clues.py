"""How a puzzle whose clues are options (sums, signs) is made from a full board.

board    the values of all cells, as in a solution
blank    settings whose solutions are the possible boards, usually without clues
clue     a part of an option, named by its cells: a sign between two cells, a number at the end
         of a row, the border between two cages
richest  with every clue of the board
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

    `removable(settings)` lists the removable clues; `without(settings, clue, board, random)`
    returns the settings without one of them, or None if that is impossible. `givens` says whether
    numbers in cells are usual beside these clues.
    """

    removable: Callable[[Mapping[str, Any]], Sequence[Clue]]
    without: Callable[[Mapping[str, Any], Clue, Solution, Random], Mapping[str, Any] | None]
    givens: bool = False


class Changing(NamedTuple):
    """Every clue is needed; other boards make other puzzles.

    `changed(blank, board, cell, random)` returns the board with another value in that cell, or
    None if there is none.
    """

    changed: Callable[[Mapping[str, Any], Solution, int, Random], Solution | None]


class Clues(NamedTuple):
    """How new puzzles are made.

    `blank(settings, random)` returns blank settings of the same size, `clued(blank, board, random)`
    settings with the richest clues of a board; `way` says how to reach a level from there.
    """

    blank: Callable[[Mapping[str, Any], Random], Mapping[str, Any]]
    clued: Callable[[Mapping[str, Any], Solution, Random], Mapping[str, Any]]
    way: Removing | Changing
