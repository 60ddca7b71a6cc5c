"""The rules of a placement as a plain graph with coloured nodes: two placements of cells look alike
to the rules when the graph looks alike from them.

node    a cell, a rule, or a part of a rule whose parts differ or are compared with each other
colour  what a node is by itself: a cell with its given, a kind of rule with its total
twins   cells with the same colour and the same neighbours: any exchange of them is a symmetry

A rule, or a group of equal sums, that stands there twice is one node, as `preserves` takes it. That
all cells are different tells none of them from another and is left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import assert_never

from ..model.placement import Placement
from ..model.rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs
from .drawing_symmetries import form_of


class Graph:
    """`colours` and the neighbours (`near`) of each node; the cells are the first nodes."""

    def __init__(self, placement: Placement) -> None:
        givens = placement.givens
        self.cells = placement.size
        self.colours: list[Hashable] = [("cell", givens.get(c)) for c in range(self.cells)]
        self.near: list[list[int]] = [[] for _ in range(self.cells)]
        for rule in {form_of(rule): rule for rule in reversed(placement.rules)}.values():
            self._draw(rule)

    def _draw(self, rule: Rule) -> None:
        match rule:
            case AllDifferent(cells, offsets) if len(set(offsets)) > 1:
                shifted: dict[int, list[int]] = {}
                for cell, offset in zip(cells, offsets, strict=True):
                    shifted.setdefault(offset - min(offsets), []).append(cell)
                self._node("shifted", [self._node(("by", d), c) for d, c in shifted.items()])
            case AllDifferent(cells):
                if len(cells) < self.cells:
                    self._node("different", cells)
            case SumIs(cells, total):
                self._node(("sum", total), cells)
            case AtMost(cells, total):
                self._node(("at most", total), cells)
            case EqualSums(groups):
                distinct = dict.fromkeys(map(frozenset, groups))
                self._node("equal", [self._node("group", group) for group in distinct])
            case Less(smaller, larger):
                self._node("less", [self._node("small", [smaller]), self._node("large", [larger])])
            case Given():
                pass  # a cell's colour
            case _:
                assert_never(rule)

    def _node(self, colour: Hashable, neighbours: Iterable[int]) -> int:
        number = len(self.colours)
        self.colours.append(colour)
        self.near.append(list(neighbours))
        for other in self.near[number]:
            self.near[other].append(number)
        return number

    def twins(self) -> list[list[int]]:
        """All cells, those that are twins of each other in one list; in order of the first."""
        alike: dict[Hashable, list[int]] = {}
        for cell in range(self.cells):
            alike.setdefault((self.colours[cell], *self.near[cell]), []).append(cell)
        return list(alike.values())

    def keep(self, cells: Iterable[int]) -> None:
        """Leave only some of the cells connected; the others' nodes stay, alone."""
        gone = set(range(self.cells)).difference(cells)
        self.near = [
            [] if node in gone else [other for other in near if other not in gone]
            for node, near in enumerate(self.near)
        ]
