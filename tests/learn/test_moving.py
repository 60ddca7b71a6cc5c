"""A puzzle with moves, as a program searches it."""

from __future__ import annotations

from collections import deque

import pytest

from pycore.api.subject import movement_subject
from pycore.learn.moving import Moving, State
from pycore.learn.recorder import Recorder
from pycore.learn.words import NotALine
from pycore.model.bilingual import BadInput
from pycore.puzzles import puzzle_named
from pycore.search.events import FACED, MOVED, SOLVED, UNMOVED, VISITED, Event, unpack


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


def test_each_visit_is_marked_once_with_the_last_of_its_moves() -> None:
    board, recorder = board_and_recorder()
    waiting, seen = deque([board.start]), {board.start}
    while waiting:
        state = waiting.popleft()
        before = recorder.nodes
        board.visit(state)
        moves = [event for event in map(unpack, recorder.take()) if event.kind != FACED]
        assert [is_visit(event) for event in moves] == [False] * (len(moves) - 1) + [True]
        assert recorder.nodes == before + 1
        new = [after for after in board.moves(state) if after not in seen]
        seen.update(new)
        waiting.extend(new)


def is_visit(event: Event) -> bool:
    return event.kind == VISITED or event.last == 1


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
    board.moves("●●○○○_")
    for state in ("●●○○○_", *board.moves("●●○○○_")):
        with pytest.raises(BadInput, match="No move leads to this state"):
            board.visit(state)


def test_the_goals_are_the_states_that_are_goals() -> None:
    board, _ = board_and_recorder()
    assert len(board.goals) == 6
    assert all(board.goal(state) for state in board.goals)


def test_before_returns_the_states_from_which_a_move_leads_to_this_one() -> None:
    peg = puzzle_named("peg-solitaire")
    board = Moving(movement_subject(peg, {}, None), Recorder())
    for goal in board.goals:
        earlier = board.before(goal)
        assert earlier
        assert all(goal in board.moves(state) for state in earlier)
        assert board.moves(goal) == []


def test_a_visit_on_the_way_back_from_a_goal_is_counted_and_leaves_the_board_as_it_is() -> None:
    board, recorder = board_and_recorder()
    step = board.moves(board.start)[0]
    board.visit(step)
    told = list(recorder.take())
    assert told
    for state in (board.goals[0], *board.before(board.goals[0])):
        board.moves(state)  # tells nothing of how it can be reached from the start
        board.visit(state)
    assert recorder.counts.nodes == 1 + 1 + len(board.before(board.goals[0]))
    assert {unpack(event).kind for event in recorder.take()} == {VISITED}
    assert board.line == (board.start, step)
    with pytest.raises(BadInput, match="No move leads to this state"):
        board.visit(board.goals[0], after=step)


def test_a_state_found_from_both_ends_is_gone_to_by_moves() -> None:
    board, recorder = board_and_recorder()
    step = board.moves(board.start)[0]
    seen = {*board.goals}
    while step not in seen:
        seen |= {before for state in seen for before in board.before(state)}
    board.visit(step)
    assert board.line == (board.start, step)
    assert MOVED in {unpack(event).kind for event in recorder.take()}


def test_a_line_that_is_reported_is_shown_as_moves_and_is_the_line_from_then_on() -> None:
    board, recorder = board_and_recorder()
    waiting: deque[tuple[State, ...]] = deque([(board.start,)])
    while not board.goal(waiting[0][-1]):
        line = waiting.popleft()
        waiting.extend((*line, after) for after in board.moves(line[-1]) if after not in line)
    assert board.solution(waiting[0])
    kinds = [unpack(event).kind for event in recorder.take()]
    assert [kind for kind in kinds if kind != FACED] == [MOVED] * 8 + [SOLVED]
    assert board.line == waiting[0]
    assert recorder.counts.nodes == 0


def test_a_line_is_checked() -> None:
    board, recorder = board_and_recorder()
    with pytest.raises(NotALine, match="must lead from the start to a goal"):
        board.solution()
    with pytest.raises(NotALine):
        board.solution([board.start, "○○○○○_"])
    assert SOLVED not in {unpack(event).kind for event in recorder.take()}
