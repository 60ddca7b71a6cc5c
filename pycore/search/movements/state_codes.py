"""States as codes, and moves that are applied to many codes at once.

code   stands for a state in a frontier: an integer if the movement has a table of jumps, else the
       state itself
lot    codes with the same moves: if every state has one empty spot, those with the same empty spot
       (which is not part of the code), else all codes
step   one jump from one lot to another: the codes after many codes, by one comprehension

Going from state to state is slow mainly because each state costs a function call that looks for the
empty spot and builds a state for every move. In a lot the empty spot is known, so that a jump is
the same few operations on each code: no call, no test, no state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, NamedTuple, TypeVar

from ...model.jumps import Jump, Jumps
from ...model.movement import Movement

S = TypeVar("S", bound=Hashable)

Code = Any
"""A hashable code; the codes of a lot can be compared."""

Step = Callable[[Collection[Code]], set[Code]]


class At(NamedTuple):
    """Where a state is in a frontier: the number of its lot, and its code."""

    lot: int
    code: Code


@dataclass(frozen=True)
class MoveWays(Generic[S]):
    """The moves of a movement in one direction.

    `steps[lot]` are the steps from a lot, each with the lot that it leads to. `returns` says
    whether every move can be taken back: then a move leads at most one level further, and never to
    an older level.
    """

    steps: Sequence[Sequence[tuple[int, Step]]]
    at: Callable[[S], At]
    state: Callable[[At], S]
    returns: bool


def onward(movement: Movement[S]) -> MoveWays[S]:
    """Return the forward moves from a state."""
    return _ways(movement, movement.after, forward=True)


def backward(movement: Movement[S]) -> MoveWays[S]:
    """Return the backward moves from a state."""
    return _ways(movement, movement.before, forward=False)


def _ways(
    movement: Movement[S], neighbours: Callable[[S], Iterable[S]], forward: bool
) -> MoveWays[S]:
    jumps = movement.jumps
    if jumps is None:
        return _plain(neighbours)
    spots = _Spots(jumps)
    starts = [movement.start, *movement.goals()]
    if spots.lasting and all(movement.faces_of(s).count(spots.empty) == 1 for s in starts):
        return _one_empty(movement, jumps, spots, forward)
    if len(jumps.signs) == 2:
        return _two_faces(movement, jumps, spots, forward)
    return _plain(neighbours)


def _plain(neighbours: Callable[[S], Iterable[S]]) -> MoveWays[S]:
    """Return moves from state to state."""
    return MoveWays(
        [[(0, lambda some: set(chain.from_iterable(map(neighbours, some))))]],
        lambda state: At(0, state),
        lambda at: at.code,
        returns=False,
    )


class _Spots:
    """The faces as a table of jumps describes them: `pieces` are all faces but `empty`; `lasting`
    says whether a piece that is jumped over stays on the board. Its number among the pieces then
    changes by "exclusive or" with `turn`."""

    def __init__(self, jumps: Jumps) -> None:
        signs = jumps.signs
        self.empty = signs.index(jumps.empty)
        self.pieces = [face for face in range(len(signs)) if face != self.empty]
        number = {signs[face]: at for at, face in enumerate(self.pieces)}
        turns = {number[sign] ^ number.get(after, -1) for sign, after in jumps.becomes.items()} or {
            0
        }
        whole = not jumps.becomes or len(jumps.becomes) == len(number)
        self.turn = max(turns)
        self.lasting = whole and len(turns) == 1 and self.turn >= 0
        self.bits = max(1, (len(self.pieces) - 1).bit_length())
        """The bits of a spot in a code."""


def _one_empty(movement: Movement[S], jumps: Jumps, spots: _Spots, forward: bool) -> MoveWays[S]:
    """Return codes that hold the number of a piece for each spot, 0 for the empty spot, which
    determines the lot."""
    bits, places = spots.bits, range(movement.spots)
    number = {face: at for at, face in enumerate(spots.pieces)} | {spots.empty: 0}

    def at(state: S) -> At:
        faces = movement.faces_of(state)
        digits = [number[face] << bits * place for place, face in enumerate(faces)]
        return At(faces.index(spots.empty), sum(digits))

    def state(at: At) -> S:
        last = (1 << bits) - 1
        faces = [spots.pieces[at.code >> bits * place & last] for place in places]
        faces[at.lot] = spots.empty
        return movement.state_of(faces)

    there = {(jump.source, frozenset(jump.over), jump.target) for jump in jumps.table}
    back = {(target, over, source) for source, over, target in there}
    steps: list[list[tuple[int, Step]]] = [[] for _ in places]
    for source, over, target in jumps.table:
        turned = sum(spots.turn << bits * place for place in over)
        both = 1 << bits * source | 1 << bits * target
        came, goes = (target, source) if forward else (source, target)
        moved = _moved(bits * goes, bits, both, turned)
        steps[came].append((goes, _step(moved)))
    return MoveWays(steps, at, state, returns=there == back)


def _moved(shift: int, bits: int, both: int, turned: int) -> str:
    """Return the code after a piece has moved from the spot with that shift to the empty spot;
    `both` has the lowest bits of these two spots."""
    if bits == 1:
        return f"c ^ {turned ^ both} if c & {1 << shift} else c ^ {turned}"
    return f"c ^ (c >> {shift} & {(1 << bits) - 1}) * {both}" + f" ^ {turned}" * (turned > 0)


def _two_faces(movement: Movement[S], jumps: Jumps, spots: _Spots, forward: bool) -> MoveWays[S]:
    """Return codes with one bit for each spot, 1 for a piece, all in one lot."""
    (piece,) = spots.pieces

    def at(state: S) -> At:
        faces = enumerate(movement.faces_of(state))
        return At(0, sum(1 << place for place, face in faces if face == piece))

    def state(at: At) -> S:
        return movement.state_of(
            [piece if at.code >> place & 1 else spots.empty for place in range(movement.spots)]
        )

    steps = [(0, _step(*_taken(jump, not spots.lasting, forward))) for jump in jumps.table]
    return MoveWays([steps], at, state, returns=False)


def _taken(jump: Jump, gone: bool, forward: bool) -> tuple[str, str]:
    """Return the code after the jump, and the condition for it; `gone` says whether the piece
    jumped over disappears."""
    over = sum(1 << place for place in jump.over)
    two = 1 << jump.source | 1 << jump.target
    changed = two | over if gone else two
    before = 1 << jump.source | over
    needed = before if forward else before ^ changed
    return f"c ^ {changed}", f"c & {two | over} == {needed}"


def _step(after: str, allowed: str = "") -> Step:
    """Return the step that turns each code `c` into another, where that is allowed."""
    condition = f" if {allowed}" if allowed else ""
    step: Step = eval(f"lambda some: {{{after} for c in some{condition}}}")
    return step
