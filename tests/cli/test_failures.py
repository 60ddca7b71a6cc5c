"""Failures of a command: one sentence, an exit code of its own, and the results so far.

No failure exits with 1, which means a proof that there is no solution.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from pycore.api import subject
from pycore.assist import generate as generating
from pycore.assist.hints import Grade, grading
from pycore.model.placement import Placement
from pycore.plan import derivation
from pycore.run.runner import Runner
from pycore.run.workers_lost import WorkersLost
from tests.support.commands import Said, run
from tests.support.contract import hold
from tests.support.processes import ROOT

STAR = ("count", "magic-star", "--strategy", "forced")


def limited(limits: str, *words: str, **environment: str) -> Said:
    """A command in a shell that has set these limits.

    It keeps no byte code: at a limit of file size CPython before 3.13.1 keeps half of it and fails
    on reading that (gh-126606), and a file that changes within a second would not be compiled anew.
    """
    ended = subprocess.run(
        ["bash", "-c", f'{limits}; exec "$@"', "bash", sys.executable, "-m", "pycore", *words],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=100,
    )
    hold(words, ended.stdout)
    return Said(ended.returncode, ended.stdout, ended.stderr)


def says(said: Said, code: int, *sentences: str) -> None:
    assert said.code == code, said
    assert said.err.startswith("edagari: ")
    assert said.err.count("\n") == 1
    assert any(sentence in said.err for sentence in sentences), said.err


@pytest.mark.native
def test_a_file_of_parts_that_may_not_grow(tmp_path: Path) -> None:
    file = str(tmp_path / "parts")
    said = limited("ulimit -f 8", *STAR, "--workers", "1", "--keep", file, "--json")
    says(said, 6, "a system limit was reached (File too large)")
    assert not json.loads(said.out)["finished"]
    again = run(*STAR, "--workers", "1", "--keep", file, "--json")
    assert (again.code, json.loads(again.out)["solutions"]) == (0, 960)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mount = ["mount", "-t", "tmpfs", "-o", "size=12k", "tmpfs", str(tmp_path)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("no file system can be mounted here; the test before this one needs none")
    yield tmp_path
    subprocess.run(["umount", str(tmp_path)], check=True)


@pytest.mark.native
def test_a_full_disk(small_disk: Path) -> None:
    said = limited(":", *STAR, "--workers", "1", "--keep", str(small_disk / "parts"), "--json")
    says(said, 6, "(No space left on device)")
    assert not json.loads(said.out)["finished"]


@pytest.mark.native
@pytest.mark.parametrize(("kilobytes", "order"), [(45000, 7), (60000, 8)])
def test_want_of_memory(kilobytes: int, order: int) -> None:
    square = ("count", "latin-square", "--option", f"order={order}", "--json")
    said = limited(f"ulimit -v {kilobytes}", *square)
    says(said, 6, "there is not enough memory for this")
    assert not said.out or not json.loads(said.out)["finished"]


@pytest.mark.native
@pytest.mark.parametrize(("handles", "workers"), [(12, 2), (30, 40)])
def test_workers_for_which_there_are_no_file_handles(handles: int, workers: int) -> None:
    said = limited(f"ulimit -n {handles}", *STAR, "--workers", str(workers), "--json")
    says(said, 5, "Too many open files")
    assert not said.out or not json.loads(said.out)["finished"]


@pytest.mark.native
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "there is not enough memory"), ("ja", "メモリが足りない")]
)
def test_what_cannot_even_be_read(tmp_path: Path, lang: str, sentence: str) -> None:
    (tmp_path / "argparse.py").write_text("raise MemoryError\n")
    said = limited(":", "list", "--lang", lang, PYTHONPATH=str(tmp_path))
    says(said, 6, sentence)
    (tmp_path / "argparse.py").write_text("raise ImportError\n")
    says(limited(":", "list", "--lang", lang, PYTHONPATH=str(tmp_path)), 7, sentence)


class Foreign(Exception):
    """An exception of an unknown class."""


@pytest.mark.parametrize(
    ("error", "code", "en", "ja"),
    [
        (
            Foreign("so"),
            7,
            "a bug in Edagari (Foreign: so)",
            "Edagari の不具合です（Foreign: so）",
        ),
        (MemoryError(), 6, "not enough memory", "メモリが足りません"),
        (SystemError("lost"), 6, "not enough memory", "メモリが足りません"),
        (OSError(28, "No space", "f"), 6, "(No space: f)", "続けられません（No space: f）"),
        (WorkersLost(EOFError()), 5, "were lost (EOFError)", "失われ"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_before_anything_is_searched(
    monkeypatch: pytest.MonkeyPatch, error: Exception, code: int, en: str, ja: str
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(subject, "chosen_strategy", fail)
    for lang, sentence in (("en", en), ("ja", ja)):
        said = run(*STAR, "--lang", lang)
        says(said, code, sentence)
        assert said.out == ""


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every work fails at its hundredth piece, and nothing of it was derived before."""
    derivation.forget()
    go_on, left = Runner._next, 100

    def fail(work: Runner[Any], size: int) -> Any:
        nonlocal left
        left -= 1
        if left <= 0:
            work.state = "stopped"
            raise Foreign("halfway")
        return go_on(work, size)

    monkeypatch.setattr(Runner, "_next", fail)


@pytest.mark.usefixtures("breaks")
@pytest.mark.parametrize("command", ["solve", "count"])
def test_what_was_found_by_then_is_told(command: str) -> None:
    said = run(
        command,
        "magic-star",
        "--strategy",
        "prune",
        "--givens",
        "1 2 . . . . . . . . . .",
        "--json",
    )
    says(said, 7, "Foreign: halfway")
    end = json.loads(said.out.splitlines()[-1])
    assert (end["finished"], end["nodes"] > 0) == (False, True)
    assert command == "count" or end["solutions"] == len(said.out.splitlines()) - 1


@pytest.mark.usefixtures("breaks")
@pytest.mark.parametrize(
    "words",
    [
        ("shared", "magic-square", "--option", "order=5"),
        ("generate", "sudoku", "--seed", "1"),
        ("farthest", "sliding-tiles"),
        ("plan", "magic-square", "--option", "order=7"),
        ("race", "magic-star"),
    ],
    ids=" ".join,
)
def test_every_work_is_left_as_it_stands(words: tuple[str, ...]) -> None:
    said = run(*words, "--json")
    says(said, 7, "Foreign: halfway")
    assert not json.loads(said.out.splitlines()[-1])["finished"]


def test_where_it_broke_is_told_to_whoever_wants_to_see_it(
    monkeypatch: pytest.MonkeyPatch, breaks: None
) -> None:
    monkeypatch.setenv("EDAGARI_DEBUG", "1")
    said = run("count", "magic-star", "--strategy", "prune")
    assert said.code == 7
    assert said.err.startswith("Traceback")
    assert said.err.splitlines()[-1].startswith("edagari: this is a bug in Edagari (Foreign")


def test_a_puzzle_that_is_made_is_told_even_where_its_grade_is_not_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def break_off(placement: Placement) -> Iterator[Grade]:
        yield from islice(grading(placement), 3)
        raise Foreign("in the middle of grading")

    monkeypatch.setattr(generating, "grading", break_off)
    said = run("generate", "sudoku", "--option", "size=4", "--seed", "1", "--json")
    says(said, 7, "in the middle of grading")
    made = json.loads(said.out)
    assert (made["finished"], made["difficulty"], made["techniques"]) == (False, None, None)
    assert made["givens"]


def test_that_none_came_out_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No grid of this size is so difficult."""
    monkeypatch.setattr(generating, "MOST_ATTEMPTS", 20)
    small = ("generate", "sudoku", "--option", "size=4", "--difficulty", "expert", "--seed", "1")
    assert run(*small).code == 3
    assert run("generate", "flip-it", "--option", "n=3", "--moves", "50").code == 1
