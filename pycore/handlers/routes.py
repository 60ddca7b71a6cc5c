"""Every question of the page, by name, with its handler.

works   the open searches, selections, requests and races, by the numbers that the page gave
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from ..model.bilingual import Text, shown
from ..model.incremental import Incremental
from ..model.seed import read_seed
from ..puzzles import puzzle_named
from ..search.reasons import Moment
from . import foreign, queries
from .assist_run import OpenAssist, OpenPosition
from .count_job import OpenCount, OpenHelp
from .faults import Refused, fault, refusing
from .jobs import OpenWork
from .placement_search import OpenJob
from .race_job import OpenRace
from .requests import LONGEST_BOARD, Message, as_text, kept, pasted
from .search_jobs import OpenMovement
from .selections import open_selection

if TYPE_CHECKING:
    from . import messages

NOT_SPLIT = Text("This search is not shared.", "この探索は分担されていません。")

Works = dict[int, OpenWork]
Clock = Callable[[], float]


def answering(
    message: Message, number: int, works: Works, clock: Clock
) -> Incremental[messages.Answer]:
    """Return the answer to the question with that number, or why there is none, in slices."""
    try:
        name = message.text("type")
        if name in QUESTIONS:
            return QUESTIONS[name](message, number)
        if name in LONG:
            return (yield from LONG[name](message, number))
        if name in OPENERS:
            return (yield from _opened(message, number, works, clock))
        if name in LONG_OF_WORKS:
            return (yield from LONG_OF_WORKS[name](message, number, works))
        if name in OF_WORKS:
            return OF_WORKS[name](message, number, works)
        raise Refused([_no(Text("question", "質問"), name)])
    except Refused as refused:
        faults = cast("list[messages.Fault]", refused.faults)
        return {"type": "refused", "id": number, "faults": faults}


def _show(message: Message, number: int) -> messages.Answer:
    shown = queries.show(message.text("puzzle"), message.data("options"))
    return {"type": "shown", "id": number, "shown": cast("messages.Shown", shown)}


def _check(message: Message, number: int) -> messages.Answer:
    found = queries.check(message.data("task"))
    return cast("messages.Answer", {"type": "checked", "id": number, **found})


def _read(message: Message, number: int) -> messages.Answer:
    text = pasted(message.text("text"), LONGEST_BOARD)
    found = queries.read(message.text("puzzle"), message.data("options"), text)
    return cast("messages.Answer", {"type": "givens", "id": number, **found})


def _fit(message: Message, number: int) -> messages.Answer:
    return _position(number, queries.fit(message.data("task")))


def _paste(message: Message, number: int) -> messages.Answer:
    return _position(number, queries.paste(message.data("task"), message.text("text")))


def _edit(message: Message, number: int) -> messages.Answer:
    task, spot, face = message.data("task"), message.whole("spot"), message.text("face")
    return _position(number, queries.edit(task, spot, face))


def _position(number: int, position: Any) -> messages.Answer:
    return {"type": "position", "id": number, "position": position}


def _why_not(message: Message, number: int) -> messages.Answer:
    task, source = message.data("task"), message.whole("source")
    words = queries.why_not(task, source, message.whole_or_none("target"))
    return {"type": "reason", "id": number, "words": cast("messages.Text | None", words)}


def _plan(message: Message, number: int) -> Incremental[messages.Answer]:
    yield
    plan = yield from queries.plan(message.data("task"), message.text("strategy"))
    return {"type": "planned", "id": number, "plan": cast("messages.Plan", plan)}


def _program(message: Message, number: int) -> Incremental[messages.Answer]:
    yield
    task, strategy = message.data("task"), message.text("strategy")
    written = yield from queries.program(
        task, strategy, message.text("language"), message.text_or_none("form")
    )
    return {"type": "written", "id": number, "program": cast("messages.Program", written)}


QUESTIONS: Mapping[str, Callable[[Message, int], messages.Answer]] = {
    "show": _show,
    "check": _check,
    "read": _read,
    "bring": foreign.bring,
    "export": foreign.export,
    "enter": queries.enter,
    "fit": _fit,
    "paste": _paste,
    "edit": _edit,
    "whyNot": _why_not,
}
"""Answered from the question alone, at once."""

LONG: Mapping[str, Callable[[Message, int], Incremental[messages.Answer]]] = {
    "plan": _plan,
    "program": _program,
}
"""Answered from the question alone, in perhaps some seconds."""


def _search(message: Message, _works: Works, clock: Clock) -> OpenWork:
    task, strategy = message.data("task"), message.text("strategy")
    with refusing():
        kind = puzzle_named(str(task.get("puzzle"))).kind
        seed = _seed(message)
    if kind == "movement":
        return OpenMovement(task, strategy, clock, kept(message))
    return OpenJob(task, strategy, clock, kept(message), seed)


def _seed(message: Message) -> int | None:
    """Return the seed of the random numbers, None for each strategy's own. Raises BadInput."""
    typed = message.text_or_none("seed")
    return None if typed is None else read_seed(typed)


def _aid(message: Message, _works: Works, clock: Clock) -> OpenWork:
    task, aid, wanted = message.data("task"), message.text("aid"), message.data("request")
    if aid == "position":
        return OpenPosition(task, wanted, clock)
    if aid == "count":
        return OpenCount(task, wanted, clock, kept(message))
    return OpenAssist(task, aid, wanted, clock, kept(message))


def _race(message: Message, _works: Works, clock: Clock) -> OpenWork:
    with refusing():
        seed = _seed(message)
    return OpenRace(message.data("task"), message.anything("limit"), clock, seed)


def _help(message: Message, _works: Works, clock: Clock) -> OpenWork:
    return OpenHelp(message.data("task"), message.text("strategy"), message.text("plan"), clock)


OPENERS: Mapping[str, Callable[[Message, Works, Clock], OpenWork]] = {
    "open": _search,
    "assist": _aid,
    "race": _race,
    "select": open_selection,
    "help": _help,
}
"""Questions that open a job."""


def _opened(
    message: Message, number: int, works: Works, clock: Clock
) -> Incremental[messages.Answer]:
    """Open the job at once, and answer when it is planned. Raises Refused, without a fault, if it
    was ended by then."""
    job = message.whole("job")
    if job in works:
        words = Text(f"There is a job {job} already.", f"番号 {job} の処理はもうあります。")
        raise Refused([fault(words)])
    work = works[job] = OPENERS[message.text("type")](message, works, clock)
    try:
        with refusing():
            while work.planning:
                yield
                work.run(0.0)
        if work.over:
            raise Refused([])
    except BaseException:
        if works.get(job) is work:
            del works[job]
        raise
    work.pause()
    return {
        "type": "opened",
        "id": number,
        "job": job,
        "rules": work.rules,
        "values": work.values,
        "start": work.start,
        "computed": work.computed,
    }


def _shared(message: Message, number: int, works: Works) -> Incremental[messages.Answer]:
    job = message.whole("job")
    yield
    scheduler = yield from _open(works, job).sharing()
    return {
        "type": "shared",
        "id": number,
        "job": job,
        "plan": scheduler.partition.ways.plan if scheduler else None,
    }


def _parts(message: Message, number: int, works: Works) -> messages.Answer:
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


def _listed(message: Message, number: int, works: Works) -> messages.Answer:
    job, first, count = message.whole("job"), message.whole("first"), message.whole("count")
    found = list(_open(works, job).listing(first, count))
    return {"type": "listed", "id": number, "job": job, "first": first, "found": found}


def _keep(message: Message, number: int, works: Works) -> messages.Answer:
    job = message.whole("job")
    work = _open(works, job)
    checkpoint = work.checkpoint()
    totals = checkpoint["at"].get("totals", {}) if checkpoint else {}
    return {
        "type": "kept",
        "id": number,
        "job": job,
        "checkpoint": as_text(checkpoint),
        "finished": work.kept(),
        "nodes": totals.get("nodes"),
        "solutions": totals.get("solutions"),
    }


def _open(works: Works, job: int) -> OpenWork:
    if job not in works:
        raise Refused([_no(Text("job", "処理"), str(job))])
    return works[job]


def _why(message: Message, number: int, works: Works) -> messages.Answer:
    work, moment, cell, value = _asked_of_event(message, works)
    return {"type": "because", "id": number, "reason": work.why(moment, cell, value)}


def _follows(message: Message, number: int, works: Works) -> messages.Answer:
    work, moment, cell, value = _asked_of_event(message, works)
    return {"type": "because", "id": number, "reason": work.follows(moment, cell, value)}


def _asked_of_event(message: Message, works: Works) -> tuple[OpenWork, Moment, int, int]:
    work = _open(works, message.whole("job"))
    moment = Moment(message.wholes("board"), message.whole("moves"), message.whole("bound"))
    return work, moment, message.whole("cell"), message.whole("value")


LONG_OF_WORKS: Mapping[str, Callable[[Message, int, Works], Incremental[messages.Answer]]] = {
    "share": _shared,
}
"""Answered from an open job, in perhaps a second."""

OF_WORKS: Mapping[str, Callable[[Message, int, Works], messages.Answer]] = {
    "list": _listed,
    "keep": _keep,
    "why": _why,
    "follows": _follows,
    "parts": _parts,
}
"""Answered at once from an open job."""


def _no(kind: Text, name: str) -> Any:
    """Return the fault that there is no such thing."""
    words = Text(f"There is no {kind.en} {shown(name)}.", f"{kind.ja} {shown(name)} はありません。")
    return fault(words)
