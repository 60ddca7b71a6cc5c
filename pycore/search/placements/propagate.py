"""Propagate: fill in everything that follows, then try the candidates of the tightest group.

A placement that has all-different rules only is searched on bit boards: a group is a cell, or a
value in a unit (bitboards/layout.py), since a value with two cells left in a unit is as good to
try as a cell with two candidates. A cut names the group that has nothing left. Placements with
other rules have propagators for them (propagate_rules.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...bitboards.deduce import branches, settle
from ...bitboards.layout import Layout, is_unit, layout_of
from ...model.bilingual import Text
from ...model.canonical import canonical
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.only_all_different import only_all_different
from ...model.placement import Placement, Solution
from ...model.rules import cells_of
from ..events import Search
from ..strategy import Strategy
from .candidate_tree import onward
from .consequences import why_single
from .wipeout import why_wipeout


def prepare(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare the search on bit boards, or with a propagator for each rule."""
    if suits(placement):
        return start(placement, drawing)
    from .propagate_rules import prepared  # a first visit shows puzzles without other rules

    return (yield from prepared(placement))


def prepare_unnamed(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare the same; where each rule has a propagator, it learns if that does not end."""
    if suits(placement):
        return start(placement, drawing)
    from .handover import prepared

    return (yield from prepared(placement))


def start(placement: Placement, drawing: Drawing) -> Search:
    """Use singles and locks until nothing follows, then branch."""
    deduction = BoardDeduction(placement)
    going_on = onward(canonical("propagate", placement), deduction)
    return Search(
        going_on.on(()),
        placement.rules,
        onward=going_on,
        why=why_wipeout(placement),
        follows=why_single(placement),
    )


def suits(puzzle: object) -> bool:
    """Return whether bit boards can represent the puzzle."""
    return isinstance(puzzle, Placement) and only_all_different(puzzle)


Board = tuple[int, list[int]]
"""A board, and the locks handled so far (deduce.py)."""


class BoardDeduction:
    """Singles and locks on bit boards; candidates are by their position in the layout."""

    def __init__(self, placement: Placement) -> None:
        self.layout: Layout = layout_of(placement)
        self.placement, self.givens = placement, placement.givens
        number_of = {value: number for number, value in enumerate(placement.values)}
        self.given: Sequence[tuple[int, int]] = [
            (cell, number_of[value]) for cell, value in self.givens.items()
        ]

    def start(self) -> Board:
        """The board with the givens."""
        return self.layout.board(self.givens), [0] * len(self.layout.locks)

    def take(self, state: Board, position: int | None, trail: list[int]) -> tuple[Board, int]:
        """Settle the board and return it; a negative board means a dead end."""
        (board, handled), layout = state, self.layout
        handled = handled.copy()
        if position is not None:
            trail.append(position)
            board &= layout.left_at[position]
        if board >= 0:
            board = settle(layout, board, trail, handled)
        return (board, handled), board

    def branches(self, state: Board) -> list[int]:
        """The candidates of one group."""
        return branches(self.layout, state[0])

    def entry(self, position: int) -> tuple[int, int]:
        """The candidate at the position."""
        return divmod(self.layout.candidate_at[position], self.layout.width)

    def solution(self, trail: list[int]) -> Solution:
        """From the givens and the trail."""
        return self.layout.solution(self.givens, trail)

    def refusing(self, dead: int) -> int:
        """Return the rule of a group without candidates.

        If there is no such group, two givens exclude each other: return the rule that they break.
        """
        empty, rules, width = ~dead, self.placement.rules, self.layout.width
        if not empty:
            broken = self.placement.faults(self.givens)[0].cell
            return next(index for index, rule in enumerate(rules) if broken in cells_of(rule))
        group = empty.bit_length() // (width + 1) - 1
        if group < self.placement.size:
            return next(index for index, rule in enumerate(rules) if group in cells_of(rule))
        units = [index for index, rule in enumerate(rules) if is_unit(rule, width)]
        return units[(group - self.placement.size) // width]


STRATEGY = Strategy(
    "propagate",
    Text("Propagate", "候補の絞り込み"),
    Text(
        "Fill in all that follows by itself, then try where the fewest candidates are left.",
        "ほかに候補のないマスと数を先に決め、候補がいちばん少ないところで場合を分けます。",
    ),
    prepare,
    needs_events=False,
    deduces=True,
    unnamed=prepare_unnamed,
)
