"""Specimens of `Multiple`: a factor, a number and its multiple, some of whose digits are known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.automaton import written_out
from pycore.model.multiple import OPEN, Multiple
from pycore.model.regular import Regular

from . import automaton
from .specimen import Cells, Specimens, when_full


def random_rule(random: Random, _: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
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


def holds(rule: Multiple, values: Sequence[int]) -> bool:
    each = iter(values)
    factor, *places = [next(each) if digit == OPEN else digit for digit in rule.digits]
    number, multiple = (
        sum(digit * 10**power for power, digit in enumerate(places[first::2])) for first in (0, 1)
    )
    return set(values) <= set(range(10)) and factor * number == multiple


def times(rule: Multiple, factor: int, values: Sequence[int]) -> Regular:
    return automaton.times(written_out(rule, range(10)), factor, values)


def shorter(rule: Multiple, cells: Cells) -> Multiple:
    places = [place for place, digit in enumerate(rule.digits) if digit == OPEN]
    closed = places[len(cells) :]
    row = (0 if place in closed else digit for place, digit in enumerate(rule.digits))
    return Multiple(cells, tuple(row))


SPECIMENS = Specimens(
    Multiple,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: ("multiple", cells, rule.digits),
    times=times,
    shorter=shorter,
    rows=[(Multiple((2, 1, 0), (-1, -1, 6, 0, -1)), (5, 8, 7), (4, 8, 7))],
    rules=[
        Multiple((0, 1, 2), (-1, -1, -1, 0, 0)),
        Multiple((0, 1, 2, 3), (3, -1, 6, -1, -1, 0, -1)),
        Multiple((0, 1), (2, -1, 2, 1, 2, 0, -1)),
        Multiple((0,), (2, 1, 3, 0, -1)),
    ],
    nonsense=[
        Multiple((0, 1), [-1, -1, 3]),  # type: ignore[arg-type]
        Multiple((0, 1), (-1, -1)),
        Multiple((0, 1), (-1, -1, 10)),
        Multiple((0, 1), (-1, -1, -1)),
    ],
    sentences=[
        (
            Multiple((0, 1, 2, 3), (-1, 5, -1, -1, -1, 0, 1)),
            (3, 5, 2, 1),
            "c 5 × a = 1 d b",
            "25 × 3 = 75, not 115.",
            "25 × 3 = 75 で、115 ではありません。",
        )
    ],
)
