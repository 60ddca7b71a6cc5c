"""Bit boards: a placement of all-different rules as one long integer.

candidate  one value in one cell, numbered cell * (number of values) + index of the value
group      candidates of which exactly one is true: of one cell, or of one value in a unit
unit       an all-different rule with as many cells as there are values, so that each value occurs
           in it
field      the bits of one group: a bit for each remaining candidate, and on top a flag, set while
           the group is open, that is, while none of its candidates has been placed
board      the fields of all groups side by side; 0 when everything is placed
position   the location of a candidate in one field, counted from 1, as `int.bit_length` returns it
closed     cells that must differ, fewer than there are values: a value in them is a group only once
           it is known to occur there; its flag is set then
record     a copy of the candidates of every cell, on top of the fields, in which placed values stay
           (in layouts with closed cells)

A candidate has a bit in each of its groups (its cell, and its value in each unit), so every
question about groups (which are empty, which have one candidate left, which two) is answered for
all groups at once, by plain arithmetic on neighbouring fields. Placing a candidate is one "and"
with a prepared mask, which removes the candidate, everything incompatible with it, and the flags of
its groups.

The exact-cover view, which treats cells and values in units alike, is Knuth's, "Dancing Links"
(2000). docs/bit-boards.md describes other layouts that were tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_

from ..model.only_all_different import only_all_different
from ..model.placement import Placement, Solution
from ..model.rules import AllDifferent, Cells, Given, Rule, cells_of

RECORDED = 16
"""The bits of a cell in a record, and so the most values."""

DEAD = -1
"""Stands for a board without a solution, as every negative number does."""


@dataclass(frozen=True)
class Layout:
    """The positions of a placement's candidates on its boards, and the masks for them.

    `width` is the number of candidates of a field, which is the number of values; the flag comes on
    top. `flags` and `room` are the flags and the rest of all fields, `cells` the fields of the
    cells, `blank` the empty board. `bits[candidate]` are the bits of a candidate in all its groups,
    `left[candidate]` the bits left on a board when the candidate is placed; `left_at[position]` are
    the same by position. `candidate_at[position]` is the candidate itself, `entry_at[position]` its
    cell and its value. `rivals` are candidates of which at most one is true: a value in the cells
    of a rule too small for a unit. `locks` are the pairs of groups that share candidates, in layers
    (see `Lock`). `record` is the location of the record, RECORDED bits a cell; None without one.
    """

    placement: Placement
    width: int
    flags: int
    room: int
    cells: int
    blank: int
    bits: tuple[int, ...]
    left: tuple[int, ...]
    left_at: tuple[int, ...]
    candidate_at: tuple[int, ...]
    entry_at: tuple[tuple[int, int], ...]
    groups: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[int, ...], ...]
    locks: tuple[Lock, ...]
    record: int | None

    def board(self, givens: Mapping[int, int]) -> int:
        """Return the board with the givens (values by cell) placed; DEAD if two of them
        conflict."""
        number_of = {value: number for number, value in enumerate(self.placement.values)}
        board = self.blank
        for cell, value in givens.items():
            number = number_of[value]
            if not board & 1 << cell * (self.width + 1) + number:
                return DEAD
            board &= self.left[cell * self.width + number]
        return board

    def candidates(self, board: int) -> Iterator[int]:
        """Yield the candidates left in the open cells of a board, in increasing order."""
        for cell in range(self.placement.size):
            field = board >> cell * (self.width + 1)
            for number in range(self.width):
                if field >> number & 1:
                    yield cell * self.width + number

    def solution(self, givens: Mapping[int, int], trail: list[int]) -> Solution:
        """Return the values of all cells, given the givens and the positions on the trail."""
        row = [0] * self.placement.size
        for cell, value in givens.items():
            row[cell] = value
        entry_at = self.entry_at
        for position in trail:
            cell, value = entry_at[position]
            row[cell] = value
        return tuple(row)


@dataclass(frozen=True)
class Lock:
    """One layer of group pairs, with at most one pair (group, other group) for each group.

    `outside` are the candidates of each group that are not in its other group. When none of them is
    left, the value is locked into the shared candidates, and `left_at` has the bits left on the
    board, by the position of the group's flag.
    """

    outside: int
    left_at: Mapping[int, int]


GoneAt = Mapping[int, tuple[Sequence[int], int]]
"""Cells and the index of a value, by the position of a lock's flag."""


class _Left(dict[int, int]):
    """The bits of `everything` that remain when a value, one of `count`, is excluded from cells,
    both at `gone_at[position]`; computed on demand, since most locks are never used."""

    def __init__(self, gone_at: GoneAt, count: int, bits: Sequence[int], everything: int) -> None:
        super().__init__()
        self._gone_at, self._count = gone_at, count
        self._bits, self._everything = bits, everything

    def __missing__(self, position: int) -> int:
        cells, value = self._gone_at.get(position, ((), 0))
        gone = union([self._bits[cell * self._count + value] for cell in cells])
        self[position] = found = self._everything & ~gone
        return found


def is_unit(rule: Rule, count: int) -> bool:
    """Return whether the rule is a unit of a placement with `count` values."""
    return isinstance(rule, AllDifferent) and len(rule.cells) == count


def layout_of(placement: Placement) -> Layout:
    """Return the layout of a placement, ignoring givens. Layouts are cached for further puzzles of
    the same shape. Raises ValueError for a placement that `only_all_different` refuses."""
    rules = tuple(rule for rule in placement.rules if not isinstance(rule, Given))
    return _layout(placement.size, placement.values, rules)


@lru_cache(maxsize=4)
def _layout(size: int, values: tuple[int, ...], without_givens: tuple[Rule, ...]) -> Layout:
    placement = Placement(size, values, without_givens)
    if not only_all_different(placement):
        raise ValueError("bit boards know rules that values differ, and no others")
    return _made(placement, (), recorded=False)


def layout_with_closed(placement: Placement, closed: Sequence[Cells]) -> Layout:
    """Return the layout of the all-different rules of a placement, with a record, and as its last
    groups, in order, a closed group for each value in each of these rows of cells. It has at most
    RECORDED values."""
    rules = tuple(rule for rule in placement.rules if isinstance(rule, AllDifferent))
    plain = Placement(placement.size, placement.values, rules)
    return _made(plain, closed, recorded=True)


def _made(placement: Placement, closed: Sequence[Cells], *, recorded: bool) -> Layout:
    size, count = placement.size, len(placement.values)
    open_, step = groups_of(placement), count + 1
    groups = open_ + _of_values(closed, count)
    end = len(groups) * step
    rules = [rule.cells for rule in placement.rules if isinstance(rule, AllDifferent)]
    rows = [*(cells for cells in rules if len(cells) == count), *closed]
    rivals = [cells for cells in rules if len(cells) < count]

    # From one value of a cell to the next, the bits in the cell and in the record move by one, the
    # bits in the rows by a field.
    record = [1 << end + cell * RECORDED if recorded else 0 for cell in range(size)]
    by_one = [1 << cell * step | record[cell] for cell in range(size)]
    by_field, flags_of = [0] * size, [0] * size
    for row, cells in enumerate(rows):
        first = 1 << (size + row * count) * step
        for at, cell in enumerate(cells):
            by_field[cell] |= first << at
            flags_of[cell] |= first << count
    beside = [{cell} for cell in range(size)]
    for cells in (*rows, *rivals):
        for cell in cells:
            beside[cell].update(cells)
    bits = [
        one << value | field << value * step
        for one, field in zip(by_one, by_field, strict=True)
        for value in range(count)
    ]
    everything, flag = union(bits), 1 << count
    flags = sum(flag << number * step for number in range(len(groups)))
    whole_board = everything | flags
    left: list[int] = []
    for cell, near in enumerate(beside):
        one = union([by_one[other] for other in near])
        field = union([by_field[other] for other in near]) | flags_of[cell]
        whole = union(bits[cell * count : cell * count + count]) | flag << cell * step
        for value in range(count):
            gone = whole | one << value | field << value * step
            left.append(whole_board ^ gone | record[cell] << value)

    candidate_at = [0]
    for group in groups:
        candidate_at += [*group, *([0] * (step - len(group)))]
    entries = [(cell, value) for cell in range(size) for value in placement.values]
    return Layout(
        placement=placement,
        width=count,
        flags=flags,
        room=(1 << end) - 1 ^ flags,
        cells=(1 << size * step) - 1,
        blank=everything | sum(flag << number * step for number in range(len(open_))),
        bits=tuple(bits),
        left=tuple(left),
        left_at=tuple(map(left.__getitem__, candidate_at)),
        candidate_at=tuple(candidate_at),
        entry_at=tuple(map(entries.__getitem__, candidate_at)),
        groups=groups,
        rivals=_of_values(rivals, count),
        locks=_locks(groups, size, count, bits),
        record=end if recorded else None,
    )


def union(masks: Iterable[int]) -> int:
    """Return the union of the masks."""
    return reduce(or_, masks, 0)


def groups_of(placement: Placement) -> tuple[tuple[int, ...], ...]:
    """Return the groups: first of the cells, in order, then of the values in each unit."""
    count = len(placement.values)
    cells = [tuple(range(cell * count, cell * count + count)) for cell in range(placement.size)]
    units = [cells_of(rule) for rule in placement.rules if is_unit(rule, count)]
    return (*cells, *_of_values(units, count))


def _of_values(rows: Sequence[Cells], count: int) -> tuple[tuple[int, ...], ...]:
    """Return for each row of cells the candidates of each value in it."""
    firsts = [[cell * count for cell in cells] for cells in rows]
    return tuple(
        [tuple([first + value for first in row]) for row in firsts for value in range(count)]
    )


def _locks(
    groups: Sequence[tuple[int, ...]], size: int, count: int, bits: Sequence[int]
) -> tuple[Lock, ...]:
    """Return the locks of the groups in units, in which `count` values follow each other: two units
    share the same cells for all of them."""
    step = count + 1
    fields = (1 << len(groups) * step) - 1
    flags = sum(1 << number * step + count for number in range(len(groups)))
    everything = fields | union(bits)
    every_value = sum(1 << value * step for value in range(count))
    rows = [[candidate // count for candidate in group] for group in groups[size::count]]
    rows_with: list[list[int]] = [[] for _ in range(size)]
    for row, cells in enumerate(rows):
        for cell in cells:
            rows_with[cell].append(row)
    layers: list[tuple[int, dict[int, tuple[Sequence[int], int]]]] = []
    for row, cells in enumerate(rows):
        shared: dict[int, list[int]] = {}
        for cell in cells:
            for other in rows_with[cell]:
                if other != row:
                    shared.setdefault(other, []).append(cell)
        pairs = [(r, some) for r, some in shared.items() if 1 < len(some) < len(rows[r])]
        start = (size + row * count) * step
        for layer, (other, some) in enumerate(pairs):
            if layer == len(layers):
                layers.append((fields & ~flags, {}))
            outside, gone_at = layers[layer]
            inside = sum(1 << cells.index(cell) for cell in some)
            rest = [cell for cell in rows[other] if cell not in some]
            for value in range(count):
                gone_at[start + step * (value + 1)] = rest, value
            layers[layer] = (outside & ~(inside * every_value << start), gone_at)
    return tuple(
        Lock(outside, _Left(gone_at, count, bits, everything)) for outside, gone_at in layers
    )


def size_of_masks(size: int, count: int, rows: Sequence[int]) -> int:
    """Estimate the bits that the masks of a layout take: it has `size` cells, and a group for each
    of `count` values in each row of cells, given as a mask. Rows with two common cells have
    locks."""
    board = (size + len(rows) * count) * (count + 1)
    locked = sum((one & other).bit_count() > 1 for one, other in combinations(rows, 2))
    return (size + 2 * locked) * count * board
