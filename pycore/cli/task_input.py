"""The task of a command: the puzzle, its options and givens."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Named, Text, plain, shown, whole_number
from ..model.cell_names import Names
from ..model.puzzle import Puzzle
from ..puzzles import puzzle_named
from ..task.faults import usable
from ..task.placements import PlacementTask, placement_task
from .foreign import opened_of
from .own_puzzle import puzzle_in

if TYPE_CHECKING:
    from ..task.movements import MovementTask


def puzzle_of(options: argparse.Namespace) -> Puzzle:
    """Return the puzzle named by the options, from the catalogue, a file or another program. Raises
    BadInput."""
    if (opened := opened_of(options)) is not None:
        return opened.puzzle
    if options.puzzle_file is not None:
        return puzzle_in(options.puzzle_file)
    return puzzle_named(options.puzzle)


def is_movement(options: argparse.Namespace) -> bool:
    """Return whether the options name a puzzle with moves. Raises BadInput if they name none."""
    return puzzle_of(options).kind == "movement"


def movement_of(options: argparse.Namespace) -> MovementTask:
    """Return the movement that the options describe. Raises BadInput."""
    if options.given or options.givens:
        raise BadInput(
            Named("given"),
            Text("cannot be used here; use --start.", "は使えません。--start を使ってください。"),
        )
    from ..task.movements import movement_task  # not for placements

    opened = opened_of(options)
    start = options.start or (opened.start if opened else "")
    return usable(movement_task(puzzle_of(options), settings_typed(options), start))


def placement_of(options: argparse.Namespace) -> PlacementTask:
    """Return the placement that the options describe, with its givens. Raises BadInput."""
    if getattr(options, "start", None) is not None:  # not every command takes a start
        raise BadInput(
            Named("start"),
            Text("cannot be used here; use --givens.", "は使えません。--givens を使ってください。"),
        )
    puzzle, typed = puzzle_of(options), settings_typed(options)
    settings = puzzle.read_options(typed)
    names = None if isinstance(settings, list) else puzzle.names(settings)
    givens = givens_typed(options, names)
    if (opened := opened_of(options)) is not None:
        filled = {**opened.givens, **opened.own}
        givens = {**{str(cell): str(value) for cell, value in filled.items()}, **givens}
    return usable(placement_task(puzzle, typed, givens, options.givens or ""))


def settings_typed(options: argparse.Namespace) -> dict[str, str]:
    """Return the input for the puzzle's options, by name, over the options of `--from`. Raises
    BadInput."""
    opened = opened_of(options)
    typed = _pairs(options.option, "option", "NAME=VALUE")
    return {**opened.options, **typed} if opened else typed


def givens_typed(options: argparse.Namespace, names: Names | None) -> dict[str, str]:
    """Return the input for single cells, by cell, which is typed by number or by one of `names`.
    Raises BadInput for anything else, for a value that is not a number, and for a repeated cell."""
    pairs = _pairs(options.given, "given", "CELL=VALUE").items()
    givens: dict[str, str] = {}
    for name, value in pairs:
        cell = str(_cell(name, [value], names, "given"))
        if cell in givens:
            raise BadInput(Named("given"), _twice(name))
        givens[cell] = value
    return givens


def removed_typed(options: argparse.Namespace, names: Names) -> list[tuple[int, int]]:
    """Return the values excluded from cells, as (cell, value). Raises BadInput in the same
    cases."""
    removed = []
    for name, typed in _pairs(options.removed, "removed", "CELL=VALUES").items():
        values = typed.split(",")
        cell = _cell(name, values, names, "removed")
        removed += [(cell, int(plain(value))) for value in values]
    return removed


def _cell(name: str, values: Sequence[str], names: Names | None, option: str) -> int:
    """Return the cell with that number or name, after checking that its values are whole numbers.
    Raises BadInput."""
    is_whole = all(whole_number(value) is not None for value in values)
    cell = whole_number(name)
    if cell is None and names:
        cell = names.cell_called(name)
    if cell is None and names and name.strip() and is_whole:
        raise BadInput(
            Named(option),
            Text(
                f"there is no cell {shown(name)}; see show.",
                f"{shown(name)} というマスはありません（show で一覧）。",
            ),
        )
    if cell is None or not is_whole:
        typed = shown(f"{name}={','.join(values)}")
        raise BadInput(
            Named(option),
            Text(
                f"{typed} is not CELL=VALUE; write a cell as its number or name (see show).",
                f"{typed} は「マス=数」の形ではありません。"
                "マスは番号か名前で書いてください（show で一覧）。",
            ),
        )
    return cell


def _pairs(typed: Sequence[str], name: str, form: str) -> dict[str, str]:
    """Return the arguments `name` that pair two words, by the first; `form` describes them. Raises
    BadInput for one without "=" and for a repeated one."""
    found: dict[str, str] = {}
    for pair in typed:
        key, divider, value = plain(pair).partition("=")
        if not divider:
            raise BadInput(
                Named(name),
                Text(
                    f"{shown(pair)} has no '='; write {form}.",
                    f"{shown(pair)} に = がありません（{form} の形で）。",
                ),
            )
        if key in found:
            raise BadInput(Named(name), _twice(key))
        found[key] = value
    return found


def _twice(key: str) -> Text:
    return Text(f"{shown(key)} is given twice.", f"{shown(key)} が 2 度あります。")
