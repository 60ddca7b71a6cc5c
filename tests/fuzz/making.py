"""Random placements for the fuzzers: every kind of rule, odd values, symmetries, drawings.

board   a placement with the drawing of its cells
hidden  a row that most rules are made to fit, so that most placements have solutions
rows    rows of values that the oracle has to go through; few enough for a list
"""

from __future__ import annotations

from cmath import exp, pi
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import NamedTuple

from pycore.model.drawing import Drawing, Spot
from pycore.model.placement import Placement
from pycore.model.regular import Regular
from pycore.model.rules import (
    AllDifferent,
    AtMost,
    EqualSums,
    Given,
    Increasing,
    Less,
    Linear,
    Rule,
    SumIs,
)
from tests.support.random_row_rules import row_rule

MOST_ROWS = 2500

KINDS = (
    *("differ", "offsets", "sum", "most", "equal", "equal", "less", "increasing", "given"),
    *("linear", "linear", "row", "row", "row"),
)
"""Kinds of rule; those that stand there more than once are made more often."""


class Board(NamedTuple):
    """A placement, and the place (x, y) at which each cell is drawn."""

    placement: Placement
    at: tuple[tuple[float, float], ...]

    @property
    def drawing(self) -> Drawing:
        """The drawing: a spot for each cell, and all cells in one row of text."""
        spots = tuple(Spot(cell, x, y) for cell, (x, y) in enumerate(self.at))
        return Drawing("circle", spots, rows=(tuple(range(len(spots))),))


def board(random: Random) -> Board:
    """1 to 7 cells with up to seven rules; half of the boards have symmetries."""
    size = random.choice((1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7))
    everywhere = random.random() < 0.5
    values = some_values(random, size, everywhere)
    hidden = [random.choice(values) for _ in range(size)]
    rules: list[Rule] = []
    if everywhere:
        rules.append(AllDifferent(tuple(range(size))))
        if len(values) >= size:
            hidden = random.sample(values, size)
    rules += [some_rule(random, values, hidden) for _ in range(random.randint(0, 6))]
    if random.random() < 0.5:
        turn = random.choice((rotation(size), reversal(size), shuffled(random, size)))
        rules = list(dict.fromkeys(closed(rules, turn)))
    at = random.choice((in_rows, on_a_ring, scattered))(random, size)
    return Board(Placement(size, values, given_once(rules)), tuple(at))


def some_values(random: Random, size: int, everywhere: bool) -> tuple[int, ...]:
    """Values in a run or with gaps, negative, one alone, far from zero or far from each other."""
    most = next(n for n in range(9, 0, -1) if rows(n, size, everywhere) <= MOST_ROWS)
    count = random.randint(1, most) if random.random() < 0.3 else most
    low = random.randint(-4, 5)
    far = 10 ** random.randint(2, 18)
    return random.choice(
        (
            tuple(range(low, low + count)),
            tuple(range(low, low + count)),
            tuple(sorted(random.sample(range(-9, 60), count))),
            tuple(far + value for value in range(low, low + count)),
            tuple(value * far for value in range(low, low + count)),
            tuple(sorted({random.choice((-1, 1)) * random.randint(0, far) for _ in range(count)})),
        )
    )


def rows(values: int, size: int, everywhere: bool) -> int:
    """How many rows there are of so many values, each once in a row or (not `everywhere`) not."""
    number = 1
    for cell in range(size):
        number *= max(values - cell, 0) if everywhere else values
    return number


def some_rule(random: Random, values: Sequence[int], hidden: Sequence[int]) -> Rule:
    """A rule of any kind; three of four fit the hidden row."""
    cells = list(range(len(hidden)))
    row = hidden if random.random() < 0.75 else [random.choice(values) for _ in cells]

    def some(least: int = 1) -> tuple[int, ...]:
        return tuple(random.sample(cells, random.randint(min(least, len(cells)), len(cells))))

    group = some()
    total = sum(row[cell] for cell in group)
    match random.choice(KINDS):
        case "offsets":
            reach = random.choice((1, 3, 10 ** random.randint(1, 18)))
            return AllDifferent(group, tuple(random.randint(-reach, reach) for _ in group))
        case "sum":
            return SumIs(group, total)
        case "most":
            return AtMost(group, total + random.choice((0, 0, 1, abs(total))))
        case "equal":
            others = [some() for _ in range(8)]
            fitting = [other for other in others if sum(row[c] for c in other) == total]
            return EqualSums((group, *(fitting or others)[: random.randint(0, 3)]))
        case "less" if len(cells) > 1:
            a, b = random.sample(cells, 2)
            return Less(a, b) if row[a] < row[b] else Less(b, a)
        case "given":
            return Given(group[0], row[group[0]])
        case "increasing" if len(cells) > 1:
            group = some(2)
            rising = sorted(group, key=row.__getitem__)
            least = min(row[y] - row[x] for x, y in pairwise(rising))
            return Increasing(tuple(rising), random.choice((least, least, 1)))
        case "row" if len(cells) > 1:
            return row_rule(random, values, row, some(2))
        case "linear":
            others = [some() for _ in range(random.choice((0, 0, 1, 2)))]
            return linear(random, row, [group, *others])
    return AllDifferent(group)


def linear(random: Random, row: Sequence[int], groups: Sequence[tuple[int, ...]]) -> Linear:
    """Sums with any coefficients, the first of which fits the row."""
    most = random.choice((1, 1, 2, 3, 10**9))
    factors = tuple(tuple(random.choice((-most, -1, 1, most)) for _ in cells) for cells in groups)
    total = sum(k * row[cell] for cell, k in zip(groups[0], factors[0], strict=True))
    match random.choice(("=", "=", "<=", "!=", "unknown")):
        case "=":
            return Linear(tuple(groups), "=", total, factors)
        case "<=":
            return Linear(tuple(groups), "<=", total + random.choice((0, 0, 1, -1)), factors)
        case "!=":
            return Linear(tuple(groups), "!=", total + random.choice((0, 1)), factors)
    return Linear(tuple(groups), coefficients=random.choice(((), factors)))


def closed(rules: Sequence[Rule], turn: Sequence[int]) -> Iterator[Rule]:
    """The rules with all their images under a permutation and its powers."""
    for rule in rules:
        power = list(range(len(turn)))
        while True:
            yield renamed(rule, power)
            power = [turn[cell] for cell in power]
            if power == list(range(len(turn))):
                break


def renamed(rule: Rule, name: Sequence[int]) -> Rule:
    """The rule about the cells by their other names."""
    match rule:
        case AllDifferent() | SumIs() | AtMost() | Increasing() | Regular():
            return replace(rule, cells=tuple(name[c] for c in rule.cells))
        case EqualSums(groups):
            return EqualSums(tuple(tuple(name[c] for c in group) for group in groups))
        case Less(smaller, larger):
            return Less(name[smaller], name[larger])
        case Given(cell, value):
            return Given(name[cell], value)
        case Linear(groups):
            return replace(rule, groups=tuple(tuple(name[c] for c in group) for group in groups))
    raise AssertionError(rule)


def given_once(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """The rules without a second given for a cell, as a placement wants them."""
    return tuple({rule.cell if isinstance(rule, Given) else rule: rule for rule in rules}.values())


def rotation(size: int) -> list[int]:
    """Every cell to the next one."""
    return [(cell + 1) % size for cell in range(size)]


def reversal(size: int) -> list[int]:
    """The first cell to the last."""
    return list(range(size))[::-1]


def shuffled(random: Random, size: int) -> list[int]:
    """Any cell to any."""
    return random.sample(range(size), size)


def in_rows(random: Random, size: int) -> Iterator[tuple[float, float]]:
    """The cells side by side, in one row or two."""
    width = random.choice((size, max(size // 2, 1)))
    return ((cell % width, cell // width) for cell in range(size))


def on_a_ring(random: Random, size: int) -> Iterator[tuple[float, float]]:
    """The corners of a regular polygon."""
    corners = (size * exp(2j * pi * cell / size) for cell in range(size))
    return ((round(at.real, 6), round(at.imag, 6)) for at in corners)


def scattered(random: Random, size: int) -> Iterator[tuple[float, float]]:
    """Different places of a small grid, at random."""
    return iter(random.sample([(float(x), float(y)) for x in range(4) for y in range(4)], size))
