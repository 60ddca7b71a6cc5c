"""Skyscrapers: the notation of the clues, what they mean, and where they are drawn."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles.skyscrapers import CODEWARS, FOUR, PUZZLE
from pycore.search import default_strategy

Sides = tuple[str, str, str, str]


def read(typed: str) -> Sides:
    sides: Sides = PUZZLE.settings({"clues": typed})["clues"]
    return sides


def seen(line: tuple[int, ...]) -> str:
    return str(len(set(accumulate(line, max))))


def views(square: tuple[int, ...], order: int) -> Sides:
    """What is seen of a square from each side."""
    rows = [square[order * r : order * (r + 1)] for r in range(order)]
    columns = [*zip(*rows, strict=True)]
    ways = (columns, [c[::-1] for c in columns], rows, [r[::-1] for r in rows])
    above, below, left, right = ("".join(map(seen, lines)) for lines in ways)
    return above, below, left, right


@pytest.mark.parametrize(
    "typed",
    [
        "12. 321 .23 1.1",
        "12.321.231.1",
        "1 2 . / 3 2 1 / . 2 3 / 1 . 1",
        "12-/321/-23/1-1",
        "1 2 _ | 3 2 1 | - 2 3 | 1 . 1 |",
        "１２．\n３２１\n．２３\n１．１\n",
    ],
)
def test_clues_are_read_however_they_are_written(typed: str) -> None:
    assert read(typed) == ("12.", "321", ".23", "1.1")


@pytest.mark.parametrize(
    "typed",
    [
        "[1, 2, 0, 1, 0, 1, 1, 2, 3, 3, 2, 0]",
        "1,2,.,1,.,1,1,2,3,3,2,.",
        "clockwise 120 101 123 320",
        "Clockwise: 12.1.112332.",
        "cw 12. / 1.1 / 123 / 32.",
        "時計回り　12. 1.1 123 32.",
    ],
)
def test_clues_all_around_are_read_in_their_order(typed: str) -> None:
    """As in the exercise of codewars.com: below from right to left, on the left from the bottom
    up."""
    assert read(typed) == ("12.", "321", ".23", "1.1")


def test_the_same_clues_in_either_order_make_the_same_puzzle() -> None:
    above, below, left, right = FOUR.split()
    around = f"clockwise {above} {right} {below[::-1]} {left[::-1]}"
    assert read(around) == read(FOUR)
    assert PUZZLE.otherwise is not None
    assert "clockwise" in PUZZLE.otherwise.en


def test_a_number_alone_means_no_clues() -> None:
    assert read(" ３ ") == ("...", "...", "...", "...")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "these have 0"),
        ("1", "these have"),
        ("12. 321 .23 1.", "these have 3, 3, 3, 2"),
        ("12.321.231.", "these have 11"),
        ("12./321/.23", "these have 3, 3, 3"),
        ("12./321/.23/1.", "these have 3, 3, 3, 2"),
        ("12. 321 .24 1.1", "from the left, '4' cannot be seen; write 1 to 3"),
        ("120 321 .23 1.1", "from above, '0' cannot be seen; write 1 to 3, or a dot for no clue"),
        ("12., 321, 023, 1.1", "from the left, '0' cannot be seen"),
        ("1x. 321 .23 1.1", "from above, 'x' cannot be seen"),
        ("1" * 40, "these have 10, 10, 10, 10"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="clues: ") as refused:
        read(typed)
    assert refused.value.place == Named("clues")
    assert told in refused.value.words.en


@given(st.text(st.sampled_from("123.0 /x"), max_size=24))
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        sides = read(typed)
    except BadInput:
        return
    assert read(" ".join(sides)) == sides


def squares(order: int) -> list[tuple[int, ...]]:
    """All Latin squares."""
    return list(solutions(PUZZLE.placement(PUZZLE.settings({"clues": str(order)}))))


LATIN_SQUARES = squares(4)


@given(st.integers(0, 575), st.integers(0, 2**16 - 1))
def test_the_solutions_are_the_squares_that_look_so(at: int, shown: int) -> None:
    clues = "".join(views(LATIN_SQUARES[at], 4))
    typed = "".join(sign if shown >> k & 1 else "." for k, sign in enumerate(clues))
    fitting = {
        square
        for square in LATIN_SQUARES
        if all(
            sign in (".", there)
            for sign, there in zip(typed, "".join(views(square, 4)), strict=True)
        )
    }
    assert set(solutions(PUZZLE.placement(PUZZLE.settings({"clues": typed})))) == fitting


@pytest.mark.parametrize(
    ("typed", "solution"),
    [
        (FOUR, "4321124334122134"),
        (CODEWARS, "561432413265236154654321125643342516"),
    ],
)
def test_the_published_solution_is_found(typed: str, solution: str) -> None:
    placement = PUZZLE.placement(PUZZLE.settings({"clues": typed}))
    assert [*solutions(placement)] == [tuple(map(int, solution))]
    assert default_strategy(placement).name == "propagate"


def test_a_clue_stands_outside_and_says_what_is_seen_from_there() -> None:
    drawing = PUZZLE.draw(PUZZLE.settings({"clues": "1.. ..2 .3. 2.."}))
    above, below, left, right = drawing.labels
    assert (above.x, above.text, above.cells) == (0, "1", (0, 3, 6))
    assert (below.x, below.text, below.cells) == (2, "2", (8, 5, 2))
    assert (left.y, left.text, left.cells) == (1, "3", (3, 4, 5))
    assert (right.y, right.text, right.cells) == (0, "2", (2, 1, 0))
    assert above.y < -0.5 < 2.5 < below.y
    assert left.x < -0.5 < 2.5 < right.x
    assert {label.where for label in drawing.labels} == {"beside"}
    assert right.words == Text("From the right, 2 can be seen.", "右から 2 棟見えます。")
