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
    for kind in ("building", "skyscraper"):  # as pzv.jp and older pages call it
        assert opened(f"http://pzv.jp/p.html?{kind}/4/4/k13h4j3g") == made
    made = opened("https://puzz.link/p?skyscrapers/4/4/k13h4j3g2o")
    assert made.givens == {0: 2}


def test_the_regions_of_a_star_battle_are_those_beside_the_address() -> None:
    made = opened("https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou")
    assert made.options == {"regions": "AAABBB ABBBCC ADDEEC FFDDEC FEEEEC FCCCCC", "stars": "1"}
    assert solutions(made) == 1


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


def test_the_json_of_a_board_is_read_as_its_link_is() -> None:
    of_link = link(thermometer=[{"lines": [["R1C1", "R1C2"]]}], antiknight=True)
    board = unpacked(of_link.partition("=")[2])
    for text in (board, json.dumps(json.loads(board), indent=2)):
        assert opened(text) == opened(of_link)
    with pytest.raises(BadInput, match="it is damaged"):
        opened(board[:-9])
    with pytest.raises(BadInput, match="its size is not known"):
        opened(json.dumps({"size": 99, "grid": []}))


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
        minimum=[{"cell": "R7C7"}],
        maximum=[{"cell": "R1C1"}],
        antiknight=True,
        nonconsecutive=True,
        disjointgroups=True,
        negative=["ratio", "xv"],
        palindrome=[{"lines": [["R1C4", "R1C5"]]}],
        renban=[{"lines": [["R1C6", "R1C7"]]}],
        whispers=[{"lines": [["R1C8", "R1C9"]], "value": "5"}],
        betweenline=[{"lines": [["R2C4", "R2C5", "R2C6"], ["R9C1", "R9C2"]]}],
        regionsumline=[{"lines": [["R2C7", "R3C7"]]}],
        zipperline=[{"lines": [["R3C4", "R3C5", "R3C6"]]}],
        xv=[{"cells": ["R4C1", "R5C1"], "value": "X"}, {"cells": ["R4C2", "R4C3"], "value": "v"}],
        quadruple=[{"cells": ["R4C4", "R4C5", "R5C4", "R5C5"], "values": [1, "2"]}],
        sandwichsum=[{"cell": "R0C1", "value": "18"}, {"cell": "R2C0", "value": ""}],
        littlekillersum=[{"cell": "R0C4", "direction": "DL", "value": "9"}],
        extraregion=[{"cells": ["R6C1", "R7C2", "R7C3"]}],
        clone=[{"cells": ["R8C1", "R8C2"], "cloneCells": ["R6C4", "R6C5"]}],
        killercage=[{"cells": ["R9C4", "R9C5"]}, {"cells": ["R9C6", "R9C7"], "value": "10"}],
        **{"diagonal+": True, "diagonal-": True},
    )
    made = opened(text)
    assert made.options["diagonals"] == "yes"
    assert made.options["variants"] == (
        "knight nonconsecutive disjoint all-black all-xv thermo r1c1-r1c3 arrow r5c5-r5c6-r6c7 "
        "palindrome r1c4-r1c5 renban r1c6-r1c7 whispers r1c8-r1c9 between r2c4-r2c6 sums r2c7-r3c7 "
        "zipper r3c4-r3c6 white r2c1-r2c2 black r3c1-r3c2 x r4c1-r5c1 v r4c2-r4c3 quad 1-2=r4c4 "
        "even r8c8 odd r9c9 min r7c7 max r1c1 cage r9c4-r9c5 10=r9c6-r9c7 region r6c1-r7c2-r7c3 "
        "clone r8c1-r8c2=r6c4-r6c5 sandwich 18=r1c1-r9c1 little 9=r1c3-r3c1"
    )


@pytest.mark.parametrize(
    ("rules", "variants"),
    [
        ({"diagonal+": True}, "region r1c9-r9c1"),
        ({"diagonal-": True}, "region r1c1-r9c9"),
        ({"difference": [{"cells": ["R1C1", "R1C2"], "value": "3"}]}, "white 3=r1c1-r1c2"),
        ({"ratio": [{"cells": ["R2C1", "R1C1"], "value": "3"}]}, "black 3=r1c1-r2c1"),
        (
            {"arrow": [{"cells": ["R1C1", "R1C2"], "lines": [["R1C2", "R1C3", "R2C4"]]}]},
            "pill r1c1-r1c2=r1c2-r1c3-r2c4",
        ),
        ({"killercage": [{"cells": ["R1C1", "R1C2"]}]}, "cage r1c1-r1c2"),
        (
            {"killercage": [{"cells": ["R1C1"], "value": "3"}], "antiking": True},
            "king cage 3=r1c1",
        ),
        (
            {"littlekillersum": [{"cell": "R10C10", "direction": "UL", "value": "40"}]},
            "little 40=r9c9-r1c1",
        ),
        ({"sandwichsum": [{"cell": "R3C10", "value": "0"}]}, "sandwich 0=r3c1-r3c9"),
    ],
)
def test_a_rule_is_read_as_what_it_means(rules: Any, variants: str) -> None:
    made = opened(link(**rules))
    assert (made.name, made.options["variants"]) == ("sudoku", variants)


def test_cages_with_sums_and_nothing_else_are_a_killer_sudoku() -> None:
    cages = [{"cells": ["R1C1", "R1C2"], "value": 3}, {"cells": ["R5C5", "R6C5"], "value": "17"}]
    assert opened(link(killercage=cages)).name == "killer-sudoku"
    assert opened(link(killercage=[*cages, cages[0]])).name == "sudoku"  # two cages in one place


def test_what_only_draws_is_left_out_by_name() -> None:
    made = opened(link(line=[{"lines": [["R1C1", "R2C2"]]}], text=[{"value": "hello"}]))
    assert [words.en for words in made.left_out] == [
        "lines that are only drawn",
        "words beside the board",
    ]


def with_cells(**entries: Any) -> list[list[Any]]:
    """A grid whose first cell has these entries."""
    return [[{**entries} if r == c == 0 else {} for c in range(9)] for r in range(9)]


def test_notes_and_colours_of_cells_fog_and_the_authors_words_are_left_out_by_name() -> None:
    grid = with_cells(centerPencilMarks=[1, 2], cornerPencilMarks=[3], c="#FFA0A0", highlight="")
    made = opened(link(grid=grid, ruleset="Normal rules,\n and more.", foglight=["R1C1"]))
    assert made.marks == {0: (1, 2)}
    assert [words.en for words in made.left_out] == [
        "fog over the board",
        "colours of cells",
        "notes in the corners of cells",
        "the rules in the author's words, which may say more: “Normal rules, and more.”",
    ]
    assert (
        opened(link(grid=with_cells(cornerPencilMarks=[]), highlightConflicts=True)).left_out == ()
    )


def test_older_boards_have_parity_and_extremes_in_their_cells() -> None:
    made = opened(link(grid=with_cells(parity="Odd", extreme="Maximum")))
    assert made.options["variants"] == "odd r1c1 max r1c1"


def test_a_cell_in_no_region_is_refused() -> None:
    with pytest.raises(BadInput, match="'cells in no region' is not known here"):
        opened(link(grid=with_cells(region=None)))


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ({"negative": ["difference"]}, "all difference are given"),
        ({"lockout": [{"lines": [["R1C1", "R1C2"]]}]}, "lockout lines"),
        ({"whispers": [{"lines": [["R1C1", "R1C2"]], "value": "4"}]}, "whispers lines other than"),
        ({"modularline": [{"lines": []}]}, "'modularline'"),
        ({"renban": [{"lines": [["R1C1", "R3C2"]]}]}, "no clue of that rule"),
        ({"quadruple": [{"cells": ["R1C1", "R1C2"], "values": [1]}]}, "'quadruple' cannot be"),
        ({"sandwichsum": [{"cell": "R1C1", "value": "3"}]}, "'sandwichsum' cannot be read"),
        ({"littlekillersum": [{"cell": "R0C1", "value": "3"}]}, "'littlekillersum' cannot be"),
        ({"clone": [{"cells": ["R1C1"], "cloneCells": []}]}, "'clone' cannot be read"),
        ({"xv": [{"cells": ["R1C1", "R1C2"], "value": "L"}]}, "'xv' cannot be read"),
        ({"killercage": [{"cells": ["R1C1"], "value": "<9"}]}, "'<9' is no number"),
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
