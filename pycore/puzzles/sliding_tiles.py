"""Sliding tiles: the 8-puzzle, the 15-puzzle and their smaller kin.

place   numbered row by row from 0
state   bytes: the number of the tile on each place, 0 for the gap
home    every tile in order, the gap last

Facts: the 8-puzzle has 181440 positions that can be solved; the farthest two need 31 moves (OEIS
A089473). Half of all arrangements can never be solved (Johnson and Story, Notes on the "15" puzzle,
1879).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import factorial

from pycore.model.drawing import Drawing, grid
from pycore.model.movement import Move, Movement, entries
from pycore.model.options import Choice
from pycore.model.puzzle import Example, Puzzle, Settings
from pycore.model.text import BadInput, InCell, Named, Text
from pycore.puzzles._line_costs import LineCosts

GAP = 0
STARTS = {
    "2x3": "4 5 _\n1 2 3",
    "3x3": "7 2 4\n5 _ 6\n8 3 1",
    "3x4": "5 1 3 4\n2 _ 7 8\n9 6 10 11",
    "4x4": "5 1 3 4\n2 10 6 8\n13 9 7 12\n_ 14 11 15",
}
"""The usual start of each size, rows x columns."""
SIZES = tuple(STARTS)


@dataclass(frozen=True)
class SlidingTiles(Movement[bytes]):
    """A frame of `rows` x `columns` places."""

    rows: int = 3
    columns: int = 3

    @property
    def spots(self) -> int:
        """The places of the frame."""
        return self.rows * self.columns

    @property
    def total(self) -> int:
        """All arrangements, of which half can be solved."""
        return factorial(self.spots)

    @property
    def best(self) -> str:
        """Both ends while two waves fit into memory, then deepening with its heuristic."""
        return "both-ends" if self.spots < 12 else "deepening"

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """The gap, and the tiles by number."""
        return ("gap", *map(str, range(1, self.spots)))

    @cached_property
    def letters(self) -> Mapping[str, int]:
        """The numbers, and several signs for the gap."""
        return {str(number): number for number in range(self.spots)} | dict.fromkeys("_.-xX", GAP)

    @cached_property
    def _home(self) -> bytes:
        return bytes([*range(1, self.spots), GAP])

    @cached_property
    def _beside(self) -> tuple[tuple[int, ...], ...]:
        """For each place those beside it."""
        return tuple(
            tuple(other for other in range(self.spots) if self._are_beside(place, other))
            for place in range(self.spots)
        )

    def _are_beside(self, place: int, other: int) -> bool:
        (row, column), (row_, column_) = divmod(place, self.columns), divmod(other, self.columns)
        return abs(row - row_) + abs(column - column_) == 1

    def moves(self, state: bytes) -> list[Move[bytes]]:
        """The tiles beside the gap slide into it."""
        gap = state.index(GAP)
        found = []
        for place in self._beside[gap]:
            after = bytearray(state)
            after[gap], after[place] = state[place], GAP
            found.append(Move(place, gap, bytes(after)))
        return found

    def is_goal(self, state: bytes) -> bool:
        """Home."""
        return state == self._home

    def goals(self) -> Iterable[bytes]:
        """Home."""
        return (self._home,)

    def is_move(self, before: bytes, after: bytes) -> bool:
        """Two places beside each other have changed tiles, and one of the two is the gap."""
        changed = [p for p, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
        if len(changed) != 2 or not self._are_beside(*changed):
            return False
        first, second = changed
        swapped = before[first] == after[second] and before[second] == after[first]
        return swapped and GAP in (before[first], before[second])

    def faces_of(self, state: bytes) -> Sequence[int]:
        """The tiles themselves."""
        return state

    def state_of(self, faces: Sequence[int]) -> bytes:
        """The arrangement. Raises BadInput for a tile that is there twice (or the gap)."""
        for place, face in enumerate(faces):
            if face in faces[:place]:
                missing = next(f for f in range(self.spots) if f not in faces)
                twice, wanted = self.faces[face], self.faces[missing]
                raise BadInput(
                    InCell(place),
                    Text(
                        f"{twice} is there twice, and {wanted} is missing.",
                        f"{_in_japanese(twice)}が 2 つあり、{_in_japanese(wanted)}がありません。",
                    ),
                )
        return bytes(faces)

    def write(self, state: bytes) -> str:
        """The rows, with _ for the gap."""
        signs = ["_" if tile == GAP else str(tile) for tile in state]
        width = len(str(self.spots - 1))
        rows = (signs[at : at + self.columns] for at in range(0, self.spots, self.columns))
        return "\n".join(" ".join(sign.rjust(width) for sign in row) for row in rows)

    def why_not(self, state: bytes, source: int, target: int | None) -> Text | None:
        """Only a tile, only beside the gap, only into it."""
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
        """Say so when the arrangement is odd.

        A slide exchanges two tiles (the gap counted as one) and moves the gap by one place, so the
        parity of the arrangement and that of the gap's way home always change together.
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
        """Add up every tile's distance to its place, and two moves for each that must make way.

        A tile in its row (or column) that stands in the way of another there must leave it and come
        back: Manhattan distance with linear conflicts (Hansson, Mayer and Yung, 1992).
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


def _in_japanese(face: str) -> str:
    return "空き" if face == "gap" else f" {face} "


def build(settings: Settings) -> SlidingTiles:
    """The frame, with the usual start of its size."""
    rows, columns = map(int, settings["size"].split("x"))
    home = SlidingTiles(bytes([*range(1, rows * columns), GAP]), rows, columns)
    return home.at(home.read(STARTS[settings["size"]]))


def draw(settings: Settings) -> Drawing:
    """A grid of squares."""
    rows, columns = map(int, settings["size"].split("x"))
    return grid(rows, columns)


def explain(settings: Settings) -> Text:
    """The rules in words."""
    rows, columns = map(int, settings["size"].split("x"))
    last = rows * columns - 1
    return Text(
        f"{last} numbered tiles lie in a frame of {rows} rows and {columns} columns; one place is "
        "empty.\nA tile beside the empty place slides into it.\n"
        f"Put the tiles in order, row by row from 1 to {last}, the empty place last.",
        f"{rows} 行 {columns} 列の枠に 1〜{last} の駒があり、1 か所だけ空いています。\n"
        "空きの隣の駒を、空きへ滑らせます。\n"
        f"1〜{last} の順に上の行から並べ、空きを最後にしてください。",
    )


def implied(start: str) -> Mapping[str, str]:
    """The size follows from the number of places. Raises BadInput when no size has so many."""
    largest = build({"size": SIZES[-1]})
    places = sum(1 for _ in entries(start, largest.letters))
    for size in SIZES:
        rows, columns = map(int, size.split("x"))
        if rows * columns == places:
            return {"size": size}
    raise BadInput(
        Named("text"),
        Text(
            f"has {places} places; 6, 9, 12 or 16 are needed.",
            f"{places} か所あります。6、9、12、16 か所のどれかにしてください。",
        ),
    )


PUZZLE = Puzzle(
    name="sliding-tiles",
    title=Text("Sliding tiles", "スライディングパズル"),
    summary=Text(
        "Slide the tiles of the 8-puzzle or the 15-puzzle into order",
        "8 パズルや 15 パズルの駒を滑らせて順に並べる",
    ),
    place=70,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Choice(
            "size",
            Text("Size", "大きさ"),
            tuple((size, Text(size, size.replace("x", "×"))) for size in SIZES),
            "3x3",
        ),
    ),
    examples=(
        Example(
            Text("One of the two farthest of the 8-puzzle", "8 パズルでいちばん遠い 2 局面の 1 つ"),
            {"size": "3x3"},
            "8 6 7\n2 5 4\n3 _ 1",
            {"moves": 31},
        ),
        Example(
            Text("The other one", "もう 1 つのいちばん遠い局面"),
            {"size": "3x3"},
            "6 4 7\n8 5 _\n3 2 1",
            {"moves": 31},
        ),
        Example(
            Text("Cannot be solved: two tiles exchanged", "解けない並び（2 枚だけ入れ替え）"),
            {"size": "4x4"},
            "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 _",
        ),
        Example(
            Text("An easy 15-puzzle", "やさしい 15 パズル"),
            {"size": "4x4"},
            STARTS["4x4"],
        ),
    ),
    implied=implied,
)
