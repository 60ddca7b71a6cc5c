"""`count`: how many solutions there are, in all and by symmetry, and what the search took."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cached_property

from ...bitboards.layout import only_all_different
from ...model.bilingual import Text
from ...model.placement import Solution
from ...run.count_search import search_to_count
from ...run.job import Job, Progress
from ...run.summaries import many
from ...search import chosen_strategy
from ...symmetry.orbit_counts import OrbitCounter, orbit_counters
from ...task.placements import PlacementTask
from .. import output
from ..arguments import search_arguments
from ..executors import help_of, spreading_arguments
from ..limits import Limits
from ..parser import Parser
from ..run_job import drive, how_far, start_search
from ..task_input import placement_of
from .json_head import asked, exit_code, head, seconds_of

ABOUT = Text("Count the solutions.", "解の個数を数える。")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    search_arguments(parser)
    spreading_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Print the counts, as words or as one JSON object."""
    task = placement_of(options)
    if only_all_different(task.placement) and not (options.strategy or options.limit):
        from .count_unlisted import count_unlisted  # only for these puzzles

        return count_unlisted(task, options)
    strategy = chosen_strategy(options.strategy, task.placement)
    classes = Classes(task)

    def watched() -> bool:
        return options.limit is not None or classes.watch

    search = search_to_count(strategy, task.placement, task.drawing, watched)
    of = {**asked(task), "strategy": strategy.name}
    with help_of(options, of, watched) as by:
        job = start_search(task, strategy.name, search, options.limit, by)
        return count_visited(task, strategy.name, classes, job, options)


def count_visited(
    task: PlacementTask, strategy: str, classes: Classes, job: Job, options: argparse.Namespace
) -> int:
    """Print what a job counts."""

    def see(found: Iterator[Solution], limits: Limits) -> None:
        classes.see(found, job.progress(), limits)

    drive(job, options, see)
    job.let_go()
    progress = job.progress()
    done = progress.state == "done"
    kinds = classes.counted(progress)
    if options.json:
        output.record(
            {
                **head(task, strategy, done),
                "solutions": progress.solutions,
                "found": progress.found,
                "classes": kinds,
                "nodes": progress.nodes,
                "cuts": progress.cuts,
                "seconds": seconds_of(progress),
            }
        )
    else:
        output.words(summary(progress, kinds["drawing"]).in_language(options.lang))
    return exit_code(done, progress.solutions > 0)


class Classes:
    """How many classes the solutions fall into, by kind of symmetry: seen as they are found."""

    def __init__(self, task: PlacementTask) -> None:
        self._task = task

    @cached_property
    def _counters(self) -> dict[str, OrbitCounter]:
        return orbit_counters(self._task.placement, self._task.drawing)

    @property
    def watch(self) -> bool:
        """Whether they must see every solution."""
        return any(counter.watches for counter in self._counters.values())

    def see(self, found: Iterator[Solution], progress: Progress, limits: Limits) -> None:
        """Solutions just found, of a job that stands there."""
        if not progress.listed or not self.watch:
            return
        times = progress.solutions // progress.listed
        for solution in found:
            if limits.spent:
                break
            for counter in self._counters.values():
                counter.see(solution, times)

    def counted(self, progress: Progress) -> dict[str, int | None]:
        """The number of classes; None where not all solutions were seen."""
        if progress.state != "done":
            return {"drawing": None, "structure": None}
        return {name: c.classes(progress.solutions) for name, c in self._counters.items()}


def summary(progress: Progress, kinds: int | None) -> Text:
    """The result of a count in a few lines."""
    en, ja = progress.verdict
    if kinds:
        en = f"{en}\nup to turning and mirroring: {kinds:,}"
        ja = f"{ja}\n回転と裏返しを同じとみなすと {kinds:,} 種類"
    if progress.state == "stopped" and progress.finished and progress.finished < 1:
        far = how_far(progress.finished, progress.left)
        en, ja = f"{en}\n{far.en}", f"{ja}\n{far.ja}"
    took = f"{progress.elapsed:.3g}"
    return Text(
        f"{en}\n{many(progress.nodes, 'node')}, {many(progress.cuts, 'cut')}, {took} seconds",
        f"{ja}\nノード {progress.nodes:,}、枝刈り {progress.cuts:,}、{took} 秒",
    )
