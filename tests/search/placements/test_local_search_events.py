"""Local search step by step: its events are the board and its error, with reasons in numbers."""

from __future__ import annotations

from itertools import islice

import pytest

from pycore.model.cell_names import by_number
from pycore.model.placement import Placement, Solution
from pycore.puzzles import puzzle_named
from pycore.search.events import FACED, RESTED, SHAKEN, SOLVED, SWAPPED, WRONG, unpack
from pycore.search.placements.local_search import STRATEGY, batches
from pycore.search.placements.violations import Violations
from pycore.search.reasons import Moment, NoReason
from tests.support.random_placements import in_a_row

pytestmark = pytest.mark.pyodide


def placement_of(name: str, **options: str) -> Placement:
    puzzle = puzzle_named(name)
    return puzzle.placement(puzzle.settings(options))


class Reader:
    """The board as the events of a search make it, one after another."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.faces = [0] * placement.size
        self.nodes = 0

    def read(self, event: int) -> None:
        kind, rule, cell, value = unpack(event)
        if kind == FACED:
            assert self.faces[cell] == rule
            self.faces[cell] = value
        elif kind == SWAPPED:
            if rule != cell:
                assert self.faces[rule] == 1 + value
                self.faces[rule] = self.faces[cell]
            self.faces[cell] = 1 + value
        self.nodes += kind in (SHAKEN, SWAPPED)

    @property
    def values(self) -> Solution:
        return tuple(self.placement.values[face - 1] for face in self.faces)


EVENTFUL = {
    "magic-square": {"order": "5"},
    "queens": {"n": "9"},
    "magic-ring": {"values": "primes"},
}


@pytest.mark.parametrize("name", EVENTFUL)
def test_its_events_are_the_board_and_how_much_of_it_is_wrong(name: str) -> None:
    placement = placement_of(name, **EVENTFUL[name])
    reader, kinds = Reader(placement), set()
    solved, nodes = False, 0
    for batch in batches(placement, 5):
        nodes = batch.nodes
        for event in batch.events:
            kind, rule, cell, value = unpack(event)
            kinds.add(kind)
            reader.read(event)
            if kind == WRONG:
                error = Violations(placement, reader.values).error
                assert error == rule << 18 | cell << 9 | value
            solved |= kind == SOLVED
        assert reader.nodes == nodes
    assert solved
    assert placement.is_solution(reader.values)
    assert {SHAKEN, SWAPPED, RESTED} <= kinds


def test_stepped_it_reports_one_event_at_a_time_and_is_the_same_search() -> None:
    placement = placement_of("magic-square", order="4")
    search = batches(placement, 2)
    next(search)
    pieces: list[list[int]] = []
    try:
        while True:
            pieces.append(search.send(1).events)
    except StopIteration:
        pass
    parts = (FACED, WRONG)
    assert all(sum(event >> 27 not in parts for event in piece) <= 1 for piece in pieces)
    whole = [event for batch in batches(placement, 2) for event in batch.events]
    assert [event for piece in pieces for event in piece] == whole


def test_a_swap_and_a_rest_have_their_reason_in_numbers() -> None:
    placement = placement_of("magic-square", order="4")
    names = puzzle_named("magic-square").names(puzzle_named("magic-square").settings({}))
    search = STRATEGY.start(placement, in_a_row(placement))
    assert search.why
    assert search.follows
    reader, told = Reader(placement), set()
    error = 0
    for event in (event for batch in search.batches for event in batch.events):
        kind, rule, cell, value = unpack(event)
        if kind == SWAPPED:
            reason = search.follows(Moment(list(reader.faces)), cell, value, names)
            before, head = error, reason.words.en
            assert set(reason.cells) == {cell, rule}
        elif kind == RESTED:
            reason = search.why(Moment(list(reader.faces)), cell, value, names)
            assert f"lowers the error of {error}; " in reason.words.en
            told.add(kind)
        elif kind == WRONG:
            error = rule << 18 | cell << 9 | value
            if head:
                falls = f"The error falls from {before} to {error}:"
                grows = f"The error grows from {before} to {error}:"
                assert head.startswith((falls, grows, f"The error stays at {error}"))
                told.add(SWAPPED)
            head = ""
        elif kind == SHAKEN:
            head = ""
        reader.read(event)
    assert told == {SWAPPED, RESTED}


def test_there_is_no_reason_for_what_the_search_would_not_do() -> None:
    placement = placement_of("magic-square", order="3").with_givens({4: 5})
    search = STRATEGY.start(placement, in_a_row(placement))
    assert search.follows
    full = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    names = by_number(9)
    for board, cell, value in [
        ([0, *full[1:]], 1, 0),  # not full
        (full, 4, 0),  # given
        (full, 0, 0),  # no change
        (full, 9, 0),
        (full, 0, 9),
        (full[1:], 0, 1),
    ]:
        with pytest.raises(NoReason):
            search.follows(Moment(board), cell, value, names)


def test_a_board_with_more_cells_than_events_can_name_is_searched_without() -> None:
    placement = placement_of("latin-square", order="23")
    found = [*islice(batches(placement), 40)]
    assert all(batch.events == [] for batch in found)
