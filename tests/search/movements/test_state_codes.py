"""Codes: a whole frontier makes the same moves as its states one by one, forward and backward."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.jumps import Jumps
from pycore.model.movement import Movement
from pycore.puzzles._flip_it_row import FlipIt
from pycore.search.movements.state_codes import At, MoveWays, backward, onward
from tests.support.movements import movement_of
from tests.support.walks import Walk


class HalfTold(FlipIt):
    """Rows whose table says of one colour only what it turns into."""

    @property
    def jumps(self) -> Jumps:
        return super().jumps._replace(becomes={"●": "○"})


MOVEMENTS: dict[str, Movement[Any]] = {
    "a row": movement_of("flip-it", {"n": "7"}),
    "a row with slides": movement_of("flip-it", {"n": "6", "rule": "slide", "gap": "2"}),
    "a row, half told": HalfTold("●●_●●"),
    "tiles in a square": movement_of("sliding-tiles", {}),
    "tiles in 2 x 3": movement_of("sliding-tiles", {"size": "2x3"}),
    "tiles in 4 x 4": movement_of("sliding-tiles", {"size": "4x4"}),
    "pegs in a triangle": movement_of("peg-solitaire", {}),
    "pegs in a cross": movement_of("peg-solitaire", {"board": "english"}),
    "a token on a graph": Walk(0, ((1, 2), (2,), (3,), (0, 3)), (3,)),
}
BY_TABLE = {name for name in MOVEMENTS if name not in ("a row, half told", "a token on a graph")}


def taken(ways: MoveWays[Any], states: Iterable[Any]) -> set[Any]:
    """The states that the steps lead to from those of one lot."""
    stands = [ways.at(state) for state in states]
    (lot,) = {stand.lot for stand in stands}
    codes = [stand.code for stand in stands]
    return {ways.state(At(to, c)) for to, step in ways.steps[lot] for c in step(codes)}


@pytest.mark.parametrize("name", MOVEMENTS)
@given(seed=st.integers(0, 1000), length=st.integers(0, 12))
def test_the_steps_from_a_state_lead_where_its_moves_lead(name: str, seed: int, length: int):
    movement, random = MOVEMENTS[name], Random(seed)
    directions: list[tuple[MoveWays[Any], Callable[[Any], Iterable[Any]]]] = [
        (onward(movement), movement.after),
        (backward(movement), movement.before),
    ]
    for first in (movement.start, next(iter(movement.goals()))):
        state = first
        for _ in range(length):
            state = random.choice([*movement.after(state), *movement.before(state), state])
        for ways, neighbours in directions:
            assert ways.state(ways.at(state)) == state
            assert taken(ways, [state]) == set(neighbours(state))
            assert not ways.returns or set(movement.after(state)) == set(movement.before(state))


@pytest.mark.parametrize("name", MOVEMENTS)
def test_each_jump_is_a_step_where_the_table_says_enough(name: str):
    movement = MOVEMENTS[name]
    steps = sum(map(len, onward(movement).steps))
    if name in BY_TABLE:
        assert movement.jumps
        assert steps == len(movement.jumps.table)
    else:
        assert steps == 1


def test_many_states_take_a_step_together():
    movement = MOVEMENTS["tiles in a square"]
    ways = onward(movement)
    some = [s for s in movement.after(movement.start) for s in movement.after(s)]
    together = [s for s in some if ways.at(s).lot == ways.at(some[0]).lot]
    assert len(set(together)) > 1
    assert taken(ways, together) == {after for s in together for after in movement.after(s)}
