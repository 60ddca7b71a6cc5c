"""Kakuro: the notation of a board, faults in it, and what a run is."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.rules import AllDifferent, SumIs
from pycore.puzzles._kakuro_board import KakuroBoard, runs_of
from pycore.puzzles._kakuro_making import blank
from pycore.puzzles.kakuro import PUZZLE, WIKIPEDIA
from pycore.search import default_strategy

SMALL = r"# 4\ 3\ / \3 . . / \4 . ."
READ = KakuroBoard((("#", "4\\", "3\\"), ("\\3", ".", "."), ("\\4", ".", ".")))


def read(typed: str) -> KakuroBoard:
    board: KakuroBoard = PUZZLE.settings({"board": typed})["board"]
    return board


@pytest.mark.parametrize(
    "typed",
    [
        SMALL,
        r"#,4\,3\/\3,.,./\4,.,.",
        r"x 4\ 3\ / \3 .. / \4 .. / ",
        "# 4¥ 3¥ / ¥3 _ _ / ¥4 _ _",
        "\n# 4\\ 3\\\r\n  \\3 . .\n\n\\4 . .\n",
        "■　４＼　３＼　／　＼３　□　□　／　＼４　．　．",
    ],
)
def test_a_board_is_read_however_it_is_written(typed: str) -> None:
    assert read(typed) == READ
    assert str(read(typed)) == SMALL


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "a dot for each cell"),
        ("## / ##", "a dot for each cell"),
        (".." + " / .." * 40, "there are 41 rows and 2 columns; 40 is the most"),
        (
            " / ".join(["# 23\\24 . ." * 15] * 60),
            "there are 60 rows and 60 columns; 40 is the most",
        ),
        (r"# 4\ / \3 . .", "row 2 has 3 entries, and row 1 has 2"),
        (r"# 4\ / 3 .", "'3' in row 2 is neither a cell"),
        (r"# 4\ / \300 .", "in row 2 is neither a cell"),
        (r"# 4\ / 3\3\3 .", "in row 2 is neither a cell"),
        (r"# 4\ 2\ / \3 . . / \4 . .", "the clue 2 down has 2 cells; their sum is from 3 to 17"),
        (r"\10 .", "the clue 10 across has 1 cell; their sum is from 1 to 9"),
        (r"\3 # .", "the clue 3 across has no cell beside it"),
        (r"\0 # .", "the clue 0 across has no cell beside it"),
        (r"# . / # 3\ ", "the clue 3 down has no cell beside it"),
        ("." * 10, "a run of 10 cells"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="board: ") as refused:
        read(typed)
    assert refused.value.place == Named("board")
    assert told in refused.value.words.en


@given(st.integers(3, 13), st.integers(3, 13), st.randoms(use_true_random=False))
@example(16, 16, Random(1))
def test_a_new_layout_is_symmetrical_and_in_one_piece(tall: int, wide: int, random: Random) -> None:
    size = {"board": KakuroBoard((("#",) * wide, *[("#", *"." * (wide - 1))] * (tall - 1)))}
    try:
        board: KakuroBoard = blank(size, random)["board"]
    except BadInput:
        assert max(tall, wide) > 10
        return
    places = set(board.places)
    assert {(tall - r, wide - c) for r, c in places} == places
    assert (len(board.rows), len(board.rows[0])) == (tall, wide)
    runs = [run.cells for run in runs_of(board)]
    assert min(map(len, runs)) >= 2
    assert max(map(len, runs)) <= 9
    reached, left = set(runs[0]), [set(run) for run in runs]
    while near := [run for run in left if run & reached and not run <= reached]:
        reached.update(*near)
    assert reached == set(range(len(places)))


def test_a_board_too_narrow_for_short_runs_is_refused() -> None:
    with pytest.raises(BadInput, match="board: of 3 × 12 has no layout"):
        blank({"board": KakuroBoard((("#",) * 12,) * 3)}, Random(1))


@given(st.text(st.sampled_from(".#\\34 /x"), max_size=30))
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        board = read(typed)
    except BadInput:
        return
    assert read(str(board)) == board


@given(*[st.integers(1, 12)] * 4)
def test_the_solutions_are_the_digits_with_these_sums(
    down: int, down_too: int, across: int, across_too: int
) -> None:
    typed = rf"# {down}\ {down_too}\ / \{across} . . / \{across_too} . ."
    try:
        settings = PUZZLE.settings({"board": typed})
    except BadInput:
        assert min(down, down_too, across, across_too) < 3
        return
    fitting = {
        (a, b, c, d)
        for a, b, c, d in product(range(1, 10), repeat=4)
        if (a + c, b + d, a + b, c + d) == (down, down_too, across, across_too)
        and all(one != other for one, other in ((a, b), (c, d), (a, c), (b, d)))
    }
    assert set(solutions(PUZZLE.placement(settings))) == fitting


def test_the_published_solution_is_found() -> None:
    placement = PUZZLE.placement(PUZZLE.settings({"board": WIKIPEDIA}))
    solution = "978798989576859761264613289311431221"
    assert [*solutions(placement)] == [tuple(map(int, solution))]
    assert default_strategy(placement).name == "propagate"


def test_a_run_without_a_clue_is_all_different_and_one_of_one_cell_has_its_clue() -> None:
    rules = PUZZLE.placement(PUZZLE.settings({"board": r"# . . / 3\ # . / . # #"})).rules
    assert rules == (AllDifferent((0, 1)), SumIs((3,), 3), AllDifferent((1, 2)))


def test_clues_stand_in_the_halves_of_their_blocks_and_cells_have_names() -> None:
    settings = PUZZLE.settings({"board": r"# 3\ / 3\3 . / . #"})
    drawing = PUZZLE.draw(settings)
    assert drawing.blocks == ((0, 0), (1, 0), (0, 1), (1, 2))
    assert len(drawing.lines) == 2  # one in each block with clues
    across, down, other = drawing.labels
    assert (across.cells, down.cells, other.cells) == ((0,), (1,), (0,))
    assert across.y < 1 < down.y
    assert down.x < 0 < across.x
    assert across.words == Text("The run across has the sum 3.", "横の並びの和は 3 です。")
    assert PUZZLE.names(settings).cells == (
        Text("row 2, column 2", "2 行目 2 列目"),
        Text("row 3, column 1", "3 行目 1 列目"),
    )
