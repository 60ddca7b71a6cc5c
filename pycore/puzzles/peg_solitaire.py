"""Peg solitaire: jump over a peg into an empty hole, remove that peg, and leave a single one.

The jumps of the pegs are in _peg_jumps.py, the holes in _peg_boards.py.

Facts: from the triangle of 15 with any one hole empty, a single peg can be left; the number of
lines is 29760 from a corner, 14880 from beside a corner, 85258 from the middle of a side and 1550
from inside (recomputed).
"""

from __future__ import annotations

from collections.abc import Mapping

from ..model.bilingual import BadInput, Named, Text
from ..model.cell_names import CellName
from ..model.drawing import Drawing, Spot
from ..model.movement import entries
from ..model.number_list import NumberOrAny
from ..model.options import Choice, OneLine
from ..model.puzzle import Example, Puzzle, Settings
from ._peg_boards import board_named
from ._peg_jumps import LETTERS, PegSolitaire


def build(settings: Settings) -> PegSolitaire:
    """Return the board with the usual hole empty. Raises BadInput for an end outside the board."""
    board, end = board_named(settings["board"]), settings["end"]
    holes = len(board.places)
    if end != "any" and not 0 <= end < holes:
        raise BadInput(
            Named("end"),
            Text(
                f"must be a hole from 0 to {holes - 1}, or left empty.",
                f"0〜{holes - 1} の番号を入れるか、空欄にしてください。",
            ),
        )
    empty = 0 if board.name == "triangle" else holes // 2
    return PegSolitaire((1 << holes) - 1 ^ 1 << empty, board, None if end == "any" else end)


def draw(settings: Settings) -> Drawing:
    """Return round holes; the rows of the triangle are centred."""
    board = board_named(settings["board"])
    slant = 0.5 if board.name == "triangle" else 0.0
    spots = (
        Spot(hole, column - slant * row, row) for hole, (row, column) in enumerate(board.places)
    )
    return Drawing("circle", tuple(spots), rows=board.rows)


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the holes by number, as printed beside them."""
    holes = range(len(board_named(settings["board"]).places))
    return tuple(CellName(Text(f"hole {at}", f"{at} 番の穴"), str(at)) for at in holes)


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    holes = len(board_named(settings["board"]).places)
    end = settings["end"]
    return Text(
        f"A board of {holes} holes, with pegs in all but one. A peg jumps in a straight line "
        "over one peg into the empty hole behind it; the peg that is jumped over is taken away.\n"
        "Leave a single peg"
        + (f", in hole {end}." if end != "any" else ".")
        + f" Holes are numbered 0 to {holes - 1}, row by row.",
        f"{holes} 個の穴があり、1 つを除いてペグが入っています。"
        "ペグはまっすぐ隣のペグを 1 つ跳び越えて、その先の空いた穴に移ります。"
        "跳び越されたペグは取り除きます。\nペグを 1 つだけ"
        + (f"、{end} 番の穴に" if end != "any" else "")
        + f"残してください。穴は上の行から順に 0〜{holes - 1} 番です。",
    )


def implied(start: str) -> Mapping[str, str]:
    """Return the board, implied by the number of holes. Raises BadInput if no board has that
    many."""
    holes = sum(1 for _ in entries(start, LETTERS))
    for name in ("triangle", "english"):
        if len(board_named(name).places) == holes:
            return {"board": name}
    raise BadInput(
        Named("text"),
        Text(
            f"has {holes} holes; 15 or 33 are needed.",
            f"穴が {holes} 個あります。15 個か 33 個にしてください。",
        ),
    )


PUZZLE = Puzzle(
    name="peg-solitaire",
    title=Text("Peg solitaire", "ペグソリティア"),
    summary=Text(
        "Jump over pegs and take them away until one is left",
        "ペグを跳び越えて取り除き、最後の 1 つを残す",
    ),
    place=72,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        Choice(
            "board",
            Text("Board", "盤"),
            (
                ("triangle", Text("Triangle of 15", "三角形（15 穴）")),
                ("english", Text("English cross", "英国式の十字（33 穴）")),
            ),
            "triangle",
        ),
        OneLine(
            "end",
            Text("Hole of the last peg", "最後のペグの穴（番号）"),
            NumberOrAny("end"),
            "any",
            20,
            empty=Text("any hole", "どこでもよい"),
        ),
    ),
    name_cells=name_cells,
    piece=Text("peg", "ペグ"),
    examples=(
        Example(
            Text("The top hole empty", "頂点が空"),
            {"board": "triangle"},
            "○/●●/●●●/●●●●/●●●●●",
            {"moves": 13},
        ),
        Example(
            Text("An inner hole empty", "内側の穴が空"),
            {"board": "triangle"},
            "●/●●/●○●/●●●●/●●●●●",
            {"moves": 13},
        ),
        Example(
            Text("The classic cross, to end in the centre", "十字の定番。最後は中央に"),
            {"board": "english", "end": "16"},
            "●●●/●●●/●●●●●●●/●●●○●●●/●●●●●●●/●●●/●●●",
            {"moves": 31},
        ),
    ),
    implied=implied,
)
