"""Hints, counts, backbones and generated puzzles: small grids compared with all their solutions.

sheet   a grid of 4 x 4 whose rows, columns and other groups are all different, with givens and
        what a person has filled in
true    a value placed stands in every solution, a mark removed in none
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from pycore.assist.backbone import backbone
from pycore.assist.count import count
from pycore.assist.generate import GenerateOptions, generate, half_turn_orbits
from pycore.assist.hints import hint, steps
from pycore.assist.hints.step import Step
from pycore.model.drawing import grid
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, Given, Rule
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.fuzz.oracle import solutions_of

Pairs = tuple[tuple[int, int], ...]
Groups = tuple[tuple[int, ...], ...]

ORDER, SIZE = 4, 16
ROWS = tuple(tuple(range(first, first + ORDER)) for first in range(0, SIZE, ORDER))
BOXES = ((0, 1, 4, 5), (2, 3, 6, 7), (8, 9, 12, 13), (10, 11, 14, 15))
DIAGONALS = ((0, 5, 10, 15), (3, 6, 9, 12))
CROOKED = ((0, 1, 5, 8), (2, 3, 7), (9, 14))
OTHER_GROUPS: tuple[Groups, ...] = ((), BOXES, BOXES, DIAGONALS, CROOKED, BOXES + DIAGONALS)


class Sheet(NamedTuple):
    """The groups beside rows and columns, what is given and filled in as (cell, value) pairs, and
    the options for a new puzzle."""

    groups: Groups
    givens: Pairs
    filled: Pairs
    options: GenerateOptions


def placement_of(groups: Groups, givens: Pairs = ()) -> Placement:
    """The grid with its rules."""
    units = (*ROWS, *zip(*ROWS, strict=True), *groups)
    rules: tuple[Rule, ...] = (*map(AllDifferent, units), *(Given(*given) for given in givens))
    return Placement(SIZE, tuple(range(1, ORDER + 1)), rules)


@cache
def all_grids(groups: Groups) -> list[Solution]:
    """All solutions of the empty grid."""
    return solutions_of(placement_of(groups))


def sheet(random: Random) -> Sheet:
    """Values from a solution; sometimes one of them is replaced by any value."""
    groups = random.choice(OTHER_GROUPS)
    full = random.choice(all_grids(groups) or [(1,) * SIZE])
    cells = random.sample(range(SIZE), random.randint(2, 12))
    entries = [(cell, full[cell]) for cell in cells]
    if random.random() < 0.3:
        entries[0] = (cells[0], random.randint(1, ORDER))
    random.shuffle(entries)
    given = random.randint(0, len(entries))
    level = random.choice((None, None, 0))
    options = GenerateOptions(
        random.randint(0, 10**6), level, random.random() < 0.5, random.random() < 0.5
    )
    return Sheet(groups, tuple(sorted(entries[:given])), tuple(sorted(entries[given:])), options)


def check(sheet: Sheet, tried: Tried) -> None:
    """Every aid there is."""
    placement = placement_of(sheet.groups, sheet.givens)
    solutions = solutions_of(placement)
    tried["grids"] += 1
    *_, counted = count(placement)
    expect("the count", counted.total, len(solutions))
    *_, known = backbone(placement)
    possible = tuple(tuple(sorted({s[cell] for s in solutions})) for cell in range(SIZE))
    expect("what is shared", known.possible, possible if solutions else ((),) * SIZE)
    first_hint(placement, sheet.filled, solutions)
    tried["hints"] += hint_by_hint(placement, solutions)
    if solutions:
        tried["steps"] += step_by_step(placement, solutions)
    generated(sheet)
    tried["puzzles made"] += 1


def first_hint(placement: Placement, filled: Pairs, solutions: Sequence[Solution]) -> None:
    """The first hint reports a fault, or a correct step."""
    step = hint(placement, dict(filled))
    left = [s for s in solutions if all(s[cell] == value for cell, value in filled)]
    match step.technique:
        case "conflict":
            expect("a conflict leaves no solution", left, [])
        case "none":
            expect("none: the givens have no solution", list(solutions), [])
        case "mistake":
            expect("a mistake: the givens have a solution", bool(solutions), True)
            expect("a mistake: what is filled in has none", left, [])
            if len(solutions) == 1:
                wrong = {cell for cell, value in filled if solutions[0][cell] != value}
                expect("a mistake: the wrong cells", set(step.cells), wrong)
        case "several":
            expect("several: there is more than one solution", len(left) > 1, True)
        case "solved":
            expect("solved: it is", len(left), 1)
        case _:
            true_step(step, left)


def hint_by_hint(placement: Placement, solutions: Sequence[Solution]) -> int:
    """Follow the hints to the end; return their number."""
    filled: dict[int, int] = {}
    removed: set[tuple[int, int]] = set()
    for told in range(SIZE * ORDER + 1):
        step = hint(placement, filled, removed=removed)
        if not (step.places or step.removes):
            ends = {0: {"none", "conflict"}, 1: {"solved"}}.get(len(solutions), {"several"})
            expect("the last hint says how it ends", step.technique in ends, True)
            return told
        true_step(step, solutions)
        filled |= dict(step.places)
        removed |= set(step.removes)
    raise Wrong("hints come to an end")


def step_by_step(placement: Placement, solutions: Sequence[Solution]) -> int:
    """The steps of the grade; with one solution they fill in everything."""
    filled = dict(placement.givens)
    told = [step for _, step in steps(placement)]
    for step in told:
        true_step(step, solutions)
        filled |= dict(step.places)
    if len(solutions) == 1:
        expect("the steps fill in everything", filled, dict(enumerate(solutions[0])))
    return len(told)


def true_step(step: Step, solutions: Sequence[Solution]) -> None:
    """A step is not empty, and it holds in every solution."""
    name = step.technique
    expect(f"{name}: there is a solution", bool(solutions), True)
    expect(f"{name}: it says something", bool(step.places or step.removes), True)
    for cell, value in step.places:
        expect(
            f"{name}: a value placed is in every solution", {s[cell] for s in solutions}, {value}
        )
    for cell, value in step.removes:
        if any(s[cell] == value for s in solutions):
            raise Wrong(f"{name}: a mark removed is in no solution", (cell, value))


def generated(sheet: Sheet) -> None:
    """A generated puzzle has one solution, the requested shape and the requested difficulty."""
    if not all_grids(sheet.groups):
        return
    empty, options, drawing = placement_of(sheet.groups), sheet.options, grid(ORDER, ORDER)
    *_, making = generate(empty, drawing, options)
    if making.puzzle is None:
        return
    puzzle = making.puzzle
    orbits: Collection[tuple[int, ...]] = [(cell,) for cell in puzzle]
    if options.symmetric:
        orbits = [orbit for orbit in half_turn_orbits(drawing) if orbit[0] in puzzle]
        expect("generated: symmetric", sorted(sum(orbits, ())), sorted(puzzle))

    def solutions_with(givens: Pairs) -> int:
        return len(solutions_of(placement_of(sheet.groups, givens)))

    expect("generated: one solution", solutions_with(tuple(puzzle.items())), 1)
    for orbit in orbits if options.minimal else ():
        fewer = tuple((cell, value) for cell, value in puzzle.items() if cell not in orbit)
        expect("generated: minimal", solutions_with(fewer) > 1, True)
    if options.level is not None:
        levels = {level for level, _ in steps(empty.with_givens(puzzle))} or {0}
        expect("generated: the difficulty", max(levels), options.level)


def simpler(sheet: Sheet) -> Iterator[Sheet]:
    """One group, given or entry less."""
    for gone in sheet.groups:
        yield sheet._replace(groups=tuple(group for group in sheet.groups if group != gone))
    for given in sheet.givens:
        yield sheet._replace(givens=tuple(other for other in sheet.givens if other != given))
    for entry in sheet.filled:
        yield sheet._replace(filled=tuple(other for other in sheet.filled if other != entry))


FUZZER = Fuzzer(
    "aids",
    "A hint is true in every solution, a count is the number of solutions, and a generated puzzle "
    "has one.",
    sheet,
    check,
    simpler,
    short=12,
)
