"""The bridge: all that a worker asks of the core, as text that it can take apart.

job       a search, an aid or a race, by the number that the page gave it, until it is closed
answered  JSON: {"answer": ...}, or {"faults": [...]} for what was refused
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from time import perf_counter
from typing import Any

from pycore.catalogue import puzzle_named
from pycore.desk import movements, placements
from pycore.desk.aids import OpenAid
from pycore.desk.faults import Refused, refusing
from pycore.desk.races import OpenRace
from pycore.desk.searches import OpenJob, OpenMovement

ROOMS: dict[str, Any] = {"desk": placements, "play": movements}
OPENERS: dict[str, Any] = {"placement": OpenJob, "movement": OpenMovement}


class Bridge:
    """The questions and orders of one worker."""

    def __init__(self) -> None:
        self._jobs: dict[int, Any] = {}

    def ask(self, room: str, question: str, given: str) -> str:
        """Answer a question, by the name of its function; `given` is a JSON list."""
        return _answered(lambda: getattr(ROOMS[room], question)(*json.loads(given)))

    def open(self, number: int, given: str, strategy: str) -> str:
        """Make a search on a task."""

        def opened() -> dict[str, Any]:
            task = json.loads(given)
            with refusing():
                kind = puzzle_named(task["puzzle"]).kind
            job = self._jobs[number] = OPENERS[kind](task, strategy, perf_counter)
            return {"rules": job.rules, "values": job.values, "start": job.start}

        return _answered(opened)

    def assist(self, number: int, given: str) -> str:
        """Make an aid; `given` holds the task, the kind of aid and the wish."""

        def opened() -> None:
            task, kind, wish = json.loads(given)
            self._jobs[number] = OpenAid(task, kind, wish, perf_counter)

        return _answered(opened)

    def race(self, number: int, given: str) -> str:
        """Make a race; `given` holds the task and the seconds for each strategy."""

        def opened() -> None:
            task, limit = json.loads(given)
            self._jobs[number] = OpenRace(task, limit, perf_counter)

        return _answered(opened)

    def order(self, number: int, name: str, *given: float) -> None:
        """Run, play, step, pause or stop a job, or let it go."""
        getattr(self._jobs[number], name)(*given)

    def close(self, number: int) -> None:
        """End a job and forget it."""
        self._jobs.pop(number).stop()

    def progress(self, number: int) -> str:
        """Where a job stands, as JSON."""
        return json.dumps(self._jobs[number].progress())

    def listing(self, number: int, first: int, count: int) -> str:
        """What a job has listed, from number `first` on, as JSON."""
        return json.dumps(self._jobs[number].listing(first, count))

    def events(self, number: int) -> array[int]:
        """The packed events of a job since the last call."""
        events: array[int] = self._jobs[number].events()
        return events


def _answered(call: Callable[[], Any]) -> str:
    try:
        return json.dumps({"answer": call()})
    except Refused as refused:
        return json.dumps({"faults": refused.faults})
