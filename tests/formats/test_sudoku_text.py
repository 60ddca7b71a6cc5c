"""Sudoku in the layouts that people copy.

Sources: five layouts of one forum (SukakuExplainer, issue 17); a Susser line
(kyoyama-kazusa/Sudoku, issue 603); addresses of sudokuwiki and sudokuexchange
(grantm/sudoku-web-app, issues 4 and 11)."""

from __future__ import annotations

import pytest

from pycore.formats import contents, opened
from pycore.model.bilingual import BadInput

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
CELLS_OF_16 = [divmod(cell, 16) for cell in range(256)]
GIVENS = {cell: int(sign) for cell, sign in enumerate(LINE) if sign != "."}

pytestmark = pytest.mark.pyodide


def barred(row: str) -> str:
    return "|".join((row[:3], row[3:6], row[6:]))


LISTS = str([[int(sign) if sign != "." else 0 for sign in row] for row in ROWS])
LAYOUTS = {
    "one line": LINE,
    "zeros": LINE.replace(".", "0"),
    "rows": "\n".join(ROWS),
    "spaces": "\n".join(" " + " ".join(row) for row in ROWS),
    "quoted": f'"{LINE}"',
    "behind a comment": f"{LINE} # easy",
    "behind a comma": f"{LINE},{'1' * 81},0.5",
    "dashes": LINE.replace(".", "-"),
    "small x": "\n".join(ROWS).replace(".", "x"),
    "squares": "\n".join(ROWS).replace(".", "□"),
    "stars": "\n".join(
        [" *-----------*", *(f" |{barred(row)}|" for row in ROWS[:3]), " |---+---+---|"]
        + [f" |{barred(row)}|" for row in ROWS[3:6]]
        + [" |---+---+---|", *(f" |{barred(row)}|" for row in ROWS[6:]), " *-----------*"]
    ),
    "a frame of HoDoKu": "\n".join(
        [".-----.-----.-----.", *(f"|{barred(row)}|" for row in ROWS[:3]), ":-----+-----+-----:"]
        + [f"|{barred(row)}|" for row in ROWS[3:6]]
        + [":-----+-----+-----:", *(f"|{barred(row)}|" for row in ROWS[6:]), "'-----'-----'-----'"]
    ),
    "blanks between bars": "\n".join(f"|{barred(row)}|" for row in ROWS).replace(".", " "),
    ".sdk": "#AAuthor\n#DA description\n" + "\n".join(ROWS),
    "[Puzzle]": "[Puzzle]\n" + "\n".join(ROWS),
    "a heading": "Grid 01\n" + "\n".join(ROWS).replace(".", "0"),
    "Markdown": "\n".join(
        ["|" + "|".join("   " for _ in range(9)) + "|", "|" + "---|" * 9]
        + ["| " + " | ".join(row.replace(".", " ")) + " |" for row in ROWS]
    ),
    "CSV": "\n".join(",".join(row).replace(".", "") for row in ROWS),
    "a list of lists": LISTS,
    "an assignment": f"grid = {LISTS}",
    "None": LISTS.replace("0", "None"),
    "a list of lines": str(ROWS),
    "JSON": '{"puzzle": "' + LINE + '"}',
    "JSON with a grid": '{"grid": ' + LISTS + "}",
    "an XML file": (
        '<?xml version="1.0"?>\n<opensudoku>\n<name>x</name>\n<game data="'
        + LINE.replace(".", "0")
        + '" />\n</opensudoku>'
    ),
    "cells by name": "\n".join(f"r{c // 9 + 1}c{c % 9 + 1}={v}" for c, v in GIVENS.items()),
    "sudokuwiki": "https://www.sudokuwiki.org/sudoku.htm?bd=" + LINE.replace(".", "0"),
    "sudokuexchange": "https://sudokuexchange.com/play/?s=" + LINE.replace(".", "0"),
    "quoted cells": "\n".join(",".join(f'"{sign}"' for sign in row) for row in ROWS),
    "semicolons": "\n".join(";".join(row).replace(".", "") for row in ROWS),
    "a spreadsheet": "\n".join("\t".join(row).replace(".", "") for row in ROWS),
    "spaces for blanks": "\n".join(row.replace(".", " ").rstrip() for row in ROWS),
    "an array of C": "int grid[9][9] = " + LISTS.translate(str.maketrans("[]", "{}")) + ";",
    "a matrix": "A = [" + "; ".join(" ".join(row) for row in ROWS).replace(".", "0") + "];",
    "a list of Prolog": "p(1, " + LISTS.replace("0", "_") + ").",
    "Markdown with colons": "\n".join(
        ["|" + "|".join("123456789") + "|", "|" + ":-:|" * 9]
        + ["| " + " | ".join(row.replace(".", " ")) + " |" for row in ROWS]
    ),
    "a quoted message": "> Try this:\n> \n" + "\n".join("> " + row for row in ROWS),
    "a block of code": "```\n" + "\n".join(ROWS) + "\n```",
    "dots of Japanese": "\n".join(ROWS).replace(".", "・"),
    "wide spaces": "\n".join(ROWS).replace(".", "\u3000"),
    "commas of Japanese": "\n".join("、".join(row) for row in ROWS).replace(".", "0"),
    "bullets": "\n".join(" ".join(row) for row in ROWS).replace(".", "•"),
    "wide digits": LINE.translate({ord(str(n)): chr(0xFF10 + n) for n in range(10)}),
    "the end of lines of Windows": "\r\n".join(ROWS) + "\r\n",
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_one_grid_in_every_layout_is_the_same(name: str) -> None:
    made = opened(LAYOUTS[name])
    assert (made.name, made.options["size"], made.givens) == ("sudoku", "9", GIVENS)


def test_numbers_with_a_plus_were_added_and_candidates_are_notes() -> None:
    line = (
        "71..8...4..27..83.+3+85..6+19+7+1.8.+625+7+35+2.13+7.+8..37+85..1..+7.5.836.2+5.6..+7"
        "+48+86..7....:214 425 426 175 975"
    )
    made = opened(line)
    assert (len(made.givens), len(made.own)) == (30, 17)
    assert [words.en for words in made.left_out] == ["candidates that were crossed out"]
    rows = [" ".join("1234" if sign == "." else sign for sign in row) for row in ROWS]
    made = opened("\n".join(rows))
    assert made.givens == GIVENS
    assert made.marks[2] == (1, 2, 3, 4)


def test_sentences_around_a_grid_are_left_out_by_name() -> None:
    made = opened("Can you solve this one?\n\n" + "\n".join(ROWS) + "\n\nGood luck!")
    assert made.givens == GIVENS
    assert [words.en for words in made.left_out] == [
        "the words around it: “Can you solve this one? Good luck!”"
    ]
    assert opened("#ARuud\n[Puzzle]\n" + "\n".join(ROWS)).left_out == ()


def test_an_sdk_file_has_the_numbers_that_were_added_and_notes_that_are_left_out() -> None:
    state = "\n".join(["534......", *ROWS[1:]])
    text = "#ARuud\n[Puzzle]\n" + "\n".join(ROWS) + f"\n[State]\n{state}\n"
    made = opened(text)
    assert (made.givens, made.own, made.left_out) == (GIVENS, {2: 4}, ())
    made = opened(f"{text}[PencilMarks]\n,,12,,,,,,\n")
    assert (made.own, [words.en for words in made.left_out]) == ({2: 4}, ["notes"])


def test_the_sign_0_is_16_where_another_sign_is_a_blank() -> None:
    signs = "0123456789ABCDEF"
    line = "".join(signs[(4 * r + r // 4 + c) % 16] if (r + c) % 3 else "." for r, c in CELLS_OF_16)
    made = opened("\n".join(line[at : at + 16] for at in range(0, 256, 16)))
    assert made.givens == {c: int(sign, 16) or 16 for c, sign in enumerate(line) if sign != "."}
    assert [words.en for words in made.left_out] == ["the sign 0, which is 16 here"]
    blank = opened(line.replace("0", "G").replace(".", "0"))
    assert (blank.givens, blank.left_out) == (made.givens, ())


def test_a_cross_among_dots_is_a_slip() -> None:
    line = "\n".join(ROWS)
    assert contents(line.replace(".", "x")).puzzles[0].givens == contents(line).puzzles[0].givens
    with pytest.raises(BadInput, match="'x' in r1c3 is no number from 1 to 9"):
        contents(line.replace(".", "x", 1))
