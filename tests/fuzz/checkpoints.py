"""Searches that are interrupted and go on from a checkpoint, and searches cut into parts.

visit     a job that goes on for so many batches of so many events; the next one goes on from its
          checkpoint
damage    a character of the checkpoint, as JSON, is replaced by another
straight  the same search run to its end in one go
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from random import Random
from typing import NamedTuple

from pycore.model.bilingual import BadInput
from pycore.model.incremental import result_of
from pycore.model.placement import Solution
from pycore.run import checkpoints, parts
from pycore.run.checkpoints import Checkpoint
from pycore.run.job import Job
from pycore.search import strategies_for
from pycore.search.events import Search
from pycore.search.strategy import Strategy
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.fuzz.making import Board, board
from tests.fuzz.smaller import smaller_boards
from tests.support.small_pieces import small_pieces


class Visits(NamedTuple):
    """A board, the visits as (batches, size), the damage as (place, character), the number of parts
    asked for, and the loops that a compiled function nests."""

    board: Board
    visits: tuple[tuple[int, int], ...]
    damage: tuple[float, str]
    parts: int
    loops: int


def visited(random: Random) -> Visits:
    """Up to twelve visits."""
    longest = random.choice((1, 4, 40))
    return Visits(
        board(random),
        tuple(
            (random.randint(1, longest), random.choice((1, 3, 20, 512)))
            for _ in range(random.randint(1, 12))
        ),
        (random.random(), random.choice('0129-.e"[]{}, atx')),
        random.choice((1, 4, 20, 200, 10**9)),
        random.choice((2, 3, 16)),
    )


def check(case: Visits, tried: Tried) -> None:
    """The totals and the listing of every strategy, interrupted and in parts."""
    placement, drawing = case.board.placement, case.board.drawing
    with small_pieces(case.loops):
        for strategy in strategies_for(placement):
            straight = job_of(case.board, strategy.start(placement, drawing))
            found = to_the_end(straight)
            job, interrupted = visit(case, strategy, tried)
            expect(f"{strategy.name}: totals after interruptions", totals(job), totals(straight))
            expect(f"{strategy.name}: what is found after interruptions", interrupted, found)
            put_together(case, strategy, straight, found, tried)


def job_of(board: Board, search: Search, onward: Checkpoint | None = None) -> Job:
    """A job whose clock advances by one second each time it is read."""
    ticks = count()
    return Job(search, board.placement.is_solution, lambda: float(next(ticks)), onward=onward)


def to_the_end(job: Job) -> list[Solution]:
    """Run to the end; return everything found."""
    while not job.over:
        job.run(100.0)
    return job.take_found()


def totals(job: Job) -> tuple[object, ...]:
    """The results that do not depend on interruptions."""
    told = job.progress()
    return (told.nodes, told.cuts, told.found, told.solutions, told.listed, told.verdict)


def visit(case: Visits, strategy: Strategy, tried: Tried) -> tuple[Job, list[Solution]]:
    """The job of the last visit at its end, and everything found by then."""
    placement, drawing = case.board.placement, case.board.drawing
    job = job_of(case.board, strategy.start(placement, drawing))
    found: list[Solution] = []
    for batches, size in case.visits:
        for _ in range(batches):
            job.run(0.0, size)
        found += job.take_found()
        kept = job.checkpoint()
        if kept is None:
            continue
        del found[kept.totals.found :]
        text = json.dumps(kept.data({"strategy": strategy.name}))
        damaged(case, text, kept, tried)
        job = job_of(
            case.board, strategy.start(placement, drawing), checkpoints.read(json.loads(text))
        )
        now = job.progress()
        expect("it stands where it stood", now.nodes, kept.totals.nodes)
        expect("so many were listed before", now.earlier, kept.totals.listed)
        tried["interruptions"] += 1
    return job, found + to_the_end(job)


def damaged(case: Visits, text: str, kept: Checkpoint, tried: Tried) -> None:
    """A checkpoint with a changed character is refused, or gives the same results."""
    at, character = int(case.damage[0] * len(text)), case.damage[1]
    with suppress(ValueError):
        data = json.loads(text[:at] + character + text[at + 1 :])
        tried["damaged checkpoints"] += 1
        with suppress(BadInput):
            if checkpoints.read(data) != kept:
                raise Wrong("a damaged checkpoint is refused", data)


def put_together(
    case: Visits, strategy: Strategy, straight: Job, found: list[Solution], tried: Tried
) -> None:
    """Trunk and parts together are the same as the straight search."""
    placement, drawing = case.board.placement, case.board.drawing
    search = strategy.start(placement, drawing)
    cut = result_of(parts.split(search, case.parts))
    if cut is None or len(cut.parts) > 500:
        return
    nodes, cuts, solutions = cut.nodes, cut.cuts, 0
    together: list[Solution] = []
    for part in cut.parts:
        sent = parts.read(json.loads(json.dumps(part.data({}))))
        job = job_of(case.board, parts.search_of(search, sent))
        together += to_the_end(job)
        told = job.progress()
        nodes, cuts = nodes + told.nodes, cuts + told.cuts
        solutions += told.solutions
        tried["parts"] += 1
    whole = straight.progress()
    expect(f"{strategy.name}: nodes of the parts", nodes, whole.nodes)
    expect(f"{strategy.name}: cuts of the parts", cuts, whole.cuts)
    expect(f"{strategy.name}: solutions of the parts", solutions, whole.solutions)
    expect(f"{strategy.name}: what is found in parts", together, found)


def simpler(case: Visits) -> Iterator[Visits]:
    """Fewer visits, a simpler board."""
    for gone in range(len(case.visits)):
        yield case._replace(visits=case.visits[:gone] + case.visits[gone + 1 :])
    for smaller in smaller_boards(case.board):
        yield case._replace(board=smaller)


FUZZER = Fuzzer(
    "checkpoints",
    "A search has the same results however often it is interrupted and however it is cut into "
    "parts.",
    visited,
    check,
    simpler,
    short=12,
)
