"""Puzzles: options as typed, settings, and pickled copies."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, Named, Text, plain, shown, whole_number
from pycore.model.drawing import grid
from pycore.model.number_list import NumberOrAny
from pycore.model.options import Choice, OneLine, Whole
from pycore.model.placement import Placement
from pycore.model.puzzle import Puzzle, Settings
from pycore.model.rules import AllDifferent
from pycore.puzzles import all_puzzles

TITLE = Text("title", "題")


def parse_word(typed: str) -> str:
    if typed.isalpha():
        return typed
    raise BadInput(Named("word"), Text("is no word.", "は単語ではありません。"))


OPTIONS = (
    Whole("order", TITLE, 3, 6, 4),
    Choice("kind", TITLE, (("plain", TITLE), ("fancy", TITLE)), "plain"),
    OneLine("word", TITLE, parse_word, "none", longest=8),
)


def build(settings: Settings) -> Placement:
    return Placement(3, tuple(range(1, settings["order"] + 1)), (AllDifferent((0, 1, 2)),))


MADE_UP = Puzzle(
    "made-up", TITLE, TITLE, build, lambda settings: grid(1, 3), lambda settings: TITLE, OPTIONS
)


# ---- numbers ----


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("12", 12),
        (" 7 ", 7),
        ("+3", 3),
        ("-3", -3),
        ("007", 7),
        ("１２", 12),  # full-width digits, as from a Japanese keyboard
        ("－３", -3),
        ("١٢", 12),  # and those of other scripts
        ("-३", -3),
        ("−3", -3),  # the minus sign of typesetters
        ("　5　", 5),
        ("999999999", 999999999),
    ],
)
def test_a_number_is_understood_as_people_type_it(typed: str, number: int) -> None:
    assert whole_number(typed) == number


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "x", "1.5", "1e3", "²", "½", "Ⅳ", "①", "一", "1 2", "+-3", "--3", "0x1"),
        *("1_000", "1000000000", "9" * 5000, "NaN", "inf", "１．５"),
    ],
)
def test_what_is_no_whole_number_is_none(typed: str) -> None:
    assert whole_number(typed) is None


@given(st.text())
def test_reading_a_number_never_fails(typed: str) -> None:
    number = whole_number(typed)
    assert number is None or abs(number) < 10**9
    assert len(plain(typed)) == len(typed)
    assert len(shown("x" * 500 + typed)) < 40


@given(st.integers(-(10**9) + 1, 10**9 - 1))
def test_full_width_numbers_mean_the_same(number: int) -> None:
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in str(number))
    assert whole_number(wide) == whole_number(str(number)) == number


# ---- options ----


def test_what_is_not_typed_takes_its_default() -> None:
    assert MADE_UP.settings({}) == {"order": 4, "kind": "plain", "word": "none"}


def test_options_are_read_as_people_type_them() -> None:
    typed = {"order": " ６ ", "kind": "ｆａｎｃｙ", "word": "abc"}
    assert MADE_UP.settings(typed) == {"order": 6, "kind": "fancy", "word": "abc"}


@pytest.mark.parametrize(
    ("name", "typed", "words"),
    [
        ("order", "7", "must be a whole number from 3 to 6, not '7'."),
        ("order", "-3", "must be a whole number from 3 to 6, not '-3'."),
        ("order", "four", "must be a whole number from 3 to 6, not 'four'."),
        ("order", "9" * 100, "must be a whole number from 3 to 6, not '99999999999999999999999…'."),
        ("kind", "odd", "must be one of plain, fancy, not 'odd'."),
        ("word", "1", "is no word."),
        ("word", "a" * 9, "is longer than 8 characters."),
        ("size", "1", "is not an option of made-up; it has: order, kind, word."),
    ],
)
def test_an_option_that_cannot_be_used_says_what_would_be_right(
    name: str, typed: str, words: str
) -> None:
    with pytest.raises(BadInput) as caught:
        MADE_UP.settings({name: typed})
    assert (caught.value.place, caught.value.words.en) == (Named(name), words)
    assert caught.value.words.ja != words


def test_a_whole_number_is_an_option_as_it_is_typed() -> None:
    typed: Any = {"order": 5}
    assert MADE_UP.settings(typed)["order"] == 5


def test_an_option_that_is_neither_text_nor_a_whole_number_is_refused() -> None:
    wrongs: list[Any] = [{"order": 5.0}, {"order": True}, {"order": None}, {"kind": ["plain"]}]
    for wrong in [*wrongs, {7: "plain"}]:
        with pytest.raises(BadInput) as caught:
            MADE_UP.settings(wrong)
        assert caught.value.words.en
        assert caught.value.words.ja


@pytest.mark.parametrize("puzzle", all_puzzles().values(), ids=all_puzzles())
def test_a_puzzle_and_what_it_makes_can_be_pickled(puzzle: Puzzle) -> None:
    again = pickle.loads(pickle.dumps(puzzle))
    assert again == puzzle
    settings = again.settings({})
    made = again.build(settings)
    assert pickle.loads(pickle.dumps(made)) == made == puzzle.build(settings)


def test_the_data_of_an_option_is_plain() -> None:
    whole, choice, line = (option.data() for option in OPTIONS)
    assert (whole["kind"], whole["low"], whole["high"], whole["default"]) == ("whole", 3, 6, "4")
    assert [entry["word"] for entry in choice["choices"]] == ["plain", "fancy"]
    assert (line["kind"], line["default"]) == ("line", "none")
    assert line["empty"] is None


def test_where_a_line_may_be_left_empty_that_means_the_default() -> None:
    for puzzle in all_puzzles().values():
        for option in puzzle.options:
            if isinstance(option, OneLine) and option.empty:
                for typed in ("", *option.empty, f" {option.empty.en.upper()} "):
                    assert option.read(typed) == option.read(option.default)


@pytest.mark.parametrize("typed", ["any", "Any", " ANY ", "ａｎｙ", ""])
def test_any_is_understood_however_it_is_written(typed: str) -> None:
    assert NumberOrAny("gap")(typed) == "any"


def test_a_number_of_too_many_digits_is_said_to_be_that() -> None:
    with pytest.raises(BadInput, match="a whole number of at most 9 digits"):
        NumberOrAny("gap")("9" * 15)


def test_every_option_of_the_catalogue_reads_what_it_writes() -> None:
    for puzzle in all_puzzles().values():
        settings = puzzle.settings({})
        written = {o.name: o.write(settings[o.name]) for o in puzzle.options}
        assert puzzle.settings(written) == settings
