"""From the rules of a placement to its propagators."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from typing import assert_never

from ..model.different import pairwise_different
from ..model.placement import Placement
from ..model.regular import OneOf, Regular
from ..model.rules import AllDifferent, Given, Linear, Relation, Terms, cells_of, kind_of
from ..model.written_sum import WrittenSum
from ..plan.algebra import Elimination, RuleSum, lines_of
from .all_different import HiddenSingles, Locked, Sets, Shifted
from .combinations import MOST_COMBINATIONS, MOST_VALUES, masks_by_total
from .distinct_sum import DistinctSum
from .implied import implied_sums
from .linear import Bounds, NotTotal
from .row import PairRow, Reader, Row, reader_of
from .same_sums import SameSums
from .store import Propagator, Store
from .trail import Trail
from .value_masks import ValueMasks
from .written_bounds import WrittenBounds

MOST_PARTS = 32
"""The most sets of rules whose stores are cached for explanations."""


class Rules:
    """The propagators of a placement: those of its rules, and those of sums that follow from
    several rules."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.values = ValueMasks(placement.values)
        self.near = pairwise_different(placement)
        self._differ = [
            (index, frozenset(rule.cells))
            for index, rule in enumerate(placement.rules)
            if isinstance(rule, AllDifferent) and not rule.offsets
        ]
        self._readers: dict[Hashable, Reader] = {}
        lines = lines_of(placement)
        open_sums = any(line.total is None for line in lines)
        self.sums = Elimination(placement.size, lines).sums if open_sums else {}
        self._needs: dict[Propagator, frozenset[int]] = {}
        self._parts: dict[frozenset[int], tuple[list[list[int]], list[Propagator], list[int]]] = {}
        self.stated = list(self._of_rules())
        self.implied = list(self._implied(lines))
        self.propagators = self.stated + self.implied

    def store(self) -> Store:
        """Return a store in which nothing has been placed."""
        return Store(self.values, _peers(self.near), self.propagators)

    def trail(self) -> Trail:
        """Return such a store that records its exclusions."""
        return Trail(self.values, _peers(self.near), self.propagators)

    def only(self, kept: Collection[int]) -> tuple[Store, list[int]]:
        """Return a store for some of the rules, by index, and the candidates that those of them
        about single cells leave."""
        known = frozenset(kept)
        if known not in self._parts:
            if len(self._parts) >= MOST_PARTS:
                self._parts.clear()
            rules = tuple(rule for index, rule in enumerate(self.placement.rules) if index in known)
            part = replace(self.placement, rules=rules)
            near = pairwise_different(part)
            propagators = [
                each.among(near) for each in self.propagators if self.needs(each) <= known
            ]
            self._parts[known] = _peers(near), propagators, self._domains(part)
        peers, propagators, domains = self._parts[known]
        return Store(self.values, peers, propagators), domains.copy()

    def needs(self, propagator: Propagator) -> frozenset[int]:
        """Return the indices of the rules on which a propagator's exclusions rest."""
        if propagator not in self._needs:
            needs, origin = {propagator.rule}, propagator.origin
            needs.update(origin.rules if origin else ())
            if any(self.sums.get(rule) is not None for rule in needs):
                needs |= {line.rule for line in lines_of(self.placement)}  # from all together
            if isinstance(propagator, DistinctSum):
                needs |= self._making_differ(propagator.cells)
            self._needs[propagator] = frozenset(needs)
        return self._needs[propagator]

    def _making_differ(self, cells: Sequence[int]) -> set[int]:
        """Return rules which together say that any two of the cells differ."""
        pairs, used = set(combinations(sorted(cells), 2)), set()
        while pairs:
            said = {
                index: pairs & set(combinations(sorted({*cells} & group), 2))
                for index, group in self._differ
            }
            best = max(said, key=lambda index: len(said[index]))
            pairs -= said[best]
            used.add(best)
        return used

    def differing(self, cells: Collection[int]) -> list[int]:
        """Return the indices of the rules which say that any of these cells differ."""
        return [index for index, group in self._differ if len(group.intersection(cells)) > 1]

    @cached_property
    def of_cell(self) -> list[int]:
        """The index of one rule about each cell, an all-different rule if there is one."""
        first: dict[int, int] = {}
        differ: dict[int, int] = {}
        for index, rule in enumerate(self.placement.rules):
            for cell in cells_of(rule):
                first.setdefault(cell, index)
                if isinstance(rule, AllDifferent):
                    differ.setdefault(cell, index)
        return [differ.get(cell, first.get(cell, 0)) for cell in range(self.placement.size)]

    def domains(self) -> list[int]:
        """Return the candidates that rules about single cells leave."""
        return self._domains(self.placement)

    def _domains(self, placement: Placement) -> list[int]:
        values = self.values
        left = [values.every] * placement.size
        for cell, domain in placement.domains.items():
            left[cell] = values.of(domain)
        for cell, value in placement.givens.items():
            left[cell] &= values.of([value])
        return left

    def _of_rules(self) -> Iterator[Propagator]:
        values, count = self.values, len(self.placement.values)
        for index, rule in enumerate(self.placement.rules):
            kind = kind_of(rule)
            match kind:
                case Linear(_, relation, total):
                    if not isinstance(rule, Given):
                        total = self.sums.get(index) if total is None else total
                        if isinstance(rule, WrittenSum) and not self._all_differ(kind.terms[0]):
                            yield WrittenBounds(index, rule, kind.terms[0], values)
                        elif total is None:
                            yield SameSums(index, kind.terms, values)
                        else:
                            for terms in kind.terms:
                                yield from self._sum(index, terms, relation, total)
                case AllDifferent(cells, offsets):
                    if len(cells) == 1:
                        continue
                    if offsets:
                        yield Shifted(index, cells, offsets, values)
                    else:
                        if len(cells) == count:
                            yield HiddenSingles(index, cells, values)
                            yield Locked(index, cells, values, self.near)
                        yield Sets(index, cells, values)
                case Regular():
                    if not isinstance(rule, OneOf):
                        for part in kind.parts():
                            made = PairRow if len(part.cells) == 2 else Row
                            yield made(index, part, self._reader(part), values)
                case _:
                    assert_never(kind)

    def _sum(self, rule: int, terms: Terms, relation: Relation, total: int) -> Iterator[Propagator]:
        if relation == "!=":
            yield NotTotal(rule, terms, total, self.values)
            return
        if relation == "=" and self._all_differ(terms):
            cells = [cell for cell, _ in terms]
            if len(cells) == len(self.values.values) and total == sum(self.values.values):
                return  # every value, in some order
            if len(self.values.values) <= MOST_VALUES:
                ways = masks_by_total(self.values.values, len(terms)).get(total, ())
                if len(ways) <= MOST_COMBINATIONS:
                    yield DistinctSum(rule, cells, total, self.values, self.near)
                    return
        yield Bounds(rule, terms, total if relation == "=" else None, total, self.values)

    def _all_differ(self, terms: Terms) -> bool:
        cells = sum(1 << cell for cell, _ in terms)
        return all(k == 1 and cells & ~self.near[cell] == 1 << cell for cell, k in terms)

    def _reader(self, row: Regular) -> Reader:
        key = type(row), len(row.cells), row.definition()
        if key not in self._readers:
            self._readers[key] = reader_of(row, self.values)
        return self._readers[key]

    def _implied(self, lines: Sequence[RuleSum]) -> Iterator[Propagator]:
        known = [
            line._replace(total=self.sums.get(line.rule)) if line.total is None else line
            for line in lines
        ]
        for line, origin in implied_sums(known, len(self.placement.values)):
            if line.total is not None:
                for propagator in self._sum(line.rule, line.terms, "=", line.total):
                    propagator.origin = origin
                    yield propagator


def _peers(near: Sequence[int]) -> list[list[int]]:
    """Return the cells that must differ from each cell."""
    cells = range(len(near))
    return [[other for other in cells if each >> other & 1] for each in near]
