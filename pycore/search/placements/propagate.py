"""Propagate: place all that follows, then try the candidates of the tightest group; for
all-different rules.

A group is a cell, or a value in a unit (layout.py): a value with two places left in a unit is as
good to try as a cell with two values left. A cut names the group in which nothing was left.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...bitboards.deduce import branches, settle
from ...bitboards.layout import Layout, is_unit, layout_of, only_all_different
from ...model.drawing import Drawing
from ...model.placement import Placement, Solution
from ...model.rules import cells_of
from ...model.text import Text
from ..events import CUT, PLACED, REMOVED, SOLVED, Batch, Batches, Search, pack
from ..strategy import Strategy, at_once
from .one_by_one import one_by_one
from .walk import USUAL_SIZE


def start(placement: Placement, drawing: Drawing) -> Search:
    """Singles and locks until nothing follows, then branch."""
    return Search(one_by_one(told(placement)), placement.rules)


def suits(puzzle: object) -> bool:
    """Whether there are bit boards for it."""
    return isinstance(puzzle, Placement) and only_all_different(puzzle)


Turn = tuple[int, int, list[int], int, float]
"""What was done with one board: kept, tried, placed, board, share.

Everything on the trail beyond the first `kept` places was taken back; then values were placed, at
the places `placed`: the one `tried` (0 before the first trial) and all that followed. `board` is
what came of it (deduce.py: 0 is a solution, a negative number none), `share` the fraction of the
tree that it stands for; its branches stand for equal parts of it.
"""


def turns(layout: Layout, board: int) -> Iterator[Turn]:
    """The search: settle a board, try its branches one after the other."""
    trail: list[int] = []
    handled = [0] * len(layout.locks)
    kept, place, share = 0, 0, 1.0
    stack: list[tuple[int, list[int], int, int, float]] = []
    while True:
        if board >= 0:
            board = settle(layout, board, trail, handled)
        yield kept, place, trail[kept:], board, share
        if board > 0:
            places = branches(layout, board)
            share /= len(places)
            stack += [(board, handled, len(trail), place, share) for place in reversed(places)]
        if not stack:
            return
        board, handled, kept, place, share = stack.pop()
        handled = handled.copy()
        trail[kept:] = [place]
        board &= layout.keep_at[place]


def told(placement: Placement) -> Batches:
    """The search with an event for every value placed and removed."""
    layout = layout_of(placement)
    givens = placement.givens
    placed = [_event(layout, PLACED, candidate) for candidate in layout.candidate_at]
    removed = [_event(layout, REMOVED, candidate) for candidate in layout.candidate_at]
    number_of = {value: number for number, value in enumerate(placement.values)}

    events = [pack(PLACED, cell, number_of[value]) for cell, value in givens.items()]
    found: list[Solution] = []
    nodes, cuts, done = len(events), 0, 0.0
    trail: list[int] = []
    size = (yield Batch([], [], 0, 0, 0.0)) or USUAL_SIZE
    for kept, tried, places, board, share in turns(layout, layout.board(givens)):
        events += [removed[gone] for gone in reversed(trail[kept:])]
        if tried and len(events) >= size:
            size = (yield Batch(events, found, nodes, cuts, min(done, 1.0))) or size
            events, found = [], []
        events += [placed[place] for place in places]
        trail[kept:] = places
        nodes += len(places)
        if board <= 0:
            done += share
        if board == 0:
            found.append(layout.solution(givens, trail))
            events.append(pack(SOLVED))
        elif board < 0:
            cuts += 1
            refusing = _refusing_rule(placement, ~board)
            events.append(_event(layout, CUT, layout.candidate_at[tried], refusing))
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
    at_once(start),
    suits,
)
