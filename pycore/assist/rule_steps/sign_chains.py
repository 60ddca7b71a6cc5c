"""Chains of signs (Futoshiki, Unequal): a cell above others along signs exceeds the least value of
the first, by one more with every sign; likewise downward.

least  the smallest value that a cell can have at its position in a chain
turned with values counted from the largest, so that lower and upper bounds are one case

Sound: along a chain each value is larger than the one before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ...model.bilingual import Text, joined, number
from ...model.rules import ordered_pair
from ..hints.position import Position
from ..hints.step import MarkLink, Step, look_at
from ..hints.words import excluded
from .resting import Domains, domains_of, resting


class LesserCells(NamedTuple):
    """The lesser cells of each cell, and the rule of each pair (lesser cell first)."""

    below: Mapping[int, Sequence[int]]
    rule_of: Mapping[tuple[int, int], int]


def signs_of(position: Position, turned: bool = False) -> LesserCells:
    """Return the lesser cells by the signs of a placement; if turned, the greater cells."""
    below: dict[int, list[int]] = {}
    rule_of = {}
    for index, rule in enumerate(position.placement.rules):
        pair = ordered_pair(rule)
        if pair:
            less, more = pair[::-1] if turned else pair
            below.setdefault(more, []).append(less)
            rule_of[less, more] = index
    return LesserCells(below, rule_of)


def mirrored(mask: int, count: int) -> int:
    """Return a mask of values counted from the other end."""
    return int(f"{mask:0{count}b}"[::-1], 2)


def sign_chain(position: Position) -> Step | None:
    """Find the shortest chain of signs that excludes a mark."""
    count = len(position.values)
    found = [_shortest(position, turned, count) for turned in (False, True)]
    chains = [each for each in found if each]
    if not chains:
        return None
    turned, chain = min(chains, key=lambda each: len(each[1]))
    return _step(position, turned, chain)


def _shortest(position: Position, turned: bool, count: int) -> tuple[bool, list[int]] | None:
    signs = signs_of(position, turned)
    masks = domains_of(position, range(position.placement.size))
    if turned:
        masks = {cell: mirrored(mask, count) for cell, mask in masks.items()}
    least = {cell: (mask & -mask).bit_length() - 1 for cell, mask in masks.items()}
    chains = {cell: [cell] for cell in masks}
    for _ in range(count):
        after, longer = dict(least), dict(chains)
        for cell, others in signs.below.items():
            for other in others:
                if cell in chains[other]:
                    continue
                bound = _next(masks[other], least[other]) + 1
                if bound > after[cell]:
                    after[cell], longer[cell] = bound, [*chains[other], cell]
        for cell in sorted(after):
            if cell not in position.filled and masks[cell] & (1 << after[cell]) - 1:
                return turned, longer[cell]
        if after == least:
            return None
        least, chains = after, longer
    return None


def _next(mask: int, least: int) -> int:
    """Return the first number in a mask from `least` on; `least` if there is none."""
    rest = mask >> least
    return least + (rest & -rest).bit_length() - 1 if rest else least


def _bounds(domains: Domains, chain: Sequence[int], turned: bool, count: int) -> list[int]:
    """Return the least number of each cell of a chain."""
    bounds: list[int] = []
    for cell in chain:
        mask = mirrored(domains[cell], count) if turned else domains[cell]
        bounds.append(_next(mask, bounds[-1] + 1 if bounds else 0))
    return bounds


def _step(position: Position, turned: bool, chain: list[int]) -> Step:
    count, last, values = len(position.values), chain[-1], position.values
    signs, domains = signs_of(position, turned), domains_of(position, chain)
    bounds = _bounds({**domains, last: (1 << count) - 1}, chain, turned, count)
    marks = mirrored(domains[last], count) if turned else domains[last]
    low = marks & (1 << bounds[-1]) - 1
    gone = mirrored(low, count) if turned else low
    removes = tuple((last, value) for value in position.values_of(gone))

    def follows(some: Domains) -> bool:
        whole = {**some, last: (1 << count) - 1}
        return _bounds(whole, chain, turned, count)[-1] >= bounds[-1]

    def value_at(bound: int) -> int:
        return values[count - 1 - bound if turned else bound]

    at = [position.cell_name(cell) for cell in chain]
    sign, ends = (">", "at most") if turned else ("<", "at least")
    ja_end = "以下" if turned else "以上"
    first, bound = number(value_at(bounds[0])), number(value_at(bounds[-1]))
    why = Text(
        f"{f' {sign} '.join(name.en for name in at)}: the first is {ends} {first}, so the last is "
        f"{ends} {bound}.",
        joined(
            f" {'＞' if turned else '＜'} ".join(name.ja for name in at),
            f"。最初が {first} {ja_end}なので、最後は {bound} {ja_end}です。",
        ),
    )
    marked = [(cell, value_at(bound)) for cell, bound in zip(chain, bounds, strict=True)]
    return Step(
        "sign-chain",
        Text("Chain of signs", "不等号の連鎖"),
        look_at(position.cell_name(last)),
        why,
        excluded(position, removes),
        tuple(chain),
        removes=removes,
        look=(last,),
        links=tuple(MarkLink(one, other, is_strong=True) for one, other in pairwise(marked)),
        premises=resting(
            position, chain, [signs.rule_of[pair] for pair in pairwise(chain)], (), follows
        ),
    )
