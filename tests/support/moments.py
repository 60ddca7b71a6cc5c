"""The events of a search shown by an embed, moment by moment, as on the player's tape.

embed    the attributes of an <edagari-puzzle>
moment   the number of events before it, as counted by `step` and `seek` (web/app/state/tape.js)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from pycore.model.drawing import Drawing
from pycore.model.movement import Movement
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from pycore.search.events import (
    BOUND,
    CUT,
    FACED,
    HANDED,
    LEARNED,
    MOVED,
    NO_VALUE,
    PLACED,
    RECALLED,
    REMOVED,
    SOLVED,
    unpack,
)
from pycore.task.faults import usable
from pycore.task.movements import movement_task
from pycore.task.placements import placement_task


def moments(embed: Mapping[str, str], most: int = 10_000) -> list[str]:
    """Return the last event before each of the first moments, from moment 1 on.

    A cell and its value as "a = 1" (placed), "a - 1" (removed), "a x 1" (cut), with the cells named
    a, b, c ... in order, or 0, 1, 2 ... if there are too many; "0 > 3" is a move, "0 < 3" a move
    undone, "0 x 3" a move skipped; "bound 2"; "learned 2"; "after 9 nodes"; "back"; "solved".
    """
    few = len(searched(embed)[1].spots) <= 26
    return [_words(event, values, few) for event, values in islice(_events(embed), most)]


def roles(embed: Mapping[str, str], most: int = 10_000) -> list[str]:
    """Return the roles of these events: "given"; in a search that fills in consequences "follows"
    or "guess", a value with alternatives waiting; otherwise, or where those are not told, "tried";
    "cut"; "other"."""
    puzzle, _ = searched(embed)
    strategy = strategy_named(embed["strategy"], puzzle)
    givens = puzzle.givens if isinstance(puzzle, Placement) else {}

    def role(event: int) -> str:
        kind, left, cell, _ = unpack(event)
        if kind != PLACED:
            return "cut" if kind == CUT else "other"
        if cell in givens:
            return "given"
        if not strategy.deduces:
            return "tried"
        return ("tried", "follows")[left] if left < 2 else "guess"

    return [role(event) for event, _ in islice(_events(embed), most)]


def searched(embed: Mapping[str, str]) -> tuple[Placement | Movement[Any], Drawing]:
    """Return the puzzle that an embed searches, and its drawing. Raises BadInput if any part of it
    is refused."""
    options = {
        name.removeprefix("option-"): value
        for name, value in embed.items()
        if name.startswith("option-")
    }
    if puzzle_named(embed["puzzle"]).kind == "movement":
        moving = usable(movement_task(embed["puzzle"], options, embed.get("start", "")))
        return moving.movement, moving.drawing
    filling = usable(placement_task(embed["puzzle"], options, {}, embed.get("givens", "")))
    return filling.placement, filling.drawing


def _events(embed: Mapping[str, str]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the events, each with the values of the puzzle."""
    puzzle, drawing = searched(embed)
    values = puzzle.values if isinstance(puzzle, Placement) else ()
    batches = strategy_named(embed["strategy"], puzzle).start(puzzle, drawing).batches
    next(batches)
    while True:
        try:
            batch = batches.send(1)
        except StopIteration:
            return
        for event in batch.events:
            if event >> 27 not in (FACED, RECALLED):
                yield event, values


def _words(event: int, values: tuple[int, ...], few: bool) -> str:
    kind, _, cell, value = unpack(event)
    if kind == SOLVED:
        return "solved"
    if kind == BOUND:
        return f"bound {512 * cell + value}"
    if kind == HANDED:
        nodes = 512 * cell + value
        return f"after {nodes} nodes" if nodes else "back"
    if kind == LEARNED:
        return f"learned {512 * cell + value}"
    if not values:
        sign = ">" if kind == MOVED else "x" if kind == CUT else "<"
        return f"{cell} {sign} {value}"
    shown = "-" if value == NO_VALUE else str(values[value])
    name = chr(ord("a") + cell) if few else str(cell)
    return f"{name} {({PLACED: '=', REMOVED: '-', CUT: 'x'})[kind]} {shown}"
