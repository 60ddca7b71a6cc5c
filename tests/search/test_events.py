"""Events: packed into one integer, and a list of them can be read in both directions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder.event_table import PAGE, table
from builder.written import COMMAND
from pycore.model.placement import Placement
from pycore.model.rules import AtMost
from pycore.search import events, strategies_for
from pycore.search.events import (
    CUT,
    FIELDS,
    KIND,
    MOST_CELLS,
    MOST_RULES,
    MOST_VALUES,
    PLACED,
    REMOVED,
    SOLVED,
    WRONG,
    Event,
    is_followed,
    is_given,
    pack,
    pack_number,
    unpack,
    with_left,
    with_next,
)
from pycore.search.placements.propagate import STRATEGY
from pycore.search.strategy import Strategy
from tests.support.dual_placements import twice
from tests.support.random_placements import in_a_row, placements, regular_placements

Board = dict[int, int]


@given(
    st.integers(0, 7),
    st.integers(0, 511),
    st.integers(0, 511),
    st.integers(0, 511),
)
def test_an_event_is_packed_into_30_bits(kind: int, rule: int, cell: int, value: int) -> None:
    packed = pack(kind, cell, value, rule)
    assert 0 <= packed < 1 << 30
    assert unpack(packed) == Event(kind, rule, cell, value)


@given(st.sampled_from(sorted(FIELDS)), st.integers(0, (1 << KIND) - 1))
def test_an_event_has_the_fields_of_its_kind_and_no_others(kind: int, rest: int) -> None:
    event = unpack(kind << KIND | rest)
    fields = FIELDS[kind]
    for name, (at, bits) in fields.items():
        assert getattr(event, name) == rest >> at & (1 << bits) - 1
    for other in {name for each in FIELDS.values() for name in each} - {*fields, *Event._fields}:
        with pytest.raises(AttributeError):
            getattr(event, other)


@given(st.integers(0, 511), st.integers(0, 511), st.integers(0, 510))
def test_what_marks_an_event_stands_in_its_field(cell: int, value: int, left: int) -> None:
    placed, removed = pack(PLACED, cell, value), pack(REMOVED, cell, value)
    assert unpack(with_left(placed, left)).left == 1 + left
    assert [unpack(each).followed for each in (removed, with_next(removed))] == [0, 1]
    assert [is_followed(each) for each in (placed, removed, with_next(removed))] == [0, 0, 1]
    assert is_given(placed, {cell})
    assert not is_given(removed, {cell})
    assert unpack(pack_number(WRONG, 1 << 30 | left)).error == (1 << KIND) - 1


def test_the_page_has_the_same_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == table(), COMMAND


@pytest.mark.parametrize(
    "placement",
    [
        Placement(MOST_CELLS + 1, (1,), ()),
        Placement(1, tuple(range(MOST_VALUES + 1)), ()),
        Placement(1, (1,), (AtMost((0,), 1),) * (MOST_RULES + 1)),
    ],
)
def test_what_events_cannot_name_has_the_strategies_that_do_without(placement: Placement) -> None:
    assert {strategy.name for strategy in strategies_for(placement)} == {
        "learn",
        "propagate",
        "compiled",
    }


@given(st.one_of(placements(), regular_placements(), twice(3)))
def test_without_events_propagation_searches_the_same_tree(placement: Placement) -> None:
    drawing = in_a_row(placement)
    whole = [*STRATEGY.start(placement, drawing).batches]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events, "MOST_CELLS", 0)
        search = STRATEGY.start(placement, drawing)
        silent = [*search.batches]
        assert search.onward
        again = [*search.onward.on(())]
    assert not any(batch.events for batch in silent + again)
    assert silent == again == [replace(batch, events=[]) for batch in whole]


def forwards(board: Board, event: Event) -> Board:
    match event.kind:
        case 0:  # PLACED
            assert event.cell not in board
            return {**board, event.cell: event.value}
        case 1:  # REMOVED
            assert board[event.cell] == event.value
            return {cell: value for cell, value in board.items() if cell != event.cell}
    return board


def backwards(board: Board, event: Event) -> Board:
    mirror = {PLACED: REMOVED, REMOVED: PLACED}
    return forwards(board, event._replace(kind=mirror.get(event.kind, event.kind)))


def trying_in_turn(placement: Placement) -> list[Strategy]:
    """The strategies that try values beside each other in turn: all that are walked but the one
    that learns, which leaves solutions aside that it has found (placements/test_learn.py)."""
    return [s for s in strategies_for(placement) if s.walked and s.name != "learn"]


@given(st.one_of(placements(), regular_placements(), twice(3)))
def test_a_walk_can_be_replayed_forwards_and_backwards(placement: Placement) -> None:
    for strategy in trying_in_turn(placement):
        search = strategy.start(placement, in_a_row(placement))
        batches = list(search.batches)
        events = [unpack(event) for batch in batches for event in batch.events]
        found = [solution for batch in batches for solution in batch.found]

        boards: list[Board] = [{}]
        for event in events:
            boards.append(forwards(boards[-1], event))
        for solution in found:  # what was never removed follows from the rules without a trial
            assert all(solution[c] == placement.values[v] for c, v in boards[-1].items())
        board = boards[-1]
        for before, event in zip(reversed(boards[:-1]), reversed(events), strict=True):
            board = backwards(board, event)
            assert board == before

        kinds = [event.kind for event in events]
        assert kinds.count(PLACED) == kinds.count(REMOVED) + len(boards[-1]) == batches[-1].nodes
        assert kinds.count(CUT) == batches[-1].cuts
        solved = [b for b, event in zip(boards, events, strict=False) if event.kind == SOLVED]
        full = [tuple(placement.values[b[cell]] for cell in range(placement.size)) for b in solved]
        assert full == found
        for event in events:
            if event.kind == CUT:
                assert event.rule < len(search.rules)


@given(st.one_of(placements(), regular_placements(), twice(3)))
def test_a_placed_value_tells_how_many_are_still_to_be_tried_beside_it(
    placement: Placement,
) -> None:
    for strategy in trying_in_turn(placement):
        batches = strategy.start(placement, in_a_row(placement)).batches
        below = [list[int | None]()]  # of each node on the path, what its children told
        for event in [unpack(event) for batch in batches for event in batch.events]:
            if event.kind == PLACED:
                below[-1].append(event.left - 1)
                below.append([])
            elif event.kind == CUT:
                below[-1].append(None)
            elif event.kind == REMOVED:
                assert_counted_down(below.pop())
        while below:
            assert_counted_down(below.pop())


def assert_counted_down(told: list[int | None]) -> None:
    for left, last in enumerate(reversed(told)):
        assert last in (None, left), told
