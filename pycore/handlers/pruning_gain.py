"""What thinking saves: the nodes of the plainest strategy of a puzzle beside those of better ones,
counted when the catalogue is made, so that a page can promise it before anything is asked.

plain     the first strategy of the puzzle; its tree is not finished but reckoned, from the part of
          it that was, and so only its first two digits mean something
watched   the best strategy that tells its steps
usual     the one that is taken when nothing is said
"""

from __future__ import annotations

from itertools import count
from typing import Any

from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..run.job import Job, Progress
from ..search import default_strategy, strategies_for
from ..search.strategy import Strategy

TICKS = 120.0
"""Looks at the clock that the plain search may take. It counts looks, not seconds: the same
catalogue on any machine."""
ENOUGH = 4000.0
"""The same for the better ones, where it looks by HOPE as if they would finish."""
HOPE = 600.0
WORTH_TELLING = 10
"""Times as many nodes as the watched strategy that the plain one must need."""


def pruning_gain(puzzle: Puzzle, made: Placement | Movement[Any]) -> dict[str, int] | None:
    """Nodes by strategy; None where the better ones do not finish soon, or save little."""
    strategies = strategies_for(made)
    watched = next((each for each in reversed(strategies) if each.walked), strategies[0])
    usual = default_strategy(made)
    plain = _reckoned(_counted(puzzle, made, strategies[0]))
    if plain is None:
        return None
    least = []
    for strategy in (watched, usual):
        progress = _counted(puzzle, made, strategy, ENOUGH)
        if progress.finished != 1.0 or progress.nodes * WORTH_TELLING > plain:
            return None
        least.append(progress.nodes)
    return {"plain": plain, "watched": least[0], "usual": least[1]}


def _counted(
    puzzle: Puzzle, made: Placement | Movement[Any], strategy: Strategy, most: float = TICKS
) -> Progress:
    """Where a search stands after so many ticks at most; after HOPE where it would not finish by
    then."""
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
    """The nodes of the whole tree to two digits; None where the finished part is not known."""
    return int(float(f"{progress.nodes / progress.finished:.1e}")) if progress.finished else None
