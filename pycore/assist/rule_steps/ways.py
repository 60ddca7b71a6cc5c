"""All ways to fill a few cells by one rule, with the remaining marks.

domain  the mask of a cell's possible values, by index
apart   for each cell in order, the indices of earlier cells that must differ from it
way     values of all cells in order that differ where they must and obey the rule
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...model.masks import bits
from ...model.regular import Regular, State
from ...model.rules import Linear

MOST_STEPS = 4_000
"""The most ways surveyed: a person surveys far fewer, and more would be slow."""

Masks = Sequence[int]
Apart = Sequence[Sequence[int]]


class TooManyWays(Exception):
    """There are too many ways to survey."""


class Ways:
    """The ways of a rule: a sum with a known total, or a row read by an automaton."""

    def __init__(self, rule: Linear | Regular, values: Sequence[int], apart: Apart) -> None:
        self.rule, self.values, self.apart = rule, values, apart

    def possible(self, domains: Masks) -> list[int] | None:
        """Return for each cell the mask of its values in any way; None if there are too many
        ways."""
        found = [0] * len(domains)
        try:
            for way in self.all(domains):
                for at, number in enumerate(way):
                    found[at] |= 1 << number
        except TooManyWays:
            return None
        return found

    def all(self, domains: Masks) -> Iterator[tuple[int, ...]]:
        """Yield the ways, as indices of values. Raises TooManyWays."""
        self._steps = 0
        if isinstance(self.rule, Regular):
            return self._read(domains, (), self.rule.start())
        return self._added(domains, (), 0, _bounds(self.rule, self.values, domains))

    def _tried(self, domains: Masks, way: tuple[int, ...]) -> Iterator[int]:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise TooManyWays
        at = len(way)
        taken = {way[other] for other in self.apart[at]}
        return (number for number in bits(domains[at]) if number not in taken)

    def _read(
        self, domains: Masks, way: tuple[int, ...], state: State
    ) -> Iterator[tuple[int, ...]]:
        assert isinstance(self.rule, Regular)
        if len(way) == len(domains):
            if self.rule.accepts(state):
                yield way
            return
        for number in self._tried(domains, way):
            after = self.rule.after(state, self.values[number])
            if after is not None:
                yield from self._read(domains, (*way, number), after)

    def _added(
        self,
        domains: Masks,
        way: tuple[int, ...],
        sum_: int,
        rest: Sequence[tuple[int, int]],
    ) -> Iterator[tuple[int, ...]]:
        assert isinstance(self.rule, Linear)
        least, most = rest[len(way)]
        total = self.rule.total
        assert total is not None
        if sum_ + least > total or (self.rule.relation == "=" and sum_ + most < total):
            return
        if len(way) == len(domains):
            yield way
            return
        _, factor = self.rule.terms[0][len(way)]
        for number in self._tried(domains, way):
            more = sum_ + factor * self.values[number]
            yield from self._added(domains, (*way, number), more, rest)


def _bounds(rule: Linear, values: Sequence[int], domains: Masks) -> list[tuple[int, int]]:
    """Return the least and the largest sum of the terms from each one on."""
    rest = [(0, 0)]
    for (_, factor), mask in zip(rule.terms[0][::-1], [*domains][::-1], strict=True):
        terms = [factor * values[number] for number in bits(mask)] or [0]
        least, most = rest[-1]
        rest.append((least + min(terms), most + max(terms)))
    return rest[::-1]
