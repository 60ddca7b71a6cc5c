"""`solve --file`: one puzzle per line, each with its verdict; accepted and refused input."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from pycore.cli.commands import solve_file
from tests.support.commands import Said, refused, run

SUDOKU = ("solve", "sudoku", "--option", "size=4")
ONE, SEVERAL, NONE, UNREADABLE = "1234341221434321", "1" + 15 * ".", "123....4........", "12x"


@pytest.fixture
def stdin(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lines on standard input."""
    return lambda *lines: monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))


def solved(*arguments: str) -> tuple[Said, list[dict[str, Any]]]:
    """The result of the command, and its lines of JSON."""
    said = run(*SUDOKU, "--file", "-", "--json", *arguments)
    return said, [json.loads(line) for line in said.out.splitlines()]


def test_each_line_gets_its_verdict_in_its_place(stdin: Any) -> None:
    stdin("# four puzzles", ONE, "", UNREADABLE, SEVERAL, NONE)
    said, (*rows, end) = solved()
    assert said.code == 1
    assert said.err == ""
    assert [(row["line"], row["verdict"]) for row in rows] == [
        (2, "one"),
        (4, "unreadable"),
        (5, "several"),
        (6, "none"),
    ]
    assert rows[0]["cells"] == [int(digit) for digit in ONE]
    assert [row["cells"] for row in rows[1::2]] == [None, None]
    assert rows[1]["fault"]["en"].startswith("line 4")
    assert end["verdicts"] == {"one": 1, "several": 1, "none": 1, "unreadable": 1}
    assert (end["puzzle"], end["givens"], end["finished"]) == ("sudoku", None, True)


def test_the_same_in_words(stdin: Any) -> None:
    stdin(ONE, UNREADABLE)
    said = run(*SUDOKU, "--file", "-")
    first, second = said.out.splitlines()
    assert first == f"{ONE}  one"
    assert second.startswith("-  unreadable: line 2")
    assert "1 with one solution, 0 with several, 0 with none, 1 unreadable" in said.err


def test_a_limit_ends_it_after_so_many_solutions(stdin: Any) -> None:
    stdin(ONE, SEVERAL, ONE)
    said, (*rows, end) = solved("--limit", "2")
    assert said.code == 0
    assert [row["line"] for row in rows] == [1, 2]
    assert not end["finished"]


def test_seconds_end_it(stdin: Any) -> None:
    stdin(*[ONE] * 1000)
    said, (*rows, end) = solved("--seconds", "1e-9")
    assert (said.code, rows, end["finished"]) == (3, [], False)


@pytest.mark.parametrize(
    "ignored", ["--given=0=1", "--givens=1...", "--start=x", "--strategy=propagate", "--strategy=x"]
)
def test_what_is_for_one_puzzle_is_refused(stdin: Any, ignored: str) -> None:
    stdin(ONE)
    assert "cannot be used with --file." in refused(*SUDOKU, "--file", "-", ignored)


def test_a_mark_at_the_beginning_is_no_part_of_the_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(ONE, encoding="utf-8-sig")
    assert run(*SUDOKU, "--file", str(file)).out == f"{ONE}  one\n"


def test_files_that_cannot_be_read_are_refused(tmp_path: Path, stdin: Any) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_bytes(b"\xff\xfe")
    for path, says in {
        str(file): "is not text in UTF-8; save it as such.",
        str(tmp_path): "is a folder; give the path of a file.",
        str(tmp_path / "none"): "there is no such file; check its path.",
        "a\0b": "cannot be used: ",
    }.items():
        assert refused(*SUDOKU, "--file", path).startswith(f"{path}: {says}")
    stdin(UNREADABLE, UNREADABLE)
    assert refused(*SUDOKU, "--file", "-").startswith("line 1")
    stdin("# nothing")
    assert refused(*SUDOKU, "--file", "-").startswith("file: has no puzzle")


def test_a_file_too_large_is_refused_whole(monkeypatch: pytest.MonkeyPatch, stdin: Any) -> None:
    monkeypatch.setattr(solve_file, "LARGEST", 40)
    stdin(ONE, ONE)
    assert solved()[0].code == 0
    stdin(ONE, ONE, ONE)
    assert refused(*SUDOKU, "--file", "-") == "file: is longer than 40 characters; split it."


def test_a_closed_standard_input_is_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert refused(*SUDOKU, "--file", "-") == "file: standard input is closed."
