"""The state of a search that learns from its dead ends, and what it does with one.

lesson    a fact, and the level to go back to (dead_ends.py)
activity  of a cell: how much it had to do with the latest dead ends; of a fact likewise. Each dead
          end counts for a little more than the one before (Chaff, 2001)
refuted   a solution that was found: that its trials can all hold is a fact no more. So the search
          goes on to others, and finds none twice
passed    a part of the tree that another search has been through: a fact too (handover.py)
record    the trials of the last solution: while it is kept, none of its levels is left but one by
          one, from the last (M. Gebser, B. Kaufmann, A. Neumann, T. Schaub, "Conflict-driven answer
          set enumeration", 2007)

The first solutions are refuted by facts that are kept, which cost memory but let the search go back
anywhere; all further ones by the record.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from operator import truediv
from typing import NamedTuple

from ...model.memo import Memo
from ...model.placement import Solution
from ...propagation.propagators import Rules
from ...propagation.store import Atom, Masks
from ...propagation.trail import Fact
from .dead_ends import lesson_of

MOST_LEARNED = 2000
"""Facts; beyond it the half with the least activity is forgotten."""

MOST_REFUTED = 64
"""Solutions that are refuted by facts."""

FADING = 0.95
"""What the activity of cells is worth after one more dead end; that of facts fades less."""
FADING_FACTS = 0.999

MOST_TOLD, MOST_NOTED = 10_000, 1_000
"""Facts, and solutions, on record for those who ask later."""

MOST_ACTIVE = 1e100

SETTLED = 1e12
"""Stands for that square where a cell has a single candidate: it is never chosen."""


class Backjump(NamedTuple):
    """A fact to follow, and the level to go back to before."""

    fact: Fact
    level: int


class Log:
    """What was learned, by number, and what was found: the latest facts, the first solutions, with
    those `found` by another search before. That one `is_resumed` if it does not know of all."""

    def __init__(self, found: Iterable[Solution] = (), is_resumed: bool = False) -> None:
        self.facts: deque[Fact] = deque(maxlen=MOST_TOLD)
        self.found = list(found)
        self.is_resumed = is_resumed

    def until(self, number: int) -> list[Fact]:
        """Return the facts that were known after that one, as far as they are on record."""
        return [fact for fact in self.facts if fact.number <= number]

    def fact(self, number: int) -> Fact | None:
        """Return a fact; None if it is not on record."""
        at = number - self.facts[0].number if self.facts else -1
        return self.facts[at] if 0 <= at < len(self.facts) else None


class Learning:
    """The trail; the cells of the trials, by level; the facts. `record` is the number of levels of
    the last solution that are still to be left one by one."""

    def __init__(self, rules: Rules, log: Log) -> None:
        self.rules, self.trail, self.log = rules, rules.trail(), log
        size = rules.placement.size
        self.trials: list[int] = []
        self.facts: list[Fact] = []
        self.refuted: list[Fact] = []
        self.passed: list[Fact] = []
        self.learned, self.found, self.record = 0, len(log.found), 0
        self.activity = [1.0] * size
        for propagator in rules.propagators:
            for cell in propagator.cells:
                self.activity[cell] += 1
        self._gain = self._gain_of_facts = 1.0
        self._weights: Memo[int, float] = Memo(
            lambda mask: mask.bit_count() ** 2 if mask & mask - 1 else SETTLED
        )
        self._root = (-1, list[int]())

    def begin(self, passed: Iterable[Sequence[Atom]] = ()) -> bool:
        """Exclude what follows without a trial; return False if there is no solution, but for those
        in the parts of the tree that were passed."""
        every = self.rules.values.every
        self.passed = [
            self._noted([(cell, every & ~mask) for cell, mask in reversed(atoms)], True)
            for atoms in passed
        ]
        alive = self.trail.begin(self.rules.domains())
        return alive and all(self.trail.add(fact) for fact in self.passed)

    def is_open(self) -> bool:
        """Return whether some cell has several candidates."""
        return any(mask & mask - 1 for mask in self.trail.masks)

    def solution(self) -> Solution:
        """Return the values of all cells."""
        values = self.rules.placement.values
        return tuple([values[mask.bit_length() - 1] for mask in self.trail.masks])

    def try_next(self) -> bool:
        """Try the least candidate of the most active cell, for the square of the number of its
        candidates; return False if that is dead."""
        masks, weights = self.trail.masks, self._weights
        merits = list(map(truediv, self.activity, map(weights.__getitem__, masks)))
        cell = merits.index(max(merits))
        self.trials.append(cell)
        mask = masks[cell]
        return self.trail.suppose([(cell, mask & -mask)])

    def back_to(self, level: int) -> None:
        """Take back all trials beyond."""
        if level < len(self.trials):
            self.trail.back_to(level)
            del self.trials[level:]

    def after_dead_end(self) -> Backjump:
        """Return where the search goes on after the dead end just met. At the end of a level of the
        record all below it has been seen."""
        if len(self.trials) == self.record:
            self.record -= 1
            return Backjump(self._seen(), self.record)
        atoms, level, cells, used = lesson_of(self.trail, self._at_root())
        self._reward(cells, used)
        every = self.rules.values.every
        fact = self._noted([(cell, every & ~mask) for cell, mask in atoms], False)
        fact.activity = self._gain_of_facts
        self.facts.append(fact)
        level = max(level, self.record)
        fact.over = len(self.trials) - 1 - level
        return Backjump(fact, level)

    def after_solution(self) -> Backjump:
        """Return where the search goes on after the solution just found."""
        self.found += 1
        if len(self.log.found) < MOST_NOTED:
            self.log.found.append(self.solution())
        level, seen = len(self.trials) - 1, self._seen()
        if self.record or len(self.refuted) >= MOST_REFUTED:
            self.record = level
        else:
            self.refuted.append(seen)
        return Backjump(seen, level)

    def take(self, turn: Backjump) -> bool:
        """Follow a fact, after the levels beyond were taken back; return False if that is dead."""
        if turn.fact in (*self.facts[-1:], *self.refuted[-1:]):
            self.trail.watch(turn.fact)
        return self.trail.follow(turn.fact)

    def forget(self) -> None:
        """Forget facts, if there are too many."""
        if len(self.facts) > MOST_LEARNED:
            self.facts.sort(key=lambda fact: (len(fact.outside) > 2, -fact.activity))
            del self.facts[MOST_LEARNED // 2 :]
            self.trail.watch_only(self.facts + self.refuted + self.passed)

    def _seen(self) -> Fact:
        """Return that the trials cannot all hold once more."""
        every, masks = self.rules.values.every, self.trail.masks
        return self._noted([(cell, every & ~masks[cell]) for cell in reversed(self.trials)], True)

    def _noted(self, outside: list[Atom], is_seen: bool) -> Fact:
        """Return a new fact, on record."""
        self.learned += 1
        fact = Fact(self.learned, outside, self.found, is_seen)
        self.log.facts.append(fact)
        return fact

    def _at_root(self) -> Masks:
        """Return the candidates before the first trial."""
        start = self.trail.starts[0]
        if self._root[0] != start:
            self._root = start, self.trail.at_root()
        return self._root[1]

    def _reward(self, cells: Iterable[int], used: Iterable[Fact]) -> None:
        """Make what had to do with a dead end more active."""
        for cell in cells:
            self.activity[cell] += self._gain
        for fact in used:
            fact.activity += self._gain_of_facts
        self._gain /= FADING
        self._gain_of_facts /= FADING_FACTS
        if self._gain > MOST_ACTIVE:
            self.activity = [each / MOST_ACTIVE for each in self.activity]
            self._gain /= MOST_ACTIVE
        if self._gain_of_facts > MOST_ACTIVE:
            for fact in self.facts:
                fact.activity /= MOST_ACTIVE
            self._gain_of_facts /= MOST_ACTIVE
