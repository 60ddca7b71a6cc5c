"""The rules of a placement as a simple graph with coloured nodes: the rules cannot tell two cells
apart if the graph looks the same from both.

node    a cell, a rule, or a part of a rule whose parts differ or are compared with each other
colour  a node by itself: a cell with its given, a kind of rule with its total
twins   cells with the same colour and the same neighbours: exchanging them is a symmetry

A rule or a group of equal sums that occurs twice is one node, as in `preserves`. The rule that all
cells differ distinguishes none of them and is omitted.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import pairwise
from typing import assert_never

from ..model.placement import Placement
from ..model.regular import Regular, Reversible
from ..model.rules import AllDifferent, Given, Kind, Linear, Terms, kind_of
from .drawing_symmetries import form_of


class Graph:
    """`colours` and the neighbours (`near`) of each node; the cells are the first nodes."""

    def __init__(self, placement: Placement) -> None:
        givens = placement.givens
        self.cells = placement.size
        self.colours: list[Hashable] = [("cell", givens.get(c)) for c in range(self.cells)]
        self.near: list[list[int]] = [[] for _ in range(self.cells)]
        for rule in {form_of(rule): rule for rule in reversed(placement.rules)}.values():
            if not isinstance(rule, Given):  # a cell's colour
                self._draw(kind_of(rule))

    def _draw(self, kind: Kind) -> None:
        match kind:
            case AllDifferent(cells, offsets) if len(set(offsets)) > 1:
                shifted: dict[int, list[int]] = {}
                for cell, offset in zip(cells, offsets, strict=True):
                    shifted.setdefault(offset - min(offsets), []).append(cell)
                self._node("shifted", [self._node(("by", d), c) for d, c in shifted.items()])
            case AllDifferent(cells):
                if len(cells) < self.cells:
                    self._node("different", cells)
            case Linear(_, relation, total):
                one, *more = {frozenset(terms): terms for terms in kind.terms}.values()
                if total is None or more:
                    sums = [self._sum("group", terms) for terms in (one, *more)]
                    self._node((relation, total), sums)
                else:
                    self._sum((relation, total), one)
            case Regular():
                self._row(kind)
            case _:
                assert_never(kind)

    def _sum(self, colour: Hashable, terms: Terms) -> int:
        """Add a node for a sum, and one for each coefficient unless all are 1."""
        cells: dict[int, list[int]] = {}
        for cell, k in terms:
            cells.setdefault(k, []).append(cell)
        if cells.keys() == {1}:
            return self._node(colour, cells[1])
        return self._node(colour, [self._node(("times", k), c) for k, c in cells.items()])

    def _row(self, rule: Regular) -> None:
        """Add a node for a row. Without an order its cells are neighbours of that node; otherwise
        each cell has a node for its position. Adjacent cells of a row that reads the same backwards
        have a node too; in other rows no node expresses the order of the cells, which is checked
        for every symmetry found."""
        definition, _ = rule.form(range(len(rule.cells)))
        if rule.unordered:
            self._node(definition, rule.cells)
        else:
            places = zip(rule.roles(), rule.cells, strict=True)
            name = type(rule).__name__, len(rule.cells)
            row = [self._node((name, role), [cell]) for role, cell in places]
            self._node(name, row)
            if isinstance(rule, Reversible):
                for pair in pairwise(row):
                    self._node("beside", pair)

    def _node(self, colour: Hashable, neighbours: Iterable[int]) -> int:
        number = len(self.colours)
        self.colours.append(colour)
        self.near.append(list(neighbours))
        for other in self.near[number]:
            self.near[other].append(number)
        return number

    def twins(self) -> list[list[int]]:
        """Return all cells, grouped by twins, in order of the first cell."""
        alike: dict[Hashable, list[int]] = {}
        for cell in range(self.cells):
            alike.setdefault((self.colours[cell], *self.near[cell]), []).append(cell)
        return list(alike.values())

    def keep(self, cells: Iterable[int]) -> None:
        """Disconnect all other cells; their nodes stay, isolated."""
        gone = set(range(self.cells)).difference(cells)
        self.near = [
            [] if node in gone else [other for other in near if other not in gone]
            for node, near in enumerate(self.near)
        ]
