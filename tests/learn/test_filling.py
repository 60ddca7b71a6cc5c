"""The board of a puzzle with cells, as a program fills it."""

from __future__ import annotations

import pytest

from pycore.api.subject import placement_subject
from pycore.learn.filling import Filling
from pycore.learn.opening import puzzle
from pycore.learn.recorder import Recorder
from pycore.learn.words import NotASolution
from pycore.model.bilingual import BadInput
from pycore.puzzles import puzzle_named
from pycore.search.events import CUT, NO_VALUE, PLACED, REMOVED, SOLVED, unpack

ROW = ("permutations", {"n": "3"})


def board_and_recorder(
    name: str = "permutations", givens: dict[int, int] | None = None, **options: str
) -> tuple[Filling, Recorder]:
    recorder = Recorder()
    subject = placement_subject(puzzle_named(name), options, givens)
    return Filling(subject, recorder), recorder


def told(recorder: Recorder) -> list[tuple[int, int, int]]:
    return [(e.kind, e.cell, e.value) for e in map(unpack, recorder.take())]


def every_row(board: Filling, cell: int = 0) -> None:
    if cell == len(board.cells):
        board.solution()
        return
    for value in board.values:
        if not any(rule.broken_by(cell, value) for rule in board.rules):
            board.place(cell, value)
            every_row(board, cell + 1)
            board.remove(cell)


def test_a_program_fills_the_cells_and_finds_every_solution() -> None:
    board, recorder = board_and_recorder(n="3")
    every_row(board)
    assert recorder.counts == (15, 0, 6, 0)
    assert str(board) == "6 solutions; 15 nodes, 0 cuts"


def test_what_it_places_and_takes_back_is_told_as_the_events_of_a_search() -> None:
    board, recorder = board_and_recorder(n="3")
    board.place(0, 2)
    board.place(1, 3)
    board.remove(1)
    assert told(recorder) == [(PLACED, 0, 1), (PLACED, 1, 2), (REMOVED, 1, 2)]
    assert (board[0], board[1]) == (2, None)


def test_going_back_to_a_cell_takes_back_all_that_came_after_it() -> None:
    board, recorder = board_and_recorder(n="3")
    for cell, value in enumerate((1, 2, 3)):
        board.place(cell, value)
    recorder.take()
    board.place(0, 2)
    assert told(recorder) == [(REMOVED, 2, 2), (REMOVED, 1, 1), (REMOVED, 0, 0), (PLACED, 0, 1)]
    assert [board[cell] for cell in board.cells] == [2, None, None]


def test_a_value_that_a_rule_refuses_is_one_cut_however_many_rules_are_asked() -> None:
    board, recorder = board_and_recorder("sudoku", size="4")
    board.place(0, 1)
    refused = [rule for rule in board.rules if rule.broken_by(1, 1)]
    assert len(refused) == 2  # the row and the block
    assert recorder.cuts == 1
    assert [kind for kind, _, _ in told(recorder)] == [PLACED, CUT]


def test_a_full_board_that_breaks_a_rule_is_a_cut_without_a_value() -> None:
    board, recorder = board_and_recorder(n="3")
    for cell in board.cells:
        board.place(cell, 1)
    assert not board.rules[0].holds()
    assert told(recorder)[-1] == (CUT, 2, NO_VALUE)


def test_a_rule_is_not_broken_while_a_sum_is_incomplete() -> None:
    board, _ = board_and_recorder("magic-square", order="3")
    sums = board.rules[1]
    for cell, value in enumerate((1, 2, 3)):
        board.place(cell, value)
    assert sums.holds()
    assert not sums.broken_by(3, 4)
    board.place(3, 4)
    board.place(4, 5)
    assert sums.broken_by(5, 7)  # 4 + 5 + 7 is not 1 + 2 + 3


@pytest.mark.parametrize("name", ["magic-star", "queens", "magic-triangle", "sudoku"])
def test_rules_agree_with_the_independent_check(name: str) -> None:
    board, _ = board_and_recorder(name)
    made = placement_subject(puzzle_named(name), {}, {}).made
    for shift in range(3):
        row = [board.values[(shift + cell * 5) % len(board.values)] for cell in board.cells]
        for cell, value in enumerate(row):
            board.place(cell, value)
        assert all(rule.holds() for rule in board.rules) == made.is_solution(row)


def test_givens_stand_on_the_board_and_are_nodes() -> None:
    board, recorder = board_and_recorder(givens={1: 3}, n="3")
    assert (board[1], board.free, dict(board.givens)) == (3, (0, 2), {1: 3})
    assert recorder.nodes == 1
    assert told(recorder) == [(PLACED, 1, 2)]
    with pytest.raises(BadInput, match="cell b: holds a given"):
        board.place(1, 2)
    with pytest.raises(BadInput, match="cell b: holds a given"):
        board.remove(1)


def test_a_solution_is_checked_and_a_wrong_one_says_which_rule_it_breaks() -> None:
    board, recorder = board_and_recorder("magic-square", order="3")
    for cell, value in enumerate((1, 2, 3, 4, 5, 6, 7, 8, 9)):
        board.place(cell, value)
    with pytest.raises(NotASolution, match=r"it breaks a rule: Equal sums\. .*row 1") as wrong:
        board.solution()
    assert "和が等しい" in wrong.value.words.ja
    assert recorder.counts.solutions == 0


def test_a_solution_with_empty_cells_is_refused() -> None:
    board, _ = board_and_recorder(n="3")
    board.place(0, 1)
    with pytest.raises(BadInput, match="cells are empty: cell b; cell c"):
        board.solution()


def test_the_same_solution_twice_counts_once() -> None:
    board, recorder = board_and_recorder(n="3")
    for cell, value in enumerate((1, 2, 3)):
        board.place(cell, value)
    assert board.solution()
    assert not board.solution()
    assert (recorder.counts.solutions, recorder.counts.repeated) == (1, 1)
    assert str(board) == "1 solution (1 of them reported again); 3 nodes, 0 cuts"
    assert [kind for kind, _, _ in told(recorder)][-2:] == [SOLVED, SOLVED]


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (lambda board: board.place(3, 1), "There is no such cell; cells are 0 to 2"),
        (lambda board: board.place(True, 1), "There is no cell 'True'"),
        (lambda board: board[-1], "There is no such cell"),
        (lambda board: board.rules[0].broken_by(7, 1), "There is no such cell"),
        (lambda board: board.place(0, 4), "cell a: 4 is not"),
        (lambda board: board.place(0, 1.5), "cell a: 1.5 is not"),
        (lambda board: board.remove(0), "cell a: is empty"),
    ],
)
def test_a_slip_is_told_in_a_sentence(act, sentence: str) -> None:
    board, _ = board_and_recorder(n="3")
    with pytest.raises(BadInput) as slip:
        act(board)
    assert sentence in str(slip.value)


def test_when_the_tape_is_full_all_is_still_counted() -> None:
    recorder = Recorder(most_events=10)
    subject = placement_subject(puzzle_named("permutations"), {"n": "3"}, {})
    every_row(Filling(subject, recorder))
    assert (len(recorder.take()), recorder.moment, recorder.full) == (10, 10, True)
    assert recorder.counts == (15, 0, 6, 0)


def test_a_program_opens_a_puzzle_by_its_name_with_options_and_givens() -> None:
    board = puzzle("sudoku", {"size": "4"}, given="1... .... .... ....")
    assert (len(board.cells), board[0]) == (16, 1)
    with pytest.raises(BadInput, match="did you mean sudoku"):
        puzzle("sudko")
    with pytest.raises(BadInput, match="Say which puzzle"):
        puzzle()
