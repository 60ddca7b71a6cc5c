"""Answers to questions about an open job: what it lists, a checkpoint, parts of it, reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.bilingual import Text
from ..model.incremental import Incremental
from ..search.reasons import Moment
from .faults import Refused, fault, missing, refusing
from .jobs import OpenWork
from .openers import Works
from .requests import Message, as_text

if TYPE_CHECKING:
    from . import messages

NOT_SPLIT = Text("This search is not shared.", "この探索は分担されていません。")


def shared(message: Message, number: int, works: Works) -> Incremental[messages.Answer]:
    """Share the search of a job: from now on it runs in parts, of which helpers may do some."""
    job = message.whole("job")
    yield
    scheduler = yield from _open(works, job).sharing()
    return {
        "type": "shared",
        "id": number,
        "job": job,
        "plan": scheduler.partition.ways.plan if scheduler else None,
    }


def parts(message: Message, number: int, works: Works) -> messages.Answer:
    """Take the results of helpers, and lost bundles; hand out the next bundle if asked."""
    job, done, lost = message.whole("job"), message.texts("done"), message.texts("lost")
    work = _open(works, job)
    scheduler = work.scheduler
    if scheduler is None:
        raise Refused([fault(NOT_SPLIT)])
    with refusing():
        for bundle in done:
            scheduler.take(bundle)
        for bundle in lost:
            scheduler.take_back(bundle)
    parts = None if work.over or not message.flag("more") else scheduler.hand_out()
    return {"type": "parts", "id": number, "job": job, "parts": parts}


def listed(message: Message, number: int, works: Works) -> messages.Answer:
    """List what a job has found."""
    job, first, count = message.whole("job"), message.whole("first"), message.whole("count")
    found = list(_open(works, job).listing(first, count))
    return {"type": "listed", "id": number, "job": job, "first": first, "found": found}


def checkpoint_answer(message: Message, number: int, works: Works) -> messages.Answer:
    """Return a checkpoint of a job, and the totals that it holds."""
    job = message.whole("job")
    work = _open(works, job)
    checkpoint = work.checkpoint()
    totals = checkpoint["at"].get("totals", {}) if checkpoint else {}
    return {
        "type": "checkpoint",
        "id": number,
        "job": job,
        "checkpoint": as_text(checkpoint),
        "finished": work.saved(),
        "nodes": totals.get("nodes"),
        "solutions": totals.get("solutions"),
    }


def _open(works: Works, job: int) -> OpenWork:
    if job not in works:
        raise Refused([missing(Text("job", "処理"), str(job))])
    return works[job]


def why(message: Message, number: int, works: Works) -> messages.Answer:
    """Return why a search makes a cut at a moment."""
    work, moment, cell, value = _asked_of_event(message, works)
    return {"type": "because", "id": number, "reason": work.why(moment, cell, value)}


def follows(message: Message, number: int, works: Works) -> messages.Answer:
    """Return why a value that a search places at a moment follows."""
    work, moment, cell, value = _asked_of_event(message, works)
    return {"type": "because", "id": number, "reason": work.follows(moment, cell, value)}


def _asked_of_event(message: Message, works: Works) -> tuple[OpenWork, Moment, int, int]:
    work = _open(works, message.whole("job"))
    moment = Moment(message.wholes("board"), message.whole("moves"), message.whole("bound"))
    return work, moment, message.whole("cell"), message.whole("value")
