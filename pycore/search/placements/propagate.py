"""Propagate: place all that follows, then try the candidates of the tightest group; for
all-different rules.

A group is a cell, or a value in a unit (bitboard.py): a value with two places left in a unit is as
good to try as a cell with two values left. A cut names the group in which nothing was left.
"""

from __future__ import annotations

from pycore.bitboards.deduce import branches, settle
from pycore.bitboards.layout import Layout, is_unit, layout_of, only_all_different
from pycore.model.drawing import Drawing
from pycore.model.placement import Placement, Solution
from pycore.model.rules import cells_of
from pycore.model.text import Text
from pycore.search.events import CUT, PLACED, REMOVED, SOLVED, Batch, Batches, Search, pack
from pycore.search.placements.one_by_one import one_by_one
from pycore.search.placements.walk import USUAL_SIZE
from pycore.search.strategy import Strategy


def start(placement: Placement, drawing: Drawing) -> Search:
    """Singles and locks until nothing follows, then branch."""
    return Search(one_by_one(told(placement)), placement.rules)


def suits(puzzle: object) -> bool:
    """Whether there are bit boards for it."""
    return isinstance(puzzle, Placement) and only_all_different(puzzle)


def told(placement: Placement) -> Batches:
    """The search over boards of deduce.py, with an event for every value placed and removed.

    share  the fraction of the tree that a board stands for; its branches stand for equal parts of
           it
    """
    layout = layout_of(placement)
    givens = placement.givens
    placed = [_event(layout, PLACED, candidate) for candidate in layout.candidate_at]
    removed = [_event(layout, REMOVED, candidate) for candidate in layout.candidate_at]
    number_of = {value: number for number, value in enumerate(placement.values)}

    events = [pack(PLACED, cell, number_of[value]) for cell, value in givens.items()]
    found: list[Solution] = []
    nodes, cuts, done, share = len(events), 0, 0.0, 1.0
    stack: list[tuple[int, list[int], int, int, float]] = []
    board = layout.board(givens)
    trail: list[int] = []
    handled = [0] * len(layout.locks)
    size = (yield Batch([], [], 0, 0, 0.0)) or USUAL_SIZE
    while True:
        length = len(trail)
        if board >= 0:
            board = settle(layout, board, trail, handled)
        events += [placed[place] for place in trail[length:]]
        nodes += len(trail) - length
        if board > 0:
            places = branches(layout, board)
            share /= len(places)
            stack += [(board, handled, len(trail), place, share) for place in reversed(places)]
        else:
            done += share
            if board == 0:
                found.append(layout.solution(givens, trail))
                events.append(pack(SOLVED))
            else:
                cuts += 1
                tried = layout.candidate_at[trail[length - 1]] if length else 0
                events.append(_event(layout, CUT, tried, _refusing_rule(placement, ~board)))
        if not stack:
            break
        board, handled, length, place, share = stack.pop()
        handled = handled.copy()
        events += [removed[gone] for gone in reversed(trail[length:])]
        del trail[length:]
        if len(events) >= size:
            size = (yield Batch(events, found, nodes, cuts, min(done, 1.0))) or size
            events, found = [], []
        trail.append(place)
        events.append(placed[place])
        nodes += 1
        board &= layout.keep_at[place]
    events += [removed[gone] for gone in reversed(trail)]
    yield Batch(events, found, nodes, cuts, 1.0)


def _event(layout: Layout, kind: int, candidate: int, rule: int = 0) -> int:
    cell, number = divmod(candidate, layout.width)
    return pack(kind, cell, number, rule)


def _refusing_rule(placement: Placement, empty: int) -> int:
    """The rule, by index, of a group left without a candidate; `empty` are the flags of such
    groups.

    No flag at all says that two givens exclude each other: then it is the rule that these break.
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
    start,
    suits,
)
