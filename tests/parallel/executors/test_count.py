"""All-different placements and many puzzles, counted and solved by several."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pycore.assist.batch import entries, solve
from pycore.assist.count import count
from pycore.model.placement import Placement
from pycore.parallel.count import frontier
from pycore.parallel.executors import batch
from pycore.parallel.executors.batch import spread_lines
from pycore.parallel.executors.count import count_part, spread_count
from pycore.parallel.executors.processes import Processes
from pycore.puzzles import puzzle_named
from tests.support.grids import latin
from tests.support.small_placements import by_trying_everything, small_placements

pytestmark = pytest.mark.native


@given(small_placements(), st.sampled_from([1, 4, 50]))
@settings(max_examples=100, deadline=None)
def test_the_boards_make_up_the_count(placement: Placement, at_least: int) -> None:
    front = frontier(placement, at_least)
    total = front.total
    for part in front.open:
        total += part.weight * count_part(placement.fixing(part.givens))[1]
    assert total == len(by_trying_everything(placement))


def test_by_processes(workers: Processes) -> None:
    states = list(spread_count(latin(5), workers))
    assert states[-1].total == 161280  # OEIS A002860
    finished = [state.finished for state in states]
    assert finished == sorted(finished)
    assert all(state.total is None for state in states[:-1])


def test_equal_boards_are_handed_out_once() -> None:
    sudoku = puzzle_named("sudoku")
    blank = sudoku.placement(sudoku.settings({"size": "4"}))
    front = frontier(blank, 3)
    alone = [
        part.weight * (list(count(blank.fixing(part.givens)))[-1].total or 0) for part in front.open
    ]
    assert sum(alone) + front.total == 288  # grids of 4 x 4
    assert any(part.weight > 1 for part in front.open)


def test_many_puzzles(threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "AT_ONCE", 3)
    sudoku = puzzle_named("sudoku")
    chosen = sudoku.settings({"size": "4"})
    placement = sudoku.placement(chosen)
    text = "\n".join(f"{'.' * n}1{'.' * (15 - n)}" for n in range(16)) + "\nnonsense\n11" + "." * 14
    straight, by_threads = [list(entries(text, sudoku, chosen)) for _ in range(2)]
    assert list(filter(None, solve(placement, straight)))
    solved = list(filter(None, spread_lines(placement, by_threads, threads)))
    assert by_threads == straight
    assert sorted(entry.line for entry in solved) == [
        entry.line for entry in straight if entry.givens is not None
    ]
