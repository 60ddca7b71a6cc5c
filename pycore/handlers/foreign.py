"""Questions about puzzles of other programs: what a text holds, and a task in other forms.

brought   a puzzle of a text: its name, options and content as a draft has them, the form that it
          was in, and what was left out
exported  a form by name, with the text of the task, or why it cannot say it
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..formats import Held, Opened, contents, forms_for
from ..model.bilingual import BadInput
from ..task.movements import MovementTask
from .faults import fault_data, refusing
from .requests import LONGEST, Message, pasted, task_of

if TYPE_CHECKING:
    from . import messages


def bring(message: Message, number: int) -> messages.Answer:
    """Return the puzzles found in a text, and the faults of its other lines; if the form must be
    certain, none that could also be a board in our own notation. Raises Refused."""
    with refusing():
        found = contents(pasted(message.text("text"), LONGEST), message.flag("certain"))
    faults = cast("list[messages.Fault]", list(map(fault_data, found.faults)))
    puzzles = list(map(_brought, found.puzzles))
    return {"type": "brought", "id": number, "puzzles": puzzles, "faults": faults}


def _brought(made: Opened) -> messages.Brought:
    filled = {**made.givens, **made.own}
    return {
        "puzzle": made.name,
        "options": dict(made.options),
        "givens": {cell: str(value) for cell, value in filled.items()},
        "own": list(made.own),
        "marks": {cell: list(values) for cell, values in made.marks.items()},
        "start": made.start,
        "form": cast("messages.Text", made.form._asdict()),
        "leftOut": [cast("messages.Text", words._asdict()) for words in made.left_out],
    }


def export(message: Message, number: int) -> messages.Answer:
    """Return a task in every form that exists for its puzzle. Raises Refused."""
    with refusing():
        asked = task_of(message.data("task"))
    if isinstance(asked, MovementTask):
        position = asked.movement.write(asked.movement.start)
        held = Held(asked.puzzle, asked.settings, start=position)
    else:
        held = Held(asked.puzzle, asked.settings, asked.givens)
    forms: list[messages.Exported] = []
    for form in forms_for(asked.puzzle):
        text, why = "", None
        try:
            text = form.write(held) if form.write else ""
        except BadInput as bad:
            why = cast("messages.Text", bad.words._asdict())
        title = cast("messages.Text", form.title._asdict())
        made: messages.Exported = {
            "name": form.name,
            "title": title,
            "text": text,
            "why": why,
            "ending": form.ending,
        }
        forms.append(made)
    return {"type": "exported", "id": number, "forms": forms}
