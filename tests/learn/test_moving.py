"""A puzzle with moves, as a program searches it."""

from __future__ import annotations

from collections import deque

import pytest

from pycore.api.subject import movement_subject
from pycore.learn.moving import Moving
from pycore.learn.recorder import Recorder
from pycore.learn.words import NotALine
from pycore.model.bilingual import BadInput
from pycore.puzzles import puzzle_named
from pycore.search.events import FACED, MOVED, SOLVED, UNMOVED, unpack


def board_and_recorder(start: str = "●●_●●●") -> tuple[Moving, Recorder]:
    recorder = Recorder()
    return Moving(movement_subject(puzzle_named("flip-it"), {"n": "6"}, start), recorder), recorder


def test_breadth_first_finds_a_shortest_line() -> None:
    board, recorder = board_and_recorder()
    waiting, seen = deque([board.start]), {board.start}
    while waiting:
        state = waiting.popleft()
        board.visit(state)
        if board.goal(state):
            break
        for after in board.moves(state):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    assert board.solution()
    assert len(board.line) == 1 + 8
    assert recorder.counts.solutions == 1


def test_a_visit_is_told_as_moves_from_where_the_reader_stands() -> None:
    board, recorder = board_and_recorder()
    first, second, *_ = board.moves(board.start)
    board.visit(first)
    board.visit(second)
    kinds = [unpack(event).kind for event in recorder.take()]
    assert [kind for kind in kinds if kind != FACED] == [MOVED, UNMOVED, MOVED]
    assert (recorder.nodes, recorder.moment) == (2, 3)


def test_after_says_which_way_a_state_was_reached() -> None:
    board, _ = board_and_recorder()
    step = board.moves(board.start)[0]
    board.visit(step)
    on = next(state for state in board.moves(step) if state != board.start)
    board.visit(on, after=step)
    assert board.line == (board.start, step, on)
    with pytest.raises(BadInput, match="No move leads to this state"):
        board.visit(on, after=board.start)


def test_a_state_that_nothing_has_reached_is_refused() -> None:
    board, _ = board_and_recorder()
    with pytest.raises(BadInput, match="No move leads to this state"):
        board.visit("○○○○○_")


def test_a_line_is_checked() -> None:
    board, recorder = board_and_recorder()
    with pytest.raises(NotALine, match="must lead from the start to a goal"):
        board.solution()
    with pytest.raises(NotALine):
        board.solution([board.start, "○○○○○_"])
    assert SOLVED not in {unpack(event).kind for event in recorder.take()}
