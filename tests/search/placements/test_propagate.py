"""The three strategies for all-different rules find the same solutions as exhaustive search."""

from __future__ import annotations

from itertools import islice, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.bitboards.deduce import branches, fewest, positions_in, settle
from pycore.bitboards.layout import DEAD, groups_of, layout_of
from pycore.bitboards.solutions import solutions
from pycore.model.drawing import grid
from pycore.model.only_all_different import only_all_different
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Given, SumIs
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from pycore.search.events import CUT, PLACED, REMOVED, SOLVED, is_followed, is_given, unpack
from pycore.search.placements import backtrack, fewest_first, propagate
from pycore.search.strategy import Strategy
from tests.support.grids import latin
from tests.support.small_placements import by_trying_everything, small_placements

STRATEGIES = (backtrack.STRATEGY, fewest_first.STRATEGY, propagate.STRATEGY)


def found_by(strategy: Strategy, placement: Placement) -> list[Solution]:
    search = strategy.start(placement, grid(1, placement.size))
    return [solution for batch in search.batches for solution in batch.found]


@given(small_placements())
def test_every_strategy_finds_each_solution_once(placement: Placement) -> None:
    expected = by_trying_everything(placement)
    for strategy in STRATEGIES:
        found = found_by(strategy, placement)
        assert len(found) == len(set(found)), strategy.name
        assert set(found) == expected, strategy.name
    assert set(solutions(placement, 10_000)) == expected
    assert len(solutions(placement, 1)) == min(1, len(expected))


@pytest.mark.parametrize(("order", "squares"), [(1, 1), (2, 2), (3, 12), (4, 576)])
@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.name)
def test_latin_squares(strategy: Strategy, order: int, squares: int) -> None:
    assert len(found_by(strategy, latin(order))) == squares  # OEIS A002860


def test_backtracking_finds_them_in_lexicographic_order() -> None:
    found = found_by(backtrack.STRATEGY, latin(4, Given(5, 4)))
    assert found == sorted(found)
    assert found[0] == min(s for s in found_by(propagate.STRATEGY, latin(4)) if s[5] == 4)


@given(small_placements())
def test_events_tell_the_whole_search(placement: Placement) -> None:
    """Playing the events fills cells that are empty, empties those filled, and shows each solution
    in full."""
    for strategy in STRATEGIES:
        row: dict[int, int] = {}
        shown = []
        nodes = cuts = 0
        last = 0.0
        for batch in strategy.start(placement, grid(1, placement.size)).batches:
            for event in map(unpack, batch.events):
                if event.kind == PLACED:
                    assert event.cell not in row
                    row[event.cell] = placement.values[event.value]
                    nodes += 1
                elif event.kind == REMOVED:
                    assert row.pop(event.cell) == placement.values[event.value]
                elif event.kind == CUT:
                    assert isinstance(placement.rules[event.rule], AllDifferent) or event.rule == 0
                    cuts += 1
                elif event.kind == SOLVED:
                    shown.append(tuple(row[cell] for cell in range(placement.size)))
            assert (batch.nodes, batch.cuts) == (nodes, cuts)
            assert batch.finished is not None
            assert last <= batch.finished <= 1.0
            last = batch.finished
        assert last == 1.0
        assert set(shown) == by_trying_everything(placement)


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.name)
def test_batches_are_as_small_as_asked_for(strategy: Strategy) -> None:
    batches = strategy.start(latin(4), grid(4, 4)).batches
    next(batches)
    for _ in range(50):
        assert (
            len(batches.send(1).events) <= 3 * 16
        )  # what follows from one value, and its way back


def test_placements_with_other_rules_are_not_served() -> None:
    assert only_all_different(latin(3))
    assert not only_all_different(Placement(2, (1, 2), (SumIs((0, 1), 3),)))
    assert not only_all_different(Placement(2, (1, 2), (AllDifferent((0, 1), (0, 1)),)))
    assert not only_all_different(Placement(3, (1, 2), (AllDifferent((0, 1, 2)),)))


def test_two_givens_that_exclude_each_other_leave_a_dead_board() -> None:
    assert layout_of(latin(3)).board({0: 1, 1: 1}) == DEAD
    assert solutions(latin(3, Given(0, 1), Given(1, 1)), 1) == []


def test_boards_tell_the_groups_with_fewest_candidates() -> None:
    layout = layout_of(latin(3))
    board = layout.board({0: 1})
    tight = fewest(layout, board)
    two_left = [g for g, group in enumerate(groups_of(latin(3))) if tight >> g * 4 + 3 & 1]
    # cells 1, 2, 3 and 6 have lost the 1; so have the places of 2 and 3 in the first row and
    # column, and those of 1 in every other row and column
    cells = {1, 2, 3, 6}
    assert {g for g in two_left if g < 9} == cells
    assert len(two_left) == 4 + 4 + 4
    assert len(positions_in(layout, board, tight.bit_length())) == 2
    assert len(branches(layout, board)) == 2


def test_settling_places_what_follows() -> None:
    layout = layout_of(latin(3))
    trail: list[int] = []
    board = settle(layout, layout.board({0: 1, 1: 2, 3: 2}), trail, [])
    assert board == 0
    assert layout.solution({0: 1, 1: 2, 3: 2}, trail) == (1, 2, 3, 2, 3, 1, 3, 1, 2)


def test_an_unfinished_search_can_be_left() -> None:
    batches = propagate.STRATEGY.start(latin(9), grid(9, 9)).batches
    assert sum(len(batch.found) for batch in islice(batches, 20)) > 0
    batches.close()


def test_permutations_are_all_different_rules_too() -> None:
    placement = Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)),))
    assert set(found_by(propagate.STRATEGY, placement)) == set(permutations((1, 2, 3, 4)))


@given(small_placements(), st.booleans())
def test_whoever_steps_is_told_one_step_at_a_time(placement: Placement, is_resumed: bool) -> None:
    """Givens are placed together; what had followed from a trial is taken back together with it."""
    for strategy in STRATEGIES:
        whole = strategy.start(placement, grid(1, placement.size)).batches
        everything = [event for batch in whole for event in batch.events][:300]
        search = strategy.start(placement, grid(1, placement.size))
        batches = search.batches
        first = next(batches)
        if is_resumed:
            assert search.onward
            assert first.branch is not None
            batches = search.onward.on(first.branch)
            first = next(batches)
        nodes = first.nodes
        while everything and is_followed(everything[-1]):
            everything.pop()
        while everything:
            batch = batches.send(1)
            told, everything = everything[: len(batch.events)], everything[len(batch.events) :]
            kind = unpack(told[0]).kind
            nodes += len(told) if kind == PLACED else 0
            assert batch.events == told, strategy.name
            goes_on = [
                is_followed(event)
                or (is_given(event, placement.givens) and is_given(after, placement.givens))
                for event, after in pairwise((*told, *everything[:1]))
            ]
            assert goes_on == [*[True] * (len(told) - 1), *[False] * bool(everything)]
            assert len(batch.found) == (kind == SOLVED), strategy.name
            assert batch.nodes == nodes, strategy.name


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.name)
def test_the_first_step_places_all_givens(strategy: Strategy) -> None:
    batches = strategy.start(latin(3, Given(0, 1), Given(4, 1)), grid(3, 3)).batches
    next(batches)
    told = [[unpack(event) for event in batches.send(1).events] for _ in range(2)]
    assert [(kind, cell) for kind, _, cell, _ in told[0]] == [(PLACED, 0), (PLACED, 4)]
    assert len(told[1]) == 1


@pytest.mark.parametrize(
    ("name", "options", "strategy"),
    [
        ("magic-star", {}, "forced"),
        ("latin-square", {"order": "4"}, "propagate"),
        ("killer-sudoku", {"cages": "4"}, "propagate"),
    ],
)
def test_a_step_takes_a_trial_back_with_all_that_followed_from_it(
    name: str, options: dict[str, str], strategy: str
) -> None:
    puzzle = puzzle_named(name)
    settings = puzzle.settings(options)
    placement, drawing = puzzle.placement(settings), puzzle.draw(settings)
    search = strategy_named(strategy, placement).start(placement, drawing)
    assert search.follows
    board, path, most = [0] * placement.size, list[tuple[int, bool]](), 0
    next(search.batches)
    for _ in range(400):
        try:
            batch = search.batches.send(1)
        except StopIteration:
            break
        for at, event in enumerate(batch.events):
            kind, left, cell, value = unpack(event)
            if kind == PLACED:
                path.append((cell, left > 1))
                board[cell] = value + 1
            elif kind == REMOVED:
                last, was_choice = path.pop()
                assert last == cell
                assert at == len(batch.events) - 1 or not was_choice
                board[cell] = 0
        most = max(most, len(batch.events))
    assert most > 2
