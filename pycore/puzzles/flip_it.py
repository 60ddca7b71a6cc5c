"""Flip It: a row of two-sided pieces with one gap; jump into the gap and flip the pieces jumped
over.

The moves of the pieces are in _flip_it_row.py.

Facts (the article on Flip It, recomputed): ●●_●●●, ●_○●●●● and ●_○○○●●● need 8 jumps each; the
farthest positions for n = 5, 6, 7, 8 need 10, 8, 8, 8 jumps, and 6, 6, 7, 7 moves with slides.
docs/flip-it.md has all n.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text
from ..model.cell_names import CellName
from ..model.drawing import Drawing, Spot
from ..model.movement import entries
from ..model.number_list import NumberOrAny
from ..model.options import Choice, OneLine, Whole
from ..model.puzzle import Example, Puzzle, Settings

if TYPE_CHECKING:
    from ._flip_it_row import FlipIt


def build(settings: Settings) -> FlipIt:
    """Return the black row, with the gap left of the middle. Raises BadInput for a place outside
    the row."""
    from ._flip_it_row import BLACK, GAP, FlipIt  # not needed for a list of puzzles

    n, end = settings["n"], settings["gap"]
    if end != "any" and not 0 <= end < n:
        raise BadInput(
            Named("gap"),
            Text(
                f"must be a place from 0 to {n - 1}, or left empty.",
                f"0〜{n - 1} の番号を入れるか、空欄にしてください。",
            ),
        )
    gap = (n - 1) // 2
    start = BLACK * gap + GAP + BLACK * (n - gap - 1)
    return FlipIt(start, None if end == "any" else end, settings["rule"] == "slide")


def draw(settings: Settings) -> Drawing:
    """Return a row of circles."""
    places = range(settings["n"])
    return Drawing(
        "circle", tuple(Spot(place, place, 0) for place in places), rows=(tuple(places),)
    )


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the places by number, as printed under the row."""
    places = range(settings["n"])
    return tuple(CellName(Text(f"place {at}", f"{at} 番"), str(at)) for at in places)


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
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
    """Return the number of places, implied by a typed row."""
    from ._flip_it_row import LETTERS

    return {"n": str(sum(1 for _ in entries(start, LETTERS)))}


PUZZLE = Puzzle(
    name="flip-it",
    title=Text("Flip It", "フリップ・イット"),
    summary=Text(
        "Jump into the gap, turning what you jump over, until all is white",
        "石を跳び越えて裏返し、すべて白にする",
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
        OneLine(
            "gap",
            Text("Where the gap must end", "最後の空きの場所（番号）"),
            NumberOrAny("gap"),
            "any",
            20,
            empty=Text("anywhere", "どこでもよい"),
        ),
    ),
    name_cells=name_cells,
    piece=Text("piece", "石"),
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
            Text("The farthest of five places", "5 か所の最遠局面"),
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
