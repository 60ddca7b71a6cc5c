"""Why a value follows, or why nothing can: worked out anew for one position, in numbers.

position  the values that stand, by cell
guilty    a minimal subset of them: without any one of them propagation does not find what is to be
          explained
needed    a minimal subset of the rules, by index, for the guilty values
step      one exclusion: by which propagator, in which cell, what was there before and after
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..model.bilingual import Text, capital, in_a_row, joined, number
from ..model.cell_names import Names
from ..model.reason import Premises, Reason, fewest
from ..model.regular import OneOf
from ..model.rule_text import also
from ..model.rules import AllDifferent, Given, cells_of
from .propagators import Rules
from .store import Masks, Propagator, Store

MOST_CLAUSES = 3
"""The most clauses in one sentence."""


class Exclusion(NamedTuple):
    """`by` is None if the value was placed in a peer."""

    by: Propagator | None
    cell: int
    before: Masks
    after: int


class Recording(Store):
    """A store that knows some of the rules, by index, and records every exclusion. If it `insists`,
    it goes on without a rule that cannot hold, and leaves no cell empty."""

    def __init__(self, rules: Rules, needed: Collection[int], insists: bool = False) -> None:
        plain, self.domains = rules.only(needed)
        super().__init__(plain.values, plain.peers, plain.propagators)
        self.insists = insists
        self.steps: list[Exclusion] = []

    def narrow(self, cell: int, mask: int) -> bool:
        """Do the same, and write it down."""
        before = self.masks[cell]
        if self.insists and not before & mask:
            return True
        if before & mask != before:
            self.steps.append(Exclusion(self.by, cell, self.masks.copy(), before & mask))
        return super().narrow(cell, mask)

    def settle(self) -> bool:
        """Do the same; insist."""
        left = list(self.propagators)
        while not super().settle():
            if not self.insists:
                return False
            left = [each for each in left if each is not self.failed]
            self._waiting, self._waits = left.copy(), set(left)
        return True


Run = tuple[Recording, bool]
"""What propagation excluded, and whether every cell has a candidate left."""


class Explainer:
    """Explanations for one placement."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        given = (index for index, r in enumerate(rules.placement.rules) if isinstance(r, Given))
        self._every = sorted({*range(len(rules.placement.rules))} - {*given})

    def why_dead(self, fixed: Mapping[int, int], names: Names) -> Reason | None:
        """Return why these values lead to a contradiction; None if propagation does not find it."""
        fixed = {**self.rules.placement.givens, **fixed}

        def is_dead(run: Run) -> bool:
            return not run[1]

        if not is_dead(self._run(fixed, self._every)):
            return None
        guilty, needed = self._smallest(fixed, is_dead)
        store, _ = self._run(guilty, needed)
        if store.failed:
            words, named = self._said(store.failed.dead(store.masks, names), store.failed, names)
            rest = self._rest(needed, named, names)
            written = Text(f"{capital(words.en)}{rest.en}.", f"{words.ja}{rest.ja}。")
            return self._reason(written, guilty, store.failed.cells, needed)
        cell = store.empty
        what = names.can_hold_nothing(cell)
        return self._reason(
            self._because(store, cell, what, needed, names), guilty, (cell,), needed
        )

    def why_follows(
        self, fixed: Mapping[int, int], cell: int, value: int, names: Names
    ) -> Reason | None:
        """Return why a cell can only hold this value; None if propagation does not find it. If the
        values already contradict each other, the reason uses only as many of them as it needs."""
        bit = self.rules.values.of([value])
        fixed = {**self.rules.placement.givens, **fixed}

        def follows(run: Run) -> bool:
            store, alive = run
            decided = any(step.cell == cell and step.after == bit for step in store.steps)
            return decided or (alive and store.masks[cell] == bit)

        first = self._run(fixed, self._every)
        insists = not follows(first)
        if insists and first[1]:
            return None
        if insists:
            found = self._beside(fixed, cell, bit, follows)
            if found is None:
                return self._anything(fixed, cell, names)
            fixed = found
        guilty, needed = self._smallest(fixed, follows, insists)
        store, _ = self._run(guilty, needed, insists)
        what = names.can_only_hold(cell, value)
        return self._reason(
            self._because(store, cell, what, needed, names), guilty, (cell,), needed
        )

    def _anything(self, fixed: Mapping[int, int], cell: int, names: Names) -> Reason | None:
        """Return that the values contradict each other before the cell has its own; None if
        propagation does not find it."""
        dead = self.why_dead(fixed, names)
        if dead is None:
            return None
        words = Text(
            f"It was left there last; but before it these numbers clash already. {dead.words.en}",
            f"最後に残った数ですが、その前の数がもう両立しません。{dead.words.ja}",
        )
        return dead._replace(words=words, cells=tuple(dict.fromkeys((cell, *dead.cells))))

    def decided(self, fixed: Mapping[int, int]) -> list[tuple[int, int]]:
        """Return the cells and values that follow from these values, in the order in which
        propagation finds them; an empty list after a contradiction."""
        store, alive = self._run({**self.rules.placement.givens, **fixed}, self._every)
        placed = [step for step in store.steps if step.after & step.after - 1 == 0]
        return [(step.cell, self.rules.values.least[step.after]) for step in placed if alive]

    def _run(self, fixed: Mapping[int, int], needed: Collection[int], insists: bool = False) -> Run:
        store = Recording(self.rules, needed, insists)
        for cell, value in fixed.items():
            store.domains[cell] &= self.rules.values.of([value])
        alive = store.begin(store.domains)
        return store, alive

    def _beside(
        self, fixed: Mapping[int, int], cell: int, bit: int, so: Callable[[Run], bool]
    ) -> Mapping[int, int] | None:
        """Return a subset of values that contradict each other with which the cell still has one
        candidate (`so`); None if there is none."""
        for order in _orders(fixed):
            some: dict[int, int] = {}
            for other, value in order:
                more = {**some, other: value}
                run = self._run(more, self._every, insists=True)
                if so(run):
                    return more
                if run[0].masks[cell] & bit:
                    some = more
        return None

    def _smallest(
        self, fixed: Mapping[int, int], still: Callable[[Run], bool], insists: bool = False
    ) -> tuple[Mapping[int, int], list[int]]:
        """Return a minimal subset of the values and of the rules for which `still` holds."""

        def so(values: Mapping[int, int], rules: Collection[int]) -> bool:
            return still(self._run(values, rules, insists))

        guilty = dict(fewest([*fixed.items()], lambda some: so(dict(some), self._every)))
        used = self._used(self._run(guilty, self._every, insists)[0])
        return guilty, fewest(
            used if so(guilty, used) else self._every, lambda some: so(guilty, some)
        )

    def _used(self, store: Recording) -> list[int]:
        """Return the rules that excluded something."""
        used = set(self.rules.needs(store.failed)) if store.failed else set()
        cells = {step.cell for step in store.steps}
        for by in {step.by for step in store.steps}:
            if by:
                used |= self.rules.needs(by)
                cells |= {*by.cells}
        for index in self._every:
            rule = self.rules.placement.rules[index]
            if isinstance(rule, OneOf | AllDifferent) and not cells.isdisjoint(cells_of(rule)):
                used.add(index)
        return sorted(used)

    def _reason(
        self, words: Text, guilty: Mapping[int, int], others: tuple[int, ...], needed: Sequence[int]
    ) -> Reason:
        cells = tuple(dict.fromkeys([*others, *guilty]))
        return Reason(words, cells, premises=Premises(tuple(guilty.items()), tuple(needed)))

    def _because(
        self, store: Recording, cell: int, what: Text, needed: Sequence[int], names: Names
    ) -> Text:
        """Say what follows, and through which exclusions in the cell; only the last ones, if there
        are many."""
        clauses: dict[Text, set[int]] = {}
        for step in store.steps:
            if step.cell == cell:
                clause, named = self._clause(store, step, needed, names)
                clauses[clause] = clauses.get(clause, set()) | named
        last = [clause for clause in clauses if clause.en][-MOST_CLAUSES:]
        rest = self._rest(needed, {rule for clause in last for rule in clauses[clause]}, names)
        if not last:
            return Text(f"{what.en}{rest.en}.", f"{what.ja}{rest.ja}。")
        en, ja = in_a_row(last)
        return Text(f"{what.en}, since {en}{rest.en}.", f"{what.ja}（{ja}{rest.ja}）。")

    def _clause(
        self, store: Recording, step: Exclusion, needed: Sequence[int], names: Names
    ) -> tuple[Text, set[int]]:
        """Return an exclusion in words, and the rules that it names."""
        if step.by:
            clause = step.by.because(step.before, step.cell, step.after, names)
            return self._said(clause, step.by, names)
        gone = step.before[step.cell] & ~step.after
        for peer in store.peers[step.cell]:
            if step.before[peer] == gone:
                held = names.held(peer, self.rules.values.least[gone])
                both = {*self.rules.differing((peer, step.cell))} & {*needed}
                return Text(f"there is {held.en}", joined(held.ja, "がある")), both
        for index in needed:
            rule = self.rules.placement.rules[index]
            if isinstance(rule, OneOf) and step.cell in rule.cells:
                return names.can_only_be(rule.among(self.rules.placement.values)), {index}
        return Text("", ""), set()  # from the start: a given

    def _said(self, clause: Text, by: Propagator, names: Names) -> tuple[Text, set[int]]:
        """Return what a propagator excludes, with its origin, and the rules that are named."""
        whole = with_origin(clause, by, names)
        return whole, {by.rule, *(by.origin.rules if by.origin and whole != clause else ())}

    def _rest(self, needed: Sequence[int], named: Collection[int], names: Names) -> Text:
        """Say which other rules were used."""
        rules = self.rules.placement.rules
        return also([rules[index] for index in needed if index not in named], names)


def _orders(fixed: Mapping[int, int]) -> Iterator[list[tuple[int, int]]]:
    """Yield the values in several orders, each value first in one of them."""
    items = [*fixed.items()]
    yield items
    for at in range(len(items)):
        yield items[at:][::-1] + items[:at][::-1]


def with_origin(clause: Text, by: Propagator, names: Names) -> Text:
    """Add the origin of a derived sum to what it excludes."""
    if by.origin is None:
        return clause
    lines, total, taken, _ = by.origin
    called = [names.line(cells) for cells in lines]
    known = [name for name in called if name]
    if len(known) < len(lines):
        return clause
    en = " and ".join(name.en for name in known)
    make, it = ("makes", "it") if len(known) == 1 else ("make", "them")
    ja = joined(known[0].ja, *(part for name in known[1:] for part in ("と", name.ja)), "の和は")
    return Text(
        f"{clause.en} ({en} {make} {number(total)}, the sums over {it} {number(taken)})",
        f"{clause.ja}〔{ja} {number(total)}、それに重なる和は {number(taken)}〕",
    )
