"""Checkpoints: the state of a job as plain JSON data, from which another job can resume, in another
process or on another day.

    {"version": 1, "of": the host's description of the task, "plan": fingerprint,
     "at": the state, "check": check value}

plan   a fingerprint of the plan of the search: unchanged while `at` keeps its meaning, so that
       checkpoints survive program updates that leave the plan alone
at     depends on the kind; for a search {"branch": numbers, "totals": Totals}
check  detects accidental damage, not forgery; a forged checkpoint only yields forged totals

Restoring is all-or-nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from math import isfinite
from typing import Any, TypeGuard
from zlib import crc32

from ..model.bilingual import BadInput, Text
from ..search.events import Branch, Onward, Search

VERSION = 1

DAMAGED = Text(
    "The saved state of this search is damaged; the search must start over.",
    "保存してあった途中経過が壊れています。はじめからやり直してください。",
)
OTHER_VERSION = Text(
    "The saved state of this search is from another version of Edagari; the search must start "
    "over.",
    "保存してあった途中経過は別の版の Edagari のものです。はじめからやり直してください。",
)
OTHER_PLAN = Text(
    "The saved state is from a different search: the puzzle, its givens, the strategy or its plan "
    "differs.",
    "保存してあった途中経過は別の探索のものです。パズル、入れた数、方法、計画のどれかが違います。",
)
NOT_KEPT = Text(
    "A search of this kind cannot be resumed; it must start over.",
    "この種類の探索は途中から続けられません。はじめからやり直してください。",
)

Data = dict[str, Any]


def fingerprint(plan: str) -> str:
    """Return 16 hexadecimal digits that different plans, as texts, share only by chance."""
    text = plan.encode()
    return f"{crc32(text):08x}{crc32(text[::-1]):08x}"


def plan_of(onward: Onward) -> str:
    """Return the fingerprint of the plan of a search."""
    return fingerprint(onward.plan())


def onward_of(search: Search, plan: str) -> Onward:
    """Return the way to resume the search from data of that plan. Raises BadInput if the search
    follows another plan, or cannot resume at all."""
    if search.onward is None or plan_of(search.onward) != plan:
        raise BadInput(None, OTHER_PLAN)
    return search.onward


def seal(of: Mapping[str, Any], plan: str, at: Mapping[str, Any]) -> Data:
    """Return the checkpoint of a state, in the form in which it will be read."""
    inside = {"version": VERSION, "of": dict(of), "plan": plan, "at": dict(at)}
    inside = json.loads(json.dumps(inside))  # JSON turns keys into texts
    return {**inside, "check": _check(inside)}


def unseal(checkpoint: object) -> tuple[str, Data]:
    """Return the plan and the state of a checkpoint. Raises BadInput if it is damaged or of another
    version."""
    if not isinstance(checkpoint, dict):
        raise BadInput(None, DAMAGED)
    if type(checkpoint.get("version")) is int and checkpoint["version"] != VERSION:
        raise BadInput(None, OTHER_VERSION)
    inside = {name: part for name, part in checkpoint.items() if name != "check"}
    if checkpoint.get("check") != _check(inside) or inside.keys() != {
        "version",
        "of",
        "plan",
        "at",
    }:
        raise BadInput(None, DAMAGED)
    plan, at = inside["plan"], inside["at"]
    if not isinstance(plan, str) or not isinstance(at, dict):
        raise BadInput(None, DAMAGED)
    return plan, at


def _check(inside: Mapping[str, Any]) -> str:
    return f"{crc32(json.dumps(inside, sort_keys=True).encode()):08x}"


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals of a search (see job.py); `each` is the number of solutions represented by the
    first one found."""

    nodes: int = 0
    cuts: int = 0
    found: int = 0
    solutions: int = 0
    listed: int = 0
    each: int = 1
    elapsed: float = 0.0
    planned: float = 0.0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The state of a search: the fingerprint of its plan, the branch, and all totals there."""

    plan: str
    branch: Branch
    totals: Totals

    def data(self, of: Mapping[str, Any]) -> Data:
        """Return the checkpoint as plain data."""
        return seal(of, self.plan, {"branch": list(self.branch), "totals": asdict(self.totals)})


def read(data: object) -> Checkpoint:
    """Read the checkpoint of a search. Raises BadInput if it is none."""
    plan, at = unseal(data)
    branch, totals = at.get("branch"), at.get("totals")
    if not are_whole(branch) or not are_totals(totals):
        raise BadInput(None, DAMAGED)
    return Checkpoint(plan, tuple(branch), Totals(**totals))


def are_totals(totals: object) -> TypeGuard[Data]:
    """Return whether the data are `Totals`."""
    return (
        isinstance(totals, dict)
        and totals.keys() == {field.name for field in fields(Totals)}
        and all(is_total(totals[field.name], field.default) for field in fields(Totals))
    )


def are_whole(branch: object) -> TypeGuard[list[int]]:
    """Return whether the data are a list of whole numbers."""
    return isinstance(branch, list) and all(type(number) is int for number in branch)


def is_total(value: object, like: object) -> bool:
    """Return whether a value is a valid total: 0 or more, whole where `like` is."""
    if type(value) is float and type(like) is float:
        return isfinite(value) and value >= 0
    return type(value) is int and value >= 0
