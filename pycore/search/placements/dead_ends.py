"""What a dead end teaches: a fact that its trials broke, and how far back it takes the search.

atom      a cell within a mask: it became so with one entry of the trail (propagation/trail.py)
clash     atoms that cannot all hold, at first those with which something was left without
resolved  an atom replaced by those from which it followed
fact      the clash as soon as one atom alone is of the last level (its first unique implication
          point): so without that level it still says something, namely that this atom is false
level     of a fact, to which the search goes back: the last one of which it has another atom

The method is that of J. Marques-Silva, K. Sakallah, "GRASP: a search algorithm for propositional
satisfiability", 1999, and of Chaff (M. Moskewicz and others, 2001), with masks for literals.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from ...propagation.store import Atom, Masks, Propagator
from ...propagation.trail import Fact, Source, Trail


class Lesson(NamedTuple):
    """A fact as atoms, that of the last level first and then one of the level to go back to; that
    level; the cells met on the way; the facts used."""

    atoms: list[Atom]
    level: int
    cells: list[int]
    used: list[Fact]


class Clash:
    """Atoms that cannot all hold, one for each cell, and the entries with which they came to hold.
    Those that hold at the root are left out. `latest` are the entries of the last level."""

    def __init__(self, trail: Trail, root: Masks) -> None:
        self.trail, self.root = trail, root
        self.masks: dict[int, int] = {}
        self.entries: dict[int, int] = {}
        self.latest: set[int] = set()
        self.used: list[Fact] = []

    def add(self, atoms: Iterable[Atom]) -> None:
        """Add atoms, each of which has an entry."""
        masks, entries, latest = self.masks, self.entries, self.latest
        since_when, start, last = self.trail.since_when, self.trail.starts[0], self.trail.starts[-1]
        for cell, mask in atoms:
            mask &= masks.get(cell, mask)
            entry = since_when(cell, mask)
            if entry >= start:
                latest.discard(entries.get(cell, -1))
                masks[cell], entries[cell] = mask, entry
                if entry >= last:
                    latest.add(entry)

    def add_failure(self) -> None:
        """Add the atoms with which the trail has just met a dead end."""
        trail = self.trail
        if trail.failed:
            self.add(self.cause(trail.failed, trail.since, -1, 0))
            return
        cell = trail.empty
        mask = trail.masks[cell]
        self.add([(cell, mask)])
        if trail.source is not None:
            self.add(self.cause(trail.source, trail.since, cell, mask))

    def resolve(self, cell: int) -> None:
        """Replace the atom of a cell by those from which it followed."""
        mask, number = self.masks.pop(cell), self.entries.pop(cell)
        entry = self.trail.entries[number]
        self.latest.remove(number)
        self.add([(cell, mask | entry.before)])
        self.add(self.cause(entry.by, entry.since, cell, entry.before & ~mask))

    def cause(self, by: Source, since: int, cell: int, gone: int) -> list[Atom]:
        """Return atoms from which it followed that candidates of a cell were excluded, or, for cell
        -1, that nothing could follow."""
        root, trail = self.root, self.trail
        if isinstance(by, Fact):
            self.used.append(by)
            others = (atom for atom in by.outside if atom[0] != cell)
            return [(other, root[other] & ~outside) for other, outside in others]
        if isinstance(by, Propagator):
            before = root.copy()
            for each in by.cells:
                before[each] = trail.held(each, since)
            return by.cause(before, cell, gone, root)
        assert by is not None, "a trial follows from nothing"
        return [(by, trail.masks[by])]


def lesson_of(trail: Trail, root: Masks) -> Lesson:
    """Return what the dead end teaches that the trail has just met, above the root."""
    clash, met = Clash(trail, root), list[int]()
    clash.add_failure()
    latest, entries = clash.latest, clash.entries
    while len(latest) > 1:
        cell = trail.entries[max(latest)].cell
        met.append(cell)
        clash.resolve(cell)
    met += entries
    shorten(clash, trail.entries[max(latest)].cell)
    order = sorted(entries, key=entries.__getitem__, reverse=True)
    level = bisect_right(trail.starts, entries[order[1]]) if len(order) > 1 else 0
    return Lesson([(each, clash.masks[each]) for each in order], level, met, clash.used)


def shorten(clash: Clash, kept: int) -> None:
    """Leave out the atoms that follow from the others at once (N. Sörensson, A. Biere, "Minimizing
    learned clauses", 2009)."""
    trail, masks, entries = clash.trail, clash.masks, clash.entries
    for cell in sorted(entries, key=entries.__getitem__, reverse=True):
        entry = trail.entries[entries[cell]]
        if cell == kept or entry.by is None:
            continue
        behind = clash.cause(entry.by, entry.since, cell, entry.before & ~masks[cell])
        behind.append((cell, masks[cell] | entry.before))
        rest = {each: mask for each, mask in masks.items() if each != cell}
        if all(not rest.get(each, clash.root[each]) & ~mask for each, mask in behind):
            del masks[cell], entries[cell]
