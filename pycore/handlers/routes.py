"""Every question of the page, by name, with the function that answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from ..model.bilingual import Text
from ..model.incremental import Incremental
from . import foreign, job_answers, openers, task_answers
from .faults import Refused, fault, missing, refusing
from .jobs import OpenWork
from .openers import Clock, Works
from .requests import Message
from .selections import open_selection

if TYPE_CHECKING:
    from . import messages

Route = Callable[[Message, int, Works, Clock], Incremental["messages.Answer"]]
"""Answers the question with that number, in slices."""


def answering(
    message: Message, number: int, works: Works, clock: Clock
) -> Incremental[messages.Answer]:
    """Return the answer to the question with that number, or why there is none, in slices."""
    try:
        name = message.text("type")
        if name not in ROUTES:
            raise Refused([missing(Text("question", "質問"), name)])
        return (yield from ROUTES[name](message, number, works, clock))
    except Refused as refused:
        faults = cast("list[messages.Fault]", refused.faults)
        return {"type": "refused", "id": number, "faults": faults}


def _at_once(answer: Callable[[Message, int], messages.Answer]) -> Route:
    """Answer from the message alone."""

    def route(message: Message, number: int, *_: object) -> Incremental[messages.Answer]:
        yield from ()
        return answer(message, number)

    return route


def _in_slices(answer: Callable[[Message, int], Incremental[messages.Answer]]) -> Route:
    """Answer from the message alone, which may take seconds."""
    return lambda message, number, _works, _clock: answer(message, number)


def _of_job(answer: Callable[[Message, int, Works], messages.Answer]) -> Route:
    """Answer from an open job."""

    def route(
        message: Message, number: int, works: Works, _clock: Clock
    ) -> Incremental[messages.Answer]:
        yield from ()
        return answer(message, number, works)

    return route


def _of_job_in_slices(
    answer: Callable[[Message, int, Works], Incremental[messages.Answer]],
) -> Route:
    """Answer from an open job, which may take a second."""
    return lambda message, number, works, _clock: answer(message, number, works)


def _opening(opener: Callable[[Message, Works, Clock], OpenWork]) -> Route:
    """Open a job, and answer when it has been planned. Raises Refused, without a fault, if it was
    ended before that."""

    def route(
        message: Message, number: int, works: Works, clock: Clock
    ) -> Incremental[messages.Answer]:
        job = message.whole("job")
        if job in works:
            words = Text(f"There is a job {job} already.", f"番号 {job} の処理はもうあります。")
            raise Refused([fault(words)])
        work = works[job] = opener(message, works, clock)
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

    return route


ROUTES: Mapping[str, Route] = {
    "show": _at_once(task_answers.show),
    "check": _at_once(task_answers.check),
    "read": _at_once(task_answers.read),
    "bring": _at_once(foreign.bring),
    "export": _at_once(foreign.export),
    "enter": _at_once(task_answers.enter),
    "fit": _at_once(task_answers.fit),
    "paste": _at_once(task_answers.paste),
    "edit": _at_once(task_answers.edit),
    "whyNot": _at_once(task_answers.why_not),
    "plan": _in_slices(task_answers.plan),
    "program": _in_slices(task_answers.program),
    "open": _opening(openers.search),
    "assist": _opening(openers.assistance),
    "race": _opening(openers.race),
    "select": _opening(open_selection),
    "help": _opening(openers.helping),
    "share": _of_job_in_slices(job_answers.shared),
    "list": _of_job(job_answers.listed),
    "checkpoint": _of_job(job_answers.checkpoint_answer),
    "why": _of_job(job_answers.why),
    "follows": _of_job(job_answers.follows),
    "parts": _of_job(job_answers.parts),
}
