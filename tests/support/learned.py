"""What a search that learns has learned, held against all solutions by brute force."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any
from unittest.mock import patch

from pycore.model.incremental import advance, result_of
from pycore.model.placement import Placement, Solution
from pycore.propagation.propagators import Rules
from pycore.propagation.store import Atom
from pycore.search.events import Batch
from pycore.search.placements import handover, learning
from pycore.search.placements.candidate_tree import Patience
from pycore.search.placements.learn_search import batches
from pycore.search.placements.learned_reasons import Told
from pycore.search.placements.learning import Log
from pycore.search.placements.propagate_rules import learned

MOST_FACTS = 40
"""About as many facts are checked of one search."""


def holding(placement: Placement, atoms: Collection[Atom], row: Solution) -> bool:
    """Whether all atoms hold in a row of values."""
    number_of = {value: number for number, value in enumerate(placement.values)}
    return all(mask >> number_of[row[cell]] & 1 for cell, mask in atoms)


def check_learned(placement: Placement, solutions: Sequence[Solution]) -> tuple[int, int]:
    """Search to the end, and check what was learned. Return how many facts were checked, and the
    solutions."""
    rules, log = Rules(placement), Log()
    return check_facts(rules, log, batches(rules, log), solutions)


def check_handed_over(
    placement: Placement, solutions: Sequence[Solution], patience: Patience, most: int
) -> tuple[int, int, int]:
    """Propagate, with so much patience, learn so many facts, and check them. Return the nodes until
    then, 0 if it did not come to that, how many facts were checked, and the solutions."""
    logs = list[Log]()

    class Noted(Log):
        def __init__(self, *begins: Any) -> None:
            super().__init__(*begins)
            logs.append(self)

    with (
        patch.object(handover, "PATIENCE", patience),
        patch.object(handover, "MOST_FACTS", most),
        patch.object(learning, "Log", Noted),
    ):
        both = handover.Handover(result_of(learned(placement)))
        work = both.batches(())
        first = next(work)
        while not logs and (batch := advance(work, None)):
            first = replace(batch, found=[*first.found, *batch.found])
        log = logs[0] if logs else Log()
        rest = chain([first], work)
        return both.nodes, *check_facts(both.rules, log, rest, solutions)


def check_facts(
    rules: Rules, log: Log, search: Iterable[Batch], solutions: Sequence[Solution]
) -> tuple[int, int]:
    """Search to the end: each solution is found once, and every fact, as it is kept and as it is
    shown, leaves aside no solution but those found before. Of many facts some are checked, evenly
    spread. Return how many, and the solutions."""
    told, facts = Told(rules, log), 0
    found = [row for batch in search for row in batch.found]
    assert sorted(found) == sorted(solutions), "each solution is found once"
    every = rules.values.every
    for fact in list(log.facts)[:: 1 + len(log.facts) // MOST_FACTS]:
        further = found[fact.after :]
        atoms = [(cell, every & ~outside) for cell, outside in fact.outside]
        shown = told.shown(fact)
        for some in (atoms, shown):
            assert not any(holding(rules.placement, some, row) for row in further), (
                fact.number,
                some,
            )
        assert {cell for cell, _ in shown} <= {cell for cell, _ in atoms}
        facts += 1
    return facts, len(found)
