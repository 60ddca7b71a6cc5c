"""Many puzzles side by side in long integers: each step acts on all of them at once.

lane      the bits of one puzzle, or of one branch of it, in a long integer: a field for each box
field     the bits of one cell: one for each possible value, and on top a flag, which is 0 except in
          the middle of a sum
position  the index of a cell in its box. The cells at one position, of all boxes in all lanes, form
          one long integer (boxes.py)
line      a row or a column
segment   the cells shared by a line and a box; as bits, in the field of the box: their possible
          values
single    a candidate alone in its cell (naked), or alone of its value in the box (hidden)
round     in every lane: restrict the segments of all lines, then place the singles
moving    a lane that the last round changed
dead      a lane without a solution
solved    a lane with one value in each cell that breaks no rule
stuck     any other lane that no longer moves: it becomes two, one with a candidate placed, one
          without it

Questions about the cells of one box, or the segments of one line, are "and" and "or" of whole
integers: nine cells answer for all boxes of a thousand lanes. Questions about one cell are sums:
adding `room`, all ones below the flags, sets the flag of each field that has a value and clears its
lowest value; an "and" with the field leaves the others.

A round costs the same for a lane whether it moves or not. So the rounds end when few lanes move;
then the solved lanes are read, the dead ones dropped, and the others packed side by side again,
with the branches of the stuck ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain, compress
from operator import or_
from struct import unpack

from ..model.placement import Solution
from .boxes import BoxGrid
from .masks import in_lanes, masks_for
from .segments import possible

Chosen = Sequence[int]
"""1 or 0 for each lane."""

State = bytes
"""The state of one lane: its cells, position by position."""


class Lanes:
    """Some lanes. `puzzles` has the number of each one's puzzle; `dead` and `moving` hold the top
    bits of lanes, as of the last round."""

    def __init__(self, grid: BoxGrid, cells: list[int], puzzles: list[int]) -> None:
        """Create lanes from their cells at each position."""
        self.grid = grid
        self.cells = cells
        self.puzzles = puzzles
        self.count = len(puzzles)
        self.dead = self.moving = 0
        self._pieces: list[tuple[bytes, ...]] = []  # the cells of each position, lane by lane
        self.masks = masks_for(grid, self.count)
        self.flag = len(grid.values)  # the position of the flag in a field

    def round(self) -> int:
        """Do one round; return the number of lanes that moved."""
        before = self.cells
        self.cells = self._lines(before)
        wrong = self._singles()
        self.dead = self._lanes_with(wrong)
        moved = reduce(or_, [old ^ new for old, new in zip(before, self.cells, strict=True)])
        self.moving = without(self._lanes_with(moved), self.dead)
        return self.moving.bit_count()

    def _lines(self, cells: list[int]) -> list[int]:
        """Return the cells restricted by the lines, first the rows, then the columns."""
        tall, wide = self.grid.tall, self.grid.wide
        segments = [reduce(or_, cells[row * wide : row * wide + wide]) for row in range(tall)]
        rows = possible(segments, self.masks.band_turns)
        cells = [cell & rows[position // wide] for position, cell in enumerate(cells)]
        segments = [reduce(or_, cells[column::wide]) for column in range(wide)]
        columns = possible(segments, self.masks.stack_turns)
        return [cell & columns[position % wide] for position, cell in enumerate(cells)]

    def _singles(self) -> int:
        """Place all naked and hidden singles; return bits in the lanes where that fails."""
        _, flags, room, *_ = self.masks
        flag = self.flag
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
        """Return the solved, the stuck and the moving lanes. No more rounds can follow."""
        room = self.masks.room
        several = reduce(or_, [cell + room & cell for cell in self.cells])
        unfinished = self._lanes_with(several) | self.moving
        solved = without(self.masks.tops, unfinished | self.dead)
        stuck = without(unfinished, self.moving | self.dead)
        self._pieces = [self._cut(cell) for cell in self.cells]
        return self.chosen(solved), self.chosen(stuck), self.chosen(self.moving)

    def states(self, chosen: Chosen) -> list[State]:
        """Return the states of some lanes, after `parted`."""
        lanes = zip(*(compress(pieces, chosen) for pieces in self._pieces), strict=True)
        return [b"".join(positions) for positions in lanes]

    def branched(self, stuck: Chosen, moving: Chosen) -> Lanes:
        """Return the next lanes: the stuck ones with a candidate placed, the moving ones, and the
        stuck ones again without the candidate."""
        lanes = self._packed(stuck, moving)
        again = list(compress(self.puzzles, stuck))
        candidates = lanes._candidates(len(again))
        _, flags, room, *_ = lanes.masks
        the_stuck = (1 << len(again) * self.grid.lane) - 1
        end = lanes.count * self.grid.lane
        cells = []
        for cell, candidate in zip(lanes.cells, candidates, strict=True):
            has_one = candidate + room & flags
            field = has_one - (has_one >> self.flag)
            excluded = cell & the_stuck ^ candidate
            cells.append(without(cell, field) | candidate | excluded << end)
        return Lanes(self.grid, cells, lanes.puzzles + again)

    def going(self, chosen: Chosen) -> tuple[Lanes, list[State]]:
        """Return the chosen lanes, and the states of the others."""
        self._pieces = [self._cut(cell) for cell in self.cells]
        return self._packed(chosen), self.states([not goes for goes in chosen])

    def joined(self, states: Sequence[State], puzzles: list[int]) -> Lanes:
        """Return these lanes together with others."""
        more = lanes_of(self.grid, states, puzzles)
        end = self.count * self.grid.lane
        cells = [cell | new << end for cell, new in zip(self.cells, more.cells, strict=True)]
        return Lanes(self.grid, cells, self.puzzles + puzzles)

    def _candidates(self, count: int) -> list[int]:
        """Return, as bits of the cells, a candidate in each of the first `count` lanes: of a cell
        with two if possible, else of a cell with more."""
        _, flags, room, tops, below, *_ = self.masks
        flag = self.flag
        twos, mores = [], []
        for cell in self.cells:
            but_one = cell + room & cell
            more = (but_one + room & but_one) + room & flags
            two = but_one + room & flags ^ more
            twos.append(cell & two - (two >> flag))
            mores.append(cell & more - (more >> flag))
        left = tops & (1 << count * self.grid.lane) - 1
        candidates = [0] * len(self.cells)
        for cells in twos, mores:
            for position, cell in enumerate(cells):
                cell &= left - (left >> self.grid.lane - 1)
                candidates[position] |= without(cell, cell + below)  # the lowest bit of each lane
                left = without(left, self._lanes_with(cell))
        return candidates

    def _packed(self, *groups: Chosen) -> Lanes:
        """Pack the lanes of each group side by side."""
        cells = []
        for pieces in self._pieces:
            packed = b"".join(chain.from_iterable(compress(pieces, chosen) for chosen in groups))
            cells.append(int.from_bytes(packed, "little"))
        puzzles = chain.from_iterable(compress(self.puzzles, chosen) for chosen in groups)
        return Lanes(self.grid, cells, list(puzzles))

    def _cut(self, bits: int) -> tuple[bytes, ...]:
        """Split an integer into lanes."""
        size = self.grid.lane // 8
        return unpack(f"{size}s" * self.count, bits.to_bytes(size * self.count, "little"))

    def _lanes_with(self, bits: int) -> int:
        """Return the top bits of the lanes with any of the bits."""
        return bits + self.masks.below & self.masks.tops

    def chosen(self, tops: int) -> Chosen:
        """Return lanes by their top bits."""
        size = self.grid.lane // 8
        bits = (tops & (1 << self.grid.lane * self.count) - 1) >> self.grid.lane - 1
        return bits.to_bytes(size * self.count, "little")[::size]


def lanes_of(grid: BoxGrid, states: Sequence[State], puzzles: list[int]) -> Lanes:
    """Return a lane for each state, with the number of its puzzle."""
    size = grid.lane // 8
    starts = range(0, size * len(grid.values), size)
    lanes = (b"".join([state[start : start + size] for state in states]) for start in starts)
    return Lanes(grid, [int.from_bytes(some, "little") for some in lanes], puzzles)


def solutions_of(grid: BoxGrid, states: Sequence[State]) -> list[Solution]:
    """Return the solutions of solved lanes.

    The indices of values are found binary digit by digit, all fields at once. Then the fields of a
    lane are packed into a byte each, and bytes can be sliced.
    """
    solved = lanes_of(grid, states, [0] * len(states))
    flag, count = solved.flag, solved.count
    lowest, flags, room, *_ = solved.masks
    digits, boxes = range((flag - 1).bit_length()), range(flag)
    with_one = [
        lowest * sum(1 << number for number in range(flag) if number >> digit & 1)
        for digit in digits
    ]
    in_box = [in_lanes(grid, 255 << box * grid.field, count) for box in boxes]
    numbers = []
    for cell in solved.cells:
        number = packed = 0
        for digit in digits:
            has_one = (cell & with_one[digit]) + room & flags
            number |= has_one >> flag - digit
        for box in boxes:
            packed |= (number & in_box[box]) >> box * (grid.field - 8)
        numbers.append(packed.to_bytes(grid.lane // 8 * count, "little"))
    by_cell = b"".join([numbers[position][box :: grid.lane // 8] for position, box in grid.spot_of])
    rows = by_cell.translate(grid.values.ljust(256))
    return [tuple(rows[lane::count]) for lane in range(count)]


def without(bits: int, others: int) -> int:
    """Return the bits that are not among the others; quicker than `bits & ~others`, which converts
    to a negative integer and back."""
    return bits ^ bits & others
