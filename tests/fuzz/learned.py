"""What a search learns from its dead ends: proved by brute force, fact by fact.

limits   few facts and solutions kept, restarts after a dead end or two: all that happens late
         otherwise happens on small boards too
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple
from unittest.mock import patch

from pycore.search.placements import handover, learn_search, learning
from pycore.search.placements.candidate_tree import Patience
from tests.fuzz.harness import Fuzzer, Tried, Wrong
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of
from tests.fuzz.smaller import smaller_boards
from tests.support.learned import check_handed_over, check_learned

MOST_SOLUTIONS = 300


class Learner(NamedTuple):
    """A board, the limits of the search, and of one that propagates first the nodes until then and
    how much it learns."""

    board: Board
    refuted: int
    kept: int
    unit: int
    nodes: int | None = None
    most: int = handover.MOST_FACTS


def learner(random: Random) -> Learner:
    """Any board; half of the searches have narrow limits."""
    nodes = random.choice((None, random.randrange(20)))
    if random.random() < 0.5:
        limits = learning.MOST_REFUTED, learning.MOST_LEARNED, learn_search.UNIT
    else:
        limits = random.randrange(4), random.randrange(4), random.randint(1, 3)
    most = random.choice((handover.MOST_FACTS, random.randrange(6)))
    return Learner(board(random), *limits, nodes, most)


def check(asked: Learner, tried: Tried) -> None:
    """Search to the end, and hold each fact against all solutions."""
    placement = asked.board.placement
    solutions = solutions_of(placement)
    if len(solutions) > MOST_SOLUTIONS:
        tried["with too many solutions"] += 1
        return
    with (
        patch.object(learning, "MOST_REFUTED", asked.refuted),
        patch.object(learning, "MOST_LEARNED", asked.kept),
        patch.object(learn_search, "UNIT", asked.unit),
    ):
        try:
            if asked.nodes is None:
                facts, found = check_learned(placement, solutions)
            else:
                patience = Patience(asked.nodes, 1)
                nodes, facts, found = check_handed_over(placement, solutions, patience, asked.most)
                tried["handed over"] += nodes > 0
        except AssertionError as error:
            raise Wrong("a fact does not hold", str(error)[:600]) from None
    tried["placements"] += 1
    tried["facts proved"] += facts
    tried["solutions"] += found


FUZZER = Fuzzer(
    "learned",
    "A search that learns, from the beginning or after a while, finds each solution once, and no "
    "fact that it learns, as it is kept or as it is shown, excludes a solution that was not found "
    "before.",
    learner,
    check,
    lambda asked: (asked._replace(board=less) for less in smaller_boards(asked.board)),
    short=12,
)
