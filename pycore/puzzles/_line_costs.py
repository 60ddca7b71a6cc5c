"""The cost of solving sliding tiles, line by line: distances, and conflicts within a line.

conflict  two tiles in their home line in the wrong order: one of them must leave the line and
          return to let the other pass, two moves beyond its distance
"""

from __future__ import annotations

from collections.abc import Sequence


class LineCosts:
    """The vertical moves that the tiles of each row still need, and the horizontal moves for each
    column; cached by line."""

    def __init__(self, columns: int) -> None:
        """Prepare costs for a frame with that many columns."""
        self._columns = columns
        self._known: dict[tuple[bool, int, bytes], int] = {}

    def cost(self, upright: bool, number: int, line: bytes) -> int:
        """Return the moves across the line that the tiles in row (`upright`: column) `number` need,
        including conflicts."""
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
    """Return the length of the longest increasing subsequence of a short row of different
    numbers."""
    best: list[int] = []
    for at, number in enumerate(numbers):
        best.append(1 + max((best[b] for b in range(at) if numbers[b] < number), default=0))
    return max(best, default=0)
