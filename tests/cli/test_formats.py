"""Puzzles of other programs on the command line: `--from` and `export`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from threading import Thread

import pytest

from tests.support.commands import refused, run

TOWERS = "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1"
FIFTEEN = "3x3:1,2,3,4,5,6,0,7,8"


def test_every_command_that_takes_a_puzzle_takes_a_text_instead() -> None:
    assert run("count", "--from", TOWERS).out.startswith("exactly 1 solution")
    assert run("hint", "--from", TOWERS).code == 0
    assert run("show", "--from", TOWERS).out.startswith("Skyscrapers")
    assert "2 moves" in run("solve", "--from", FIFTEEN).out


def test_the_text_may_be_a_file_or_an_argument(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(TOWERS, "utf-8")
    assert run("solve", "--from", str(file)).out == run("solve", "--from", TOWERS).out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe by name")
def test_the_text_may_come_from_a_pipe_of_the_shell(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_text, args=(TOWERS, "utf-8"))
    writer.start()
    assert run("solve", "--from", str(pipe)).out == run("solve", "--from", TOWERS).out
    writer.join()
    assert "is a folder" in refused("solve", "--from", str(tmp_path))


def test_givens_may_be_added() -> None:
    assert run("count", "--from", TOWERS, "--given", "0=4").out.startswith("no solution")


def test_what_is_left_out_is_said_on_standard_error() -> None:
    line = "." * 78 + "+1+23:111 222:"
    said = run("export", "--from", line, "--as", "digits")
    assert (said.code, said.out) == (0, "." * 78 + "123\n")
    assert said.err == "left out: candidates that were crossed out\n"


def test_a_text_that_cannot_be_read_is_refused_in_one_line() -> None:
    assert "no form of a puzzle" in refused("solve", "--from", "hello")
    assert "2 puzzles" in refused("solve", "--from", f"{TOWERS}\n{TOWERS}")
    refused("solve", "skyscrapers", "--from", TOWERS)


def test_a_puzzle_is_written_in_every_form_or_it_is_said_why_not() -> None:
    forms = json.loads(run("export", "--from", TOWERS, "--json").out)["forms"]
    file, *others = forms
    assert file["name"] == "edagari"
    assert json.loads(file["text"])["title"]["en"] == "Skyscrapers"
    assert {form["name"]: form["text"] for form in others} == {
        "tatham": TOWERS,
        "puzz.link": "https://puzz.link/p?skyscrapers/4/4/2213223131222321",
        "clockwise": "[2, 2, 1, 3, 2, 3, 2, 1, 1, 3, 2, 2, 2, 2, 1, 3]",
    }
    said = run("export", "sudoku", "--given", "0=1", "--option", "variants=knight", "--as", "all")
    assert "digits: a line of digits cannot say rules about the whole grid.\n" in said.out
    assert run("export", "queens", "--as", "all").out.startswith("edagari: {")
    assert "No other form is known" in run("export", "flip-it").out


@pytest.mark.parametrize("name", ["nix", "tatham "])
def test_a_form_that_there_is_not_is_refused_with_those_that_there_are(name: str) -> None:
    assert "tatham" in refused("export", "skyscrapers", "--as", name)
