"""Specimens of `Calculation`: the values with signs between them, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from operator import add, mul, sub, truediv
from random import Random

from pycore.model.calculation import BY, MINUS, PLUS, TIMES, Calculation
from pycore.model.regular import Regular

from .specimen import Cells, Specimens, when_full

OPERATIONS = (add, sub, mul, truediv)


def random_rule(random: Random, _: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
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


def holds(rule: Calculation, values: Sequence[int]) -> bool:
    made = Fraction(values[0])
    for sign, value in zip(rule.signs, values[1:], strict=True):
        if OPERATIONS[sign] is truediv and not value:
            return False
        made = OPERATIONS[sign](made, Fraction(value))
        if made.denominator > 1:
            return False
    return made == rule.total


def times(rule: Calculation, factor: int, _: Sequence[int]) -> Calculation:
    degree = 1 + rule.signs.count(TIMES) - rule.signs.count(BY)
    return Calculation(rule.cells, rule.signs, rule.total * factor**degree)


SPECIMENS = Specimens(
    Calculation,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: ("calculation", cells, rule.signs, rule.total),
    times=times,
    shorter=lambda rule, cells: Calculation(cells, rule.signs[: len(cells) - 1], rule.total),
    rows=[
        (Calculation((0, 1, 2), (0, 2), 9), (1, 2, 3), (3, 2, 1)),
        (Calculation((0, 1, 2), (3, 2), 6), (4, 2, 3), (3, 2, 4)),
    ],
    rules=[
        Calculation((0, 1, 2), (0, 2), 3),
        Calculation((0, 1, 2, 3), (3, 1, 2), -3),
    ],
    nonsense=[Calculation((0, 1), (), 1), Calculation((0, 1), (4,), 1)],
    sentences=[
        (
            Calculation((0, 1, 2), (0, 2), 7),
            (2, 1, 3),
            "(a + b) × c = 7",
            "(2 + 1) × 3 = 9, and 7 is needed here.",
            "(2 + 1) × 3 = 9 です。ここでは 7 でなければなりません。",
        ),
        (
            Calculation((0, 1, 2), (3, 1), -1),
            (3, 2, 1),
            "a ÷ b − c = −1",
            "3 ÷ 2 − 1 is no whole number, and −1 is needed here.",
            "3 ÷ 2 − 1 は割り切れません。ここでは −1 でなければなりません。",
        ),
    ],
)
