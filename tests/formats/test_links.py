"""Addresses of puzz.link, f-puzzles and SudokuPad, and texts with boards that are known.

Sources: the addresses and boards of pzprjs' own tests (nonogram, kakuro, skyscrapers, sudoku) and
its issue 219; a sandwich Sudoku from the data of the Interactive Sudoku Solver."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pycore import solve
from pycore.formats import Opened, opened
from pycore.formats._lz import packed, unpacked
from pycore.model.bilingual import BadInput

pytestmark = pytest.mark.pyodide


def solutions(made: Opened) -> int:
    return len(list(solve(made.puzzle, options=made.options, givens=dict(made.givens), limit=2)))


# ---- puzz.link: the board that stands beside the address in pzprjs' test ----


def test_a_nonogram_has_its_columns_first_and_the_last_run_first() -> None:
    made = opened("https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h")
    rows, columns = made.options["runs"].split(" | ")
    assert rows == "2 1 / 1 1 / 1 2 / 0 / 1 1 / 3"
    assert columns == "2 1 / 1 1 1 / 1 / 1 1 1 / 2 1 / 0"


def test_a_nonogram_whose_width_is_not_its_height() -> None:
    made = opened("https://puzz.link/p?nonogram/3/10/14i1121g43i2g1g2g2g1g1g3g1g1g3g")
    assert solutions(made) == 1


def test_a_kakuro_has_its_clue_down_first_and_the_clues_of_the_edge_last() -> None:
    made = opened("http://pzv.jp/p.html?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3")
    assert made.options["board"] == (
        "# # 12\\ 4\\ # # / # 4\\8 . . 10\\ # / \\10 . . . . 10\\ / \\3 . . 17\\3 . . / "
        "# \\21 . . . . / # # \\12 . . #"
    )
    assert solutions(made) == 1


def test_skyscrapers_come_above_below_left_right_then_the_cells() -> None:
    made = opened("https://puzz.link/p?skyscrapers/4/4/k13h4j3g")
    assert made.options["clues"] == ".... .13. .4.. ..3."
    made = opened("https://puzz.link/p?skyscrapers/4/4/k13h4j3g2o")
    assert made.givens == {0: 2}


def test_a_sudoku_of_any_page_of_pzpr() -> None:
    for start in (
        "https://puzz.link/p?",
        "https://pzplus.tck.mn/p.html?",
        "http://pzv.jp/p.html?v:",
    ):
        made = opened(f"{start}sudoku/4/4/g1k23k3g")
        assert (made.options["size"], made.givens) == ("4", {1: 1, 7: 2, 8: 3, 14: 3})


# ---- f-puzzles and SudokuPad ----


def link(**rules: Any) -> str:
    """An f-puzzles link of a grid of 9 x 9 with these rules."""
    grid: list[list[Any]] = [[{} for _ in range(9)] for _ in range(9)]
    return (
        f"https://www.f-puzzles.com/?load={packed(json.dumps({'size': 9, 'grid': grid, **rules}))}"
    )


@pytest.mark.parametrize("text", ["a", "abcabcabcabc", "ナンプレ" * 9, "🙂é" * 50, "x" * 5000])
def test_what_is_packed_is_unpacked(text: str) -> None:
    assert unpacked(packed(text)) == text


def test_half_a_character_is_told_apart_from_a_whole_one() -> None:
    assert unpacked(packed("a\ud83d\ude42b\ude42c\ud83d")) == "a🙂b\ufffdc\ufffd"


def test_a_bomb_is_not_unpacked() -> None:
    with pytest.raises(BadInput, match="more than"):
        unpacked(packed("0" * 400_001))


def test_every_rule_that_can_be_said_here_is_read() -> None:
    text = link(
        thermometer=[{"lines": [["R1C1", "R1C2", "R1C3"]]}],
        arrow=[{"cells": ["R5C5"], "lines": [["R5C5", "R5C6", "R6C7"]]}],
        difference=[{"cells": ["R2C1", "R2C2"]}],
        ratio=[{"cells": ["R3C1", "R3C2"], "value": "2"}],
        odd=[{"cell": "R9C9"}],
        even=[{"cell": "R8C8"}],
        antiknight=True,
        **{"diagonal+": True, "diagonal-": True},
    )
    made = opened(text)
    assert made.options["diagonals"] == "yes"
    assert made.options["variants"] == (
        "knight thermo r1c1-r1c3 arrow r5c5-r5c6-r6c7 white r2c1-r2c2 black r3c1-r3c2 "
        "even r8c8 odd r9c9"
    )


def test_what_only_draws_is_left_out_by_name() -> None:
    made = opened(link(line=[{"lines": [["R1C1", "R2C2"]]}], text=[{"value": "hello"}]))
    assert [words.en for words in made.left_out] == [
        "lines that are only drawn",
        "words beside the board",
    ]


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ({"negative": ["ratio"]}, "all dots are given"),
        ({"sandwichsum": [{"cell": "R0C1", "value": "18"}]}, "sandwich sums"),
        ({"modularline": [{"lines": []}]}, "'modularline'"),
        ({"diagonal+": True}, "one diagonal alone"),
        ({"difference": [{"cells": ["R1C1", "R1C2"], "value": "3"}]}, "differences other than 1"),
        ({"arrow": [{"cells": ["R1C1", "R1C2"], "lines": [["R1C2", "R1C3"]]}]}, "pill"),
        ({"killercage": [{"cells": ["R1C1", "R1C2"]}]}, "a cage without a sum"),
    ],
)
def test_a_rule_that_is_not_known_refuses_the_whole_by_name(rules: Any, name: str) -> None:
    with pytest.raises(BadInput, match=name):
        opened(link(**rules))


def test_sudokupad_has_the_same_boards_and_other_links_are_refused_by_name() -> None:
    code = link(antiking=True).partition("load=")[2]
    for start in (
        "https://sudokupad.app/fpuzzles",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
        "fpuzzles",
    ):
        assert opened(start + code).options["variants"] == "king"
    with pytest.raises(BadInput, match="a SudokuPad link"):
        opened("https://sudokupad.app/sclN4IgzglgXgpiBcBOANCA5gJwgEwQbT2")
    with pytest.raises(BadInput, match="damaged"):
        opened("https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA")
