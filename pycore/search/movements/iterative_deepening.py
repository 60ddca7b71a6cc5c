"""Iterative deepening: depth first within a bound that grows (反復深化).

bound    the most moves of a line; at first the lower bound from the start
step     a move, as the next state and a lower bound on the moves from there: 0 for a goal
path     the states from the start to here
waiting  for each state of the path, its steps not yet tried

The piece that has just moved is never moved back, because that leads to the previous state. If the
movement has a lower bound on the remaining moves (an admissible heuristic), a step that cannot
arrive within the bound is cut, and the next bound is the least that admits one of the cut steps:
IDA* (Korf, Depth-first iterative-deepening, 1985). The walk reaches the same states again and
again; it computes the steps of each state once and caches them.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator
from functools import partial
from typing import Any, Generic, TypeVar

from ...model.bilingual import Text
from ...model.incremental import USUAL_SIZE
from ...model.movement import Movement
from ..events import BOUND, CUT, SOLVED, Batch, Batches, Search, pack, pack_number
from ..strategy import Strategy, at_once
from .frontier import FrontierTally, closing, no_line
from .refusals import why_too_far
from .replay import Replay

S = TypeVar("S", bound=Hashable)

SELDOM = 4
"""Steps examined for each requested event beyond the first: few of them are reported, and reporting
the position of the walk costs as much as a hundred steps. A batch of the usual size takes
milliseconds."""

MAKING = 4
"""The cost of computing a step, in steps examined; computed steps count towards the batch."""

MOST_REMEMBERED = 1_500_000
"""The most cached steps, some 300 MB; further steps are computed each time."""


class Memory(Generic[S]):
    """What is cached from bound to bound: the steps of states expanded before.

    Steps are two tuples instead of objects, because every cached object prolongs Python's garbage
    collection, which cannot be interrupted.

    `quiet` states can be skipped when one move is left: they have steps, but none arrives, and no
    step has a lower bound above one move.
    """

    def __init__(self, movement: Movement[S]) -> None:
        """Start with nothing known."""
        self.known: dict[S, tuple[tuple[S, ...], tuple[int, ...]]] = {}
        self.quiet: set[S] = set()
        self._movement = movement
        self._room = MOST_REMEMBERED

    def steps_from(self, state: S) -> tuple[tuple[S, ...], tuple[int, ...]]:
        """Compute the steps of a new state: where they lead, and the lower bound there; cache them
        if there is room."""
        states = tuple(self._movement.after(state))
        needs = tuple([moves_needed(self._movement, state) for state in states])
        if self._room > 0:
            self._room -= len(states)
            self.known[state] = states, needs
            if needs and min(needs) == max(needs) == 1:
                self.quiet.add(state)
        return states, needs

    def passed(
        self, before: S | None, here: S, steps: tuple[tuple[S, ...], tuple[int, ...]], left: int
    ) -> tuple[int, list[tuple[S, int]]]:
        """Count nodes that need not be entered: nine nodes of ten have one move left that does not
        arrive, and all of them were expanded before, within a smaller bound.

        For the steps from `here`, with 1 or 2 moves `left` after them, return the number of nodes
        of the steps that lead to quiet states (with 2 moves, to states followed by quiet ones
        only), and the other steps.
        """
        known, quiet = self.known, self.quiet
        nodes = 0
        others = []
        for step in zip(*steps, strict=True):
            state, need = step
            if state not in quiet or not 0 < need <= left:
                others.append(step)
            elif state == before:
                pass  # the piece that has just moved is not moved back
            elif left == 1:
                nodes += 1
            elif quiet.issuperset(onward := known[state][0]):
                nodes += 1 + len(onward) - (here in onward)
            else:
                others.append(step)
        return nodes, others


def moves_needed(movement: Movement[S], state: S) -> int:
    """Return a lower bound on the moves that a state needs: 0 for a goal."""
    return 0 if movement.is_goal(state) else max(1, movement.at_least(state))


def iterative_deepening(movement: Movement[S]) -> Batches:
    """Find all shortest lines in the order of the walk, or prove that there is none.

    The search ends without a line if a bound leads to no state that was not expanded within a
    smaller one. Rows: `bound`, `nodes` (states expanded within that bound) for each bound, then the
    closing row with `moves` and `lines`.
    """
    tally = FrontierTally()
    tally.size = in_steps((yield tally.batch()) or USUAL_SIZE)
    start = movement.start
    if movement.is_goal(start):
        tally.found.append((start,))
        tally.events.append(pack(SOLVED))
        yield closing(tally, 0, 1)
        return
    memory, track = Memory(movement), Replay(movement)
    bound: int | None = None if movement.hopeless(start) else max(1, movement.at_least(start))
    while bound is not None:
        nodes = tally.nodes
        tally.events += track.to([start])
        tally.events.append(pack_number(BOUND, bound))
        tally.size = in_steps((yield tally.batch())) or tally.size
        lines, next_bound = yield from walk_within(bound, movement.start, memory, tally, track)
        tally.rows.append({"bound": bound, "nodes": tally.nodes - nodes})
        if lines:
            yield closing(tally, bound, lines)
            return
        bound = next_bound
    yield no_line(tally, movement)


def walk_within(
    bound: int, start: S, memory: Memory[S], tally: FrontierTally, track: Replay[S]
) -> Generator[Batch, int | None, tuple[int, int | None]]:
    """Walk every line of at most `bound` moves (1 or more).

    Return the number of lines found and the next bound, None if a larger bound cannot add anything.
    """
    known = memory.known
    lines = 0
    next_bound: int | None = None
    anything_new = False
    path = [start]
    waiting: list[Iterator[tuple[S, int]]] = []
    room = tally.size
    expand = True
    while expand or waiting:
        here = path[-1]
        before = path[-2] if len(path) > 1 else None
        left = bound - len(path)  # moves left after the next step
        if expand:
            expand = False
            steps = known.get(here)
            if steps is None:
                anything_new = True
                steps = memory.steps_from(here)
                room -= MAKING * len(steps[0])
            tally.nodes += 1
            if 1 <= left <= 2 and room > len(steps[0]):
                nodes, others = memory.passed(before, here, steps, left)
                if nodes:
                    tally.nodes += nodes
                    next_bound = bound + 1
                room -= len(steps[0]) - len(others)
                waiting.append(iter(others))
            else:
                waiting.append(zip(*steps, strict=True))
        mark: int | None = None
        for state, need in waiting[-1]:
            room -= 1
            if state == before:
                continue  # the piece that has just moved is not moved back
            if need > left:
                next_bound = least(next_bound, len(path) + need)
                if left == 0:
                    continue  # this is the bound itself
                tally.cuts += 1
                anything_new = anything_new or state not in known
                if room > 0:
                    continue
                mark = pack(CUT, *track.spots_of(here, state))
            elif need == 0:
                lines += 1
                path.append(state)
                waiting.append(iter(()))
                tally.found.append(tuple(path))
                mark = pack(SOLVED)
            else:
                path.append(state)
                expand = True
            break
        else:
            waiting.pop()
            if waiting:
                path.pop()
            room -= 1
        if room <= 0 and waiting:
            tally.events += track.to(path)
            if mark is not None:
                tally.events.append(mark)
            room = tally.size = in_steps((yield tally.batch())) or tally.size
    return lines, next_bound if anything_new else None


def in_steps(size: int | None) -> int:
    """Return the number of steps to examine for a batch of that size; 0 if none is requested."""
    return SELDOM * (size - 1) + 1 if size else 0


def least(bound: int | None, other: int) -> int:
    """Return the smaller of two bounds, where None means no bound."""
    return other if bound is None else min(bound, other)


def start(movement: Movement[Any], drawing: object) -> Search:
    """Prepare the search."""
    why = why_too_far(movement, partial(moves_needed, movement))
    return Search(iterative_deepening(movement), (), why=why)


STRATEGY = Strategy(
    "iterative-deepening",
    Text("Iterative deepening", "反復深化"),
    Text(
        "Depth first within a bound of moves, then within a larger one, until a line is found; "
        "no piece is moved straight back.",
        "手数の上限を少しずつ増やしながら深さ優先で調べます。"
        "動かした直後に元へ戻す手は調べません。",
    ),
    at_once(start),
    suits=lambda puzzle: isinstance(puzzle, Movement),
    cut=Text(
        "enough moves must be left",
        "残りの手数が足りること",
    ),
    formerly=("deepening",),
)
