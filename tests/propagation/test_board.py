"""Boards of all-different rules and sums: no solution is lost, and nothing is excluded without a
reason that the propagators of the rules have, too."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from pycore import AllDifferent, Given, Less, Linear, OneOf, Placement, Runs, SumIs
from pycore.bitboards.layout import layout_with_closed
from pycore.model.rules import Rule
from pycore.propagation.board import SumBoard, suits
from pycore.propagation.propagators import Rules
from tests.support.random_cages import cages
from tests.support.small_placements import by_trying_everything

Left = list[list[int]] | None
"""The candidates of every cell; None if the placement is dead."""


def on_board(placement: Placement) -> Left:
    rules = Rules(placement)
    assert suits(rules)
    made = SumBoard(rules)
    board, handled = made.start()
    board = made.settle(board, 0, [], handled)
    return None if board < 0 else [rules.values.members(mask) for mask in made.masks(board)]


def by_propagators(placement: Placement) -> Left:
    rules = Rules(placement)
    store = rules.store()
    alive = store.begin(rules.domains())
    return [rules.values.members(mask) for mask in store.masks] if alive else None


def left(size: int, values: tuple[int, ...], *rules: Rule) -> Left:
    return on_board(Placement(size, values, rules))


@given(cages(), st.data())
def test_no_solution_is_lost(placement: Placement, data: st.DataObject) -> None:
    assume(suits(Rules(placement)))
    solutions = by_trying_everything(placement)
    fixed = data.draw(st.sampled_from(sorted(solutions))) if solutions else ()
    cells = data.draw(st.sets(st.integers(0, placement.size - 1), max_size=3)) if fixed else ()
    placement = placement.fixing({cell: fixed[cell] for cell in cells})
    found = on_board(placement)
    for solution in solutions:
        if all(solution[cell] == fixed[cell] for cell in cells):
            assert found
            assert all(value in found[cell] for cell, value in enumerate(solution))


@given(cages(), st.data())
def test_the_propagators_exclude_as_much_and_so_have_the_reasons(
    placement: Placement, data: st.DataObject
) -> None:
    assume(suits(Rules(placement)))
    cells = st.integers(0, placement.size - 1)
    fixed = data.draw(st.dictionaries(cells, st.sampled_from(placement.values), max_size=3))
    placement = placement.fixing(fixed)
    ours, theirs = on_board(placement), by_propagators(placement)
    if ours is None:
        assert theirs is None
    elif theirs is not None:
        assert all(set(few) <= set(many) for few, many in zip(theirs, ours, strict=True))


@given(cages())
def test_a_board_that_is_full_is_a_solution(placement: Placement) -> None:
    assume(suits(Rules(placement)))
    found = on_board(placement)
    if found and all(len(values) == 1 for values in found):
        assert placement.is_solution([value for [value] in found])


def test_different_numbers_are_those_of_a_combination() -> None:
    digits = tuple(range(1, 10))
    assert left(2, digits, AllDifferent((0, 1)), SumIs((0, 1), 6)) == [[1, 2, 4, 5]] * 2


def test_a_needed_value_with_one_place_is_placed() -> None:
    cage = (AllDifferent((0, 1, 2)), SumIs((0, 1, 2), 8))
    assert left(3, tuple(range(1, 10)), *cage, OneOf((0, 1), (2, 3, 4, 5))) == [
        [2, 3, 4, 5],
        [2, 3, 4, 5],
        [1],
    ]


def test_a_needed_value_is_taken_from_the_rest_of_a_unit() -> None:
    row, cage = AllDifferent((0, 1, 2, 3)), (0, 1)
    assert left(4, (1, 2, 3, 4), row, AllDifferent(cage), SumIs(cage, 3)) == [
        [1, 2],
        [1, 2],
        [3, 4],
        [3, 4],
    ]


def test_sums_of_cells_that_may_be_equal_have_bounds() -> None:
    pair = (AllDifferent((0, 1)), SumIs((0, 1), 4))
    minus = Linear(((1, 2),), "=", 2, ((1, -1),))
    assert left(3, (1, 2, 3), *pair, minus) == [[1], [3], [1]]
    assert left(3, (1, 2, 3), *pair, Less(1, 2), Less(0, 1)) is None


def test_a_rule_that_cannot_hold_is_named() -> None:
    cage = AllDifferent((0, 1)), SumIs((0, 1), 9)
    for rules, expected in (
        ((*cage, OneOf((0, 1), (1, 2, 3))), 1),
        ((*cage, Less(2, 3), Given(2, 9)), 2),
        ((AllDifferent((2, 3)), *cage, Given(2, 9), Given(3, 9)), 0),
    ):
        made = SumBoard(Rules(Placement(4, tuple(range(1, 10)), rules)))
        board, handled = made.start()
        assert made.settle(board, 0, [], handled) == ~expected


def test_what_has_boards() -> None:
    cage = AllDifferent((0, 1)), SumIs((0, 1), 4)
    assert suits(Rules(Placement(3, (1, 2, 3), cage)))
    for placement in (
        Placement(3, (1, 2, 3), (AllDifferent((0, 1)),)),
        Placement(3, (1, 2, 3), (SumIs((0, 1), 4),)),
        Placement(3, (1, 2, 3), (*cage, Runs((0, 1, 2), (1,), 1))),
        Placement(4, (1, 2, 3), (*cage, AllDifferent((0, 1, 2, 3)))),
        Placement(3, (1, 2, 3), (*cage, Linear(((0, 2),), "!=", 3))),
        Placement(2, tuple(range(17)), cage),
    ):
        assert not suits(Rules(placement))


def test_the_closed_groups_of_a_layout_have_no_flag_at_first() -> None:
    units = AllDifferent((0, 1, 2)), AllDifferent((2, 3))
    layout = layout_with_closed(Placement(4, (1, 2, 3), units), [(2, 3)])
    flags = [1 << 4 * group + 3 for group in range(len(layout.groups))]
    assert [bool(layout.blank & flag) for flag in flags] == [True] * (4 + 3) + [False] * 3
    assert layout.groups[-3:] == ((6, 9), (7, 10), (8, 11))


def test_numbers_may_be_of_any_size() -> None:
    huge = 10**40
    values = (0, 1, huge, huge + 1)
    cage = (AllDifferent((0, 1)), SumIs((0, 1), huge + 1))
    assert left(3, values, *cage, Less(1, 2), Less(0, 1)) == [[1], [huge], [huge + 1]]


def test_boards_that_would_take_too_much_memory_are_not_made() -> None:
    cages = [tuple(range(cell, cell + 8)) for cell in range(200)]
    rules = [rule for cage in cages for rule in (AllDifferent(cage), SumIs(cage, 44))]
    assert not suits(Rules(Placement(208, tuple(range(1, 17)), tuple(rules))))
