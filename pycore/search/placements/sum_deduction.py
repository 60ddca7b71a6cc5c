"""All-different rules and sums on boards (propagation/board.py), in the form that the search
needs."""

from __future__ import annotations

from collections.abc import Sequence

from ...model.placement import Solution
from ...propagation.board import Board, SumBoard
from ...propagation.propagators import Rules
from .cell_weights import CellWeights


class SumDeduction:
    """Singles, locks and sums; candidates are by their position in the layout."""

    name = "propagate boards"
    lesson = 150
    much = 0.05
    given: Sequence[tuple[int, int]] = ()

    def __init__(self, rules: Rules) -> None:
        self.placement = rules.placement
        self.rules, self.board = rules, SumBoard(rules)
        self.layout = self.board.layout
        self.cells = CellWeights(
            rules.placement.size, [each.cells for each in rules.propagators], failure=3, power=0.6
        )

    def start(self) -> Board:
        """Return the candidates that rules about single cells leave."""
        return self.board.start()

    def take(self, state: Board, position: int | None, trail: list[int]) -> tuple[Board, int]:
        """Settle the board; it is open as long as one of its flags is set."""
        (seen, handled), board = state, state[0]
        handled = handled.copy()
        if position is None:
            seen = 0
        else:
            trail.append(position)
            board &= self.layout.left_at[position]
        board = self.board.settle(board, seen, trail, handled)
        return (board, handled), board if board < 0 else board & self.layout.flags

    def branches(self, state: Board) -> list[int]:
        """Return the candidates of one cell, the least first."""
        masks = self.board.masks(state[0])
        cell = self.cells.tightest(masks)
        first = cell * self.board.step + 1
        return [first + at for at in range(self.board.width) if masks[cell] >> at & 1]

    def entry(self, position: int) -> tuple[int, int]:
        """Return the candidate at the position."""
        return divmod(self.layout.candidate_at[position], self.layout.width)

    def refusing(self, dead: int) -> int:
        """Return the rule of the sum or the group for which nothing is left."""
        return ~dead

    def blamed(self) -> Sequence[int]:
        """Return the cells of that sum or group."""
        return self.board.blamed

    def solution(self, trail: list[int]) -> Solution:
        """Return the values on the trail: all of them."""
        return self.layout.solution({}, trail)
