"""Jobs under random commands: run, step, pause and stop in any order do not change the results.

straight  the same job run to its end in one go
button    what a person presses; "run 3 40" runs for 3 ticks of the clock, 40 events at a time
replay    the cells as the events fill and empty them, forwards and backwards again
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, pairwise
from random import Random
from typing import NamedTuple

from pycore.model.placement import Placement, Solution
from pycore.run.job import Job, Progress
from pycore.search import strategies_for
from pycore.search.events import CUT, PLACED, REMOVED, SOLVED, unpack
from pycore.search.strategy import Strategy
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.fuzz.making import Board, board
from tests.fuzz.smaller import smaller_boards

ENDED = ("done", "stopped")
LONGEST = 20_000


class Pressed(NamedTuple):
    """A board, and the buttons that are pressed in the job of every strategy."""

    board: Board
    buttons: tuple[str, ...]


def pressed(random: Random) -> Pressed:
    """Up to forty buttons; in one case of four, stop is among them."""
    kinds = ["run", "run", "step", "step", "pause", "take", "found"]
    kinds += ["stop"] if random.random() < 0.25 else []
    buttons = [random.choice(kinds) for _ in range(random.randint(0, 40))]
    sizes = (1, 1, 2, 7, 512)
    return Pressed(
        board(random),
        tuple(
            f"run {random.randint(0, 9)} {random.choice(sizes)}" if button == "run" else button
            for button in buttons
        ),
    )


def check(case: Pressed, tried: Tried) -> None:
    """The totals, the events and the listing of every strategy's job."""
    for strategy in strategies_for(case.board.placement):
        straight, job = new_job(case.board, strategy), new_job(case.board, strategy)
        everything = events_to_the_end(straight)
        if len(everything) > LONGEST:
            continue
        events, found, seen = press(job, case.buttons)
        if "stop" not in case.buttons:
            events += events_to_the_end(job)
            found += job.take_found()
            seen.append(job.progress())
            expect(f"{strategy.name}: events, however sliced", events, everything)
            expect(f"{strategy.name}: totals", totals(job), totals(straight))
        else:
            expect(f"{strategy.name}: events so far", events, everything[: len(events)])
        first = straight.take_found()[: len(found)]
        listed = list(job.shown(found))
        expect(f"{strategy.name}: listed as by a straight run", listed, list(straight.shown(first)))
        expect(f"{strategy.name}: so many are listed", len(listed), job.progress().listed)
        never_backwards(strategy.name, seen)
        if strategy.walked:
            replay(strategy.name, case.board.placement, events, job.progress())
        tried["jobs"] += 1
        tried["buttons"] += len(case.buttons)
        tried["events"] += len(events)


def new_job(board: Board, strategy: Strategy) -> Job:
    """A job whose clock advances by one second each time it is read."""
    ticks = count()
    search = strategy.start(board.placement, board.drawing)
    return Job(search, board.placement.is_solution, lambda: float(next(ticks)))


def events_to_the_end(job: Job) -> list[int]:
    """Run to the end; all events on the way."""
    while job.progress().state not in ENDED:
        job.run(100.0)
    return list(job.take_events())


def press(job: Job, buttons: Iterable[str]) -> tuple[list[int], list[Solution], list[Progress]]:
    """Press the buttons; return the events and solutions taken, and the state of the job after
    each."""
    events: list[int] = []
    found: list[Solution] = []
    seen = [job.progress()]
    for button in buttons:
        before = job.progress()
        match button.split():
            case ["run", ticks, size]:
                job.run(float(ticks), int(size))
            case ["take"]:
                events += job.take_events()
            case ["found"]:
                found += job.take_found()
            case [method]:
                getattr(job, method)()
        seen.append(job.progress())
        if before.state in ENDED:
            expect("what has ended stays as it is", seen[-1], before)
    return events + list(job.take_events()), found + job.take_found(), seen


def totals(job: Job) -> tuple[object, ...]:
    """The results that do not depend on the slices."""
    told = job.progress()
    return told.state, told.nodes, told.cuts, told.found, told.solutions, told.listed, told.verdict


def never_backwards(name: str, seen: Sequence[Progress]) -> None:
    """No figure that a job reports decreases."""
    for before, after in pairwise(seen):
        for field in ("nodes", "cuts", "found", "solutions", "listed", "finished", "elapsed"):
            was, is_now = getattr(before, field), getattr(after, field)
            if was is not None and not was <= is_now:
                raise Wrong(f"{name}: {field} never runs backwards", f"{was}, then {is_now}")


def replay(name: str, placement: Placement, events: Sequence[int], told: Progress) -> None:
    """Events mean what they say: a cell is filled when it is empty, emptied of what it holds."""
    cells: dict[int, int] = {}
    for kind, _, cell, value in map(unpack, events):
        undone = kind == REMOVED
        if kind in (PLACED, REMOVED):
            fill(name, cells, cell, value, emptied=undone)
        elif kind == SOLVED:
            expect(f"{name}: solved when all is filled", len(cells), placement.size)
    kinds = [unpack(event).kind for event in events]
    counts = kinds.count(PLACED), kinds.count(CUT), kinds.count(SOLVED)
    expect(f"{name}: events and totals", counts, (told.nodes, told.cuts, told.found))
    for kind, _, cell, value in map(unpack, reversed(events)):
        if kind in (PLACED, REMOVED):
            fill(name, cells, cell, value, emptied=kind == PLACED)
    expect(f"{name}: all is empty when everything is undone", cells, {})


def fill(name: str, cells: dict[int, int], cell: int, value: int, *, emptied: bool) -> None:
    """Put the value (by its number) into the cell, or take it out."""
    if emptied:
        expect(f"{name}: what is taken out was there", cells.pop(cell, None), value)
    else:
        expect(f"{name}: what is filled was empty", cells.setdefault(cell, value), value)


def simpler(case: Pressed) -> Iterator[Pressed]:
    """Half of the buttons, one button less, or a simpler board."""
    board, buttons = case
    half = len(buttons) // 2
    if half:
        yield Pressed(board, buttons[:half])
        yield Pressed(board, buttons[half:])
    for gone in range(len(buttons)):
        yield Pressed(board, buttons[:gone] + buttons[gone + 1 :])
    for smaller in smaller_boards(board):
        yield Pressed(smaller, buttons)


FUZZER = Fuzzer(
    "jobs",
    "A job finds and reports the same however it is run, stepped, paused and stopped.",
    pressed,
    check,
    simpler,
    short=20,
)
