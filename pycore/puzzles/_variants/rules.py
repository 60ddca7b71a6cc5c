"""What further rules ask of the cells of a Sudoku, and their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ...model.bilingual import Text, joined, many
from ...model.cell_names import Lines, square
from ...model.line_rules import DifferBy, QuotientIs
from ...model.regular import OneOf
from ...model.rules import AllDifferent, Cells, Increasing, Linear, Rule, cells_of
from .._square_grids import boxes
from .notation import PICTURE, Variants, Way, bad, sign_of

STEPS = {"knight": ((1, -2), (1, 2), (2, -1), (2, 1)), "king": ((1, -1), (1, 1))}
"""Of each move, the steps that lead down (rows, columns); a king's straight steps stay in a row or
column, where numbers differ anyway."""

MOVES_IN_WORDS = {
    "knight": Text("knight's move", "桂馬とび"),
    "king": Text("diagonal step", "斜め"),
}

ABOUT = {
    "knight": Text(
        "Two cells a chess knight's move apart hold different numbers.",
        "チェスのナイト（桂馬とび）で移れる 2 マスには異なる数が入ります。",
    ),
    "king": Text(
        "Two cells that touch at a corner hold different numbers.",
        "斜めに隣り合う 2 マスには異なる数が入ります。",
    ),
    "thermo": Text(
        "Along a thermometer the numbers grow, from the bulb on.",
        "温度計の数は、丸い球から先へ順に大きくなります。",
    ),
    "arrow": Text(
        "The numbers along an arrow add up to the number in its circle.",
        "矢印の線上の数の和が、丸の中の数になります。",
    ),
    "white": Text(
        "Numbers on both sides of a white dot differ by 1.", "白い点をはさむ 2 数の差は 1 です。"
    ),
    "black": Text(
        "Of the numbers on both sides of a black dot one is the double of the other.",
        "黒い点をはさむ 2 数は、一方が他方の 2 倍です。",
    ),
    "even": Text("A shaded square holds an even number.", "灰色の四角のマスには偶数が入ります。"),
    "odd": Text("A shaded disc holds an odd number.", "灰色の丸のマスには奇数が入ります。"),
}
"""Each rule in words."""


def check(variants: Variants, size: int) -> None:
    """Raise BadInput if the grid of that size has no such cells or boxes."""
    for name, way in variants.lines:
        for place in way:
            if max(place) >= size:
                raise bad(
                    f"{sign_of(place)} after {name} is outside; rows and columns go to {size}.",
                    f"{name} の {sign_of(place)} は盤の外です。行も列も {size} までです。",
                )
    count = Counter(variants.picture)
    if variants.picture and len(variants.picture) != size * size:
        raise bad(
            f"the picture after {PICTURE} has {many(len(variants.picture), 'cell')}; "
            f"{size * size} are needed.",
            f"{PICTURE} の図は {len(variants.picture)} マスです。{size * size} マス必要です。",
        )
    for letter, cells in count.items():
        if cells != size:
            raise bad(
                f"box {letter} has {many(cells, 'cell')}; each needs {size}.",
                f"ブロック {letter} は {cells} マスです。どれも {size} マスにしてください。",
            )


def boxes_of(variants: Variants, size: int) -> dict[Cells, Text]:
    """Return the boxes with their names, the usual ones without a picture."""
    if not variants.picture:
        return boxes(size)
    return {
        tuple(cell for cell, each in enumerate(variants.picture) if each == letter): Text(
            f"box {letter}", f"ブロック {letter}"
        )
        for letter in dict.fromkeys(variants.picture)
    }


def further_rules(variants: Variants, size: int) -> tuple[Rule, ...]:
    """Return the rules beside those of rows, columns, boxes and diagonals."""
    return tuple(rule for rule, _ in _named(variants, size))


def names_of(variants: Variants, size: int) -> Lines:
    """Return the names of the lines in the further rules, by their cells."""
    return {cells_of(rule): name for rule, name in _named(variants, size)}


def in_words(variants: Variants) -> Text:
    """Return the further rules, a paragraph each, with a newline before it."""
    there = [*variants.moves, *dict.fromkeys(name for name, _ in variants.lines)]
    return Text(
        "".join(f"\n{ABOUT[name].en}" for name in there),
        "".join(f"\n{ABOUT[name].ja}" for name in there),
    )


def _named(variants: Variants, size: int) -> Iterator[tuple[Rule, Text]]:
    """Yield the further rules with their names."""

    def cells(way: Way) -> Cells:
        return tuple(size * r + c for r, c in way)

    for way in variants.ways("thermo"):
        yield Increasing(cells(way)), _along(way, Text("thermometer", "温度計"))
    for way in variants.ways("arrow"):
        weights = (-1, *[1] * (len(way) - 1))
        rule = Linear((cells(way),), "=", 0, (weights,))
        yield rule, _along(way, Text("arrow", "矢印"))
    for pair in _dots(variants, "white"):
        yield DifferBy(cells(pair), 1), _between(pair, Text("white dot", "白い点"))
    for pair in _dots(variants, "black"):
        yield QuotientIs(cells(pair), 2), _between(pair, Text("black dot", "黒い点"))
    for name, first, text in (
        ("even", 2, Text("the even cells", "偶数のマス")),
        ("odd", 1, Text("the odd cells", "奇数のマス")),
    ):
        if ways := variants.ways(name):
            where = tuple(cell for way in ways for cell in cells(way))
            yield OneOf(where, tuple(range(first, size + 1, 2))), text
    for move in variants.moves:
        for pair in _apart(variants, size, move):
            yield AllDifferent(cells(pair)), _between(pair, MOVES_IN_WORDS[move])


def _along(way: Way, what: Text) -> Text:
    """Return the name of a line."""
    one, other = (square(r + 1, c + 1) for r, c in (way[0], way[-1]))
    return Text(
        f"the {what.en} from {one.en} to {other.en}",
        joined(one.ja, "から", other.ja, "への", what.ja),
    )


def _between(pair: Way, what: Text) -> Text:
    """Return the name of what two cells have between them."""
    one, other = (square(r + 1, c + 1) for r, c in pair)
    return Text(
        f"the {what.en} between {one.en} and {other.en}",
        joined(one.ja, "と", other.ja, "の間の", what.ja),
    )


def _dots(variants: Variants, name: str) -> Iterator[Way]:
    """Yield the two cells of each dot."""
    return (pair for way in variants.ways(name) for pair in pairwise(way))


def _apart(variants: Variants, size: int, move: str) -> Iterator[Way]:
    """Yield the pairs of cells that are a move apart and in no box together."""
    box = {cell: number for number, cells in enumerate(boxes_of(variants, size)) for cell in cells}
    for r in range(size):
        for c in range(size):
            for down, right in STEPS[move]:
                s, d = r + down, c + right
                if s < size and 0 <= d < size and box[size * r + c] != box[size * s + d]:
                    yield (r, c), (s, d)
