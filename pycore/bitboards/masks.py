"""The masks for many lanes side by side, cached by the number of lanes: making them takes as long
as several rounds."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .boxes import BoxGrid, BoxRotation


class Masks(NamedTuple):
    """The masks of a grid (boxes.py), in every lane.

    `lowest` are the lowest bits of the fields, `flags` their flags, `room` everything below them;
    `tops` are the top bits of the lanes, `below` all the others.
    """

    lowest: int
    flags: int
    room: int
    tops: int
    below: int
    band_turns: tuple[BoxRotation, ...]
    stack_turns: tuple[BoxRotation, ...]


def masks_for(grid: BoxGrid, count: int) -> Masks:
    """Return masks for at least that many lanes, since one set serves several counts. Lanes beyond
    the existing ones are empty, and so dead."""
    step = 1 << max(0, count.bit_length() - 4)
    return _masks(grid, -(-count // step) * step)


@lru_cache(maxsize=64)
def _masks(grid: BoxGrid, count: int) -> Masks:
    def turned(turn: BoxRotation) -> BoxRotation:
        risen, fallen = in_lanes(grid, turn.risen, count), in_lanes(grid, turn.fallen, count)
        return BoxRotation(turn.up, risen, turn.down, fallen)

    lowest, bottoms = in_lanes(grid, grid.lowest, count), in_lanes(grid, 1, count)
    flags, tops = lowest << len(grid.values), bottoms << grid.lane - 1
    return Masks(
        lowest,
        flags,
        flags - lowest,
        tops,
        tops - bottoms,
        tuple(map(turned, grid.band_turns)),
        tuple(map(turned, grid.stack_turns)),
    )


def in_lanes(grid: BoxGrid, bits: int, count: int) -> int:
    """Repeat the bits of one lane in `count` lanes."""
    made = 1
    while made < count:
        bits |= bits << grid.lane * made
        made *= 2
    return bits & (1 << grid.lane * count) - 1
