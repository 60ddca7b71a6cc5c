"""Random placements that have a dual: every value once, or every value twice at a distance."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations
from random import Random

from hypothesis import strategies as st

from pycore.model.line_rules import DifferAtLeast, DifferBy
from pycore.model.pair_rules import Twice
from pycore.model.placement import Placement, Solution
from pycore.model.regular import OneOf
from pycore.model.row_rules import ProductIs, Table
from pycore.model.rules import (
    AllDifferent,
    AtMost,
    Given,
    Increasing,
    Less,
    Linear,
    Rule,
    SumIs,
    holds,
)


@st.composite
def once(draw: st.DrawFn) -> Placement:
    """Up to six cells and as many values, all different, with rules about one or two cells."""
    random = Random(draw(st.integers(0, 2**32)))
    size = random.randint(1, 6)
    low, step = random.choice([(1, 1), (-2, 1), (0, 3)])
    values = tuple(range(low, low + step * size, step))
    row = list(range(size))
    random.shuffle(row)
    rules: list[Rule] = [AllDifferent(tuple(row))]
    if random.random() < 0.3:
        ordered = tuple(range(size))
        rules.append(
            AllDifferent(ordered, tuple(random.choice([1, -1]) * cell for cell in ordered))
        )
    if random.random() < 0.4 and size > 1:
        rules += _everywhere(random, size)
    rules += [_rule(random, size, values) for _ in range(random.randint(0, 4))]
    random.shuffle(rules)
    return Placement(size, values, _given_once(rules))


@st.composite
def twice(draw: st.DrawFn, most: int = 4) -> Placement:
    """Up to `most` values, each twice at a distance, and sometimes another rule."""
    random = Random(draw(st.integers(0, 2**32)))
    count = random.randint(1, most)
    size = 2 * count
    values = tuple(sorted(random.sample(range(-3, 9), count)))
    row = list(range(size))
    if random.random() < 0.3:
        random.shuffle(row)
    hidden = random.choice([_pairs(random, count), None])
    rules: list[Rule] = []
    for number, value in enumerate(values):
        between = hidden[number] if hidden else random.randint(0, size - 1)
        rules.append(Twice(tuple(row[:: random.choice([1, -1])]), value, between))
    rules += [_rule(random, size, values) for _ in range(random.choice([0, 0, 1, 2]))]
    random.shuffle(rules)
    return Placement(size, values, _given_once(rules))


def _pairs(random: Random, count: int) -> list[int]:
    """The number of places between the two of each pair, for a row split into pairs at random."""
    left, between = list(range(2 * count)), []
    while left:
        first = left.pop(0)
        second = left.pop(random.randrange(len(left)))
        between.append(second - first - 1)
    random.shuffle(between)
    return between


def _everywhere(random: Random, size: int) -> list[Rule]:
    """One rule on all neighbours of a row or a ring: placements with symmetries."""
    ring = random.random() < 0.5
    cells = (*range(size), 0) if ring and size > 2 else tuple(range(size))
    return [DifferAtLeast(pair, 2) for pair in pairwise(cells)]


def _rule(random: Random, size: int, values: tuple[int, ...]) -> Rule:
    cell, value = random.randrange(size), random.choice(values)
    some = tuple(sorted(random.sample(values, random.randint(1, len(values)))))
    if size < 2:
        few: list[Rule] = [Given(cell, value), OneOf((cell,), some)]
        return random.choice(few)
    one, other = random.sample(range(size), 2)
    rows = tuple((a, b) for a in values for b in values if random.random() < 0.7)
    offsets = tuple(random.randint(-2, 2) for _ in range(2))
    rules: list[Rule] = [
        Given(cell, value),
        OneOf((cell, other) if cell != other else (cell,), some),
        Less(one, other),
        Increasing((one, other), random.randint(-1, 2)),
        AtMost((one,), value),
        SumIs((one, other), random.choice(values) + random.choice(values)),
        Linear(((one, other),), "!=", value, ((2, -1),)),
        AllDifferent((one, other)),
        AllDifferent((one, other), offsets),
        Table((one, other), rows),
        DifferBy((one, other), abs(values[-1] - values[0]) // max(len(values) - 1, 1)),
        DifferAtLeast((one, other), random.randint(1, 3)),
        ProductIs((one, other), value * random.choice(values)),
    ]
    return random.choice(rules)


def _given_once(rules: list[Rule]) -> tuple[Rule, ...]:
    return tuple({rule.cell if isinstance(rule, Given) else rule: rule for rule in rules}.values())


def solutions_of(placement: Placement) -> set[Solution]:
    """All solutions, by trying every arrangement of the values with their multiplicities."""
    times = placement.size // len(placement.values)
    rows: Iterable[Solution] = set(permutations(placement.values * times))
    return {row for row in rows if all(holds(rule, row) for rule in placement.rules)}
