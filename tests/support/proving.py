"""Proofs of what a reason says, from its premises and nothing else.

premises  the values and rules that a sentence names, and what earlier steps have excluded
possible  a value that a cell has in some row of the cells concerned that obeys these
exchange  two values that some cells that are not given hold can change places without breaking a
          rule, whatever the other cells hold: the row belongs to no puzzle with one solution

A search of its own, which uses nothing of the core but the classes of the rules: the oracle of the
fuzzers says whether a rule stands, and the least and the largest of a sum cut what cannot be. A sum
that all lines have in common is known where every number is used once, and every cell is in equally
many lines: then that many times all numbers make all lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from pycore.model.placement import Placement
from pycore.model.reason import Premises
from pycore.model.rules import AllDifferent, Given, Linear, Rule, cells_of, kind_of
from tests.fuzz.oracle import stands

MOST_NODES = 3_000


class TooLong(Exception):
    """The proof would take too many nodes."""


def contradictory(placement: Placement, rules: Sequence[Rule], premises: Premises) -> bool:
    """Whether nothing obeys the premises; `rules` are those that their indices name."""
    return next(rows(placement, rules, premises, ()), None) is None


def possible(
    placement: Placement, rules: Sequence[Rule], premises: Premises, cell: int
) -> set[int]:
    """The values that a cell has in rows that obey the premises."""
    return {
        value
        for value in placement.values
        if next(rows(placement, rules, premises, ((cell, value),)), None) is not None
    }


def rows(
    placement: Placement,
    rules: Sequence[Rule],
    premises: Premises,
    supposed: Iterable[tuple[int, int]],
) -> Iterator[dict[int, int]]:
    """The values of the cells concerned that obey the premises and what is supposed."""
    used = [rules[index] for index in premises.rules]
    used = [line for rule in used for line in _lines(_with_total(rule, used, placement))]
    cells = {cell for rule in used for cell in cells_of(rule)}
    there: dict[int, list[int]] = {cell: list(placement.values) for cell in cells}
    for cell, value in (*premises.values, *supposed):
        there[cell] = [each for each in there.get(cell, placement.values) if each == value]
    for cell, value in premises.excluded:
        there[cell] = [each for each in there.get(cell, placement.values) if each != value]
    about = {cell: [rule for rule in used if cell in cells_of(rule)] for cell in there}
    refused = (lambda row: exchangeable(placement, row)) if premises.is_unique else _never
    yield from _fill({}, there, about, [0], refused)


def _never(_: Mapping[int, int]) -> bool:
    return False


def exchangeable(placement: Placement, row: Mapping[int, int]) -> bool:
    """Whether two values of a row have an exchange; only where all rules are that values differ."""
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
    """The rule with the sum that its lines have in common, where that is known."""
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
    """One rule for each sum whose total is known."""
    kind = kind_of(rule)
    if not isinstance(kind, Linear) or kind.total is None or kind.coefficients:
        return [rule]
    return [replace(kind, groups=(line,)) for line in kind.groups]


def _fill(
    row: dict[int, int],
    left: Mapping[int, Sequence[int]],
    about: Mapping[int, Sequence[Rule]],
    nodes: list[int],
    refused: Callable[[Mapping[int, int]], bool],
) -> Iterator[dict[int, int]]:
    """Fill the cells left, the one with the fewest values first, where no row is refused."""
    nodes[0] += 1
    if nodes[0] > MOST_NODES:
        raise TooLong
    if refused(row):
        return
    if not left:
        yield row
        return
    fitting = {
        cell: [
            value
            for value in values
            if all(_may_stand(rule, {**row, cell: value}, left) for rule in about[cell])
        ]
        for cell, values in left.items()
    }
    cell = min(fitting, key=lambda each: (len(fitting[each]), -len(about[each])))
    others = {each: values for each, values in fitting.items() if each != cell}
    for value in fitting[cell]:
        yield from _fill({**row, cell: value}, others, about, nodes, refused)


def _may_stand(rule: Rule, row: Mapping[int, int], left: Mapping[int, Sequence[int]]) -> bool:
    """Whether a rule is not broken, and a sum can still be reached."""
    if not stands(rule, row):
        return False
    kind = kind_of(rule)
    if not isinstance(kind, Linear) or kind.total is None or kind.relation == "!=":
        return True
    for terms in kind.terms:
        low = high = 0
        for cell, factor in terms:
            values = [row[cell]] if cell in row else left[cell]
            if not values:
                return False
            ends = factor * min(values), factor * max(values)
            low, high = low + min(ends), high + max(ends)
        if low > kind.total or (kind.relation == "=" and high < kind.total):
            return False
    return True
