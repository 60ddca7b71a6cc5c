"""What the walk of a plan offers to a cell, and which values its groups refuse.

whole     a group of all cells: a value in it is used up and would never be tried again. It is not
          offered, and counts as no cut; if there is such a group, no other group refuses anything
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

    `refused` are the cuts of the values refused before each of them, and after the last one; `left`
    gives for each the number of values still to come, offered or refused.
    """

    offered: tuple[int, ...]
    refused: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]


NOTHING = Offer((), ((), ()), (0,))
"""Nothing offered and nothing refused; its `refused` and `left` also serve for a single value."""


def alone(number: int) -> Offer:
    """Return the offer of a single value."""
    return NOTHING._replace(offered=(number,))


def all_of(free: int) -> Offer:
    """Return the offer of the values of a mask, with nothing refused."""
    offered = numbers_of(free)
    return Offer(offered, ((),) * (len(offered) + 1), tuple(reversed(range(len(offered)))))


Taken = tuple[int, ...]
"""For each group of a cell, a mask of the values in it."""


class Offers(Memo[Taken, Offer]):
    """The offers to one cell by the contents of its groups, computed on demand. The same contents
    recur while the cells before remain as they are, and most differences do not matter: then the
    offer is the same object."""

    MOST = 1 << 11

    def __init__(self, cell: int, domain: int, groups: Sequence[int]) -> None:
        """`domain` is a mask of value numbers; `groups` are the indices of their rules."""
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
    """Return a function that selects the contents of some groups from those of all groups."""
    if len(groups) > 1:
        return itemgetter(*groups)
    return lambda used: tuple([used[group] for group in groups])


def refuse(plan: Plan) -> bool:
    """Whether the groups of a plan refuse values: there are some, and none of them has all
    cells."""
    groups = [rule for rule in plan.rules if is_group(rule)]
    return bool(groups) and not any(is_group(rule, plan.placement.size) for rule in groups)


def counting_of(plan: Plan) -> tuple[str, ...]:
    """Return a mark that distinguishes counts with such cuts from those of earlier versions, which
    did not count them."""
    return ("groups refuse",) if refuse(plan) else ()


def numbers_of(mask: int) -> tuple[int, ...]:
    """The positions of the bits of a mask."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])
