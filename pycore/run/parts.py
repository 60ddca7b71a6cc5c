"""Parts: a search cut at the first levels of its tree, to be done anywhere, in any order.

part    a branch of the plan, as plain data: {"branch": numbers}, sealed as a checkpoint is
        (checkpoints.py), which says what it is of and of which plan
trunk   what happens above the parts; nobody else counts it

Trunk and parts together are the straight search: the same solutions, in the order of the parts, and
as many nodes and cuts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..model.text import BadInput
from ..search.events import Branch, Search, Trunk
from .checkpoints import DAMAGED, OTHER_PLAN, Data, are_whole, fingerprint, seal, unseal


@dataclass(frozen=True, slots=True)
class Part:
    """What is below one branch of a plan."""

    plan: str
    branch: Branch

    def data(self, of: Mapping[str, Any]) -> Data:
        """The part as plain data."""
        return seal(of, self.plan, {"branch": list(self.branch)})


def read(data: object) -> Part:
    """The part in plain data. Raises BadInput where there is none."""
    plan, at = unseal(data)
    branch = at.get("branch")
    if not are_whole(branch):
        raise BadInput(None, DAMAGED)
    return Part(plan, tuple(branch))


@dataclass(frozen=True, slots=True)
class Split:
    """A search in parts; `nodes` and `cuts` are those of the trunk."""

    nodes: int
    cuts: int
    parts: tuple[Part, ...]


def split(search: Search, at_least: int) -> Split | None:
    """The search cut at the first level that has so many branches, or as deep as it can be; None
    where it cannot be cut at all."""
    if search.onward is None:
        return None
    trunk: Trunk | None = None
    levels = 1
    while (deeper := search.onward.trunk(levels)) is not None:
        trunk, levels = deeper, levels + 1
        if len(trunk.branches) >= at_least or not trunk.branches:
            break
    if trunk is None:
        return None
    plan = fingerprint(search.onward.plan())
    return Split(trunk.nodes, trunk.cuts, tuple([Part(plan, each) for each in trunk.branches]))


def search_of(search: Search, part: Part) -> Search:
    """The search of a part alone, of a search as it is prepared for the whole. Raises BadInput for
    a part of another search; where there is no such branch its batches raise NoSuchBranch."""
    onward = search.onward
    if onward is None or fingerprint(onward.plan()) != part.plan:
        raise BadInput(None, OTHER_PLAN)
    return replace(search, batches=onward.below(part.branch), onward=None)
