"""Further rules of a Sudoku: their notation, what they mean, and how they are drawn."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.drawing import Line, Stroke
from pycore.model.notation import read_givens
from pycore.puzzles._variants.clue import Clue, Way
from pycore.puzzles._variants.drawing import region_edges
from pycore.puzzles._variants.kind import Kind
from pycore.puzzles._variants.kinds import KINDS
from pycore.puzzles._variants.notation import CLUED, WHOLE, Variants, read_variants
from pycore.puzzles.sudoku import PUZZLE
from pycore.search import default_strategy
from tests.support.variant_rules import fits

SIDE = range(4)
CELLS = [(r, c) for r in SIDE for c in SIDE]
USUAL = "AABBAABBCCDDCCDD"
"""The usual boxes of 4 x 4."""
JIGSAW = "AAABCABBCCDBCDDD"
CELLS_TYPED = ("r1c1", "r1c4-r2c4", "r1c1-r3c3", "5=r1c1-r3c3", "r1c1+r2c2", "r1c1=r2c2", "4=r2c2")

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
    return [
        {(r, c): rows[r][c] + 1 for r, c in CELLS}
        for rows in product(permutations(SIDE), repeat=4)
        if all(len({row[c] for row in rows}) == 4 for c in SIDE)
    ]


def refused(typed: str, **others: str) -> Text:
    """Why a puzzle is not made."""
    with pytest.raises(BadInput) as why:
        PUZZLE.build(PUZZLE.settings({"variants": typed, **others}))
    assert why.value.place == Named("variants")
    return why.value.words


@pytest.mark.parametrize("title", PUBLISHED)
def test_the_published_solution_is_found(title: str) -> None:
    (example,) = (each for each in PUZZLE.examples if each.title.en == title)
    chosen = PUZZLE.settings(example.options)
    givens = read_givens(example.given, PUZZLE.draw(chosen))
    placement = PUZZLE.placement(chosen).with_givens(givens)
    assert [*solutions(placement)] == [tuple(map(int, PUBLISHED[title]))]
    assert default_strategy(placement).name == "propagate"


@pytest.mark.parametrize(
    "typed",
    [
        "knight thermo r9c4-r6c1-r4c3 r1c2-r1c4 even r5c5",
        "thermo r9c4-r8c3-r7c2-r6c1-r5c2-r4c3, r1c2-r1c3-r1c4; even r5c5; knight",
        "  KNIGHT\nThermo R9C4-R6C1-R4C3\neven r5c5\nthermo r1c2-r1c4 knight",
        "ｋｎｉｇｈｔ　ｔｈｅｒｍｏ　ｒ９ｃ４－ｒ６ｃ１－ｒ４ｃ３　ｒ１ｃ２－ｒ１ｃ４ even r5c5",
    ],
)
def test_rules_are_read_however_they_are_written(typed: str) -> None:
    bent = ((8, 3), (7, 2), (6, 1), (5, 0), (4, 1), (3, 2))
    clues = (
        Clue("thermo", bent),
        Clue("thermo", ((0, 1), (0, 2), (0, 3))),
        Clue("even", ((4, 4),)),
    )
    assert read_variants(typed) == Variants(("knight",), "", clues)
    assert str(read_variants(typed)) == "knight thermo r9c4-r6c1-r4c3 r1c2-r1c4 even r5c5"


@pytest.mark.parametrize("typed", ["", "none", " None\n"])
def test_nothing_means_no_further_rules(typed: str) -> None:
    chosen = PUZZLE.settings({"variants": typed})
    assert chosen == PUZZLE.settings({})
    assert PUZZLE.written(chosen)["variants"] == "none"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("bishop", "'bishop' is no further rule; write knight, king, nonconsecutive, disjoint"),
        ("knight r1c1", "'r1c1' is no further rule"),
        ("thermo", "thermo needs its cells behind it, as thermo r1c1-r1c3"),
        ("jigsaw knight", "jigsaw needs its cells behind it"),
        (
            "thermo r1c1_r1c3",
            "'r1c1_r1c3' after thermo is no clue of that rule; write it as thermo",
        ),
        ("thermo r0c1-r1c1", "'r0c1-r1c1' after thermo is no clue of that rule"),
        ("thermo 3=r1c1-r1c3", "'3=r1c1-r1c3' after thermo is no clue"),
        ("thermo r1c1+r1c3", "'r1c1+r1c3' after thermo is no clue"),
        ("sandwich r1c1-r1c9", "write it as sandwich 5=r1c1-r1c9"),
        ("sandwich 5=r1c1-r1c8", "sandwich needs a whole row or column, as r1c1-r1c9"),
        ("sandwich 5=r1c1-r1c9 6=r1c9-r1c1", "r1c1-r1c9 is named twice, as sandwich and as sand"),
        ("little 5=r1c3-r2c2", "little needs a whole diagonal"),
        ("little 5=r2c2", "little needs a whole diagonal"),
        ("quad 1-2-3-4-5=r1c1", "is no clue of that rule; write it as quad 5=r1c1"),
        ("quad 1-2=r9c1", "r9c1 after quad is outside; rows and columns go to 8"),
        ("quad 0=r1c1", "0 after quad is no number of this grid"),
        ("quad 1=r1c1-r1c2", "is several cells; name the upper left one"),
        ("clone r1c1-r1c2=r5c5", "clone needs as many cells on both sides of =; here they are 2"),
        ("clone r1c1-r1c2", "write it as clone r1c1-r1c3=r2c4-r2c6"),
        ("cage 1000=r1c1", "is no clue of that rule"),
        ("cage r1c1-r2c1-r2c9", "cage has 10 cells, and there are 9 different numbers"),
        ("between r1c1-r1c2", "is two cells; it needs three at least"),
        ("x r1c1-r1c2 v r1c2-r1c1", "r1c1-r1c2 is named twice, as x and as v"),
        ("pill r1c1-r1c2=r2c3-r4c3", "the arrow after pill begins in one of the cells before ="),
        ("arrow r1c1-r3c2", "r1c1 and r3c2 are not in one row, column or diagonal"),
        ("thermo r1c1-r1c3-r1c1", "comes to a cell twice"),
        ("arrow r1c1", "'r1c1' after arrow is one cell"),
        ("white r1c1-r2c2", "after white goes diagonally"),
        ("white r1c1-r1c2 black r1c2-r1c1", "r1c1-r1c2 is named twice, as white and as black"),
        ("even r1c1-r1c3 odd r1c2", "r1c2 is named twice, as even and as odd"),
        ("thermo r1c8-r1c10", "r1c10 after thermo is outside; rows and columns go to 9"),
        ("jigsaw aab", "the picture after jigsaw has 3 cells; 81 are needed"),
        ("jigsaw " + "a" * 80 + "!", "'!' cannot stand in the picture"),
        ("jigsaw " + "a" * 81, "box A has 81 cells; each needs 9"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    words = refused(typed)
    assert told in words.en
    assert words.ja


def test_cells_and_boxes_are_those_of_the_size() -> None:
    assert "rows and columns go to 4" in refused("even r5c1", size="4").en
    assert "16 are needed" in refused("jigsaw " + "a" * 81, size="4").en


@given(
    st.lists(
        st.sampled_from([*WHOLE, *CLUED, "jigsaw", "none", *CELLS_TYPED, "aabb", "-", "é"]),
        max_size=9,
    )
)
def test_any_text_is_read_or_refused(words: list[str]) -> None:
    try:
        variants = read_variants(" ".join(words))
    except BadInput:
        return
    assert read_variants(str(variants)) == variants


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
        tuple(grid[at] for at in CELLS) for grid in latin_squares() if fits(grid, variants, USUAL)
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
        (frozenset(Line(points).points), True)
        for points in (
            ((-0.5, -0.5), (3.5, -0.5)),
            ((-0.5, 3.5), (3.5, 3.5)),
            ((-0.5, -0.5), (-0.5, 3.5)),
            ((1.5, -0.5), (1.5, 3.5)),
            ((3.5, -0.5), (3.5, 3.5)),
        )
    }
