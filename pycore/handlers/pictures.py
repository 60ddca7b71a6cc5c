"""A puzzle as the page shows it, with or without a search: its board, rules and names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..model.movement import Movement
from ..model.placement import Placement
from ..model.puzzle import Puzzle, Settings
from ..model.rules import AllDifferent
from ..search import incomplete_for, strategies_for
from ..search.events import have_room
from .assist_run import offered_for
from .positions import position


def picture_of(puzzle: Puzzle, typed: Mapping[str, str]) -> dict[str, Any]:
    """Return how a puzzle made with these options (as typed) is shown. Raises BadInput."""
    settings = puzzle.settings(typed)
    made = puzzle.build(settings)
    return {
        "options": puzzle.written(settings),
        "drawing": puzzle.draw(settings).data(),
        "rules": puzzle.explain(settings)._asdict(),
        **puzzle.names(settings).data(),
        **_own_title(puzzle, settings),
        **(position(made) if isinstance(made, Movement) else _to_fill(made, puzzle)),
    }


def _own_title(puzzle: Puzzle, settings: Settings) -> dict[str, Any]:
    """Return the title of what the options hold; the usual board has that of the catalogue."""
    if puzzle.entitle is None or puzzle.written(settings) == puzzle.written(puzzle.settings({})):
        return {}
    return {"title": puzzle.entitle(settings)._asdict()}


def _to_fill(made: Placement, puzzle: Puzzle) -> dict[str, Any]:
    """Return what is shown of a placement besides its drawing; its abilities if they differ from
    those with the usual options; and its strategies if events cannot name all of it."""
    alike = (r for r in made.rules if isinstance(r, AllDifferent) and not r.offsets)
    filled: dict[str, Any] = {"values": made.values, "groups": [list(rule.cells) for rule in alike]}
    if not have_room(made):
        serving = [*strategies_for(made), *incomplete_for(made)]
        filled["eventless"] = [strategy.name for strategy in serving]
    ours, usual = abilities(puzzle, made), abilities(puzzle, puzzle.build(puzzle.settings({})))
    return filled if ours == usual else {**filled, "abilities": ours}


def abilities(puzzle: Puzzle, made: Placement | Movement[Any]) -> list[str]:
    """Return what else the page can ask for (see assist_run.py, count_job.py): everything if the
    placement has several groups and no other rules; "clues" if new puzzles consist of clues,
    "entry" if clues can be entered on the board."""
    if isinstance(made, Movement):
        return ["position"]
    clues = ["clues"] if puzzle.clues else []
    return [*offered_for(made), *clues, *(["entry"] if puzzle.entry else [])]
