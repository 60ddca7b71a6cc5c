"""Outcomes: what came of a part, as plain data that can be sent or kept.

entry   {"branch": numbers, "outcome": {"found": [...], "tally": {...}, "nodes", "cuts", "seconds"},
         "check": check value}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any
from zlib import crc32

from ..model.placement import Solution
from ..model.plain import frozen
from ..run.checkpoints import Data, are_whole
from ..search.events import Branch, Tally


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a part: solutions, handed out or counted, nodes, cuts, and the seconds that it
    took."""

    found: tuple[Solution, ...]
    tally: Tally
    nodes: int
    cuts: int
    seconds: float

    def data(self) -> Data:
        """The outcome as plain data."""
        return asdict(self)


def read_outcome(data: Mapping[str, Any]) -> Outcome:
    """The outcome in plain data that is known to be whole. Raises TypeError or LookupError for
    anything else."""
    tally = Tally(**data["tally"])
    return Outcome(frozen(data["found"]), tally, data["nodes"], data["cuts"], data["seconds"])


def entry_of(branch: Branch, outcome: Outcome) -> Data:
    """The entry of a part that is done."""
    return _with_check({"branch": branch, "outcome": outcome.data()})


def read_entry(record: Any) -> tuple[Branch, Outcome] | None:
    """The branch of a part and what came of it; None for what is damaged, or no entry."""
    try:
        inside = {name: record[name] for name in ("branch", "outcome")}
        if _with_check(inside) != record or not are_whole(inside["branch"]):
            return None
        return tuple(inside["branch"]), read_outcome(inside["outcome"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return None


def as_line(record: Data) -> bytes:
    """The record as one line of a file."""
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


def _with_check(inside: Data) -> Data:
    """The record with its check value, as it will be read."""
    plain: Data = json.loads(json.dumps(inside))
    return {**plain, "check": f"{crc32(as_line(plain)):08x}"}
