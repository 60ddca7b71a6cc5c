"""Specimens of `Twice`: a value stands twice, with so many cells between."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.pair_rules import Twice
from pycore.model.regular import Regular

from .specimen import Cells, Specimens, either_way, when_full


def places_of(value: int, values: Sequence[int]) -> list[int]:
    return [place for place, there in enumerate(values) if there == value]


def random_rule(
    random: Random, values: Sequence[int], there: Sequence[int], cells: Cells
) -> Regular:
    """A value that stands twice in the row, or any."""
    for value in there:
        places = places_of(value, there)
        if len(places) == 2:
            return Twice(cells, value, places[1] - places[0] - 1)
    return Twice(cells, random.choice(values), random.randint(0, len(cells)))


def holds(rule: Twice, values: Sequence[int]) -> bool:
    places = places_of(rule.value, values)
    return len(places) == 2 and places[1] - places[0] == rule.between + 1


SPECIMENS = Specimens(
    Twice,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: ("twice", either_way(cells), rule.value, rule.between),
    times=lambda rule, factor, _: Twice(rule.cells, rule.value * factor, rule.between),
    rows=[(Twice((0, 1, 2), 4, 1), (4, 1, 4), (4, 4, 1))],
    rules=[Twice((0, 1, 2, 3), 2, 1), Twice((0, 1, 2), 1, 0)],
    pairs=[(Twice((0, 1, 2), 3, 1), Twice((2, 1, 0), 3, 1))],
    nonsense=[Twice((0, 1), 1, -1)],
    sentences=[
        (
            Twice((0, 1, 2, 3), 2, 1),
            (2, 2, 1, 3),
            "2 twice, 1 between: a b c d",
            "The number of cells between the two 2s is 0, and 1 is needed here.",
            "2 つの 2 の間は 0 マスです。ここでは 1 マスでなければなりません。",
        ),
        (
            Twice((0, 1, 2), 2, 1),
            (2, 1, 3),
            "2 twice, 1 between: a b c",
            "2 must stand here twice, not once.",
            "2 は 1 個です。2 個でなければなりません。",
        ),
    ],
)
