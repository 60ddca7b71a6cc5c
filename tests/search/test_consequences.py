"""Why a value follows: by the sum that a plan computes it by, or since nothing else is left. What a
reason names makes the value the only one; a choice has no reason."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given

from pycore.model.bilingual import number as told
from pycore.model.cell_names import by_number
from pycore.model.placement import Placement
from pycore.model.reason import Reason
from pycore.model.rules import holds
from pycore.puzzles import puzzle_named
from pycore.search import strategies_for, strategy_named
from pycore.search.events import CUT, PLACED, REMOVED, Search, unpack
from pycore.search.reasons import Moment, NoReason
from tests.support.dual_placements import twice
from tests.support.random_cages import cages
from tests.support.random_placements import in_a_row, regular_placements
from tests.support.small_placements import small_placements

Told = tuple[Moment, int, int, Reason | None]


def placed(search: Search, placement: Placement, most: int = 60) -> list[Told]:
    """The first values that a search places, each with its reason; None for a choice."""
    assert search.follows
    board, values, names = [0] * placement.size, list[Told](), by_number(placement.size)
    next(search.batches)
    while len(values) < most:
        try:
            batch = search.batches.send(1)
        except StopIteration:
            break
        for packed in batch.events:
            kind, _, cell, value = unpack(packed)
            moment = Moment(list(board))
            if kind == PLACED:
                try:
                    values.append((moment, cell, value, search.follows(moment, cell, value, names)))
                except NoReason:
                    values.append((moment, cell, value, None))
                board[cell] = value + 1
            elif kind == REMOVED:
                board[cell] = 0
            else:
                assert kind >= CUT
    return values


def rows_with(placement: Placement, search: Search, fixed: dict[int, int]) -> set[tuple[int, ...]]:
    """All rows that obey the rules of the puzzle and have these values."""
    choices = [
        (fixed[cell],) if cell in fixed else placement.values for cell in range(placement.size)
    ]
    return {row for row in product(*choices) if all(holds(rule, row) for rule in placement.rules)}


def check_consequences(placement: Placement) -> None:
    for strategy in strategies_for(placement):
        if not strategy.walked:
            continue
        search = strategy.start(placement, in_a_row(placement))
        for moment, cell, value, reason in placed(search, placement):
            if reason is None:
                continue
            number = placement.values[value]
            fixed = {
                each: placement.values[moment.board[each] - 1]
                for each in reason.cells
                if moment.board[each]
            }
            assert cell in reason.cells
            assert len(set(reason.cells)) == len(reason.cells)
            fixed = {**placement.givens, **fixed}
            fixed.pop(cell, None)
            rows = rows_with(placement, search, fixed)
            assert {row[cell] for row in rows} <= {number}, (strategy.name, reason)
            assert told(number) in reason.words.en or not rows, "it is told, or what clashes is"


@given(regular_placements())
def test_what_is_computed_follows_from_the_cells_that_are_named(placement: Placement) -> None:
    if len(placement.values) ** placement.size <= 20_000:
        check_consequences(placement)


@given(small_placements())
def test_what_is_propagated_follows_from_the_cells_that_are_named(placement: Placement) -> None:
    if len(placement.values) ** placement.size <= 20_000:
        check_consequences(placement)


@given(twice(3))
def test_a_place_follows_from_the_cells_that_are_named(placement: Placement) -> None:
    check_consequences(placement)


@given(cages())
def test_what_follows_from_sums_follows_from_the_cells_that_are_named(placement: Placement) -> None:
    check_consequences(placement)


def asked(
    puzzle: str, strategy: str, board: dict[int, int], cell: int, value: int, **options: str
) -> Reason:
    """Why the value, by its number, is placed in the cell where the board has these numbers."""
    entry = puzzle_named(puzzle)
    chosen = entry.settings(options)
    placement, names = entry.placement(chosen), entry.names(chosen)
    search = strategy_named(strategy, placement).start(placement, entry.draw(chosen))
    assert search.follows
    moment = Moment([board.get(each, 0) for each in range(placement.size)])
    return search.follows(moment, cell, value, names)


def test_a_sum_is_told_with_its_line() -> None:
    star = {0: 1, 7: 2, 10: 3, 2: 11}  # a, h, k, c
    reason = asked("magic-star", "forced", star, 5, 11)
    assert reason.words == (
        "f = 26 − 1 − 11 − 2 = 12: the line from a to h has to make 26.",
        "a から h への線の和は 26 なので、f = 26 − 1 − 11 − 2 = 12 です。",
    )
    assert set(reason.cells) == {0, 2, 5, 7}


def test_a_single_is_told_with_what_keeps_the_others_away() -> None:
    last = asked("sudoku", "propagate", {0: 1, 1: 2, 2: 3}, 3, 3, size="4")
    assert last.words.en == "Only row 1, column 4 is left for 4 in row 1."
    only = asked("sudoku", "propagate", {0: 1, 1: 2, 7: 3}, 3, 3, size="4")
    assert "4" in only.words.en
    assert "row 1, column 4" in only.words.en


def test_a_choice_and_nonsense_have_no_reason() -> None:
    for strategy in ("forced", "prune"):
        for board, cell, value in (({}, 0, 0), ({}, 5, 3), ({}, 77, 0), ({0: 1}, 0, 0)):
            with pytest.raises(NoReason):
                asked("magic-star", strategy, board, cell, value)
    for board, cell, value in (({}, 0, 0), ({}, 77, 0), ({}, 0, 511), ({0: 1}, 1, 0)):
        with pytest.raises(NoReason):
            asked("sudoku", "propagate", board, cell, value, size="4")
