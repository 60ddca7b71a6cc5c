"""The bridge between a worker and the core. Messages are JSON, specified in
web/worker/protocol.d.ts.

question  has an answer, with the same id; one that takes long is answered in slices
order     to an open job; its answer is the job's progress
slice     some seconds in which a worker does not receive messages
module    of WebAssembly, which the worker runs (web/worker/modules.js): bytes come and go as texts,
          a character for each of them
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING

from ..run.runner import Runner, until_result
from ..wasm.hosts import offer
from ..wasm.record import Run
from .jobs import OpenWork
from .openers import Works
from .requests import Message
from .routes import answering

if TYPE_CHECKING:
    from .messages import Answer

SLICE = 0.03
"""Seconds."""

CHARACTERS = "latin-1"
"""An encoding that maps each byte to one character."""

ORDERS: Mapping[str, Callable[[OpenWork, Message], None]] = {
    "run": lambda work, _: work.run(SLICE),
    "slice": lambda work, _: work.play(SLICE),
    "step": lambda work, _: work.step(),
    "pause": lambda work, _: work.pause(),
    "stop": lambda work, _: work.stop(),
    "do": lambda work, message: _do(work, message.text("parts")),
}


def _do(work: OpenWork, bundle: str) -> None:
    work.give(bundle)
    work.run(SLICE)


class Bridge:
    """The jobs of one worker."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._works: Works = {}
        self._answering: dict[int, Runner[tuple[Answer, ...]]] = {}

    def run_modules_by(self, compiled: Callable[[str], Callable[[str], str] | None]) -> None:
        """Run modules through a function of the worker, which returns None if it cannot."""

        def host(module: bytes) -> Run | None:
            run = compiled(module.decode(CHARACTERS))
            return run and (lambda record: run(record.decode(CHARACTERS)).encode(CHARACTERS))

        offer(host)

    def ask(self, question: str) -> str | None:
        """Return the answer to a question, None if it takes slices (`go_on`). Raises Refused for a
        message without an id, which cannot be answered."""
        message = Message(json.loads(question))
        number = message.whole("id")
        work = answering(message, number, self._works, self._clock)
        self._answering[number] = Runner(until_result(work), self._clock)
        return self._answer(number, 0.0)

    def go_on(self, number: int) -> str | None:
        """Work for a slice on the question with that id; return the answer, None if there is none
        yet."""
        return self._answer(number, SLICE)

    def drop(self, number: int) -> None:
        """Stop working on the question with that id."""
        work = self._answering.pop(number)
        work.stop()
        work.let_go()

    def progress(self, number: int) -> str | None:
        """Return the progress of a job; None if there is no such job."""
        return json.dumps(self._works[number].progress()) if number in self._works else None

    def _answer(self, number: int, seconds: float) -> str | None:
        work = self._answering.pop(number)
        work.run(seconds)
        if work.latest:
            return json.dumps(work.latest[0])
        self._answering[number] = work
        return None

    def order(self, order: str) -> str | None:
        """Carry out an order and return the progress of its job, None if the job is closed or never
        existed. Raises Refused for an invalid order."""
        message = Message(json.loads(order))
        name, number = message.text("type"), message.whole("job")
        work = self._works.get(number)
        if name != "close" and name not in ORDERS:
            message.refuse("type")
        if work is None:
            return None
        if name == "close":
            self._works.pop(number).stop()
            return None
        ORDERS[name](work, message)
        return json.dumps(work.progress())

    def let_go(self, number: int) -> None:
        """Release the memory of a stopped job, which can take long."""
        if number in self._works:
            self._works[number].let_go()

    def events(self, number: int) -> array[int]:
        """Return the packed events of a job since the last call."""
        return self._works[number].events() if number in self._works else array("I")
