"""Sudoku and other puzzles in the texts that people copy.

Sources: the jigsaw of a student's unit test in SumoCue's form; a
killer Sudoku in numbers from the data of another solver; webpbn's nonogram 1 (Jan Wolter,
CC-BY-3.0); the clockwise clues of a kata with its solution.
"""

from __future__ import annotations

import pytest

from pycore import solve
from pycore.formats import Opened, contents, opened
from pycore.formats._lz import packed
from pycore.model.bilingual import BadInput, InText

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LINK = "https://f-puzzles.com/?load={}"
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
GIVENS = {cell: int(sign) for cell, sign in enumerate(LINE) if sign != "."}


pytestmark = pytest.mark.pyodide


def solutions(made: Opened) -> int:
    return len(list(solve(made.puzzle, options=made.options, givens=dict(made.givens), limit=2)))


def test_many_lines_are_many_puzzles_and_the_others_are_named() -> None:
    text = "\n".join(["quizzes,solutions", f"{LINE},{'1' * 81}", f"{LINE[::-1]},{'2' * 81}"])
    found = contents(text)
    assert [made.name for made in found.puzzles] == ["sudoku", "sudoku"]
    grids = "".join(f"Grid 0{n}\n" + "\n".join(ROWS) + "\n" for n in range(3))
    assert len(contents(grids).puzzles) == 3
    spread = "\n\n".join(["\n".join(ROWS)] * 4)
    assert len(contents(spread).puzzles) == 4
    mixed = contents("4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n3x4:a12b\nSEND + MORE == MONEY")
    assert [made.name for made in mixed.puzzles] == ["skyscrapers", "verbal-arithmetic"]
    assert [fault.place for fault in mixed.faults] != []
    with pytest.raises(BadInput, match="2 puzzles"):
        opened(text)


def test_other_texts_of_sudoku() -> None:
    made = opened(
        "SumoCueV1=0J0=8J0=0J0=0J1=0J2=0J2=0J2=5J2=0J2=8J3=0J0=0J1=0J1=0J2=7J2=0J4=0J4=5J4=0J3=0J0="
        "0J1=0J1=9J2=0J2=0J5=0J6=0J4=0J3=7J0=0J1=1J1=6J5=9J5=0J5=0J6=0J4=0J3=0J0=4J1=3J1=0J5=1J7=8J7"
        "=0J6=0J4=0J3=0J0=0J5=8J5=7J5=6J7=0J7=3J6=0J4=0J3=0J0=0J5=0J8=5J8=0J7=0J7=0J6=0J4=3J3=0J3=0J3"
        "=6J8=0J8=0J7=0J7=0J6=2J4=0J8=9J8=0J8=0J8=0J8=0J7=0J6=8J6=0J6"
    )
    assert solutions(made) == 1
    killer = (
        "3x3::k:3595:3595:3844:3844:3090:3336:3336:2575:2575:3595:4620:4620:3348:3090:5:5648:5648:"
        "2575:3350:4620:4620:3348:3090:23:5648:5648:3841:3350:2581:24:3348:25:26:27:2579:3841:28:"
        "2581:29:30:4625:4625:4625:2579:31:3843:2581:32:33:34:35:36:2579:3335:3843:4878:4878:37:38:"
        "39:4618:4618:3335:3341:4878:4878:40:41:42:4618:4618:3593:3341:3341:3334:3334:43:3842:3842:"
        "3593:3593:"
    )
    assert opened(killer).options["cages"].startswith("AABBCDDEE")
    crossed = opened(killer.replace("3x3::k", "3x3:d:k"))
    assert (crossed.name, crossed.options["diagonals"]) == ("sudoku", "yes")
    assert crossed.options["variants"].startswith("cage 14=r1c1-r1c2-r2c1 ")


def exported(version: int, notes: str) -> str:
    """The cells of a game as OpenSudoku itself exports it, with a 4 added in the third cell."""
    empty, further = "-" if version == 1 else "0", {4: "0|", 5: "0|0|"}.get(version, "")
    cells = [f"0|{notes}|1|" if sign == "." else f"{sign}|{empty}|{further}0|" for sign in LINE]
    cells[2] = f"4|{empty}|{further}1|"
    return f"version: {version}&#10;{''.join(cells)}"


def test_what_opensudoku_exports_has_numbers_that_were_added_and_notes() -> None:
    head = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><opensudoku version=\"3\">"
    folder = '<folder name="Easy" created="1">'
    for version, name, notes in (
        *((1, "data", "1,3,"), (2, "data", "5"), (3, "data", "5")),
        *((4, "cells_data", "5|2"), (5, "cells_data", "5|2|3")),
    ):
        game = f'<game created="1" state="1" {name}="{exported(version, notes)}" note="" />'
        made = opened(f"{head}{folder}{game}</folder></opensudoku>")
        assert (made.givens, made.own) == (GIVENS, {2: 4})
        assert made.marks[3] == (1, 3)
        said = [words.en for words in made.left_out]
        assert said == ["notes of the second kind", "colours of cells"][: max(0, version - 3)]
        both = contents(f"{head}{folder}{game}{game}</folder></opensudoku>")
        assert ([each.givens for each in both.puzzles], both.faults) == ([GIVENS] * 2, ())
    with pytest.raises(BadInput, match="the data of the game is damaged"):
        opened(f'{head}<game data="version: 3&#10;0|0|1|" /></opensudoku>')


def test_nonograms_in_files_and_lists_of_runs() -> None:
    file = (
        'catalogue "webpbn.com #1"\ntitle "Dancer"\nwidth 5\nheight 10\n\nrows\n2\n2,1\n1,1\n3\n'
        "1,1\n1,1\n2\n1,1\n1,2\n2\n\ncolumns\n2,1\n2,1,3\n7\n1,3\n2,1\n"
    )
    made = opened(file)
    assert solutions(made) == 1
    rows, columns = made.options["runs"].split(" | ")
    sides = [[list(map(int, line.split())) for line in s.split(" / ")] for s in (rows, columns)]
    for text in (
        str(sides),
        f"rows = {sides[0]}\ncolumns = {sides[1]}",
        f"columns = {sides[1]}\nrows = {sides[0]}",
        "\n\n".join("\n".join(" ".join(map(str, line)) for line in side) for side in sides),
        made.options["runs"],
    ):
        assert opened(text).options == made.options


def test_a_kakuro_file_has_a_backslash_for_a_block() -> None:
    made = opened("# U-shaped\n\n\\   2\\ 4\\ \\\n\\13 __ __ _\n\\    \\ __ \\\n")
    assert made.options["board"] == "# 2\\ 4\\ # / \\13 . . . / # # . #"


def test_clues_of_skyscrapers_clockwise_have_the_stated_solution() -> None:
    made = opened("{0, 0, 1, 2,\n 0, 2, 0, 0,\n 0, 3, 0, 0,\n 0, 1, 0, 0};")
    (found,) = solve(made.puzzle, options=made.options)
    assert "".join(map(str, found)) == "2143341242311324"


def test_a_calculation_may_have_the_equality_of_programs() -> None:
    assert opened("SEND + MORE == MONEY").options == {"sum": "SEND + MORE = MONEY"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no text"),
        ("hello", "no form of a puzzle that is known"),
        ("." * 82, "82 cells"),
        ("https://puzz.link/p?nurikabe/5/5/g1k", "'nurikabe', a puzzle that is not"),
        ("https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VRdb9s4EHz3rwj4vA", "a Penpa link"),
        ("https://example.org/puzzle/17", "an address of 'example.org'"),
        ("m=edit&p=7VRNb5tAEL37V0R7XrUs", "a Penpa link"),
        ("7" * 400_001, "longer than"),
        (
            '{\n "type": "FeatureCollection",\n "features": []\n}',
            "this has 'type', 'features'",
        ),
        ('[["a"], ["b"]]', "and this is no object"),
        ('{"cells": [1, 2', "breaks at line 1, character 16"),
        ('[{"long": ' + "7" * 5000 + "}]", "not a puzzle file"),
        ("[" * 100_000, "not a puzzle file"),
        ("<!doctype html>\n<p>A puzzle", "HTML or XML without a puzzle"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "HTML or XML without a puzzle"),
    ],
)
def test_a_text_that_is_none_is_told_what_it_looks_like(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        contents(text)


DEEP = f"{'[' * 9_000}1{']' * 9_000}"


@pytest.mark.parametrize(
    "text", [DEEP, f'{{"size": 9, "grid": {DEEP}}}', LINK.format(packed(DEEP))]
)
def test_lists_in_each_other_end_nothing_however_deep(text: str) -> None:
    """Inside Pyodide they would end Python, if they were read."""
    with pytest.raises(BadInput):
        contents(text)


@pytest.mark.parametrize("text", ["", " \n\n", "{}", '{"name": "x"}', "[[1, 2]]", "<p>hello</p>"])
def test_no_board_of_ours_begins_as_these_do(text: str) -> None:
    """So the page need not take them for one, and say that a brace is no number."""
    with pytest.raises(BadInput):
        contents(text, certain=True)


@pytest.mark.parametrize(
    "text", ["{1,4} . 2 .", ". . [", "<", "(7) . . .", "1 2 x", "[1, 2]", "< . >"]
)
def test_what_may_be_a_board_of_ours_is_left_to_it(text: str) -> None:
    assert contents(text, certain=True) == ((), ())


@pytest.mark.parametrize(
    "around", ['{{"puzzle": "{0}"}}', '{{\n"all": [\n"{0}",\n"{0}"]}}', '["{0}"]']
)
def test_a_sudoku_within_json_is_found(around: str) -> None:
    digits = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    for certain in (True, False):
        made = contents(around.format(digits), certain=certain).puzzles
        assert {each.name for each in made} == {"sudoku"}


@pytest.mark.parametrize("word", ["x" * 199, "a" + "x" * 150 + "s", "ax + " * 30])
def test_letters_that_may_be_signs_are_refused_at_once(word: str) -> None:
    with pytest.raises(BadInput, match="is no form of a puzzle"):
        contents(word)


def test_a_calculation_may_multiply_with_an_x_between_spaces() -> None:
    assert contents("AX x BX == CXX").puzzles[0].options == {"sum": "AX x BX = CXX"}


@pytest.mark.parametrize(
    "around",
    [
        *("Nice one: {} (hard)", "Look at this\n{}", "<{}>", "{}\n\nhere it is", "[it]({} )"),
        *("See {}.", "[it]({})", "This ({}), and more", "**{}**", "これ（{}）です", "{}。"),
    ],
)
def test_an_address_is_found_among_words(around: str) -> None:
    text = around.format("https://puzz.link/p?skyscrapers/4/4/2213223131222321")
    assert [made.name for made in contents(text, certain=True).puzzles] == ["skyscrapers"]


def test_an_address_may_come_without_its_scheme() -> None:
    for text in (
        "puzz.link/p?skyscrapers/4/4/2213223131222321",
        "Pzv.jp/p.html?sudoku/4/4/g1k23k3g",
    ):
        assert len(contents(text, certain=True).puzzles) == 1
    with pytest.raises(BadInput, match="is no form of a puzzle"):
        contents("example.org/")


@pytest.mark.parametrize("kind", ["slither/4/4/2213223131222321", f"slither/9/9/{'1' * 81}"])
def test_the_code_of_an_unknown_puzzle_is_no_sudoku(kind: str) -> None:
    with pytest.raises(BadInput, match=r"a puzz\.link address of 'slither'"):
        contents(f"https://puzz.link/p?{kind}")


def test_that_a_list_is_longer_than_the_most_is_said() -> None:
    found = contents("\n".join(["AB + BA == CDC"] * 1001))
    assert len(found.puzzles) == 1000
    [(place, words)] = found.faults
    assert place == InText(1001)
    assert words.en == "from here on nothing is read: 1,000 puzzles at most."


def test_an_address_is_certainly_no_board_of_ours() -> None:
    assert contents("5 3 . | what", certain=True).puzzles == ()
    address = f"https://www.sudokuwiki.org/sudoku.htm?bd={LINE}"
    assert contents(address, certain=True) == contents(address)
    with pytest.raises(BadInput, match="an address of"):
        contents("https://example.org/", certain=True)
