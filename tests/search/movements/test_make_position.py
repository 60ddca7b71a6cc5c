"""New positions need exactly the requested number of moves: compared with the map of all positions,
and with independent searches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pycore.model.bilingual import BadInput
from pycore.model.movement import Movement
from pycore.search.movements import make_position
from pycore.search.movements.bidirectional import bidirectional
from pycore.search.movements.make_position import Seeking, position_with, read_moves
from tests.support.movements import movement_of
from tests.support.searches_of_moves import collect

SMALL = [
    ("flip-it", {"n": "5"}),
    ("flip-it", {"n": "6", "rule": "slide"}),
    ("flip-it", {"n": "6", "gap": "0"}),
    ("sliding-tiles", {"size": "2x3"}),
    ("peg-solitaire", {}),
]


def distances(movement: Movement[Any]) -> dict[Any, int]:
    """The fewest moves of every position, by going back from the goals."""
    away = dict.fromkeys(movement.goals(), 0)
    waiting = list(away)
    for state in waiting:
        for other in movement.before(state):
            if other not in away:
                away[other] = away[state] + 1
                waiting.append(other)
    return away


def last(states: Iterator[Seeking[Any]]) -> Seeking[Any]:
    *_, end = states
    return end


@pytest.mark.parametrize(("name", "options"), SMALL)
@pytest.mark.parametrize("room", [make_position.ROOM, 20])
def test_every_number_of_moves_comes_out_exact_or_is_refused(name, options, room, monkeypatch):
    monkeypatch.setattr(make_position, "ROOM", room)
    movement = movement_of(name, options)
    away = distances(movement)
    most = max(away.values())
    made = 0
    for moves in range(1, most + 3):
        end = last(position_with(movement, moves, seed=moves))
        if end.position is not None:
            made += 1
            assert end.why is None
            assert away[end.position] == moves
            assert movement.read(movement.write(end.position)) == end.position
        elif room > len(away):
            assert moves > most
            assert end.moves == most
            assert end.why == make_position.none_needs(most)
        else:
            assert end.why == make_position.too_many(end.moves)
            assert end.moves < moves
    assert made == most if room > len(away) else made > 0


def test_the_same_seed_makes_the_same_position_and_others_make_others():
    movement = movement_of("sliding-tiles", {"size": "2x3"})
    made = [last(position_with(movement, 12, seed)).position for seed in (1, 1, 2, 3, 4, 5)]
    assert made[0] == made[1]
    assert len(set(made)) > 1


def test_far_positions_of_a_large_board_are_exact():
    movement = movement_of("sliding-tiles", {"size": "4x4"})
    end = last(position_with(movement, 20, 3))
    assert end.position is not None
    rows, _, _ = collect(bidirectional(movement.at(end.position)))
    assert rows[-1]["moves"] == 20


@pytest.mark.parametrize("typed", ["", "0", "-1", "201", "many", "1.5"])
def test_a_number_of_moves_that_is_none_is_refused(typed):
    with pytest.raises(BadInput, match="moves: must be a whole number from 1 to 200"):
        read_moves(typed)
