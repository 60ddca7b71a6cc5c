"""Make a start position whose shortest line has a given number of moves.

home    all states within a number of moves of the nearest goal, found outward from the goals, level
        by level: as many levels as are needed, or as fit into memory
exact   the length of a state's shortest line: inside home, that of its level; beyond it, the number
        of moves after which a frontier from the state first meets home's last level, plus that of
        this level
walk    outward from home's last level, one reversed move at a time, to states that need more moves

If home reaches far enough, every position that needs that many moves is equally likely; if home
ends earlier with all positions known, no position needs that many.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from ...model.bilingual import Text, read_whole
from ...model.movement import Movement
from .frontier import Frontier, meeting
from .state_codes import backward, onward

S = TypeVar("S", bound=Hashable)

MOST_WISHED = 200
"""The most moves that can be requested; the largest boards of the catalogue need fewer."""

ROOM = 200_000
"""The most states of home, or of a frontier from a position: some seconds in a browser."""

MOST_ROUNDS = 60
"""Walks, or continued walks, before giving up."""


@dataclass(frozen=True)
class Seeking(Generic[S]):
    """The progress of the work: the number of moves up to which all positions are known, and the
    position once it is found. If there is none, `why` gives the reason, and `none` says whether
    that is proved."""

    moves: int
    position: S | None = None
    why: Text | None = None
    none: bool = False


def read_moves(typed: str) -> int:
    """Return the number of moves typed. Raises BadInput."""
    return read_whole("moves", typed, 1, MOST_WISHED)


def position_with(movement: Movement[S], moves: int, seed: int) -> Iterator[Seeking[S]]:
    """Look for a position that needs exactly that many moves, in slices; the last Seeking holds it,
    or the reason why there is none. The same seed makes the same position."""
    random = Random(seed)
    home = Frontier(backward(movement), movement.goals())
    yield Seeking(0)
    while home.moves < moves and home.reached <= ROOM:
        for _ in home.advance():
            yield Seeking(home.moves - 1)
        if home.is_full:
            yield Seeking(home.moves - 1, why=too_many(home.moves - 1))
            return
        if not home.size:
            yield Seeking(home.moves - 1, why=none_needs(home.moves - 1), none=True)
            return
    if home.moves == moves:
        yield Seeking(moves, random.choice([*home.states(moves)]))
    else:
        yield from _beyond(movement, home, moves, random)


def _beyond(
    movement: Movement[S], home: Frontier[S], wanted: int, random: Random
) -> Iterator[Seeking[S]]:
    """Walk outward from home's last level. A walk that ended too near continues from its end; one
    that got stuck starts again."""
    front = [*home.states(home.moves)]
    state, away = random.choice(front), home.moves
    for _ in range(MOST_ROUNDS):
        state, steps = _walked(movement, home, state, wanted - away, random)
        if movement.lines_alike:
            exact: int | None = away + steps
        else:
            exact = yield from _exact(movement, home, state)
        if exact == wanted:
            yield Seeking(wanted, state)
            return
        if exact is None:
            break
        if exact <= away:
            state, exact = random.choice(front), home.moves
        away = exact
    yield Seeking(home.moves, why=too_many(home.moves))


def _walked(
    movement: Movement[S], home: Frontier[S], state: S, steps: int, random: Random
) -> tuple[S, int]:
    """Make that many reversed moves, each to a state that neither the walk nor home has seen;
    return the end and the number of moves made, which is smaller if no such state is left."""
    seen = {state}
    for made in range(steps):
        onward = [s for s in movement.before(state) if s not in seen and not home.knows(s)]
        if not onward:
            return state, made
        state = random.choice(onward)
        seen.add(state)
    return state, steps


def _exact(
    movement: Movement[S], home: Frontier[S], state: S
) -> Generator[Seeking[S], None, int | None]:
    """Return how many moves are needed from a state that is at least as far as home's last level;
    None if memory does not suffice. On its way to a goal a line passes through that level, so the
    first meeting gives the shortest line."""
    out = Frontier(onward(movement), [state])
    while not meeting(out, home):
        if out.reached > ROOM:
            return None
        for _ in out.advance():
            yield Seeking(home.moves)
    return out.moves + home.moves


def none_needs(most: int) -> Text:
    """Say that no position needs that many moves."""
    return Text(
        f"There is no such position: none needs more than {most} moves.",
        f"そのような局面はありません。どの局面も {most} 手以内で解けます。",
    )


def too_many(known: int) -> Text:
    """Say that such positions may exist, but need too many moves to be found."""
    return Text(
        f"Too many: no such position came out. Up to {known} moves one always does; beyond that "
        "another seed may find one.",
        f"手数が多すぎて、局面を作れませんでした。{known} 手までなら必ず作れます。"
        "それより多い手数は、シードを変えるとできることがあります。",
    )
