"""From the rules of a placement to its propagators."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from typing import assert_never

from ..model.different import pairwise_different
from ..model.placement import Placement
from ..model.regular import OneOf, Regular
from ..model.rules import AllDifferent, Given, Linear, Relation, Terms, cells_of, kind_of
from ..plan.algebra import Elimination, Line, lines_of
from .all_different import HiddenSingles, Locked, Sets, Shifted
from .combinations import MOST_COMBINATIONS, MOST_VALUES, masks_by_total
from .distinct_sum import DistinctSum
from .implied import implied_sums
from .linear import Bounds, NotTotal, SameSums
from .row import Reader, Row, reader_of
from .store import Propagator, Store
from .value_masks import ValueMasks


class Rules:
    """The rules of a placement as propagators: those of the rules as stated, and those of sums that
    follow from several."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.values = ValueMasks(placement.values)
        self.near = pairwise_different(placement)
        self._readers: dict[Hashable, Reader] = {}
        lines = lines_of(placement)
        open_sums = any(line.total is None for line in lines)
        self.sums = Elimination(placement.size, lines).sums if open_sums else {}
        self.stated = list(self._of_rules())
        self.implied = list(self._implied(lines))
        self.propagators = self.stated + self.implied

    def store(self) -> Store:
        """Return a store that knows nothing but the rules."""
        cells = range(self.placement.size)
        peers = [[other for other in cells if self.near[cell] >> other & 1] for cell in cells]
        return Store(self.values, peers, self.propagators)

    @cached_property
    def of_cell(self) -> list[int]:
        """The index of a rule about each cell, of one that values differ if there is any."""
        first: dict[int, int] = {}
        differ: dict[int, int] = {}
        for index, rule in enumerate(self.placement.rules):
            for cell in cells_of(rule):
                first.setdefault(cell, index)
                if isinstance(rule, AllDifferent):
                    differ.setdefault(cell, index)
        return [differ.get(cell, first.get(cell, 0)) for cell in range(self.placement.size)]

    def domains(self) -> list[int]:
        """Return the candidates of each cell by the rules about single cells."""
        placement, values = self.placement, self.values
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
                        if total is None:
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
                            yield Row(index, part, self._reader(part), values)
                case _:
                    assert_never(kind)

    def _sum(self, rule: int, terms: Terms, relation: Relation, total: int) -> Iterator[Propagator]:
        if relation == "!=":
            yield NotTotal(rule, terms, total, self.values)
            return
        if relation == "=" and self._all_differ(terms):
            cells = [cell for cell, _ in terms]
            if len(cells) == len(self.values.values) and total == sum(self.values.values):
                return  # all values, whatever their order
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

    def _implied(self, lines: Sequence[Line]) -> Iterator[Propagator]:
        known = [
            line._replace(total=self.sums.get(line.rule)) if line.total is None else line
            for line in lines
        ]
        for line, origin in implied_sums(known, len(self.placement.values)):
            if line.total is not None:
                for propagator in self._sum(line.rule, line.terms, "=", line.total):
                    propagator.origin = origin
                    yield propagator
