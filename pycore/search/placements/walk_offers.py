"""What the walk of a plan offers to a cell, and which values its groups refuse.

whole     a group of all cells: a value in it is used up, and nobody would try it again. It is not
          offered, and no cut; so where there is such a group no other refuses anything
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import NamedTuple

from ...model.memo import Memo
from ...model.rules import is_group
from ...plan.steps import Plan
from ..events import CUT, pack


class Offer(NamedTuple):
    """The values offered to a cell, in order, as numbers.

    `refused` are the cuts of the values refused before each of them, and after the last one;
    `left` says for each how many values are still to come, offered or refused.
    """

    offered: tuple[int, ...]
    refused: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]


NOTHING = Offer((), ((), ()), (0,))
"""None offered and none refused; what is refused and left is also that of a value alone."""


def alone(number: int) -> Offer:
    """Return the offer of one value with nothing beside it."""
    return NOTHING._replace(offered=(number,))


def all_of(free: int) -> Offer:
    """Return the offer of the values of a mask, with nothing refused."""
    offered = numbers_of(free)
    return Offer(offered, ((),) * (len(offered) + 1), tuple(reversed(range(len(offered)))))


Taken = tuple[int, ...]
"""Of each group of a cell, a mask of the values that it has."""


class Offers(Memo[Taken, Offer]):
    """The offers to one cell by what its groups have, computed on demand. The same comes again and
    again while the cells before stand as they are, and most of it differs in nothing that matters:
    then it is the same offer."""

    MOST = 1 << 11

    def __init__(self, cell: int, domain: int, groups: Sequence[int]) -> None:
        """`domain` is a mask of the numbers of values; `groups` are the indices of their rules."""
        cuts = [pack(CUT, cell, 0, group) for group in groups]
        numbers = numbers_of(domain)
        by_refusals: Memo[Taken, Offer] = Memo(lambda refusing: _offer(numbers, cuts, refusing))

        def offer(taken: Taken) -> Offer:
            free, refusing = domain, []
            for mask in taken:
                refusing.append(free & mask)
                free &= ~mask
            return by_refusals[tuple(refusing)]

        super().__init__(offer)


def _offer(numbers: Sequence[int], cuts: Sequence[int], refusing: Taken) -> Offer:
    offered: list[int] = []
    refused: list[list[int]] = [[]]
    left: list[int] = []
    for at, number in enumerate(numbers, 1):
        by = (cut for cut, mask in zip(cuts, refusing, strict=True) if mask >> number & 1)
        cut = next(by, None)
        if cut is None:
            offered.append(number)
            refused.append([])
            left.append(len(numbers) - at)
        else:
            refused[-1].append(cut | number)
    return Offer(tuple(offered), tuple(map(tuple, refused)), tuple(left))


def taken_by(groups: Sequence[int]) -> Callable[[Sequence[int]], Taken]:
    """Return a function that picks what some groups have from what all have."""
    if len(groups) > 1:
        return itemgetter(*groups)
    return lambda used: tuple([used[group] for group in groups])


def refuse(plan: Plan) -> bool:
    """Whether the groups of a plan refuse values: it has some, and none of them has all cells."""
    groups = [rule for rule in plan.rules if is_group(rule)]
    return bool(groups) and not any(is_group(rule, plan.placement.size) for rule in groups)


def counting_of(plan: Plan) -> tuple[str, ...]:
    """Return what tells counts with such cuts from those of versions that did not count them."""
    return ("groups refuse",) if refuse(plan) else ()


def numbers_of(mask: int) -> tuple[int, ...]:
    """The positions of the bits of a mask."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])
