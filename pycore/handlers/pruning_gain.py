"""What pruning saves, counted when the catalogue is made.

gain    the nodes of the plainest strategy of a puzzle ("plain": its tree is not finished but
        estimated, from the part of it that was: only two digits mean something), and of the others
        that report their trees, those of them that finish soon ("nodes", by strategy)
idea    what one strategy has that the plainer ones have not: a moment of its search (a number of
        events) at which it cuts; with "images", the solutions that one found stands for, where
        a strategy is the first that looks for one of several, and the plainer strategy "upon"
        which it builds: one that takes the cells in the same order
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from ..model.incremental import Incremental, result_of
from ..model.puzzle import Puzzle
from ..model.rules import Rule
from ..plan.steps import Plan
from ..run.job import Job, Progress
from ..search import strategies_for
from ..search.events import CUT, Search, unpack
from ..search.placements.walk import walk

TICKS = 120.0
"""The most clock readings of the plain search. The clock counts readings, not seconds, so that
every machine makes the same catalogue."""
Limits = tuple[float, float]
"""The same limit for a search that is to finish, and the limit for one that is unlikely to."""
HOPE = 600.0
BEST: Limits = (4000.0, HOPE)
OTHERS: Limits = (400.0, TICKS)
"""The limits of the strategies between the plain one and the best one."""
EVERY_IDEA: Limits = (20_000.0, HOPE)
"""The same limits for the first puzzle, whose strategies are all told on a first visit."""
WORTH_TELLING = 10
"""The factor by which the plain strategy must need more nodes than the best one."""


LOOKED = 2000
"""The number of events from the beginning within which a cut is sought that shows a strategy's
idea."""


def ideas(puzzle: Puzzle) -> list[dict[str, Any]]:
    """Return the strategies that walk a plan, except the plainest, in their order: the name of
    each, and the moment ("at") of its first cut by a kind of rule by which the strategies before it
    do not cut, otherwise of its first cut. Raises ValueError if one that finds a single solution of
    several has no plainer one to build upon."""
    made, drawing = puzzle.build(puzzle.settings({})), puzzle.draw(puzzle.settings({}))
    planned = [
        (each.name, result_of(each.derive(made, drawing)))
        for each in strategies_for(made)
        if each.walked and each.derive
    ]
    plainer = planned[:1]
    known: set[type[Rule]] = set()
    found: list[dict[str, Any]] = []
    for name, derivation in planned[1:]:
        cuts = list(_first_cuts(derivation.plan))
        own = [at for at, kind in cuts if kind not in known] or [at for at, _ in cuts]
        found.append({"strategy": name, "at": own[0] if own else 0})
        if derivation.images > plainer[-1][1].images == 1:
            cells = _cells(derivation.plan)
            upon = [each for each, other in plainer if _cells(other.plan) == cells]
            if not upon:
                lacks = "has no plainer strategy that takes the cells in the same order"
                raise ValueError(f"{puzzle.name}: {name} {lacks}")
            found[-1] |= {"images": derivation.images, "upon": upon[-1]}
        plainer.append((name, derivation))
        known.update(kind for _, kind in cuts)
    return found


def _cells(plan: Plan) -> list[int]:
    return [step.cell for step in plan.steps]


def _first_cuts(plan: Plan) -> Iterator[tuple[int, type[Rule]]]:
    """Yield the cuts at the beginning of a search: the number of events up to and including each,
    and the kind of rule that cut."""
    at = 0
    for batch in walk(plan):
        for event in map(unpack, batch.events):
            at += 1
            if event.kind == CUT:
                yield at, type(plan.rules[event.rule])
        if at >= LOOKED:
            return


def pruning_gain(puzzle: Puzzle, limits: Limits = OTHERS) -> dict[str, Any] | None:
    """Return node counts by strategy; None if the best strategy does not finish soon, or saves
    little. The `limits` are those of the strategies between the plain one and the best one."""
    made, drawing = puzzle.build(puzzle.settings({})), puzzle.draw(puzzle.settings({}))
    strategies = strategies_for(made)
    trees = [each for each in strategies if each.walked and each.forms == "tree"]
    best = trees[-1] if trees else strategies[0]
    plain = _reckoned(_counted(strategies[0].prepare(made, drawing), (TICKS, HOPE)))
    if plain is None:
        return None
    fewest = _whole(_counted(best.prepare(made, drawing), BEST))
    if fewest is None or fewest * WORTH_TELLING > plain:
        return None
    others = {
        each.name: _whole(_counted(each.prepare(made, drawing), limits)) for each in trees[1:-1]
    }
    counted = {name: nodes for name, nodes in others.items() if nodes is not None}
    return {"plain": plain, "nodes": {**counted, best.name: fewest}}


def _counted(search: Incremental[Search], limits: Limits) -> Progress:
    """Return the progress of a search within these limits."""
    ticks = count()
    most, hope = limits
    job = Job(search, lambda _: True, lambda: float(next(ticks)))
    hopeful = True
    while not job.over and hopeful and job.elapsed < most:
        job.run(TICKS / 6)
        job.take_events()
        job.take_found()
        done = job.progress().finished
        if job.search and done is None:
            break  # such a search never says how far it is
        hopeful = job.elapsed < hope or (done or 0) * most > job.elapsed
    return job.progress()


def _whole(progress: Progress) -> int | None:
    """Return the nodes of a finished search."""
    return progress.nodes if progress.finished == 1.0 else None


def _reckoned(progress: Progress) -> int | None:
    """Return an estimate of the nodes of the whole tree, to two digits; None if the finished
    fraction is unknown."""
    return int(float(f"{progress.nodes / progress.finished:.1e}")) if progress.finished else None
