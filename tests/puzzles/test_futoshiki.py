"""Futoshiki: the notation of its signs, what they mean, and how they are drawn."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles.futoshiki import PUZZLE, WIKIPEDIA
from pycore.search import default_strategy, strategies_for

SIGNS = ".< v.. >. ... .."
"""Of order 3."""


def read(typed: str) -> tuple[str, ...]:
    words: tuple[str, ...] = PUZZLE.settings({"signs": typed})["signs"]
    return words


def by_trying_everything(signs: tuple[str, ...]) -> set[tuple[int, ...]]:
    """All squares in which every two neighbours are as the sign between them says."""
    order = len(signs) // 2 + 1
    values = range(1, order + 1)
    lines = [row for row in product(values, repeat=order) if len(set(row)) == order]
    level = [[line for line in lines if fits(word, pairwise(line))] for word in signs[::2]]
    return {
        tuple(value for row in rows for value in row)
        for rows in product(*level)
        if all(len(set(column)) == order for column in zip(*rows, strict=True))
        and all(map(fits, signs[1::2], (zip(*two, strict=True) for two in pairwise(rows))))
    }


def fits(word, pairs):
    return all(
        sign == "." or (one < other) == (sign in "<^")
        for sign, (one, other) in zip(word, pairs, strict=True)
    )


@pytest.mark.parametrize(
    "typed",
    [
        SIGNS,
        ".<,v..,>.,...,..",
        "  .<   v.. / >. / ... / ..\t",
        "-< v__ >- --- __",
        ".< ∨.. >. ... ..",
        "。＜　ｖ..　＞. ... ..".replace("。", "．"),
        ".<\nV..\n>.\n...\n..\n",
    ],
)
def test_signs_are_read_however_they_are_written(typed: str) -> None:
    assert read(typed) == (".<", "v..", ">.", "...", "..")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "(0 here)"),
        (".< v..", "(2 here)"),
        ("10", "(1 here)"),
        (".< v. >. ... ..", "'v.' between rows 1 and 2 has 2 characters; 3 are needed"),
        (".< v.. >.. ... ..", "'>..' in row 2 has 3 characters; 2 are needed"),
        (".< v.. ^. ... ..", "'^' cannot stand in row 2; write < or >"),
        (".< v.. >. .<. ..", "'<' cannot stand between rows 2 and 3; write ^ or v"),
        (".< v.. >. .1. ..", "'1' cannot stand"),
    ],
)
def test_a_wrong_word_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="signs: ") as refused:
        read(typed)
    assert refused.value.place == Named("signs")
    assert told in refused.value.words.en


def test_a_number_alone_means_no_signs() -> None:
    assert read("３") == ("..", "...", "..", "...", "..")


@given(st.text(st.sampled_from("<>^v. /x1"), max_size=40))
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        words = read(typed)
    except BadInput:
        return
    assert read(" ".join(words)) == words


@given(
    st.tuples(
        *(
            st.text(st.sampled_from("<>." if number % 2 == 0 else "^v."), min_size=n, max_size=n)
            for number, n in enumerate((2, 3, 2, 3, 2))
        )
    )
)
def test_the_solutions_are_the_squares_that_fit_the_signs(signs: tuple[str, ...]) -> None:
    found = solutions(PUZZLE.placement({"signs": signs, "dots": "some"}))
    assert set(found) == by_trying_everything(signs)


def test_the_published_solution_is_found() -> None:
    givens = {5: 4, 9: 2, 12: 4, 19: 4}
    placement = PUZZLE.placement(PUZZLE.settings({"signs": WIKIPEDIA})).with_givens(givens)
    (found,) = solutions(placement)
    assert found == tuple(map(int, "5432143152214353521412543"))


def test_a_sign_stands_between_its_cells_and_says_what_it_means() -> None:
    drawing = PUZZLE.draw(PUZZLE.settings({"signs": SIGNS}))
    assert [(label.text, label.cells) for label in drawing.labels] == [
        ("<", (1, 2)),
        ("∨", (3, 0)),
        (">", (4, 3)),
    ]
    for label in drawing.labels:
        one, other = (drawing.spots[cell] for cell in label.cells)
        assert (label.x, label.y) == ((one.x + other.x) / 2, (one.y + other.y) / 2)
        assert label.where == "between"
    assert drawing.labels[1].words == Text(
        "cell d is less than cell a.", "マス d はマス a より小さい。"
    )


def test_rows_and_columns_have_their_names_though_cells_are_apart() -> None:
    names = PUZZLE.names(PUZZLE.settings({"signs": SIGNS}))
    assert names.places[5] == Text("row 2, column 3", "2 行目 3 列目")
    assert names.line((3, 4, 5)) == Text("row 2", "2 行目")


def test_it_is_solved_by_propagation() -> None:
    for example in PUZZLE.examples:
        placement = PUZZLE.placement(PUZZLE.settings(example.options))
        assert default_strategy(placement).name == "propagate"
        assert strategies_for(placement)[-1].name == "propagate"


@given(st.data())
def test_dots_are_where_two_differ_by_one_and_if_all_are_there_nowhere_else(
    data: st.DataObject,
) -> None:
    signs = [".<>oo", ".^voo"]
    words = [
        "".join(data.draw(st.sampled_from(signs[n % 2])) for _ in range(2 + n % 2))
        for n in range(5)
    ]
    without_dots = by_trying_everything(tuple(word.replace("o", ".") for word in words))
    for dots in ("some", "all"):
        settings = PUZZLE.settings({"signs": " ".join(words), "dots": dots})
        expected = {
            square
            for square in without_dots
            if all(
                (abs(square[a] - square[b]) == 1) == (sign == "o")
                for a, b, sign in neighbours(words)
                if sign == "o" or dots == "all"
            )
        }
        assert {*solutions(PUZZLE.placement(settings))} == expected


def neighbours(words: list[str]) -> list[tuple[int, int, str]]:
    """Of order 3: two cells beside or below each other, and the sign between them."""
    return [
        (3 * (n // 2) + at, 3 * (n // 2) + at + (3 if n % 2 else 1), sign)
        for n, word in enumerate(words)
        for at, sign in enumerate(word)
    ]


def test_a_dot_is_drawn_and_said() -> None:
    settings = PUZZLE.settings({"signs": "o. ... .. ... ..", "dots": "all"})
    (dot,) = PUZZLE.draw(settings).sketches
    assert (dot.cells, dot.words.en) == ((0, 1), "White dot: cell a and cell b differ by 1.")
    names = PUZZLE.names(settings)
    assert names.line((0, 1)) == Text(
        "the dot between cell a and cell b", "マス a とマス b の間の点"
    )
    assert names.line((1, 2)) == Text("the gap between cell b and cell c", "マス b とマス c の間")
    assert "All such dots are there" in PUZZLE.explain(settings).en
    assert "at the point" not in PUZZLE.explain(settings).en
