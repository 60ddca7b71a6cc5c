"""Puzzles whose clues are options, as sums or signs: how a new one is made from a full board.

board    the values of all cells, as in a solution
clue     a part of an option, named by the cells that it is about: a sign between two cells, a
         number at the end of a row, the border between two cages
richest  with every clue that the board gives; fewer clues make harder puzzles
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .placement import Solution

if TYPE_CHECKING:
    from random import Random

Clue = tuple[int, ...]


def none_removable(settings: Mapping[str, Any]) -> Sequence[Clue]:
    """Return no clue: each is needed."""
    return ()


def not_without(
    settings: Mapping[str, Any], clue: Clue, board: Solution, random: Random
) -> Mapping[str, Any] | None:
    """Return None: the clue cannot be removed."""
    return None


class Clues(NamedTuple):
    """How new puzzles are made.

    `blank(settings, random)` returns settings of the same size whose solutions are the boards that
    can be chosen, usually without clues. `clued(blank, board, random)` returns the settings with
    the richest clues. `removable(settings)` are the clues that may be removed, and
    `without(settings, clue, board, random)` the settings without one of them, or None if that is
    not possible. `givens` says whether numbers in cells are usual beside these clues.
    """

    blank: Callable[[Mapping[str, Any], Random], Mapping[str, Any]]
    clued: Callable[[Mapping[str, Any], Solution, Random], Mapping[str, Any]]
    removable: Callable[[Mapping[str, Any]], Sequence[Clue]] = none_removable
    without: Callable[[Mapping[str, Any], Clue, Solution, Random], Mapping[str, Any] | None] = (
        not_without
    )
    givens: bool = False
