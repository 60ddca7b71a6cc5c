"""A limit means the same in this process, with workers, and with a program's own executor."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from pycore import Classes, Counted, count, solve
from pycore.model.bilingual import BadInput
from pycore.model.incremental import result_of
from pycore.parallel.executors.search import Help, spread
from pycore.parallel.executors.work_item import WorkItem, do
from pycore.puzzles import puzzle_named
from pycore.run.job import Job
from pycore.run.parts import split
from pycore.search import strategy_named
from tests.support.clocks import ticking
from tests.support.commands import refused, run

pytestmark = pytest.mark.native

STAR = puzzle_named("magic-star")
PLACEMENT = STAR.placement(STAR.settings({}))
DRAWING = STAR.draw(STAR.settings({}))

COUNTS = [
    ("magic-star", (), "prune", 1),
    ("magic-triangle", (), "prune", 10),
    ("magic-square", ("order=4",), None, 10),
    ("magic-star", (), None, 10),
]


def known(counted: Counted) -> tuple[int | None, bool, Classes]:
    return counted.solutions, counted.finished, counted.classes


@pytest.mark.parametrize(("puzzle", "options", "strategy", "limit"), COUNTS)
class TestAnUnfinishedCount:
    def test_is_the_same_by_the_workers_of_a_program(
        self,
        threads: ThreadPoolExecutor,
        puzzle: str,
        options: tuple[str, ...],
        strategy: str | None,
        limit: int,
    ) -> None:
        asked = puzzle_named(puzzle), dict(option.split("=") for option in options)
        alone = count(*asked, strategy=strategy, limit=limit)
        spread_out = count(*asked, strategy=strategy, limit=limit, executor=threads)
        assert known(spread_out) == known(alone)
        assert known(alone)[1:] == (False, Classes(None, None))
        assert (spread_out.found, spread_out.strategy) == (alone.found, alone.strategy)

    def test_is_the_same_on_the_command_line(
        self, puzzle: str, options: tuple[str, ...], strategy: str | None, limit: int
    ) -> None:
        asked = ["count", puzzle, "--limit", str(limit)]
        asked += [word for option in options for word in ("--option", option)]
        asked += ["--strategy", strategy] if strategy else []
        alone, by_two = run(*asked), run(*asked, "--workers", "2")
        assert by_two.code == alone.code == 0
        assert by_two.out.splitlines()[0] == alone.out.splitlines()[0]
        assert by_two.out.startswith("at least ")


def test_an_answer_for_programs_says_that_it_is_not_finished() -> None:
    asked = ("count", "magic-star", "--strategy", "prune", "--limit", "1", "--json")
    for by in ((), ("--workers", "2")):
        answer = json.loads(run(*asked, *by).out)
        assert (answer["solutions"], answer["finished"]) == (1, False)
        assert answer["classes"] == {"drawing": None, "structure": None}


@pytest.mark.parametrize(
    ("strategy", "limit"), [("prune", 7), (None, 1), (None, 7), (None, 960), (None, 961)]
)
def test_solutions_are_the_first_ones(
    threads: ThreadPoolExecutor, strategy: str | None, limit: int
) -> None:
    alone = solve(STAR, strategy=strategy, limit=limit)
    spread_out = solve(STAR, strategy=strategy, limit=limit, executor=threads)
    assert list(spread_out) == list(alone)
    assert spread_out.finished == alone.finished


def part_of(strategy: str, lists: bool, limit: int) -> WorkItem:
    found = strategy_named(strategy, PLACEMENT)
    prepare = found.prepare if lists else found.prepare_to_count
    cut = result_of(split(result_of(prepare(PLACEMENT, DRAWING)), 1))
    assert cut
    return WorkItem(PLACEMENT, DRAWING, strategy, cut.parts[0], lists, limit)


def test_what_is_counted_of_a_part_is_counted_whole() -> None:
    listed = do(part_of("prune", True, 10**6))
    assert len(listed.found) > 2
    assert do(part_of("prune", False, 2)).tally.found == len(listed.found)
    assert len(do(part_of("prune", True, 2)).found) == 2


def test_a_job_ends_at_its_limit_where_solutions_are_only_counted(
    threads: ThreadPoolExecutor,
) -> None:
    preparing = strategy_named("prune", PLACEMENT).prepare(PLACEMENT, DRAWING)
    search = spread(preparing, PLACEMENT, DRAWING, "prune", None, Help(threads, lists=False))
    job = Job(search, PLACEMENT.is_solution, ticking(), limit=5)
    while not job.over:
        job.run(0.0)
    end = job.progress()
    assert (end.state, end.verdict.en.startswith("at least ")) == ("stopped", True)
    assert end.solutions < 960


def test_a_file_keeps_whole_parts_only(threads: ThreadPoolExecutor) -> None:
    """A journal excludes a limit, which ends parts in the middle."""
    said = refused("count", "magic-star", "--keep", "x", "--limit", "2")
    for ask in (count, solve):
        with pytest.raises(BadInput) as bad:
            ask(STAR, executor=threads, keep="x", limit=2)
        assert bad.value.words.en in said
