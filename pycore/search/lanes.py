"""Many puzzles of one shape at once, as bits that lie side by side in long integers.

lane    the bits of one puzzle in the integer of a cell: one for each value, and on top a flag
marks   for each cell the values it may have, in all lanes
placed  the same for the values that it has
closed  for each unit the values that stand somewhere in it, in all lanes
round   in every lane at once: place all singles, exclude what cannot stand beside them

Cells are asked as fields are on a board (bitboard.py): adding `room`, all ones below the flags,
sets the flags of the lanes that have a mark. Units are counted bit by bit, through the integers of
their cells, for all values and lanes together. So a round is some two thousand operations,
whatever the number of lanes. When few lanes move, what they have so far is taken out, and each
goes on alone by trails (solutions.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import count
from operator import or_
from typing import cast

from pycore.placement import AllDifferent, Placement, Solution
from pycore.search.bitboard import Layout, layout_of
from pycore.search.solutions import trails

MOST_LANES = 4096
"""Puzzles in one go."""

FEWEST_LANES = 128
"""With fewer puzzles, and with fewer lanes that still move, each goes on alone."""

LEAST_SHARE = 4
"""So too when fewer than one lane in so many still moves: a round costs the same for all lanes."""


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
                begun = [givens.get(cell) for cell in range(placement.size)]
                yield from _alone(layout, index, begun, layout.board(givens), limit)
            continue
        lanes = Lanes(placement, some)
        worthwhile = max(FEWEST_LANES, len(some) // LEAST_SHARE)
        while lanes.round() >= worthwhile:
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
    board = layout.blank
    for keep, value in zip(layout.keep_of, row, strict=True):
        if value is not None:
            board &= keep[value]
    return board


def _alone(
    layout: Layout, index: int, row: list[int | None], board: int, limit: int
) -> Iterator[Solved | None]:
    """The solutions of one puzzle, by trails; None in between for a pause."""
    found: list[Solution] = []
    for trail in trails(layout, board):
        if trail is None:
            yield None
            continue
        for place in trail:
            cell, value = layout.entry_at[place]
            row[cell] = value
        found.append(cast(Solution, tuple(row)))
        if len(found) == limit:
            break
    yield Solved(index, tuple(found))


class Lanes:
    """The state of all lanes, changed round by round."""

    def __init__(self, placement: Placement, puzzles: Sequence[Mapping[int, int]]) -> None:
        """One lane for each puzzle, given by its givens."""
        self.values = placement.values
        self.count = len(puzzles)
        self.step = len(self.values) + 1
        self.lowest = repeated(1, self.step, self.count)
        self.flags = self.lowest << self.step - 1
        self.room = self.flags - self.lowest
        self.dead = 0
        cells = range(placement.size)
        rules = [rule.cells for rule in placement.rules if isinstance(rule, AllDifferent)]
        self.rules = sorted(rules, key=len, reverse=True)  # the units first
        self.units = [cells for cells in self.rules if len(cells) == len(self.values)]
        self.rules_with = [[i for i, rule in enumerate(self.rules) if c in rule] for c in cells]
        self.units_with = [[i for i, unit in enumerate(self.units) if c in unit] for c in cells]
        self.marks = [self.room] * placement.size
        self.placed = [0] * placement.size
        self.filled = [0] * placement.size
        self.closed = [0] * len(self.units)
        self.coming = self._given(placement, puzzles)

    def _given(self, placement: Placement, puzzles: Sequence[Mapping[int, int]]) -> list[int]:
        """The givens of all puzzles, in the form of marks."""
        number_of = {value: number for number, value in enumerate(self.values)}
        bits = [bytearray(self.count * self.step // 8 + 1) for _ in range(placement.size)]
        for start, puzzle in zip(count(0, self.step), puzzles, strict=False):
            for cell, value in puzzle.items():
                at = start + number_of[value]
                bits[cell][at >> 3] |= 1 << (at & 7)
        return [int.from_bytes(some, "little") for some in bits]

    def round(self) -> int:
        """Place what is coming and look for the next singles; the number of lanes with some."""
        self._place()
        self._find_singles()
        return without(self._some(reduce(or_, self.coming)), self.dead).bit_count()

    def _place(self) -> None:
        """Place the values that are coming, exclude what cannot stand beside them."""
        clash = 0
        hit = []
        for cells in self.rules:
            once, twice = counted([self.coming[cell] for cell in cells])
            hit.append(once)
            clash |= twice
        self.dead |= self._some(clash)
        for unit in range(len(self.units)):
            self.closed[unit] |= hit[unit]
        for cell, coming in enumerate(self.coming):
            gone = reduce(or_, [hit[rule] for rule in self.rules_with[cell]], 0)
            if coming:
                filled = self._some(coming)
                self.filled[cell] |= filled
                self.placed[cell] |= coming
                gone |= self._all_values(filled)
            self.marks[cell] = without(self.marks[cell], gone) | coming

    def _find_singles(self) -> None:
        """Which marks are the last of a value in a unit, or the last of a cell."""
        marks, missing = self.marks, 0
        hidden = []
        for cells, closed in zip(self.units, self.closed, strict=True):
            once, twice = counted([marks[cell] for cell in cells])
            missing |= self.room ^ once
            hidden.append(without(once, twice | closed))
        self.dead |= self._some(missing)
        for cell, here in enumerate(marks):
            once = self._some(here)
            several = self._some(here & (here | self.flags) - self.lowest)
            self.dead |= self.flags ^ once
            last = self._all_values(without(once, several | self.filled[cell]))
            for unit in self.units_with[cell]:
                last |= hidden[unit]
            self.coming[cell] = here & last

    def _some(self, marks: int) -> int:
        """The flags of the lanes that have a mark."""
        return marks + self.room & self.flags

    def _all_values(self, flags: int) -> int:
        """All values in the lanes that have a flag."""
        return flags - (flags >> self.step - 1)

    def rows(self) -> Iterator[list[int | None] | None]:
        """For each lane the values placed, None for an empty cell; None for a lane that is dead."""
        value_of = [None, *self.values]
        digits = [self._digits(placed) for placed in self.placed]
        dead = reversed(self._characters(self.dead)[:: self.step])
        for row, lost in zip(zip(*digits, strict=True), dead, strict=True):
            yield None if lost == ord("1") else list(map(value_of.__getitem__, row))

    def _digits(self, placed: int) -> Iterable[int]:
        """For each lane the number of the value placed in a cell, counted from 1, 0 for none.

        A lane is a character in what is written out of one value; translating these to numbers and
        adding them up as one long integer reads off all lanes at once.
        """
        written = self._characters(placed)
        total = 0
        for number in range(1, self.step):
            lanes = written[self.step - number :: self.step]
            digit = bytes.maketrans(b"01", bytes([0, number]))
            total += int.from_bytes(lanes.translate(digit), "big")
        return total.to_bytes(self.count, "little")

    def _characters(self, bits: int) -> bytes:
        """The bits as 0 and 1, the last lane in front, in each lane its flag first."""
        return f"{bits:0{self.count * self.step}b}".encode()


def repeated(bits: int, step: int, count: int) -> int:
    """The bits, `count` times, `step` places apart."""
    made = 1
    while made < count:
        bits |= bits << step * made
        made *= 2
    return bits & (1 << step * count) - 1


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
