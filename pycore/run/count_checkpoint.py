"""Checkpoints of counts without listing (assist/count.py): {"branch": pairs of numbers, "boards",
"elapsed"}."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..assist.count import Branch, Count
from ..model.bilingual import BadInput
from ..model.canonical import canonical
from ..model.placement import Placement
from .checkpoints import DAMAGED, OTHER_PLAN, Data, fingerprint, is_total, seal, unseal


@dataclass(frozen=True, slots=True)
class CountState:
    """The state of a count, and the seconds it has taken."""

    boards: int = 0
    branch: Branch = ()
    elapsed: float = 0.0


START = CountState()


def checkpoint(placement: Placement, count: Count, elapsed: float, of: Mapping[str, Any]) -> Data:
    """Return the checkpoint of a count."""
    branch = [list(pair) for pair in count.branch]
    at = {"branch": branch, "boards": count.boards, "elapsed": elapsed}
    return seal(of, _plan(placement), at)


def read(placement: Placement, data: object) -> CountState:
    """Read the state from which the count of a placement resumes. Raises BadInput if the data is
    not a checkpoint of it."""
    plan, at = unseal(data)
    if plan != _plan(placement):
        raise BadInput(None, OTHER_PLAN)
    branch: Any = at.get("branch")
    boards: Any = at.get("boards")
    elapsed: Any = at.get("elapsed")
    if not (
        isinstance(branch, list)
        and all(isinstance(pair, list) and len(pair) == 2 for pair in branch)
        and all(is_total(number, 0) for pair in branch for number in pair)
        and is_total(boards, 0)
        and is_total(elapsed, 0.0)
    ):
        raise BadInput(None, DAMAGED)
    return CountState(boards, tuple((left, total) for left, total in branch), elapsed)


def _plan(placement: Placement) -> str:
    return fingerprint(canonical("count", placement))
