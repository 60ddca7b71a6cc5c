"""Finished parts in a file: what is there is not done again, what is damaged is."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pycore.catalogue import puzzle_named
from pycore.model.text import BadInput
from pycore.run.parts import split
from pycore.search import strategy_named
from pycore.sharing.outcomes import Outcome
from pycore.spread import gathering
from pycore.spread.errands import Errand, do
from pycore.spread.ledger import OTHER_COUNT, TWO_ANSWERS, Ledger, merged
from tests.support.contract import fits
from tests.support.spreading import Whole, spread_out, straight

pytestmark = pytest.mark.native

SQUARE = puzzle_named("magic-square")
SETTINGS = SQUARE.settings({"order": "3"})
PLACEMENT, DRAWING = SQUARE.placement(SETTINGS), SQUARE.draw(SETTINGS)
OF = {"puzzle": "magic-square"}


@pytest.fixture(autouse=True)
def few_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "PARTS", 60)


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Errand]:
    """The errands done since the test began, threads apart."""
    seen: list[Errand] = []

    def noted(errand: Errand) -> Outcome:
        seen.append(errand)
        return do(errand)

    monkeypatch.setattr(gathering, "do", noted)
    return seen


def counted(threads: ThreadPoolExecutor, ledger: Ledger, lists: bool = True) -> Whole:
    return spread_out(PLACEMENT, DRAWING, "prune", threads, lists, ledger)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "parts"


@pytest.fixture
def whole() -> Whole:
    return straight(PLACEMENT, DRAWING, "prune")


def test_what_is_kept_is_not_done_again(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[Errand]
) -> None:
    assert counted(threads, Ledger(file, OF)) == whole
    assert len(done) == len(file.read_bytes().splitlines()) - 1 > 60
    assert all(fits("merge", json.loads(line)) for line in file.read_bytes().splitlines())
    done.clear()
    assert counted(threads, Ledger(file, OF)) == whole
    assert done == []


@pytest.mark.parametrize("seed", range(6))
def test_broken_off_anywhere_it_goes_on(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[Errand], seed: int
) -> None:
    counted(threads, Ledger(file, OF))
    content = file.read_bytes()
    first = content.index(b"\n") + 1
    file.write_bytes(content[: Random(seed).randrange(first, len(content))])
    kept = file.read_bytes().count(b"\n") - 1
    ledger = Ledger(file, OF)
    done.clear()
    assert counted(threads, ledger) == whole
    assert len(done) >= content.count(b"\n") - 2 - kept
    assert ledger.dropped <= 1
    again = Ledger(file, OF)
    done.clear()
    assert counted(threads, again) == whole
    assert done == []
    assert again.dropped == ledger.dropped


def test_damaged_lines_are_told_and_done_again(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[Errand]
) -> None:
    counted(threads, Ledger(file, OF))
    lines = file.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"nodes":', b'"nodes":1')
    lines[5] = b"\x00\xff[[[[\n"
    lines[7] = b"[" * 100_000 + b"\n"
    file.write_bytes(b"".join(lines))
    ledger = Ledger(file, OF)
    done.clear()
    assert counted(threads, ledger) == whole
    assert (ledger.dropped, len(done)) == (3, 3)


def test_parts_of_something_else_are_refused(threads: ThreadPoolExecutor, file: Path) -> None:
    counted(threads, Ledger(file, OF))
    before = file.read_bytes()
    for ledger, lists in ((Ledger(file, {"puzzle": "other"}), True), (Ledger(file, OF), False)):
        with pytest.raises(BadInput) as refused:
            counted(threads, ledger, lists)
        assert refused.value.words == OTHER_COUNT
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_used(threads: ThreadPoolExecutor, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        counted(threads, Ledger(tmp_path, OF))
    text = tmp_path / "letter"
    text.write_text("Dear Sir")
    with pytest.raises(BadInput):
        counted(threads, Ledger(text, OF))
    assert text.read_text() == "Dear Sir"


def test_two_machines_files_make_one(
    threads: ThreadPoolExecutor, file: Path, whole: Whole, done: list[Errand]
) -> None:
    counted(threads, Ledger(file, OF))
    head, *lines = file.read_bytes().splitlines(keepends=True)
    ours, theirs = head + b"".join(lines[:50]), head + b"".join(lines[30:]) + b'{"bran'
    file.write_bytes(b"".join(merged([("ours", ours), ("theirs", theirs)])))
    done.clear()
    assert counted(threads, Ledger(file, OF)) == whole
    assert done == []
    assert len(file.read_bytes().splitlines()) == len(lines) + 1


def test_files_that_contradict_each_other_are_refused(
    threads: ThreadPoolExecutor, file: Path
) -> None:
    ledger = Ledger(file, OF)
    counted(threads, ledger)
    ours = file.read_bytes()
    head, line = ours.splitlines(keepends=True)[:2]
    record = json.loads(line)
    file.write_bytes(head)
    wrong = Ledger(file, OF)
    cut = split(strategy_named("prune", PLACEMENT).start(PLACEMENT, DRAWING), gathering.PARTS)
    assert cut
    errands = [Errand(PLACEMENT, DRAWING, "prune", part, True) for part in cut.parts]
    wrong.kept(errands)
    errand = next(each for each in errands if list(each.part.branch) == record["branch"])
    outcome = do(errand)
    wrong.write(errand, replace(outcome, nodes=outcome.nodes + 1))
    with pytest.raises(BadInput) as refused:
        list(merged([("ours", ours), ("theirs", file.read_bytes())]))
    assert refused.value.words == TWO_ANSWERS
    with pytest.raises(BadInput):
        list(merged([("ours", ours), ("empty", b"")]))
