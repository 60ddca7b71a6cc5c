"""Deduction on bit boards, and branching where nothing more follows.

single   the only candidate left of an open group: a naked single in a cell, a hidden single in a
         unit
lock     a value of one group confined to the cells shared with another, and so excluded from the
         rest of the other
trail    the positions of the candidates placed, in order
handled  for each layer of locks (layout.py), the flags of groups whose lock has been used

All steps except placing treat all groups of the board at once. Adding or subtracting one mask for
all fields is safe because a carry out of a field's candidates ends in its flag.
"""

from __future__ import annotations

from .layout import Layout

COMPARED = 12
"""The most groups of two compared when branching: more cost more time than they save
(docs/bit-boards.md)."""


def settle(layout: Layout, board: int, trail: list[int], handled: list[int]) -> int:
    """Place all singles and use all locks until nothing more follows; return the board, 0 when
    full.

    A negative board has no solution: its complement has the flags of the groups without a
    candidate. `trail` and `handled` are extended in place.
    """
    while True:
        board = place_singles(layout, board, trail)
        if board <= 0:
            return board
        unlocked = use_locks(layout, board, handled)
        if unlocked == board:
            return board
        board = unlocked


def place_singles(layout: Layout, board: int, trail: list[int]) -> int:
    """Like `settle`, without locks. A full board is reduced to its record."""
    flags, width, left_at = layout.flags, layout.width, layout.left_at
    while True:
        open_ = board & flags
        if not open_:
            return board
        # Subtracting 1 from each open field clears its lowest candidate and sets the bits below
        # it, so that "and" leaves the others; a field without candidates borrows its flag. After
        # a second time, the remaining flags are of fields with two candidates or more.
        lowest = open_ >> width
        others = board & board - lowest
        if others & flags != open_:
            return ~(others & flags ^ open_)
        single = open_ ^ (others - lowest & open_)
        if not single:
            return board
        placed = board & single - (single >> width)
        while placed:
            position = placed.bit_length()
            left = left_at[position]
            board &= left
            placed &= left
            trail.append(position)


def use_locks(layout: Layout, board: int, handled: list[int]) -> int:
    """Use every unhandled lock and return the board."""
    open_ = board & layout.flags
    for layer, lock in enumerate(layout.locks):
        locked = open_ ^ open_ & ((board & lock.outside) + layout.room | handled[layer])
        if locked:
            handled[layer] |= locked
            while locked:
                position = locked.bit_length()
                board &= lock.left_at[position]
                locked ^= 1 << position - 1
    return board


def fewest(layout: Layout, board: int) -> int:
    """Return the flags of the open groups with the fewest candidates, on a board without empty
    groups."""
    open_ = board & layout.flags
    lowest = open_ >> layout.width
    rest = board ^ open_
    while True:
        rest &= (rest | open_) - lowest  # removes the lowest candidate of each field
        emptied = open_ ^ (rest + layout.room & open_)
        if emptied:
            return emptied


def positions_in(layout: Layout, board: int, flag: int) -> list[int]:
    """Return the positions of the candidates left in the group whose flag is at `flag`, highest
    first."""
    start = flag - 1 - layout.width
    field = board >> start & (1 << layout.width) - 1
    positions = []
    while field:
        index = field.bit_length()
        field ^= 1 << index - 1
        positions.append(start + index)
    return positions


def branches(layout: Layout, board: int) -> list[int]:
    """Return the positions of the candidates to try on a settled board: all of one group with the
    fewest.

    Among the first few cells with two candidates, choose the one whose candidates touch the most
    candidates of other such cells, and try the candidate that touches more first: each touch places
    a value at once. If no cell has two candidates, use values with two candidates in a unit.
    """
    tight = fewest(layout, board)
    chosen = positions_in(layout, board, tight.bit_length())
    if len(chosen) != 2:
        return chosen
    paired = board & tight - (tight >> layout.width)
    paired = paired & layout.cells or paired  # cells are also quicker: they are the lowest bits
    left_at = layout.left_at
    left, whole, best = paired, paired.bit_count(), -1
    for _ in range(COMPARED):
        one = left.bit_length()
        if not one:
            break
        left ^= 1 << one - 1
        two = left.bit_length()
        left ^= 1 << two - 1
        touched_by_one = whole - (paired & left_at[one]).bit_count()
        touched_by_two = whole - (paired & left_at[two]).bit_count()
        if touched_by_one * touched_by_two > best:
            best = touched_by_one * touched_by_two
            chosen = [one, two] if touched_by_one > touched_by_two else [two, one]
    return chosen
