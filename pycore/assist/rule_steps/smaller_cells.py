"""Cells of one unit that are all less than another cell (Futoshiki, Unequal): that many different
values lie below it, which bounds it; likewise upward.

Sound: the cells differ, so in order they have at least the first, second ... of their possible
values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from ...model.bilingual import Text, joined, number
from ...model.masks import bits
from ..hints.position import Position
from ..hints.step import Step, look_at
from ..hints.words import excluded
from .resting import Domains, domains_of, resting
from .sign_chains import LesserCells, mirrored, signs_of


def smaller_cells(position: Position) -> Step | None:
    """Find a cell with several cells of one unit below or above it, which exclude a mark."""
    for turned in (False, True):
        signs = signs_of(position, turned)
        for cell in sorted(signs.below):
            if cell in position.filled:
                continue
            under = _under(signs, cell)
            for unit, cells in enumerate(position.units):
                below = [other for other in cells if other in under]
                step = len(below) > 1 and _step(position, turned, cell, unit, below)
                if step:
                    return step
    return None


def _under(signs: LesserCells, cell: int) -> dict[int, list[int]]:
    """Return the cells below a cell, each with the shortest chain up from it."""
    chains = {cell: [cell]}
    for top in (waiting := [cell]):
        for other in signs.below.get(top, ()):
            if other not in chains:
                chains[other] = [other, *chains[top]]
                waiting.append(other)
    del chains[cell]
    return chains


def _least(domains: Domains, below: Sequence[int], turned: bool, count: int) -> int:
    """Return the least number above different numbers in all cells below."""
    union = reduce(or_, (domains[cell] for cell in below))
    numbers = [*bits(mirrored(union, count) if turned else union)]
    return numbers[len(below) - 1] + 1 if len(numbers) >= len(below) else count


def _step(
    position: Position, turned: bool, cell: int, unit: int, below: Sequence[int]
) -> Step | None:
    count = len(position.values)
    least = _least(domains_of(position, below), below, turned, count)
    marks = mirrored(position.marks[cell], count) if turned else position.marks[cell]
    low = marks & (1 << least) - 1
    if not low:
        return None
    removes = tuple((cell, v) for v in position.values_of(mirrored(low, count) if turned else low))
    signs = signs_of(position, turned)
    chains = _under(signs, cell)
    rules = {
        signs.rule_of[pair]
        for other in below
        for pair in zip(chains[other], chains[other][1:], strict=False)
    }
    name, at, these = (
        position.unit_names[unit],
        position.cell_name(cell),
        position.cell_names(below),
    )
    how, ja = ("less than", "小さい") if not turned else ("more than", "大きい")
    return Step(
        "smaller-cells",
        Text("Cells above or below", "大小の決まったマスの数"),
        look_at(at),
        Text(
            f"{number(len(below))} different numbers of {name.en} are {how} {at.en}: those of "
            f"{these.en}.",
            joined(
                name.ja,
                "の",
                these.ja,
                "の",
                f"{number(len(below))} つの異なる数は、どれも",
                at.ja,
                f"より{ja}数です。",
            ),
        ),
        excluded(position, removes),
        (cell, *below),
        removes=removes,
        look=(cell,),
        premises=resting(
            position,
            below,
            rules,
            [unit],
            lambda domains: _least(domains, below, turned, count) >= least,
        ),
    )
