"""A page's programs: run one after another, each reporting while it runs.

report   plain data sent to the page: "opened", "output", "progress", "steps", "solutions", "ended";
         events as 32-bit integers beside it
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TextIO, cast

from ..api.subject import PlacementSubject
from ..model.bilingual import BadInput, Text
from ..model.rule_text import rule_in_words, sort_of
from .errors import Trouble
from .intact import note_what_is_whole
from .opening import OpenedBoard, Page, WantedBoard, is_that, on_page
from .program import MOST_STEPS, LearnerProgram, Outcome, Stopped
from .recorder import Recorder

Data = dict[str, Any]

MOST_OUTPUT = 200_000
"""The most characters of a program's output shown."""


class ProgramSession:
    """Runs programs for a page.

    `post(text, events)` sends a report, JSON and the events since the last one; `due()` returns
    whether it is time for one, `over()` whether the program must end; it may take a while, and the
    program waits. Printed characters are counted in units of UTF-16, as in JavaScript.
    """

    def __init__(
        self,
        post: Callable[[str, array[int]], None],
        due: Callable[[], bool],
        over: Callable[[], bool],
    ) -> None:
        self._post, self._due, self._over = post, due, over
        note_what_is_whole()
        self._recorder = Recorder()
        self._output: list[str] = []
        self._room = MOST_OUTPUT
        self._printed = 0
        self._wanted: WantedBoard | None = None
        self._program: LearnerProgram | None = None

    def run(self, order: str) -> None:
        """Run the program of an order in JSON: its `source`, whether to record its `steps`, the
        task on the page's `board`, or null, and the task that an exercise `wants`, if any."""
        asked = json.loads(order)
        self._recorder = Recorder()
        self._output, self._room, self._printed = [], MOST_OUTPUT, 0
        self._wanted = wanted_of(asked.get("wanted"))
        most = MOST_STEPS if asked["steps"] else 0
        program = LearnerProgram(
            asked["source"], self._recorder, self._ask, most, lambda: self._printed
        )
        self._program = program
        page = Page(wanted_of(asked["board"]), self._recorder, self._opened)
        with on_page(page), self._captured():
            outcome = program.run()
        self._report()
        more = {"refilled": self._recorder.refilled, "spoiled": program.spoiled}
        self._post(json.dumps({"type": "ended", **outcome_data(outcome), **more}), array("I"))

    def _ask(self) -> bool:
        if not self._due():
            return False
        self._report()
        return self._over()

    def _opened(self, opened: OpenedBoard) -> None:
        """Show the board, then its givens, the first events."""
        is_wanted = self._wanted is None or is_that(opened, self._wanted)
        data = {"type": "opened", **opened_data(opened), "isWanted": is_wanted}
        self._post(json.dumps(data), array("I"))
        self._report()

    def _report(self) -> None:
        """Send everything new."""
        program, recorder = self._program, self._recorder
        if program is None:
            return
        output = "".join(self._output)
        self._output.clear()
        data = {
            "type": "progress",
            **recorder.counts._asdict(),
            "moment": recorder.moment,
            "standing": recorder.standing,
            "output": output,
            "steps": [list(step) for step in program.take_steps()],
            "full": {
                "events": recorder.full,
                "steps": program.full,
                "output": self._room <= 0,
            },
        }
        self._post(json.dumps(data), recorder.take())

    @contextmanager
    def _captured(self) -> Iterator[None]:
        """Capture printed text, and offer no input."""
        stood = sys.stdout, sys.stderr, sys.stdin
        sys.stdout = sys.stderr = Printed(self._print)
        sys.stdin = cast(TextIO, Nobody())
        try:
            yield
        finally:
            sys.stdout, sys.stderr, sys.stdin = stood

    def _print(self, text: str) -> None:
        if self._room > 0:
            shown = text[: self._room]
            self._output.append(shown)
            self._printed += len(shown.encode("utf-16-le", "surrogatepass")) // 2
        self._room -= len(text)
        if text.endswith("\n") and self._ask():
            raise Stopped


class Printed:
    """An output stream that passes everything on."""

    encoding = "utf-8"

    def __init__(self, take: Callable[[str], None]) -> None:
        self._take = take

    def write(self, text: str) -> int:
        """Pass a text on."""
        self._take(str(text))
        return len(text)

    def flush(self) -> None:
        """Do nothing: text is passed on when written."""

    def isatty(self) -> bool:
        """Return False: nobody types here."""
        return False


class Nobody:
    """The input stream of a program, where nobody types."""

    def readline(self, size: int = -1) -> str:
        """Raise BadInput: nobody types here."""
        raise BadInput(None, NOTHING_TYPED)


NOTHING_TYPED = Text(
    "Nothing can be typed here: instead of input(), write the value into the program.",
    "ここでは input() で入力できません。値をプログラムに直接書いてください。",
)


def wanted_of(board: Mapping[str, Any] | None) -> WantedBoard | None:
    """Return the board that a task of the page's protocol asks for."""
    if board is None:
        return None
    moves = tuple((int(source), int(target)) for source, target in board["moves"])
    return WantedBoard(board["puzzle"], board["options"], board["givens"], board["start"], moves)


def opened_data(opened: OpenedBoard) -> Data:
    """Return a puzzle opened by a program, for a page to draw: the number of cells, the givens by
    cell, the values or faces that events name by index, the rules with their sorts, and for a
    movement the face of every spot at the start."""
    subject = opened.subject
    data: Data = {"puzzle": opened.name, "options": dict(opened.options)}
    if isinstance(subject, PlacementSubject):
        made = subject.made
        written = [
            {"words": text_data(rule_in_words(rule, subject.names)), "sort": sort_of(rule)}
            for rule in made.rules
        ]
        more = ({"words": text_data(words), "sort": "other"} for words in opened.more_rules)
        data |= {"cells": made.size, "givens": made.givens, "values": list(made.values)}
        return {**data, "rules": [*written, *more], "start": []}
    movement = subject.made
    data |= {"cells": movement.spots, "givens": {}, "values": list(movement.faces)}
    return {**data, "rules": [], "start": list(movement.faces_of(movement.start))}


def outcome_data(outcome: Outcome) -> Data:
    """Return the outcome of a program."""
    trouble = outcome.trouble
    return {
        "value": outcome.value,
        "stopped": outcome.stopped,
        "trouble": trouble_data(trouble) if trouble else None,
    }


def trouble_data(trouble: Trouble) -> Data:
    """Return an error."""
    words = trouble.words
    return {**trouble._asdict(), "words": text_data(words) if words else None}


def text_data(text: Text) -> dict[str, str]:
    """Return a text in both languages."""
    return text._asdict()
