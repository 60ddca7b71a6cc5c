"""The reasons of a search that learns: what a dead end teaches, and what follows from that.

taught   the fact that was learned last, with the cells that can be left out left out: without them
         propagation, with the facts before, still refutes the rest
guilty   a minimal subset of the values that stand, from which the rest follows
used     the facts that are needed for it

Everything is worked out again for one moment, whose `bound` is the number of facts known by then. A
question about what was learned last names no cell: its cell is TAUGHT.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.reason import Premises, Reason, fewest
from ...propagation.propagators import Rules
from ...propagation.store import Atom
from ...propagation.trail import Fact, Trail
from ..events import NO_VALUE
from ..reasons import TAUGHT, Moment, NoReason, standing
from .dead_ends import Clash
from .learned_words import Words
from .learning import Log
from .propagate_rules import why_dead, why_follows


class Told:
    """The reasons, from the facts of a log."""

    def __init__(self, rules: Rules, log: Log) -> None:
        self.rules, self.log = rules, log
        self._why, self._follows = why_dead(rules), why_follows(rules)
        self._known = (-1, -1)
        self._trail: Trail | None = None

    def why(self, moment: Moment, cell: int, value: int, names: Names) -> Reason:
        """Return why nothing can follow, by the rules alone if they suffice; or what was learned
        last."""
        if cell == TAUGHT:
            return self._taught(moment.bound, names)
        try:
            return self._why(moment, cell, value, names)
        except NoReason:
            if not moment.bound:
                raise
        values = self._standing(moment)
        guilty = self._guilty(moment.bound, values, -1, 0)
        used = self._used(moment.bound, guilty, -1, 0)
        words = self._words(names).dead(used, self._shown(used))
        return self._reason(words, guilty, used)

    def follows(self, moment: Moment, cell: int, value: int, names: Names) -> Reason:
        """Return why a value is no choice, by the rules alone if they suffice."""
        try:
            return self._follows(moment, cell, value, names)
        except NoReason:
            fixed = standing(self.rules.placement, moment)
            is_cell = 0 <= cell < self.rules.placement.size
            if not moment.bound or cell in fixed or not is_cell or value == NO_VALUE:
                raise
        values = self._standing(moment)
        guilty = self._guilty(moment.bound, values, cell, 1 << value)
        used = self._used(moment.bound, guilty, cell, 1 << value)
        told = self._words(names).follows(
            cell, self.rules.placement.values[value], used, self._shown(used)
        )
        reason = self._reason(told, guilty, used)
        return reason._replace(cells=(cell, *reason.cells))

    def shown(self, fact: Fact) -> list[Atom]:
        """Return the atoms of a fact, as few as can be shown not to hold together."""
        every = self.rules.values.every
        atoms = [(cell, every & ~outside) for cell, outside in fact.outside]
        if fact.is_seen:
            return atoms[::-1]
        return sorted(fewest(atoms, lambda some: self._is_dead(fact.number - 1, some)))

    def _shown(self, used: Sequence[Fact]) -> list[Atom]:
        return self.shown(used[-1]) if used else []

    def _taught(self, last: int, names: Names) -> Reason:
        fact = self.log.fact(last)
        if fact is None:
            raise NoReason
        atoms = self.shown(fact)
        words = self._words(names).taught(fact, atoms)
        excluded = [
            (cell, value)
            for cell, mask in atoms
            for value in self.rules.values.members(self.rules.values.every & ~mask)
        ]
        premises = Premises((), self._every_rule(), tuple(excluded), beside=self._beside([fact]))
        return Reason(words, tuple(cell for cell, _ in atoms), premises=premises)

    def _words(self, names: Names) -> Words:
        return Words(self.rules, names, self.log.is_resumed)

    def _standing(self, moment: Moment) -> list[tuple[int, int]]:
        return [*standing(self.rules.placement, moment).items()]

    def _at(self, last: int) -> Trail | None:
        """Return a trail that knows the facts up to one; None if they leave nothing."""
        known = last, len(self.log.until(last))
        if self._known != known:
            trail = self.rules.trail()
            alive = trail.begin(self.rules.domains())
            alive = alive and all(trail.add(fact.copy()) for fact in self.log.until(last))
            self._known, self._trail = known, trail if alive else None
        return self._trail

    def _is_dead(self, last: int, atoms: Collection[Atom]) -> bool:
        return self._leaves(last, atoms, -1) == 0

    def _leaves(self, last: int, atoms: Collection[Atom], cell: int) -> int:
        """Return the candidates that atoms leave a cell; 0 if they leave nothing at all."""
        trail = self._at(last)
        if trail is None:
            return 0
        alive = trail.suppose(atoms)
        left = (trail.masks[cell] if cell >= 0 else -1) if alive else 0
        trail.back_to(0)
        return left

    def _atoms(self, values: Collection[tuple[int, int]]) -> list[Atom]:
        return [(cell, self.rules.values.of([value])) for cell, value in values]

    def _guilty(
        self, last: int, values: Sequence[tuple[int, int]], cell: int, left: int
    ) -> list[tuple[int, int]]:
        """Return a minimal subset of the values that leaves a cell no other candidates."""

        def still(some: Sequence[tuple[int, int]]) -> bool:
            return not self._leaves(last, self._atoms(some), cell) & ~left

        if not still(values):
            raise NoReason
        return fewest(values, still)

    def _used(
        self, last: int, guilty: Collection[tuple[int, int]], cell: int, left: int
    ) -> list[Fact]:
        """Return the facts that are needed for it, the earliest first; those from which something
        follows without any value are not looked for."""
        trail = self._at(last)
        if trail is None:
            return self.log.until(last)[-1:]
        alive = trail.suppose(self._atoms(guilty))
        clash = Clash(trail, trail.at_root())
        if alive:
            clash.add([(cell, left)])
        else:
            clash.add_failure()
        while open_ := [c for c, at in clash.entries.items() if trail.entries[at].by is not None]:
            clash.resolve(max(open_, key=clash.entries.__getitem__))
        trail.back_to(0)
        numbers = {fact.number for fact in clash.used}
        return [fact for fact in self.log.until(last) if fact.number in numbers]

    def _every_rule(self) -> tuple[int, ...]:
        return tuple(range(len(self.rules.placement.rules)))

    def _beside(self, used: Collection[Fact]) -> tuple[tuple[int, ...], ...]:
        return tuple(self.log.found[: max((fact.after for fact in used), default=0)])

    def _reason(
        self, words: Text, guilty: Sequence[tuple[int, int]], used: Collection[Fact]
    ) -> Reason:
        cells = tuple(cell for cell, _ in guilty)
        known = used or self.log.until(self._known[0])
        premises = Premises(tuple(guilty), self._every_rule(), beside=self._beside(known))
        facts = tuple(fact.number for fact in used)
        return Reason(words, cells, premises=premises, facts=facts)
