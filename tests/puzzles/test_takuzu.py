"""Takuzu: its notation, and its solutions beside a count of every square."""

from __future__ import annotations

from functools import cache
from itertools import groupby, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions, solve
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles._takuzu_signs import TakuzuSigns
from pycore.puzzles.takuzu import PUZZLE


def lines_of(square: tuple[int, ...], wide: int) -> tuple[list[tuple[int, ...]], ...]:
    rows = [square[at : at + wide] for at in range(0, len(square), wide)]
    return rows, [*zip(*rows, strict=True)]


@cache
def squares(tall: int, wide: int, lines: str) -> list[tuple[int, ...]]:
    """All squares without signs."""
    every = product((0, 1), repeat=tall * wide)
    return [square for square in every if fits(square, wide, lines)]


def fits(square: tuple[int, ...], wide: int, lines: str) -> bool:
    for several in lines_of(square, wide):
        if lines == "different" and len({*several}) < len(several):
            return False
        for line in several:
            runs = [len([*run]) for _, run in groupby(line)]
            if 2 * sum(line) != len(line) or max(runs) > 2:
                return False
    return True


@pytest.mark.parametrize("lines", ["different", "any"])
@given(data=st.data())
def test_the_solutions_are_the_squares_that_keep_every_rule(
    lines: str, data: st.DataObject
) -> None:
    tall, wide = data.draw(st.sampled_from([(2, 2), (2, 4), (4, 2), (4, 4)]))
    signs = st.sampled_from("....=x")
    words = [
        "".join(data.draw(signs) for _ in range(wide - 1 + number % 2))
        for number in range(2 * tall - 1)
    ]

    def keeps_signs(square: tuple[int, ...]) -> bool:
        rows, _ = lines_of(square, wide)
        beside = [[*pairwise(row)] for row in rows]
        below = [[*zip(row, other, strict=True)] for row, other in pairwise(rows)]
        return all(
            sign == "." or (a == b) == (sign == "=")
            for several, where in ((words[::2], beside), (words[1::2], below))
            for word, pairs in zip(several, where, strict=True)
            for sign, (a, b) in zip(word, pairs, strict=True)
        )

    fitting = {*filter(keeps_signs, squares(tall, wide, lines))}
    settings = PUZZLE.settings({"signs": " ".join(words), "lines": lines})
    assert {*solutions(PUZZLE.placement(settings))} == fitting


def test_the_published_solution_is_the_one_that_is_found() -> None:
    (found,) = solve(PUZZLE, {"signs": "6"}, givens_of("110...1...0...0...11..10....0......."))
    assert "".join(map(str, found)) == "110100101100010011110010001101001011"


def givens_of(signs: str) -> dict[int, int]:
    return {cell: int(sign) for cell, sign in enumerate(signs) if sign != "."}


@pytest.mark.parametrize(
    "typed", ["=.. .x.. ...", "=../.x../...", "=--\n-×__\n---", " =..,.X..;... "]
)
def test_signs_are_read_however_they_are_written(typed: str) -> None:
    with pytest.raises(BadInput, match="both are even"):  # 4 columns, but no row more than 2
        PUZZLE.settings({"signs": f"{typed} .... ..."})
    assert PUZZLE.settings({"signs": typed})["signs"] == TakuzuSigns(2, 4, ("=..", ".x..", "..."))


@pytest.mark.parametrize(("typed", "size"), [("8", (8, 8)), ("6x8", (6, 8)), (" 4 × 6 ", (4, 6))])
def test_a_size_alone_means_no_signs_and_is_how_they_are_written(
    typed: str, size: tuple[int, int]
) -> None:
    settings = PUZZLE.settings({"signs": typed})
    signs: TakuzuSigns = settings["signs"]
    assert (signs.tall, signs.wide) == size
    assert PUZZLE.settings(PUZZLE.written(settings)) == settings
    assert len(PUZZLE.written(settings)["signs"]) < 4


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("7", "this makes 7 rows and 7 columns; both are even, and go from 2 to 20"),
        ("4x22", "this makes 4 rows and 22 columns"),
        ("", "8 rows have 15 words"),
        ("=.. ....", "(2 here)"),
        ("=.. ... ...", "'...' between rows 1 and 2 has 3 characters; 4 are needed"),
        ("=.. .<.. ...", "'<' cannot stand between rows 1 and 2"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        PUZZLE.settings({"signs": typed})
    assert refused.value.place == Named("signs")
    assert told in refused.value.words.en


def test_a_sign_says_what_it_asks_and_has_a_name() -> None:
    settings = PUZZLE.settings({"signs": "=.. ...x ..."})
    alike, differ = PUZZLE.draw(settings).labels
    assert (alike.text, alike.cells) == ("=", (0, 1))
    assert (differ.text, differ.cells) == ("×", (3, 7))
    assert alike.words.en == "Cell a and cell b are alike."
    assert differ.words.en == "Cell d and cell h differ."
    assert PUZZLE.names(settings).line(alike.cells) == Text(
        "the sign between cell a and cell b", "マス a とマス b の間の記号"
    )


def test_two_rows_that_are_the_same_are_told_so() -> None:
    settings = PUZZLE.settings({"signs": "4"})
    placement, names = PUZZLE.placement(settings), PUZZLE.names(settings)
    faults = placement.faults(givens_of("0110....0110...."), names)
    told = {fault.words for fault in faults}
    assert told == {
        Text(
            "Rows 1 and 3 are the same: 0 1 1 0.",
            "1 行目と 3 行目が同じ並び（0 1 1 0）になっています。",
        )
    }
