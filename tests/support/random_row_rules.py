"""Random rules about a row of cells, with numbers of any size: each is true of the row it is given.

A rule of the kind that is no sum: tables, products, differences, runs, sums between markers,
how many can be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, groupby, pairwise
from math import prod
from random import Random

from pycore.model.automaton import Automaton, written_out
from pycore.model.calculation import BY, MINUS, PLUS, TIMES, Calculation
from pycore.model.largest_rules import LargestMinusRest, LargestOverRest
from pycore.model.line_rules import DifferAtLeast, DifferBy, QuotientIs
from pycore.model.multiple import OPEN, Multiple
from pycore.model.pair_rules import Twice
from pycore.model.regular import OneOf, Regular
from pycore.model.row_rules import ProductIs, SumBetween, Table, Visible
from pycore.model.runs import Runs
from pycore.model.set_rules import Between, Consecutive, Contains


def row_rule(
    random: Random, values: Sequence[int], row: Sequence[int], cells: tuple[int, ...]
) -> Regular:
    """A rule of any class about two cells or more; the row fulfils it if it can fulfil one."""
    there = [row[cell] for cell in cells]
    apart = [abs(x - y) for x, y in pairwise(there)]
    match random.choice(
        (
            *("table", "product", "by", "least", "quotient", "runs", "between", "visible"),
            *("twice", "one of", "automaton", "calculation", "multiple", "minus", "over"),
            *("contains", "consecutive", "ends"),
        )
    ):
        case "table":
            rows = [
                tuple(random.choice(values) for _ in cells) for _ in range(random.randint(0, 9))
            ]
            return Table(cells, (*rows, tuple(there)))
        case "product":
            return ProductIs(cells, prod(there))
        case "minus":
            return LargestMinusRest(cells, 2 * max(there) - sum(there))
        case "over":
            less, more = sorted(there[:2])  # two, so that the rule is that of larger values too
            return LargestOverRest(cells[:2], more // less if less else 1)
        case "by":
            return DifferBy(cells[:2], apart[0])
        case "least":
            return DifferAtLeast(cells, min(apart))
        case "quotient":
            one, other = sorted(there[:2], key=abs)
            return QuotientIs(cells[:2], other // one if one else random.randint(-2, 2))
        case "runs":
            filled = random.choice(there)
            blocks = [len(list(block)) for value, block in groupby(there) if value == filled]
            return Runs(cells, tuple(blocks), filled)
        case "between":
            return sum_between(random, values, there, cells)
        case "twice":
            return twice(random, values, there, cells)
        case "contains":
            return Contains(cells, tuple(random.sample(there, random.randint(1, len(there)))))
        case "consecutive":
            return Consecutive(in_a_run(row, cells))
        case "ends" if len(cells) > 2:
            low, *inner, high = sorted(cells, key=row.__getitem__)
            return Between((low, high, *inner))
        case "visible":
            return Visible(cells, len(set(accumulate(there, max))))
        case "calculation":
            return calculation(random, there, cells)
        case "multiple":
            return multiple(random, there, cells)
        case "one of":
            others = random.sample(values, random.randint(0, len(values) - 1))
            return OneOf(cells, tuple(dict.fromkeys([*there, *others])))
    return automaton(random, values, there, cells)


def sum_between(
    random: Random, values: Sequence[int], there: Sequence[int], cells: tuple[int, ...]
) -> Regular:
    """Two values that stand once each in the row, or any two."""
    once = [value for value in dict.fromkeys(there) if there.count(value) == 1]
    if len(once) < 2:
        far = values[-1] + 1
        return SumBetween(cells, sum(values[:1]), (values[0], random.choice((*values[1:], far))))
    one, other = random.sample(once, 2)
    ends = sorted((there.index(one), there.index(other)))
    return SumBetween(cells, sum(there[ends[0] + 1 : ends[1]]), (one, other))


def twice(
    random: Random, values: Sequence[int], there: Sequence[int], cells: tuple[int, ...]
) -> Regular:
    """A value that stands twice in the row, or any."""
    for value in there:
        places = [place for place, other in enumerate(there) if other == value]
        if len(places) == 2:
            return Twice(cells, value, places[1] - places[0] - 1)
    return Twice(cells, random.choice(values), random.randint(0, len(cells)))


def calculation(random: Random, there: Sequence[int], cells: tuple[int, ...]) -> Regular:
    """A sum or difference, multiplied or at last divided: of values so many times as large the
    result is a power of that as large."""
    made, signs = there[0], list[int]()
    for place, value in enumerate(there[1:], 2):
        loose = not signs or signs[-1] < TIMES
        divides = loose and place == len(there) and value and made % value == 0
        sign = random.choice(((PLUS, MINUS) if loose else ()) + (BY if divides else TIMES,))
        made = (made + value, made - value, made * value, made // (value or 1))[sign]
        signs.append(sign)
    return Calculation(cells, tuple(signs), made)


def multiple(random: Random, there: Sequence[int], cells: tuple[int, ...]) -> Regular:
    """The factor is known or the first value; the others are the digits of the number, and of its
    multiple where one fits. Of values that are no digits, any."""
    digits = [value if value in range(10) else 0 for value in there]
    row = [random.choice((OPEN, random.randint(0, 9)))]
    factor, made = digits.pop(0) if row[0] == OPEN else row[0], 0
    while digits:
        made += factor * digits.pop(0)
        fits = digits[:1] == [made % 10]
        row += OPEN, OPEN if fits else made % 10
        made //= 10
        del digits[:fits]
    return Multiple(cells, (*row, 0, made))


def automaton(
    random: Random, values: Sequence[int], there: Sequence[int], cells: tuple[int, ...]
) -> Regular:
    """Up to three states and any transitions; the row is accepted."""
    states = range(random.randint(1, 3))
    ways = {
        (state, value): random.choice(states)
        for state in states
        for value in values
        if random.random() < 0.6
    }
    state = 0
    for value in there:
        state = ways.setdefault((state, value), random.choice(states))
    accepting = dict.fromkeys([state, *random.sample(states, random.randint(0, len(states)))])
    return Automaton(cells, tuple((*key, after) for key, after in ways.items()), tuple(accepting))


def in_a_run(row: Sequence[int], cells: tuple[int, ...]) -> tuple[int, ...]:
    """Cells whose values are consecutive, as many as follow the least; two at least."""
    first, *others = sorted(cells, key=row.__getitem__)
    run = [first]
    for cell in others:
        if row[cell] == row[run[-1]] + 1:
            run.append(cell)
    return tuple(run) if len(run) > 1 else cells[:2]


def times(rule: Regular, factor: int, values: Sequence[int]) -> Regular:
    """The rule about values that are so many times as large."""
    match rule:
        case Table(cells, rows):
            return Table(cells, tuple(tuple(value * factor for value in row) for row in rows))
        case ProductIs(cells, product):
            return ProductIs(cells, product * factor ** len(cells))
        case LargestMinusRest(cells, difference) if factor > 0:
            return LargestMinusRest(cells, difference * factor)
        case DifferBy(cells, difference):
            return DifferBy(cells, difference * factor)
        case DifferAtLeast(cells, difference):
            return DifferAtLeast(cells, difference * factor)
        case Runs(cells, lengths, filled):
            return Runs(cells, lengths, filled * factor)
        case SumBetween(cells, total, (one, other)):
            return SumBetween(cells, total * factor, (one * factor, other * factor))
        case Twice(cells, value, between):
            return Twice(cells, value * factor, between)
        case Contains(cells, needed):
            return Contains(cells, tuple(value * factor for value in needed))
        case Consecutive():
            return times(written_out(rule, values), factor, values)
        case OneOf(cells, values):
            return OneOf(cells, tuple(value * factor for value in values))
        case Calculation(cells, signs, total):
            degree = 1 + signs.count(TIMES) - signs.count(BY)
            return Calculation(cells, signs, total * factor**degree)
        case Multiple():
            return times(written_out(rule, range(10)), factor, values)
        case Automaton(cells, transitions, accepting):
            ways = tuple((state, value * factor, after) for state, value, after in transitions)
            return Automaton(cells, ways, accepting)
    return rule


def shorter(rule: Regular, cells: tuple[int, ...]) -> Regular | None:
    """The rule about those of its cells; None if too little is left of it."""
    match rule:
        case Table(own, rows):
            places = [own.index(cell) for cell in cells]
            return Table(cells, tuple(tuple(row[place] for place in places) for row in rows))
        case DifferBy(_, number) | DifferAtLeast(_, number) | QuotientIs(_, number):
            return type(rule)(cells, number) if len(cells) > 1 else None
        case ProductIs(_, product):
            return ProductIs(cells, product)
        case LargestMinusRest(_, number) | LargestOverRest(_, number):
            return type(rule)(cells, number)
        case Runs(_, lengths, filled):
            return Runs(cells, lengths, filled)
        case SumBetween(_, total, markers):
            return SumBetween(cells, total, markers)
        case Twice(_, value, between):
            return Twice(cells, value, between)
        case Contains(_, needed):
            return Contains(cells, needed)
        case Consecutive():
            return Consecutive(cells)
        case Between():
            return Between(cells) if len(cells) > 2 else None
        case Visible(_, count):
            return Visible(cells, count)
        case Calculation(_, signs, total):
            return Calculation(cells, signs[: len(cells) - 1], total)
        case Multiple(_, digits):
            places = [place for place, digit in enumerate(digits) if digit == OPEN]
            closed = places[len(cells) :]
            row = (0 if place in closed else digit for place, digit in enumerate(digits))
            return Multiple(cells, tuple(row))
        case OneOf(_, values):
            return OneOf(cells, values)
        case Automaton(_, transitions, accepting):
            return Automaton(cells, transitions, accepting)
    raise AssertionError(rule)
