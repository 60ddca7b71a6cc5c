"""Assistance besides a search, in slices: hints, counts, new puzzles, many puzzles at once.

asked   a task with its request (see assist_request.py)
work    an iterator of states; the caller may stop between any two
state   the state of the work: its results so far, as plain data, and in words
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from ..assist import batch
from ..assist import count as counting
from ..assist.generate import GenerateOptions, not_made
from ..assist.grids import random_grid
from ..assist.hints import LEVEL_NAMES, Grade, grading
from ..assist.hints.remarks import remark
from ..assist.new_puzzle import new_puzzle
from ..assist.notes import notes, wrongly_noted
from ..assist.rule_grades import grade_of
from ..assist.rule_hints import hint_in_slices, position_of, walkthrough
from ..assist.rule_steps import has_marks
from ..assist.some_solutions import backbone, some_solutions
from ..model.bilingual import BadInput, Text, many
from ..model.incremental import paused
from ..model.only_all_different import only_all_different
from ..model.placement import Solution
from ..parallel.scheduler import Scheduler
from ..run import runner
from ..run.count_checkpoint import START, CountState
from .assist_request import AssistRequest
from .faults import Data

LINES_A_PAUSE = 32
QUIET = Text("", "")
NO_SOLUTION = Text("There is no solution.", "解はありません。")
ONLY = Text("There is exactly one solution.", "解はちょうど 1 通りです。")
WRONGLY_NOTED = Text(
    "Pencil marks or crosses exclude what belongs here.", "正しい値がメモや × で除かれています。"
)
SEVERAL = Text("There is more than one solution.", "解は 1 通りではありません。")


@dataclass(frozen=True, slots=True)
class AssistState:
    """The results so far, their summary in words, and the finished fraction (None: unknown).

    The clock starts again with each `stage`. `count` is the state of a count that can be resumed on
    another day.
    """

    result: Data = field(default_factory=dict)
    words: Text = QUIET
    finished: float | None = None
    stage: int = 0
    count: counting.Count | None = None


Work = runner.Work[AssistState]
NOTHING_YET = AssistState()


def typed(values: Mapping[int, int]) -> dict[int, str]:
    """Return values by cell, in the form in which a user would type them."""
    return {cell: str(value) for cell, value in values.items()}


def give_hint(asked: AssistRequest) -> Work:
    """Return the next step in three strengths, and the pencil marks of its position, if a person
    would need any.

    The request: "filled", the cells of the task that the user filled in; "removed", the (cell,
    value) pairs that earlier hints have excluded; "noted", the pairs that the user has excluded,
    which count if the puzzle has exactly one solution.
    """
    blank, everything = asked.blank, asked.placement.givens
    known, noted = asked.pairs("removed"), asked.pairs("noted")
    posed, filled = posed_and_filled(asked)
    found: list[Solution] = []
    if noted:
        found = yield from paused(some_solutions(asked.placement, 2), NOTHING_YET)
    wrong = wrongly_noted(noted, found[0]) if len(found) == 1 else ()
    if wrong:
        step = remark("notes", WRONGLY_NOTED, wrong)
    else:
        known += noted if len(found) == 1 else []
        step = yield from paused(
            hint_in_slices(blank.fixing(posed), filled, asked.names, known), NOTHING_YET
        )
    marks: list[list[int]] = []
    if only_all_different(blank) or has_marks(blank):
        position = position_of(blank, everything, asked.names, known)
        marks = [position.marked(cell) for cell in range(blank.size)]
    result = {"steps": [step.as_data(strength) for strength in (1, 2, 3)], "marks": marks}
    yield AssistState(result, step.where, 1.0)


def posed_and_filled(asked: AssistRequest) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """Return the given values, and those that the user filled in."""
    everything, own = asked.placement.givens, set(asked.options.get("filled", ()))
    posed = {cell: value for cell, value in everything.items() if cell not in own}
    return posed, {cell: value for cell, value in everything.items() if cell in own}


def tell_notes(asked: AssistRequest) -> Work:
    """Return the values that each empty cell could hold by one condition at a time. No request."""
    found = yield from paused(notes(asked.placement), NOTHING_YET)
    yield AssistState({"possible": found}, finished=1.0)


def tell_grade(asked: AssistRequest) -> Work:
    """Return the difficulty and, if all rules are all-different groups, how often each technique is
    needed. No request."""
    placement = asked.placement
    found = yield from paused(some_solutions(placement, 2), NOTHING_YET)
    if len(found) != 1:
        yield AssistState(words=SEVERAL if found else NO_SOLUTION, finished=1.0)
        return
    if only_all_different(placement):
        for grade in grading(placement):
            yield AssistState(finished=grade.filled / placement.size)
    else:
        grade = yield from paused(grade_of(placement), NOTHING_YET)
    yield _level(grade, {})


def tell_steps(asked: AssistRequest) -> Work:
    """Return the steps to the solution, each with its reason, as one text. No request."""
    reasons: list[Data] = []
    for step in walkthrough(asked.placement, asked.names):
        if step:
            words = Text(f"{step.why.en} {step.what.en}", f"{step.why.ja}{step.what.ja}")
            reasons.append(words._asdict())
        yield AssistState()
    yield AssistState({"reasons": reasons}, finished=1.0)


def _level(grade: Grade, before: Data) -> AssistState:
    """Return the difficulty of a puzzle; the results `before` are included."""
    used = sorted(grade.used.values(), key=lambda use: -use.level)
    result = [
        {"title": use.title._asdict(), "times": use.times, "level": use.level} for use in used
    ]
    return AssistState({**before, "level": grade.name, "techniques": result}, grade.words, 1.0)


def tell_shared(asked: AssistRequest) -> Work:
    """Return the values that each cell has in some solution, and the number of undecided cells. No
    request."""
    for known in backbone(asked.placement):
        yield AssistState({"possible": known.possible, "open": known.open})
    if not any(known.possible):
        words = NO_SOLUTION
    elif len(known.certain) == len(known.possible):
        words = ONLY
    else:
        more = len(known.certain) - len(asked.placement.givens)
        words = SEVERAL
        if more:
            are = "is" if more == 1 else "are"
            words = Text(
                f"{SEVERAL.en} In all of them {many(more, 'more cell')} {are} the same.",
                f"{SEVERAL.ja}ただし、あと {more} マスはどの解でも同じです。",
            )
    yield AssistState({"possible": known.possible, "open": 0}, words, 1.0)


def tell_count(asked: AssistRequest, onward: CountState = START) -> Work:
    """Return the number of solutions, or what is known of it if there are too many. No request.
    Raises NoSuchBranch if the count cannot be resumed from there."""
    too_many = asked.puzzle.too_many(asked.settings, asked.placement.givens)
    if too_many:
        yield AssistState(words=too_many)
        return
    for state in counting.count(asked.placement, onward.boards, onward.branch):
        if state.total is None:
            yield AssistState(finished=state.finished, count=state)
        else:
            yield counted(state.total)


def counted(number: int) -> AssistState:
    """Return the number of solutions in words."""
    total = f"{number:,}"
    words = Text(
        f"Exactly {many(number, 'solution')}.",
        f"解はちょうど {total} 通りです。",
    )
    return AssistState({"total": total}, words if number else NO_SOLUTION, 1.0)


def tell_parts(scheduler: Scheduler) -> Work:
    """Return the number of solutions, counted in parts."""
    for latest in scheduler.batches():
        yield AssistState(finished=latest.finished)
    yield counted(scheduler.totals.solutions)


def make_puzzle(asked: AssistRequest) -> Work:
    """Return a new puzzle, with its grade if puzzles of this kind are graded, or the fact that none
    was made: its givens, and the options that hold its clues, if any. The request: "seed", "level"
    (a name in LEVEL_NAMES, or ""), "symmetric" and "minimal"."""
    options = asked.options
    level = LEVEL_NAMES.index(options["level"]) if options.get("level") in LEVEL_NAMES else None
    asked_for = GenerateOptions(
        options["seed"], level, bool(options.get("symmetric")), bool(options.get("minimal"))
    )
    result: Data = {}
    drawing = asked.puzzle.draw(asked.settings)
    try:
        for made in new_puzzle(asked.puzzle, asked.settings, asked.blank, drawing, asked_for):
            making, grade = made.making, made.grade
            result = {"attempt": making.attempt, "left": making.left}
            if making.puzzle is not None:
                result["givens"] = typed(making.puzzle)
            if making.settings is not None:
                result["options"] = asked.puzzle.written(making.settings)
            yield AssistState(result, finished=grade.filled / asked.blank.size if grade else None)
    except BadInput as refused:
        yield AssistState(words=refused.fault.in_words(), finished=1.0)
        return
    if made.grade is not None:
        yield _level(made.grade, result)
    elif made.making.puzzle is not None:
        number = len(made.making.puzzle)
        words = Text(f"{many(number, 'given')}.", f"初めの数 {number} 個。")
        yield AssistState(result, words, 1.0)
    else:
        yield AssistState(words=not_made(made.making.attempt), finished=1.0)


def make_grid(asked: AssistRequest) -> Work:
    """Return a random full grid that contains the typed numbers. The request: "seed"."""
    work = random_grid(asked.placement, Random(asked.options["seed"]))
    grid = yield from paused(work, AssistState())
    if grid is None:
        yield AssistState(words=NO_SOLUTION, finished=1.0)
    else:
        yield AssistState({"givens": typed(dict(enumerate(grid)))}, finished=1.0)


def solve_batch(asked: AssistRequest) -> Work:
    """Read the request's "text" into `entries`, then solve them; report the number of entries for
    each verdict.

    Verdicts are the numbers of solutions found, at most two; "wrong" entries could not be read.
    """
    wrong, entries = 0, asked.entries
    for entry in batch.entries(asked.options["text"], asked.puzzle, asked.settings):
        entries.append(entry)
        wrong += entry.wrong is not None
        if len(entries) % LINES_A_PAUSE == 0:
            yield AssistState({"read": len(entries), "wrong": wrong})
    verdicts, done, all_ = [0, 0, 0], 0, len(entries) - wrong

    def latest() -> AssistState:
        result = {"read": len(entries), "wrong": wrong, "solved": done, "verdicts": list(verdicts)}
        return AssistState(result, finished=done / all_ if all_ else 1.0, stage=1)

    yield latest()
    for solved in batch.solve(asked.blank, entries):
        if solved is not None and solved.solutions is not None:
            verdicts[len(solved.solutions)] += 1
            done += 1
        yield latest()


def listed_entry(entry: batch.Entry) -> Data:
    """Return a solved entry of a batch as plain data; "solution" is one of its solutions."""
    found = entry.solutions
    return {
        "line": entry.line,
        "givens": typed(entry.givens or {}),
        "fault": entry.wrong.in_words()._asdict() if entry.wrong else None,
        "verdict": None if found is None else len(found),
        "solution": list(found[0]) if found else None,
    }
