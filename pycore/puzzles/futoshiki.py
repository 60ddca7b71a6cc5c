"""Futoshiki: a Latin square with signs that say which of two neighbours is less.

signs    the option that defines the puzzle: a word for each row of cells, with the signs between
         neighbours (< or >), and between two rows a word with the signs between them (^ if the
         upper cell is less, v if the lower one is). A dot (or - or _) means no sign, and words are
         divided by spaces, commas, bars or slashes: `.< v.. >. ... ..` is a puzzle of order 3. A
         number alone is the order of a puzzle without signs. An o is a white dot: the two differ by
         one
dots     whether all such dots are drawn: then neighbours without one do not differ by one

Sources: the puzzle of Wikipedia ("Futoshiki"), and one by A. Salamon from the examples of the
constraint modeller Tailor; both with their solutions in H. Kjellerstrand's models (futoshiki.mzn).
Facts: without signs the solutions are the Latin squares: 12, 576 and 161280 of order 3, 4 and 5
(OEIS A002860).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from ..model.bilingual import Text, joined
from ..model.cell_names import Lines
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Label, Sketch, Stroke, grid
from ..model.line_rules import DifferAtLeast, DifferBy
from ..model.options import Choice, OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, Less, Rule
from ._futoshiki_signs import DOT, LEAST, LEVEL, MOST, UPRIGHT, read_signs
from ._marked_words import blotted
from ._square_grids import names_of_cells, rows_and_columns

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

GAP = 1.4
"""The distance between the middles of neighbours, in cells, with room for a sign."""

WIDE = 0.3
"""The width of a dot."""

SOME, ALL = "some", "all"

WIKIPEDIA = ">.>> ..... .... ..... .... ..... ...< ..... <<.."
SALAMON = ">..< ..v.. .... ..vv^ .... .^... ..>. ....v >.>."


def _order(settings: Settings) -> int:
    return len(settings["signs"]) // 2 + 1


def _marked(settings: Settings) -> list[tuple[int, int, str]]:
    """Return all pairs of neighbours, the upper or left one first, with the sign between them."""
    order = _order(settings)
    return [
        (cell, cell + (order if number % 2 else 1), sign)
        for number, word in enumerate(settings["signs"])
        for place, sign in enumerate(word)
        for cell in [number // 2 * order + place]
    ]


def _pairs(settings: Settings) -> list[tuple[int, int]]:
    """Return the pairs with a less-than sign, the lesser cell first."""
    marked = _marked(settings)
    return [(a, b) if sign in "<^" else (b, a) for a, b, sign in marked if sign in LEVEL + UPRIGHT]


def _dots(settings: Settings) -> list[tuple[int, int]]:
    """Return the pairs with a dot."""
    return [(one, other) for one, other, sign in _marked(settings) if sign == DOT]


def _apart(settings: Settings) -> list[tuple[int, int]]:
    """Return the pairs that do not differ by one."""
    if settings["dots"] == SOME:
        return []
    return [(one, other) for one, other, sign in _marked(settings) if sign != DOT]


def build(settings: Settings) -> Placement:
    """Return the cells row by row: all different in rows and columns, and less-thans at signs."""
    order = _order(settings)
    units = tuple(map(AllDifferent, rows_and_columns(order)))
    signs: tuple[Rule, ...] = (
        *(Less(lesser, greater) for lesser, greater in _pairs(settings)),
        *(DifferBy(pair, 1) for pair in _dots(settings)),
        *(DifferAtLeast(pair, 2) for pair in _apart(settings)),
    )
    return Placement(order * order, tuple(range(1, order + 1)), units + signs)


def draw(settings: Settings) -> Drawing:
    """Return squares with room between them, and the signs there."""
    order = _order(settings)
    apart = _squares(order, order)
    spots, names = apart.spots, names_of_cells(order)
    labels = []
    for lesser, greater in _pairs(settings):
        one, other = spots[lesser], spots[greater]
        level = one.y == other.y
        sign = ("<" if lesser < greater else ">") if level else ("∧" if lesser < greater else "∨")
        middle = (one.x + other.x) / 2, (one.y + other.y) / 2
        small, large = names[lesser], names[greater]
        words = Text(
            f"{small.en} is less than {large.en}.", joined(small.ja, "は", large.ja, "より小さい。")
        )
        labels.append(Label(sign, *middle, "between", (lesser, greater), words))
    sketches = []
    for pair in _dots(settings):
        one, other = (spots[cell] for cell in pair)
        middle = (one.x + other.x) / 2, (one.y + other.y) / 2
        a, b = (names[cell] for cell in pair)
        words = Text(
            f"White dot: {a.en} and {b.en} differ by 1.", f"白い点：{a.ja}と{b.ja}の差は 1。"
        )
        sketches.append(Sketch("white", (Stroke((middle,), WIDE),), pair, words))
    return replace(apart, labels=tuple(labels), sketches=tuple(sketches))


def _squares(tall: int, wide: int) -> Drawing:
    """Return squares with room between them."""
    whole = grid(tall, wide)
    return replace(whole, spots=tuple(s._replace(x=s.x * GAP, y=s.y * GAP) for s in whole.spots))


def name_lines(settings: Settings) -> Lines:
    """Return the names of the pairs with a sign, by their cells."""
    names = names_of_cells(_order(settings))
    named: dict[tuple[int, ...], Text] = {}
    signed = (("gap", "間", _apart), ("sign", "間の記号", _pairs), ("dot", "間の点", _dots))
    for en, ja, pairs in signed:
        for pair in pairs(settings):
            one, other = (names[cell] for cell in sorted(pair))
            named[tuple(sorted(pair))] = Text(
                f"the {en} between {one.en} and {other.en}",
                joined(one.ja, "と", other.ja, f"の{ja}"),
            )
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    order = _order(settings)
    en = (
        f"Put the numbers 1 to {order} into the square so that every row and every column has each "
        "of them once"
    )
    ja = f"どの行にもどの列にも 1〜{order} の数が 1 つずつ入るように"
    if _pairs(settings) or settings["dots"] == SOME:
        en += ", and the signs between cells hold: the number at the point is the smaller."
        ja += "、また、マスの間の不等号が成り立つように入れてください（開いた側の数が大きい）。"
    else:
        en, ja = f"{en}.", f"{ja}入れてください。"
    if _dots(settings):
        en += " Two numbers with a white dot between them differ by 1."
        ja += "白い点をはさむ 2 つの数の差は 1 です。"
    if settings["dots"] == ALL:
        en += " All such dots are there: two neighbours without one do not differ by 1."
        ja += "点のない隣どうしの差は 1 ではありません。"
    return Text(en, ja)


def blank(settings: Settings, random: Random) -> Settings:
    """Return no signs: a Latin square of the same order."""
    return {"signs": read_signs(str(_order(settings))), "dots": SOME}


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return a sign between any two neighbours."""
    order = _order(settings)
    rows = [board[order * r : order * (r + 1)] for r in range(order)]
    level = [_signs(LEVEL, row, row[1:]) for row in rows]
    upright = [_signs(UPRIGHT, row, below) for row, below in pairwise(rows)]
    signs = (*chain.from_iterable(zip(level, upright, strict=False)), level[-1])
    return {**settings, "signs": signs}


def _signs(signs: str, row: Iterable[int], others: Iterable[int]) -> str:
    """Return the signs between the values of two rows of cells, up to the shorter length."""
    return "".join(signs[a > b] for a, b in zip(row, others, strict=False))


def neighbours(settings: Settings) -> list[Clue]:
    """Return the two cells at each sign, the upper or left one first."""
    return [tuple(sorted(pair)) for pair in _pairs(settings)]


def without_sign(settings: Settings, cells: Clue, board: Solution, random: Random) -> Settings:
    """Return the settings without the sign between two neighbours."""
    row, place = divmod(cells[0], _order(settings))
    number = 2 * row + (cells[1] > cells[0] + 1)
    return {**settings, "signs": blotted(settings["signs"], number, place)}


def _size(sizes: tuple[int, ...]) -> str:
    return str(sizes[0])


def entry() -> ClueEntry:
    """Return how the signs are entered on the board."""
    from ._sign_entry import Signed

    return Signed(
        read=read_signs,
        draw=_squares,
        level={"<": "<", ">": ">", "○": DOT},
        upright={"∧": "^", "∨": "v", "○": DOT},
        where="between",
        blank=_size,
        sizes=tuple(range(LEAST, MOST + 1)),
        is_square=True,
    )


PUZZLE = Puzzle(
    name="futoshiki",
    title=Text("Futoshiki", "不等式パズル"),
    summary=Text("A Latin square with signs < and >", "不等号でつながるラテン方陣"),
    place=32,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        OneLine(
            "signs",
            Text("Signs: row, between, row …", "不等号（行、行の間、行、…の順）"),
            read_signs,
            SALAMON,
            suggestions=tuple(
                (str(order), Text(f"{order} × {order}, no signs", f"{order} × {order} 記号なし"))
                for order in (4, 5, 6, 7)
            ),
        ),
        Choice(
            "dots",
            Text("White dots (o: differ by 1)", "白い点（o：差が 1）"),
            ((SOME, Text("some of them", "一部だけ")), (ALL, Text("all of them", "すべて"))),
            SOME,
        ),
    ),
    examples=(
        Example(
            Text("A. Salamon", "A. サラモン作"),
            {"signs": SALAMON},
            ". . 3 2 .  . . . . .  . . . . .  . . . . .  . . . . .",
            {"solutions": 1},
            opens=True,
        ),
        Example(
            Text("Wikipedia's example", "Wikipedia の例題"),
            {"signs": WIKIPEDIA},
            ". . . . .  4 . . . 2  . . 4 . .  . . . . 4  . . . . .",
            {"solutions": 1},
        ),
        Example(
            Text("Order 3, no signs", "3 次、記号なし"),
            {"signs": "3"},
            facts={"solutions": 12},
        ),
        Example(
            Text("Order 4, no signs", "4 次、記号なし"),
            {"signs": "4"},
            facts={"solutions": 576},
        ),
    ),
    name_lines=name_lines,
    clues=Clues(blank, clued, Removing(neighbours, without_sign, givens=True)),
    entry=entry,
)
