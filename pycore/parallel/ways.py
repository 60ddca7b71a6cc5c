"""Ways: the knowledge of a search that a worker needs for its parts, driving or helping."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..model.bilingual import BadInput
from ..model.incremental import Incremental
from ..run.checkpoints import OTHER_PLAN, plan_of
from ..search.events import Batches, Branch, Search
from .running_part import RunningPart, Weigh

Below = Callable[[Branch], Batches]
"""The batches of the subtree below a branch, the first one empty. Raises NoSuchBranch."""


class PartWays(NamedTuple):
    """The ways into the parts of a search.

    `plan` is the fingerprint of its plan, `below` the search below a branch, and `weight_of`
    returns the number of solutions represented by one found; `counted` prepares a different
    `below` for when solutions are no longer listed, if any.
    """

    plan: str
    below: Below
    weight_of: Weigh
    counted: Callable[[], Incremental[Below]] | None = None

    def begun(self, branch: Branch, room: int) -> Incremental[RunningPart]:
        """Start a part with room for this many solutions. Raises NoSuchBranch."""
        below = self.below
        if self.counted and not room:
            below = yield from self.counted()
        return RunningPart(below(branch), self.weight_of, room)


def ways_of(search: Search) -> PartWays:
    """Return the ways of a search. Raises BadInput if it has no parts."""
    onward = search.onward
    if onward is None:
        raise BadInput(None, OTHER_PLAN)
    return PartWays(plan_of(onward), onward.below, search.weight, onward.counted)


def ways_prepared(preparing: Incremental[Search]) -> Incremental[PartWays]:
    """Like `ways_of`, for a search in preparation."""
    return ways_of((yield from preparing))
