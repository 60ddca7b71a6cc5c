"""One search, one count: a program that a person writes and a search of Edagari that do the same
say the same nodes and cuts."""

from __future__ import annotations

import pytest
from hypothesis import given

from pycore.api.subject import PlacementSubject, placement_subject
from pycore.learn.filling import Filling
from pycore.learn.recorder import Recorder
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from tests.support.random_placements import in_a_row, placements

FOUR = {0: 1, 5: 3, 10: 4}


def by_a_program(subject: PlacementSubject) -> tuple[int, int, int]:
    """Every free cell in turn, each value that no rule refuses: nodes, cuts, solutions."""
    recorder = Recorder()
    board = Filling(subject, recorder)

    def fill(at: int) -> None:
        if at == len(board.free):
            board.solution()
            return
        cell = board.free[at]
        for value in board.values:
            if not any(rule.broken_by(cell, value) for rule in board.rules):
                board.place(cell, value)
                fill(at + 1)
                board.remove(cell)

    fill(0)
    return recorder.counts[:3]


def by_a_strategy(name: str, subject: PlacementSubject) -> tuple[int, int, int]:
    found = 0
    for batch in strategy_named(name, subject.made).start(subject.made, subject.drawing).batches:
        found += len(batch.found)
    return batch.nodes, batch.cuts, found


@pytest.mark.parametrize(
    ("puzzle", "options", "givens", "strategy"),
    [
        ("permutations", {"n": "4"}, {}, "backtrack"),
        ("permutations", {"n": "4"}, {}, "prune"),
        ("permutations", {"n": "4"}, {1: 2}, "backtrack"),
        ("sudoku", {"size": "4"}, FOUR, "backtrack"),
        ("sudoku", {"size": "4"}, {0: 1}, "prune"),
        ("latin-square", {"order": "3"}, {}, "prune"),
        ("latin-square", {"order": "4"}, FOUR, "backtrack"),
        ("queens", {"n": "6"}, {}, "prune"),
        ("magic-square", {"order": "3"}, {}, "prune"),
    ],
)
def test_a_program_counts_as_the_strategy_does(
    puzzle: str, options: dict[str, str], givens: dict[int, int], strategy: str
) -> None:
    subject = placement_subject(puzzle_named(puzzle), options, givens)
    assert by_a_program(subject) == by_a_strategy(strategy, subject)


@given(placements())
def test_a_program_counts_as_prune_does_whatever_the_rules(placement: Placement) -> None:
    if not placement.givens:
        subject = PlacementSubject(placement, in_a_row(placement))
        assert by_a_program(subject) == by_a_strategy("prune", subject)


def test_what_a_group_has_is_cut_and_what_the_board_has_is_not_tried() -> None:
    row = placement_subject(puzzle_named("permutations"), {"n": "4"}, {})
    assert by_a_strategy("backtrack", row) == (64, 0, 24)
    square = placement_subject(puzzle_named("latin-square"), {"order": "3"}, {})
    nodes, cuts, found = by_a_strategy("prune", square)
    assert found == 12
    # every node that is not a solution is offered all three numbers
    assert nodes + cuts == 3 * (1 + nodes - found)
