"""Why a search cuts: the cells that a reason names cannot stand together, and it speaks of what is
on the board."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given

from pycore.model.cell_names import by_number
from pycore.model.placement import Placement
from pycore.model.reason import Reason
from pycore.model.regular import OneOf
from pycore.model.rules import AllDifferent, holds
from pycore.puzzles import puzzle_named
from pycore.search import strategies_for, strategy_named
from pycore.search.events import Search
from pycore.search.reasons import Moment, NoReason
from tests.support.cuts import reasons
from tests.support.dual_placements import twice
from tests.support.random_cages import cages
from tests.support.random_placements import in_a_row, placements, regular_placements
from tests.support.small_placements import small_placements


def stand_together(search: Search, placement: Placement, fixed: dict[int, int]) -> bool:
    """Whether the values that are fixed are part of a row that obeys all rules of the search."""
    choices = [
        (fixed[cell],) if cell in fixed else placement.values for cell in range(placement.size)
    ]
    return any(all(holds(rule, row) for rule in search.rules) for row in product(*choices))


def check_reasons(placement: Placement) -> None:
    for strategy in strategies_for(placement):
        if not strategy.walked:
            continue
        search = strategy.start(placement, in_a_row(placement))
        names = by_number(placement.size)
        told = reasons(search, names, [0] * placement.size, 60)
        for moment, (_, cell, value), reason in told:
            numbers = list(moment.board)
            if value < len(placement.values):
                numbers[cell] = value + 1
            fixed = {**placement.givens, **named(placement, numbers, reason.cells)}
            assert len(set(reason.cells)) == len(reason.cells)
            assert not stand_together(search, placement, fixed), (strategy.name, reason)


def named(placement: Placement, numbers: list[int], cells: tuple[int, ...]) -> dict[int, int]:
    return {cell: placement.values[numbers[cell] - 1] for cell in cells if numbers[cell]}


@given(regular_placements())
def test_the_cells_of_a_reason_cannot_stand_together_where_there_is_symmetry(
    placement: Placement,
) -> None:
    check_reasons(placement)


@given(small_placements())
def test_the_cells_of_a_reason_cannot_stand_together_where_candidates_are_propagated(
    placement: Placement,
) -> None:
    check_reasons(placement)


@given(cages())
def test_the_cells_of_a_reason_cannot_stand_together_where_sums_are_on_boards(
    placement: Placement,
) -> None:
    check_reasons(placement)


@given(twice(3))
def test_the_cells_of_a_reason_cannot_stand_together_where_values_get_places(
    placement: Placement,
) -> None:
    check_reasons(placement)


@given(placements())
def test_the_cells_of_a_reason_cannot_stand_together(placement: Placement) -> None:
    if len(placement.values) ** placement.size <= 20_000:
        check_reasons(placement)


def test_what_no_search_does_has_no_reason() -> None:
    entry = puzzle_named("magic-star")
    settings = entry.settings({})
    placement, names = entry.placement(settings), entry.names(settings)
    search = strategy_named("prune", placement).start(placement, entry.draw(settings))
    assert search.why
    for board, cell, value in (
        ([0] * 12, 0, 0),  # the first value is not refused
        ([0] * 12, 4, 0),  # the cells before it are empty
        ([0] * 11, 0, 0),  # a cell too few
        ([99] * 12, 0, 0),  # no such values
        ([0] * 12, 77, 0),  # no such cell
        ([0] * 12, 0, 511),  # no value
    ):
        with pytest.raises(NoReason):
            search.why(Moment(board), cell, value, names)


def test_a_value_that_nothing_came_of_is_taken_back_with_a_reason() -> None:
    entry = puzzle_named("sudoku")
    chosen = entry.settings({"size": "4"})
    names = entry.names(chosen)
    placement = entry.placement(chosen).with_givens({4: 2})
    search = strategy_named("prune", placement).start(placement, entry.draw(chosen))

    def after(board: dict[int, int], cell: int) -> Reason:
        assert search.why
        return search.why(Moment([board.get(each, 0) for each in range(16)]), cell, 511, names)

    row = {0: 1, 1: 2, 2: 3, 3: 4}
    assert after(row, 3)[:4] == (
        (
            "Only 2 can stand in row 2, column 1, but 2 stands in row 1, column 2 already.",
            "2 行目 1 列目に入るのは 2 だけですが、2 は 1 行目 2 列目にもうあります。",
        ),
        (4, 1),
        (),
        None,
    )
    narrow = Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2)), OneOf((2,), (1, 2))))
    search = strategy_named("prune", narrow).start(narrow, in_a_row(narrow))
    assert search.why
    told = search.why(Moment([1, 2, 0]), 1, 511, by_number(3))
    assert told.words.en == (
        "Only 1 and 2 can stand in cell 2, but 1 stands in cell 0 and 2 stands in cell 1 already."
    )
    assert told.words.ja == (
        "マス 2 に入るのは 1・2 だけですが、1 はマス 0、2 はマス 1 にもうあります。"
    )
    placement = entry.placement(chosen)
    search = strategy_named("prune", placement).start(placement, entry.draw(chosen))
    told = after(dict(enumerate([1, 2, 3, 4, 3, 4, 2, 1, 2, 3, 1])), 10)
    assert told.words.en == (
        "No number is left for row 3, column 4: 1, 2, 3 stand in row 3; 4 stands in column 4."
    )


def test_a_dead_end_that_takes_several_steps_names_a_fact() -> None:
    entry = puzzle_named("sudoku")
    chosen = entry.settings({"size": "4"})
    placement, names = entry.placement(chosen), entry.names(chosen)
    search = strategy_named("propagate", placement).start(placement, entry.draw(chosen))
    board = [{0: 4, 6: 2, 12: 1, 15: 3}.get(cell, 0) for cell in range(16)]
    assert search.why
    told = search.why(Moment(board), 15, 2, names)
    assert told.words == (
        "2 has no place in box 1; needed too: 4 rules.",
        "ブロック 1 に 2 の入るマスがない。ほかに 4 個の条件による。",
    )
    assert {*told.cells} >= {0, 6, 12, 15}
