"""`show`: a puzzle in words."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from shlex import join
from typing import assert_never

from ...api.subject import subject_of_any
from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.notation import write_cells
from ...model.options import Choice, OneLine, Option, Whole
from ...model.puzzle import Example, Puzzle
from ...search.strategy import Strategy
from ...task.faults import usable
from ...task.movements import movement_task
from ...task.placements import placement_task
from .. import output
from ..arguments import json_argument, puzzle_arguments
from ..exit_codes import DONE
from ..parser import Parser
from ..task_input import is_movement, puzzle_of, settings_typed
from .json_head import Data, Task, asked

ABOUT = Text(
    "Show a puzzle: its rules, cells, options and examples.",
    "パズルのルール・マスの番号・設定・例を表示する。",
)

HEADINGS = {
    "en": ("Cells", "Options", "Strategies", "Examples"),
    "ja": ("マスの番号", "設定", "解き方", "例"),
}


MOST_NAMED = 4
"""The most cells of a row whose names are all printed."""


def arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    puzzle_arguments(parser)
    json_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print rules, cells by number, options, strategies, and the examples as commands."""
    task = task_of(options)
    if options.json:
        output.record({**asked(task), **known(task)})
    else:
        named = [f"--puzzle={options.puzzle_file}"] if options.puzzle_file else [task.puzzle.name]
        output.words("\n".join(in_words(task, named, options.lang)))
    return DONE


def task_of(options: argparse.Namespace) -> Task:
    """Return the puzzle with its options, without givens. Raises BadInput."""
    typed = settings_typed(options)
    if is_movement(options):
        return usable(movement_task(puzzle_of(options), typed))
    return usable(placement_task(puzzle_of(options), typed, {}))


def strategies_of(task: Task) -> list[Strategy]:
    """Return the strategies that suit the puzzle."""
    return subject_of_any(task).offered


def known(task: Task) -> Data:
    """Return everything about the puzzle, as JSON."""
    puzzle = task.puzzle
    return {
        "title": puzzle.title_of(task.settings)._asdict(),
        "kind": puzzle.kind,
        "rules": puzzle.explain(task.settings)._asdict(),
        "cells": task.drawing.rows,
        "names": [name._asdict() for name in task.names.cells],
        "signs": list(task.names.signs),
        "known": [option.data() for option in puzzle.options],
        "strategies": [
            {
                "name": strategy.name,
                "title": strategy.title._asdict(),
                "about": strategy.about._asdict(),
                "planned": strategy.derive is not None,
            }
            for strategy in strategies_of(task)
        ],
        "examples": [
            {**vars(example), "title": example.title._asdict()} for example in puzzle.examples
        ],
    }


def in_words(task: Task, named: list[str], lang: str) -> Iterator[str]:
    """Yield it for a person, line by line; `named` is the puzzle's name in a command."""
    puzzle, settings, drawing = task.puzzle, task.settings, task.drawing
    cells, choices, strategies, examples = HEADINGS[lang]
    numbers = {cell: cell for row in drawing.rows for cell in row}
    yield puzzle.title_of(settings).in_language(lang)
    yield from filter(None, [puzzle.explain(settings).in_language(lang)])
    yield f"\n{cells}\n{write_cells(numbers, drawing)}"
    for row in drawing.rows:
        yield f"  {names_in_words(row, task.names, lang)}"
    if puzzle.options:
        yield f"\n{choices}"
    for option in puzzle.options:
        title, value = option.title.in_language(lang), option.write(settings[option.name])
        yield f"  {option.name}={value}  {title}{possible(option, lang)}"
    yield f"\n{strategies}"
    suitable = strategies_of(task)
    width = max(len(strategy.name) for strategy in suitable)
    for strategy in suitable:
        yield f"  {strategy.name:{width}}  {strategy.about.in_language(lang)}"
    yield f"\n{examples}"
    for example in puzzle.examples:
        command = join(["solve", *named, *arguments_of(puzzle, example)])
        yield f"  {example.title.in_language(lang)}\n    edagari {command}"


def names_in_words(row: Sequence[int], names: Names, lang: str) -> str:
    """Return the names of the cells of a row, for a long row only the first and the last."""
    named = [f"{cell}: {names.cell(cell).in_language(lang)}" for cell in row]
    return " ... ".join((named[0], named[-1])) if len(row) > MOST_NAMED else "; ".join(named)


def possible(option: Option, lang: str) -> str:
    """Return the possible values of an option, if they fit in a line."""
    match option:
        case Whole():
            return Text(
                f" ({option.low} to {option.high})", f"（{option.low}〜{option.high}）"
            ).in_language(lang)
        case Choice():
            return explained(option.choices, lang)
        case OneLine():
            blank = ((option.default, option.empty),) if option.empty else ()
            return explained((*blank, *option.suggestions), lang)
        case _:
            assert_never(option)


def explained(words: Sequence[tuple[str, Text]], lang: str) -> str:
    """Return typeable words, each with its meaning."""
    listed = [f"{word}: {title.in_language(lang)}" for word, title in words]
    if not listed:
        return ""
    return Text(f" ({', '.join(listed)})", f"（{'、'.join(listed)}）").in_language(lang)


def arguments_of(puzzle: Puzzle, example: Example) -> list[str]:
    """Return the arguments for an example of the puzzle."""
    parts = []
    for name, value in example.options.items():
        parts += ["--option", f"{name}={value}"]
    if example.given:
        parts += [
            "--start" if puzzle.kind == "movement" else "--givens",
            " ".join(example.given.split()),
        ]
    if example.strategy:
        parts += ["--strategy", example.strategy]
    return parts
