"""What pruning saves, counted when the catalogue is made.

gain    the nodes of the plainest strategy of a puzzle (its tree is not finished but estimated, from
        the part of it that was: only two digits mean something), and of the best one that reports
        its tree ("watched")
idea    what one strategy has that the plainer ones have not: a moment of its search (a number of
        events) at which it cuts, and the nodes that it needs
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.rules import Rule
from ..run.job import Job, Progress
from ..search import strategies_for
from ..search.events import CUT, Search, unpack
from ..search.strategy import Strategy

TICKS = 120.0
"""The most readings of the clock for the plain search. The clock counts readings, not seconds: the
same catalogue on any machine."""
ENOUGH = 4000.0
"""The same for the better one, if it is likely to finish by HOPE."""
ENOUGH_OF_IDEA = 20_000.0
"""The same for the ideas, of which only the first puzzle has some."""
HOPE = 600.0
WORTH_TELLING = 10
"""How many times as many nodes as the watched strategy the plain one must need."""


LOOKED = 2000
"""Events from the beginning of a search among which a cut is looked for that shows its idea."""


def ideas(puzzle: Puzzle) -> list[dict[str, Any]]:
    """Return the strategies that walk a plan, from the second plainest on, in their order: the name
    of each, the moment of a cut ("at"): the first by a kind of rule by which those before it
    do not cut, otherwise its first; and its nodes, None if it does not finish soon."""
    made, drawing = puzzle.build(puzzle.settings({})), puzzle.draw(puzzle.settings({}))
    planned = [each for each in strategies_for(made) if each.walked and each.derive]
    known: set[type[Rule]] = set()
    found = []
    for strategy in planned[1:]:
        cuts = list(_first_cuts(strategy.start(made, drawing)))
        own = [at for at, kind in cuts if kind not in known] or [at for at, _ in cuts]
        whole = _counted(puzzle, made, strategy, ENOUGH_OF_IDEA)
        nodes = whole.nodes if whole.finished == 1.0 else None
        found.append({"strategy": strategy.name, "at": own[0] if own else 0, "nodes": nodes})
        known.update(kind for _, kind in cuts)
    return found


def _first_cuts(search: Search) -> Iterator[tuple[int, type[Rule]]]:
    """Yield the cuts at the beginning of a search: the number of events up to each, itself
    included, and the kind of rule that cut."""
    at = 0
    for batch in search.batches:
        for event in map(unpack, batch.events):
            at += 1
            if event.kind == CUT:
                yield at, type(search.rules[event.rule])
        if at >= LOOKED:
            return


def pruning_gain(puzzle: Puzzle, made: Placement | Movement[Any]) -> dict[str, int] | None:
    """Return nodes by strategy; None if the better one does not finish soon, or saves little."""
    strategies = strategies_for(made)
    trees = [each for each in strategies if each.walked and each.forms == "tree"]
    watched = trees[-1] if trees else strategies[0]
    plain = _reckoned(_counted(puzzle, made, strategies[0]))
    if plain is None:
        return None
    progress = _counted(puzzle, made, watched, ENOUGH)
    if progress.finished != 1.0 or progress.nodes * WORTH_TELLING > plain:
        return None
    return {"plain": plain, "watched": progress.nodes}


def _counted(
    puzzle: Puzzle, made: Placement | Movement[Any], strategy: Strategy, most: float = TICKS
) -> Progress:
    """Return the progress of a search after at most that many ticks; after HOPE if it would not
    finish by then."""
    ticks = count()
    drawing = puzzle.draw(puzzle.settings({}))
    job = Job(strategy.prepare(made, drawing), lambda _: True, lambda: float(next(ticks)))
    hopeful = True
    while not job.over and hopeful and job.elapsed < most:
        job.run(TICKS / 6)
        job.take_events()
        job.take_found()
        hopeful = job.elapsed < HOPE or (job.progress().finished or 0) * most > job.elapsed
    return job.progress()


def _reckoned(progress: Progress) -> int | None:
    """Return the nodes of the whole tree to two digits; None if the finished part is unknown."""
    return int(float(f"{progress.nodes / progress.finished:.1e}")) if progress.finished else None
