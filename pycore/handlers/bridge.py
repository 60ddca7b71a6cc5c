"""The bridge: all that a worker asks of the core. Messages come and go as JSON; they are told in
web/worker/protocol.d.ts.

question  has an answer, with the same id; one that takes long is answered in slices
order     to a work that is open; where the work stands then is the answer
slice     so many seconds, in which a worker does not hear the page
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from time import perf_counter

from ..run.runner import Runner, until_result
from .jobs import OpenWork
from .messages import Answer
from .requests import Message
from .routes import Works, answering

SLICE = 0.03
"""Seconds."""

ORDERS: Mapping[str, Callable[[OpenWork, Message], None]] = {
    "run": lambda work, _: work.run(SLICE),
    "slice": lambda work, _: work.play(SLICE),
    "step": lambda work, _: work.step(),
    "pause": lambda work, _: work.pause(),
    "stop": lambda work, _: work.stop(),
    "do": lambda work, heard: _do(work, heard.text("parts")),
}


def _do(work: OpenWork, bundle: str) -> None:
    work.give(bundle)
    work.run(SLICE)


class Bridge:
    """The works of one worker."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._works: Works = {}
        self._answering: dict[int, Runner[tuple[Answer, ...]]] = {}

    def ask(self, question: str) -> str | None:
        """The answer to a question, None where it takes slices (`go_on`). Raises Refused for a
        message without an id: it has no answer.
        """
        heard = Message(json.loads(question))
        number = heard.whole("id")
        work = answering(heard, number, self._works, self._clock)
        self._answering[number] = Runner(until_result(work), self._clock)
        return self._answer(number, 0.0)

    def go_on(self, number: int) -> str | None:
        """Work for a slice on the question with that id; the answer, None where there is none
        yet."""
        return self._answer(number, SLICE)

    def drop(self, number: int) -> None:
        """Work no more on the question with that id."""
        work = self._answering.pop(number)
        work.stop()
        work.let_go()

    def progress(self, number: int) -> str | None:
        """Where a work stands; None where there is none."""
        return json.dumps(self._works[number].progress()) if number in self._works else None

    def _answer(self, number: int, seconds: float) -> str | None:
        work = self._answering.pop(number)
        work.run(seconds)
        if work.latest:
            return json.dumps(work.latest[0])
        self._answering[number] = work
        return None

    def order(self, order: str) -> str | None:
        """Carry out an order; the progress of its work. None where there is nothing to tell: the
        work is closed, or never was. Raises Refused for what is no order.
        """
        heard = Message(json.loads(order))
        name, number = heard.text("type"), heard.whole("job")
        work = self._works.get(number)
        if name != "close" and name not in ORDERS:
            heard.refuse("type")
        if work is None:
            return None
        if name == "close":
            self._works.pop(number).stop()
            return None
        ORDERS[name](work, heard)
        return json.dumps(work.progress())

    def let_go(self, number: int) -> None:
        """Let go of what a stopped work remembers, which may take long."""
        if number in self._works:
            self._works[number].let_go()

    def events(self, number: int) -> array[int]:
        """The packed events of a work since the last call."""
        return self._works[number].events() if number in self._works else array("I")
