"""Answers to questions that say all that they need: what a puzzle looks like, what is wrong with a
task, the position after a move, a plan, a program. The work is done in queries.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ..model.incremental import Incremental
from . import queries
from .requests import LONGEST_BOARD, Message, pasted

if TYPE_CHECKING:
    from . import messages


def show(message: Message, number: int) -> messages.Answer:
    """Show a puzzle made with these options."""
    shown = queries.show(message.text("puzzle"), message.data("options"))
    return {"type": "shown", "id": number, "shown": cast("messages.Shown", shown)}


def check(message: Message, number: int) -> messages.Answer:
    """Return the faults of a task."""
    found = queries.check(message.data("task"))
    return cast("messages.Answer", {"type": "checked", "id": number, **found})


def read(message: Message, number: int) -> messages.Answer:
    """Read the content of cells in a text."""
    text = pasted(message.text("text"), LONGEST_BOARD)
    found = queries.read(message.text("puzzle"), message.data("options"), text)
    return cast("messages.Answer", {"type": "givens", "id": number, **found})


def enter(message: Message, number: int) -> messages.Answer:
    """Return the sheet on which clues are entered."""
    from . import clue_sheets  # few visits need it

    return clue_sheets.enter(message, number)


def fit(message: Message, number: int) -> messages.Answer:
    """Return the position of the largest possible part of a task."""
    return _position(number, queries.fit(message.data("task")))


def paste(message: Message, number: int) -> messages.Answer:
    """Return the position that a text stands for."""
    return _position(number, queries.paste(message.data("task"), message.text("text")))


def edit(message: Message, number: int) -> messages.Answer:
    """Return the position with one face changed."""
    task, spot, face = message.data("task"), message.whole("spot"), message.text("face")
    return _position(number, queries.edit(task, spot, face))


def _position(number: int, position: Any) -> messages.Answer:
    return {"type": "position", "id": number, "position": position}


def why_not(message: Message, number: int) -> messages.Answer:
    """Say why a piece cannot move."""
    task, source = message.data("task"), message.whole("source")
    words = queries.why_not(task, source, message.whole_or_none("target"))
    return {"type": "reason", "id": number, "words": cast("messages.Text | None", words)}


def plan(message: Message, number: int) -> Incremental[messages.Answer]:
    """Explain how a strategy solves a task."""
    yield
    plan = yield from queries.plan(message.data("task"), message.text("strategy"))
    return {"type": "planned", "id": number, "plan": cast("messages.Plan", plan)}


def program(message: Message, number: int) -> Incremental[messages.Answer]:
    """Return the program of a strategy."""
    yield
    task, strategy = message.data("task"), message.text("strategy")
    written = yield from queries.program(
        task, strategy, message.text("language"), message.text_or_none("form")
    )
    return {"type": "written", "id": number, "program": cast("messages.Program", written)}
