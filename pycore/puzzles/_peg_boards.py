"""The boards of peg solitaire: holes, jumps, symmetries and invariants.

hole      numbered row by row from the top
jump      (source, over, target): three holes in a line
board     "triangle": rows of 1 to 5 holes; "english": a cross of 33 holes
colouring three colours for the holes, so that any three in a line that a jump can use have one of
          each
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from ..model.cell_names import RowAndColumn


@dataclass(frozen=True)
class PegBoard:
    """Holes in rows, and the steps (rows, columns) from a hole to its neighbours. On the triangle a
    row is shifted half a hole to the right for each row below it."""

    name: str
    places: tuple[RowAndColumn, ...]
    steps: tuple[RowAndColumn, ...]

    @cached_property
    def number(self) -> dict[RowAndColumn, int]:
        """The number of the hole at each place."""
        return {place: hole for hole, place in enumerate(self.places)}

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The holes of each row."""
        tops = sorted({row for row, _ in self.places})
        return tuple(
            tuple(hole for hole, (row, _) in enumerate(self.places) if row == top) for top in tops
        )

    @cached_property
    def jumps(self) -> tuple[tuple[int, int, int], ...]:
        """Every jump that three holes in a line allow."""
        found = []
        for (row, column), source in self.number.items():
            for down, right in self.steps:
                over = self.number.get((row + down, column + right))
                target = self.number.get((row + 2 * down, column + 2 * right))
                if over is not None and target is not None:
                    found.append((source, over, target))
        return tuple(found)

    @cached_property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The permutations of the holes by rotations and reflections: hole h goes to s[h]."""
        last = len(self.rows) - 1

        def turned(r: int, c: int) -> RowAndColumn:
            return (last - c, r - c) if self.name == "triangle" else (c, last - r)

        def reflected(r: int, c: int) -> RowAndColumn:
            return (r, r - c) if self.name == "triangle" else (r, last - c)

        pictures = [self.places]
        for _ in range(2 if self.name == "triangle" else 3):
            pictures.append(tuple(turned(r, c) for r, c in pictures[-1]))
        pictures += [tuple(reflected(r, c) for r, c in picture) for picture in pictures]
        return tuple(tuple(self.number[place] for place in picture) for picture in pictures)

    @cached_property
    def colourings(self) -> tuple[tuple[int, ...], ...]:
        """For each colouring three masks of holes, one for each colour."""
        signs = (1,) if self.name == "triangle" else (1, -1)
        return tuple(
            tuple(
                sum(1 << h for h, (r, c) in enumerate(self.places) if (r + sign * c) % 3 == colour)
                for colour in range(3)
            )
            for sign in signs
        )


@cache
def board_named(name: str) -> PegBoard:
    """Return the board of that name."""
    if name == "triangle":
        places = tuple((row, column) for row in range(5) for column in range(row + 1))
        return PegBoard(name, places, ((0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)))
    middle = range(2, 5)
    places = tuple((r, c) for r in range(7) for c in range(7) if r in middle or c in middle)
    return PegBoard(name, places, ((0, 1), (1, 0), (0, -1), (-1, 0)))


def by_pieces(symmetry: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return a symmetry as tables from each 11 bits of a state to the bits of their image."""
    tables = []
    for at in range(0, len(symmetry), 11):
        pictures = [0]
        for hole in symmetry[at : at + 11]:
            pictures += [picture | 1 << hole for picture in pictures]
        tables.append(tuple(pictures))
    return tuple(tables)
