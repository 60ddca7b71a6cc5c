"""Flip It: a row of two-sided pieces with one gap; jump into the gap and turn what you jump over.

place   0 to n - 1 from the left; one of them is the gap
state   the row as a string of ● (black), ○ (white) and _ (the gap)
jump    a piece goes over one or more pieces into the gap; each piece jumped over is turned, the
        jumper is not
slide   a piece beside the gap moves into it: a variant of the rules

Facts (the article on Flip It, recomputed): ●●_●●●, ●_○●●●● and ●_○○○●●● need 8 jumps each; the
farthest positions for n = 5, 6, 7, 8 need 10, 8, 8, 8 jumps, and 6, 6, 7, 7 moves with slides.
docs/flip-it.md has all n.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from pycore.drawing import Drawing, Spot
from pycore.movement import Level, Move, Movement, Sweep, entries
from pycore.puzzle import Choice, Example, Line, Puzzle, Settings, Whole
from pycore.puzzles._flip_it_levels import levels_of_rows
from pycore.text import BadInput, Text
from pycore.typed import number_or_any

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
    """A row; `end` is the place where the gap must be at the end (None: anywhere), `slides` allows
    slides.
    """

    end: int | None = None
    slides: bool = False

    faces = FACES
    letters = LETTERS

    @property
    def spots(self) -> int:
        """The places of the row."""
        return len(self.start)

    @property
    def total(self) -> int:
        """A gap somewhere and two sides for each piece."""
        return self.spots << (self.spots - 1)

    def moves(self, state: str) -> list[Move[str]]:
        """The jumps (and slides) into the gap, from the left."""
        gap = state.index(GAP)
        nearest = 1 if self.slides else 2
        left, right, turned = state[:gap], state[gap + 1 :], state.translate(TURNED)
        found = []
        for piece in range(gap - nearest + 1):
            over = turned[piece + 1 : gap]
            found.append(Move(piece, gap, left[:piece] + GAP + over + left[piece] + right))
        for piece in range(gap + nearest, len(state)):
            over = turned[gap + 1 : piece]
            found.append(Move(piece, gap, left + state[piece] + over + GAP + state[piece + 1 :]))
        return found

    def is_goal(self, state: str) -> bool:
        """All white, and the gap where it should be."""
        return BLACK not in state and (self.end is None or state[self.end] == GAP)

    def goals(self) -> Iterable[str]:
        """All white, for every place the gap may have."""
        for gap in self._ends():
            yield WHITE * gap + GAP + WHITE * (self.spots - gap - 1)

    def is_move(self, before: str, after: str) -> bool:
        """Place by place: the gap and one piece change places, what lies between is turned, the
        rest stays.
        """
        gap, piece = before.find(GAP), after.find(GAP)
        if len(before) != len(after) or abs(gap - piece) < (1 if self.slides else 2):
            return False
        for place, (was, now) in enumerate(zip(before, after, strict=True)):
            between = min(gap, piece) < place < max(gap, piece)
            if place == gap:
                right = now == before[piece]
            elif between:
                right = {was, now} == {BLACK, WHITE}
            else:
                right = place == piece or was == now
            if not right:
                return False
        return True

    def faces_of(self, state: str) -> Sequence[int]:
        """Black, white or the gap, from the left."""
        return state.translate(FACE_OF).encode("latin-1")

    def state_of(self, faces: Sequence[int]) -> str:
        """The row. Raises BadInput unless there is exactly one gap."""
        state = "".join(SIGNS[face] for face in faces)
        first, last = state.find(GAP), state.rfind(GAP)
        if first == -1:
            raise BadInput(
                "text",
                Text(
                    "There is no gap; leave one place empty.",
                    "空きがありません。1 か所を空けてください。",
                ),
            )
        if first != last:
            raise BadInput(
                f"cell {last}",
                Text(
                    f"This is a second gap; place {first} is empty already.",
                    f"空きは 1 つだけです（{first} 番が空いています）。",
                ),
            )
        return state

    def write(self, state: str) -> str:
        """The state itself."""
        return state

    def why_not(self, state: str, source: int, target: int | None) -> Text | None:
        """Only a piece, only into the gap, and (unless slides are allowed) only over another
        piece.
        """
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
        """A whole level at a time, as sets of addresses (see _flip_it_levels.py)."""
        for step in levels_of_rows(self.spots, self._ends(), 1 if self.slides else 2):
            yield (
                step
                if isinstance(step, int)
                else Level(step.states, partial(self._rows, step.positions))
            )

    def _rows(self, positions: Callable[[], Iterator[tuple[int, int]]]) -> Iterator[str]:
        """The rows for places of the gap and colours (bit p: place p is black)."""
        for gap, colours in positions():
            signs = [BLACK if colours >> place & 1 else WHITE for place in range(self.spots)]
            signs[gap] = GAP
            yield "".join(signs)

    def _ends(self) -> Iterable[int]:
        return range(self.spots) if self.end is None else (self.end,)


def build(settings: Settings) -> FlipIt:
    """All black, the gap left of the middle. Raises BadInput for a place that the row does not
    have.
    """
    n, end = settings["n"], settings["gap"]
    if end != "any" and not 0 <= end < n:
        raise BadInput(
            "gap",
            Text(
                f"must be any, or a place from 0 to {n - 1}.", f"any か 0〜{n - 1} にしてください。"
            ),
        )
    gap = (n - 1) // 2
    start = BLACK * gap + GAP + BLACK * (n - gap - 1)
    return FlipIt(start, None if end == "any" else end, settings["rule"] == "slide")


def draw(settings: Settings) -> Drawing:
    """A row of circles."""
    places = range(settings["n"])
    return Drawing(
        "circle", tuple(Spot(place, place, 0) for place in places), rows=(tuple(places),)
    )


def explain(settings: Settings) -> Text:
    """The rules in words."""
    n = settings["n"]
    slide = settings["rule"] == "slide"
    beside = (
        Text(
            "A piece beside the gap may slide into it.",
            "空きの隣の石は、そのまま空きへ滑らせることもできます。",
        )
        if slide
        else Text(
            "A piece beside the gap has nothing to jump over and cannot move.",
            "空きの隣の石は、跳び越す石がないので動けません。",
        )
    )
    end = (
        Text("the gap may be anywhere", "空きはどこでもかまいません")
        if settings["gap"] == "any"
        else Text(
            f"the gap must be at place {settings['gap']}", f"空きは {settings['gap']} 番にします"
        )
    )
    return Text(
        f"A row of {n} places holds {n - 1} pieces, black on one side and white on the other, and "
        "one gap. A piece jumps over one or more pieces into the gap; every piece that is jumped "
        "over is turned, the jumper is not.\n"
        f"{beside.en}\n"
        f"Turn all pieces to white; {end.en}. Places are numbered 0 to {n - 1} from the left.",
        f"{n} か所の列に、表が黒、裏が白の石が {n - 1} 個並び、1 か所が空いています。"
        "石は 1 個以上の石を跳び越えて空きに移ります。"
        "跳び越された石はすべて裏返り、跳んだ石は裏返りません。\n"
        f"{beside.ja}\n"
        f"すべての石を白にしてください。{end.ja}。場所は左から 0〜{n - 1} 番です。",
    )


def implied(start: str) -> Mapping[str, str]:
    """The number of places follows from a row that was typed."""
    return {"n": str(sum(1 for _ in entries(start, LETTERS)))}


PUZZLE = Puzzle(
    name="flip-it",
    title=Text("Flip It", "フリップ・イット"),
    summary=Text(
        "Jump into the gap, turning what you jump over, until all is white",
        "空きへ跳び越えて石を裏返し、すべて白にする",
    ),
    place=40,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Whole("n", Text("Places", "場所の数"), 3, 24, 6),
        Choice(
            "rule",
            Text("Rule", "ルール"),
            (
                ("standard", Text("Jumps only", "跳び越すだけ")),
                ("slide", Text("Jumps and slides", "隣から滑らせてもよい")),
            ),
            "standard",
        ),
        Line(
            "gap",
            Text("Gap at the end (any, or a place)", "最後の空きの場所（any か番号）"),
            number_or_any("gap"),
            "any",
            20,
        ),
    ),
    examples=(
        Example(Text("Five black pieces", "黒 5 個"), {"n": "6"}, "●●_●●●", {"moves": 8}),
        Example(Text("One white among six", "白 1 個入り"), {"n": "7"}, "●_○●●●●", {"moves": 8}),
        Example(
            Text("Three white in the middle", "中に白 3 個"), {"n": "8"}, "●_○○○●●●", {"moves": 8}
        ),
        Example(
            Text("Five black, the gap to the left", "黒 5 個、空きを左端に"),
            {"n": "6", "gap": "0"},
            "●●_●●●",
            {"moves": 9},
        ),
        Example(
            Text("The farthest of five places", "5 か所でいちばん遠い局面"),
            {"n": "5"},
            "●●○_●",
            {"moves": 10},
        ),
        Example(
            Text("With slides", "滑らせてもよいルール"), {"n": "8", "rule": "slide"}, "●_○○○●●●"
        ),
    ),
    implied=implied,
)
