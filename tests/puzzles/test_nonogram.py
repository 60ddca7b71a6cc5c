"""The nonogram: the notation of the runs, faults in it, and pictures."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import groupby, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.assist.rule_hints import walkthrough
from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.rule_text import rule_in_words
from pycore.puzzles._nonogram_runs import RunLengths
from pycore.puzzles.nonogram import HETT, PUZZLE
from pycore.run.explain import explained
from pycore.search import default_strategy, strategy_named
from pycore.search.events import Search
from pycore.search.placements import consequences
from pycore.search.reasons import Moment
from pycore.symmetry.drawing_symmetries import drawing_images, drawing_symmetries
from tests.bench.published import puzzles_of

READ = RunLengths(((1, 1), (3,), ()), ((2,), (1,), (2,)))


def read(typed: str) -> RunLengths:
    lines: RunLengths = PUZZLE.settings({"runs": typed})["runs"]
    return lines


@pytest.mark.parametrize(
    "typed",
    [
        "1 1 / 3 / 0 | 2 / 1 / 2",
        "1.1/3/0|2/1/2",
        "1,1 / 3 / 0 ; 2/1/2",
        " / 1 1 / 3 / 0 / | / 2 / 1 / 2 / ",
        "１　１／３／０｜２／１／２",
        "1 1\n/ 3\n/ 0 0 |\n2 / 1 / 2\n",
    ],
)
def test_runs_are_read_however_they_are_written(typed: str) -> None:
    assert read(typed) == READ
    assert str(read(typed)) == "1 1 / 3 / 0 | 2 / 1 / 2"


def test_a_number_alone_is_the_size_of_an_empty_picture() -> None:
    assert read("3") == read("0/0/0|0/0/0")
    for typed in ("0", "51", "-1"):
        with pytest.raises(BadInput):
            read(typed)


def test_an_empty_line_is_no_run() -> None:
    assert read("1 // 1 | 1 1").rows == ((1,), (), (1,))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "write the rows, a bar | and the columns"),
        ("1 / 1", "write the rows, a bar |"),
        ("1 | 1 | 1", "write the rows, a bar |"),
        ("1 / x | 1 / 1", "'x' in row 2 is no length of a run"),
        ("1 / 1 | 1 / 1-", "'1-' in column 2 is no length"),
        ("1 1 / 1 | 1 / 1", "row 1 needs 3 cells and has 2"),
        ("1 / 1 | 3 / 0", "column 1 needs 3 cells and has 2"),
        ("2 / 1 | 1 / 1", "the rows have 3 filled cells and the columns 2"),
        ("1 / " * 51 + "| 1", "there are 51 rows and 1 column; 50 is the most"),
        ("1 2 1 2 1 2 / " * 99 + "| " + "1 2 1 / " * 99, "there are 99 rows and 99 columns; 50 is"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="runs: ") as refused:
        read(typed)
    assert refused.value.place == Named("runs")
    assert told in refused.value.words.en


@given(st.text(st.sampled_from("012/| .x"), max_size=24))
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        lines = read(typed)
    except BadInput:
        return
    assert read(str(lines)) == lines


Picture = tuple[int, ...]


def lines_of(picture: Picture, wide: int) -> RunLengths:
    """The runs of a picture."""
    rows = [picture[at : at + wide] for at in range(0, len(picture), wide)]
    sides = (
        tuple(tuple(len([*run]) for value, run in groupby(line) if value) for line in side)
        for side in (rows, zip(*rows, strict=True))
    )
    return RunLengths(*sides)


def test_the_solutions_are_the_pictures_with_these_runs() -> None:
    alike: dict[RunLengths, set[Picture]] = defaultdict(set)
    for picture in product((0, 1), repeat=9):
        alike[lines_of(picture, 3)].add(picture)
    assert max(map(len, alike.values())) == 6  # one square in each row and column
    for lines, pictures in alike.items():
        assert set(solutions(PUZZLE.placement({"runs": lines}))) == pictures


def test_the_published_picture_is_found() -> None:
    placement = PUZZLE.placement(PUZZLE.settings({"runs": HETT}))
    picture = ".###.... ##.#.... .###..## ..##..## ..###### #.#####. ######.. ....#... ...##..."
    wanted = tuple(int(sign == "#") for sign in picture.replace(" ", ""))
    assert [*solutions(placement)] == [wanted]
    assert default_strategy(placement).name == "propagate"


def test_the_visible_symmetries_are_those_of_the_grid() -> None:
    settings = PUZZLE.settings({"runs": "1 / 1 | 1 / 1"})
    placement, drawing = PUZZLE.placement(settings), PUZZLE.draw(settings)
    assert len(drawing_symmetries(placement, drawing)) == 8
    assert len(drawing_images(placement, drawing)) == 8


def test_the_lengths_are_in_order_towards_their_line_and_the_nearest_says_them() -> None:
    drawing = PUZZLE.draw({"runs": READ})
    assert {spot.value for spot in drawing.spots} == {1}
    assert drawing.piece == "square"
    far, near = sorted((label for label in drawing.labels if label.y == 0), key=lambda at: at.x)
    assert (far.text, near.text, far.cells, near.cells) == ("1", "1", (), (0, 1, 2))
    assert far.x < near.x < -0.5
    assert near.words == Text("Runs of this row: 1 1.", "この行の並びは 1 1。")
    assert [label.text for label in drawing.labels if label.cells == (6, 7, 8)] == ["0"]


def test_a_hint_says_which_squares_are_filled_and_which_are_empty() -> None:
    settings = PUZZLE.settings({"runs": "1 1 / 3 / 0 | 2 / 1 / 2"})
    steps = [s for s in walkthrough(PUZZLE.placement(settings), PUZZLE.names(settings)) if s]
    said = " ".join(step.what.en for step in steps)
    assert "cell a; cell c are filled; cell b is empty" in said
    assert not re.search(r"(is|are) [01]\b", said)
    assert "塗るマスです" in " ".join(step.what.ja for step in steps)
    names = PUZZLE.names(settings)
    assert names.held(0, 1).en == "a filled square in cell a"
    assert names.held(1, 0).ja == "マス b の空きマス"


def test_no_step_of_a_search_says_numbers_for_filled_and_empty() -> None:
    settings = PUZZLE.settings({"runs": "1 / 1 1 | 1 / 1 / 1"})
    placement, names = PUZZLE.placement(settings), PUZZLE.names(settings)
    rules, fixed = placement.rules, Moment([0, 0, 0, 0, 0, 0])
    assert names.data()["things"] == {
        "0": {"en": "empty square", "ja": "空きマス"},
        "1": {"en": "filled square", "ja": "塗りマス"},
    }
    assert rule_in_words(rules[1], names) == ("the runs 1 1 of row 2", "2 行目の並び 1 1")
    propagating = start(placement, PUZZLE.draw(settings), "propagate")
    assert propagating.follows
    assert propagating.follows(fixed, 3, 1, names).words == (
        "Cell d can only be filled, since only that fits the runs 1 1 of row 2.",
        "マス d は塗るマスにしかなりません（「2 行目の並び 1 1」に合うのはこれだけ）。",
    )
    pruning = start(placement, PUZZLE.draw(settings), "prune")
    assert pruning.why
    assert pruning.why(Moment([1, 1, 0, 0, 0, 0]), 2, 0, names).words == (
        "The runs of row 1 are 0, and 1 is needed here.",
        "1 行目の並びは 0 です。ここでは 1 でなければなりません。",
    )


def test_the_plan_says_what_the_values_mean_and_which_lines_are_checked() -> None:
    settings = PUZZLE.settings({"runs": "1 / 1 1 | 1 / 1 / 1"})
    task = PUZZLE.placement(settings).with_givens({0: 1})
    told = explained(task, PUZZLE.draw(settings), "prune", PUZZLE.names(settings)).explanation
    assert "the values are 0 (empty) and 1 (filled)." in told.paragraphs[0].en
    assert "入れる数は 0（空けるマス）、1（塗るマス）です。" in told.paragraphs[0].ja
    assert told.rows[0].how == ("can only be filled", "塗るマスだけです")
    assert told.rows[2].checks == (("the runs 1 of row 1", "1 行目の並び 1"),)


def start(placement: Placement, drawing: Drawing, strategy: str) -> Search:
    """The search of a strategy."""
    return strategy_named(strategy, placement).start(placement, drawing)


def test_a_given_square_and_one_that_is_neither_are_named() -> None:
    settings = PUZZLE.settings({"runs": "1 | 1"})
    names = PUZZLE.names(settings)
    assert consequences.given(0, 1, names).words == (
        "It is given that cell a is filled.",
        "ここは塗りマスに決まっています。",
    )
    assert names.can_hold_nothing(0) == (
        "Cell a can be neither empty nor filled",
        "マス a は空けるマスにも塗るマスにもなりません",
    )


@pytest.mark.parametrize("size", [34, 45, 50])
def test_a_picture_as_large_as_may_be_is_read_and_has_one_solution(size: int) -> None:
    """Rings around the middle: each line has as many runs as a line of that size can have."""
    rings = [
        [min(r, c, size - 1 - r, size - 1 - c) % 2 == 0 for c in range(size)] for r in range(size)
    ]
    sides = (rings, [list(column) for column in zip(*rings, strict=True)])
    typed = " | ".join(
        " / ".join(
            " ".join(str(len([*run])) for filled, run in groupby(line) if filled) for line in side
        )
        for side in sides
    )
    placement = PUZZLE.placement({"runs": read(typed)})
    found = next(iter(solutions(placement)))
    assert placement.is_solution(found)


def test_pictures_of_25_by_25_have_one_solution_by_the_usual_strategy() -> None:
    large = [read(typed) for typed, *_ in puzzles_of("nonogram") if len(read(typed).rows) == 25]
    assert len(large) > 10
    for lines in large:
        placement = PUZZLE.placement({"runs": lines})
        assert default_strategy(placement).name == "propagate"
        (found,) = solutions(placement)
        assert placement.is_solution(found)
