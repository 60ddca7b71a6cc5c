"""A store that writes down every exclusion, takes the latest back, and obeys facts learned on the
way.

entry    one exclusion: the cell, its candidates before, the entry before it in the same cell (-1
         for none), what excluded, and how many entries there were when that began to run
source   what excludes: a propagator; a fact; a cell placed, for its peers; None for a trial
level    the entries from one trial to the next; level 0 is what follows without any
fact     cells with masks that can never all hold at once: written as what some cell must have
         instead, its `outside`
witness  a value that keeps a fact quiet: a candidate of one of its cells, outside. Each fact has
         two, in two cells, and is looked at only when one of them is excluded (the watched
         literals of Chaff: Moskewicz, Madigan, Zhao, Zhang, Malik, "Engineering an efficient SAT
         solver", 2001)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from .store import Atom, Masks, Propagator, Store
from .value_masks import ValueMasks


class Fact:
    """Cells and what each has outside the masks that cannot all hold; the cells watched come first.

    `number` counts the facts of a search from 1. It holds for all solutions but the first `after`
    that the search has found; `is_seen` if it says no more than that these are found. `over` are
    the trials that were taken back although they were not to blame.
    """

    __slots__ = ("activity", "after", "is_seen", "number", "outside", "over")

    def __init__(
        self, number: int, outside: Iterable[Atom], after: int = 0, is_seen: bool = False
    ) -> None:
        self.number, self.after, self.is_seen = number, after, is_seen
        self.outside = list(outside)
        self.over, self.activity = 0, 0.0

    def copy(self) -> Fact:
        """Return the same, for another trail."""
        return Fact(self.number, self.outside, self.after, self.is_seen)


Source = Propagator | Fact | int | None


class TrailEntry(NamedTuple):
    """See the head of this module."""

    cell: int
    before: int
    latest: int
    by: Source
    since: int


class Trail(Store):
    """The entries, by level, and the facts by their witnesses. `recalled` are the numbers of the
    facts that have excluded something since a level was taken back, one for each time."""

    def __init__(
        self, values: ValueMasks, peers: Sequence[Sequence[int]], propagators: Sequence[Propagator]
    ) -> None:
        super().__init__(values, peers, propagators)
        self.entries: list[TrailEntry] = []
        self.starts: list[int] = []
        self.recalled: list[int] = []
        self.source: Source = None
        self.since = self._looked = 0
        self._latest = [-1] * len(peers)
        self._width = len(values.values)
        self._watching: list[list[Fact]] = [[] for _ in range(len(peers) * self._width)]

    def narrow(self, cell: int, mask: int) -> bool:
        """Do the same, and write it down."""
        before = self.masks[cell]
        if before & ~mask:
            if before & mask:
                entry = TrailEntry(cell, before, self._latest[cell], self.source, self.since)
                self._latest[cell] = len(self.entries)
                self.entries.append(entry)
            return super().narrow(cell, mask)
        return True

    def settle(self) -> bool:
        """Run waiting work until nothing more follows: placed values first, then facts, then
        propagators. After a failure `source` is what found it."""
        self.failed, self.empty, waiting, late = None, -1, self._waiting, self._waiting_late
        placed, masks, narrow, entries = self.placed, self.masks, self.narrow, self.entries
        while True:
            while self._done < len(placed):
                cell = self.source = placed[self._done]
                self._done += 1
                bit = masks[cell]
                for peer in self.peers[cell]:
                    if masks[peer] & bit and not narrow(peer, ~bit):
                        return self._clear()
            if self._looked < len(entries):
                cell, before, *_ = entries[self._looked]
                self._looked += 1
                if not self._obey(cell, before & ~masks[cell]):
                    return self._clear()
                continue
            if waiting:
                propagator = waiting.pop()
            elif late:
                propagator = late.pop()
            else:
                return True
            self._waits.remove(propagator)
            self.source, self.since = propagator, len(entries)
            if not propagator.run(self):
                self.failed = propagator if self.empty < 0 else None
                return self._clear()

    def suppose(self, atoms: Iterable[Atom]) -> bool:
        """Begin a level: restrict cells to these candidates, and exclude what follows; return False
        if the result is dead."""
        self._late = self._late_in_trial
        self.starts.append(len(self.entries))
        self.source, self.failed, self.empty = None, None, -1
        return (all(self.narrow(*atom) for atom in atoms) and self.settle()) or self._clear()

    def back_to(self, level: int) -> None:
        """Take back all levels beyond."""
        start, masks, latest = self.starts[level], self.masks, self._latest
        for cell, before, earlier, _, _ in reversed(self.entries[start:]):
            masks[cell], latest[cell] = before, earlier
        del self.entries[start:], self.starts[level:]
        while self.placed and masks[self.placed[-1]] & masks[self.placed[-1]] - 1:
            self.placed.pop()
        self._done, self._looked = len(self.placed), start
        self.recalled.clear()

    def follow(self, fact: Fact) -> bool:
        """Exclude what follows from a fact of which only the first cell still has a candidate
        outside; return False if the result is dead."""
        self.source = fact
        return self.narrow(*fact.outside[0]) and self.settle()

    def add(self, fact: Fact) -> bool:
        """Obey a fact from now on, before the first trial; return False if it is dead already."""
        fact.outside.sort(key=lambda atom: not self.masks[atom[0]] & atom[1])
        left = [cell for cell, outside in fact.outside if self.masks[cell] & outside]
        self.watch(fact)
        return len(left) > 1 or (bool(left) and self.follow(fact))

    def watch(self, fact: Fact) -> None:
        """Look at a fact whenever the witness in one of its first two cells is excluded; where a
        cell has none any more, that is the one excluded last."""
        if len(fact.outside) > 1:
            for cell, outside in fact.outside[:2]:
                left = self.masks[cell] & outside
                if not left:
                    entry = self.since_when(cell, self.values.every & ~outside)
                    left = self.entries[entry].before & outside if entry >= 0 else outside
                self._watching[cell * self._width + left.bit_length() - 1].append(fact)

    def watch_only(self, facts: Iterable[Fact]) -> None:
        """Watch these facts and no others: in each the two cells that lost all outside last, or
        still have some."""

        def lost(atom: Atom) -> float:
            cell, outside = atom
            if self.masks[cell] & outside:
                return inf
            return self.since_when(cell, self.values.every & ~outside)

        for watching in self._watching:
            watching.clear()
        for fact in facts:
            fact.outside.sort(key=lost, reverse=True)
            self.watch(fact)

    def _obey(self, cell: int, gone: int) -> bool:
        """Look at the facts that had these candidates of a cell as a witness; return False if one
        of them cannot hold."""
        masks, watching, width = self.masks, self._watching, self._width
        mask, first = masks[cell], cell * width
        while gone:
            bit = gone & -gone
            gone ^= bit
            facts = watching[first + bit.bit_length() - 1]
            if not facts:
                continue
            here, kept = facts.copy(), list[Fact]()
            facts.clear()
            for at, fact in enumerate(here):
                outside = fact.outside
                if outside[0][0] == cell:
                    outside[0], outside[1] = outside[1], outside[0]
                left = mask & outside[1][1]
                if left:
                    watching[first + left.bit_length() - 1].append(fact)
                    continue
                other, there = outside[0]
                if masks[other] & ~there == 0:
                    kept.append(fact)
                    continue
                for place in range(2, len(outside)):
                    another, value = outside[place]
                    left = masks[another] & value
                    if left:
                        outside[1], outside[place] = outside[place], outside[1]
                        watching[another * width + left.bit_length() - 1].append(fact)
                        break
                else:
                    kept.append(fact)
                    self.recalled.append(fact.number)
                    self.source = fact
                    if not self.narrow(other, there):
                        facts += kept + here[at + 1 :]
                        return False
            facts += kept
        return True

    def held(self, cell: int, at: int) -> int:
        """Return the candidates that a cell had when there were so many entries."""
        mask, entries, entry = self.masks[cell], self.entries, self._latest[cell]
        while entry >= at:
            mask, entry = entries[entry].before, entries[entry].latest
        return mask

    def since_when(self, cell: int, mask: int) -> int:
        """Return the entry with which a cell was left with no candidate but those of a mask; -1 if
        it never had others."""
        entries, entry = self.entries, self._latest[cell]
        while entry >= 0 and not entries[entry].before & ~mask:
            entry = entries[entry].latest
        return entry

    def at_root(self) -> Masks:
        """Return the candidates before the first trial."""
        start = self.starts[0] if self.starts else len(self.entries)
        return [self.held(cell, start) for cell in range(len(self.masks))]
