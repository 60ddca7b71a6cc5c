"""The installed library in a strictly typed program: every public name, at least once.

test_from_outside.py checks it with mypy, and runs it.
"""

from collections.abc import Mapping
from time import perf_counter

from edagari import (
    STRATEGIES,
    AllDifferent,
    AtMost,
    Automaton,
    BadInput,
    Between,
    Calculation,
    Classes,
    Conflict,
    Consecutive,
    Contains,
    Counted,
    DifferAtLeast,
    DifferBy,
    Drawing,
    EqualSums,
    Example,
    Farthest,
    Figure,
    Found,
    Generated,
    Given,
    Hinted,
    Increasing,
    Job,
    Lap,
    LargestMinusRest,
    LargestOverRest,
    Less,
    Line,
    Linear,
    Making,
    Movement,
    Multiple,
    OneOf,
    Opened,
    Placement,
    Planned,
    ProductIs,
    Progress,
    Puzzle,
    QuotientIs,
    Raced,
    Runs,
    Shared,
    Solution,
    Spot,
    Step,
    SumBetween,
    SumIs,
    Table,
    Text,
    Twice,
    Visible,
    WorkersLost,
    WrittenSum,
    WrongSolution,
    all_puzzles,
    conflict,
    count,
    exported,
    farthest,
    generate,
    grid,
    hint,
    lines,
    opened,
    plan,
    puzzle_named,
    race,
    shared,
    solutions,
    solve,
    strategies_for,
    strategy_named,
)

said: list[str] = []


def tell(progress: Progress) -> None:
    said.append(f"{progress.nodes} {progress.finished} {progress.verdict.in_language('ja')}")


def tell_making(making: Making) -> None:
    said.append(f"{making.attempt}")


def tell_conflict(known: Conflict) -> None:
    said.append(f"{known.least} {known.words.in_language('ja')}")


def tell_shared(known: Shared) -> None:
    said.append(f"{known.open}")


def tell_race(raced: Raced) -> None:
    said.extend(lap.strategy for lap in raced.laps)


catalogue: Mapping[str, Puzzle] = all_puzzles()
star: Puzzle = puzzle_named("magic-star")
title: Text = star.title
examples: tuple[Example, ...] = star.examples

found: Found[Solution] = solve(star, {"order": "6"}, {0: 1}, limit=1, seconds=5, progress=tell)
first: Solution = next(found)
whole: bool = found.finished
where: Progress = found.progress

placement = Placement(
    3,
    (1, 2, 3),
    (
        AllDifferent((0, 1, 2)),
        SumIs((0, 1, 2), 6),
        AtMost((0, 1), 3),
        EqualSums(((0, 1), (2,))),
        Less(0, 1),
        Linear(((0, 1),), "<=", -1, ((1, -1),)),
        Given(2, 3),
        Increasing((0, 1, 2)),
        Automaton((0,), ((0, 1, 0),), (0,)),
        OneOf((2,), (1, 3)),
        Table((0, 1), ((1, 2), (2, 1))),
        ProductIs((0, 1, 2), 6),
        QuotientIs((0, 1), 2),
        LargestMinusRest((0, 1, 2), 0),
        LargestOverRest((0, 1), 2),
        DifferBy((0, 1), 1),
        DifferAtLeast((0, 1, 2), 1),
        Runs((0, 1, 2), (1,), 1),
        SumBetween((0, 1, 2), 2, (1, 3)),
        Visible((0, 1, 2), 3),
        Contains((0, 1, 2), (1, 3)),
        Consecutive((0, 1, 2)),
        Between((0, 2, 1)),
        Calculation((0, 1, 2), (0, 2), 9),
        Multiple((0, 1), (2, -1, -1)),
        WrittenSum(((0,), (1,), (2,)), (1, 1, -1)),
    ),
)
far: Twice = Twice((0, 1, 2), 1, 1)
drawing: Drawing = grid(1, 3)
spots: tuple[Spot, ...] = drawing.spots
try:
    every: list[Solution] = list(solutions(placement, drawing, strategy="prune"))
except (BadInput, WorkersLost, WrongSolution) as fault:
    said.append(str(fault))

counted: Counted = count(placement, drawing=drawing)
classes: Classes = counted.classes
number: int | None = counted.solutions
structure: int | None = classes.structure

sudoku, small = puzzle_named("sudoku"), {"size": "4"}
known: Shared = shared(sudoku, small, {0: 1}, progress=tell_shared)
hinted: Hinted = hint(sudoku, small, {0: 1, 1: 2, 2: 3}, seconds=5)
step: Step | None = hinted.step
guilty: Conflict = conflict(sudoku, small, {0: 1, 3: 1}, seconds=5, progress=tell_conflict)
apart: Mapping[int, int] | None = guilty.givens
made: Generated = generate(sudoku, small, seed=1, difficulty="easy", progress=tell_making)
givens: Mapping[int, int] | None = made.givens

square: Figure = Figure.grid(3, 3).sum_lines(15).titled({"en": "Square", "ja": "方陣"})
magic: tuple[int, ...] = next(square.solve(limit=1))
plan_told: str = square.plan().tell("ja")
svg: str = str(square.draw(magic))
again: bool = Figure.from_json(square.to_json()).data == square.data

row = puzzle_named("flip-it")
movement: Movement[object] = row.movement(row.settings({}))
line: Line = next(lines(movement))
mapped: Farthest = farthest(row, progress=tell)
moves: int | None = mapped.moves

raced: Raced = race(placement, seconds=5.0, progress=tell_race)
laps: tuple[Lap, ...] = raced.laps
planned: Planned = plan(star)
code: str = planned.code

names = [strategy.name for strategy in (*STRATEGIES, *strategies_for(placement))]
prune = strategy_named("prune", placement)
job = Job(prune.start(placement, drawing), placement.is_solution, perf_counter)
while not job.over:
    job.run(0.05)
shown: list[Solution] = list(job.shown(job.take_found()))
assert shown == every == [(1, 2, 3)]

brought: Opened = opened("4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1")
assert exported(brought.puzzle, "tatham", brought.options, brought.givens).startswith("4:2/2/1")
