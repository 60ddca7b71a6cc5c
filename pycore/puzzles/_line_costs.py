"""What sliding tiles still have to do, line by line: distances, and conflicts within a line.

conflict  two tiles that are at home in the line they are in, but in the wrong order: one of them
          must leave the line to let the other pass and come back: two moves beyond its distance
"""

from __future__ import annotations

from collections.abc import Sequence


class LineCosts:
    """What the tiles of one row still have to do up and down, and those of a column to and fro;
    kept by line.
    """

    def __init__(self, columns: int) -> None:
        """Costs for a frame with so many columns."""
        self._columns = columns
        self._known: dict[tuple[bool, int, bytes], int] = {}

    def cost(self, upright: bool, number: int, line: bytes) -> int:
        """Moves across the line needed by the tiles in row (`upright`: column) `number`, conflicts
        included.
        """
        key = (upright, number, line)
        known = self._known.get(key)
        if known is None:
            homes = [divmod(tile - 1, self._columns) for tile in line if tile]
            if upright:
                homes = [(column, row) for row, column in homes]
            across = sum(abs(home - number) for home, _ in homes)
            at_home = [along for home, along in homes if home == number]
            known = across + 2 * (len(at_home) - longest_increasing(at_home))
            self._known[key] = known
        return known


def longest_increasing(numbers: Sequence[int]) -> int:
    """The length of the longest increasing choice from a short row of different numbers, order
    kept.
    """
    best: list[int] = []
    for at, number in enumerate(numbers):
        best.append(1 + max((best[b] for b in range(at) if numbers[b] < number), default=0))
    return max(best, default=0)
