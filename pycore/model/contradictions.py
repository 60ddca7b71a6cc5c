"""What a look shows to be wrong with values that stand in some of the cells: one function a rule.

fixed  the values that stand, by cell

A rule that is broken already is told at the cells that break it. That nothing is told promises no
solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from .rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs
from .text import Fault, InCell, Text

Fixed = Mapping[int, int]


def contradictions(rule: Rule, fixed: Fixed) -> Iterator[Fault]:
    """Where the values break the rule already."""
    match rule:
        case AllDifferent():
            return repeated(rule, fixed)
        case SumIs():
            return wrong_sum(rule, fixed)
        case AtMost():
            return too_large_sum(rule, fixed)
        case EqualSums():
            return unequal_sums(rule, fixed)
        case Less():
            return turned_round(rule, fixed)
        case Given():
            return changed(rule, fixed)
        case _:
            assert_never(rule)


def repeated(rule: AllDifferent, fixed: Fixed) -> Iterator[Fault]:
    """Two cells that must differ and do not, each naming the other."""
    first: dict[int, int] = {}
    for cell, offset in zip(rule.cells, rule.offsets or (0,) * len(rule.cells), strict=True):
        if cell in fixed:
            other = first.setdefault(fixed[cell] + offset, cell)
            if other != cell:
                yield Fault(InCell(cell), _same(rule, fixed[cell], other))
                yield Fault(InCell(other), _same(rule, fixed[cell], cell))


def _same(rule: AllDifferent, value: int, other: int) -> Text:
    """Why a cell with that value cannot stand beside the other."""
    if rule.offsets:
        return Text(f"On one diagonal with cell {other}.", f"マス {other} と斜めに重なっています。")
    return Text(f"{value} is in cell {other} too.", f"{value} はマス {other} にもあります。")


def wrong_sum(rule: SumIs, fixed: Fixed) -> Iterator[Fault]:
    """All cells of a line that is full and has another sum."""
    if fixed.keys() >= set(rule.cells):
        found = sum(fixed[cell] for cell in rule.cells)
        if found != rule.total:
            yield from _in_each(
                rule.cells,
                Text(
                    f"This line adds up to {found}, not {rule.total}.",
                    f"この列の和は {found} です。{rule.total} になりません。",
                ),
            )


def too_large_sum(rule: AtMost, fixed: Fixed) -> Iterator[Fault]:
    """All cells of a group that is full and adds up to more than it may."""
    if fixed.keys() >= set(rule.cells):
        found = sum(fixed[cell] for cell in rule.cells)
        if found > rule.total:
            yield from _in_each(
                rule.cells,
                Text(
                    f"These cells add up to {found}; {rule.total} is the most.",
                    f"これらのマスの和は {found} です。{rule.total} 以下にしてください。",
                ),
            )


def unequal_sums(rule: EqualSums, fixed: Fixed) -> Iterator[Fault]:
    """All cells of the lines that are full, when these differ in sum."""
    full = [group for group in rule.groups if fixed.keys() >= set(group)]
    sums = sorted({sum(fixed[cell] for cell in group) for group in full})
    if len(sums) > 1:
        words = Text(
            f"Full lines differ in sum: {sums[0]} and {sums[-1]}.",
            f"埋まった列の和が {sums[0]} と {sums[-1]} で食い違っています。",
        )
        for group in full:
            yield from _in_each(group, words)


def turned_round(rule: Less, fixed: Fixed) -> Iterator[Fault]:
    """Both cells, when the first is not the smaller one."""
    if fixed.keys() >= {rule.smaller, rule.larger} and fixed[rule.smaller] >= fixed[rule.larger]:
        yield from _in_each(
            (rule.smaller, rule.larger),
            Text(
                f"Cell {rule.smaller} must be less than cell {rule.larger}.",
                f"マス {rule.smaller} < マス {rule.larger} のはずです。",
            ),
        )


def changed(rule: Given, fixed: Fixed) -> Iterator[Fault]:
    """The cell, when it has another value than the one given."""
    if fixed.get(rule.cell, rule.value) != rule.value:
        yield Fault(
            InCell(rule.cell),
            Text(
                f"This cell is fixed to {rule.value}.",
                f"このマスは {rule.value} に決まっています。",
            ),
        )


def _in_each(cells: Iterable[int], words: Text) -> Iterator[Fault]:
    """The same words in each of the cells."""
    return (Fault(InCell(cell), words) for cell in cells)
