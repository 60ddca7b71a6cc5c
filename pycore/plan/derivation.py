"""Derivations: from the rules alone to a plan, with everything that was found on the way.

Four ideas, each in its own file: symmetry (automorphisms.py, breaking.py), algebra (algebra.py),
order (order.py), and checking each rule as soon as it is full (plan.py). Here they are put
together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pycore.model.drawing import Drawing
from pycore.model.placement import Placement
from pycore.model.rules import AtMost, Less, Rule
from pycore.plan.algebra import CONSTANT, Elimination, Line, lines_of, reduced
from pycore.plan.cell_order import Order, tightest_first
from pycore.plan.steps import Expression, Plan, as_soon_as_full, lay_out, plan_as_numbered
from pycore.symmetry.breaking import (
    Breaking,
    break_symmetries,
    break_with_complement,
    pairwise_different,
)
from pycore.symmetry.group import Group, group_of
from pycore.symmetry.seen import drawing_symmetries
from pycore.symmetry.sliced import result_of
from pycore.symmetry.structure import structure_of


@dataclass(frozen=True)
class Derivation:
    """A plan and where it comes from: how which symmetries are broken, and the order with its
    algebra.

    What a strategy does not use is None.
    """

    plan: Plan
    group: Group | None = None
    breaking: Breaking | None = None
    order: Order | None = None

    @property
    def pictures(self) -> int:
        """How many solutions one that is found stands for, its complement not counted."""
        return self.breaking.pictures if self.breaking else 1


def derive_order(placement: Placement) -> Derivation:
    """The tightest cell next, each rule tested as soon as it is full; nothing else."""
    order = result_of(tightest_first(placement, Group(placement.size, ())))
    return Derivation(lay_out(placement, order.cells, (), as_soon_as_full))


def derive_one_of_each_kind(placement: Placement, drawing: Drawing) -> Derivation:
    """The cells as numbered, with conditions for the symmetries that can be seen in the drawing."""
    group = group_of(drawing_symmetries(placement, drawing))
    breaking = break_symmetries(placement, group, range(placement.size))
    return Derivation(plan_as_numbered(placement, breaking.conditions), group, breaking)


def derive_forced(placement: Placement, drawing: Drawing) -> Derivation:
    """Order, determined cells and conditions for the symmetries that can be seen in the drawing."""
    group = group_of(drawing_symmetries(placement, drawing))

    def breaking(order: Order) -> Breaking:
        return break_symmetries(placement, group, order.cells)

    return _derive(placement, group, breaking)


@lru_cache(maxsize=64)
def derive_all(placement: Placement) -> Derivation:
    """Order, determined cells and conditions for all symmetries of the structure and the
    complement."""
    group = structure_of(placement).group

    def breaking(order: Order) -> Breaking:
        constant = {*placement.givens, *order.constants()}
        return break_with_complement(placement, group, order.cells, constant)

    return _derive(placement, group, breaking)


def _derive(
    placement: Placement, group: Group, break_along: Callable[[Order], Breaking]
) -> Derivation:
    order = result_of(tightest_first(placement, group))
    breaking = break_along(order)
    lines = lines_of(placement)
    implied = _implied(placement, order, lines)
    open_rules = {line.rule for line in lines if line not in implied}
    domains = _domains(placement, breaking.conditions, order.determined)
    conditions = _telling(breaking.conditions, domains, placement.values[0])
    settled = {cell: domain for cell, domain in domains.items() if len(domain) == 1}
    plan = lay_out(
        placement,
        order.cells,
        conditions,
        as_soon_as_full,
        determined_cells(order, lines, implied),
        {line.rule for line in lines} - open_rules,
        _domains(placement, conditions, order.determined) | settled,
    )
    return Derivation(plan, group, breaking, order)


def determined_cells(
    order: Order, lines: Sequence[Line], implied: Sequence[Line]
) -> dict[int, Expression]:
    """How each determined cell follows from the cells before it, in as few terms as possible.

    What a person would write is a line that is full but for the cell: the total less the others.
    Only lines that are `implied` by the elimination may be read so. Where there is none, the
    equation that elimination leaves speaks of chosen cells only; it is named after the first line
    through the cell.
    """
    known: set[int] = set()
    found = {}
    for cell in order.cells:
        if cell in order.determined:
            ways = [
                _solved(cell, lines, order.elimination),
                *_read_off(cell, known, implied, order),
            ]
            found[cell] = min(reversed(ways), key=lambda way: len(way.terms))
        known.add(cell)
    return found


def _read_off(
    cell: int, known: set[int], lines: Sequence[Line], order: Order
) -> Iterable[Expression]:
    """The lines, or pairs of lines of one unknown sum, in which all cells but this one are
    known."""
    for line in lines:
        others = [c for c in line.cells if c != cell]
        if len(others) == len(line.cells) or not known.issuperset(others):
            continue
        less = [(c, -1) for c in others]
        total = order.elimination.sums.get(line.rule) if line.total is None else line.total
        if total is not None:
            yield Expression(total, tuple(less), 1, line.rule)
            continue
        for full in lines:
            if full.rule == line.rule and known.issuperset(full.cells):
                terms = dict.fromkeys(full.cells, 1)
                for c in others:
                    terms[c] = terms.get(c, 0) - 1
                yield Expression(0, tuple((c, k) for c, k in terms.items() if k), 1, line.rule)


def _solved(cell: int, lines: Sequence[Line], elimination: Elimination) -> Expression:
    row = elimination.equations[cell]
    sign = 1 if row[cell] > 0 else -1
    terms = tuple((c, -sign * k) for c, k in sorted(row.items()) if c not in (cell, CONSTANT))
    rule = next(line.rule for line in lines if cell in line.cells)
    return Expression(sign * row.get(CONSTANT, 0), terms, sign * row[cell], rule)


def _implied(placement: Placement, order: Order, lines: Sequence[Line]) -> list[Line]:
    """The lines that add up by themselves once every determined cell has its value.

    Others there are where givens stand in the place of determined cells, or where the rules
    contradict each other.
    """
    elimination = order.elimination
    implied = []
    first: dict[int, tuple[int, ...]] = {}
    for line in lines:
        total = elimination.sums.get(line.rule) if line.total is None else line.total
        row = Counter(line.cells)
        if total is not None:
            row[CONSTANT] = total
        else:
            row.subtract(first.setdefault(line.rule, line.cells))
        unsolved = {column: k for column, k in row.items() if k}
        pivots = [column for column in unsolved if column in order.determined]
        if not reduced(unsolved, elimination, pivots):
            implied.append(line)
    return implied


def _domains(
    placement: Placement, conditions: Sequence[Rule], determined: Container[int]
) -> dict[int, tuple[int, ...]]:
    """The values that cells compared later leave to a chosen cell, when all cells are different.

    A cell that is less than k others is not among the k largest values; where its sum with the
    largest of them is bounded as well, a value and the k-th one above it obey the bound.
    """
    cells = range(placement.size)
    values = placement.values
    if any(mask.bit_count() < placement.size - 1 for mask in pairwise_different(placement)):
        return {}
    above: list[set[int]] = [set() for _ in cells]
    less = [rule for rule in (*placement.rules, *conditions) if isinstance(rule, Less)]
    for _ in cells:
        for rule in less:
            above[rule.smaller] |= {rule.larger} | above[rule.larger]
    domains = {cell: values[: max(len(values) - len(above[cell]), 0)] for cell in cells}
    for bound in conditions:
        if isinstance(bound, AtMost):
            cell = bound.cells[0]
            reach = len(above[cell]) if len(bound.cells) > 1 else 0
            domains[cell] = tuple(
                value
                for value, high in zip(domains[cell], values[reach:], strict=False)
                if (value + high if reach else value) <= bound.total
            )
    return {
        cell: domain
        for cell, domain in domains.items()
        if domain != values and cell not in determined
    }


def _telling(
    conditions: Sequence[Less | AtMost], domains: Mapping[int, tuple[int, ...]], least: int
) -> list[Rule]:
    """The conditions without those less-thans whose smaller cell can hold nothing but the least
    value of all."""
    return [
        rule
        for rule in conditions
        if not (isinstance(rule, Less) and domains.get(rule.smaller) == (least,))
    ]
