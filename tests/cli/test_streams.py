"""Standard streams that are closed, full, abandoned by their reader, or lacking characters."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.support.contract import hold
from tests.support.processes import ROOT, finish, process

pytestmark = pytest.mark.native

FIND = "solve flip-it --start xx_xxx --json"
COUNT = "count latin-square --option order=3 --json"


def in_a_shell(words: str, encoding: str = "utf-8") -> tuple[int, str, str]:
    """A command with its redirections: exit code, standard output, standard error."""
    ended = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {sys.executable} -m pycore {words}"],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    out, err = ended.stdout.decode(encoding), ended.stderr.decode(encoding)
    hold(words.split(), out)
    return ended.returncode, out, err


ANSWERS = ["list", "--help", "list --json", "show sudoku", FIND, COUNT]
FULL, CLOSED = (">/dev/full", "No space left on device"), (">&-", "is closed")


@pytest.mark.parametrize(
    ("words", "streams", "reason"),
    [
        *((words, *FULL) for words in ANSWERS),
        *((words, *CLOSED) for words in ("--help", FIND)),
    ],
)
def test_an_answer_that_cannot_be_written_is_told_in_one_line(
    words: str, streams: str, reason: str
) -> None:
    code, out, err = in_a_shell(f"{words} {streams}")
    assert (code, out) == (4, "")
    assert err.startswith("edagari: the answer could not be written: ")
    assert reason in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "streams"),
    [
        *((words, "2>&-") for words in (FIND, COUNT, "race flip-it --json", "farthest flip-it")),
        (COUNT, "2>/dev/full"),
    ],
)
def test_nobody_needs_standard_error(words: str, streams: str) -> None:
    code, out, _ = in_a_shell(f"{words} {streams}")
    assert code == 0
    assert out


@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full"])
def test_bad_input_is_bad_input_whether_or_not_it_can_be_told(streams: str) -> None:
    assert in_a_shell(f"solve chess {streams}") == (2, "", "")


def test_a_reader_that_has_seen_enough_is_told_by_the_exit_code() -> None:
    solving = process("solve", "permutations", "--option", "n=9", "--json")
    assert solving.stdout is not None
    assert sorted(json.loads(solving.stdout.readline())["cells"]) == list(range(1, 10))
    solving.stdout.close()
    assert finish(solving) == (141, "")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "shift_jis", "utf-16"])
def test_json_is_whole_in_every_encoding(encoding: str) -> None:
    code, out, _ = in_a_shell("list --json", encoding)
    assert code == 0
    assert "数独" in str(json.loads(out))


def test_a_terminal_without_the_pieces_gets_letters_that_can_be_typed_again() -> None:
    _, out, _ = in_a_shell("solve flip-it --start xx_xxx", "cp1252")
    assert "xx_xxx" in out.split("\n")
    assert "?" not in out
