"""Clues entered on the board: the sheet of a puzzle's option, and changes of it.

change  {"does": "write", "slot", "clue"}, {"does": "draw", "tool", "cells", "clue"},
        {"does": "free", "cells"}, {"does": "resize", "sizes"}, {"does": "switch", "switch", "on"}
        or {"does": "clear"} (see model/clue_entry.py)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..model.bilingual import BadInput, Named, Text
from ..model.clue_entry import Change, Clear, Draw, Free, Resize, Switched, Write, apply
from ..model.options import OneLine
from ..model.puzzle import Puzzle
from ..puzzles import puzzle_named
from .faults import granted, refusing
from .requests import Message, table

if TYPE_CHECKING:
    from . import messages

LONGEST_CLUE = 200
"""The most characters of one clue; a line of the largest nonogram needs 74."""


def enter(message: Message, number: int) -> messages.Answer:
    """Return the sheet of a puzzle with these options, after a change if one is given. Raises
    Refused."""
    with refusing():
        puzzle = puzzle_named(message.text("puzzle"))
        typed = _typed(puzzle, granted(table(message.data("options"))))
        if puzzle.entry is None:
            raise _unable(puzzle)
        entry = puzzle.entry()
        option, asked = entry.option, message.anything("change")
        if asked is not None:
            typed[option] = apply(entry, typed, _change(Message(asked)))
            _check_lengths(puzzle, typed)
        sheet = entry.sheet(typed).data()
        missing = _missing(puzzle, option, typed)
    found = {"option": option, "text": typed[option], **sheet, "missing": missing}
    return {"type": "sheet", "id": number, "sheet": cast("messages.ClueSheet", found)}


def _typed(puzzle: Puzzle, options: dict[str, str]) -> dict[str, str]:
    """Return all options as typed, with the usual value for each missing one. Raises BadInput for a
    text that is too long."""
    typed = {option.name: str(option.data()["default"]) for option in puzzle.options} | options
    _check_lengths(puzzle, typed)
    return typed


def _check_lengths(puzzle: Puzzle, typed: dict[str, str]) -> None:
    """Raise BadInput for a text that is too long."""
    for option in puzzle.options:
        if isinstance(option, OneLine) and len(typed[option.name]) > option.longest:
            option.read(typed[option.name])


def _missing(puzzle: Puzzle, name: str, typed: dict[str, str]) -> dict[str, str] | None:
    """Return why a text of an option cannot be read, or makes no puzzle with the other options, in
    words; None if it does."""
    settings = puzzle.read_options(typed)
    try:
        if not isinstance(settings, list):
            puzzle.draw(settings)
            return None
    except BadInput as bad:
        return bad.fault.words._asdict()
    words = (fault.words._asdict() for fault in settings if fault.place == Named(name))
    return next(words, None)


def _unable(puzzle: Puzzle) -> BadInput:
    words = Text(
        "has no clues that are entered on the board.", "には、盤で入力するヒントがありません。"
    )
    return BadInput(Named(puzzle.name), words)


def _change(asked: Message) -> Change:
    """Return a change. Raises Refused for invalid data."""
    does = asked.text("does")
    if does == "write":
        return Write(asked.whole("slot"), _clue(asked))
    if does == "draw":
        return Draw(asked.text("tool"), tuple(asked.wholes("cells")), _clue(asked))
    if does == "free":
        return Free(tuple(asked.wholes("cells")))
    if does == "resize":
        return Resize(tuple(asked.wholes("sizes")))
    if does == "switch":
        return Switched(asked.text("switch"), asked.flag("on"))
    if does == "clear":
        return Clear()
    return asked.refuse("does")


def _clue(asked: Message) -> str:
    clue = asked.text("clue")
    return clue if len(clue) <= LONGEST_CLUE else asked.refuse("clue")
