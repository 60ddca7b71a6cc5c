"""Takuzu, also Binairo, Unruly and Tango: zeros and ones, equally many in every row and column,
never three alike side by side.

signs    the option with the size, as `8` or `6x8` (rows x columns, both even), and the signs
         between neighbours: = if they are equal, x if not. With signs it has a word for each row of
         cells, and between two rows a word with the signs between them, as in Futoshiki; a dot (or
         - or _) means no sign: `.=. .... ..x ...x ... .... ...` has 4 rows
lines    whether two rows, or two columns, may be equal

Sources: the second input of challenge 237 (hard) of the forum r/dailyprogrammer, from the page
0hh1.com, with its solution; the largest board of E. Bach's Takuzu solver (ActiveState code, recipe
578414). Facts: without signs, and with all lines different, there are 72 squares of 4 x 4 and 4140
of 6 x 6 (OEIS A253316).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, combinations, pairwise
from typing import TYPE_CHECKING

from ..model.bilingual import Text, capital, joined
from ..model.cell_names import Lines
from ..model.clues import Clue, Clues, Removing
from ..model.drawing import Drawing, Label, Sketch, Stroke, grid
from ..model.drawn_names import from_drawing
from ..model.line_rules import DifferBy
from ..model.options import Choice, OneLine
from ..model.placement import Placement, Solution
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent, AtMost, Cells, Linear, Rule, SumIs
from ._marked_words import blotted
from ._takuzu_signs import LEAST, MOST, TakuzuSigns, read_signs, unsigned

if TYPE_CHECKING:
    from random import Random

    from ..model.clue_entry import ClueEntry

DISC = 0.36
"""The width of the disc under a sign."""

DIFFERENT, ANY = "different", "any"

ROW, COLUMN = Text("row", "行"), Text("column", "列")
WAYS = ((ROW, COLUMN), (COLUMN, ROW))
"""The words for rows and their cells, and for columns."""

BACH = (
    "...1...... .0...0...1 1.11...1.. .....0.... .1......0. 0...0...0. .1...0.... 1...1.1... "
    "11.0...... .......1.."
)
OH_H1 = (
    "0....11..0.. ...1...0.... .0....1...00 1..1..11...1 .........1.. 0.0...1..... ....0....... "
    "....01.0.... ..00..0.0..0 .....1....1. 10.0........ ..1....1..00"
)


def _cells(rows: str) -> str:
    """Return cells as typed."""
    return " ".join(rows.replace(" ", ""))


def _lines(signs: TakuzuSigns) -> tuple[tuple[Cells, ...], tuple[Cells, ...]]:
    """Return the rows, and the columns."""
    rows = tuple(tuple(range(signs.wide * r, signs.wide * (r + 1))) for r in range(signs.tall))
    return rows, tuple(zip(*rows, strict=True))


def _threes(line: Cells) -> Iterable[Cells]:
    """Return each triple of neighbours in a line."""
    return zip(line, line[1:], line[2:], strict=False)


def _no_three_alike(line: Cells) -> Iterable[Rule]:
    """Yield the rules that each triple of neighbours has one or two ones."""
    for three in _threes(line):
        yield AtMost(three, 2)
        yield Linear((three,), "<=", -1, ((-1, -1, -1),))


def _unlike(one: Cells, other: Cells) -> Rule:
    """Return the rule that two lines differ, read as binary numbers."""
    powers = tuple(2**place for place in range(len(one)))
    return Linear((one + other,), "!=", 0, ((*powers, *(-power for power in powers)),))


def build(settings: Settings) -> Placement:
    """Return the cells row by row: half of each line are ones, no three neighbours are alike, and
    signs hold."""
    signs: TakuzuSigns = settings["signs"]
    rows, columns = _lines(signs)
    lines = (*rows, *columns)
    rules: list[Rule] = [SumIs(line, len(line) // 2) for line in lines]
    for line in lines:
        rules += _no_three_alike(line)
    for pair, sign in signs.pairs.items():
        rules.append(DifferBy(pair, 0) if sign == "=" else AllDifferent(pair))
    if settings["lines"] == DIFFERENT:
        for several in (rows, columns):
            rules += [_unlike(one, other) for one, other in combinations(several, 2)]
    return Placement(signs.tall * signs.wide, (0, 1), tuple(rules))


def draw(settings: Settings) -> Drawing:
    """Return a grid with the signs on the edges between cells."""
    signs: TakuzuSigns = settings["signs"]
    plain_grid = grid(signs.tall, signs.wide)
    names = from_drawing(plain_grid).cells
    sketches, labels = [], []
    for pair, sign in signs.pairs.items():
        (r, c), (s, d) = (divmod(cell, signs.wide) for cell in pair)
        at = ((c + d) / 2, (r + s) / 2)
        one, other = (names[cell] for cell in pair)
        words = (
            Text(
                f"{capital(one.en)} and {other.en} are alike.",
                joined(one.ja, "と", other.ja, "は同じ数。"),
            )
            if sign == "="
            else Text(
                f"{capital(one.en)} and {other.en} differ.",
                joined(one.ja, "と", other.ja, "は違う数。"),
            )
        )
        sketches.append(Sketch("white", (Stroke((at,), DISC),), (), words))
        labels.append(Label("=" if sign == "=" else "×", *at, "white", pair, words))
    return replace(plain_grid, labels=tuple(labels), sketches=tuple(sketches))


def name_lines(settings: Settings) -> Lines:
    """Return the names of triples of neighbours, of pairs of lines that must differ, and of the
    pairs with a sign."""
    signs: TakuzuSigns = settings["signs"]
    names = from_drawing(grid(signs.tall, signs.wide)).cells
    named: dict[Cells, Text] = {}
    for several, (along, across) in zip(_lines(signs), WAYS, strict=True):
        for number, line in enumerate(several, 1):
            for at, three in enumerate(_threes(line), 1):
                named[three] = Text(
                    f"{along.en} {number}, {across.en}s {at} to {at + 2}",
                    f"{number} {along.ja}目の {at}〜{at + 2} {across.ja}目",
                )
        for (first, line), (second, other) in combinations(enumerate(several, 1), 2):
            named[line + other] = Text(
                f"{along.en}s {first} and {second}", f"{first} {along.ja}目と {second} {along.ja}目"
            )
    for one, another in signs.pairs:
        named[one, another] = Text(
            f"the sign between {names[one].en} and {names[another].en}",
            joined(names[one].ja, "と", names[another].ja, "の間の記号"),
        )
    return named


def explain(settings: Settings) -> Text:
    """Return the rules in words."""
    signs: TakuzuSigns = settings["signs"]
    en = (
        "Put 0 or 1 into every cell so that each row and each column has as many of one as of the "
        "other, and never three of one side by side."
    )
    ja = (
        "どのマスにも 0 か 1 を入れてください。どの行・列でも 0 と 1 の個数は同じで、同じ数が縦や"
        "横に 3 つ以上続いてはいけません。"
    )
    if settings["lines"] == DIFFERENT:
        en += " No two rows are the same, and no two columns."
        ja += "同じ並びの行どうし、列どうしがあってもいけません。"
    if signs.pairs:
        en += " Two cells with = between them are alike, two with × are not."
        ja += "= をはさむ 2 マスは同じ数、× をはさむ 2 マスは違う数です。"
    return Text(en, ja)


def blank(settings: Settings, random: Random) -> Settings:
    """Return no signs at the same size, remembering whether there were any."""
    signs: TakuzuSigns = settings["signs"]
    wanted = bool(signs.pairs)
    empty = TakuzuSigns(signs.tall, signs.wide, unsigned(signs.tall, signs.wide), wanted)
    return {**settings, "signs": empty}


def clued(settings: Settings, board: Solution, random: Random) -> Settings:
    """Return a sign between any two neighbours, if the puzzle must have signs."""
    signs: TakuzuSigns = settings["signs"]
    if not signs.wanted:
        return {**settings, "signs": replace(signs, wanted=False)}
    rows = [board[signs.wide * r : signs.wide * (r + 1)] for r in range(signs.tall)]
    level = [_between(row, row[1:]) for row in rows]
    upright = [_between(row, below) for row, below in pairwise(rows)]
    words = (*chain.from_iterable(zip(level, upright, strict=False)), level[-1])
    return {**settings, "signs": TakuzuSigns(signs.tall, signs.wide, words)}


def _between(row: Iterable[int], others: Iterable[int]) -> str:
    """Return the signs between the values of two rows of cells, up to the shorter length."""
    return "".join("=x"[a != b] for a, b in zip(row, others, strict=False))


def neighbours(settings: Settings) -> list[Clue]:
    """Return the two cells at each sign."""
    return [*settings["signs"].pairs]


def without_sign(settings: Settings, cells: Clue, board: Solution, random: Random) -> Settings:
    """Return the settings without the sign between two neighbours."""
    signs: TakuzuSigns = settings["signs"]
    row, place = divmod(cells[0], signs.wide)
    number = 2 * row + (cells[1] > cells[0] + 1)
    return {**settings, "signs": replace(signs, words=blotted(signs.words, number, place))}


def _words(typed: str) -> tuple[str, ...]:
    return read_signs(typed).words


def _size(sizes: tuple[int, ...]) -> str:
    return "x".join(map(str, sizes))


def entry() -> ClueEntry:
    """Return how the signs are entered on the board."""
    from ._sign_entry import Signed

    return Signed(
        read=_words,
        draw=grid,
        level={"=": "=", "×": "x"},
        upright={"=": "=", "×": "x"},
        where="white",
        blank=_size,
        sizes=tuple(range(LEAST, MOST + 1, 2)),
        is_square=False,
    )


PUZZLE = Puzzle(
    name="takuzu",
    title=Text("Takuzu (Binairo)", "バイナリーパズル"),
    summary=Text("Zeros and ones, never three alike in a row", "0 と 1、同じ数は 2 つまで"),
    place=33,
    build=build,
    draw=draw,
    explain=explain,
    name_lines=name_lines,
    options=(
        OneLine(
            "signs",
            Text("Size, or signs: row, between, …", "大きさ、または記号（行、行の間、…）"),
            read_signs,
            "10",
            longest=2 * MOST * (MOST + 1),
            suggestions=tuple((str(s), Text(f"{s} × {s}", f"{s} × {s}")) for s in (6, 8, 10, 12)),
        ),
        Choice(
            "lines",
            Text("Rows and columns", "同じ並びの行・列"),
            (
                (DIFFERENT, Text("all different", "なし")),
                (ANY, Text("may be the same", "あってもよい")),
            ),
            DIFFERENT,
        ),
    ),
    examples=(
        Example(
            Text("E. Bach, 10 × 10", "E. バック作、10 × 10"),
            {"signs": "10"},
            _cells(BACH),
            {"solutions": 1},
            opens=True,
        ),
        Example(
            Text("0h h1, 12 × 12", "0h h1 の 12 × 12"),
            {"signs": "12"},
            _cells(OH_H1),
            {"solutions": 1},
        ),
        Example(
            Text("4 × 4, empty", "4 × 4 空白"),
            {"signs": "4"},
            facts={"solutions": 72},
        ),
    ),
    clues=Clues(blank, clued, Removing(neighbours, without_sign, givens=True)),
    entry=entry,
)
