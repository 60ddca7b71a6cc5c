"""An error stands at its line, with a plain sentence in both languages."""

from __future__ import annotations

import re

import pytest

from pycore.learn.errors import Trouble
from pycore.learn.program import LearnerProgram
from pycore.learn.recorder import Recorder
from pycore.model.bilingual import Text


def trouble(source: str) -> Trouble:
    found = LearnerProgram(source, Recorder(), lambda: False).run().trouble
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("source", "line", "kind", "said"),
    [
        ("x = 1\nprint(（x)", 2, "SyntaxError", "full-width character"),
        (
            "for n in range(3):\nprint(n)",
            2,
            "IndentationError",
            "belong to line 1 must be indented",
        ),
        ("print(\u201ca\u201d)", 1, "SyntaxError", "quotation mark must be straight"),
        ("x = 1\n  y = 2", 2, "IndentationError", "do not match the lines around"),
        ("if 1 == 1\n    pass", 1, "SyntaxError", "colon (:) is missing"),
        ("print((1)", 1, "SyntaxError", "bracket ( is opened here and never closed"),
        ("print(1))", 1, "SyntaxError", "closing bracket without the opening one"),
        ("x = 'a", 1, "SyntaxError", "closing quotation mark is missing"),
        ("if x = 1:\n    pass", 1, "SyntaxError", "write =="),
        ("x = [1 2]", 1, "SyntaxError", "perhaps a comma"),
        ("print 1", 1, "SyntaxError", "print needs brackets"),
        ("return 1", 1, "SyntaxError", "only inside a function or a loop"),
        ("x = 1 1", 1, "SyntaxError", "Python cannot read this line"),
        ("n = 0\ndef f():\n    n += 1\nf()", 3, "UnboundLocalError", "write nonlocal or global"),
        ("lenght = 1\nlength", 2, "NameError", "no variable or function length. Did you mean"),
        ("[].apend(1)", 1, "AttributeError", "list has no apend. Did you mean append?"),
        ("x = [].append(1)\nx.append(2)", 2, "AttributeError", "This is None"),
        ("import math\nmath.sqr(2)", 2, "AttributeError", "math has no sqr. Did you mean sqrt?"),
        ("x = [1]\nx[1]", 2, "IndexError", "positions 0 to n - 1"),
        ("{}['a']", 1, "KeyError", "no key 'a'"),
        ("1 + 'a'", 1, "TypeError", "do not go together"),
        ("'a' + 1", 1, "TypeError", "cannot be joined with +"),
        ("def f(a): pass\nf()", 2, "TypeError", "wrong number of values"),
        ("x = 3\nx(4)", 2, "TypeError", "type int stands before brackets"),
        ("for n in 3: pass", 1, "TypeError", "where a row of values"),
        ("a, b = 3", 1, "TypeError", "where a row of values"),
        ("len(3)", 1, "TypeError", "where a row of values"),
        ("x = 'ab'\nx[0] = 'c'", 2, "TypeError", "type str cannot be changed in place"),
        ("int('3a')", 1, "ValueError", "'3a' cannot be read as a whole number"),
        ("a, b = 1, 2, 3", 1, "ValueError", "does not match the values on the right"),
        ("[1].index(2)", 1, "ValueError", "not in the list"),
        ("1 // 0", 1, "ZeroDivisionError", "divides by 0"),
        ("def f(): f()\nf()", 1, "RecursionError", "again and again without an end"),
        ("import nump", 1, "ModuleNotFoundError", "There is no module nump here"),
        ("import randon", 1, "ModuleNotFoundError", "Did you mean random?"),
        ("from math import sqr", 1, "ImportError", "math has no sqr. Did you mean sqrt?"),
        ("assert 1 > 2", 1, "AssertionError", "assert does not hold"),
    ],
)
def test_common_errors(source: str, line: int, kind: str, said: str) -> None:
    found = trouble(source)
    assert (found.line, found.kind) == (line, kind)
    assert found.words is not None
    assert said in found.words.en
    assert found.words.ja


@pytest.mark.parametrize(
    ("source", "line", "meant"),
    [
        ("whlie x:\n    pass", 1, "while"),
        ("def f():\n    retrun 1", 2, "return"),
        ("def f():\n    retrun(1)\nf()", 2, "return"),
        ("improt math", 1, "import"),
        ("x = flase", 1, "False"),
        ("while 1:\n    brake", 2, "break"),
        ("fro n in (1, 2):\n    pass", 1, "for"),
        ("for n ni (1, 2):\n    pass", 1, "in"),
        ("x = [n fro n in (1, 2)]", 1, "for"),
        ("If 1:\n    pass", 1, "if"),
        ("if 0:\n    pass\nesle:\n    pass", 3, "else"),
        ("if 0:\n    pass\nelse if 1:\n    pass", 3, "elif"),
        ("try:\n    pass\nexcpet ValueError:\n    pass", 3, "except"),
        ("def f(:\n    pass", 1, None),
        ("x = 1 1", 1, None),
        ("form = 1 1", 1, None),
        ("# whlie\nx = 'whlie' 1", 2, None),
        ("print whlie", 1, None),
        ("x = 1 1; " + "fro = 1; " * 1000, 1, None),
        ("x = 1\nreturn flase", 2, None),
    ],
)
def test_a_mistyped_keyword_is_named_where_with_it_python_can_read_the_line(
    source: str, line: int, meant: str | None
) -> None:
    found = trouble(source)
    assert (found.line, found.words is not None) == (line, True)
    assert found.words
    near = re.search(r"Did you mean (.+)\?", found.words.en)
    assert (near and near[1]) == meant
    assert meant is None or f"{meant} のことですか。" in found.words.ja


def test_the_line_is_the_program_s_own_and_not_the_library_s() -> None:
    assert trouble("import json\n\njson.loads('[')").line == 3


def test_an_error_without_a_sentence_keeps_python_s_message() -> None:
    found = trouble("class Odd(Exception): pass\nraise Odd('so')")
    assert found == Trouble(2, "Odd", "so", None)


def test_an_error_that_cannot_be_written_out_is_still_told() -> None:
    source = "class Odd(Exception):\n    def __str__(self): return 1 / 0\nraise Odd"
    assert trouble(source) == Trouble(3, "Odd", "", None)


@pytest.mark.parametrize(
    ("typed", "near"),
    [("cels", "cells"), ("rule", "rules"), ("valeus", "values"), ("plcae", "place")],
)
def test_the_parts_of_a_board_are_found_near(typed: str, near: str) -> None:
    found = trouble(f"from pycore.learn import puzzle\npuzzle('permutations').{typed}")
    assert found.words
    assert found.words.en.endswith(f"Did you mean {near}?")


def test_an_object_that_does_not_tell_what_it_has_is_told_of_all_the_same() -> None:
    source = "class Odd:\n    __dict__ = property(lambda self: 1 / 0)\n    size = 1\nOdd().sizee"
    found = trouble(source)
    assert found.words
    assert found.words.en.endswith("Did you mean size?")


def test_a_name_that_is_no_keyword_is_not_taken_for_one() -> None:
    found = trouble("self")
    assert found.words == Text(
        "There is no variable or function self.", "self という変数や関数はありません。"
    )


def test_a_value_that_is_assigned_to_a_cell_is_to_be_placed() -> None:
    found = trouble("from pycore.learn import puzzle\npuzzle('permutations')[0] = 1")
    assert found.words
    assert "place(cell, value)" in found.words.en


def test_a_wrong_call_of_the_interface_is_told_in_its_own_words() -> None:
    found = trouble(
        "from pycore.learn import puzzle\nboard = puzzle('permutations')\nboard.place(0, 9)"
    )
    assert (found.line, found.message) == (3, "")
    assert found.words
    assert found.words.en.startswith("cell a: 9 is not")
