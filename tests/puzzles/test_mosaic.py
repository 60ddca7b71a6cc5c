"""Mosaic: its notation, and its solutions beside a count of every picture."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions, solve
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles.mosaic import PUZZLE


@given(st.integers(2, 3), st.integers(2, 4), st.data())
def test_the_solutions_are_the_pictures_with_these_numbers(
    tall: int, wide: int, data: st.DataObject
) -> None:
    places = [(r, c) for r in range(tall) for c in range(wide)]
    signs = {at: data.draw(st.sampled_from("...0123")) for at in places}
    rows = ["".join(signs[r, c] for c in range(wide)) for r in range(tall)]
    pictures = [
        dict(zip(places, values, strict=True)) for values in product((0, 1), repeat=len(places))
    ]
    fitting = {
        tuple(picture.values())
        for picture in pictures
        if all(
            sign == "."
            or int(sign)
            == sum(picture[at] for at in places if abs(at[0] - r) < 2 and abs(at[1] - c) < 2)
            for (r, c), sign in signs.items()
        )
    }
    assert {*solutions(PUZZLE.placement(PUZZLE.settings({"clues": " ".join(rows)})))} == fitting


@pytest.mark.parametrize("typed", ["12. ... .1.", "12./.../.1.", "12_\n---\n.1.", " 12.,...;.1. "])
def test_rows_are_read_however_they_are_divided(typed: str) -> None:
    assert PUZZLE.settings({"clues": typed})["clues"] == ("12.", "...", ".1.")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("12. ..", "row 2 has 2 signs, and the first one 3"),
        ("12. .x.", "'x' in row 2 is no number of squares"),
        ("5.. ...", "5 in row 1, column 1 is too many; there are 4 squares around it"),
        ("1", "this makes 1 row and 1 column; both go from 2 to 30"),
        ("40x5", "this makes 40 rows and 5 columns"),
        ("", "this makes 0 rows"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        PUZZLE.settings({"clues": typed})
    assert refused.value.place == Named("clues")
    assert told in refused.value.words.en


def test_a_number_says_what_it_counts_and_its_squares_have_a_name() -> None:
    settings = PUZZLE.settings({"clues": "2....." + " ......" * 5})
    (label,) = PUZZLE.draw(settings).labels
    assert label.cells == (0, 1, 6, 7)
    assert label.words == Text(
        "2 of the 4 squares around are filled.", "まわり 4 マスのうち 2 マスを塗ります。"
    )
    assert PUZZLE.names(settings).line(label.cells) == Text(
        "the squares around row 1, column 1", "1 行目 1 列目のまわりのマス"
    )


def test_a_given_square_stays() -> None:
    found = [*solve(PUZZLE, {"clues": ".. 1."}, {0: 1})]
    assert found == [(1, 0, 0, 0)]
