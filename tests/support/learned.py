"""What a search that learns has learned, held against all solutions by brute force."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pycore.model.placement import Placement, Solution
from pycore.propagation.propagators import Rules
from pycore.propagation.store import Atom
from pycore.search.placements.learn_search import batches
from pycore.search.placements.learned_reasons import Told
from pycore.search.placements.learning import Log

MOST_FACTS = 40
"""About as many facts are checked of one search."""


def holding(placement: Placement, atoms: Collection[Atom], row: Solution) -> bool:
    """Whether all atoms hold in a row of values."""
    number_of = {value: number for number, value in enumerate(placement.values)}
    return all(mask >> number_of[row[cell]] & 1 for cell, mask in atoms)


def check_learned(placement: Placement, solutions: Sequence[Solution]) -> tuple[int, int]:
    """Search to the end: each solution is found once, and every fact, as it is kept and as it is
    shown, leaves aside no solution but those found before. Of many facts some are checked, evenly
    spread. Return how many, and the solutions."""
    rules, log, found = Rules(placement), Log(), list[Solution]()
    told, facts = Told(rules, log), 0
    for batch in batches(rules, log):
        found += batch.found
    assert sorted(found) == sorted(solutions), "each solution is found once"
    every = rules.values.every
    for fact in list(log.facts)[:: 1 + len(log.facts) // MOST_FACTS]:
        further = found[fact.after :]
        atoms = [(cell, every & ~outside) for cell, outside in fact.outside]
        shown = told.shown(fact)
        for some in (atoms, shown):
            assert not any(holding(placement, some, row) for row in further), (fact.number, some)
        assert {cell for cell, _ in shown} <= {cell for cell, _ in atoms}
        facts += 1
    return facts, len(found)
