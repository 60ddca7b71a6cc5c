"""A puzzle with moves, as a program sees it.

parent   for each state reached from the start, the state from which it was first reached
line     the states from the start to the one visited last, by their parents
earlier  the goals, and the states found going back from them. Until moves from the start reach such
         a state there is no line to it: a visit is counted, and the board stays unchanged
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from ..api.subject import MovementSubject
from ..model.bilingual import BadInput, Text
from ..model.movement import Movement
from ..search.events import SOLVED, pack
from ..search.movements.replay import Replay
from .recorder import Recorder
from .words import NotALine, counts_in_words

State = Hashable


class Moving:
    """The start of a puzzle, its moves and its goals, and the path that a program takes.

    `board.start` is the first state, `board.goals` are the final ones. A state can be compared,
    printed and put into a set or a dictionary; its content is private to the puzzle.
    """

    def __init__(self, subject: MovementSubject, recorder: Recorder) -> None:
        """Begin at the start."""
        self._made: Movement[Any] = subject.made
        self._recorder = recorder
        self._replay: Replay[Any] = Replay(self._made)
        self._parent: dict[State, State | None] = {self._made.start: None}
        self.goals: tuple[State, ...] = tuple(self._made.goals())
        self._earlier: set[State] = set(self.goals)
        self.start: State = self._made.start
        self.line: tuple[State, ...] = (self.start,)

    def __str__(self) -> str:
        return counts_in_words(self._recorder.counts).en

    def moves(self, state: State) -> list[State]:
        """Return the states one move after this one."""
        after = self._made.after(state)
        if state in self._parent:
            for each in after:
                self._parent.setdefault(each, state)
        return after

    def before(self, state: State) -> list[State]:
        """Return the states one move before this one."""
        before = self._made.before(state)
        if state in self._earlier:
            self._earlier.update(before)
        return before

    def goal(self, state: State) -> bool:
        """Return whether the state is a goal."""
        return self._made.is_goal(state)

    def visit(self, state: State, after: State | None = None) -> None:
        """Go to a state returned by `moves`: one move on from `after`, or from the state where it
        was first reached. Only count a state returned by `before` alone. Raises BadInput for any
        other state."""
        before = self._parent.get(state) if after is None else after
        if state == self.start:
            self.line = (self.start,)
        elif before is not None and (after is None or self._made.is_move(after, state)):
            self.line = (*self._line_to(before), state)
        elif before is not None or state not in self._earlier:
            raise BadInput(None, NOT_REACHED)
        self._recorder.visited(self._replay.to(self.line))

    def solution(self, line: Sequence[State] | None = None) -> bool:
        """Report the path to the state visited last, or another line, which is then shown, as a
        solution; return whether it is new. Raises NotALine if it does not lead from the start to a
        goal by moves."""
        reported = self.line if line is None else tuple(line)
        if not self._made.is_line(reported):
            raise NotALine
        self.line = reported
        self._recorder.add_moves(self._replay.to(reported))
        self._recorder.add(pack(SOLVED))
        return self._recorder.found(reported)

    def _line_to(self, state: State) -> tuple[State, ...]:
        """Return the line to a state: the current one if it leads there, else by parents."""
        if state in self.line:
            return self.line[: self.line.index(state) + 1]
        line, here = [state], self._parent.get(state)
        if here is None:
            raise BadInput(None, NOT_REACHED)
        while here is not None:
            line.append(here)
            here = self._parent[here]
        return tuple(reversed(line))


NOT_REACHED = Text(
    "No move leads to this state from a state that was reached before; "
    "visit what moves(state) or before(state) has returned.",
    "すでにたどり着いた局面から、この局面へ動かす手がありません。"
    "moves(state) か before(state) が返した局面を visit してください。",
)
