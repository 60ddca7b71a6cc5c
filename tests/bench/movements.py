"""Movements: the levels of Flip It against a plain breadth-first search, and iterative deepening.

Times for the levels are per million states, because the plain search runs at n = 14 and ours at
n = 20 and 24; all in this Python, with every count of states and levels checked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from pycore.model.movement import Level, Movement, Sweep
from pycore.search.movements.farthest import plain_sweep
from pycore.search.movements.iterative_deepening import iterative_deepening
from tests.bench.rows import Failed, Row, Way, rounds, timed
from tests.support.movements import movement_of

MOST_MOVES = {14: 10, 20: 13, 24: 15}
"""The farthest positions, from docs/flip-it.md."""

STARTS = {"A": "●●_●●●", "B": "●_○●●●●", "C": "●_○○○●●●"}
LINES = {"A": 7, "B": 41, "C": 73}


def measure() -> list[Row]:
    """The levels of all rows, then the three rows of the article by iterative deepening."""
    rows = rounds(
        "Flip It, levels of all positions, for a million states",
        {
            "plain sets of integers, n = 14": a_million(14, plain_levels),
            "ours, state to state, n = 14": a_million(14, lambda n: sizes(plain_sweep(flip_it(n)))),
            "ours, long integers, n = 14": a_million(14, long_levels),
            "ours, long integers, n = 20": a_million(20, long_levels),
            "ours, long integers, n = 24": a_million(24, long_levels),
        },
    )
    for name, start in STARTS.items():
        rows += rounds(
            f"Flip It, all shortest lines of ({name}) by iterative deepening",
            {
                "the recursion of the article": timed(partial(recursion, start), LINES[name]),
                "ours": timed(partial(walked, start, None), LINES[name]),
                "ours, every move reported": timed(partial(walked, start, 1), LINES[name]),
            },
        )
    return rows


def a_million(n: int, levels: Callable[[int], list[int]]) -> Way:
    """The way that counts the levels; its seconds are for each million of states."""

    def run() -> float:
        began = perf_counter()
        found = levels(n)
        took = perf_counter() - began
        if sum(found) != n << (n - 1) or len(found) - 1 != MOST_MOVES[n]:
            raise Failed(f"wrong: {sum(found)} states, {len(found) - 1} moves")
        return took * 1e6 / sum(found)

    return run


def flip_it(n: int) -> Movement[str]:
    """All black, the gap in the middle, n places."""
    return movement_of("flip-it", {"n": str(n)})


def long_levels(n: int) -> list[int]:
    """Count the states of each level by the fast form."""
    sweep = flip_it(n).sweep()
    assert sweep is not None
    return sizes(sweep)


def sizes(sweep: Sweep[str]) -> list[int]:
    """Count the states of each level."""
    return [step.states for step in sweep if isinstance(step, Level)]


def plain_levels(n: int) -> list[int]:
    """Count the states of each level in the obvious way: with sets, each state one integer.

    The colours are the lower n bits (0 at the gap), the place of the gap is above them. The pieces
    that a jump turns, and its target, are computed once for every pair of places.
    """
    jumps = [
        [
            (i, (1 << max(g, i)) - (2 << min(g, i)), 1 << g, 1 << i)
            for i in range(n)
            if abs(i - g) > 1
        ]
        for g in range(n)
    ]
    colours = (1 << n) - 1
    level = {g << n for g in range(n)}
    seen = set(level)
    counts = []
    while level:
        counts.append(len(level))
        reached = set()
        for state in level:
            row = state & colours
            for place, turned, at_gap, at_place in jumps[state >> n]:
                after = row ^ turned
                if after & at_place:
                    after ^= at_place | at_gap
                reached.add(place << n | after)
        level = reached - seen
        seen |= level
    return counts


def walked(start: str, size: int | None) -> int:
    """Count the shortest lines by the strategy `iterative_deepening`, so many steps a batch (None:
    as many as it likes).
    """
    batches = iterative_deepening(movement_of("flip-it", {}, start))
    lines = len(next(batches).found)
    while True:
        try:
            lines += len(batches.send(size).found)
        except StopIteration:
            return lines


def recursion(start: str) -> int:
    """Count the shortest lines by the article's program: a bound, and a recursion within it."""
    turn = {"●": "○", "○": "●"}

    def lines(row: list[str], gap: int, moved: int, left: int) -> int:
        if "●" not in row:
            return left == 0
        if left == 0:
            return 0
        found = 0
        for piece in range(len(row)):
            if abs(piece - gap) > 1 and piece != moved:
                after = row.copy()
                after[gap], after[piece] = row[piece], "_"
                for place in range(min(gap, piece) + 1, max(gap, piece)):
                    after[place] = turn[row[place]]
                found += lines(after, piece, gap, left - 1)
        return found

    bound = 0
    while not (found := lines(list(start), start.index("_"), -1, bound)):
        bound += 1
    return found
