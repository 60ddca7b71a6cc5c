"""Why a value follows, or why nothing can: worked out anew for one position, in numbers.

position  the values that stand, by cell
guilty    as few of them as suffice: without any one of them, what is to be explained does not
          follow
step      one exclusion: by which propagator, in which cell, what was there before and after
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..model.bilingual import Text, capital, in_a_row, joined, number
from ..model.cell_names import Names
from ..model.reason import Reason
from .propagators import Rules
from .store import Masks, Propagator, Store

MOST_CLAUSES = 3
"""The most causes in one sentence."""


class Step(NamedTuple):
    """`by` is None for a value that was placed in a peer."""

    by: Propagator | None
    cell: int
    before: Masks
    after: int


class Recording(Store):
    """A store that writes down every exclusion."""

    def __init__(self, rules: Rules) -> None:
        plain = rules.store()
        super().__init__(plain.values, plain.peers, plain.propagators)
        self.steps: list[Step] = []

    def narrow(self, cell: int, mask: int) -> bool:
        """Do the same, and write it down."""
        before = self.masks[cell]
        if before & mask != before:
            self.steps.append(Step(self.by, cell, self.masks.copy(), before & mask))
        return super().narrow(cell, mask)


class Explainer:
    """The reasons for one placement."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def why_dead(self, fixed: Mapping[int, int], names: Names) -> Reason | None:
        """Return why these values leave nothing to follow; None if propagation does not see it."""

        def is_dead(some: Mapping[int, int]) -> bool:
            return not self._settled(some)[1]

        if not is_dead(fixed):
            return None
        guilty = fewest(fixed, is_dead)
        store, _ = self._settled(guilty)
        if store.failed:
            words = with_origin(store.failed.dead(store.masks, names), store.failed, names)
            written = Text(f"{capital(words.en)}.", f"{words.ja}。")
            return Reason(written, self._cells(guilty, store.failed.cells))
        cell = store.empty
        what = names.can_hold_nothing(cell)
        return Reason(self._because(store, cell, what, names), self._cells(guilty, (cell,)))

    def why_follows(
        self, fixed: Mapping[int, int], cell: int, value: int, names: Names
    ) -> Reason | None:
        """Return why a cell can only have this value; None if propagation does not see it."""
        bit = self.rules.values.of([value])

        def follows(some: Mapping[int, int]) -> bool:
            store, alive = self._settled(some)
            return alive and store.masks[cell] == bit

        if not follows(fixed):
            return None
        guilty = fewest(fixed, follows)
        store, _ = self._settled(guilty)
        what = names.can_only_hold(cell, value)
        return Reason(self._because(store, cell, what, names), self._cells(guilty, (cell,)))

    def decided(self, fixed: Mapping[int, int]) -> list[tuple[int, int]]:
        """Return the cells and values that follow from these values, in the order in which
        propagation finds them; none if it finds a contradiction."""
        store, alive = self._settled(fixed)
        placed = [step for step in store.steps if step.after & step.after - 1 == 0]
        return [(step.cell, self.rules.values.least[step.after]) for step in placed if alive]

    def _settled(self, fixed: Mapping[int, int]) -> tuple[Recording, bool]:
        store, domains = Recording(self.rules), self.rules.domains()
        for cell, value in fixed.items():
            domains[cell] &= self.rules.values.of([value])
        store.steps.clear()
        alive = store.begin(domains)
        return store, alive

    def _cells(self, guilty: Mapping[int, int], others: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(dict.fromkeys([*others, *guilty]))

    def _because(self, store: Recording, cell: int, what: Text, names: Names) -> Text:
        """Say what, and by which steps in the cell; the last ones, if there are many."""
        clauses: dict[Text, None] = {}
        for step in store.steps:
            if step.cell == cell:
                clauses[self._clause(store, step, names)] = None
        last = [clause for clause in clauses if clause.en][-MOST_CLAUSES:]
        if not last:
            return Text(f"{what.en}.", f"{what.ja}。")
        en, ja = in_a_row(last)
        return Text(f"{what.en}, since {en}.", f"{what.ja}（{ja}）。")

    def _clause(self, store: Recording, step: Step, names: Names) -> Text:
        if step.by:
            clause = step.by.because(step.before, step.cell, step.after, names)
            return with_origin(clause, step.by, names)
        gone = step.before[step.cell] & ~step.after
        for peer in store.peers[step.cell]:
            if step.before[peer] == gone:
                held = names.held(peer, self.rules.values.least[gone])
                return Text(f"there is {held.en}", joined(held.ja, "がある"))
        return Text("", "")  # from the start: a given, or a domain


def with_origin(clause: Text, by: Propagator, names: Names) -> Text:
    """Add to what a sum excludes where that sum comes from, if no rule states it."""
    if by.origin is None:
        return clause
    lines, total, taken = by.origin
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


def fewest(
    fixed: Mapping[int, int], still: Callable[[Mapping[int, int]], bool]
) -> Mapping[int, int]:
    """Return a part of the values of which none can be left out if it is `still` to be so."""
    kept = dict(fixed)
    size = max(1, len(kept) // 2)
    while kept:
        for at in range(0, len(kept), size):
            gone = list(kept)[at : at + size]
            fewer = {cell: value for cell, value in kept.items() if cell not in gone}
            if gone and still(fewer):
                kept = fewer
                break
        else:
            if size == 1:
                break
            size = max(1, size // 2)
    return kept
