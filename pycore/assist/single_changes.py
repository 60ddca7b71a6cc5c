"""Single changes that would leave a puzzle without a solution exactly one: where a number may have
been mistyped.

change   a cell whose given is replaced, with the value that it gets
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ..model.bilingual import Text, in_a_row
from ..model.cell_names import Names
from ..model.incremental import Incremental
from ..model.placement import Placement
from ..plan.given_faults import faults_of
from .some_solutions import some_solutions

Change = tuple[int, int]

MOST = 5
"""Changes that are named; the others are counted."""


def single_changes(
    blank: Placement, givens: Mapping[int, int], cells: Collection[int]
) -> Incremental[tuple[Change, ...]]:
    """Return all changes in `cells` with which there is exactly one solution. `givens` are those in
    addition to the ones in the rules. For `cells` of a conflict these are all there are: as long
    as they keep their values, there is no solution."""
    found: list[Change] = []
    for cell in cells:
        for value in blank.values:
            changed = {**givens, cell: value}
            if value != givens[cell] and not faults_of(blank, changed):
                solutions = yield from some_solutions(blank.fixing(changed), 2)
                if len(solutions) == 1:
                    found.append((cell, value))
            yield
    return tuple(found)


def in_words(changes: Sequence[Change], names: Names) -> Text:
    """Name the changes in a sentence; no text if there are none."""
    if not changes:
        return Text("", "")
    written = [names.held(cell, value) for cell, value in changes[:MOST]]
    en, ja = in_a_row(written)
    if more := len(changes) - len(written):
        en, ja = f"{en}; and {more} more", f"{ja}、ほか {more} 通り"
    if len(changes) == 1:
        return Text(
            f"Mistyped? This single change leaves exactly one solution: {en}.",
            f"入力ミスなら、次の 1 か所を直すと解がちょうど 1 通りになります：{ja}。",
        )
    return Text(
        f"Mistyped? Each of these single changes leaves exactly one solution: {en}.",
        f"入力ミスなら、次のどれか 1 か所を直すと解がちょうど 1 通りになります：{ja}。",
    )
