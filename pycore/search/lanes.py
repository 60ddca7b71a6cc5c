"""Many puzzles of one shape at once, as bits that lie side by side in long integers.

lane    the place of one puzzle, a bit of each block
block   one bit for each lane; it belongs to one value of one cell
marks   the integer of a cell: a block for each value, the lanes in which the cell may have it
placed  the same for the lanes in which the cell has the value
once, twice  where a bit is met at least once, at least twice, in several integers or blocks
round   in every lane at once: place all singles, exclude what cannot stand beside them

All values of a unit are counted together, as each cell is one integer: so a round over nine values
and 27 units is some two thousand operations, whatever the number of lanes. When few lanes move,
what they have so far is taken out, and each goes on alone by trails (solutions.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import cast

from pycore.placement import AllDifferent, Placement, Solution
from pycore.search.bitboard import Layout, layout_of
from pycore.search.solutions import trails

MOST_LANES = 4096
"""Puzzles in one go."""

FEWEST_LANES = 256
"""With fewer puzzles, and with fewer lanes that still move, each goes on alone."""


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
        if len(some) < FEWEST_LANES:
            for index, givens in enumerate(some, first):
                row = [givens.get(cell) for cell in range(placement.size)]
                yield from _alone(layout, index, row, layout.board(givens), limit)
            continue
        lanes = Lanes(placement, some)
        while lanes.round() >= FEWEST_LANES:
            yield None
        for index, row in enumerate(lanes.rows(), first):
            if row is None:
                yield Solved(index, ())
            elif None in row:
                yield from _alone(layout, index, row, _board(layout, row), limit)
            else:
                yield Solved(index, (cast(Solution, tuple(row)),))


def _board(layout: Layout, row: list[int | None]) -> int:
    """The board of a row whose values are known not to exclude each other."""
    number_of = {value: number for number, value in enumerate(layout.placement.values)}
    board, keep, width = layout.blank, layout.keep, layout.width
    for cell, value in enumerate(row):
        if value is not None:
            board &= keep[cell * width + number_of[value]]
    return board


def _alone(
    layout: Layout, index: int, row: list[int | None], board: int, limit: int
) -> Iterator[Solved | None]:
    """The solutions of one puzzle, by trails; None in between for a pause."""
    found: list[Solution] = []
    values, width, candidate_at = layout.placement.values, layout.width, layout.candidate_at
    for trail in trails(layout, board):
        if trail is None:
            yield None
            continue
        for place in trail:
            cell, number = divmod(candidate_at[place], width)
            row[cell] = values[number]
        found.append(cast(Solution, tuple(row)))
        if len(found) == limit:
            break
    yield Solved(index, tuple(found))


class Lanes:
    """The state of all lanes, changed round by round."""

    def __init__(self, placement: Placement, puzzles: Sequence[Mapping[int, int]]) -> None:
        """One lane for each puzzle, given by its givens."""
        self.values = placement.values
        self.width = len(puzzles)
        self.block = (1 << self.width) - 1
        self.full = (1 << self.width * len(self.values)) - 1
        self.dead = 0
        cells = range(placement.size)
        rules = [rule.cells for rule in placement.rules if isinstance(rule, AllDifferent)]
        self.rules = sorted(rules, key=len, reverse=True)  # the units first
        self.units = [cells for cells in self.rules if len(cells) == len(self.values)]
        self.rules_with = [[i for i, rule in enumerate(self.rules) if c in rule] for c in cells]
        self.units_with = [[i for i, unit in enumerate(self.units) if c in unit] for c in cells]
        self.marks = [self.full] * placement.size
        self.placed = [0] * placement.size
        self.filled = [0] * placement.size
        self.closed = [0] * len(self.units)
        number_of = {value: number for number, value in enumerate(self.values)}
        lanes_with: dict[tuple[int, int], int] = {}
        for lane, puzzle in enumerate(puzzles):
            for given in puzzle.items():
                lanes_with[given] = lanes_with.get(given, 0) | 1 << lane
        self.coming = [0] * placement.size
        for (cell, value), lanes in lanes_with.items():
            self.coming[cell] |= lanes << number_of[value] * self.width

    def round(self) -> int:
        """Place what is coming and look for the next singles; the number of lanes with some."""
        self._place()
        self._find_singles()
        moving = self._by_lane(reduce(or_, self.coming))[0]
        return without(moving, self.dead).bit_count()

    def _place(self) -> None:
        """Place the values that are coming, exclude what cannot stand beside them."""
        clash = 0
        hit = []
        for cells in self.rules:
            once, twice = counted(self.coming[cell] for cell in cells)
            hit.append(once)
            clash |= twice
        self.dead |= self._by_lane(clash)[0]
        for unit in range(len(self.units)):
            self.closed[unit] |= hit[unit]
        for cell, coming in enumerate(self.coming):
            gone = reduce(or_, [hit[rule] for rule in self.rules_with[cell]], 0)
            if coming:
                filled = self._by_lane(coming)[0]
                self.filled[cell] |= filled
                self.placed[cell] |= coming
                gone |= self._in_each_block(filled)
            self.marks[cell] = without(self.marks[cell], gone) | coming

    def _find_singles(self) -> None:
        """Which marks are the last of a value in a unit, or the last of a cell."""
        marks, missing = self.marks, 0
        hidden = []
        for cells, closed in zip(self.units, self.closed, strict=True):
            once, twice = counted([marks[cell] for cell in cells])
            missing |= self.full ^ once
            hidden.append(without(once, twice | closed))
        self.dead |= self._by_lane(missing)[0]
        for cell, here in enumerate(marks):
            once, twice = self._by_lane(here)
            self.dead |= self.block ^ once
            naked = without(once, twice | self.filled[cell])
            last = self._in_each_block(naked) if naked else 0
            for unit in self.units_with[cell]:
                last |= hidden[unit]
            self.coming[cell] = here & last

    def _by_lane(self, marks: int) -> tuple[int, int]:
        """The lanes with a mark in at least one block, and in at least two: folded over and
        over."""
        once, twice, blocks = marks, 0, len(self.values)
        while blocks > 1:
            blocks -= blocks // 2
            shift = blocks * self.width
            part = (1 << shift) - 1
            low, high = once & part, once >> shift
            twice = (twice & part) | twice >> shift | low & high
            once = low | high
        return once, twice

    def _in_each_block(self, lanes: int) -> int:
        """The lanes, in every block."""
        blocks = 1
        while blocks < len(self.values):
            lanes |= lanes << blocks * self.width
            blocks *= 2
        return lanes & self.full

    def rows(self) -> Iterator[list[int | None] | None]:
        """For each lane the values placed, None for an empty cell; None for a lane that is dead."""
        value_of = [None, *self.values]
        digits = [self._digits(placed) for placed in self.placed]
        dead = reversed(f"{self.dead:0{self.width}b}")
        for row, lost in zip(zip(*digits, strict=True), dead, strict=True):
            yield None if lost == "1" else list(map(value_of.__getitem__, row))

    def _digits(self, placed: int) -> bytes:
        """For each lane the number of the value placed in a cell, counted from 1, 0 for none.

        Written out in binary, a lane is a character, so that translating the characters to numbers
        and adding these up as one long integer reads off all lanes at once.
        """
        total = 0
        for number in range(1, len(self.values) + 1):
            lanes = placed & self.block
            placed >>= self.width
            if lanes:
                digit = bytes.maketrans(b"01", bytes([0, number]))
                total += int.from_bytes(f"{lanes:b}".encode().translate(digit), "big")
        return total.to_bytes(self.width, "little")


def without(bits: int, others: int) -> int:
    """The bits that are not among the others: quicker than `bits & ~others`, since a negative
    integer is turned into another form and back."""
    return bits ^ bits & others


def counted(integers: Iterable[int]) -> tuple[int, int]:
    """Where a bit is set in at least one of the integers, and in at least two."""
    once = twice = 0
    for bits in integers:
        twice |= once & bits
        once |= bits
    return once, twice
