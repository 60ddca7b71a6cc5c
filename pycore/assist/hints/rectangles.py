"""Rectangles in a puzzle with one solution, for unique_rectangles.py and hidden_rectangles.py.

rectangle  four empty cells, each marked a or b, one of them with nothing else, where exchanging a
           and b breaks no rule: every unit has equally many cells of either diagonal. If all four
           were a or b, the exchange would make a second solution: so one of them is something else
roof       a corner with marks other than a and b
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ...model.bilingual import Text, number
from ...model.masks import bits
from .position import Position
from .step import MarkLink, Step, look_at
from .words import excluded

Corners = tuple[int, int, int, int]
"""The corners in cyclic order: each sees the next, the last one the first."""

Masks = Sequence[tuple[int, int]]
"""Cells with masks of values."""


class Rectangle(NamedTuple):
    """The corners, the two values by index, their mask, and the roofs."""

    corners: Corners
    values: tuple[int, int]
    pair: int
    roofs: Sequence[int]


class Finding(NamedTuple):
    """The exclusions of a rectangle, and the reason as the rest of a sentence. It rests on the
    possible values of some cells (`held`), on the absence of marks (`absent`), and on units.
    `beside` are further cells to show."""

    gone: Masks
    why: Text
    held: Masks
    absent: Masks = ()
    units: Sequence[int] = ()
    beside: Sequence[int] = ()


def rectangles(position: Position) -> Iterator[Rectangle]:
    """Yield the rectangles with a roof, in a puzzle that has one solution."""
    if not position.is_unique:
        return
    marks = position.marks
    filled = sum(1 << cell for cell in position.filled)
    paired = sum(1 << cell for cell, mask in enumerate(marks) if mask.bit_count() == 2)
    for corners, cells in _all_corners(len(marks), tuple(map(tuple, position.units))):
        if not cells & paired or cells & filled:
            continue
        few = {marks[corner] for corner in corners if marks[corner].bit_count() == 2}
        for pair in few:
            roofs = [corner for corner in corners if marks[corner] & ~pair]
            if roofs and all(marks[corner] & pair for corner in corners):
                a, b = bits(pair)
                yield Rectangle(corners, (a, b), pair, roofs)


@lru_cache(maxsize=4)
def _all_corners(size: int, units: tuple[tuple[int, ...], ...]) -> Sequence[tuple[Corners, int]]:
    """Return the corners of all rectangles, each with their mask."""
    within = [0] * size
    for unit, cells in enumerate(units):
        for cell in cells:
            within[cell] |= 1 << unit
    alike: dict[int, list[int]] = {}
    for cell, mask in enumerate(within):
        alike.setdefault(mask, []).append(cell)
    found = []
    for one, across in combinations(range(size), 2):
        if not within[one] & within[across]:
            both = within[one] | within[across]
            for two in range(one + 1, size):
                mask, rest = within[two], both & ~within[two]
                sees_all = all(each & within[end] for each in (mask, rest) for end in (one, across))
                if mask | rest == both and sees_all:
                    others = alike.get(rest, ())
                    found += [(one, two, across, four) for four in others if four > two]
    return [(corners, sum(1 << cell for cell in corners)) for corners in found]


def line_of(position: Position, side: tuple[int, int], value: int) -> int | None:
    """Return a full unit in which these two cells are the only places of a value."""
    lines = (unit for unit in position.common(*side) if unit in position.full)
    return next((u for u in lines if {*position.places(u, value)} == {*side}), None)


class Bound(NamedTuple):
    """Sides of a rectangle that are the only two places of a value, by index, in a unit; these
    units, and the marks absent there."""

    here: int
    units: Sequence[int]
    absent: Masks


def bound(
    position: Position, sides: Sequence[tuple[int, int]], values: tuple[int, int]
) -> Iterator[Bound]:
    """Yield the values bound to all of these sides."""
    for here in values:
        found = [line_of(position, side, here) for side in sides]
        units = [unit for unit in found if unit is not None]
        if len(units) == len(sides):
            ends = zip(units, sides, strict=True)
            rest = [mark for unit, side in ends for mark in elsewhere(position, unit, side, here)]
            yield Bound(here, units, rest)


def elsewhere(position: Position, unit: int, cells: Sequence[int], value: int) -> Masks:
    """Return the marks of a value in the other cells of a unit."""
    return [(cell, value) for cell in position.units[unit] if cell not in cells]


def rectangle_step(
    position: Position, of: Rectangle, found: Finding, name: str, title: Text
) -> Step | None:
    """Return the step of a finding; None if it excludes no mark."""
    marks, corners = position.marks, of.corners
    a, b = (number(position.values[each]) for each in of.values)
    at, removes = position.cell_names(corners), []
    for cell, mask in found.gone:
        removes += [(cell, value) for value in position.values_of(marks[cell] & mask)]
    if not removes:
        return None
    numbers = range(len(position.values))
    absent = [(cell, n) for cell, mask in found.held for n in numbers if not mask >> n & 1]
    sides = [*zip(corners, (*corners[1:], corners[0]), strict=True)]
    units = [*found.units, *(position.common(*side)[0] for side in sides)]
    premises = position.premises(dict.fromkeys([*absent, *found.absent]), dict.fromkeys(units))
    return Step(
        name,
        title,
        look_at(at),
        Text(
            f"The puzzle has one solution only. If all these four were {a} or {b}, exchanging the "
            f"two would make another: so one of them is something else. {found.why.en}.",
            f"この問題の解は 1 つだけです。この 4 マスがどれも {a} か {b} なら、{a} と {b} を"
            f"入れ替えた別の解ができてしまうので、1 つはほかの数です。{found.why.ja}。",
        ),
        excluded(position, removes),
        (*corners, *found.beside),
        removes=tuple(removes),
        look=corners,
        links=tuple(link for side in sides for link in _side(position, of.pair, *side)),
        premises=premises._replace(is_unique=True),
    )


def _side(position: Position, pair: int, one: int, other: int) -> Iterator[MarkLink]:
    """Yield a side of a rectangle to draw: a value marked in both cells is not in both."""
    for value in position.values_of(position.marks[one] & position.marks[other] & pair)[:1]:
        yield MarkLink((one, value), (other, value), is_strong=False)
