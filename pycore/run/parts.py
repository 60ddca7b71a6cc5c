"""Parts: a search split at the first levels of its tree, for work anywhere, in any order.

part    a branch of the plan, as plain data: {"branch": numbers}, sealed with its task and plan like
        a checkpoint (checkpoints.py)
trunk   the search above the parts; only the scheduler counts it

Trunk and parts together equal the undivided search: the same solutions, in the order of the parts,
and the same number of nodes and cuts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..model.bilingual import BadInput
from ..model.incremental import Incremental
from ..search.events import Branch, Search, Trunk
from .checkpoints import DAMAGED, Data, are_whole, onward_of, plan_of, seal, unseal


@dataclass(frozen=True, slots=True)
class Part:
    """The subtree below one branch of a plan."""

    plan: str
    branch: Branch

    def data(self, of: Mapping[str, Any]) -> Data:
        """Return the part as plain data."""
        return seal(of, self.plan, {"branch": list(self.branch)})


def read(data: object) -> Part:
    """Read a part from plain data. Raises BadInput if there is none."""
    plan, at = unseal(data)
    branch = at.get("branch")
    if not are_whole(branch):
        raise BadInput(None, DAMAGED)
    return Part(plan, tuple(branch))


@dataclass(frozen=True, slots=True)
class Split:
    """A search in parts; `nodes` and `cuts` are the trunk's.

    `weights[number]` estimates the work of a part: its number of branches one level down, plus one.
    """

    nodes: int
    cuts: int
    parts: tuple[Part, ...]
    weights: tuple[int, ...]


def split(search: Search, at_least: int) -> Incremental[Split | None]:
    """Split the search at the first level with that many branches, or as deep as possible; None if
    it cannot be split. Pauses after each level."""
    onward = search.onward
    if onward is None:
        return None
    trunk: Trunk | None = None
    levels = 1
    while (deeper := onward.trunk(levels)) is not None:
        trunk, levels = deeper, levels + 1
        yield
        if len(trunk.branches) >= at_least or not trunk.branches:
            break
    if trunk is None:
        return None
    further = onward.trunk(levels)
    yield
    plan = plan_of(onward)
    return Split(
        trunk.nodes,
        trunk.cuts,
        tuple([Part(plan, branch) for branch in trunk.branches]),
        weights(trunk.branches, further, onward.tail),
    )


def weights(branches: Sequence[Branch], deeper: Trunk | None, tail: int) -> tuple[int, ...]:
    """Return for each branch the number of its extensions in the trunk one level deeper, plus
    one."""
    paths = [branch[: len(branch) - tail] for branch in branches]
    lengths = {len(path) for path in paths}
    further = deeper.branches if deeper else ()
    times = Counter(branch[:length] for branch in further for length in lengths)
    return tuple([1 + times[path] for path in paths])


def search_of(search: Search, part: Part) -> Search:
    """Return the search of one part, from a search prepared for the whole. Raises BadInput for a
    part of another search; its batches raise NoSuchBranch if there is no such branch."""
    below = onward_of(search, part.plan).below(part.branch)
    return replace(search, batches=below, onward=None)
