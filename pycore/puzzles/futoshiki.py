"""Futoshiki: a Latin square in which signs between neighbours say which of the two is less.

signs    the option that makes the puzzle: a word for each row of cells, with the signs between
         neighbours (< or >), and between two of them a word with the signs between the rows (^ if
         the upper cell is less, v if the lower one is). A dot (or - or _) stands for no sign, and
         words are divided by spaces, commas, bars or slashes: `.< v.. >. ... ..` is a puzzle of
         order 3. A number alone is the order of a puzzle without signs.

Sources: the puzzle of Wikipedia ("Futoshiki"), and one by A. Salamon from the examples of the
constraint modeller Tailor; both with their solutions in H. Kjellerstrand's models (futoshiki.mzn).
Facts: without signs the solutions are the Latin squares: 12, 576 and 161280 of order 3, 4 and 5
(OEIS A002860).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text, joined, many, plain, shown, whole_number
from ..model.cell_names import Lines
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Label, Spot
from ..model.options import OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, Less
from ._marked_words import blotted
from ._square_grids import names_of_cells, rows_and_columns

if TYPE_CHECKING:
    from random import Random

LEAST, MOST = 2, 9
"""The smallest and the largest order."""

NONE = ".-_"
LEVEL, UPRIGHT = "<>", "^v"
"""The signs between neighbours in a row, and in a column: of two cells the first is less, or the
second."""

OTHER_SIGNS = str.maketrans("∧⌃Λ∨⌄V〈〉≺≻", "^^^vvv<><>")
"""Other characters that people use for them."""

GAP = 1.4
"""Between the middles of two neighbours, in cells: there is room for a sign."""

WIKIPEDIA = ">.>> ..... .... ..... .... ..... ...< ..... <<.."
SALAMON = ">..< ..v.. .... ..vv^ .... .^... ..>. ....v >.>."


def read_signs(typed: str) -> tuple[str, ...]:
    """Return the words of the option, rows of cells and what is between them in turn.

    Raises BadInput that names the option, and the word that is wrong.
    """
    order = whole_number(typed)
    if order and LEAST <= order <= MOST:
        return tuple("." * (order - 1 + number % 2) for number in range(2 * order - 1))
    words = tuple(re.findall(r"[^\s,|/]+", plain(typed).translate(OTHER_SIGNS)))
    order = len(words) // 2 + 1
    if len(words) % 2 == 0 or not LEAST <= order <= MOST:
        raise _bad(
            f"a puzzle of order 5 has 9 words, one for each of the 5 rows and one between two of "
            f"them ({len(words)} here); orders go from {LEAST} to {MOST}, and a number alone "
            f"means no signs.",
            f"5 次なら、5 つの行とその間で 9 語です（今は {len(words)} 語）。次数は "
            f"{LEAST}〜{MOST} で、数だけを書くと記号なしになります。",
        )
    for number, word in enumerate(words):
        _check(word, number, order)
    return tuple(re.sub(f"[{re.escape(NONE)}]", ".", word) for word in words)


def _check(word: str, number: int, order: int) -> None:
    """Raise BadInput if a word, counted from 0, is too long or too short or has a wrong sign."""
    between = number % 2
    signs, needed = (UPRIGHT, order) if between else (LEVEL, order - 1)
    place = number // 2 + 1
    at = (
        Text(f"between rows {place} and {place + 1}", f"{place} 行目と {place + 1} 行目の間")
        if between
        else Text(f"in row {place}", f"{place} 行目")
    )
    if len(word) != needed:
        raise _bad(
            f"{shown(word)} {at.en} has {many(len(word), 'character')}; {needed} are "
            f"needed there at order {order}, with a dot for no sign.",
            f"{at.ja}の {shown(word)} は {len(word)} 文字です。{order} 次では、記号のないところを "
            f". として {needed} 文字にしてください。",
        )
    for sign in word:
        if sign not in signs + NONE:
            raise _bad(
                f"{shown(sign)} cannot stand {at.en}; write {signs[0]} or {signs[1]}, or a dot "
                "for no sign.",
                f"{at.ja}に {shown(sign)} は使えません。{signs[0]} か {signs[1]}、記号がなければ . "
                f"を書いてください。",
            )


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("signs"), Text(en, ja))


def _order(settings: Settings) -> int:
    return len(settings["signs"]) // 2 + 1


def _pairs(settings: Settings) -> list[tuple[int, int]]:
    """Return the pairs of neighbours with a sign between them, the lesser one first."""
    order = _order(settings)
    return [
        (cell, other) if sign in "<^" else (other, cell)
        for number, word in enumerate(settings["signs"])
        for place, sign in enumerate(word)
        if sign != "."
        for cell in [number // 2 * order + place]
        for other in [cell + (order if number % 2 else 1)]
    ]


def build(settings: Settings) -> Placement:
    """Return the cells row by row, all different in rows and columns, less-than where signs are."""
    order = _order(settings)
    units = tuple(map(AllDifferent, rows_and_columns(order)))
    signs = tuple(Less(lesser, greater) for lesser, greater in _pairs(settings))
    return Placement(order * order, tuple(range(1, order + 1)), units + signs)


def draw(settings: Settings) -> Drawing:
    """Return squares with room between them, and the signs there."""
    order = _order(settings)
    cells = range(order * order)
    spots = tuple(Spot(cell, cell % order * GAP, cell // order * GAP) for cell in cells)
    rows = tuple(tuple(cells[order * r : order * (r + 1)]) for r in range(order))
    names = names_of_cells(order)
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
    return Drawing("square", spots, (), rows, labels=tuple(labels))


def name_lines(settings: Settings) -> Lines:
    """Return each pair with a sign, by its cells."""
    names = names_of_cells(_order(settings))
    named: dict[tuple[int, ...], Text] = {}
    for pair in _pairs(settings):
        one, other = (names[cell] for cell in sorted(pair))
        named[pair] = Text(
            f"the sign between {one.en} and {other.en}",
            joined(one.ja, "と", other.ja, "の間の記号"),
        )
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    order = _order(settings)
    return Text(
        f"Put the numbers 1 to {order} into the square so that every row and every column has each "
        "of them once, and the signs between cells hold: the number at the point is the smaller.",
        f"どの行にもどの列にも 1〜{order} の数が 1 つずつ入るように、また、マスの間の不等号が"
        "成り立つように入れてください（開いた側の数が大きい）。",
    )


def blank(settings: Settings, random: Random) -> Settings:
    """Return no signs: a Latin square of the same order."""
    return {"signs": read_signs(str(_order(settings)))}


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return a sign between any two neighbours."""
    order = _order(settings)
    rows = [board[order * r : order * (r + 1)] for r in range(order)]
    level = [_signs(LEVEL, row, row[1:]) for row in rows]
    upright = [_signs(UPRIGHT, row, below) for row, below in pairwise(rows)]
    return {"signs": (*chain.from_iterable(zip(level, upright, strict=False)), level[-1])}


def _signs(signs: str, row: Iterable[int], others: Iterable[int]) -> str:
    """Return the signs between the values of two rows of cells, as far as both go."""
    return "".join(signs[a > b] for a, b in zip(row, others, strict=False))


def neighbours(settings: Settings) -> list[Clue]:
    """Return the two cells at each sign, the upper or left one first."""
    return [tuple(sorted(pair)) for pair in _pairs(settings)]


def without_sign(settings: Settings, cells: Clue, board: Solution, random: Random) -> Settings:
    """Return the settings without the sign between two neighbours."""
    row, place = divmod(cells[0], _order(settings))
    number = 2 * row + (cells[1] > cells[0] + 1)
    return {"signs": blotted(settings["signs"], number, place)}


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
)
