"""`count`: how many solutions there are, in all and by symmetry, and what the search took."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cached_property

from ...bitboards.layout import only_all_different
from ...model.placement import Solution
from ...model.text import Text
from ...run.job import Progress
from ...search import chosen_strategy
from ...symmetry.classes import ClassCounter, class_counters
from ...task.placements import PlacementTask
from .. import output
from ..asking import placement_of, search_arguments
from ..running import Limits, drive, how_far, start
from .answer import exit_code, head, seconds_of
from .counting import count_unlisted

NAME = "count"
ABOUT = Text("Count the solutions.", "解の個数を数える。")

arguments = search_arguments


def run(options: argparse.Namespace) -> int:
    """Print the counts, as words or as one JSON object."""
    task = placement_of(options)
    if only_all_different(task.placement) and not (options.strategy or options.limit):
        return count_unlisted(task, options)
    job = start(task, options)
    classes = Classes(task)

    def see(found: Iterator[Solution], limits: Limits) -> None:
        classes.see(found, job.progress(), limits)

    drive(job, options, see)
    progress = job.progress()
    done = progress.state == "done"
    kinds = classes.counted(progress)
    if options.json:
        output.record(
            {
                **head(task, chosen_strategy(options.strategy, task.placement).name, done),
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
    def _counters(self) -> dict[str, ClassCounter]:
        return class_counters(self._task.placement, self._task.drawing)

    def see(self, found: Iterator[Solution], progress: Progress, limits: Limits) -> None:
        """Solutions just found, of a job that stands there."""
        if not progress.listed or not any(c.watches for c in self._counters.values()):
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
        en, ja = f"{en}\nby drawing: {kinds}", f"{ja}\n対称解を除くと {kinds} 種"
    if progress.state == "stopped" and progress.finished and progress.finished < 1:
        far = how_far(progress.finished, progress.left)
        en, ja = f"{en}\n{far.en}", f"{ja}\n{far.ja}"
    took = f"{progress.elapsed:.3g}"
    return Text(
        f"{en}\n{progress.nodes:,} nodes, {progress.cuts:,} cuts, {took} seconds",
        f"{ja}\nノード {progress.nodes:,}、枝刈り {progress.cuts:,}、{took} 秒",
    )
