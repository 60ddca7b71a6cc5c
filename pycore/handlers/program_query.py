"""The program of a strategy, as a page asks for it."""

from __future__ import annotations

from typing import Any

from ..catalogue import puzzle_named
from ..model.bilingual import BadInput, Named, Text, shown
from ..model.incremental import Incremental
from ..model.movement import Movement
from ..model.placement import Placement
from ..programs.listing import Form, Language
from ..run.program import forms_of, program_in_slices
from ..search import strategy_named
from .faults import Data, granted, refusing
from .tasks import movement_of, placement_of

LANGUAGES: dict[str, Language] = {"python": "python", "c": "c"}
FORMS: dict[str, Form] = {"loops": "loops", "recursion": "recursion"}


def program(task: Data, strategy: str, language: str, form: str | None) -> Incremental[Data]:
    """The program of a strategy for a task, in slices, with the forms that there are; a form that
    there is not counts for none. Raises Refused where there is no program."""
    with refusing():
        puzzle: Placement | Movement[Any]
        entry = puzzle_named(str(task.get("puzzle")))
        if language not in LANGUAGES or (form is not None and form not in FORMS):
            raise BadInput(Named("form"), _unknown(form or language))
        if entry.kind == "movement":
            game = granted(movement_of(task))
            puzzle, drawing = game.movement, game.drawing
        else:
            asked = granted(placement_of(task))
            puzzle, drawing = asked.placement, asked.drawing
        found = strategy_named(strategy, puzzle)
        forms = forms_of(found)
        wished = FORMS[form] if form in forms else None
        written = yield from program_in_slices(
            puzzle, drawing, found, LANGUAGES[language], wished, entry.title
        )
    return {**written.data(), "forms": list(forms)}


def _unknown(name: str) -> Text:
    return Text(f"there is no {shown(name)}.", f"{shown(name)} はありません。")
