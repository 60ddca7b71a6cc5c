"""Finished parts in a file: they are not searched again, but damaged ones are."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pycore.model.bilingual import BadInput
from pycore.model.incremental import result_of
from pycore.parallel import partition
from pycore.parallel.executors import search
from pycore.parallel.executors.journal import (
    OTHER_COUNT,
    OTHER_FORM,
    TWO_ANSWERS,
    Journal,
    bound_to,
    merged,
)
from pycore.parallel.executors.work_item import WorkItem, do
from pycore.parallel.results import PartResult, as_line, entry_of
from pycore.puzzles import puzzle_named
from pycore.run.checkpoints import seal
from pycore.run.parts import split
from pycore.search import strategy_named
from pycore.search.events import Tally
from tests.support.contract import fits
from tests.support.executors import Whole, spread_out, straight

pytestmark = pytest.mark.native

SQUARE = puzzle_named("magic-square")
SETTINGS = SQUARE.settings({"order": "3"})
PLACEMENT, DRAWING = SQUARE.placement(SETTINGS), SQUARE.draw(SETTINGS)
OF = {"puzzle": "magic-square"}


@pytest.fixture(autouse=True)
def few_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partition, "PARTS", 60)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[WorkItem]:
    """The work items done since the test began, apart from those in threads."""
    seen: list[WorkItem] = []

    def noted(work_item: WorkItem) -> PartResult:
        seen.append(work_item)
        return do(work_item)

    monkeypatch.setattr(search, "do", noted)
    return seen


def counted(threads: ThreadPoolExecutor, journal: Journal, lists: bool = True) -> Whole:
    return spread_out(PLACEMENT, DRAWING, "prune", threads, lists, journal)


def work_items_of(strategy: str) -> list[WorkItem]:
    cut = result_of(
        split(strategy_named(strategy, PLACEMENT).start(PLACEMENT, DRAWING), partition.PARTS)
    )
    assert cut
    return [WorkItem(PLACEMENT, DRAWING, strategy, part, True) for part in cut.parts]


def lined(content: bytes) -> list[bytes]:
    return content.splitlines(keepends=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "parts"


@pytest.fixture
def whole() -> Whole:
    return straight(PLACEMENT, DRAWING, "prune")


def test_what_is_kept_is_not_done_again(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[WorkItem]
) -> None:
    assert counted(threads, Journal(file, OF)) == whole
    assert len(done) == len(file.read_bytes().splitlines()) - 1 > 60
    assert all(fits("merge", json.loads(line)) for line in file.read_bytes().splitlines())
    done.clear()
    assert counted(threads, Journal(file, OF)) == whole
    assert done == []


@pytest.mark.parametrize("seed", range(6))
def test_broken_off_anywhere_it_goes_on(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[WorkItem], seed: int
) -> None:
    counted(threads, Journal(file, OF))
    content = file.read_bytes()
    first = content.index(b"\n") + 1
    file.write_bytes(content[: Random(seed).randrange(first, len(content))])
    kept = file.read_bytes().count(b"\n") - 1
    journal = Journal(file, OF)
    done.clear()
    assert counted(threads, journal) == whole
    assert len(done) >= content.count(b"\n") - 2 - kept
    assert journal.dropped <= 1
    again = Journal(file, OF)
    done.clear()
    assert counted(threads, again) == whole
    assert done == []
    assert again.dropped == journal.dropped


def test_damaged_lines_are_told_and_done_again(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[WorkItem]
) -> None:
    counted(threads, Journal(file, OF))
    lines = file.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"nodes":', b'"nodes":1')
    lines[5] = b"\x00\xff[[[[\n"
    lines[7] = b"[" * 100_000 + b"\n"
    file.write_bytes(b"".join(lines))
    journal = Journal(file, OF)
    done.clear()
    assert counted(threads, journal) == whole
    assert (journal.dropped, len(done)) == (3, 3)


def test_parts_of_something_else_are_refused(threads: ThreadPoolExecutor, file: Path) -> None:
    counted(threads, Journal(file, OF))
    before = file.read_bytes()
    for journal, lists in ((Journal(file, {"puzzle": "other"}), True), (Journal(file, OF), False)):
        with pytest.raises(BadInput) as refused:
            counted(threads, journal, lists)
        assert refused.value.words == OTHER_COUNT
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_used(threads: ThreadPoolExecutor, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        counted(threads, Journal(tmp_path, OF))
    text = tmp_path / "letter"
    text.write_text("Dear Sir")
    with pytest.raises(BadInput):
        counted(threads, Journal(text, OF))
    assert text.read_text() == "Dear Sir"


def test_two_machines_files_make_one(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[WorkItem]
) -> None:
    counted(threads, Journal(file, OF))
    head, *lines = file.read_bytes().splitlines(keepends=True)
    ours, theirs = head + b"".join(lines[:50]), head + b"".join(lines[30:]) + b'{"bran'
    made, dropped = merged([("ours", lined(ours)), ("theirs", lined(theirs))])
    assert dropped == 1
    file.write_bytes(b"".join(made))
    done.clear()
    assert counted(threads, Journal(file, OF)) == whole
    assert done == []
    assert len(file.read_bytes().splitlines()) == len(lines) + 1


def test_files_that_contradict_each_other_are_refused(
    threads: ThreadPoolExecutor, file: Path
) -> None:
    journal = Journal(file, OF)
    counted(threads, journal)
    ours = file.read_bytes()
    head, line = ours.splitlines(keepends=True)[:2]
    record = json.loads(line)
    file.write_bytes(head)
    work_items = work_items_of("prune")
    work_item = next(each for each in work_items if list(each.part.branch) == record["branch"])
    outcome = do(work_item)
    with Journal(file, OF) as wrong:
        wrong.kept(work_items)
        wrong.write(work_item, replace(outcome, nodes=outcome.nodes + 1))
    theirs = file.read_bytes()
    with pytest.raises(BadInput) as refused:
        merged([("ours", lined(ours)), ("theirs", lined(theirs))])
    assert refused.value.words == TWO_ANSWERS
    with pytest.raises(BadInput):
        merged([("ours", lined(ours)), ("empty", [])])
    file.write_bytes(ours + theirs.splitlines(keepends=True)[1])
    with pytest.raises(BadInput) as refused:
        counted(threads, Journal(file, OF))
    assert refused.value.words == TWO_ANSWERS


@pytest.mark.parametrize(
    "lines",
    [
        b'{"branch": [1], "outcome": {}, "check": ""}',
        b"1" * 5000,
        b'{"branch": [1e999], "outcome": NaN, "check": 3}',
        b'{"branch":' * 30_000,
        b"[]",
        b'"branch"',
        b"\x00\xff",
        b"null\n\n{}\n{",
    ],
)
def test_what_is_no_entry_is_passed_over(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, lines: bytes
) -> None:
    counted(threads, Journal(file, OF))
    file.write_bytes(file.read_bytes() + lines + b"\n")
    journal = Journal(file, OF)
    assert counted(threads, journal) == whole
    assert journal.dropped == lines.count(b"\n") + 1


def test_parts_of_another_count_of_the_same_shape_are_passed_over(
    threads: ThreadPoolExecutor, file: Path, tmp_path: Path
) -> None:
    """Two counts with the same branches: the parts of one are not accepted for the other."""
    other = tmp_path / "other"
    fixed = [PLACEMENT.fixing({0: value}) for value in (2, 4)]
    wholes = [straight(placement, DRAWING, "prune") for placement in fixed]
    for placement, of in zip(fixed, (file, other), strict=True):
        spread_out(placement, DRAWING, "prune", threads, True, Journal(of, OF))
    foreign = other.read_bytes().splitlines(keepends=True)[1:]
    assert foreign
    own = file.read_bytes()
    file.write_bytes(own.splitlines(keepends=True)[0] + b"".join(foreign))
    journal = Journal(file, OF)
    assert spread_out(fixed[0], DRAWING, "prune", threads, True, journal) == wholes[0]
    assert journal.dropped == len(foreign)
    made, dropped = merged([("ours", lined(own)), ("mixed", lined(own + b"".join(foreign)))])
    assert (b"".join(made), dropped) == (own, len(foreign))


def test_a_part_that_the_search_has_not_is_passed_over(
    threads: ThreadPoolExecutor, file: Path, whole: Whole
) -> None:
    counted(threads, Journal(file, OF))
    head, *lines = file.read_bytes().splitlines(keepends=True)
    made_up = entry_of((99, 99), PartResult((), Tally(), 1, 0, 0.5), bound_to(json.loads(head)))
    file.write_bytes(head + as_line(made_up) + b"".join(lines))
    journal = Journal(file, OF)
    assert counted(threads, journal) == whole
    assert journal.dropped == 1


def test_a_file_of_an_earlier_version_is_refused(threads: ThreadPoolExecutor, file: Path) -> None:
    counted(threads, Journal(file, OF))
    head, *lines = file.read_bytes().splitlines(keepends=True)
    data = json.loads(head)
    at = {name: value for name, value in data["at"].items() if name != "form"}
    old = as_line(seal(data["of"], data["plan"], at)) + b"".join(lines)
    file.write_bytes(old)
    for read in (
        lambda: counted(threads, Journal(file, OF)),
        lambda: merged([("old", lined(old))]),
    ):
        with pytest.raises(BadInput) as refused:
            read()
        assert refused.value.words == OTHER_FORM
    assert file.read_bytes() == old
