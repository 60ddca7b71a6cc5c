"""Candidates, and the fixed point: propagators run until none of them excludes anything more.

candidates  the values left for a cell, as a mask (value_masks.py)
single      a cell with one candidate: its value is placed
propagator  excludes candidates with which a rule cannot hold; it runs again when one of its cells
            has changed
waiting     a propagator that is to run; those that cost more wait until the others have nothing
            left to do
dead        a cell is left without a candidate, or a propagator finds that its rule cannot hold

A state of the search is the list of all candidates. It is copied where the search branches: for a
few hundred cells that costs less than to write down and undo every change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..model.bilingual import Text
from ..model.cell_names import Names
from .implied import Origin
from .value_masks import ValueMasks

Masks = list[int]
"""The candidates of every cell."""

Atom = tuple[int, int]
"""A cell and a mask: the cell has no candidates outside the mask."""


class Propagator:
    """What one rule, or a part of one, excludes. `rule` is its index in the placement; `origin`
    says from which rules a derived sum follows."""

    late: ClassVar[bool] = False
    """Whether it waits until the cheap propagators have finished."""

    at_start: ClassVar[bool] = False
    """Whether it runs only before the first trial, because later it costs more than it saves."""

    origin: Origin | None = None

    def __init__(self, rule: int, cells: Sequence[int]) -> None:
        self.rule, self.cells = rule, tuple(cells)

    def run(self, store: Store) -> bool:
        """Exclude impossible candidates; return False if the rule cannot hold."""
        raise NotImplementedError

    def among(self, near: Sequence[int]) -> Propagator:
        """Return the same propagator for fewer peers: `near[cell]` is the mask of the cells that
        must differ from a cell."""
        return self

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return masks of a small set of cells that suffice to exclude the candidates `gone` of a
        cell or, for cell -1, to show that the rule cannot hold. `before` are the candidates with
        which this happened, `root` those before the first trial."""
        masks = root.copy()
        for each in self.cells:
            masks[each] = before[each]
        for each in self.cells:
            masks[each] = root[each]
            if not self._excludes(masks, cell, gone):
                masks[each] = before[each]
        return [(each, masks[each]) for each in self.cells if masks[each] != root[each]]

    def _excludes(self, masks: Masks, cell: int, gone: int) -> bool:
        """Return whether these candidates lead to the same exclusion."""
        trial = Trial(masks.copy())
        return not self.run(trial) or (cell >= 0 and not trial.masks[cell] & gone)

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """Return why a cell keeps only the candidates `left`, as a clause after "since"; `masks`
        are the earlier candidates."""
        raise NotImplementedError

    def dead(self, masks: Masks, names: Names) -> Text:
        """Return why the rule cannot hold with these candidates, as a clause after "since"."""
        raise NotImplementedError


class Store:
    """The candidates (`masks`), the cells placed since the last look (`placed`), in order, and the
    propagators of each cell. `peers[cell]` are the cells that must hold another value.

    After a failure `failed` is the propagator that found it, or `empty` the cell without a
    candidate.
    """

    def __init__(
        self, values: ValueMasks, peers: Sequence[Sequence[int]], propagators: Sequence[Propagator]
    ) -> None:
        size = len(peers)
        self.values, self.peers, self.propagators = values, peers, propagators
        self.masks: Masks = [values.every] * size
        self.placed: list[int] = []
        self.failed: Propagator | None = None
        self.empty = -1
        self.by: Propagator | None = None
        self._early: list[list[Propagator]] = [[] for _ in range(size)]
        self._late_at_start: list[list[Propagator]] = [[] for _ in range(size)]
        self._late_in_trial: list[list[Propagator]] = [[] for _ in range(size)]
        for propagator in propagators:
            for cell in propagator.cells:
                if not propagator.late:
                    self._early[cell].append(propagator)
                    continue
                self._late_at_start[cell].append(propagator)
                if not propagator.at_start:
                    self._late_in_trial[cell].append(propagator)
        self._late = self._late_at_start
        self._waiting: list[Propagator] = []
        self._waiting_late: list[Propagator] = []
        self._waits: set[Propagator] = set()  # of both together
        self._done = 0

    def narrow(self, cell: int, mask: int) -> bool:
        """Exclude the candidates of a cell outside the mask; return False if none is left."""
        before = self.masks[cell]
        after = before & mask
        if after == before:
            return True
        if not after:
            self.empty = cell
            return False
        self.masks[cell] = after
        if not after & after - 1:
            self.placed.append(cell)
        waits = self._waits
        for propagator in self._early[cell]:
            if propagator not in waits:
                waits.add(propagator)
                self._waiting.append(propagator)
        for propagator in self._late[cell]:
            if propagator not in waits:
                waits.add(propagator)
                self._waiting_late.append(propagator)
        return True

    def begin(self, domains: Sequence[int]) -> bool:
        """Start from these candidates and exclude what follows; return False if they are dead."""
        self._late = self._late_at_start
        self._waits = set(self.propagators)
        self._waiting = [each for each in self.propagators if not each.late]
        self._waiting_late = [each for each in self.propagators if each.late]
        self.placed, self._done = [], 0
        if self.values.every & self.values.every - 1 == 0:
            self.placed = list(range(len(self.masks)))  # one value: nothing will change
        if not all(map(self.narrow, range(len(domains)), domains)):
            return self._clear()
        return self.settle()

    def go_to(self, masks: Masks) -> None:
        """Return to a state, which is copied."""
        self.masks, self._late = masks.copy(), self._late_in_trial
        self.placed, self._done = [], 0

    def place(self, cell: int, number: int) -> bool:
        """Place the value with that number in a cell and exclude what follows; return False if the
        result is dead."""
        return self.narrow(cell, 1 << number) and self.settle()

    def settle(self) -> bool:
        """Run waiting propagators until nothing more follows; return False as soon as something is
        dead."""
        self.failed, self.empty, waiting, late = None, -1, self._waiting, self._waiting_late
        placed, masks, narrow = self.placed, self.masks, self.narrow
        while True:
            self.by = None
            while self._done < len(placed):
                cell = placed[self._done]
                self._done += 1
                bit = masks[cell]
                for peer in self.peers[cell]:
                    if masks[peer] & bit and not narrow(peer, ~bit):
                        return self._clear()
            if waiting:
                propagator = waiting.pop()
            elif late:
                propagator = late.pop()
            else:
                return True
            self._waits.remove(propagator)
            self.by = propagator
            if not propagator.run(self):
                self.failed = propagator if self.empty < 0 else None
                return self._clear()

    def _clear(self) -> bool:
        self._waits.clear()
        self._waiting.clear()
        self._waiting_late.clear()
        return False


class Trial(Store):
    """Bare candidates, for what a single propagator excludes in one run."""

    def __init__(self, masks: Masks) -> None:
        self.masks = masks

    def narrow(self, cell: int, mask: int) -> bool:
        """Exclude the candidates of a cell outside the mask."""
        self.masks[cell] &= mask
        return self.masks[cell] > 0
