"""Peg solitaire: the rules, all starts of the triangle, and the classic cross."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, InText, Named
from pycore.puzzles._peg_boards import board_named, by_pieces
from pycore.puzzles._peg_jumps import PegSolitaire
from pycore.puzzles.peg_solitaire import PUZZLE
from pycore.search import default_strategy
from pycore.search.movements import breadth_first, depth_first, farthest
from pycore.search.movements.frontier import Frontier
from pycore.search.movements.state_codes import backward
from tests.support.movements import movement_of
from tests.support.searches_of_moves import SEARCHES, collect

LINES = {0: 29760, 1: 14880, 3: 85258, 4: 1550}
"""From a corner, beside it, the middle of a side, inside."""


def pegs(start: str = "", **options: str) -> PegSolitaire:
    """The movement from a start as typed."""
    movement = movement_of(PUZZLE.name, options, start)
    assert isinstance(movement, PegSolitaire)
    return movement


def with_hole(movement: PegSolitaire, hole: int) -> PegSolitaire:
    return movement.at((1 << movement.spots) - 1 ^ 1 << hole)


def test_the_boards_have_the_jumps_and_symmetries_they_should() -> None:
    triangle, cross = board_named("triangle"), board_named("english")
    assert (len(triangle.places), len(triangle.jumps), len(set(triangle.symmetries))) == (15, 36, 6)
    assert (len(cross.places), len(cross.jumps), len(set(cross.symmetries))) == (33, 76, 8)
    for board in (triangle, cross):
        jumps = set(board.jumps)
        for s in board.symmetries:
            assert {(s[a], s[b], s[c]) for a, b, c in jumps} == jumps
        for masks in board.colourings:
            assert all(
                sorted(masks.index(m) for h in jump for m in masks if m >> h & 1) == [0, 1, 2]
                for jump in jumps
            )


@given(state=st.integers(0, 2**33 - 1))
def test_a_symmetry_by_pieces_moves_every_peg(state: int) -> None:
    for symmetry in board_named("english").symmetries:
        low, middle, high = by_pieces(symmetry)
        picture = low[state & 2047] | middle[state >> 11 & 2047] | high[state >> 22]
        assert picture == sum(1 << symmetry[hole] for hole in range(33) if state >> hole & 1)


@given(state=st.integers(1, 2**15 - 1), other=st.integers(1, 2**15 - 1))
def test_moves_and_what_comes_before_are_just_what_the_rules_allow(state: int, other: int) -> None:
    movement = pegs()
    assert movement.is_move(state, other) == (other in movement.after(state))
    assert all(movement.is_move(state, after) for after in movement.after(state))
    assert all(movement.is_move(before, state) for before in movement.before(state))
    assert all(state in movement.before(after) for after in movement.after(state))
    for source in range(15):
        movable = any(move.source == source for move in movement.moves(state))
        assert (movement.why_not(state, source, None) is None) == movable
        targets = {move.target for move in movement.moves(state) if move.source == source}
        assert {t for t in range(15) if movement.why_not(state, source, t) is None} == targets


@pytest.mark.parametrize("hole", range(15))
def test_the_triangle_can_be_solved_from_every_start(hole: int) -> None:
    movement = with_hole(pegs(), hole)
    told, found, events = collect(depth_first.depth_first(movement))
    assert told[-1] == {"moves": 13, "lines": None}
    assert len(found) == 1
    assert movement.is_line(found[0])
    assert events


@pytest.mark.parametrize("hole", [0, 1, 4])
def test_the_lines_of_the_triangle_are_counted(hole: int) -> None:
    batches = breadth_first.breadth_first(with_hole(pegs(), hole))
    counted = next(row for batch in batches for row in batch.rows if "lines" in row)
    assert counted == {"moves": 13, "lines": LINES[hole]}


@pytest.mark.parametrize("size", [None, 1])
def test_the_classic_cross_is_solved_to_its_centre(size: int | None) -> None:
    movement = pegs(board="english", end="16")
    told, found, _ = collect(
        default_strategy(movement).start(movement, PUZZLE.draw({"board": "english"})).batches, size
    )
    assert told[-1]["moves"] == 31
    assert movement.is_line(found[0])
    assert found[0][-1] == 1 << 16


@given(state=st.integers(1, 2**15 - 1), end=st.sampled_from(["any", "0", "4", "12"]))
def test_the_searches_agree_on_what_can_be_solved(state: int, end: str) -> None:
    movement = pegs(end=end).at(state & 0x5FF | 1)  # nine pegs at most, so that no search is long
    results: list[Any] = [
        collect(search(movement)) for search in (*SEARCHES, depth_first.depth_first)
    ]
    assert len({told[-1]["moves"] for told, _, _ in results}) == 1
    for _, found, _ in results:
        assert all(movement.is_line(line) for line in found)
    assert len({frozenset(found) for _, found, _ in results[:3]}) == 1


def test_parity_never_refuses_what_can_be_solved() -> None:
    movement = pegs(end="4")
    told, _, _ = collect(farthest.farthest(movement))
    frontier = Frontier(backward(movement), movement.goals())
    while frontier.size:
        list(frontier.advance())
    swept = {state for moves in range(frontier.moves) for state in frontier.states(moves)}
    assert len(swept) == told[-1]["states"]
    assert all(movement.hopeless(state) is None for state in swept)
    refused = [state for state in range(1, 2**15) if movement.hopeless(state)]
    assert refused
    assert swept.isdisjoint(refused)


def test_a_start_that_no_colouring_allows_is_refused_at_once() -> None:
    told, found, _ = collect(
        depth_first.depth_first(pegs("●●●/" * 2 + "●●●●●●●/" * 3 + "●●●/" * 2))
    )
    assert told[-1]["moves"] is None
    assert not found
    assert replace(pegs(), end=0).hopeless(1 << 1) is not None


def test_depth_first_gives_up_when_it_would_need_too_much_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(depth_first, "MOST_STATES", 50)
    told, found, _ = collect(depth_first.depth_first(pegs()))
    assert told[-1]["moves"] is None
    assert told[-1]["lines"] is None
    assert not found


def test_boards_are_written_and_read() -> None:
    for board in ("triangle", "english"):
        movement = pegs(board=board)
        assert pegs(movement.write(movement.start)) == movement
    assert pegs("0 11 111 1111 11111").start == pegs().start
    for typed, place in (
        ("●●", Named("text")),
        ("○" * 15, Named("text")),
        ("●" * 14 + "?", InText(1, 15)),
    ):
        with pytest.raises(BadInput) as bad:
            pegs(typed)
        assert bad.value.place == place
    with pytest.raises(BadInput) as bad:
        pegs(end="15")
    assert bad.value.place == Named("end")
