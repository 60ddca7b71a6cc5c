"""Puzzles of other programs, read and written."""

from __future__ import annotations

from ..formats import Held, Opened
from ..formats import opened as read_text
from ..formats import written as write_text
from ..model.bilingual import BadInput, Named, Text, spelled
from ..model.puzzle import Puzzle, as_typed
from ..task.faults import usable
from ..task.movements import movement_task
from .arguments import checked
from .subject import Givens, Options, any_subject

NO_ENTRY = Text("must be an entry of the catalogue.", "はカタログのパズルを指定してください。")

__all__ = ["Opened", "exported", "opened"]


def opened(text: str) -> Opened:
    """Read a puzzle from a text of another program: a link, a game ID, a file's content.

    `puzzle`, `options`, and `givens` (with `own` numbers and `marks`) or `start` are arguments for
    the other functions; `left_out` says what was not read. Raises BadInput, in one sentence, for a
    text without a puzzle, with several puzzles, or with a rule that cannot be expressed here.
    """
    return read_text(text if isinstance(text, str) else spelled(text))


@checked
def exported(
    puzzle: Puzzle,
    form: str,
    options: Options | None = None,
    givens: Givens | None = None,
    start: str | None = None,
) -> str:
    """Write a puzzle in a format of another program ("puzz.link"), which `opened` reads again.

    Raises BadInput for unusable arguments, and for a format that cannot express the whole puzzle.
    """
    if not isinstance(puzzle, Puzzle):
        raise BadInput(Named("puzzle"), NO_ENTRY)
    any_subject(puzzle, options, givens, start)  # refuses unusable arguments
    typed = as_typed(options or {})
    form = spelled(form)
    if puzzle.kind == "placement":
        return write_text(Held(puzzle, puzzle.settings(typed), givens or {}), form)
    task = usable(movement_task(puzzle, typed, start or ""))
    position = task.movement.write(task.movement.start)
    return write_text(Held(puzzle, task.settings, start=position), form)
