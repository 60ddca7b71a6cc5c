"""The tree of a search that fills in all that follows, then tries the candidates of one group.

deduction  what follows from candidates without a trial, and where to try next (`Deduction`)
state      the candidates left, as the deduction represents them; never changed once it is there
candidate  a value in a cell, by a number that the deduction gives it
trail      the candidates placed, in order
branch     the candidates tried, the last of them the one to be tried next
patience   how long a search lasts until something else is tried (handover.py)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeVar

from ...model.incremental import USUAL_SIZE, advance
from ...model.memo import Memo
from ...model.placement import Placement, Solution
from ..events import (
    CUT,
    HANDED,
    PLACED,
    REMOVED,
    SOLVED,
    Batch,
    Batches,
    Branch,
    NoSuchBranch,
    Onward,
    Trunk,
    have_room,
    pack,
    pack_number,
    with_left,
    with_next,
)
from .single_events import single_events

S = TypeVar("S")


class Deduction(Protocol[S]):
    """What follows without a trial, for one `placement`. `given` are the cells filled before the
    first state, with the numbers of their values."""

    placement: Placement
    given: Sequence[tuple[int, int]]

    def start(self) -> S:
        """Return the first state, before any deduction."""

    def take(self, state: S, candidate: int | None, trail: list[int]) -> tuple[S, int]:
        """Place a candidate (None at the start) and everything that follows; extend the trail by
        all of it. Return the new state and the outcome: 0 for a solution, a negative number for a
        dead end."""

    def branches(self, state: S) -> list[int]:
        """Return the candidates to try in an open state, in order."""

    def entry(self, candidate: int) -> tuple[int, int]:
        """Return the cell of a candidate, and the number of its value."""

    def refusing(self, dead: int) -> int:
        """Return the index of the rule that makes a state dead."""

    def solution(self, trail: list[int]) -> Solution:
        """Return the values of all cells."""


class Turn(NamedTuple, Generic[S]):
    """What was done with one state.

    The trail was shortened to its first `depth` candidates; then the candidates `placed` were: the
    last of the `branch` (none before the first trial) and its consequences. `became` is the outcome
    (see `take`), `share` the fraction of the tree below the new state; its branches have equal
    parts of it.
    """

    depth: int
    placed: list[int]
    state: S
    became: int
    share: float
    branch: Branch


class Waiting(NamedTuple, Generic[S]):
    """A state that waits for its turn, as it was before the last candidate of the branch was
    tried."""

    state: S
    depth: int
    branch: Branch
    share: float


@dataclass(slots=True)
class Patience:
    """A search pauses at the first branch after so many nodes, unless it has found more than so
    many solutions by then: it takes back all that it placed, and `is_over` with that batch. If it
    is asked for more, it places the branch again and goes on to its end."""

    nodes: float = inf
    solutions: int = 0
    is_over: bool = False


@dataclass(slots=True)
class Stack(Generic[S]):
    """The state of the search: the turns to take, the next one last; the values placed; the
    finished fraction of the tree."""

    waiting: list[Waiting[S]]
    trail: list[int]
    done: float = 0.0


def stack_at(deduction: Deduction[S], branch: Branch, fixed: int = 0) -> Stack[S]:
    """Return the state at a branch, without alternatives to its first `fixed` candidates. Raises
    NoSuchBranch."""
    stack = Stack([Waiting(deduction.start(), 0, (), 1.0)], [])
    for level, candidate in enumerate(branch):
        _, _, state, became, share, _ = take(deduction, stack)
        candidates = deduction.branches(state) if became > 0 else []
        if candidate not in candidates:
            raise NoSuchBranch
        at = candidates.index(candidate)
        if level < fixed:
            stack.waiting = [stack.waiting[-1 - at]._replace(share=1.0)]
        else:
            stack.done += share / len(candidates) * at
            del stack.waiting[len(stack.waiting) - at :]
    return stack


def take(deduction: Deduction[S], stack: Stack[S]) -> Turn[S]:
    """Take the next turn: fill in what follows; the branches of the new state wait for their
    turns."""
    state, depth, branch, share = stack.waiting.pop()
    trail = stack.trail
    del trail[depth:]
    state, became = deduction.take(state, branch[-1] if branch else None, trail)
    turn = Turn(depth, trail[depth:], state, became, share, branch)
    if became > 0:
        candidates = deduction.branches(state)
        share /= len(candidates)
        stack.waiting += [
            Waiting(state, len(trail), (*branch, candidate), share)
            for candidate in reversed(candidates)
        ]
    return turn


def _beside(stack: Stack[S]) -> int:
    """Return the number of candidates that wait beside the next one; they wait at the end of the
    stack."""
    waiting = stack.waiting
    level, at = len(waiting[-1].branch), len(waiting) - 1
    while at and len(waiting[at - 1].branch) == level:
        at -= 1
    return len(waiting) - 1 - at


def batches(
    deduction: Deduction[S], begin: Branch = (), fixed: int = 0, patience: Patience | None = None
) -> Batches:
    """Run the search with an event for every value placed or removed, if events can name them. It
    may begin at a branch, without alternatives to its first `fixed` candidates."""
    whole = _batches(deduction, begin, fixed, patience or Patience())
    return whole if have_room(deduction.placement) else _without_events(whole)


def _without_events(whole: Batches) -> Batches:
    """Run it without events, in batches of the same length."""
    size = None
    while latest := advance(whole, size):
        size = yield replace(latest, events=[])


def _batches(deduction: Deduction[S], begin: Branch, fixed: int, patience: Patience) -> Batches:
    entry = deduction.entry
    at: Memo[int, int] = Memo(lambda candidate: pack(0, *entry(candidate)))  # of any kind
    placed, removed = pack(PLACED), pack(REMOVED)
    followed = with_next(removed)
    alone = with_left(placed, 0)  # no alternative to it is tried
    stack = stack_at(deduction, begin, fixed)
    events = [with_left(pack(PLACED, *there), 0) for there in deduction.given]
    found: list[Solution] = []
    nodes, cuts, solutions, standing = len(events), 0, 0, list[int]()
    trail, tried = stack.trail[: stack.waiting[-1].depth], begin
    if begin:
        standing = [*events, *(placed | at[candidate] for candidate in trail)]
        nodes, events = 0, []

    def taken_back(depth: int) -> list[int]:
        """Remove everything beyond, each trial together with what followed from it."""
        trials = {*tried, *trail[:1]}
        gone = reversed(trail[depth:])
        return [
            (removed if candidate in trials else followed) | at[candidate] for candidate in gone
        ]

    size = (yield Batch(standing, [], 0, 0, stack.done, branch=begin)) or USUAL_SIZE
    while stack.waiting:
        _, depth, branch, _ = stack.waiting[-1]
        events += taken_back(depth)
        tried = branch
        if nodes >= patience.nodes and branch and solutions <= patience.solutions:
            del trail[depth:]
            events += [pack_number(HANDED, nodes), *taken_back(0)]
            patience.nodes, patience.is_over = inf, True
            done = min(stack.done, 1.0)
            size = (yield Batch(events, found, nodes, cuts, done, branch=branch)) or size
            events, found = [placed | at[candidate] for candidate in trail], []
            nodes += len(trail)
        if branch and len(events) >= size:
            done = min(stack.done, 1.0)
            size = (yield Batch(events, found, nodes, cuts, done, branch=branch)) or size
            events, found = [], []
        beside = _beside(stack)
        _, candidates, _, became, share, _ = take(deduction, stack)
        events += [alone | at[candidate] for candidate in candidates]
        if candidates:
            events[-len(candidates)] = with_left(placed | at[candidates[0]], beside)
        trail[depth:] = candidates
        nodes += len(candidates)
        if became <= 0:
            stack.done += share
        if became == 0:
            found.append(deduction.solution(trail))
            solutions += 1
            events.append(pack(SOLVED))
        elif became < 0:
            cuts += 1
            dead = entry(branch[-1]) if branch else (0, 0)
            events.append(pack(CUT, *dead, deduction.refusing(became)))
    events += taken_back(0)
    yield Batch(events, found, nodes, cuts, 1.0)


def trunk_of(deduction: Deduction[S], levels: int) -> Trunk | None:
    """Return the states above that many trials. A solution found above is a branch by itself."""
    nodes, cuts, ends = len(deduction.given), 0, list[Branch]()
    stack = stack_at(deduction, ())
    while stack.waiting:
        if len(stack.waiting[-1].branch) == levels:
            ends.append(stack.waiting.pop().branch)
            continue
        _, placed, _, became, _, branch = take(deduction, stack)
        if became == 0:
            ends.append(branch)
        else:
            nodes += len(placed)
            cuts += became < 0
    deep = any(len(branch) == levels for branch in ends)
    return Trunk(nodes, cuts, tuple(ends)) if deep and levels else None


def onward(plan: str, deduction: Deduction[S]) -> Onward:
    """Return how the search is resumed; `plan` describes it completely."""
    return Onward(
        lambda: plan,
        lambda branch: single_events(batches(deduction, branch), deduction.placement.givens),
        lambda branch: batches(deduction, branch, len(branch)),
        lambda levels: trunk_of(deduction, levels),
    )
