"""Several processes, files of finished parts, and merging them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.commands import Said, refused, run
from tests.support.documents import ROOT

pytestmark = pytest.mark.native

STAR = ("magic-star", "--strategy", "forced", "--json")


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Said, str]:
    """A whole count, and its file of finished parts."""
    file = tmp_path_factory.mktemp("whole") / "parts"
    return run("count", *STAR, "--keep", str(file)), file.read_text()


@pytest.mark.parametrize("command", ["solve", "count"])
def test_several_say_what_one_says(command: str) -> None:
    one, two = run(command, *STAR), run(command, *STAR, "--workers", "2")
    assert one.code == two.code == 0
    *solutions, end = map(json.loads, one.out.splitlines())
    *by_two, same = map(json.loads, two.out.splitlines())
    assert by_two == solutions
    assert {**end, "seconds": 0} == {**same, "seconds": 0}


def test_counting_without_visiting() -> None:
    said = run("count", "latin-square", "--option", "order=4", "--workers", "2", "--json")
    assert json.loads(said.out)["solutions"] == 576  # OEIS A002860


def test_a_file_of_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text("12.." + "." * 12 + "\n11" + "." * 14 + "\nnonsense\n" + "." * 16 + "\n")
    asked = ("solve", "sudoku", "--option", "size=4", "--file", str(file), "--json")
    one, two = run(*asked), run(*asked, "--workers", "2")
    assert one.out.splitlines()[:-1] == two.out.splitlines()[:-1]


def test_a_limit() -> None:
    one = run("solve", *STAR, "--limit", "3")
    two = run("solve", *STAR, "--limit", "3", "--workers", "2")
    assert one.out.splitlines()[:3] == two.out.splitlines()[:3]
    assert len(two.out.splitlines()) == 4


def test_killed_again_and_again_it_comes_to_the_same_total(
    counted: tuple[Said, str], tmp_path: Path
) -> None:
    """The process is killed at some moment, and its workers with it; its finished parts stay."""
    file, random = tmp_path / "parts", Random(11)
    command = [sys.executable, "-m", "pycore", "count", *STAR, "--keep", str(file)]
    for _ in range(4):
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        wait_for_lines(file, random.randrange(1, 60), process)
        process.kill()
        process.wait()
    resumed = run("count", *STAR, "--keep", str(file))
    told, same = json.loads(counted[0].out), json.loads(resumed.out)
    assert {**told, "seconds": 0} == {**same, "seconds": 0}


def wait_for_lines(file: Path, so_many: int, process: subprocess.Popen[Any]) -> None:
    """Wait until there are that many, or the process has ended."""
    while lines_of(file) < so_many and process.returncode is None:
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.01)


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_ctrl_c_tells_what_was_found_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "parts"
    command = [sys.executable, "-m", "pycore", "count", "magic-star", "--strategy", "prune"]
    process = subprocess.Popen(
        [*command, "--workers", "2", "--keep", str(file)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for_lines(file, 3, process)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert "(stopped)" in out
    assert lines_of(file) >= 3


def test_two_files_make_one(counted: tuple[Said, str], tmp_path: Path) -> None:
    head, *parts = counted[1].splitlines(keepends=True)
    here, there = tmp_path / "here", tmp_path / "there"
    here.write_text(head + "".join(parts[:40]))
    there.write_text(head + "".join(parts[20:]))
    merged = run("merge", str(here), str(there))
    assert merged.code == 0
    assert sorted(merged.out.splitlines(keepends=True)) == sorted([head, *parts])


def test_a_damaged_line_is_told(counted: tuple[Said, str], tmp_path: Path) -> None:
    file = tmp_path / "parts"
    file.write_text(counted[1][:-30])
    said = run("count", *STAR, "--keep", str(file))
    assert json.loads(said.out)["solutions"] == 960
    assert "1 line dropped: damaged, or from a different search" in said.err


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (("count", "magic-star", "--workers", "0"), "must be a whole number from 1 to 256"),
        (("count", "magic-star", "--workers", "100000"), "must be a whole number from 1 to 256"),
        (("count", "magic-star", "--keep", "x", "--limit", "2"), "cannot be used with a limit"),
        (("count", "latin-square", "--keep", "x"), "needs --strategy here"),
        (("solve", "sudoku", "--file", "-", "--keep", "x"), "cannot be used with --file"),
        (("merge", "no/such/file"), "no/such/file: its folder does not exist; create it, or"),
        (("merge", "no.such"), "no.such: there is no such file; check its path."),
        (("merge", str(ROOT)), f"{ROOT}: is a folder; give the path of a file."),
        (("merge", str(ROOT / "README.md")), "is not a file of finished parts"),
        (("count", *STAR, "--keep", str(ROOT / "README.md")), "is not a file of finished parts"),
    ],
)
def test_bad_input(asked: tuple[str, ...], says: str) -> None:
    assert says in refused(*asked)
