"""Questions that are answered from the message alone, plain data in and plain data out: the drawing
of a puzzle, the faults of a task, a position, a plan, a program.

task      a puzzle's name, its options and the input, or a start and the moves since (see
          requests.py)
fault     what is wrong with a task (see faults.py)
position  see positions.py; the one after the moves, with "options" (as they are written, with those
          that follow from the start), "drawing", "rules", and the names (see model/cell_names.py)
"""

from __future__ import annotations

from collections.abc import Mapping

from ..api.subject import subject_of_any
from ..model.bilingual import BadInput, Named, Text, shown
from ..model.incremental import Incremental
from ..model.met_clues import met_clues
from ..model.notation import read_filled
from ..puzzles import puzzle_named
from ..run.explain import explained_in_slices
from ..run.program import FORMS, LANGUAGES, forms_of, program_in_slices
from ..search import strategy_named
from ..task.faults import Faults
from ..task.movements import MovementTask
from .faults import Data, Refused, fault, fault_data, granted, refusing
from .pictures import picture_of
from .positions import edited, position
from .requests import movement_of, placement_of, position_text, table, task_of


def show(puzzle: str, options: Mapping[str, str]) -> Data:
    """Return the drawing, values and rules of a puzzle made with these options. Raises Refused."""
    with refusing():
        return picture_of(puzzle_named(puzzle), granted(table(options)))


def check(task: Data) -> Data:
    """Return the faults of a task, none if a search can start on it, and the labels of its drawing
    whose clues are satisfied."""
    found = placement_of(task)
    if isinstance(found, list):
        return {"faults": list(map(fault_data, found)), "met": []}
    return {"faults": [], "met": met_clues(found.blank, found.drawing, found.givens)}


def read(puzzle: str, options: Mapping[str, str], text: str) -> Data:
    """Return the content of the cells in a text that was pasted or loaded: "givens", as they would
    be typed, with own numbers, whose cells are "own"; and "marks".

    Raises Refused, with line and column in the words.
    """
    with refusing():
        entry = puzzle_named(puzzle)
        givens, own, marks = read_filled(text, entry, entry.settings(granted(table(options))))
    return {
        "givens": {cell: str(value) for cell, value in {**givens, **own}.items()},
        "own": list(own),
        "marks": {cell: list(values) for cell, values in marks.items()},
    }


def plan(task: Data, strategy: str) -> Incremental[Data]:
    """Explain how a strategy solves a task, in slices: "paragraphs" and "rows" (see
    plan/explanation.py) and "code".

    Raises Refused, also for a strategy that follows no plan.
    """
    asked = granted(placement_of(task))
    with refusing():
        program = yield from explained_in_slices(
            asked.placement, asked.drawing, strategy, asked.names
        )
    return program.data()


def at(task: Data) -> Data:
    """Return the position of a task, ready to be drawn and played. Raises Refused."""
    return _shown(granted(movement_of(task)))


def fit(task: Data) -> Data:
    """Return the position of the largest possible part of a task: without its moves or, if
    necessary, without its start.

    It is meant for tasks whose options were changed, or that come from a link. "start" and "moves"
    are what remains, "faults" say why the rest was dropped. Raises Refused for impossible options.
    """
    faults: Faults = []
    for tried in (task, {**task, "moves": []}, {**task, "moves": [], "start": ""}):
        found = movement_of(tried)
        if isinstance(found, MovementTask):
            fitted = [tried["start"], tried["moves"]]
            return {**_shown(found), "fitted": fitted, "faults": list(map(fault_data, faults))}
        faults = faults or found
    raise Refused(list(map(fault_data, faults)))


def paste(task: Data, text: str) -> Data:
    """Return the position that a text stands for, with the options that follow from it.

    Raises Refused, with the place in the text.
    """
    if not str(text).strip():
        raise Refused([fault(Text("There is no text.", "文字がありません。"))])
    start, options = granted(position_text(text)), granted(table(task.get("options")))
    with refusing():
        implied = puzzle_named(str(task.get("puzzle"))).implied(start)
    return at({**task, "options": {**options, **implied}, "start": start, "moves": []})


def edit(task: Data, spot: int, face: str) -> Data:
    """Return the position with one face changed (see positions.edited). Raises Refused if the
    result is not a position."""
    game = granted(movement_of(task))
    with refusing():
        return _shown(game._replace(movement=edited(game.movement, spot, face)))


def why_not(task: Data, source: int, target: int | None) -> dict[str, str] | None:
    """Return why the piece on `source` cannot move to `target` (None: anywhere), in words; None if
    it can. Raises Refused."""
    movement = granted(movement_of(task)).movement
    if not all(0 <= spot < movement.spots for spot in (source, target or 0)):
        raise Refused([fault(Text("There is no such place.", "その場所はありません。"))])
    reason = movement.why_not(movement.start, source, target)
    return reason._asdict() if reason else None


def _shown(game: MovementTask) -> Data:
    return {
        "options": game.puzzle.written(game.settings),
        "drawing": game.drawing.data(),
        "rules": game.puzzle.explain(game.settings)._asdict(),
        **game.names.data(),
        **position(game.movement),
    }


def program(task: Data, strategy: str, language: str, form: str | None) -> Incremental[Data]:
    """Return the program of a strategy for a task, in slices, with the available forms; an unknown
    form is ignored. Raises Refused if there is no program."""
    with refusing():
        asked = task_of(task)
        if language not in LANGUAGES or (form is not None and form not in FORMS):
            raise BadInput(Named("form"), _unknown(form or language))
        subject = subject_of_any(asked)
        found = strategy_named(strategy, subject.made)
        forms = forms_of(found)
        wanted = FORMS[form] if form in forms else None
        written = yield from program_in_slices(
            subject.made, subject.drawing, found, LANGUAGES[language], wanted, asked.puzzle.title
        )
    return {**written.data(), "forms": list(forms)}


def _unknown(name: str) -> Text:
    return Text(f"there is no {shown(name)}.", f"{shown(name)} はありません。")
