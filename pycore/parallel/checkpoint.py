"""The state of a scheduler as a checkpoint: {"parts": fingerprint of all branches, "done": mask of
the merged parts, in hexadecimal digits, "totals": Totals}, sealed like every checkpoint."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..model.bilingual import BadInput
from ..run.checkpoints import DAMAGED, OTHER_PLAN, Data, Totals, are_totals, seal, unseal
from .partition import Partition
from .scheduler import Scheduler


@dataclass(frozen=True, slots=True)
class SchedulerState:
    """The state of a scheduler: its plan and parts, the parts done, and their totals."""

    plan: str
    parts: str
    done: int
    totals: Totals


def checkpoint(scheduler: Scheduler, elapsed: float, planned: float, of: Mapping[str, Any]) -> Data:
    """Return the state of the scheduler of a search after that many seconds."""
    totals = replace(scheduler.totals, elapsed=elapsed, planned=planned)
    at = {
        "parts": scheduler.partition.parts,
        "done": f"{scheduler.done:x}",
        "totals": asdict(totals),
    }
    return seal(of, scheduler.partition.ways.plan, at)


def is_of_a_scheduler(data: object) -> bool:
    """Return whether a checkpoint is a scheduler's, or none at all."""
    at = data.get("at") if isinstance(data, dict) else None
    return isinstance(at, dict) and "parts" in at


def read(data: object) -> SchedulerState:
    """Read the state in a checkpoint. Raises BadInput if it is not a scheduler's."""
    plan, at = unseal(data)
    parts, done, totals = at.get("parts"), at.get("done"), at.get("totals")
    if (
        not isinstance(parts, str)
        or not isinstance(done, str)
        or not re.fullmatch("[0-9a-f]+", done)
        or not are_totals(totals)
    ):
        raise BadInput(None, DAMAGED)
    return SchedulerState(plan, parts, int(done, 16), Totals(**totals))


def resumed(
    partition: Partition, standing: SchedulerState, room: int, lists_all: bool
) -> Scheduler:
    """Return a scheduler in that state. Raises BadInput if the state is of another search."""
    if (standing.plan, standing.parts) != (partition.ways.plan, partition.parts):
        raise BadInput(None, OTHER_PLAN)
    return Scheduler(partition, room, lists_all, standing.done, standing.totals)
