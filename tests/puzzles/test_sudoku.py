"""Sudoku: units, text forms, drawing, facts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.bitboards.solutions import solutions
from pycore.model.bilingual import BadInput, InText, Place
from pycore.model.rules import AllDifferent
from pycore.puzzles import puzzle_named
from pycore.search.placements import backtrack

SUDOKU = puzzle_named("sudoku")
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[k : k + 9] for k in range(0, 81, 9)]


def read(text: str, **typed: str) -> dict[int, int]:
    assert SUDOKU.read is not None
    return SUDOKU.read(text, SUDOKU.settings(typed))


def write(values: dict[int, int], **typed: str) -> str:
    assert SUDOKU.write is not None
    return SUDOKU.write(values, SUDOKU.settings(typed))


GIVENS = {cell: int(entry) for cell, entry in enumerate(LINE) if entry != "."}


@pytest.mark.parametrize(
    "text",
    [
        LINE,
        LINE.replace(".", "0"),
        LINE.replace(".", " "),
        LINE.replace(".", "_"),
        "\n".join(ROWS),
        "\n".join(ROWS).replace(".", " "),
        "\n".join(row.replace(".", " ").rstrip() for row in ROWS),
        "\r\n".join(" ".join(row) for row in ROWS),
        "\n\n".join(",".join(row) for row in ROWS) + "\n",
        "\n".join(
            ("------+-------+------\n" if k in (3, 6) else "")
            + " | ".join(" ".join(row[j : j + 3]) for j in (0, 3, 6))
            for k, row in enumerate(ROWS)
        ),
        "┌───┬───┬───┐\n"
        + "\n".join("│" + "│".join(row[j : j + 3] for j in (0, 3, 6)) + "│" for row in ROWS)
        + "\n└───┴───┴───┘",
        LINE.translate({ord(d): ord(d) + 0xFEE0 for d in "0123456789"}),
    ],
)
def test_a_grid_is_read_however_it_is_written(text: str) -> None:
    assert read(text) == GIVENS


def test_a_line_that_is_too_short_is_not_filled_up():
    for text in ["1... ..2.", "1 2 3"]:
        with pytest.raises(BadInput, match="16 are needed"):
            read(text, size="4")


def test_an_empty_text_has_no_givens() -> None:
    assert read(" \n\t\n") == {}


def test_sixteen_by_sixteen_has_letters_or_numbers() -> None:
    values = {0: 16, 1: 10, 17: 9, 255: 1}
    line = write(values, size="16")
    assert line[:2] == "GA"
    assert read(line, size="16") == values
    assert read(line.lower(), size="16") == values
    words = " ".join(str(values.get(cell, ".")) for cell in range(256))
    assert read(words, size="16") == values


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("\n-", InText(1), "0 cells"),
        (LINE[:-1], InText(1, 80), "80 cells"),
        (LINE + "1", InText(1, 82), "82 cells"),
        ("\n".join([*ROWS[:4], ROWS[4][:8], *ROWS[5:]]), InText(5, 8), "8 cells"),
        ("\n".join(ROWS[:8]), InText(8, 9), "72 cells"),
        (LINE[:3] + "x" + LINE[4:], InText(1, 4), "'x'"),
        (LINE[:3] + "\t" + LINE[3:-1] + "x", InText(1, 82), "'x'"),
        ("\n".join([ROWS[0], "6..19A...", *ROWS[2:]]), InText(2, 6), "'A'"),
    ],
)
def test_what_cannot_be_read_is_named_by_line_and_column(
    text: str, place: Place, words: str
) -> None:
    with pytest.raises(BadInput) as bad:
        read(text)
    assert bad.value.place == place
    assert words in bad.value.words.en


def test_a_text_of_any_length_is_refused_in_words() -> None:
    with pytest.raises(BadInput):
        read("1" * 1_000_000)


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        givens = read(text, size="4")
    except BadInput:
        return
    assert all(0 <= cell < 16 and 1 <= value <= 4 for cell, value in givens.items())


@given(st.dictionaries(st.integers(0, 255), st.integers(1, 16)))
def test_what_is_written_is_read_again(values: dict[int, int]) -> None:
    assert read(write(values, size="16"), size="16") == values


@pytest.mark.parametrize(
    ("size", "diagonals", "units"),
    [("4", "no", 12), ("6", "no", 18), ("9", "no", 27), ("9", "yes", 29), ("16", "no", 48)],
)
def test_every_unit_has_every_value_and_a_name(size: str, diagonals: str, units: int) -> None:
    settings = SUDOKU.settings({"size": size, "diagonals": diagonals})
    placement = SUDOKU.placement(settings)
    assert len(placement.rules) == units
    rules = [rule for rule in placement.rules if isinstance(rule, AllDifferent)]
    assert [len(rule.cells) for rule in rules] == [int(size)] * len(placement.rules)
    names = SUDOKU.names(settings)
    assert len({names.of_rule(rule) for rule in rules} - {None}) == units
    covered = [cell for rule in rules[2 * int(size) : 3 * int(size)] for cell in rule.cells]
    assert sorted(covered) == list(range(placement.size))


def test_boxes_of_six_are_two_rows_high() -> None:
    placement = SUDOKU.placement(SUDOKU.settings({"size": "6"}))
    assert placement.rules[12] == AllDifferent((0, 1, 2, 6, 7, 8))


def test_the_first_grid_in_order() -> None:
    settings = SUDOKU.settings({})
    search = backtrack.STRATEGY.start(SUDOKU.placement(settings), SUDOKU.draw(settings))
    first = next(batch.found[0] for batch in search.batches if batch.found)
    assert write(dict(enumerate(first))) == (
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
    )


def test_the_example_has_the_known_solution() -> None:
    placement = SUDOKU.placement(SUDOKU.settings({})).with_givens(GIVENS)
    [solution] = solutions(placement, 2)
    assert write(dict(enumerate(solution))) == (
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    )


def test_diagonals_are_tinted_only_when_they_count() -> None:
    assert SUDOKU.draw(SUDOKU.settings({})).tinted == ()
    assert len(SUDOKU.draw(SUDOKU.settings({"diagonals": "yes"})).tinted) == 17


@pytest.mark.parametrize(("size", "text"), [("16", LINE), ("9", "12.." * 4), ("9", "1 " * 256)])
def test_a_grid_of_another_size_is_told_as_one(size: str, text: str) -> None:
    with pytest.raises(BadInput) as bad:
        read(text, size=size)
    assert "choose that size first" in bad.value.words.en
    for nonsense in ("12..", "hello", "1" * 80):
        with pytest.raises(BadInput) as bad:
            read(nonsense, size=size)
        assert "choose that size first" not in bad.value.words.en
