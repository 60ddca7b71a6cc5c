"""Small puzzles of sums, signs and clues with notes, and a check that every technique tells the
truth there.

grid      a Latin square of numbers from 1
picture   filled cells at random, and the runs of its rows and columns
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from math import prod
from random import Random
from typing import NamedTuple

from pycore.assist.hints import Position, Step
from pycore.assist.rule_steps import IN_ONE_LINE, IN_TWO_LINES, MARKED, RunBoard
from pycore.model.cell_names import by_number
from pycore.model.placement import Placement
from pycore.model.row_rules import ProductIs, Visible
from pycore.model.rules import AllDifferent, Less, Rule, SumIs
from pycore.model.runs import Runs
from tests.support.hinted import misspaced
from tests.support.noted import exclude_some
from tests.support.proven import prove_step
from tests.support.satisfying import TooLong

FAMILIES = ("cages", "crossing sums", "products", "signs", "views", "picture")


class Ruled(NamedTuple):
    """A puzzle by seed, family and size; the fractions of cells filled in, and of wrong marks
    excluded."""

    seed: int
    family: str
    size: int
    filled: float
    excluded: float


def check_rule_steps(ruled: Ruled) -> Counter[str]:
    """Prove the step of each technique; return the number of proofs by name."""
    random = Random(ruled.seed)
    placement, solution = puzzle_of(random, ruled.family, ruled.size)
    filled = {c: v for c, v in enumerate(solution) if random.random() < ruled.filled}
    names = by_number(placement.size)
    counted = Counter[str]()
    if ruled.family == "picture":
        board = RunBoard(placement, filled, names)
        for look in (*IN_ONE_LINE, IN_TWO_LINES):
            _check(placement, look(board), solution, filled, (), counted)
        return counted
    position = Position(placement, filled, names)
    removed = exclude_some(position, solution, ruled.excluded, random)
    for find in MARKED:
        step = find(position)
        if step:
            marks = (*step.places, *step.removes)
            assert all(value in position.marked(cell) for cell, value in marks), step
        _check(placement, step, solution, filled, removed, counted)
    return counted


def _check(
    placement: Placement,
    step: Step | None,
    solution: Sequence[int],
    filled: dict[int, int],
    removed: Sequence[tuple[int, int]],
    counted: Counter[str],
) -> None:
    if step is None:
        return
    assert step.places or step.removes, f"it says something: {step}"
    assert all(solution[cell] != value for cell, value in step.removes), f"true: {step}"
    assert all(solution[cell] == value for cell, value in step.places), f"true: {step}"
    assert all(cell not in filled for cell, _ in (*step.places, *step.removes)), f"open: {step}"
    assert misspaced(step) == [], f"spaces: {misspaced(step)}"
    try:
        prove_step(placement, step, filled, removed)
        counted[step.technique] += 1
    except TooLong:
        counted["too long"] += 1


def puzzle_of(random: Random, family: str, size: int) -> tuple[Placement, Sequence[int]]:
    """A placement with one of its solutions."""
    if family == "picture":
        return _picture(random, size)
    row, shift = random.sample(range(size), size), random.sample(range(size), size)
    grid = [(row[c] + shift[r]) % size + 1 for r in range(size) for c in range(size)]
    lines = [tuple(range(size * r, size * r + size)) for r in range(size)]
    lines += [tuple(range(c, size * size, size)) for c in range(size)]
    rules: list[Rule] = [*map(AllDifferent, lines)]
    if family == "crossing sums":
        rules = [rule for line in lines for rule in _runs_of_sums(random, line, grid)]
    elif family == "signs":
        rules += _signs(random, size, grid)
    elif family == "views":
        views = [each[::turn] for each in lines for turn in (1, -1)]
        rules += [Visible(v, _seen([grid[c] for c in v])) for v in views if random.random() < 0.5]
    else:
        for cells in _cages(random, size):
            numbers = [grid[cell] for cell in cells]
            if family == "products" and random.random() < 0.5:
                rules.append(ProductIs(cells, prod(numbers)))
                continue
            if len({*numbers}) == len(cells) > 1 and random.random() < 0.8:
                rules.append(AllDifferent(cells))
            rules.append(SumIs(cells, sum(numbers)))
    return Placement(size * size, tuple(range(1, size + 1)), tuple(rules)), grid


def _runs_of_sums(random: Random, line: tuple[int, ...], grid: Sequence[int]) -> list[Rule]:
    """A line cut in two, each part with its sum."""
    cut = random.randint(2, len(line) - 1)
    parts = [part for part in (line[:cut], line[cut:]) if len(part) > 1]
    return [rule for part in parts for rule in (AllDifferent(part), SumIs(part, _sum(part, grid)))]


def _sum(cells: Sequence[int], grid: Sequence[int]) -> int:
    return sum(grid[cell] for cell in cells)


def _signs(random: Random, size: int, grid: Sequence[int]) -> list[Rule]:
    pairs = [(c, c + 1) for c in range(size * size) if (c + 1) % size]
    pairs += [(c, c + size) for c in range(size * size - size)]
    some = [pair for pair in pairs if random.random() < 0.4]
    return [Less(*sorted(pair, key=grid.__getitem__)) for pair in some]


def _seen(heights: Sequence[int]) -> int:
    return sum(height > max(heights[:at], default=0) for at, height in enumerate(heights))


def _cages(random: Random, size: int) -> list[tuple[int, ...]]:
    """The cells, cut into cages of neighbours."""
    left, cages = {*range(size * size)}, []
    while left:
        cage = [min(left)]
        left.discard(cage[0])
        for _ in range(random.randint(0, 3)):
            near = [
                other
                for cell in cage
                for other, beside in (
                    (cell + 1, (cell + 1) % size),
                    (cell - 1, cell % size),
                    (cell + size, 1),
                )
                if beside and other in left
            ]
            if near:
                cage.append(random.choice(near))
                left.discard(cage[-1])
        cages.append(tuple(cage))
    return cages


def _picture(random: Random, size: int) -> tuple[Placement, Sequence[int]]:
    share = random.uniform(0.3, 0.8)
    cells = [int(random.random() < share) for _ in range(size * size)]
    rows = [tuple(range(size * r, size * r + size)) for r in range(size)]
    columns = [tuple(range(c, size * size, size)) for c in range(size)]
    rules = [
        Runs(line, tuple(len([*run]) for value, run in groupby(cells[c] for c in line) if value))
        for line in rows + columns
    ]
    return Placement(size * size, (0, 1), tuple(rules)), cells
