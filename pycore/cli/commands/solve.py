"""`solve`: the solutions of a puzzle, when found."""

from __future__ import annotations

import argparse

from ...api.budget import in_slices
from ...api.lessons import Lessons, in_words
from ...api.solving import job_for
from ...api.subject import PlacementSubject, strategy_for, subject_of
from ...assist.hints.remarks import RULES_ALONE
from ...assist.minimal_conflict import MinimalConflict
from ...model.bilingual import Text
from ...model.notation import write_cells
from ...model.placement import Solution
from ...run.job import Job, Progress
from ...run.summaries import TOGETHER, went_on_learning
from ...task.placements import PlacementTask
from .. import output
from ..arguments import search_arguments, search_seed_argument, start_argument
from ..conflict import described, known_conflict
from ..executors import spreading_arguments, workers_of
from ..parser import Parser
from ..progress import progress_line, show_progress, working
from ..task_input import is_movement, placement_of
from .json_head import Data, asked, exit_code, head, seconds_of
from .solve_file import solve_file
from .solve_movement import solve_movement

ABOUT = Text("Print the solutions as they are found.", "解を見つかった順に表示する。")


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    search_arguments(parser)
    spreading_arguments(parser)
    parser.add_argument(
        "--file",
        metavar="FILE",
        help=parser.say(
            Text(
                "solve every line of a file (- for standard input)",
                "ファイルの 1 行を 1 問としてすべて解く（- は標準入力）",
            )
        ),
    )
    start_argument(parser)
    search_seed_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the solutions when found, and at the end the facts about their number."""
    if options.file is not None:
        return solve_file(options)
    if is_movement(options):
        return solve_movement(options)
    task = placement_of(options)
    subject = subject_of(task)
    strategy = strategy_for(subject, options.strategy or None, options.seed)
    with workers_of(options, {**asked(task), "strategy": strategy.name}) as workers:
        job = job_for(subject, strategy, options.limit, workers)
        return solve_placement(task, subject, strategy.name, strategy.seed, job, options)


def solve_placement(
    task: PlacementTask,
    subject: PlacementSubject,
    strategy: str,
    seed: int | None,
    job: Job,
    options: argparse.Namespace,
) -> int:
    """Print the solutions that a job finds with a strategy."""
    printed, lessons = 0, Lessons()
    with working(options) as budget:
        for _ in in_slices(job, budget):
            show_progress("")
            lessons.take(job.take_events())
            for solution in job.take_listed():
                if budget.late or printed == options.limit:
                    break
                tell_solution(solution, task, options)
                printed += 1
            output.flush()
            show_progress(progress_line(job.progress()).in_language(options.lang))
        learned = [] if options.json else lessons.most(job, task.names, budget)
    job.let_go()
    progress = job.progress()
    whole = progress.state == "done" and printed == progress.listed
    none = progress.state == "done" and progress.solutions == 0
    known = known_conflict(task, options.limits) if none and task.givens else None
    if options.json:
        output.record(
            {
                **head(task, strategy, whole),
                "seed": seed,
                "solutions": progress.solutions,
                "found": progress.found,
                "nodes": progress.nodes,
                "cuts": progress.cuts,
                "learned_after": progress.handed_over or None,
                "seconds": seconds_of(progress),
                "conflict": known and conflict_data(known, task),
            }
        )
    else:
        output.words(progress.verdict.in_language(options.lang))
        if progress.handed_over:
            output.words(went_on_learning(progress.handed_over).in_language(options.lang))
        more = said_of_stopped(subject, strategy, progress)
        if more:
            output.words(more.in_language(options.lang))
        for words in in_words(lessons, learned):
            output.words(words.in_language(options.lang))
        if known and known.cells is not None:
            output.words(described(known, task).in_language(options.lang))
        if seed is not None:
            output.words(Text(f"seed {seed}", f"シード {seed}").in_language(options.lang))
        if none and not task.givens:
            output.words(RULES_ALONE.in_language(options.lang))
            if task.puzzle.otherwise:
                output.words(task.puzzle.otherwise.in_language(options.lang))
        if printed < min(progress.listed, options.limit or progress.listed):
            some = Text(f"{printed} of them printed", f"表示したのはそのうち {printed} 通り")
            output.words(some.in_language(options.lang))
    return exit_code(progress.state == "done", progress.solutions > 0)


def said_of_stopped(subject: PlacementSubject, strategy: str, progress: Progress) -> Text | None:
    """Return the remark on an unfinished search: symmetric solutions come together, or another
    strategy may find a solution where this one has found none."""
    if progress.state != "stopped":
        return None
    if progress.solutions:
        return TOGETHER if progress.found < progress.solutions else None
    proving = [each.name for each in subject.strategies]
    others = [each.name for each in subject.offered if each.name not in proving]
    if strategy not in proving or not others:
        return None
    return Text(
        f"For one solution try --strategy {others[-1]}, which proves nothing but may find one "
        "sooner.",
        f"解を 1 つ探すだけなら --strategy {others[-1]} のほうが早いことがあります"
        "（ほかに解がないことは示せません）。",
    )


def tell_solution(solution: Solution, task: PlacementTask, options: argparse.Namespace) -> None:
    """Print a solution."""
    if options.json:
        output.record({"cells": solution})
    else:
        output.words(write_cells(dict(enumerate(solution)), task.drawing), end="\n\n")


def conflict_data(known: MinimalConflict, task: PlacementTask) -> Data | None:
    """Return the givens that cannot hold together; None if time was too short to know."""
    if known.cells is None:
        return None
    words = described(known, task)._asdict()
    return {"cells": known.cells, "least": known.least, "words": words}
