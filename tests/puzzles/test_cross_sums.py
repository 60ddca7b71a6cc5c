"""Cross-sums: the notation of a grid, what its calculations mean, and how they are drawn."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.clue_entry import Write
from pycore.model.notation import read_givens
from pycore.puzzles._cross_sum_grid import SumGrid
from pycore.puzzles.cross_sums import BRAINBASHERS, MENTALFLOSS, PUZZLE, REINDEERLAND
from tests.support.entering import Entering

SMALL = ".+.=3 / x - / .x.=12 / 3 -2"


def read(typed: str) -> SumGrid:
    grid: SumGrid = PUZZLE.settings({"grid": typed})["grid"]
    return grid


def worked_out(values: list[int], signs: str) -> Fraction | None:
    """The result from left to right; None if a step makes a fraction."""
    made = Fraction(values[0])
    for sign, value in zip(signs, values[1:], strict=True):
        made = {"+": made + value, "-": made - value, "x": made * value, ":": made / value}[sign]
        if made.denominator > 1:
            return None
    return made


@pytest.mark.parametrize(
    "typed",
    [
        SMALL,
        ". + . = 3 / x - / . x . = 12 / 3 -2",
        "  .+.=3/x −/.×.=12/3,-2 ",
        "_+_=3 / * - / □×□=12 / =3 =-2",
        "．＋．＝３／×－／．×．＝１２／３　－２",
    ],
)
def test_a_grid_is_read_however_it_is_written(typed: str) -> None:
    assert str(read(typed)) == SMALL


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "(0 here). It has 2 to 4 rows."),
        (".+.=3 / x - / .x.=12", "a grid of 3 rows has 6 lines, divided by /"),
        (".+.=3 / x - / .x.x.=12 / 3 2", "rows have as many cells each, 2 to 4; these have 2, 3"),
        (".=3 / x / .=12 / 3", "rows have as many cells each, 2 to 4; these have 1, 1"),
        (".+.3 / x - / .x.=12 / 3 2", "'.+.3' is no row 1; write dots with signs between them"),
        (".+2=3 / x - / .x.=12 / 3 2", "A number that is given goes into the board"),
        (".+.=3 / x / .x.=12 / 3 2", "'x' below row 1 should be 2 signs, + - x or :"),
        (".+.=3 / x = / .x.=12 / 3 2", "'x =' below row 1 should be 2 signs"),
        (".+.=3 / x - / .x.=12 / 3", "'3' should be the results of 2 columns"),
        (".+.=3 / x - / .x.=12 / 3 b", "'3 b' should be the results of 2 columns"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(typed)
    assert refused.value.place == Named("grid")
    assert told in refused.value.words.en


@given(st.text(st.sampled_from(".+-x:=/ 12"), max_size=40))
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        grid = read(typed)
    except BadInput:
        return
    assert read(str(grid)) == grid


@given(
    st.permutations(range(1, 7)),
    st.text("+-x:", min_size=4, max_size=4),
    st.text("+-x:", min_size=3, max_size=3),
)
def test_the_solutions_are_the_arrangements_that_make_the_results(
    values: list[int], across: str, down: str
) -> None:
    def results(row: list[int]) -> list[Fraction | None]:
        return [
            *(worked_out(row[3 * r : 3 * r + 3], across[2 * r : 2 * r + 2]) for r in (0, 1)),
            *(worked_out(row[c::3], down[c]) for c in range(3)),
        ]

    wanted = results(values)
    if None in wanted:
        return
    one, two, *columns = wanted
    typed = (
        f".{across[0]}.{across[1]}.={one} / {down} / .{across[2]}.{across[3]}.={two} / "
        f"{' '.join(map(str, columns))}"
    )
    found = {*solutions(PUZZLE.placement(PUZZLE.settings({"grid": typed})))}
    assert found == {row for row in permutations(range(1, 7)) if results(list(row)) == wanted}


@pytest.mark.parametrize(
    ("typed", "given_", "solution"),
    [
        (REINDEERLAND, "", "275638914"),
        (MENTALFLOSS, "", "598361724"),
        (BRAINBASHERS, ". . . . . . . 2 .", "578193426"),
    ],
)
def test_the_published_solution_is_found(typed: str, given_: str, solution: str) -> None:
    settings = PUZZLE.settings({"grid": typed})
    givens = read_givens(given_, PUZZLE.draw(settings))
    placement = PUZZLE.placement(settings).with_givens(givens)
    assert [*solutions(placement)] == [tuple(map(int, solution))]


def test_signs_are_between_cells_and_results_behind_them_say_the_whole() -> None:
    drawing = PUZZLE.draw(PUZZLE.settings({"grid": SMALL}))
    said = [(label.text, label.cells) for label in drawing.labels]
    assert said == [
        *[("+", ()), ("=", ()), ("3", (0, 1)), ("×", ()), ("=", ()), ("12", (2, 3))],
        *[("×", ()), ("=", ()), ("3", (0, 2)), ("−", ()), ("=", ()), ("-2", (1, 3))],
    ]
    plus, _, three = drawing.labels[:3]
    one, other = drawing.spots[:2]
    assert (plus.x, plus.y) == ((one.x + other.x) / 2, one.y)
    assert three.words == Text("Across: □ + □ = 3.", "横：□ + □ = 3。")
    assert drawing.labels[8].words.en == "Down: □ × □ = 3."


@pytest.mark.parametrize(("slot", "clue"), [(0, "8"), (0, "++"), (2, "x"), (2, "1234567")])
def test_what_is_no_sign_or_no_result_is_refused_on_the_sheet(slot: int, clue: str) -> None:
    hand = Entering(PUZZLE, {"grid": REINDEERLAND})
    with pytest.raises(BadInput, match=r"is no (sign|result)"):
        hand.do(Write(slot, clue))


def test_a_minus_alone_is_no_result_yet() -> None:
    hand = Entering(PUZZLE, {"grid": SMALL})
    hand.do(Write(1, "−"))
    assert hand.text == ".+.=. / x - / .x.=12 / 3 -2"
    with pytest.raises(BadInput, match="row 1 has no sign or no result yet"):
        read(hand.text)
    hand.do(Write(1, "−7"))
    assert hand.text == ".+.=-7 / x - / .x.=12 / 3 -2"
