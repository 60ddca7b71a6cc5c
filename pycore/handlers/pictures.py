"""A puzzle as the page shows it: its board, rules and names, before and besides any search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.rules import AllDifferent
from .positions import position


def picture_of(puzzle: Puzzle, typed: Mapping[str, str]) -> dict[str, Any]:
    """Return a puzzle made with these options (typed, as text), as it is shown. Raises BadInput."""
    settings = puzzle.settings(typed)
    made = puzzle.build(settings)
    return {
        "options": puzzle.written(settings),
        "drawing": puzzle.draw(settings).data(),
        "rules": puzzle.explain(settings)._asdict(),
        **puzzle.names(settings).data(),
        **(position(made) if isinstance(made, Movement) else _to_fill(made)),
    }


def _to_fill(made: Placement) -> dict[str, Any]:
    """Return what is shown of a placement besides its drawing."""
    alike = (r for r in made.rules if isinstance(r, AllDifferent) and not r.offsets)
    return {"values": made.values, "groups": [list(rule.cells) for rule in alike]}
