"""Many puzzles side by side in long integers: every step is taken in all of them at once.

lane      the bits of one puzzle, or of one branch of it, in a long integer: a field for each box
field     the bits of one cell: one for each value that it may have, and on top a flag, which is 0
          but in the middle of a sum
place     the number of a cell in its box. There is one long integer for each place: it holds the
          cells at that place, those of all boxes in all lanes (boxes.py)
line      a row or a column
segment   the cells that a line and a box share; as bits, in the field of the box: the values that
          they may have
single    a candidate that is alone: in its cell (naked), or of its value in the box (hidden)
round     in every lane: see what the lines leave to their segments, then place the singles
moving    a lane that the last round changed
dead      a lane without a solution
solved    a lane with one value in each cell that breaks no rule
stuck     a lane that is neither: it becomes two, one with a candidate placed, one without it

Questions about the cells of one box, or the segments of one line, are "and" and "or" of whole
integers: nine cells answer for all boxes of a thousand lanes. Questions about one cell are sums:
adding `room`, all ones below the flags, sets the flag of each field that has a value, and leaves
below it all its values but the lowest, as far as they were there before.

A round costs the same for a lane that moves and one that does not. So the rounds end when few lanes
move; then the solved lanes are read off, the dead ones left out, and the others packed side by side
again, with the branches of those that are stuck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import chain, compress
from operator import or_
from struct import unpack

from ..model.placement import Solution
from .boxes import BoxGrid, Turn
from .segments import possible

Chosen = Sequence[int]
"""For each lane 1 or 0."""


class Lanes:
    """Some lanes. `puzzles` has the number of the puzzle of each; `dead` and `moving` have the top
    bits of lanes, as the last round left them."""

    def __init__(self, grid: BoxGrid, cells: list[int], puzzles: list[int]) -> None:
        """The lanes as they stand: of each place the cells."""
        self.grid = grid
        self.cells = cells
        self.puzzles = puzzles
        self.count = len(puzzles)
        self.dead = self.moving = 0
        self._pieces: list[tuple[bytes, ...]] = []  # of each place the cells, lane by lane
        self.flag = len(grid.values)  # the place of the flag in a field
        self.lowest = self._in_all(grid.lowest)
        self.flags = self.lowest << self.flag
        self.room = self.flags - self.lowest
        bottoms = self._in_all(1)
        self.tops = bottoms << grid.lane - 1
        self.below = self.tops - bottoms
        self.band_turns = [self._turn_in_all(turn) for turn in grid.band_turns]
        self.stack_turns = [self._turn_in_all(turn) for turn in grid.stack_turns]

    def round(self) -> int:
        """One round; the number of lanes that it moved."""
        before = self.cells
        self.cells = self._lines(before)
        wrong = self._singles()
        self.dead = self._lanes_with(wrong)
        moved = reduce(or_, [old ^ new for old, new in zip(before, self.cells, strict=True)])
        self.moving = without(self._lanes_with(moved), self.dead)
        return self.moving.bit_count()

    def _lines(self, cells: list[int]) -> list[int]:
        """What the lines leave of the cells, first the rows, then the columns."""
        tall, wide = self.grid.tall, self.grid.wide
        segments = [reduce(or_, cells[row * wide : row * wide + wide]) for row in range(tall)]
        rows = possible(segments, self.band_turns)
        cells = [cell & rows[place // wide] for place, cell in enumerate(cells)]
        segments = [reduce(or_, cells[column::wide]) for column in range(wide)]
        columns = possible(segments, self.stack_turns)
        return [cell & columns[place % wide] for place, cell in enumerate(cells)]

    def _singles(self) -> int:
        """Place all singles, in their cell and in their box; bits in the lanes where that fails."""
        flags, room, flag = self.flags, self.room, self.flag
        once = twice = 0
        for cell in self.cells:
            twice |= once & cell
            once |= cell
        hidden = once ^ twice
        wrong = room ^ once  # values without a cell
        placed = 0
        cells, singles = [], []
        for cell in self.cells:
            last = cell & hidden
            has_last = last + room & flags
            cell ^= (cell ^ last) & has_last - (has_last >> flag)
            several = (cell + room & cell) + room & flags
            single = without(cell, several - (several >> flag))
            wrong |= has_last & several | placed & single
            placed |= single
            cells.append(cell)
            singles.append(single)
        self.cells = [
            without(cell, placed) | single for cell, single in zip(cells, singles, strict=True)
        ]
        return wrong

    def parted(self) -> tuple[Chosen, Chosen, Chosen]:
        """The lanes that are solved, stuck and still moving. No more rounds can follow."""
        several = reduce(or_, [cell + self.room & cell for cell in self.cells])
        unfinished = self._lanes_with(several) | self.moving
        solved = without(self.tops, unfinished | self.dead)
        stuck = without(unfinished, self.moving | self.dead)
        self._pieces = [self._cut(cell) for cell in self.cells]
        return self._chosen(solved), self._chosen(stuck), self._chosen(self.moving)

    def solutions(self, chosen: Chosen) -> list[Solution]:
        """The solutions of lanes that are solved.

        The number of a value is found binary digit by digit: it is 1 for some values. Then the
        fields of a lane come closer, to a byte each, and bytes can be taken by slices.
        """
        solved = self._packed(chosen)
        grid, flag, count = self.grid, self.flag, solved.count
        digits, boxes = range((flag - 1).bit_length()), range(flag)
        with_one = [
            solved.lowest * sum(1 << number for number in range(flag) if number >> digit & 1)
            for digit in digits
        ]
        in_box = [solved._in_all(255 << box * grid.field) for box in boxes]
        numbers = []
        for cell in solved.cells:
            number = packed = 0
            for digit in digits:
                has_one = (cell & with_one[digit]) + solved.room & solved.flags
                number |= has_one >> flag - digit
            for box in boxes:
                packed |= (number & in_box[box]) >> box * (grid.field - 8)
            numbers.append(packed.to_bytes(grid.lane // 8 * count, "little"))
        by_cell = b"".join([numbers[place][box :: grid.lane // 8] for place, box in grid.spot_of])
        rows = by_cell.translate(grid.values.ljust(256))
        return [tuple(rows[lane::count]) for lane in range(count)]

    def branched(self, stuck: Chosen, moving: Chosen) -> Lanes:
        """The lanes to go on with: those that are stuck, with a candidate placed, those that move,
        and once more those that are stuck, without the candidate."""
        lanes = self._packed(stuck, moving)
        again = list(compress(self.puzzles, stuck))
        candidates = lanes._candidates(len(again))
        the_stuck = (1 << len(again) * self.grid.lane) - 1
        end = lanes.count * self.grid.lane
        cells = []
        for cell, candidate in zip(lanes.cells, candidates, strict=True):
            flags = candidate + lanes.room & lanes.flags
            field = flags - (flags >> self.flag)
            excluded = cell & the_stuck ^ candidate
            cells.append(without(cell, field) | candidate | excluded << end)
        return Lanes(self.grid, cells, lanes.puzzles + again)

    def _candidates(self, count: int) -> list[int]:
        """A candidate in each of the first `count` lanes: of a cell with two if there is one, else
        of a cell with more; as bits of the cells."""
        room, flags, flag = self.room, self.flags, self.flag
        twos, mores = [], []
        for cell in self.cells:
            but_one = cell + room & cell
            more = (but_one + room & but_one) + room & flags
            two = but_one + room & flags ^ more
            twos.append(cell & two - (two >> flag))
            mores.append(cell & more - (more >> flag))
        left = self.tops & (1 << count * self.grid.lane) - 1
        candidates = [0] * len(self.cells)
        for cells in twos, mores:
            for place, cell in enumerate(cells):
                cell &= left - (left >> self.grid.lane - 1)
                candidates[place] |= without(cell, cell + self.below)  # the lowest bit of each lane
                left = without(left, self._lanes_with(cell))
        return candidates

    def _packed(self, *groups: Chosen) -> Lanes:
        """The lanes of each group, side by side."""
        cells = []
        for pieces in self._pieces:
            packed = b"".join(chain.from_iterable(compress(pieces, chosen) for chosen in groups))
            cells.append(int.from_bytes(packed, "little"))
        puzzles = chain.from_iterable(compress(self.puzzles, chosen) for chosen in groups)
        return Lanes(self.grid, cells, list(puzzles))

    def _cut(self, bits: int) -> tuple[bytes, ...]:
        """The lanes of an integer one by one."""
        size = self.grid.lane // 8
        return unpack(f"{size}s" * self.count, bits.to_bytes(size * self.count, "little"))

    def _in_all(self, bits: int) -> int:
        """The bits of one lane in every lane."""
        made = 1
        while made < self.count:
            bits |= bits << self.grid.lane * made
            made *= 2
        return bits & (1 << self.grid.lane * self.count) - 1

    def _turn_in_all(self, turn: Turn) -> Turn:
        return Turn(turn.up, self._in_all(turn.risen), turn.down, self._in_all(turn.fallen))

    def _lanes_with(self, bits: int) -> int:
        """The top bits of the lanes that have any of the bits."""
        return bits + self.below & self.tops

    def _chosen(self, tops: int) -> Chosen:
        """Some lanes by their top bits."""
        size = self.grid.lane // 8
        bits = tops >> self.grid.lane - 1
        return bits.to_bytes(size * self.count, "little")[::size]


def lanes_of(grid: BoxGrid, puzzles: Sequence[Mapping[int, int]]) -> Lanes:
    """A lane for each puzzle, its givens (values by cell) placed."""
    size = grid.lane // 8
    keep_of = grid.keep_of
    states = []
    for givens in puzzles:
        state = grid.blank
        for cell, value in givens.items():
            state &= keep_of[cell][value]
        states.append(state.to_bytes(size * len(grid.values), "little"))
    starts = range(0, size * len(grid.values), size)
    lanes = (b"".join([state[start : start + size] for state in states]) for start in starts)
    cells = [int.from_bytes(some, "little") for some in lanes]
    return Lanes(grid, cells, list(range(len(puzzles))))


def without(bits: int, others: int) -> int:
    """The bits that are not among the others: quicker than `bits & ~others`, since a negative
    integer is turned into another form and back."""
    return bits ^ bits & others
