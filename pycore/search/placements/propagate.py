"""Propagate: place all singles, then try the candidates of the tightest group; for all-different
rules.

A group is a cell, or a value in a unit (bitboards/layout.py): a value with two places left in a
unit is as good to try as a cell with two values left. A cut names the group that has nothing left.

branch   the places tried, the last of them the one to be tried next
"""

from __future__ import annotations

from dataclasses import dataclass

from ...bitboards.deduce import branches, settle
from ...bitboards.layout import Layout, is_unit, layout_of
from ...bitboards.scope import only_all_different
from ...model.bilingual import Text
from ...model.canonical import canonical
from ...model.drawing import Drawing
from ...model.incremental import USUAL_SIZE
from ...model.placement import Placement, Solution
from ...model.rules import cells_of
from ..events import (
    CUT,
    PLACED,
    REMOVED,
    SOLVED,
    Batch,
    Batches,
    Branch,
    NoSuchBranch,
    Onward,
    Search,
    Trunk,
    pack,
    with_left,
)
from ..strategy import Strategy, at_once
from .consequences import why_single
from .single_events import single_events
from .wipeout import why_wipeout


def start(placement: Placement, drawing: Drawing) -> Search:
    """Use singles and locks until nothing follows, then branch."""
    onward = Onward(
        lambda: canonical("propagate", placement),
        lambda branch: told(placement, branch),
        lambda branch: told(placement, branch, len(branch)),
        lambda levels: trunk_of(placement, levels),
    )
    return Search(
        single_events(told(placement)),
        placement.rules,
        onward=onward,
        why=why_wipeout(placement),
        follows=why_single(placement),
    )


def suits(puzzle: object) -> bool:
    """Return whether bit boards can represent the puzzle."""
    return isinstance(puzzle, Placement) and only_all_different(puzzle)


Turn = tuple[int, list[int], int, float, Branch]
"""What was done with one board: kept, placed, board, share, branch.

Everything on the trail beyond the first `kept` places was taken back; then values were placed at
the places `placed`: the last of the `branch` (none before the first trial) and its consequences.
`board` is the result (deduce.py: 0 is a solution, a negative number none), `share` the fraction of
the tree that it stands for; its branches stand for equal parts of it.
"""

Waiting = tuple[int, list[int], int, Branch, float]
"""A board before its turn: board, handled, kept, branch, share; the first three as they were before
the last place of the branch was tried."""


@dataclass(slots=True)
class Stack:
    """The state of the search: the turns to take, the next one last; the values placed; the
    fraction of the tree that is done."""

    waiting: list[Waiting]
    trail: list[int]
    done: float = 0.0


def stack_at(layout: Layout, board: int, branch: Branch, fixed: int = 0) -> Stack:
    """Return the state at a branch, with nothing to try beside its first `fixed` places. Raises
    NoSuchBranch."""
    stack = Stack([(board, [0] * len(layout.locks), 0, (), 1.0)], [])
    for level, place in enumerate(branch):
        _, _, board, share, _ = take(layout, stack)
        places = branches(layout, board) if board > 0 else []
        if place not in places:
            raise NoSuchBranch
        at = places.index(place)
        if level < fixed:
            stack.waiting = [(*stack.waiting[-1 - at][:-1], 1.0)]
        else:
            stack.done += share / len(places) * at
            del stack.waiting[len(stack.waiting) - at :]
    return stack


def take(layout: Layout, stack: Stack) -> Turn:
    """Take the next turn: settle a board; its branches wait for their turns."""
    board, handled, kept, branch, share = stack.waiting.pop()
    trail, handled = stack.trail, handled.copy()
    trail[kept:] = branch[-1:]
    if branch:
        board &= layout.keep_at[branch[-1]]
    if board >= 0:
        board = settle(layout, board, trail, handled)
    turn = kept, trail[kept:], board, share, branch
    if board > 0:
        places = branches(layout, board)
        share /= len(places)
        stack.waiting += [
            (board, handled, len(trail), (*branch, place), share) for place in reversed(places)
        ]
    return turn


def told(placement: Placement, begin: Branch = (), fixed: int = 0) -> Batches:
    """Run the search with an event for every value placed and removed. It may begin at a branch,
    trying nothing beside its first `fixed` places."""
    layout = layout_of(placement)
    givens = placement.givens
    placed = [_event(layout, PLACED, candidate) for candidate in layout.candidate_at]
    removed = [_event(layout, REMOVED, candidate) for candidate in layout.candidate_at]
    number_of = {value: number for number, value in enumerate(placement.values)}

    stack = stack_at(layout, layout.board(givens), begin, fixed)
    events = [with_left(pack(PLACED, cell, number_of[value]), 0) for cell, value in givens.items()]
    found: list[Solution] = []
    nodes, cuts, standing = len(events), 0, list[int]()
    trail = stack.trail[: stack.waiting[-1][2]]
    if begin:
        standing = [*events, *(placed[place] for place in trail)]
        nodes, events = 0, []
    size = (yield Batch(standing, [], 0, 0, stack.done, branch=begin)) or USUAL_SIZE
    while stack.waiting:
        _, _, kept, branch, _ = stack.waiting[-1]
        events += [removed[gone] for gone in reversed(trail[kept:])]
        if branch and len(events) >= size:
            done = min(stack.done, 1.0)
            size = (yield Batch(events, found, nodes, cuts, done, branch=branch)) or size
            events, found = [], []
        beside = sum(len(waits[3]) == len(branch) for waits in stack.waiting) - 1
        _, places, board, share, _ = take(layout, stack)
        events += [
            with_left(placed[place], 0 if nth else beside) for nth, place in enumerate(places)
        ]
        trail[kept:] = places
        nodes += len(places)
        if board <= 0:
            stack.done += share
        if board == 0:
            found.append(layout.solution(givens, trail))
            events.append(pack(SOLVED))
        elif board < 0:
            cuts += 1
            refusing = _refusing_rule(placement, ~board)
            tried = layout.candidate_at[branch[-1] if branch else 0]
            events.append(_event(layout, CUT, tried, refusing))
    events += [removed[gone] for gone in reversed(trail)]
    yield Batch(events, found, nodes, cuts, 1.0)


def trunk_of(placement: Placement, levels: int) -> Trunk | None:
    """Return the boards above that many trials. A solution found above is a branch of its own."""
    layout = layout_of(placement)
    nodes, cuts, ends = len(placement.givens), 0, list[Branch]()
    stack = stack_at(layout, layout.board(placement.givens), ())
    while stack.waiting:
        if len(stack.waiting[-1][3]) == levels:
            ends.append(stack.waiting.pop()[3])
            continue
        _, placed, board, _, branch = take(layout, stack)
        if board == 0:
            ends.append(branch)
        else:
            nodes += len(placed)
            cuts += board < 0
    deep = any(len(branch) == levels for branch in ends)
    return Trunk(nodes, cuts, tuple(ends)) if deep and levels else None


def _event(layout: Layout, kind: int, candidate: int, rule: int = 0) -> int:
    cell, number = divmod(candidate, layout.width)
    return pack(kind, cell, number, rule)


def _refusing_rule(placement: Placement, empty: int) -> int:
    """Return the index of the rule of a group left without a candidate; `empty` are the flags of
    such groups.

    No flag at all means that two givens exclude each other: then return the rule that they break.
    """
    if not empty:
        broken = placement.faults(placement.givens)[0].cell
        return next(index for index, rule in enumerate(placement.rules) if broken in cells_of(rule))
    width = len(placement.values)
    group = empty.bit_length() // (width + 1) - 1
    if group < placement.size:
        return next(index for index, rule in enumerate(placement.rules) if group in cells_of(rule))
    units = [index for index, rule in enumerate(placement.rules) if is_unit(rule, width)]
    return units[(group - placement.size) // width]


STRATEGY = Strategy(
    "propagate",
    Text("Propagate", "候補の絞り込み"),
    Text(
        "Fill in all that follows by itself, then try where the fewest candidates are left.",
        "ほかに候補のないマスと数を先に決め、候補がいちばん少ないところで場合を分けます。",
    ),
    at_once(start),
    suits,
)
