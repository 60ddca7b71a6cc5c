"""Colour refinement: distinguishable nodes get different colours.

class     the nodes of one colour; the colour is the number of nodes in the classes before it
stable    where nodes of one colour have equally many neighbours of each colour
single    said of a class of one node
trace     the observations made while refining. Two colourings of one graph that look alike leave
          the same trace, and their colours mean the same (McKay, "Practical graph isomorphism",
          1981)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain

from ..model.incremental import Incremental

Trace = list[tuple[int, ...]]


class Spent(Exception):
    """The budget of steps is used up."""


class StepBudget:
    """The number of steps left: neighbours examined, colours copied."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self, steps: int) -> None:
        """Take steps. Raises Spent if too few were left."""
        self.left -= steps
        if self.left < 0:
            raise Spent


class Colouring:
    """A colour for every node (`colour`) and the nodes of every colour (`classes`)."""

    def __init__(
        self, near: Sequence[Sequence[int]], colours: Iterable[Hashable], budget: StepBudget
    ) -> None:
        self.near, self.budget = near, budget
        alike: dict[Hashable, list[int]] = {}
        for node, colour in enumerate(colours):
            alike.setdefault(colour, []).append(node)
        self.colour = [0] * len(near)
        self.classes: dict[int, frozenset[int]] = {}
        at = 0
        for nodes in alike.values():
            self._make(at, nodes)
            at += len(nodes)

    def copy(self) -> Colouring:
        """Return an independent copy of the colouring."""
        self.budget.spend(len(self.colour))
        copy = object.__new__(Colouring)
        copy.near, copy.budget = self.near, self.budget
        copy.colour, copy.classes = self.colour.copy(), self.classes.copy()
        return copy

    def single_out(self, node: int) -> list[int]:
        """Give a node a colour of its own; return the classes to refine by."""
        colour = self.colour[node]
        others = self.classes[colour] - {node}
        self._make(colour, [node])
        if others:
            self._make(colour + 1, others)
        return [colour]

    def refine(
        self, waiting: list[int], expected: Trace | None = None
    ) -> Incremental[Trace | None]:
        """Split classes until the colouring is stable, starting from the classes `waiting`; return
        the trace, or None as soon as it differs from the expected one. Raises Spent."""
        trace: Trace = []
        pending = set(waiting)
        for splitter in waiting:
            if len(self.classes) == len(self.colour):
                break  # all are single: nothing left to split
            pending.remove(splitter)
            times = self._times_near(self.classes[splitter])
            self.budget.spend(1 + len(times))
            touched: dict[int, dict[int, list[int]]] = {}
            for node, count in times.items():
                touched.setdefault(self.colour[node], {}).setdefault(count, []).append(node)
            for colour, counted in sorted(touched.items()):
                seen = [splitter, colour]
                for count in sorted(counted):
                    seen += (count, len(counted[count]))
                trace.append(tuple(seen))
                if expected is not None and trace[-1:] != expected[len(trace) - 1 : len(trace)]:
                    return None
                if len(self.classes[colour]) > 1:
                    self._split(colour, counted, waiting, pending)
            yield
        return trace if expected is None or len(trace) == len(expected) else None

    def _times_near(self, members: frozenset[int]) -> Mapping[int, int]:
        """Return how often each node is a neighbour of the members of a class."""
        if len(members) == 1:  # most are, once the first cells are singled out
            (member,) = members
            return dict.fromkeys(self.near[member], 1)
        return Counter(chain.from_iterable(map(self.near.__getitem__, members)))

    def _split(
        self, colour: int, counted: dict[int, list[int]], waiting: list[int], pending: set[int]
    ) -> None:
        """Split a class by the counts of its nodes; the largest part need not wait."""
        members = self.classes[colour]
        parts: list[Iterable[int]] = [counted[count] for count in sorted(counted)]
        sizes = [len(counted[count]) for count in sorted(counted)]
        if sum(sizes) < len(members):
            parts.insert(0, members.difference(*parts))
            sizes.insert(0, len(members) - sum(sizes))
        if len(parts) == 1:
            return
        largest = sizes.index(max(sizes)) if colour not in pending else 0
        at = colour
        for number, (part, size) in enumerate(zip(parts, sizes, strict=True)):
            self._make(at, part)
            if number != largest:
                waiting.append(at)
                pending.add(at)
            at += size

    def _make(self, colour: int, nodes: Iterable[int]) -> None:
        self.classes[colour] = members = frozenset(nodes)
        for node in members:
            self.colour[node] = colour
