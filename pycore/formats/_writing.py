"""Writing a puzzle of the catalogue in the format of another program."""

from __future__ import annotations

from ..model.bilingual import BadInput, Named, Text, shown
from ..model.puzzle import Puzzle
from ..model.suggestion import suggestion
from ._catalogue import all_formats
from ._format import Format, Held


def forms_for(puzzle: Puzzle) -> list[Format]:
    """Return the formats that write a puzzle."""
    return [form for form in all_formats() if form.serves(puzzle)]


def written(held: Held, name: str) -> str:
    """Write a puzzle in the format of that name. Raises BadInput for an unknown format, and for one
    that cannot express the whole puzzle."""
    forms = {form.name: form for form in forms_for(held.puzzle)}
    form = forms.get(name)
    if form is None or form.write is None:
        names = ", ".join(forms) or "none"
        en, ja = suggestion(name, forms, Text(f"it has: {names}.", f"（{names}）。"))
        raise BadInput(
            Named("as"),
            Text(
                f"{shown(name)} is no form for {held.puzzle.name}; {en}",
                f"{held.puzzle.name} に {shown(name)} という書式はありません{ja}",
            ),
        )
    return form.write(held)
