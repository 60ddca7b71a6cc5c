"""The notation: written as the board is drawn, and read with any separators."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, InCell, InText, Named, Place
from pycore.model.drawing import Drawing, Spot, grid
from pycore.model.notation import (
    Filled,
    read_filled,
    read_givens,
    read_text,
    write_cells,
    write_line,
)
from pycore.puzzles import all_puzzles

pytestmark = pytest.mark.pyodide

STAR = all_puzzles()["magic-star"]
BOARD = STAR.draw(STAR.settings({}))


def test_a_solution_is_printed_as_it_is_drawn() -> None:
    solution = (1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9)
    assert write_cells(dict(enumerate(solution)), BOARD).splitlines() == [
        "       1",
        " 2   4  12   8",
        "  10       6",
        "11   5   3   7",
        "       9",
    ]


def test_a_grid_is_printed_close() -> None:
    assert write_cells({0: 1, 3: 4}, grid(2, 2)) == "1 .\n. 4"
    assert write_cells({0: 10, 3: 4}, grid(2, 2)) == "10  .\n .  4"
    assert write_cells({}, grid(1, 3)) == ". . ."


def test_a_cell_with_many_spots_is_printed_once() -> None:
    rows = tuple((cell,) for cell in range(2))
    chessboard = Drawing(
        "square", tuple(Spot(r, c, r, value=c) for r in range(2) for c in range(2)), rows=rows
    )
    assert write_cells({0: 1, 1: 0}, chessboard) == "1\n0"


@pytest.mark.parametrize(
    "text",
    [
        "1 2 4 . . . . . . . . .",
        "1,2,4,_,_,_,_,_,_,_,_,_",
        "1\n2 4 . .\n. .\n. . . .\n.",
        "| 1 | 2 4 . . | . . | . . . . | . |",
        "１　２　４　．　．　．　．　．　．　．　．　．",
        "\t1\r\n2 4 . .\r\n. .\r\n. . . .\r\n.\r\n",
    ],
)
def test_the_text_form_is_read_however_it_is_divided(text: str) -> None:
    assert read_givens(text, BOARD) == {0: 1, 1: 2, 2: 4}


@pytest.mark.parametrize(
    ("name", "options", "text", "givens"),
    [
        ("latin-square", {"order": "4"}, "12..2.....0....4", {0: 1, 1: 2, 4: 2, 15: 4}),
        ("latin-square", {"order": "4"}, "1200 2000 0000 0004", {0: 1, 1: 2, 4: 2, 15: 4}),
        (
            "latin-square",
            {"order": "4"},
            "1 2 0 0  2 0 0 0  0 0 0 0  0 0 0 4",
            {0: 1, 1: 2, 4: 2, 15: 4},
        ),
        ("latin-square", {"order": "4"}, "12__|2___|____|___4", {0: 1, 1: 2, 4: 2, 15: 4}),
        ("latin-square", {"order": "4"}, "12..\n２...\n....\n...４", {0: 1, 1: 2, 4: 2, 15: 4}),
        ("futoshiki", {"signs": "4"}, "1" + "." * 15, {0: 1}),
        ("skyscrapers", {"clues": "4"}, "." * 15 + "3", {15: 3}),
        (
            "kenken",
            {"cages": "AABB AACC DDCC DDEE A=10+ B=3+ C=10+ D=10+ E=3+"},
            "1" + "0" * 15,
            {0: 1},
        ),
        ("magic-square", {"order": "3"}, "2 7 6 0 0 0 0 0 0", {0: 2, 1: 7, 2: 6}),
        ("magic-square", {"order": "3"}, "276000000", {0: 2, 1: 7, 2: 6}),
        (
            "magic-square",
            {"order": "4"},
            "1 15 14 4 12 0 0 9" + " 0" * 8,
            {0: 1, 1: 15, 2: 14, 3: 4, 4: 12, 7: 9},
        ),
        ("permutations", {"n": "3"}, "0 2 0", {1: 2}),
        ("nonogram", {"runs": "2"}, "0..1", {0: 0, 3: 1}),
        ("nonogram", {"runs": "2"}, "0 . . 1", {0: 0, 3: 1}),
        ("killer-sudoku", {}, "1" + "." * 80, {0: 1}),
    ],
)
def test_0_and_digits_without_spaces_are_read_as_in_a_sudoku(
    name: str, options: dict[str, str], text: str, givens: dict[int, int]
) -> None:
    """A 0 is an empty cell, except where it is a value."""
    puzzle = all_puzzles()[name]
    assert read_text(text, puzzle, puzzle.settings(options)) == givens


@pytest.mark.parametrize("text", ["123", "1" * 13, "12.x......", "1 2 12345678901"])
def test_digits_that_are_not_as_many_as_cells_are_refused(text: str) -> None:
    square = all_puzzles()["latin-square"]
    with pytest.raises(BadInput):
        read_text(text, square, square.settings({"order": "4"}))


def test_an_own_number_beside_a_0() -> None:
    row = all_puzzles()["permutations"]
    assert read_filled("0 (2) 0", row, row.settings({"n": "3"})) == Filled({}, {1: 2}, {})


@pytest.mark.parametrize("divider", ["\t", ",", ";", " ; "])
@pytest.mark.parametrize("name", ["sudoku", "magic-square"])
def test_the_cells_of_a_spreadsheet_are_read_with_the_empty_ones(name: str, divider: str) -> None:
    puzzle = all_puzzles()[name]
    settings = puzzle.settings({})
    rows = puzzle.draw(settings).rows
    givens = {rows[0][1]: 3, rows[1][-1]: 1, rows[-1][0]: 4}
    table = [divider.join(str(givens.get(cell, "")) for cell in row) for row in rows]
    assert read_text("\r\n".join(table) + "\r\n", puzzle, settings) == givens


@pytest.mark.parametrize("table", ["\t3\n4", "\t3\t\n4\t\t", "\t3", "\tx\n4\t"])
def test_a_spreadsheet_of_another_size_or_with_other_content_is_refused(table: str) -> None:
    square = all_puzzles()["latin-square"]
    with pytest.raises(BadInput):
        read_text(table, square, square.settings({"order": "2"}))


@pytest.mark.parametrize("text", ["", " \n ", "　"])
def test_an_empty_text_has_no_givens(text: str) -> None:
    assert read_givens(text, BOARD) == {}


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("1 2 x", InText(1, 5), "'x' is neither a number nor a dot."),
        ("1 2\n  ²", InText(2, 3), "'²' is neither a number nor a dot."),
        ("1 1.5", InText(1, 3), "'1.5' is neither a number nor a dot."),
        ("1 " + "9" * 40, InText(1, 3), "is neither a number nor a dot."),
        ("1 2 3", Named("text"), "has 3 entries; 12 are needed, a dot for each empty cell."),
        (". " * 13, Named("text"), "has 13 entries; 12 are needed, a dot for each empty cell."),
    ],
)
def test_a_text_that_cannot_be_read_says_where(text: str, place: Place, words: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_givens(text, BOARD)
    assert caught.value.place == place
    assert caught.value.words.en.endswith(words)


@given(st.data())
def test_what_is_written_can_be_read_back(data: st.DataObject) -> None:
    fillable = [puzzle for puzzle in all_puzzles().values() if puzzle.kind == "placement"]
    puzzle = data.draw(st.sampled_from(fillable))
    settings = puzzle.settings({})
    drawing, values = puzzle.draw(settings), puzzle.placement(settings).values
    cells = st.integers(0, puzzle.placement(settings).size - 1)
    givens = data.draw(st.dictionaries(cells, st.sampled_from(values)))
    assert read_givens(write_cells(givens, drawing), drawing) == givens
    assert read_text(write_line(givens, puzzle, settings), puzzle, settings) == givens
    assert "\n" not in write_line(givens, puzzle, settings)


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    for puzzle in (STAR, all_puzzles()["sudoku"]):
        settings = puzzle.settings({})
        try:
            givens = read_text(text, puzzle, settings)
        except BadInput as bad:
            told = tuple(bad.fault.in_words())
            givens = {}
        else:
            told = ("given",)
        assert all(told)
        assert set(givens) <= set(range(puzzle.placement(settings).size))


@pytest.mark.parametrize(
    "text",
    [
        "1 (2) {4,12} . . . . . . . . {}",
        "1\n( 2 ) {12 4 4} | . . . . . . . . .",
        "１　（２）　｛４、１２｝　． . . . . . . . .".replace("、", "，"),
    ],
)
def test_own_numbers_and_marks_are_read_apart_from_givens(text: str) -> None:
    read = read_filled(text, STAR, STAR.settings({}))
    assert read == Filled({0: 1}, {1: 2}, {2: (4, 12)})
    assert read_text(text, STAR, STAR.settings({})) == {0: 1, 1: 2}


def test_a_puzzle_with_a_form_of_its_own_takes_own_numbers_and_marks_too() -> None:
    sudoku = all_puzzles()["sudoku"]
    settings = sudoku.settings({"size": "4"})
    text = "1 . | (3) .\n. {1,2} | . .\n" + ". . . .\n" * 2
    assert read_filled(text, sudoku, settings) == Filled({0: 1}, {2: 3}, {5: (1, 2)})


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("(1", InText(1, 1)),
        ("1 ()", InText(1, 3)),
        ("1 (2 3)", InText(1, 3)),
        ("1 {2,}", InText(1, 3)),
        ("1 {2,x}", InText(1, 3)),
        ("1 ({2})", InText(1, 3)),
        ("1 (2) 3", Named("text")),
    ],
)
def test_own_numbers_and_marks_that_are_none_are_pointed_at(text: str, place: Place) -> None:
    with pytest.raises(BadInput) as caught:
        read_filled(text, STAR, STAR.settings({}))
    assert caught.value.fault.place == place


def test_a_mark_that_is_none_of_the_values_is_told_at_its_cell() -> None:
    with pytest.raises(BadInput) as caught:
        read_filled("{1,99} " + ". " * 11, STAR, STAR.settings({}))
    assert caught.value.place == InCell(0)
    assert str(caught.value) == "cell a: 99 is not one of 1 to 12."
