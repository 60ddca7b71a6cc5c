"""The notation of further rules of a Sudoku: what is read, and what is said of a fault."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput
from pycore.puzzles._variants.clue import Clue
from pycore.puzzles._variants.notation import CLUED, WHOLE, Variants, read_variants
from pycore.puzzles.sudoku import PUZZLE
from tests.support.variant_rules import refused

CELLS_TYPED = ("r1c1", "r1c4-r2c4", "r1c1-r3c3", "5=r1c1-r3c3", "r1c1+r2c2", "r1c1=r2c2", "4=r2c2")


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
