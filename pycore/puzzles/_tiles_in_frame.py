"""Tiles in a frame: their slides, unreachable positions, a lower bound on the moves.

spot    numbered row by row from 0
state   bytes: the tile on each spot by number, 0 for the gap
home    every tile in order, the gap last

Half of all arrangements can never be solved (Johnson and Story, Notes on the "15" puzzle, 1879).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import factorial

from ..model.bilingual import BadInput, InCell, Text, joined
from ..model.jumps import Jump, Jumps
from ..model.movement import Move, Movement
from ._line_costs import LineCosts

GAP = 0


@dataclass(frozen=True)
class SlidingTiles(Movement[bytes]):
    """A frame of `rows` x `columns` spots."""

    rows: int = 3
    columns: int = 3

    @property
    def spots(self) -> int:
        return self.rows * self.columns

    @property
    def total(self) -> int:
        """The number of arrangements, half of which can be solved."""
        return factorial(self.spots)

    @property
    def best(self) -> str:
        """Bidirectional while two frontiers fit in memory, else iterative deepening with its
        heuristic."""
        return "bidirectional" if self.spots < 12 else "iterative-deepening"

    @cached_property
    def faces(self) -> tuple[str, ...]:
        return ("gap", *map(str, range(1, self.spots)))

    @cached_property
    def letters(self) -> Mapping[str, int]:
        return {str(number): number for number in range(self.spots)} | dict.fromkeys("_.-xX", GAP)

    @cached_property
    def _home(self) -> bytes:
        return bytes([*range(1, self.spots), GAP])

    @cached_property
    def _beside(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each spot."""
        return tuple(
            tuple(other for other in range(self.spots) if self._are_beside(spot, other))
            for spot in range(self.spots)
        )

    def _are_beside(self, spot: int, other: int) -> bool:
        (row, column), (row_, column_) = divmod(spot, self.columns), divmod(other, self.columns)
        return abs(row - row_) + abs(column - column_) == 1

    @property
    def jumps(self) -> Jumps:
        """The moves between neighbouring spots; a tile needs at least its distance."""
        signs = ("_", *self.faces[1:])
        table = [Jump(spot, (), gap) for spot in range(self.spots) for gap in self._beside[spot]]
        homes = [divmod(spot, self.columns) for spot in range(self.spots)]
        needs = {
            signs[tile]: [abs(row - r) + abs(column - c) for r, c in homes]
            for tile, (row, column) in enumerate(homes[:-1], 1)
        }
        return Jumps(signs, "_", table, {}, needs)

    def moves(self, state: bytes) -> list[Move[bytes]]:
        """Return the moves of the tiles beside the gap into it."""
        gap = state.index(GAP)
        found = []
        for spot in self._beside[gap]:
            after = bytearray(state)
            after[gap], after[spot] = state[spot], GAP
            found.append(Move(spot, gap, bytes(after)))
        return found

    def is_goal(self, state: bytes) -> bool:
        return state == self._home

    def goals(self) -> Iterable[bytes]:
        return (self._home,)

    def is_move(self, before: bytes, after: bytes) -> bool:
        """Check that two neighbouring spots have exchanged tiles, one of them the gap."""
        changed = [p for p, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
        if len(changed) != 2 or not self._are_beside(*changed):
            return False
        first, second = changed
        swapped = before[first] == after[second] and before[second] == after[first]
        return swapped and GAP in (before[first], before[second])

    def faces_of(self, state: bytes) -> Sequence[int]:
        """Return the tiles themselves."""
        return state

    def state_of(self, faces: Sequence[int]) -> bytes:
        """Return the arrangement. Raises BadInput if a tile (or the gap) occurs twice."""
        for spot, face in enumerate(faces):
            if face in faces[:spot]:
                missing = next(f for f in range(self.spots) if f not in faces)
                twice, wanted = _tile_name(self.faces[face]), _tile_name(self.faces[missing])
                raise BadInput(
                    InCell(spot),
                    Text(
                        f"{twice.en} is there twice, and {wanted.en} is missing.",
                        joined(twice.ja, "が 2 つあり、", wanted.ja, "がありません。"),
                    ),
                )
        return bytes(faces)

    def write(self, state: bytes) -> str:
        """Return the rows, with _ for the gap."""
        signs = ["_" if tile == GAP else str(tile) for tile in state]
        width = len(str(self.spots - 1))
        rows = (signs[at : at + self.columns] for at in range(0, self.spots, self.columns))
        return "\n".join(" ".join(sign.rjust(width) for sign in row) for row in rows)

    def why_not(self, state: bytes, source: int, target: int | None) -> Text | None:
        """Allow only a tile, only beside the gap, only into it."""
        gap = state.index(GAP)
        if source == gap:
            return Text(
                "This is the gap: choose a tile beside it.",
                "ここは空きです。隣の駒を選んでください。",
            )
        if not self._are_beside(source, gap):
            return Text("Only a tile beside the gap can slide.", "空きの隣の駒しか動けません。")
        if target is not None and target != gap:
            return Text("A tile can only slide into the gap.", "駒は空きにしか動けません。")
        return None

    def hopeless(self, state: bytes) -> Text | None:
        """Return a message if the arrangement is odd.

        A slide exchanges two tiles (counting the gap as one) and moves the gap by one spot, so the
        parities of the arrangement and of the gap's way home always change together.
        """
        tiles = [self._home.index(tile) for tile in state]
        exchanges = sum(1 for first, second in combinations(tiles, 2) if first > second)
        row, column = divmod(state.index(GAP), self.columns)
        way = self.rows - 1 - row + self.columns - 1 - column
        if (exchanges + way) % 2:
            return Text(
                "two tiles would have to be exchanged, and slides alone cannot do that (parity).",
                "2 枚の駒を入れ替えなければならず、滑らせるだけではできません（偶奇性）。",
            )
        return None

    def at_least(self, state: bytes) -> int:
        """Add up every tile's distance to its spot, and two moves for each tile that must make
        way.

        A tile in its home row (or column) that blocks another there must leave and return:
        Manhattan distance with linear conflicts (Hansson, Mayer and Yung, 1992).
        """
        columns, rows = self.columns, self.rows
        known = self._line_costs
        total = 0
        for row in range(rows):
            total += known.cost(False, row, state[row * columns : (row + 1) * columns])
        for column in range(columns):
            total += known.cost(True, column, state[column::columns])
        return total

    @cached_property
    def _line_costs(self) -> LineCosts:
        return LineCosts(self.columns)


def _tile_name(face: str) -> Text:
    return Text("the gap", "空き") if face == "gap" else Text(face, face)
