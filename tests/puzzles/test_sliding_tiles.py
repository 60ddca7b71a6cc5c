"""Sliding tiles: the facts of the 8-puzzle, parity, and the heuristic against true distances."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, InCell, InText, Named, Place
from pycore.puzzles._tiles_in_frame import SlidingTiles
from pycore.puzzles.sliding_tiles import PUZZLE
from pycore.search import default_strategy
from pycore.search.movements import bidirectional, breadth_first, farthest
from pycore.search.movements.frontier import Frontier
from pycore.search.movements.state_codes import backward
from tests.support.movements import movement_of
from tests.support.searches_of_moves import SEARCHES, collect


def tiles(start: str) -> SlidingTiles:
    """The movement from a start as typed."""
    movement = movement_of(PUZZLE.name, {}, start)
    assert isinstance(movement, SlidingTiles)
    return movement


def test_the_8_puzzle_has_181440_positions_and_two_need_31_moves() -> None:
    told, found, _ = collect(farthest.farthest(movement_of(PUZZLE.name, {})))
    assert told[-1] == {"moves": 31, "farthest": 2, "states": 181440, "unsolvable": 181440}
    texts = {movement_of(PUZZLE.name, {}).write(position) for (position,) in found}
    assert texts == {"8 6 7\n2 5 4\n3 _ 1", "6 4 7\n8 5 _\n3 2 1"}


@pytest.mark.parametrize("search", SEARCHES)
def test_a_farthest_position_is_solved_in_31_moves(search: Any) -> None:
    movement = tiles("867254301")
    told, found, _ = collect(search(movement))
    assert told[-1] == {"moves": 31, "lines": 40}
    assert len(set(found)) == 40
    assert all(movement.is_line(line) for line in found)


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("start", ["12345687_", "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 _"])
def test_two_tiles_exchanged_cannot_be_solved_and_no_state_is_expanded(
    search: Any, start: str
) -> None:
    movement = tiles(start)
    told, found, _ = collect(search(movement))
    assert told[-1]["moves"] is None
    assert "parity" in told[-1]["why"]["en"]
    assert not found


def test_parity_tells_exactly_what_can_be_solved() -> None:
    movement = tiles("12345_")
    frontier = Frontier(backward(movement), movement.goals())
    while frontier.size:
        list(frontier.advance())
    assert frontier.reached == 360
    for state in chain.from_iterable(map(frontier.states, range(frontier.moves))):
        assert movement.hopeless(state) is None
        exchanged = bytes({1: 2, 2: 1}.get(tile, tile) for tile in state)
        assert movement.hopeless(exchanged) is not None


def test_the_heuristic_is_never_more_than_what_is_needed() -> None:
    for start in ("12345_", "12345678_"):
        movement = tiles(start)
        frontier = Frontier(backward(movement), movement.goals())
        while frontier.size and frontier.moves < 20:
            list(frontier.advance())
        assert all(
            movement.at_least(state) <= moves
            for moves in range(frontier.moves + 1)
            for state in frontier.states(moves)
        )


def test_tiles_in_the_wrong_order_in_their_row_must_make_way() -> None:
    movement = tiles("2134567_8")
    assert movement.at_least(movement.start) == 2 + 1 + 2  # distances, then a conflict
    assert movement.at_least(tiles("321456_78").start) == 2 + 2 + 2 + 4


@given(way=st.lists(st.integers(0, 3), max_size=14))
def test_the_searches_agree(way: list[int]) -> None:
    movement = tiles("12345678_")
    state = movement.start
    for choice in way:
        moves = movement.moves(state)
        state = moves[choice % len(moves)].state
    movement = movement.at(state)
    results = [collect(search(movement)) for search in SEARCHES]
    assert len({told[-1]["moves"] for told, _, _ in results}) == 1
    assert len({frozenset(found) for _, found, _ in results}) == 1
    assert all(movement.is_line(line) for line in results[0][1])


def test_moves_are_just_those_that_the_rules_allow() -> None:
    movement = tiles("123_45678")
    assert len(movement.moves(movement.start)) == 3
    assert all(movement.is_move(movement.start, s) for s in movement.after(movement.start))
    for wrong in ("1234_5678", "123_45678", "12_345678"):
        assert movement.is_move(movement.start, tiles(wrong).start) == (wrong == "1234_5678")
    assert movement.why_not(movement.start, 0, None) is None
    assert movement.why_not(movement.start, 3, None) is not None
    assert movement.why_not(movement.start, 2, None) is not None
    assert movement.why_not(movement.start, 0, 1) is not None


def test_an_easy_15_puzzle_is_solved_by_deepening_unless_told_otherwise() -> None:
    movement = tiles("5 1 7 3 / 9 2 11 4 / 13 6 15 8 / _ 10 14 12")
    strategy = default_strategy(movement)
    assert strategy.name == "iterative-deepening"
    told, found, _ = collect(strategy.start(movement, PUZZLE.draw({"size": "4x4"})).batches)
    assert told[-1]["moves"] == 15
    assert all(movement.is_line(line) for line in found)


@pytest.mark.parametrize(
    "search", [breadth_first.breadth_first, bidirectional.bidirectional, farthest.farthest]
)
def test_a_search_that_needs_too_much_memory_gives_up_and_says_so(
    search: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pycore.search.movements.frontier.MOST_STATES", 1000)
    told, found, _ = collect(search(tiles("867254301")))
    assert told[-1] == {"moves": None, "lines": None, "states": 1000}
    assert not found


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("1234567_", Named("text")),
        ("12345677_", InCell(7)),
        ("1234_678_", InCell(8)),
        ("12345678?", InText(1, 9)),
        ("1 2 3\n4 5 6\n7 8 ?", InText(3, 5)),
    ],
)
def test_tiles_that_cannot_be_read_say_where(typed: str, place: Place) -> None:
    with pytest.raises(BadInput) as bad:
        tiles(typed)
    assert bad.value.place == place


@pytest.mark.parametrize(
    ("typed", "en", "ja"),
    [
        (
            "1 2 3 4 7 7 5 6 _",
            "7 is there twice, and 8 is missing.",
            "7 が 2 つあり、8 がありません。",
        ),
        (
            "1 2 3 4 _ _ 5 6 7",
            "the gap is there twice, and 8 is missing.",
            "空きが 2 つあり、8 がありません。",
        ),
    ],
)
def test_a_tile_that_is_there_twice_is_told_with_the_one_that_is_missing(
    typed: str, en: str, ja: str
) -> None:
    with pytest.raises(BadInput) as refused:
        tiles(typed)
    assert refused.value.words == (en, ja)


def test_every_start_and_text_form_reads_back() -> None:
    for size in ("2x3", "3x3", "3x4", "4x4"):
        movement = movement_of(PUZZLE.name, {"size": size})
        assert movement.read(movement.write(movement.start)) == movement.start
        assert movement.hopeless(movement.start) is None
