"""The rule of 45: rows, columns and boxes that hold every value have a known sum, and so has what
the cages leave over at their border.

area     one to three houses, units with all values, that have no cell in common: a sum of its own
inner    a cage inside the area, whose sum is taken from it
innies   the cells in the area of a cage across its border, or of none
outies   its cells outside: the sum of the cage without them is that of its innies
balance  innies without outies are what the area leaves: of each cage across, the side with fewer
         cells

Sound: a balance is a sum of equations that the rules state. A mark goes if no way to fill the cells
of a balance, with values that differ where they must, has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...model.bilingual import Text, in_a_row, joined, number
from ...model.masks import bits
from ...model.rules import Linear
from ..hints.position import Position
from ..hints.step import Step, look_at
from ..hints.words import excluded
from .resting import apart_in, domains_of, excluded_by, marks_gone, resting, units_between
from .surveyed import all_plain_sums
from .ways import Ways

MOST_HOUSES = 3
MOST_ACROSS = 3
"""The most cages across the border of an area."""

MOST_OPEN = 4
"""The most empty cells of a balance."""

MOST_CELLS = 8

Sums = tuple[tuple[int, int, int], ...]
"""Cages as masks of cells, with their sum and the index of their rule."""


class Balance(NamedTuple):
    """The houses of an area by unit, their sum and the sum of the cages taken from it, the cells
    added and the cells subtracted, and the rules of these cages."""

    houses: tuple[int, ...]
    whole: int
    taken: int
    innies: tuple[int, ...]
    outies: tuple[int, ...]
    rules: tuple[int, ...]


def rule_of_45(position: Position) -> Step | None:
    """Find a mark excluded by a balance, for the balance with the fewest empty cells."""
    sums = tuple((sum(1 << c for c in cells), t, n) for n, cells, t in all_plain_sums(position))
    if not sums or not position.full:
        return None
    houses = tuple((unit, sum(1 << c for c in position.units[unit])) for unit in position.full)
    filled = position.filled
    few = []
    for balance in _balances(houses, sums, sum(position.values)):
        open_ = sum(cell not in filled for cell in (*balance.innies, *balance.outies))
        if 0 < open_ <= MOST_OPEN:
            few.append((open_, balance))
    for _, balance in sorted(few, key=lambda each: (each[0], len(each[1].houses))):
        step = _excluding(position, balance)
        if step:
            return step
    return None


@lru_cache(maxsize=4)
def _balances(houses: tuple[tuple[int, int], ...], sums: Sums, every: int) -> Sequence[Balance]:
    cages = []
    covered = 0
    for cage in sums:
        if not cage[0] & covered:
            cages.append(cage)
            covered |= cage[0]
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Balance] = {}
    for units, cells in _areas(houses, cages):
        balance = _balance(units, cells, cages, every)
        if balance:
            found.setdefault((balance.innies, balance.outies), balance)
    return [*found.values()]


def _areas(
    houses: Sequence[tuple[int, int]], cages: Sequence[tuple[int, int, int]]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield areas: houses, each of which shares a cage with one before it."""
    growing: list[tuple[tuple[int, ...], int]] = [((unit,), cells) for unit, cells in houses]
    seen = {cells for _, cells in growing}
    for units, area in growing:  # grows
        yield units, area
        if len(units) == MOST_HOUSES:
            continue
        reach = 0
        for cage, _, _ in cages:
            if cage & area and cage & ~area:
                reach |= cage
        for unit, cells in houses:
            if cells & reach and not cells & area and cells | area not in seen:
                seen.add(cells | area)
                growing.append(((*units, unit), cells | area))


def _balance(
    units: tuple[int, ...], area: int, cages: Sequence[tuple[int, int, int]], every: int
) -> Balance | None:
    innies, outies, taken, rules, across = area, 0, 0, [], 0
    for cage, total, rule in cages:
        inside, outside = cage & area, cage & ~area
        if not inside:
            continue
        across += outside != 0
        if not outside or outside.bit_count() < inside.bit_count():
            innies &= ~inside
            outies |= outside
            taken += total
            rules.append(rule)
    short = innies.bit_count() + outies.bit_count() <= MOST_CELLS
    if across > MOST_ACROSS or not short or not rules or not innies | outies:
        return None
    return Balance(
        units, every * len(units), taken, (*bits(innies),), (*bits(outies),), tuple(rules)
    )


def _excluding(position: Position, balance: Balance) -> Step | None:
    cells = (*balance.innies, *balance.outies)
    factors = (1,) * len(balance.innies) + (-1,) * len(balance.outies)
    sum_ = Linear((cells,), "=", balance.whole - balance.taken, (factors,))
    ways = Ways(sum_, position.values, apart_in(position, cells))
    left = ways.possible([*domains_of(position, cells).values()])
    removes = marks_gone(position, dict(zip(cells, left or (), strict=False)))
    if not removes:
        return None

    follows = excluded_by(position, cells, ways, removes)
    every, area = (
        sum(position.values),
        in_a_row([position.unit_names[unit] for unit in balance.houses], " and "),
    )
    rules = (*balance.rules, *(position.rule_of[unit] for unit in balance.houses))
    return Step(
        "rule-of-45",
        Text(f"The rule of {every}", f"{every} の法則"),
        look_at(area),
        _why(position, balance, area),
        excluded(position, removes),
        cells,
        removes=removes,
        look=tuple(cell for unit in balance.houses for cell in position.units[unit]),
        premises=resting(position, cells, rules, units_between(position, cells), follows),
    )


def _why(position: Position, balance: Balance, area: Text) -> Text:
    inner, outer = position.cell_names(balance.innies), position.cell_names(balance.outies)
    whole, taken, rest = balance.whole, balance.taken, balance.whole - balance.taken
    makes = "makes" if len(balance.houses) == 1 else "make"
    en = f"{area.en} {makes} {whole}, and the cages counted there {taken}"
    ja = joined(area.ja, f"の和は {whole}、そこで数える枠の和は {taken} です。")
    if not balance.outies:
        return Text(
            f"{en}: the rest, {inner.en}, is {number(rest)}.",
            joined(ja, "残りの", inner.ja, f"の和は {number(rest)} になります。"),
        )
    if not balance.innies:
        return Text(
            f"{en}: what stands out, {outer.en}, is {number(-rest)}.",
            joined(ja, "はみ出した", outer.ja, f"の和は {number(-rest)} になります。"),
        )
    return Text(
        f"{en}: {inner.en}, less what stands out, {outer.en}, is {number(rest)}.",
        joined(
            ja, inner.ja, "の和から、はみ出した", outer.ja, f"の和を引くと {number(rest)} です。"
        ),
    )
