"""Work in pieces is driven in one place, and has the same result however it is driven."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from pycore.model.incremental import Incremental, advance, paused, piece, result_of
from pycore.run.runner import Runner, until_result
from tests.support.clocks import ticking
from tests.support.documents import ROOT

pytestmark = pytest.mark.pyodide


def counting(pieces: int) -> Incremental[int]:
    """Work with that many pieces; its result is their number."""
    for _ in range(pieces):
        yield
    return pieces


@pytest.mark.parametrize("pieces", [0, 1, 5])
def test_the_result_is_there_after_the_last_piece(pieces: int) -> None:
    assert result_of(counting(pieces)) == pieces
    work = counting(pieces)
    assert [piece(work) for _ in range(pieces + 1)] == [()] * pieces + [(pieces,)]


@pytest.mark.parametrize("pieces", [0, 1, 5])
def test_between_the_pieces_a_state_is_told(pieces: int) -> None:
    results: list[int] = []

    def work() -> Generator[str, None, None]:
        results.append((yield from paused(counting(pieces), "at work")))

    assert list(work()) == ["at work"] * pieces
    assert results == [pieces]


def test_a_work_is_asked_for_so_much_until_its_end() -> None:
    asked: list[int | None] = []

    def work() -> Generator[str, int | None, None]:
        asked.append((yield "begun"))
        asked.append((yield "half"))

    states = work()
    assert [advance(states, size) for size in (None, 7, None)] == ["begun", "half", None]
    assert asked == [7, None]


def test_a_result_can_be_waited_for_in_slices() -> None:
    runner = Runner(until_result(counting(3)), ticking())
    runner.run(0.0)
    assert (runner.latest, runner.over) == ((), False)
    runner.run(1.0)
    assert (runner.latest, runner.state) == ((3,), "done")


@pytest.mark.native
def test_nothing_else_catches_the_end_of_a_generator() -> None:
    catching = [
        path.name
        for path in (ROOT / "pycore").rglob("*.py")
        if "except StopIteration" in path.read_text(encoding="utf-8")
    ]
    assert catching == ["incremental.py"]
