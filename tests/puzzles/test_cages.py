"""Squares with cages: the notation, faults in it, and outlines; Killer Sudoku and KenKen by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.drawing import Point
from pycore.model.puzzle import Puzzle
from pycore.puzzles import _cage_making, _cages, kenken, killer_sudoku, puzzle_named
from pycore.puzzles._cages import Cage, Caged
from pycore.search import default_strategy

KILLER, KENKEN = killer_sudoku.PUZZLE, kenken.PUZZLE
ORDERS = range(2, 10)
TYPED = "AAB CDB CDD A=3 B=5 C=3 D=7"
READ = Caged(
    3,
    (
        Cage("A", "3", (0, 1)),
        Cage("B", "5", (2, 5)),
        Cage("C", "3", (3, 6)),
        Cage("D", "7", (4, 7, 8)),
    ),
)


@pytest.mark.parametrize(
    "typed",
    [
        TYPED,
        "AABCDBCDD A=3 B=5 C=3 D=7",
        "AAB/CDB/CDD; A = 3, B = 5, C: 3, D: 7",
        "  D=7 C=3 B=5 A=3\nAAB\nCDB\n\nCDD\n",
        "ＡＡＢ　ＣＤＢ　ＣＤＤ　Ａ＝３　Ｂ＝５　Ｃ＝３　Ｄ＝７",
    ],
)
def test_cages_are_read_however_they_are_written(typed: str) -> None:
    assert _cages.read(typed, ORDERS) == READ


def test_what_is_read_is_written_the_same() -> None:
    assert str(READ) == TYPED
    assert str(_cages.read("aa bB B=3 a=2 b=1", ORDERS)) == "aa bB a=2 b=1 B=3"


def test_a_number_alone_is_the_order_of_a_square_without_cages() -> None:
    assert _cages.read("4", ORDERS) == _cages.read("." * 16, ORDERS) == Caged(4, ())
    with pytest.raises(BadInput, match="the picture has 2 cells"):
        _cages.read("10", ORDERS)


def test_without_a_border_two_cages_are_one() -> None:
    alone = _cage_making.alone({"cages": Caged(2, ())}, (1, 2, 2, 1), Random(1))
    assert str(alone["cages"]) == "AB CD A=1 B=2 C=2 D=1"
    assert _cage_making.borders(alone) == [(0, 1), (2, 3), (0, 2), (1, 3)]
    joined = _cage_making.without_border(alone, (1, 3), 2, lambda cells: f"{len(cells)}cells")
    assert joined
    assert str(joined["cages"]) == "AB CB A=1 B=2cells C=2"
    assert _cage_making.borders(joined) == [(0, 1), (2, 3), (0, 2)]
    for border, most, clue in (((1, 3), 4, "9"), ((0, 1), 2, "9"), ((0, 1), 4, None)):
        assert _cage_making.without_border(joined, border, most, always(clue)) is None


def always(clue: str | None) -> Callable[[tuple[int, ...]], str | None]:
    return lambda cells: clue


def test_a_cell_may_be_in_no_cage() -> None:
    assert _cages.read("A. A. A=3", ORDERS).cages == (Cage("A", "3", (0, 2)),)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "the picture has 0 cells; it needs a letter for each cell of a square (2 × 2, 3 × 3,"),
        ("AAB CDB CD A=3 B=5 C=3 D=7", "the picture has 8 cells"),
        ("A A=3", "the picture has 1 cell;"),
        ("AA B1 A=3 B=2", "'1' cannot stand in the picture"),
        ("AA BB A=3", "B has no clue; add one, as B=15"),
        ("AA BB A=3 B=2 C=4", "C has a clue but no cell"),
        ("AA BB A=3 B=2 A=3", "A has two clues"),
        ("AA BB A=3 B=", "'B=' is no clue"),
        ("AA BB A=3 BB=3", "'BB=3' is no clue"),
        ("AB BA A=3 B=3", "the cells of A are in several pieces"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        _cages.read(typed, ORDERS)
    assert refused.value.place == Named("cages")
    assert told in refused.value.words.en


@pytest.mark.parametrize(
    ("puzzle", "typed", "told"),
    [
        (KILLER, "AAB CDB CDD A=3 B=5 C=3 D=7", "a square (4 × 4, 6 × 6, 9 × 9)"),
        (
            KILLER,
            "AA.. .... .... .... A=8",
            "'8': 2 different numbers from 1 to 4 add up to 3 to 7",
        ),
        (
            KILLER,
            "AAAA BBBB CCCC DDDD A=9 B=10 C=10 D=10",
            "4 different numbers from 1 to 4 add up to 10.",
        ),
        (KILLER, "AA.. .... .... .... A=3+", "cannot have the sum '3+'"),
        (KILLER, "AAAA A... .... .... A=15", "A has 5 cells, and there are only 4 numbers"),
        (KENKEN, "AA. ... ... A=3", "A has 2 cells; add +, -, x or / to 3"),
        (KENKEN, "A.. ... ... A=3+", "A has one cell; write its number without +"),
        (KENKEN, "AA. ... ... A=0+", "'0+' is no clue for A"),
        (KENKEN, "AA. ... ... A=+3", "'+3' is no clue for A"),
    ],
)
def test_a_clue_that_cannot_be_is_refused(puzzle: Puzzle, typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="cages: ") as refused:
        puzzle.settings({"cages": typed})
    assert told in refused.value.words.en


def test_an_operation_is_drawn_as_people_write_it() -> None:
    caged = KENKEN.settings({"cages": "AAB CDB CDD A=2- B=3/ C=3* D=9X"})["cages"]
    assert [cage.clue for cage in caged.cages] == ["2−", "3÷", "3×", "9×"]


@given(st.text(st.sampled_from("AB.=1+ /x"), max_size=40))
def test_any_text_is_read_or_refused(typed: str) -> None:
    for puzzle in (KILLER, KENKEN):
        try:
            caged = puzzle.settings({"cages": typed})["cages"]
        except BadInput:
            continue
        assert puzzle.settings({"cages": str(caged)})["cages"] == caged


MEANING: dict[str, Callable[[list[int]], float]] = {
    "+": sum,
    "×": prod,
    "−": lambda pair: max(pair) - min(pair),
    "÷": lambda pair: max(pair) / min(pair),
    "": sum,
}

DOMINOES = "AABB CCDD EFGG EFHH"
"""Cages of two cells."""


@cache
def squares(name: str) -> list[tuple[int, ...]]:
    """All squares of 4 x 4 without cages."""
    puzzle = puzzle_named(name)
    return list(solutions(puzzle.placement(puzzle.settings({"cages": "." * 16}))))


def in_cage(square: tuple[int, ...], letter: str, picture: str = DOMINOES) -> list[int]:
    cells = zip(picture.replace(" ", ""), square, strict=True)
    return [value for sign, value in cells if sign == letter]


@given(
    st.integers(0, 287), st.sampled_from([DOMINOES, "AABB ACCB DECF DEEF", "AAAA BBCC BBCD BEED"])
)
def test_a_killer_has_the_grids_with_its_sums_and_different_numbers(at: int, picture: str) -> None:
    grids = squares("killer-sudoku")
    letters = sorted(set(picture.replace(" ", "")))
    sums = {letter: sum(in_cage(grids[at], letter, picture)) for letter in letters}
    typed = f"{picture} {' '.join(f'{letter}={total}' for letter, total in sums.items())}"
    try:
        settings = KILLER.settings({"cages": typed})
    except BadInput:  # a sum that needs a number twice
        return
    fitting = {
        grid
        for grid in grids
        for cages in [[in_cage(grid, letter, picture) for letter in letters]]
        if [*map(sum, cages)] == [*sums.values()]
        and all(len(set(cage)) == len(cage) for cage in cages)
    }
    assert set(solutions(KILLER.placement(settings))) == fitting


@given(st.integers(0, 575), st.text(st.sampled_from("+×−÷"), min_size=8, max_size=8))
def test_a_kenken_has_the_squares_whose_cages_make_its_numbers(at: int, signs: str) -> None:
    every = squares("kenken")
    clues = {
        letter: (MEANING[sign](in_cage(every[at], letter)), sign)
        for letter, sign in zip("ABCDEFGH", signs, strict=True)
    }
    clues = {letter: clue for letter, clue in clues.items() if clue[0] == int(clue[0]) > 0}
    picture = "".join(sign if sign in clues or sign == " " else "." for sign in DOMINOES)
    typed = " ".join(f"{letter}={int(number)}{sign}" for letter, (number, sign) in clues.items())
    fitting = {
        square
        for square in every
        if all(
            MEANING[sign](in_cage(square, letter)) == number
            for letter, (number, sign) in clues.items()
        )
    }
    settings = KENKEN.settings({"cages": f"{picture} {typed}"})
    assert set(solutions(KENKEN.placement(settings))) == fitting


@pytest.mark.parametrize(
    ("puzzle", "typed", "solution"),
    [
        (
            KILLER,
            killer_sudoku.WIKIPEDIA,
            "215647398368952174794381652586274931142593867973816425821739546659428713437165289",
        ),
        (
            KILLER,
            killer_sudoku.TAREK,
            "432851769786239415159467823263974581971583642548612397397148256614725938825396174",
        ),
        (KENKEN, kenken.WIKIPEDIA, "563412614523452361341256236145125634"),
    ],
    ids=["Killer Sudoku, Wikipedia", "Killer Sudoku, tarek", "KenKen, Wikipedia"],
)
def test_the_published_solution_is_found(puzzle: Puzzle, typed: str, solution: str) -> None:
    placement = puzzle.placement(puzzle.settings({"cages": typed}))
    assert [*solutions(placement)] == [tuple(map(int, solution))]
    assert default_strategy(placement).name == "propagate"


def outlines(picture: str) -> set[frozenset[Point]]:
    caged = _cages.read(f"{picture} A=1", ORDERS)
    return {frozenset(outline) for outline in _cages.outlines(caged)}


@pytest.mark.parametrize(
    ("picture", "corners"),
    [
        ("A. ..", [4]),
        ("AA AA", [4]),
        ("AA A.", [6]),
        ("AAA A.A AAA", [4, 4]),  # the hole has an outline too
    ],
)
def test_an_outline_has_the_corners_of_its_cage(picture: str, corners: list[int]) -> None:
    assert sorted(map(len, outlines(picture))) == corners


def test_an_outline_is_inside_the_edges_of_its_cells() -> None:
    low, high = -0.43, 0.43
    assert outlines("A. ..") == {frozenset({(low, low), (high, low), (low, high), (high, high)})}
    (bent,) = outlines("AA A.")
    assert (high, high) in bent  # the corner between the three cells
    assert (0.57, 0.57) not in bent


def test_cells_that_meet_at_a_corner_only_do_not_touch_there() -> None:
    (outline,) = outlines("AAA A.A AA.")  # round the hole and back, through the gap
    assert {(1.57, 1.43), (1.43, 1.57)} <= outline


def test_a_clue_begins_in_the_first_cell_of_its_cage_and_names_it() -> None:
    drawing = KENKEN.draw(KENKEN.settings({"cages": "AAB CDB CDD A=3+ B=5+ C=3+ D=7+"}))
    assert [(label.text, label.cells) for label in drawing.labels] == [
        ("3+", (0, 1)),
        ("5+", (2, 5)),
        ("3+", (3, 6)),
        ("7+", (4, 7, 8)),
    ]
    last = drawing.labels[-1]
    assert (round(last.x), round(last.y), last.where) == (1, 1, "corner")
    assert last.words == Text("the cage 7+ at cell e", "マス e の枠（7+）")
