"""Rules about few cells, whose ways a person can survey, with their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...model.bilingual import Text, joined
from ...model.regular import OneOf, Regular
from ...model.rule_text import called
from ...model.rules import AllDifferent, Given, Linear, kind_of
from ..hints.position import Position
from .resting import apart_in, units_between
from .ways import Ways

MOST_OPEN = 6
"""The most empty cells of a line that a person surveys."""


class SurveyedRule(NamedTuple):
    """A rule: its index, the rule as a sum or a row, and its cells in order."""

    number: int
    kind: Linear | Regular
    cells: tuple[int, ...]

    def open(self, position: Position) -> list[int]:
        """Return its empty cells."""
        return [cell for cell in self.cells if cell not in position.filled]

    def ways(self, position: Position) -> Ways:
        """Return its ways in a position."""
        return Ways(self.kind, position.values, apart_in(position, self.cells))

    def units(self, position: Position) -> list[int]:
        """Return the units by which its cells must differ."""
        return units_between(position, self.cells)

    def name(self, position: Position) -> Text:
        """Return its name."""
        line = position.names.line(self.cells)
        if line:
            return line
        if isinstance(self.kind, Linear):
            listed = position.cell_names(self.cells)
            return Text(f"the line of {listed.en}", joined(listed.ja, "の並び"))
        return called(position.placement.rules[self.number], position.names)


def surveyed(position: Position) -> Iterator[SurveyedRule]:
    """Yield the rules with few empty cells, at least one."""
    for index, rule in enumerate(position.placement.rules):
        kind = kind_of(rule)
        if isinstance(rule, Given | OneOf) or isinstance(kind, AllDifferent):
            continue
        if isinstance(kind, Linear):
            if kind.total is None or kind.relation == "!=":
                continue
            for terms in kind.terms:
                factors = (tuple(factor for _, factor in terms),)
                cells = tuple(cell for cell, _ in terms)
                sum_ = Linear((cells,), kind.relation, kind.total, factors)
                yield from _few(position, SurveyedRule(index, sum_, cells))
        else:
            for row in kind.parts():
                yield from _few(position, SurveyedRule(index, row, row.cells))


def all_plain_sums(position: Position) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Yield the rules that state the sum of cells: the index, the cells and the sum."""
    for index, rule in enumerate(position.placement.rules):
        kind = kind_of(rule)
        if (
            isinstance(kind, Linear)
            and not isinstance(rule, Given)
            and kind.relation == "="
            and kind.total is not None
            and not kind.coefficients
        ):
            for cells in kind.groups:
                yield index, cells, kind.total


def plain_sums(position: Position) -> Iterator[tuple[SurveyedRule, int]]:
    """Yield the surveyed rules that state the sum of two or more different cells, with the sum."""
    for line in surveyed(position):
        kind, apart = line.kind, apart_in(position, line.cells)
        if (
            isinstance(kind, Linear)
            and kind.relation == "="
            and kind.total is not None
            and len(line.cells) > 1
            and all(factor == 1 for _, factor in kind.terms[0])
            and all(len(others) == at for at, others in enumerate(apart))
        ):
            yield line, kind.total


def _few(position: Position, line: SurveyedRule) -> Iterator[SurveyedRule]:
    if 0 < len(line.open(position)) <= MOST_OPEN and len({*line.cells}) == len(line.cells):
        yield line
