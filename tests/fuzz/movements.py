"""Movements: every strategy on random graphs, compared with plain breadth-first search.

walk   a token on a graph: the spots are the states, the arrows the moves
away   how many moves a spot is from the nearest goal, by plain breadth first; no entry: no way
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from pycore.model.bilingual import Text
from pycore.model.drawing import grid
from pycore.search import strategies_for
from pycore.search.movements import farthest
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.support.walks import Walk


@dataclass(frozen=True)
class SpeakingWalk(Walk):
    """`least` is what the walk says of the moves that are surely needed from each spot, `telling`
    whether it says that a start is hopeless, `alike` whether all lines from a spot are as long.
    """

    least: tuple[int, ...] = ()
    telling: bool = False
    alike: bool = False

    @property
    def lines_alike(self) -> bool:
        return self.alike

    def at_least(self, state: int) -> int:
        return self.least[state]

    def hopeless(self, state: int) -> Text | None:
        if not self.telling or state in moves_away(self.arrows, self.ends):
            return None
        return Text("there is no way.", "道がありません。")


def moves_away(arrows: Sequence[Sequence[int]], ends: Iterable[int]) -> dict[int, int]:
    """How many moves each spot is away from the nearest goal; plain breadth first."""
    away = dict.fromkeys(ends, 0)
    for moves in range(1, len(arrows) + 1):
        reached = [s for s, to in enumerate(arrows) if any(away.get(t) == moves - 1 for t in to)]
        away.update({spot: moves for spot in reached if spot not in away})
    return away


def walk(random: Random) -> SpeakingWalk:
    """1 to 9 spots; arrows any way, both ways, or from layer to layer."""
    size = random.randint(1, 9)
    spots = range(size)
    ends = tuple(random.sample(spots, random.randint(1, min(3, size))))
    pairs = {(random.choice(spots), random.choice(spots)) for _ in range(random.randint(0, 16))}
    kind = random.choice(("any", "both ways", "layers"))
    if kind == "both ways":
        pairs |= {(b, a) for a, b in pairs}
    if kind == "layers":  # the goals are in the last one, so that all lines have the same length
        pairs = {(a, b) for a, b in pairs if b // 3 == a // 3 + 1}
        ends = tuple(end for end in ends if end // 3 == (size - 1) // 3) or (size - 1,)
    arrows = tuple(tuple(b for a, b in sorted(pairs) if a == spot) for spot in spots)
    away = moves_away(arrows, ends)
    least = tuple(random.randint(0, away.get(spot, random.choice((0, 3)))) for spot in spots)
    told = random.choice((least, (0,) * size, tuple(away.get(spot, 0) for spot in spots)))
    return SpeakingWalk(
        random.choice(spots), arrows, ends, told, random.random() < 0.3, kind == "layers"
    )


def all_shortest(walk: SpeakingWalk) -> set[tuple[int, ...]]:
    """All shortest lines: from the start, always to a spot that is one move nearer."""
    away = moves_away(walk.arrows, walk.ends)
    lines: set[tuple[int, ...]] = {(walk.start,)} if walk.start in away else set()
    while any(away[line[-1]] for line in lines):
        lines = {
            (*line, spot)
            for line in lines
            for spot in walk.arrows[line[-1]]
            if away.get(spot) == away[line[-1]] - 1
        }
    return lines


def check(walk: SpeakingWalk, tried: Tried) -> None:
    """All shortest lines by every strategy, and the levels of all positions."""
    lines = all_shortest(walk)
    moves = len(min(lines)) - 1 if lines else None
    tried["graphs"] += 1
    tried["lines"] += len(lines)
    for strategy in strategies_for(walk):
        found: list[tuple[int, ...]] = []
        rows: list[dict[str, Any]] = []
        for batch in strategy.start(walk, grid(1, walk.spots)).batches:
            found += batch.found
            rows += batch.rows
        wrong = [line for line in found if not walk.is_line(line)]
        if wrong:
            raise Wrong(f"{strategy.name}: a line is one", wrong[0])
        closing = rows[-1]
        expect(f"{strategy.name}: moves", closing["moves"], moves)
        if closing["lines"] is None:  # the strategy looks for one line only
            expect(f"{strategy.name}: one line", len(found), 1)
        else:
            expect(f"{strategy.name}: lines", (closing["lines"], len(found)), (len(lines),) * 2)
            expect(f"{strategy.name}: the shortest lines", set(found), lines)
        tried["runs of strategies"] += 1
    same_levels(walk)


def same_levels(walk: SpeakingWalk) -> None:
    """The sweep of all positions counts those that are 0, 1, 2 ... moves away."""
    away = moves_away(walk.arrows, walk.ends)
    batches = list(farthest.start(walk, grid(1, walk.spots)).batches)
    rows = [row for batch in batches for row in batch.rows]
    found = {line[0] for batch in batches for line in batch.found}
    most = max(away.values())
    levels = [list(away.values()).count(moves) for moves in range(most + 1)]
    expect("farthest: levels", [row["states"] for row in rows if "level" in row], levels)
    last = {spot for spot, moves in away.items() if moves == most}
    expect("farthest: the positions that need most moves", found, last)
    unsolvable = walk.spots - len(away)
    expect("farthest: unsolvable", rows[-1]["unsolvable"], unsolvable)


def simpler(walk: SpeakingWalk) -> Iterator[SpeakingWalk]:
    """Without its lower bounds, without an arrow, with one goal less."""
    if any(walk.least):
        yield replace(walk, least=(0,) * walk.spots)
    if walk.telling:
        yield replace(walk, telling=False)
    for spot, targets in enumerate(walk.arrows):
        for gone in targets if not walk.alike else ():
            fewer = tuple(target for target in targets if target != gone)
            arrows = (*walk.arrows[:spot], fewer, *walk.arrows[spot + 1 :])
            yield replace(walk, arrows=arrows, least=(0,) * walk.spots)
    for gone in walk.ends if len(walk.ends) > 1 else ():
        yield replace(walk, ends=tuple(end for end in walk.ends if end != gone))


FUZZER = Fuzzer(
    "movements",
    "Every strategy finds the shortest lines that plain breadth first finds, all or one.",
    walk,
    check,
    simpler,
    short=150,
)
