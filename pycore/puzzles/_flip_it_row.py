"""The rows of Flip It: their moves, their goals and their notation.

spot    0 to n - 1 from the left; one of them is the gap
state   the row as a string of ● (black), ○ (white) and _ (the gap)
jump    a piece goes over one or more pieces into the gap; the pieces jumped over are flipped, the
        jumper is not
slide   a piece beside the gap moves into it, in a variant of the rules
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from ..model.bilingual import BadInput, InCell, Named, Text
from ..model.jumps import Jump, Jumps
from ..model.movement import Level, Move, Movement, Sweep
from ._flip_it_levels import levels_of_rows

BLACK, WHITE, GAP = "●", "○", "_"
FACES = ("black", "white", "gap")
SIGNS = BLACK + WHITE + GAP
LETTERS = {
    letter: face
    for face, letters in enumerate(("●bBxX1黒", "○wWoO0白", "_.-・"))
    for letter in letters
}
FACE_OF = str.maketrans({sign: face for face, sign in enumerate(SIGNS)})
TURNED = str.maketrans(BLACK + WHITE, WHITE + BLACK)


@dataclass(frozen=True)
class FlipIt(Movement[str]):
    """A row; `end` is the final spot of the gap (None: any), `slides` allows slides."""

    end: int | None = None
    slides: bool = False

    faces = FACES
    letters = LETTERS

    @property
    def spots(self) -> int:
        return len(self.start)

    @property
    def nearest(self) -> int:
        """The least distance from the gap of a piece that may move."""
        return 1 if self.slides else 2

    @property
    def total(self) -> int:
        """The spots of the gap times two sides for each piece."""
        return self.spots << (self.spots - 1)

    @property
    def jumps(self) -> Jumps:
        """The jumps between spots far enough apart, over all spots between them."""
        spots = range(self.spots)
        table = [
            Jump(source, tuple(range(min(source, gap) + 1, max(source, gap))), gap)
            for source in spots
            for gap in spots
            if abs(source - gap) >= self.nearest
        ]
        return Jumps(SIGNS, GAP, table, {BLACK: WHITE, WHITE: BLACK})

    def moves(self, state: str) -> list[Move[str]]:
        """Return the jumps (and slides) into the gap, from left to right."""
        gap = state.index(GAP)
        pieces = (*range(gap - self.nearest + 1), *range(gap + self.nearest, len(state)))
        return [Move(p, gap, after) for p, after in zip(pieces, self.after(state), strict=True)]

    def after(self, state: str) -> list[str]:
        """Return the rows after those moves, in the same order."""
        gap = state.index(GAP)
        left, right, turned = state[:gap], state[gap + 1 :], state.translate(TURNED)
        return [
            f"{left[:piece]}{GAP}{turned[piece + 1 : gap]}{left[piece]}{right}"
            for piece in range(gap - self.nearest + 1)
        ] + [
            f"{left}{state[piece]}{turned[gap + 1 : piece]}{GAP}{state[piece + 1 :]}"
            for piece in range(gap + self.nearest, len(state))
        ]

    def is_goal(self, state: str) -> bool:
        """Return whether all pieces are white and the gap is at an allowed spot."""
        return BLACK not in state and (self.end is None or state[self.end] == GAP)

    def goals(self) -> Iterable[str]:
        """Return the white rows, for each allowed spot of the gap."""
        for gap in self._ends():
            yield WHITE * gap + GAP + WHITE * (self.spots - gap - 1)

    def is_move(self, before: str, after: str) -> bool:
        """Compare spot by spot: the gap and one piece are exchanged, the pieces between are
        flipped, the rest stays."""
        gap, piece = before.find(GAP), after.find(GAP)
        if len(before) != len(after) or abs(gap - piece) < (1 if self.slides else 2):
            return False
        for spot, (was, now) in enumerate(zip(before, after, strict=True)):
            between = min(gap, piece) < spot < max(gap, piece)
            if spot == gap:
                right = now == before[piece]
            elif between:
                right = {was, now} == {BLACK, WHITE}
            else:
                right = spot == piece or was == now
            if not right:
                return False
        return True

    def faces_of(self, state: str) -> Sequence[int]:
        """Return black, white or the gap, from left to right."""
        return state.translate(FACE_OF).encode("latin-1")

    def state_of(self, faces: Sequence[int]) -> str:
        """Return the row. Raises BadInput unless there is exactly one gap."""
        state = "".join(SIGNS[face] for face in faces)
        first, last = state.find(GAP), state.rfind(GAP)
        if first == -1:
            raise BadInput(
                Named("text"),
                Text(
                    "There is no gap; leave one place empty.",
                    "空きがありません。1 か所を空けてください。",
                ),
            )
        if first != last:
            raise BadInput(
                InCell(last),
                Text(
                    f"This is a second gap; place {first} is empty already.",
                    f"空きは 1 つだけです（{first} 番が空いています）。",
                ),
            )
        return state

    def write(self, state: str) -> str:
        """Return the state itself."""
        return state

    def why_not(self, state: str, source: int, target: int | None) -> Text | None:
        """Allow only a piece, only into the gap, and, unless slides are allowed, only over another
        piece."""
        gap = state.index(GAP)
        if source == gap:
            return Text(
                "This is the gap: choose a piece that jumps into it.",
                "ここは空きです。ここへ跳ぶ石を選んでください。",
            )
        if target is not None and target != gap:
            return Text("A piece can only go to the gap.", "石は空きにしか動けません。")
        if abs(source - gap) == 1 and not self.slides:
            return Text(
                "This piece is beside the gap and has nothing to jump over.",
                "空きの隣の石は、跳び越す石がないので動けません。",
            )
        return None

    def sweep(self) -> Sweep[str]:
        """Return whole levels, as sets of addresses (see _flip_it_levels.py)."""
        for step in levels_of_rows(self.spots, self._ends(), self.nearest):
            yield (
                step
                if isinstance(step, int)
                else Level(step.states, partial(self._rows, step.positions))
            )

    def _rows(self, positions: Callable[[], Iterator[tuple[int, int]]]) -> Iterator[str]:
        """Return the rows for spots of the gap and colours (bit p: spot p is black)."""
        for gap, colours in positions():
            signs = [BLACK if colours >> spot & 1 else WHITE for spot in range(self.spots)]
            signs[gap] = GAP
            yield "".join(signs)

    def _ends(self) -> Iterable[int]:
        return range(self.spots) if self.end is None else (self.end,)
