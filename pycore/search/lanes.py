"""Many puzzles of one shape at once: one integer for each candidate, bit k for puzzle k.

lane    the bit of one puzzle in all these integers
left    for each candidate, the lanes in which it is not excluded
placed  for each candidate, the lanes in which it has been placed
closed  for each group, the lanes in which one of its candidates has been placed
round   in every lane at once: place all singles, exclude what cannot stand beside them

A round costs about the same for one lane as for a thousand. When most lanes have come to rest the
others are not worth the width: what they have so far is taken out, and trails (solutions.py) goes
on with each alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pycore.placement import Placement, Solution
from pycore.search.bitboard import Layout, layout_of
from pycore.search.solutions import trails

MOST_LANES = 4096
"""Puzzles in one go."""

WORTH_IT = 8
"""Rounds go on while more than one lane in so many moves."""


@dataclass(frozen=True, slots=True)
class Solved:
    """Up to `limit` solutions of puzzle number `index`."""

    index: int
    solutions: tuple[Solution, ...]


def solve_many(
    placement: Placement, puzzles: Sequence[Mapping[int, int]], limit: int = 2
) -> Iterator[Solved | None]:
    """The solutions of each puzzle (givens by cell), in their order; None for a pause.

    With a limit of 2, two solutions say that there are several, one that it is the only one, none
    that there is none. For placements that `only_all_different` accepts; their own givens hold for
    every puzzle.
    """
    layout = layout_of(placement)
    common = placement.givens
    for first in range(0, len(puzzles), MOST_LANES):
        some = [{**common, **puzzle} for puzzle in puzzles[first : first + MOST_LANES]]
        lanes = Lanes(layout, some)
        while lanes.round():
            yield None
        for index, filled in enumerate(lanes.filled(), first):
            yield from _finished(layout, index, filled, limit)


def _finished(
    layout: Layout, index: int, filled: dict[int, int] | None, limit: int
) -> Iterator[Solved | None]:
    """The solutions of one puzzle from what its lane has; None in between for a pause."""
    if filled is None:
        yield Solved(index, ())
    elif len(filled) == layout.placement.size:
        yield Solved(index, (tuple(filled[cell] for cell in range(len(filled))),))
    else:
        found: list[Solution] = []
        for trail in trails(layout, layout.board(filled)):
            if trail is None:
                yield None
                continue
            found.append(layout.solution(filled, trail))
            if len(found) == limit:
                break
        yield Solved(index, tuple(found))


class Lanes:
    """The state of all lanes, changed round by round."""

    def __init__(self, layout: Layout, puzzles: Sequence[Mapping[int, int]]) -> None:
        """One lane for each puzzle, given by its givens."""
        self.layout = layout
        self.width = len(puzzles)
        self.all = (1 << self.width) - 1
        self.dead = 0
        self.left = [self.all] * len(layout.bits)
        self.placed = [0] * len(layout.bits)
        self.closed = [0] * len(layout.groups)
        self.sets = (*layout.groups, *layout.rivals)
        self.sets_with: list[list[int]] = [[] for _ in layout.bits]
        for number, members in enumerate(self.sets):
            for candidate in members:
                self.sets_with[candidate].append(number)
        number_of = {value: number for number, value in enumerate(layout.placement.values)}
        self.coming = [0] * len(layout.bits)
        for lane, puzzle in enumerate(puzzles):
            for cell, value in puzzle.items():
                self.coming[cell * layout.width + number_of[value]] |= 1 << lane

    def round(self) -> bool:
        """Place what is coming and look for the next singles; whether another round is worth it."""
        self._place()
        return self._find_singles().bit_count() * WORTH_IT > self.width

    def _place(self) -> None:
        """Place the candidates that are coming; exclude all others of their sets."""
        hit = [0] * len(self.sets)
        clash = 0
        for candidate, lanes in enumerate(self.coming):
            if lanes:
                self.placed[candidate] |= lanes
                for number in self.sets_with[candidate]:
                    clash |= hit[number] & lanes
                    hit[number] |= lanes
        self.dead |= clash
        gone = [0] * len(self.left)
        for number, lanes in enumerate(hit):
            if lanes:
                for candidate in self.sets[number]:
                    gone[candidate] |= lanes
        for number in range(len(self.closed)):
            self.closed[number] |= hit[number]
        self.left = [
            left & ~(out ^ own) if out else left
            for left, out, own in zip(self.left, gone, self.coming, strict=True)
        ]

    def _find_singles(self) -> int:
        """What comes in the next round, and the lanes in which something comes."""
        left, alive = self.left, self.all & ~self.dead
        near = [0] * len(left)
        moved = 0
        for group, closed in zip(self.layout.groups, self.closed, strict=True):
            once = twice = 0
            for candidate in group:
                lanes = left[candidate]
                twice |= once & lanes
                once |= lanes
            self.dead |= self.all & ~once
            single = once & ~(twice | closed) & alive
            if single:
                moved |= single
                for candidate in group:
                    near[candidate] |= single
        self.coming = [lanes & single for lanes, single in zip(left, near, strict=True)]
        return moved

    def filled(self) -> list[dict[int, int] | None]:
        """For each lane the values placed, by cell; None for a lane in which nothing fits."""
        values = self.layout.placement.values
        digits = [self._digits(cell) for cell in range(self.layout.placement.size)]
        rows: list[dict[int, int] | None] = [
            {cell: values[digit - 1] for cell, digit in enumerate(row) if digit}
            for row in zip(*digits, strict=True)
        ]
        for lane, dead in enumerate(reversed(f"{self.dead:0{self.width}b}")):
            if dead == "1":
                rows[lane] = None
        return rows

    def _digits(self, cell: int) -> list[int]:
        """For each lane the number of the value placed in the cell, counted from 1, 0 for none.

        Written out in binary, a lane is a character, so that translating the characters to numbers
        and adding these up as one long integer reads off all lanes at once.
        """
        width = self.layout.width
        total = 0
        for number in range(width):
            lanes = self.placed[cell * width + number]
            if lanes:
                spread = f"{lanes:b}".encode().translate(
                    bytes.maketrans(b"01", bytes([0, number + 1]))
                )
                total += int.from_bytes(spread, "big")
        return list(total.to_bytes(self.width, "little"))
