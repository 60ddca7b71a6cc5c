"""Sue de Coq: cells shared by two units and cells of the rest of each, with as many values as
cells.

crossing  two or more empty cells shared by two units
arms      cells in the rest of each unit, without a value in common

No value can repeat in these cells, so each occurs once. A value outside the second arm is therefore
in the first unit there, and excluded from its other cells; likewise for the other unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from ...model.bilingual import Text
from .position import Position
from .step import Step, listed
from .words import excluded

MOST_IN_ARM = 3
"""The most cells of an arm."""

TITLE = Text("Sue de Coq", "スー・デ・コック（Sue de Coq）")


class Arm(NamedTuple):
    """The cells, the mask of their values, and the excess of cells over values added."""

    cells: Sequence[int]
    values: int
    gain: int


def sue_de_coq(position: Position) -> Step | None:
    """Find a crossing with two arms that exclude a mark."""
    for first, second, shared in _crossings(tuple(map(tuple, position.units))):
        empty = [cell for cell in shared if cell not in position.filled]
        for count in range(2, len(empty) + 1):
            for crossing in combinations(empty, count):
                step = _at(position, first, second, shared, crossing)
                if step:
                    return step
    return None


@lru_cache(maxsize=4)
def _crossings(
    units: tuple[tuple[int, ...], ...],
) -> Sequence[tuple[int, int, Sequence[int]]]:
    """Return the pairs of units that share two or more cells, with these."""
    found = []
    for first, second in combinations(range(len(units)), 2):
        shared = [cell for cell in units[first] if cell in units[second]]
        if len(shared) > 1:
            found.append((first, second, shared))
    return found


def _at(
    position: Position, first: int, second: int, shared: Sequence[int], crossing: Sequence[int]
) -> Step | None:
    values = _values(position, crossing)
    more = values.bit_count() - len(crossing)
    if more < 2:
        return None
    arms, others = (
        _arms(position, [c for c in position.empty(unit) if c not in shared], values, more)
        for unit in (first, second)
    )
    for one in arms:
        for two in others:
            if one.gain + two.gain == more and not one.values & two.values:
                step = _step(position, (first, second), crossing, (one, two))
                if step.removes:
                    return step
    return None


def _arms(position: Position, cells: Sequence[int], values: int, more: int) -> list[Arm]:
    """Return the arms that may fit in a unit."""
    found = []
    for count in range(1, MOST_IN_ARM + 1):
        for some in combinations(cells, count):
            mask = _values(position, some)
            gain = count - (mask & ~values).bit_count()
            if 0 < gain < more:
                found.append(Arm(some, mask, gain))
    return found


def _values(position: Position, cells: Sequence[int]) -> int:
    return reduce(or_, [position.marks[cell] for cell in cells])


def _step(
    position: Position, units: tuple[int, int], crossing: Sequence[int], arms: tuple[Arm, Arm]
) -> Step:
    one, two = arms
    cells = (*crossing, *one.cells, *two.cells)
    everything = _values(position, cells)
    gone: dict[tuple[int, int], None] = {}
    for unit, without in ((units[0], two.values), (units[1], one.values)):
        for cell in position.empty(unit):
            if cell not in cells:
                mask = position.marks[cell] & everything & ~without
                gone.update(dict.fromkeys((cell, value) for value in position.values_of(mask)))
    removes = tuple(sorted(gone))
    first, second = (position.unit_names[unit] for unit in units)
    at, left, right = (position.cell_names(some) for some in (crossing, one.cells, two.cells))
    values, here, there = (
        listed(position.values_of(mask)) for mask in (everything, one.values, two.values)
    )
    numbers = range(len(position.values))
    each_of = [(crossing, everything), (one.cells, one.values), (two.cells, two.values)]
    absent = [
        (cell, n) for some, mask in each_of for cell in some for n in numbers if not mask >> n & 1
    ]
    return Step(
        "sue-de-coq",
        TITLE,
        Text(
            f"Look where {first.en} and {second.en} meet.",
            f"{first.ja}と{second.ja}の重なりに注目してください。",
        ),
        Text(
            f"There {at.en}, with {left.en} in {first.en} ({here.en}) and {right.en} in "
            f"{second.en} ({there.en}), are {len(cells)} cells for {len(cells)} "
            f"values: {values.en}. None of these can be in them twice, so each is in them once: "
            f"all but {there.en} in {first.en}, all but {here.en} in {second.en}.",
            f"重なりの{at.ja}と、{first.ja}の{left.ja}（{here.ja}）、{second.ja}の{right.ja}"
            f"（{there.ja}）を合わせると、{len(cells)} マスに入る数は {values.ja} の "
            f"{len(cells)} 種類です。どの数もこの中に 2 度は入らないので、"
            f"ちょうど 1 つずつ入ります。{there.ja} 以外は{first.ja}で、"
            f"{here.ja} 以外は{second.ja}で使い切られます。",
        ),
        excluded(position, removes),
        cells,
        removes=removes,
        look=tuple(crossing),
        premises=position.premises(absent, units),
    )
