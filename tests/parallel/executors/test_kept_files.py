"""A journal file: what it can be resumed for, which files are refused, one user at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pycore import count, solve
from pycore.model.bilingual import BadInput
from pycore.model.named_file import A_FOLDER, IN_USE
from pycore.parallel import partition
from pycore.parallel.executors import files
from pycore.parallel.executors.files import NOT_ORDINARY, TOO_LARGE, close, open_alone
from pycore.parallel.executors.journal import KEEP, Journal
from pycore.puzzles import puzzle_named
from tests.parallel.executors.test_journal import DRAWING, OF, PLACEMENT
from tests.support.commands import refused, run
from tests.support.documents import ROOT
from tests.support.executors import spread_out

pytestmark = pytest.mark.native

STAR = puzzle_named("magic-star")

GIVEN = [
    ("magic-star", {}, {0: 1}),
    ("magic-square", {"order": "3"}, {2: 2, 0: 4}),
    ("sudoku", {"size": "4"}, {10: 1, 2: 3}),
]


@pytest.fixture(autouse=True)
def few_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partition, "PARTS", 20)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "parts"


@pytest.mark.parametrize(("puzzle", "options", "givens"), GIVEN)
@pytest.mark.parametrize("command", ["count", "solve"])
class TestWithGivens:
    def test_it_goes_on(
        self,
        file: Path,
        command: str,
        puzzle: str,
        options: dict[str, str],
        givens: dict[int, int],
    ) -> None:
        asked = [command, puzzle, "--strategy", "prune", "--keep", str(file), "--json"]
        asked += [f"--option={name}={value}" for name, value in options.items()]
        asked += [f"--given={cell}={value}" for cell, value in givens.items()]
        first = run(*asked)
        kept = file.read_bytes()
        again = run(*asked)
        assert (first.code, again.code, again.err) == (0, 0, "")
        assert told(first.out) == told(again.out)
        assert file.read_bytes() == kept
        assert run("merge", str(file)).out.encode() == kept

    def test_it_goes_on_in_a_program(
        self,
        threads: ThreadPoolExecutor,
        file: Path,
        command: str,
        puzzle: str,
        options: dict[str, str],
        givens: dict[int, int],
    ) -> None:
        def answer() -> Any:
            asked = puzzle_named(puzzle), options, givens, "prune"
            if command == "solve":
                return list(solve(*asked, executor=threads, keep=file))
            counted = count(*asked, executor=threads, keep=file)
            return counted.solutions, counted.nodes, counted.classes

        first, kept = answer(), file.read_bytes()
        assert answer() == first
        assert file.read_bytes() == kept


def told(out: str) -> list[Any]:
    return [{**json.loads(line), "seconds": 0} for line in out.splitlines()]


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.mark.parametrize("name", ["/dev/full", "/dev/zero", "pipe", "/", ""])
def test_what_is_no_ordinary_file_is_refused_at_once(
    threads: ThreadPoolExecutor, pipe: Path, name: str
) -> None:
    keep = str(pipe) if name == "pipe" else name
    words = A_FOLDER if name in ("/", "") else NOT_ORDINARY
    for ask in (count, solve):
        with pytest.raises(BadInput) as bad:
            ask(STAR, strategy="prune", executor=threads, keep=keep)
        assert bad.value.words == words
    assert words.en in refused("count", "magic-star", "--keep", keep)
    assert words.en in refused("merge", keep)


def test_what_is_no_name_of_a_file_is_refused(threads: ThreadPoolExecutor) -> None:
    for ask in (count, solve):
        with pytest.raises(BadInput, match="cannot be used"):
            ask(STAR, strategy="prune", executor=threads, keep="\0")
    assert "cannot be used" in refused("merge", "\0")


def test_a_file_that_is_too_large_is_not_read(file: Path) -> None:
    with file.open("wb") as made:
        made.truncate(files.MOST_BYTES + 1)
    assert TOO_LARGE.en in refused("count", "magic-star", "--keep", str(file))
    assert TOO_LARGE.en in refused("merge", str(file))


def test_a_line_without_end_is_no_line(
    threads: ThreadPoolExecutor, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LONGEST", 2000)
    whole = spread_out(PLACEMENT, DRAWING, "prune", threads, True, Journal(file, OF))
    file.write_bytes(file.read_bytes() + b"0" * 5000)
    journal = Journal(file, OF)
    assert spread_out(PLACEMENT, DRAWING, "prune", threads, True, journal) == whole
    assert journal.dropped == 3


def test_it_has_one_user_at_a_time(file: Path) -> None:
    with Journal(file, OF) as journal:
        journal.kept([])
        before = file.read_bytes()
        for ask in ("count", "solve"):
            assert IN_USE.en in refused(ask, "magic-star", "--keep", str(file))
        with pytest.raises(BadInput) as bad:
            Journal(file, {"puzzle": "another"}).kept([])
        assert bad.value.words == IN_USE
        assert file.read_bytes() == before
    with Journal(file, OF) as journal:
        assert journal.kept([]) == {}


HOLDING = """
import sys
from pathlib import Path
from pycore.parallel.executors.journal import Journal
journal = Journal(Path(sys.argv[1]), {"puzzle": "magic-square"})
journal.kept([])
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(file: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(file)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_process_that_is_killed_leaves_it(holder: subprocess.Popen[str], file: Path) -> None:
    with pytest.raises(BadInput) as bad, Journal(file, OF) as journal:
        journal.kept([])
    assert bad.value.words == IN_USE
    holder.kill()
    holder.wait()
    with Journal(file, OF) as journal:
        assert journal.kept([]) == {}


def given_up(threads: ThreadPoolExecutor, file: Path) -> None:
    def stop(progress: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as kept_by_the_caller:
        count(STAR, executor=threads, keep=file, progress=stop)
    assert kept_by_the_caller


def out_of_time(threads: ThreadPoolExecutor, file: Path) -> None:
    found = solve(STAR, executor=threads, keep=file, seconds=1e-9)
    assert list(found) == []


def whole(threads: ThreadPoolExecutor, file: Path) -> None:
    found = solve(STAR, executor=threads, keep=file)
    assert len(list(found)) == 960
    assert found.finished


@pytest.mark.parametrize("end", [given_up, out_of_time, whole])
def test_a_search_that_has_ended_leaves_it(
    threads: ThreadPoolExecutor, file: Path, end: Callable[[ThreadPoolExecutor, Path], None]
) -> None:
    end(threads, file)
    close(open_alone(file, KEEP))
