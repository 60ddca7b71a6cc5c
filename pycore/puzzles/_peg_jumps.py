"""Pegs on a board: their jumps, the invariants of jumps, and symmetric positions.

state  bit h is 1 when there is a peg in hole h (holes are numbered row by row)

In a colouring of the holes by three colours in turn along every line, a jump preserves which
colours have equal parity, so some positions can be refused without a search (Reiss, 1857; Beasley,
The Ins and Outs of Peg Solitaire, 1985).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..model.bilingual import BadInput, Named, Text
from ..model.jumps import Jump, Jumps
from ..model.movement import Move, Movement
from ._peg_boards import PegBoard, by_pieces

HOLE, PEG = 0, 1
LETTERS = dict.fromkeys("○._0-", HOLE) | dict.fromkeys("●*1xXoO", PEG)


@dataclass(frozen=True)
class PegSolitaire(Movement[int]):
    """A board; `end` is the hole of the last peg (None: any)."""

    board: PegBoard
    end: int | None = None

    faces = ("hole", "peg")
    letters = LETTERS
    lines_alike = True
    best = "depth-first"

    @property
    def spots(self) -> int:
        return len(self.board.places)

    @property
    def total(self) -> int:
        """The ways to have a peg or none in each hole."""
        return 1 << self.spots

    @cached_property
    def _jumps(self) -> list[tuple[int, int, int, int]]:
        """Each jump: source, target, the mask of the two holes with pegs before it, the mask of all
        three."""
        return [(s, t, 1 << s | 1 << o, 1 << s | 1 << o | 1 << t) for s, o, t in self.board.jumps]

    @property
    def jumps(self) -> Jumps:
        """Return the jumps of the board; every jump removes a peg, and one peg remains."""
        table = [Jump(source, (over,), target) for source, over, target in self.board.jumps]
        return Jumps("○●", "○", table, {"●": "○"}, {"●": [1] * self.spots}, 1)

    def moves(self, state: int) -> list[Move[int]]:
        """Return every jump over a peg into an empty hole."""
        return [Move(s, t, state ^ all_) for s, t, two, all_ in self._jumps if state & all_ == two]

    def before(self, state: int) -> list[int]:
        """Return the states before each possible last jump."""
        return [state ^ all_ for _, _, two, all_ in self._jumps if state & all_ == all_ ^ two]

    def is_goal(self, state: int) -> bool:
        """Return whether there is one peg, in the right hole."""
        return state.bit_count() == 1 and (self.end is None or state == 1 << self.end)

    def goals(self) -> Iterable[int]:
        """Return a single peg in each hole, or in the right one."""
        return [1 << hole for hole in (range(self.spots) if self.end is None else (self.end,))]

    def is_move(self, before: int, after: int) -> bool:
        """Check that three holes in a line have changed, and of them only an outer one that was
        empty has a peg now."""
        changed = [h for h in range(self.spots) if (before ^ after) >> h & 1]
        filled = [h for h in changed if after >> h & 1]
        if len(changed) != 3 or len(filled) != 1:
            return False
        row, column = self.board.places[filled[0]]
        taken = [self.board.places[h] for h in changed if h not in filled]
        away = {(other_row - row, other_column - column) for other_row, other_column in taken}
        return any(
            away == {(down, right), (2 * down, 2 * right)} for down, right in self.board.steps
        )

    def faces_of(self, state: int) -> Sequence[int]:
        """Return hole or peg, by number."""
        return [state >> hole & 1 for hole in range(self.spots)]

    def state_of(self, faces: Sequence[int]) -> int:
        """Return the pegs. Raises BadInput if there are none."""
        if PEG not in faces:
            raise BadInput(
                Named("text"), Text("There is no peg on the board.", "盤にペグがありません。")
            )
        return sum(1 << hole for hole, face in enumerate(faces) if face == PEG)

    def write(self, state: int) -> str:
        """Return the rows as laid out on the board."""
        width = max(map(len, self.board.rows))
        rows = (" ".join("○●"[state >> hole & 1] for hole in row) for row in self.board.rows)
        return "\n".join(
            " " * (width - len(holes)) + row
            for holes, row in zip(self.board.rows, rows, strict=True)
        )

    def why_not(self, state: int, source: int, target: int | None) -> Text | None:
        """Allow only a peg, only over a peg, only into an empty hole two away."""
        if not state >> source & 1:
            return Text("This hole is empty: choose a peg.", "ここは空です。ペグを選んでください。")
        targets = [move.target for move in self.moves(state) if move.source == source]
        if target in targets or (target is None and targets):
            return None
        if target is None:
            return Text(
                "This peg has no peg beside it with an empty hole behind.",
                "隣のペグの向こうに空いた穴がないので、このペグは跳べません。",
            )
        if state >> target & 1:
            return Text("There is a peg in that hole already.", "その穴にはもうペグがあります。")
        if any(s == source and t == target for s, t, _, _ in self._jumps):
            return Text("There is no peg to jump over.", "跳び越すペグがありません。")
        return Text(
            "A jump goes in a line, over one peg, to the hole behind it.",
            "まっすぐ、ペグを 1 つだけ跳び越えた先の穴にしか動けません。",
        )

    def at_least(self, state: int) -> int:
        """Return the number of pegs to remove, one in every jump."""
        return state.bit_count() - 1

    def hopeless(self, state: int) -> Text | None:
        """Return a message if the parities of the three colours fit no goal."""
        if any(self._parities(state) == self._parities(goal) for goal in self.goals()):
            return None
        return Text(
            "colour the holes along every line in three colours in turn; no jump changes which of "
            "the colours have equally odd numbers of pegs, and here they do not fit the end.",
            "穴を線に沿って 3 色で順に塗ると、どの色のペグの数の偶奇が等しいかは跳んでも変わらず、"
            "ここでは終わりの形と合いません。",
        )

    def stuck(self, state: int) -> Text:
        """State the number of pegs left, or the hole of the last one."""
        pegs = state.bit_count()
        if pegs == 1:
            hole = state.bit_length() - 1
            return Text(
                f"No move is left: the last peg is in hole {hole}.",
                f"もう跳べません。最後のペグは {hole} 番にあります。",
            )
        return Text(
            f"No move is left: {pegs} pegs remain.", f"もう跳べません。ペグが {pegs} 個残りました。"
        )

    def _parities(self, state: int) -> list[tuple[bool, bool]]:
        """Return for each colouring whether the first colour has the parity of the second and of
        the third."""
        odd = [
            [(state & mask).bit_count() % 2 for mask in masks] for masks in self.board.colourings
        ]
        return [(first == second, first == third) for first, second, third in odd]

    def kind_of(self, state: int) -> Hashable:
        """Return the least image under the symmetries that fix the end."""
        low, middle, high = state & 2047, state >> 11 & 2047, state >> 22
        if self.spots < 22:
            return min(a[low] | b[middle] for a, b in self._pictures)
        return min(a[low] | b[middle] | c[high] for a, b, c in self._pictures)

    @cached_property
    def _pictures(self) -> list[tuple[tuple[int, ...], ...]]:
        return [
            by_pieces(s)
            for s in self.board.symmetries
            if self.end is None or s[self.end] == self.end
        ]
