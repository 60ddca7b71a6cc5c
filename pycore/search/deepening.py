"""Deepening: depth first within a bound, bound by bound (iterative deepening, 反復深化).

bound    the number of moves that a line may have; at first what is surely needed from the start
path     the states from the start to here
waiting  for each state of the path the steps not yet tried from it

The piece just moved is never moved back, since that is the state before. Where the movement knows
how many moves are surely needed (an admissible heuristic), a step that cannot arrive within the
bound is cut, and the next bound is the least that lets one of those pass: IDA* (Korf, Depth-first
iterative-deepening, 1985).
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator
from typing import Any, TypeVar

from pycore.movement import Movement
from pycore.search.events import SOLVED, Batch, Batches, Search, pack
from pycore.search.steps import Step, Steps
from pycore.search.strategy import Strategy
from pycore.search.tally import Tally, closing, no_line
from pycore.text import Text

S = TypeVar("S", bound=Hashable)

USUAL_SIZE = 512
"""Events in a batch unless the reader asks for another number: about a millisecond of walking."""

MOST_REMEMBERED = 400_000
"""States whose steps are kept, some 400 MB; beyond that they are made each time."""


def deepening(movement: Movement[S]) -> Batches:
    """All shortest lines in the order of the walk, or the proof that there is none.

    It ends without a line when a bound leads to no state that was not expanded within an earlier
    one. Rows: `bound`, `nodes` (states expanded within that bound) for each bound, then the closing
    row with `moves` and `lines`.
    """
    tally = Tally()
    tally.size = (yield tally.batch()) or USUAL_SIZE
    start = movement.start
    if movement.is_goal(start):
        tally.found.append((start,))
        yield closing(tally, 0, 1)
        return
    known: dict[S, Steps[S]] = {}
    bound: int | None = None if movement.hopeless(start) else max(1, movement.at_least(start))
    while bound is not None:
        nodes = tally.nodes
        lines, next_bound = yield from walk_within(bound, movement, known, tally)
        tally.rows.append({"bound": bound, "nodes": tally.nodes - nodes})
        if lines:
            yield closing(tally, bound, lines)
            return
        bound = next_bound
    yield no_line(tally, movement)


def walk_within(
    bound: int, movement: Movement[S], known: dict[S, Steps[S]], tally: Tally
) -> Generator[Batch, int | None, tuple[int, int | None]]:
    """Walk every line of at most `bound` moves (1 or more); `known` keeps the steps from states met
    before.

    Gives the number of lines found and the next bound, None when no further one can bring anything
    new.
    """
    lines = 0
    next_bound: int | None = None
    anything_new = False
    path = [movement.start]
    waiting: list[Iterator[Step[S]]] = []
    undo: list[tuple[int, ...]] = []
    events, size = tally.events, tally.size
    descend = True
    while descend or waiting:
        moves = len(path)  # with the step to be tried
        if descend:
            steps = known.get(path[-1])
            if steps is None:
                anything_new = True
                steps = Steps(movement, path[-1])
                if len(known) < MOST_REMEMBERED:
                    known[path[-1]] = steps
            tally.nodes += 1
            if moves < bound:
                waiting.append(iter(steps.every))
            else:
                waiting.append(iter(steps.last))
                if len(steps.last) < len(steps):
                    next_bound = bound + 1
            descend = False
        before = path[-2] if moves > 1 else None
        for step in waiting[-1]:
            if step.state == before:
                continue  # the piece just moved is not moved back
            if moves + step.at_least > bound:
                tally.cuts += 1
                anything_new = anything_new or step.state not in known
                next_bound = least(next_bound, moves + step.at_least)
            elif step.is_goal:
                lines += 1
                tally.found.append((*path, step.state))
                events += (*step.there, pack(SOLVED), *step.back)
            elif (
                moves == bound - 1
                and (ahead := known.get(step.state)) is not None
                and not ahead.last
            ):
                # Most states are expanded for their last move, and none of those arrives: go in
                # and out at once.
                tally.nodes += 1
                events += step.there
                events += step.back
                if len(ahead):
                    next_bound = bound + 1
            else:
                events += step.there
                path.append(step.state)
                undo.append(step.back)
                descend = True
                break
            if len(events) >= size:
                break
        else:
            waiting.pop()
            if waiting:
                path.pop()
                events += undo.pop()
        if len(events) >= size:
            tally.size = size = (yield tally.batch()) or size
            events = tally.events
    return lines, next_bound if anything_new else None


def least(bound: int | None, other: int) -> int:
    """The smaller of two bounds, where None is none at all."""
    return other if bound is None else min(bound, other)


def start(movement: Movement[Any], drawing: object) -> Search:
    """The search, not yet begun."""
    return Search(deepening(movement), ())


STRATEGY = Strategy(
    "deepening",
    Text("Iterative deepening", "反復深化"),
    Text(
        "Depth first within a bound of moves, then with one more, until a line is found; "
        "no piece is moved straight back.",
        "手数の上限を 1 手ずつ増やしながら深さ優先で調べます。"
        "今動かした石をすぐに戻すことはしません。",
    ),
    start,
    suits=lambda puzzle: isinstance(puzzle, Movement),
)
