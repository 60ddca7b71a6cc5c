"""Proofs of reasons from their premises alone.

premises  the values and rules named in a sentence, and the exclusions by earlier steps
possible  a value of a cell in some row of the cells concerned that obeys them
exchange  two values in some cells without givens that can be swapped without breaking a rule,
          whatever the other cells hold: the row belongs to no puzzle with one solution

A separate search (satisfying.py) uses only the classes of the rules from the core. A sum common to
all lines is known where every number is used once and every cell is in equally many lines: all
lines together are then that many times all numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations

from pycore.model.placement import Placement
from pycore.model.reason import Premises
from pycore.model.rules import AllDifferent, Given, Linear, Rule, cells_of, kind_of
from tests.support.satisfying import Refused, Search, TooLong


def contradictory(placement: Placement, rules: Sequence[Rule], premises: Premises) -> bool:
    """Whether nothing obeys the premises; `rules` are the rules of their indices."""
    return not _can_be(placement, rules, premises)


def possible(
    placement: Placement,
    rules: Sequence[Rule],
    premises: Premises,
    cell: int,
    among: Sequence[int] | None = None,
) -> set[int]:
    """The values, among some or all, that a cell has in rows that obey the premises."""
    asked = placement.values if among is None else among
    return {value for value in asked if _can_be(placement, rules, premises, (cell, value))}


def _can_be(
    placement: Placement, rules: Sequence[Rule], premises: Premises, *supposed: tuple[int, int]
) -> bool:
    """Whether values of the cells concerned obey the premises and the assumption. Raises
    TooLong."""
    used = tuple(rules[index] for index in premises.rules)
    answer = _answer(placement, used, premises._replace(rules=()), supposed)
    if answer is None:
        raise TooLong
    return answer


@lru_cache(10_000)
def _answer(
    placement: Placement,
    stated: Sequence[Rule],
    premises: Premises,
    supposed: Sequence[tuple[int, int]],
) -> bool | None:
    """Return whether values can be so, None if that takes too long. One search after another says
    the same of a board."""
    used = [line for rule in stated for line in _lines(_with_total(rule, stated, placement))]
    values = sorted(placement.values)
    bit = {value: 1 << at for at, value in enumerate(values)}
    cells = {cell for rule in used for cell in cells_of(rule)}
    domains = dict.fromkeys(cells, (1 << len(values)) - 1)
    for cell, value in (*premises.values, *supposed):
        domains[cell] = domains.get(cell, -1) & bit[value]
    for cell, value in premises.excluded:
        domains[cell] = domains.get(cell, (1 << len(values)) - 1) & ~bit[value]
    refused: Refused = _never
    if premises.is_unique:
        refused = partial(exchangeable, placement)
    elif premises.beside:
        found = {*premises.beside}
        domains = dict.fromkeys(range(placement.size), (1 << len(values)) - 1) | domains

        def is_found(row: Mapping[int, int]) -> bool:
            return tuple(row.get(cell) for cell in range(placement.size)) in found

        refused = is_found

    search = Search(values, used, refused)
    search.derive({cell for cell, _ in (*premises.values, *premises.excluded, *supposed)})
    try:
        return search.can_hold(domains)
    except TooLong:
        return None


def _never(_: Mapping[int, int]) -> bool:
    return False


def exchangeable(placement: Placement, row: Mapping[int, int]) -> bool:
    """Whether two values of a row can be exchanged; only for all-different rules."""
    assert all(isinstance(rule, AllDifferent | Given) for rule in placement.rules)
    groups = [{*rule.cells} for rule in placement.rules if isinstance(rule, AllDifferent)]
    free = {cell: value for cell, value in row.items() if cell not in placement.givens}
    for pair in combinations(sorted({*free.values()}), 2):
        changed = {cell for cell, value in free.items() if value in pair}
        while lonely := {
            cell
            for cell in changed
            if any(
                cell in group and not any(free[other] != free[cell] for other in group & changed)
                for group in groups
            )
        }:
            changed -= lonely
        if changed:
            return True
    return False


def _with_total(rule: Rule, used: Sequence[Rule], placement: Placement) -> Rule:
    """The rule with the common sum of its lines, where known."""
    kind = kind_of(rule)
    if not isinstance(kind, Linear) or kind.total is not None or kind.coefficients:
        return rule
    lines = Counter(cell for line in kind.groups for cell in line)
    once = any(
        isinstance(other, AllDifferent) and not other.offsets and {*other.cells} == {*lines}
        for other in used
    )
    if not once or len(lines) != len(placement.values) or len({*lines.values()}) > 1:
        return rule
    everything = sum(placement.values) * max(lines.values())
    total, rest = divmod(everything, len(kind.groups))
    return rule if rest else replace(kind, total=total)


def _lines(rule: Rule) -> Sequence[Rule]:
    """One rule for each sum with a known total."""
    kind = kind_of(rule)
    if not isinstance(kind, Linear) or kind.total is None or kind.coefficients:
        return [rule]
    return [replace(kind, groups=(line,)) for line in kind.groups]
