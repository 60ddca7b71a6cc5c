"""`program` prints only a program, which can be piped to Python or a compiler."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.commands import refused, run
from tests.support.running_programs import printed_by_c

SQUARE = ("program", "magic-square", "--option", "order=3")


def piped(source: str, encoding: str = "utf-8") -> list[str]:
    """The output of a Python that reads the program from standard input, in another folder."""
    ran = subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-"],
        input=source.encode(encoding),
        capture_output=True,
        check=True,
        cwd="/",
    )
    return ran.stdout.decode(encoding).splitlines()


@pytest.mark.native
def test_it_can_be_piped_into_python() -> None:
    assert len(piped(run(*SQUARE, "--strategy", "prune").out)) == 8
    assert piped(run(*SQUARE).out) == ["2 7 6 9 5 1 4 3 8"]
    assert piped(run("--lang", "ja", "program", "flip-it", "--start", "_xo").out) == ["_●○ > ○○_"]


@pytest.mark.native
def test_it_can_be_piped_into_a_compiler(tmp_path: Path) -> None:
    said = run(*SQUARE, "--strategy", "forced", "--language", "c", "--given", "0=2")
    assert printed_by_c(said.out, tmp_path) == ["2 7 6 9 5 1 4 3 8"]
    moves = run("program", "flip-it", "--start", "_xo", "--language", "c")
    assert printed_by_c(moves.out, tmp_path) == ["_●○ > ○○_"]


def test_givens_options_and_the_start_are_in_it() -> None:
    assert "a = 2" in run(*SQUARE, "--given", "0=2", "--strategy", "prune").out
    assert (
        "    1, 2, 0, 0,"
        in run("program", "sudoku", "--option", "size=4", "--given", "0=1", "--given", "1=2").out
    )
    assert 'START = tuple("_●○")' in run("program", "flip-it", "--start", "_xo").out


def test_where_the_usual_strategy_has_no_program_the_next_best_is_written() -> None:
    assert "strategy compiled." in run("program", "kenken").out
    said = refused("program", "kenken", "--strategy", "propagate")
    assert "Propagate has no program for these rules" in said


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--strategy", "quick"), "cannot be used here"),
        (("--start", "1"), "cannot be used here"),
        (("--form", "spiral"), "form"),
        (("--language", "basic"), "language"),
        (("--given", "0=77"), "77"),
    ],
)
def test_bad_input_is_refused_in_a_line(more: tuple[str, ...], words: str) -> None:
    assert words in refused(*SQUARE, *more)


def test_what_has_no_program_says_so() -> None:
    assert "recursion" in refused("program", "sudoku", "--strategy", "prune", "--form", "loops")
    assert "loops" in refused("program", "sudoku", "--strategy", "propagate", "--form", "loops")
    assert "recursion" in refused("program", "flip-it", "--form", "recursion")


def test_json_has_the_lines_that_are_printed() -> None:
    answer = json.loads(run(*SQUARE, "--json").out)
    assert (answer["strategy"], answer["language"], answer["form"]) == (
        "compiled",
        "python",
        "loops",
    )
    assert answer["variables"] == list("abcdefghi")
    codes = [line["code"] for line in answer["lines"]]
    printed = run(*SQUARE).out.splitlines()
    assert [line.split("#")[0].rstrip() for line in printed] == [code.rstrip() for code in codes]
