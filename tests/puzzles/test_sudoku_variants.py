"""Further rules of a Sudoku: their notation, what they mean, and how they are drawn."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Text
from pycore.model.drawing import DrawnLine, Stroke
from pycore.model.notation import read_givens
from pycore.puzzles._square_grids import region_edges
from pycore.puzzles._variants.clue import Clue, Way
from pycore.puzzles._variants.kind import Kind
from pycore.puzzles._variants.kinds import KINDS
from pycore.puzzles._variants.notation import CLUED, WHOLE, Variants
from pycore.puzzles.sudoku import PUZZLE
from pycore.search import default_strategy
from tests.support.variant_rules import fits, refused

SIDE = range(4)
CELLS = [(r, c) for r in SIDE for c in SIDE]
USUAL = "AABBAABBCCDDCCDD"
"""The usual boxes of 4 x 4."""
JIGSAW = "AAABCABBCCDBCDDD"

PUBLISHED = {
    "Thermometers": (
        "847632519295471386631598247129743865486259173753816924368924751974185632512367498"
    ),
    "Arrows": "167584329985362417342719856718293645253647198694158732571936284829471563436825971",
    "Kropki dots, nothing given": (
        "167324958542869731839175462674518293395247186281693547723956814458731629916482375"
    ),
    "Anti-knight": (
        "536241897978536241421879635613485972789623514245917368357198426892764153164352789"
    ),
    "Anti-knight and anti-king": (
        "198234567234567198567198234982345671345671982671982345823456719456719823719823456"
    ),
    "Jigsaw boxes": (
        "364891527189374265542168739625719843213987456937456182876523914498235671751642398"
    ),
    "Even and odd cells": (
        "549837216823614975716925348635149827492786153187352469361478592274593681958261734"
    ),
    "Whispers: neighbours far apart": (
        "796413852352689417184275693247591386615348279839762541923857164478126935561934728"
    ),
    "Sandwich sums": (
        "236941875954378612871625439182439756397856124645217398413562987569783241728194563"
    ),
    "X, V and dots, nothing given": (
        "195287463284536197376149825657912384918374256423658719532461978741895632869723541"
    ),
    "Numbers on corners, with diagonals": (
        "762384591415729368398165427654278913837691245129543786543812679971436852286957134"
    ),
    "Four more boxes, with diagonals": (
        "932674518678521943541398267469283751217459386853716429326147895794865132185932674"
    ),
}


@cache
def latin_squares() -> list[dict[tuple[int, int], int]]:
    """All Latin squares of order 4, their values by place."""
    squares: list[tuple[tuple[int, ...], ...]] = [()]
    for _ in SIDE:
        squares = [
            (*rows, row)
            for rows in squares
            for row in permutations(SIDE)
            if not any(row[c] == above[c] for above in rows for c in SIDE)
        ]
    return [{(r, c): rows[r][c] + 1 for r, c in CELLS} for rows in squares]


@cache
def boxed(picture: str) -> list[dict[tuple[int, int], int]]:
    """Those with boxes of a picture, or the usual ones."""
    return [grid for grid in latin_squares() if fits(grid, Variants(picture=picture), USUAL)]


@pytest.mark.parametrize("title", PUBLISHED)
def test_the_published_solution_is_found(title: str) -> None:
    (example,) = (each for each in PUZZLE.examples if each.title.en == title)
    chosen = PUZZLE.settings(example.options)
    givens = read_givens(example.given, PUZZLE.draw(chosen))
    placement = PUZZLE.placement(chosen).with_givens(givens)
    assert [*solutions(placement)] == [tuple(map(int, PUBLISHED[title]))]
    assert default_strategy(placement).name == "propagate"


@st.composite
def ways(draw: st.DrawFn, diagonal: bool = True, least: int = 2) -> Way:
    """A line through cells of 4 x 4, none of them twice."""
    way = [draw(st.sampled_from(CELLS))]
    for _ in range(draw(st.integers(least - 1, 3))):
        r, c = way[-1]
        around = [
            (s, d)
            for s, d in CELLS
            if (s, d) not in way
            and max(abs(r - s), abs(c - d)) == 1
            and (diagonal or s == r or d == c)
        ]
        if not around:
            break
        way.append(draw(st.sampled_from(around)))
    return tuple(way) if len(way) >= least else ((0, 0), (0, 1))


ROWS_OF_FOUR = [tuple((r, c) for c in SIDE) for r in SIDE]
RAYS = (((2, 0), (1, 1), (0, 2)), ((0, 0), (1, 1), (2, 2), (3, 3)), ((3, 3),))


def clue_of_four(kind: Kind) -> st.SearchStrategy[Clue]:
    """A clue in a grid of 4 x 4."""
    least, most = kind.numbers
    values, sums = (
        st.lists(st.integers(low, high), min_size=least, max_size=most).map(tuple)
        for low, high in ((1, 4), (0, 12))
    )

    def clue(way: Way, numbers: tuple[int, ...]) -> Clue:
        return Clue(kind.name, way, numbers)

    match kind.form:
        case "edges":
            return st.builds(clue, ways(diagonal=False), values)
        case "corner":
            inner = st.integers(0, 2)
            return st.builds(clue, st.tuples(st.tuples(inner, inner)), values)
        case "side":
            sides = [*ROWS_OF_FOUR, *zip(*ROWS_OF_FOUR, strict=True)]
            return st.builds(clue, st.sampled_from(sides), sums)
        case "ray":
            return st.builds(clue, st.sampled_from(RAYS), sums)
        case "area":
            area = st.lists(st.sampled_from(CELLS), min_size=2, max_size=4, unique=True).map(tuple)
            return st.builds(clue, area, sums)
        case "areas" if kind.name == "pill":
            bent = ways(least=3).filter(lambda way: len(way) > 2)
            return bent.map(lambda way: Clue("pill", way[:2], (), way[1:]))
        case "areas":
            return ways().map(lambda way: Clue(kind.name, way, (), tuple((c, r) for r, c in way)))
    long = ways(least=kind.least).filter(lambda way: len(way) >= kind.least)
    return long.map(lambda way: Clue(kind.name, way))


CLUES_OF_FOUR = st.one_of(*(clue_of_four(KINDS[name]) for name in CLUED))


@given(
    st.sets(st.sampled_from(WHOLE), max_size=2),
    st.sampled_from(["", "", JIGSAW]),
    st.lists(CLUES_OF_FOUR, max_size=3),
)
@settings(max_examples=400)
def test_the_solutions_are_the_grids_that_obey_the_rules(
    whole: set[str], picture: str, clues: list[Clue]
) -> None:
    ordered = sorted(clues, key=lambda clue: CLUED.index(clue.name))
    variants = Variants(tuple(name for name in WHOLE if name in whole), picture, tuple(ordered))
    try:
        chosen = PUZZLE.settings({"size": "4", "variants": str(variants)})
    except BadInput:
        assert "is named twice" in refused(str(variants), size="4").en
        return
    assert chosen["variants"] == variants
    found = {*solutions(PUZZLE.placement(chosen))}
    assert found == {
        tuple(grid[at] for at in CELLS) for grid in boxed(picture) if fits(grid, variants, USUAL)
    }


def test_every_line_has_a_name() -> None:
    names = PUZZLE.names(
        PUZZLE.settings({"variants": "king thermo r1c1-r3c1 white r5c5-r5c6 odd r9c9"})
    )
    assert names.line((0, 9, 18)) == Text(
        "the thermometer from row 1, column 1 to row 3, column 1",
        "1 行目 1 列目から 3 行目 1 列目への温度計",
    )
    assert names.line((40, 41)) == Text(
        "the white dot between row 5, column 5 and row 5, column 6",
        "5 行目 5 列目と 5 行目 6 列目の間の白い点",
    )
    assert names.line((80,)) == Text("the odd cell at row 9, column 9", "9 行目 9 列目の奇数のマス")
    assert names.line((20, 30)) == Text(
        "the diagonal step between row 3, column 3 and row 4, column 4",
        "3 行目 3 列目と 4 行目 4 列目の間の斜め",
    )


def test_the_rules_say_what_is_new_in_paragraphs_of_their_own() -> None:
    words = PUZZLE.explain(PUZZLE.settings({"variants": "knight arrow r1c1-r1c3 r9c1-r9c3"}))
    for told in words:
        assert len(told.split("\n")) == 3


def test_a_line_is_drawn_from_cell_to_cell_and_says_what_it_means() -> None:
    chosen = PUZZLE.settings({"variants": "thermo r1c1-r1c2 arrow r3c1-r3c3 black r5c1-r6c1"})
    thermo, arrow, black = PUZZLE.draw(chosen).sketches
    assert thermo.cells == (0, 1)
    assert thermo.strokes == (Stroke(((0, 0),), 0.76), Stroke(((0, 0), (1, 0)), 0.28))
    assert thermo.words == Text("Thermometer: r1c1 < r1c2.", "温度計：r1c1 < r1c2。")
    assert arrow.words.en == "Arrow: r3c1 = r3c2 + r3c3."
    circle, shaft, head = arrow.strokes
    assert circle.points == ((0, 2),)
    assert shaft.points == ((0.4, 2.0), (1, 2), (2, 2))  # from the edge of the circle
    assert head.points[1] == (2, 2)
    assert head.points[0][1] == -head.points[2][1] + 4  # on both sides of the line
    assert (black.ink, black.strokes, black.cells) == (
        "black",
        (Stroke(((0, 4.5),), 0.24),),
        (36, 45),
    )


def test_boxes_have_their_own_edges_each_stretch_one_line() -> None:
    edges = {(frozenset(line.points), line.thick) for line in region_edges("AABB" * 4, 4)}
    assert edges == {
        (frozenset(DrawnLine(points).points), True)
        for points in (
            ((-0.5, -0.5), (3.5, -0.5)),
            ((-0.5, 3.5), (3.5, 3.5)),
            ((-0.5, -0.5), (-0.5, 3.5)),
            ((1.5, -0.5), (1.5, 3.5)),
            ((3.5, -0.5), (3.5, 3.5)),
        )
    }
