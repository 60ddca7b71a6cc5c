"""Further rules of a Sudoku: their notation, what they mean, and how they are drawn."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, permutations, product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.drawing import Line, Stroke
from pycore.model.notation import read_givens
from pycore.puzzles._variants.drawing import region_edges
from pycore.puzzles._variants.notation import LINES, MOVES, Variants, Way, read_variants
from pycore.puzzles.sudoku import PUZZLE
from pycore.search import default_strategy

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
    settings = PUZZLE.settings(example.options)
    givens = read_givens(example.given, PUZZLE.draw(settings))
    placement = PUZZLE.placement(settings).with_givens(givens)
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
    lines = (("thermo", bent), ("thermo", ((0, 1), (0, 2), (0, 3))), ("even", ((4, 4),)))
    assert read_variants(typed) == Variants(("knight",), "", lines)
    assert str(read_variants(typed)) == "knight thermo r9c4-r6c1-r4c3 r1c2-r1c4 even r5c5"


@pytest.mark.parametrize("typed", ["", "none", " None\n"])
def test_nothing_means_no_further_rules(typed: str) -> None:
    settings = PUZZLE.settings({"variants": typed})
    assert settings == PUZZLE.settings({})
    assert PUZZLE.written(settings)["variants"] == "none"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("bishop", "'bishop' is no further rule; write knight, king, jigsaw, thermo"),
        ("knight r1c1", "'r1c1' is no further rule"),
        ("thermo", "thermo needs its cells behind it, as thermo r1c1-r1c3"),
        ("jigsaw knight", "jigsaw needs its cells behind it"),
        ("thermo r1c1_r1c3", "'r1c1_r1c3' after thermo is no line"),
        ("thermo r0c1-r1c1", "'r0c1-r1c1' after thermo is no line"),
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
        st.sampled_from(
            [*MOVES, *LINES, "jigsaw", "none", "r1c1", "r1c4-r2c4", "r1c1-r3c3", "aabb", "-", "é"]
        ),
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


LINES_OF_FOUR = st.one_of(
    st.tuples(st.sampled_from(["thermo", "arrow"]), ways()),
    st.tuples(st.sampled_from(["white", "black"]), ways(diagonal=False)),
    st.tuples(st.sampled_from(["even", "odd"]), ways(least=1)),
)

HOLDS = {
    "thermo": lambda row: all(one < other for one, other in pairwise(row)),
    "arrow": lambda row: row[0] == sum(row[1:]),
    "white": lambda row: all(abs(one - other) == 1 for one, other in pairwise(row)),
    "black": lambda row: all(max(two) == 2 * min(two) for two in pairwise(row)),
    "even": lambda row: all(value % 2 == 0 for value in row),
    "odd": lambda row: all(value % 2 for value in row),
}


def fits(grid: dict[tuple[int, int], int], variants: Variants) -> bool:
    """Whether a Latin square obeys boxes, moves and lines."""
    picture = variants.picture or USUAL
    boxes = ([grid[r, c] for r, c in CELLS if picture[4 * r + c] == box] for box in set(picture))
    apart = {"knight": (1, 2), "king": (1, 1)}
    return (
        all(len({*box}) == 4 for box in boxes)
        and all(
            grid[one] != grid[other]
            for move in variants.moves
            for one, other in product(CELLS, repeat=2)
            if tuple(sorted((abs(one[0] - other[0]), abs(one[1] - other[1])))) == apart[move]
        )
        and all(HOLDS[name]([grid[place] for place in way]) for name, way in variants.lines)
    )


@given(
    st.sets(st.sampled_from(MOVES)),
    st.sampled_from(["", JIGSAW]),
    st.lists(LINES_OF_FOUR, max_size=3),
)
def test_the_solutions_are_the_grids_that_obey_the_rules(
    moves: set[str], picture: str, lines: list[tuple[str, Way]]
) -> None:
    ordered = sorted(lines, key=lambda line: LINES.index(line[0]))
    variants = Variants(tuple(m for m in MOVES if m in moves), picture, tuple(ordered))
    spots = [
        frozenset(spot)
        for name, way in lines
        if name not in ("thermo", "arrow")
        for spot in (pairwise(way) if name in ("white", "black") else [[place] for place in way])
    ]
    assume(len(set(spots)) == len(spots))
    settings = PUZZLE.settings({"size": "4", "variants": str(variants)})
    assert settings["variants"] == variants
    found = {*solutions(PUZZLE.placement(settings))}
    assert found == {
        tuple(grid[at] for at in CELLS) for grid in latin_squares() if fits(grid, variants)
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
    assert names.line((80,)) == Text("the odd cells", "奇数のマス")
    assert names.line((20, 30)) == Text(
        "the diagonal step between row 3, column 3 and row 4, column 4",
        "3 行目 3 列目と 4 行目 4 列目の間の斜め",
    )


def test_the_rules_say_what_is_new_in_paragraphs_of_their_own() -> None:
    words = PUZZLE.explain(PUZZLE.settings({"variants": "knight arrow r1c1-r1c3 r9c1-r9c3"}))
    for told in words:
        assert len(told.split("\n")) == 3


def test_a_line_is_drawn_from_cell_to_cell_and_says_what_it_means() -> None:
    settings = PUZZLE.settings({"variants": "thermo r1c1-r1c2 arrow r3c1-r3c3 black r5c1-r6c1"})
    thermo, arrow, black = PUZZLE.draw(settings).sketches
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
