"""The command line: results, words in both languages, exit codes, one clear line for bad input."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pycore.catalogue import all_puzzles
from pycore.cli import main
from pycore.cli.commands import COMMANDS
from pycore.cli.running import about, how_far
from pycore.model.text import Text

ROOT = Path(__file__).parents[2]
THREE = ["--given", "0=1", "--given", "1=2", "--given", "2=4"]
SOLUTION = [1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9]


class Said(NamedTuple):
    """What a command did: its exit code and what it wrote."""

    code: int
    out: str
    err: str


def run(*arguments: str) -> Said:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    return Said(code, out.getvalue(), err.getvalue())


def refused(*arguments: str) -> str:
    """The one line that a command says to bad input; nothing else is written."""
    said = run(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("edagari: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("edagari: ").removesuffix("\n")


# ---- list, show ----


def test_list_names_every_puzzle() -> None:
    assert [line.split()[0] for line in run("list").out.splitlines()] == list(all_puzzles())
    listed = json.loads(run("list", "--json").out)
    assert [puzzle["name"] for puzzle in listed] == list(all_puzzles())
    assert all(set(puzzle["title"]) == {"en", "ja"} for puzzle in listed)


def test_show_tells_rules_cells_options_strategies_and_examples() -> None:
    told = run("show", "magic-star").out
    assert "every line of four adds up to 26" in told
    assert " 1   2   3   4\n   5       6\n 7   8   9  10\n" in told
    assert "order=6  Tips (6 to 12)" in told
    assert "generate-and-test  Fill every cell first" in told
    assert "edagari solve magic-star --givens '1 2 4 . . . . . . . . .'" in told
    assert "最" not in told
    assert "マスの番号" in run("show", "magic-star", "--lang", "ja").out


@pytest.mark.parametrize("name", list(all_puzzles()))
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_puzzle_can_be_shown(name: str, lang: str) -> None:
    said = run("show", name, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert all_puzzles()[name].title.in_language(lang) in said.out


# ---- solve, count ----


@pytest.mark.parametrize(
    "givens",
    [
        THREE,
        ["--given", "0=1", "--given", "１＝２", "--given", " 2 = 4 "],
        ["--givens", "1  2 4 . .  . .  . . . .  ."],
        ["--givens", "1,2,_,_,_,_,_,_,_,_,_,_", "--given", "2=4", "--given", "0=1"],
    ],
)
def test_givens_can_be_typed_in_several_ways(givens: list[str]) -> None:
    said = run("solve", "magic-star", *givens)
    assert (said.code, said.err) == (0, "")
    assert said.out.split() == [*map(str, SOLUTION), "exactly", "1"]


def test_solve_prints_one_json_object_a_line() -> None:
    assert [
        json.loads(line)
        for line in run("solve", "magic-star", *THREE, "--json").out.split("\n")
        if line
    ] == [{"cells": SOLUTION}]
    lines = run("solve", "permutations", "--option", "n=3", "--strategy", "prune", "--json").out
    cells = [tuple(json.loads(line)["cells"]) for line in lines.splitlines()]
    assert cells == list(permutations((1, 2, 3)))


def test_a_limit_stops_after_so_many_solutions() -> None:
    said = run("solve", "permutations", "--option", "n=9", "--limit", "7", "--json")
    assert (said.code, len(said.out.splitlines())) == (0, 7)
    said = run("solve", "permutations", "--option", "n=9", "--limit", "7", "--strategy", "prune")
    assert said.out.endswith("at least 7 (stopped)\n")


FIELDS = {
    *("puzzle", "options", "givens", "strategy", "finished", "solutions", "found"),
    *("classes", "nodes", "cuts", "seconds"),
}


@pytest.mark.parametrize(
    "name", [name for name, puzzle in all_puzzles().items() if puzzle.kind == "placement"]
)
def test_count_prints_the_same_fields_for_every_puzzle(name: str) -> None:
    said = run("count", name, "--seconds", "0.01", "--json")
    assert (said.code, said.err) == (0, "")
    result = json.loads(said.out)
    assert set(result) == FIELDS
    assert set(result["classes"]) == {"drawing", "structure"}
    assert set(result["seconds"]) == {"plan", "search"}


def test_count_prints_the_fields_that_are_promised() -> None:
    said = run("count", "magic-star", *THREE, "--strategy", "symmetry", "--json")
    result = json.loads(said.out)
    assert set(result) == FIELDS
    assert result["puzzle"] == "magic-star"
    assert result["options"] == {"order": "6", "pattern": "2"}
    assert result["givens"] == {"0": 1, "1": 2, "2": 4}
    assert result["strategy"] == "symmetry"
    assert (result["finished"], result["solutions"], result["found"]) == (True, 1, 1)
    assert result["classes"]["drawing"] == 1
    assert set(result["seconds"]) == {"plan", "search"}
    assert all(seconds >= 0 for seconds in result["seconds"].values())


def test_the_80_kinds_of_the_star_stand_for_960() -> None:
    result = json.loads(run("count", "magic-star", "--strategy", "symmetry", "--json").out)
    assert (result["found"], result["solutions"], result["classes"]["drawing"]) == (80, 960, 80)


def test_a_time_limit_stops_a_search_that_cannot_end_and_says_how_far_it_is() -> None:
    search = ["count", "magic-star", "--strategy", "generate-and-test", "--seconds", "0.2"]
    result = json.loads(run(*search, "--json").out)
    assert (result["finished"], result["solutions"], result["classes"]["drawing"]) == (
        False,
        0,
        None,
    )
    said = run(*search)
    assert said.code == 0
    assert said.out.startswith("at least 0 (stopped)\n")
    assert "of the tree, about " in said.out
    assert "left\n" in said.out
    assert "残り" in run(*search, "--lang", "ja").out


def test_no_solution_is_an_answer_with_its_own_exit_code() -> None:
    for command in ("solve", "count"):
        said = run(command, "magic-star", *THREE, "--given", "11=8")
        assert (said.code, said.err) == (1, "")
        assert said.out.startswith("none\n")
    assert run("solve", "magic-star", *THREE, "--given", "11=8", "--json").out == ""


# ---- bad input ----

BAD = [
    ([], "the following arguments are required: COMMAND"),
    (["dance"], "argument COMMAND: invalid choice: 'dance'"),
    (["solve"], "the following arguments are required: PUZZLE"),
    (["solve", "chess"], "puzzle: 'chess' is not known; there are: "),
    (["solve", "magic-star", "--fast"], "unrecognized arguments: --fast"),
    (["solve", "magic-star", "--give", "0=1"], "unrecognized arguments: --give 0=1"),
    (["solve", "magic-star", "--given"], "argument --given: expected one argument"),
    (["solve", "magic-star", "--given", "0"], "given: '0' has no '='; write CELL=VALUE."),
    (["solve", "magic-star", "--given", "a=b"], "given: 'a=b' is not CELL=VALUE in whole numbers."),
    (["solve", "magic-star", "--given", "0=²"], "given: '0=²' is not CELL=VALUE in whole numbers."),
    (["solve", "magic-star", "--given", "0=+-1"], "given: '0=+-1' is not CELL=VALUE"),
    (["solve", "magic-star", "--given", "0=1.0"], "given: '0=1.0' is not CELL=VALUE"),
    (["solve", "magic-star", "--given", "0=" + "9" * 5000], "given: '0=999999999"),
    (["solve", "magic-star", "--given", "0=13"], "cell 0: 13 is not one of 1 to 12."),
    (["solve", "magic-star", "--given", "0=-1"], "cell 0: -1 is not one of 1 to 12."),
    (
        ["solve", "magic-star", "--given", "12=1"],
        "cell 12: There is no such cell; cells are 0 to 11.",
    ),
    (["solve", "magic-star", "--given=-1=1"], "cell -1: There is no such cell"),
    (["solve", "magic-star", "--given", "0=1", "--given", "0=2"], "given: '0' is there twice."),
    (
        ["solve", "magic-star", "--given", "0=1", "--given", "00=2"],
        "cell 0: 1 and 2 are both given.",
    ),
    (["solve", "magic-star", "--given", "0=1", "--given", "9=1"], "cell 9: 1 is in cell 0 too."),
    (["solve", "magic-star", "--givens", "1 2 3"], "text: has 3 entries; 12 are needed"),
    (["solve", "magic-star", "--givens", "1 2 x"], "line 1, column 5: 'x' is neither a number"),
    (["solve", "magic-star", "--option", "order"], "option: 'order' has no '='; write NAME=VALUE."),
    (["solve", "magic-star", "--option", "order=5"], "order: must be a whole number from 6 to 12"),
    (["solve", "magic-star", "--option", "size=5"], "size: is no option of magic-star"),
    (["solve", "magic-star", "--strategy", "luck"], "strategy: 'luck' cannot be used here"),
    (["solve", "magic-star", "--limit", "0"], "argument --limit: must be a whole number from 1"),
    (["solve", "magic-star", "--limit", "9" * 5000], "argument --limit: must be a whole number"),
    (["solve", "magic-star", "--seconds", "-1"], "argument --seconds: must be a number of seconds"),
    (
        ["solve", "magic-star", "--seconds", "nan"],
        "argument --seconds: must be a number of seconds",
    ),
    (
        ["solve", "magic-star", "--seconds", "inf"],
        "argument --seconds: must be a number of seconds",
    ),
    (["solve", "magic-star", "--lang", "fr"], "argument --lang: invalid choice: 'fr'"),
    (["list", "--json=yes"], "argument --json: ignored explicit argument 'yes'"),
    (["count", "flip-it"], "flip-it: has moves, not cells to fill in."),
    (["solve", "magic-star", "--start", "x"], "start: has no meaning here; use --givens."),
]


@pytest.mark.parametrize(("arguments", "words"), BAD)
def test_bad_input_is_told_in_one_line_in_both_languages(arguments: list[str], words: str) -> None:
    assert refused(*arguments).startswith(words)
    japanese = refused("--lang", "ja", *arguments) if "--lang" not in arguments else words
    assert len(japanese) <= 301
    if "--lang" not in arguments:
        assert any("ぁ" <= sign <= "ヿ" for sign in japanese), japanese


words = st.one_of(
    st.sampled_from([command.NAME for command in COMMANDS]),
    st.sampled_from(["magic-star", "magic-square", "sudoku", "--json", "--lang", "ja", "--"]),
    st.sampled_from(["--given", "--givens", "--option", "--strategy", "--limit", "--start"]),
    st.sampled_from(
        ["0=1", "０＝１", "=", "-1=", "order=3", "n=9999999999", "１２", "²", "nan", ""]
    ),
    st.text(max_size=12),
)


@given(st.lists(words, max_size=7))
@example(["solve", "magic-star", "\udcff"])
@example(["solve", "magic-star", "a\nb"])
@example(["solve", "x" * 100_000])
def test_no_arguments_end_in_a_traceback(arguments: list[str]) -> None:
    limited = set(arguments) & {"solve", "count", "race", "farthest", "shared"}
    said = run(*arguments, *(["--seconds", "0.001"] if limited else []))
    assert said.code in (0, 1, 2)
    if said.code == 2:
        assert said.err.count("\n") == 1
        assert len(said.err) < 330


# ---- languages and help ----


@pytest.mark.parametrize("command", [command.NAME for command in COMMANDS])
def test_help_is_there_in_both_languages(command: str) -> None:
    english, japanese = run(command, "--help"), run(command, "--help", "--lang=ja")
    assert english.code == japanese.code == 0
    assert english.out.startswith(f"usage: edagari {command} ")
    assert japanese.out.startswith(f"使い方: edagari {command} ")
    assert "オプション:" in japanese.out
    assert english.out.isascii()
    assert not any(word in japanese.out for word in ("show this", "unless told", "stop after"))
    assert all(isinstance(command.ABOUT, Text) for command in COMMANDS)


@pytest.mark.parametrize(
    ("system", "lang"), [("ja_JP.UTF-8", "ja"), ("C.UTF-8", "en"), ("de_DE", "en"), ("", "en")]
)
def test_the_language_is_that_of_the_system_unless_told(
    system: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", system)
    title = {"en": "Magic star", "ja": "マジックスター"}
    assert title[lang] in run("list").out
    for asked in ("en", "ja"):
        assert title[asked] in run("list", "--lang", asked).out
        assert title[asked] in run("--lang", asked, "list").out


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "about a second"),
        (45, "about 45 seconds"),
        (200, "about 3 minutes"),
        (9_000, "about 2 hours"),
        (3e5, "about 3 days"),
        (1e9, "about 32 years"),
        (1e18, "more than a million years"),
        (float("inf"), "more than a million years"),
    ],
)
def test_durations_are_told_as_a_person_would(seconds: float, words: str) -> None:
    assert about(seconds).en == words
    assert how_far(1e-9, seconds).en == f"1e-09 of the tree, {words} left"
    assert how_far(0.25, 1).en == "25.0% of the tree, about a second left"


# ---- as a process ----


def process(
    *arguments: str, stderr: int = subprocess.PIPE, encoding: str = "utf-8"
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "pycore", *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": encoding},
        stdout=subprocess.PIPE,
        stderr=stderr,
        encoding="utf-8",
    )


def finish(started: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code of a process, and what it wrote to standard error (unless redirected)."""
    err = started.stderr.read() if started.stderr else ""
    for stream in (started.stdout, started.stderr):
        if stream:
            stream.close()
    return started.wait(timeout=60), err


@pytest.mark.native
def test_ctrl_c_keeps_what_was_found() -> None:
    star = ("magic-star", "--option", "order=8")  # with this strategy a matter of hours
    solving = process("solve", *star, "--strategy", "prune")
    assert solving.stdout is not None
    first = list(iter(solving.stdout.readline, "\n"))  # a picture, then a blank line
    solving.send_signal(signal.SIGINT)
    rest = solving.stdout.read().splitlines()
    printed = (len(first) + 1 + len(rest)) // (len(first) + 1)
    assert rest[-1] == f"at least {printed} (stopped)"
    assert finish(solving) == (130, "")


@pytest.mark.native
def test_a_reader_that_has_seen_enough_is_no_mistake() -> None:
    solving = process("solve", "permutations", "--option", "n=9", "--json")
    assert solving.stdout is not None
    assert sorted(json.loads(solving.stdout.readline())["cells"]) == list(range(1, 10))
    solving.stdout.close()
    assert finish(solving) == (0, "")


@pytest.mark.native
def test_a_terminal_that_cannot_write_japanese_gets_question_marks() -> None:
    listing = process("list", "--lang", "ja", encoding="ascii")
    assert listing.stdout is not None
    assert "magic-star      ????" in listing.stdout.read()
    assert finish(listing) == (0, "")


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """A terminal: our end of it, and the end that a program writes to, which the test closes once
    the program has it: reading then ends with the program."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)


def seen_on(ours: int) -> str:
    """What a terminal shows next."""
    return os.read(ours, 65536).decode()


ENDLESS = ["count", "magic-star", "--strategy", "generate-and-test"]


@pytest.mark.native
def test_progress_is_shown_on_a_terminal_and_wiped_away(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    counting = process(*ENDLESS, "--seconds", "0.5", stderr=theirs)
    os.close(theirs)
    assert counting.stdout is not None
    assert counting.stdout.read().startswith("at least 0 (stopped)\n")
    shown = seen_on(ours)
    lines = [line for line in shown.split("\r\x1b[K") if "nodes" in line]
    assert "0 so far" in lines[0]
    assert "of the tree, about " in lines[-1]
    assert shown.endswith("\r\x1b[K\x1b[?7l\x1b[?7h"), "wiped away"
    assert finish(counting) == (0, "")


@pytest.mark.native
def test_ctrl_c_ends_a_count_with_what_it_knows(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    counting = process(*ENDLESS, "--json", stderr=theirs)
    os.close(theirs)
    while "nodes" not in seen_on(ours):
        pass
    counting.send_signal(signal.SIGINT)
    assert counting.stdout is not None
    result = json.loads(counting.stdout.read())
    assert (result["finished"], result["solutions"]) == (False, 0)
    assert result["nodes"] > 0
    assert finish(counting) == (130, "")
