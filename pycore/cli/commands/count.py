"""`count`: how many solutions there are, in all and by symmetry, and what the search took."""

from __future__ import annotations

import argparse
import json

from pycore.bitboards.layout import only_all_different
from pycore.cli.asking import placement_of, search_arguments
from pycore.cli.commands.counting import count_unlisted
from pycore.cli.running import drive, exit_code, how_far, start
from pycore.model.text import Text
from pycore.run.job import Job, Progress
from pycore.search import chosen_strategy
from pycore.symmetry.classes import class_counters
from pycore.task.placements import PlacementTask

NAME = "count"
ABOUT = Text("Count the solutions.", "解の個数を数える。")

arguments = search_arguments


def run(options: argparse.Namespace) -> int:
    """Print the counts, as words or as one JSON object."""
    task = placement_of(options)
    if only_all_different(task.placement) and not (options.strategy or options.limit):
        return count_unlisted(task, options)
    job, planning = start(task, options)
    interrupted = drive(job, options, lambda: None)
    progress = job.progress()
    done = progress.state == "done"
    classes = classes_found(task, job) if done else {"drawing": None, "structure": None}
    result = {
        "puzzle": task.puzzle.name,
        "options": task.puzzle.written(task.settings),
        "givens": task.givens,
        "strategy": chosen_strategy(options.strategy, task.placement).name,
        "finished": done,
        "solutions": progress.solutions,
        "found": progress.found,
        "classes": classes,
        "nodes": progress.nodes,
        "cuts": progress.cuts,
        "seconds": {"plan": planning, "search": progress.elapsed},
    }
    if options.json:
        print(json.dumps(result))
    else:
        print(summary(progress, classes["drawing"]).in_language(options.lang))
    return exit_code(progress, interrupted)


def classes_found(task: PlacementTask, job: Job) -> dict[str, int | None]:
    """How many classes the solutions of a finished job fall into, by kind of symmetry."""
    progress = job.progress()
    counters = class_counters(task.placement, task.drawing)
    if progress.listed and any(counter.watches for counter in counters.values()):
        times = progress.solutions // progress.listed
        for solution in job.listing(0, progress.listed):
            for counter in counters.values():
                counter.see(solution, times)
    return {name: counter.classes(progress.solutions) for name, counter in counters.items()}


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
        f"{ja}\n節点 {progress.nodes:,}、枝刈り {progress.cuts:,}、{took} 秒",
    )
