"""`show`: a puzzle in words."""

from __future__ import annotations

import argparse
from shlex import join
from typing import assert_never

from ... import catalogue
from ...model.options import Choice, OneLine, Option, Whole
from ...model.puzzle import Example, Puzzle
from ...model.text import Text
from ...model.textform import write_cells
from ...search import strategies_for
from ..asking import puzzle_arguments, settings_typed
from ..exits import DONE

NAME = "show"
ABOUT = Text(
    "Show a puzzle: its rules, cells, options and examples.",
    "パズルの規則・マスの番号・設定・例を表示する。",
)

arguments = puzzle_arguments


HEADINGS = {
    "en": ("Cells", "Options", "Strategies", "Examples"),
    "ja": ("マスの番号", "設定", "探し方", "例"),
}


def run(options: argparse.Namespace) -> int:
    """Print rules, cells by number, options, strategies, and the examples as commands."""
    puzzle = catalogue.puzzle_named(options.puzzle)
    settings = puzzle.settings(settings_typed(options))
    drawing, lang = puzzle.draw(settings), options.lang
    cells, choices, strategies, examples = HEADINGS[lang]
    print(puzzle.title.in_language(lang))
    print(puzzle.explain(settings).in_language(lang))
    numbers = {cell: cell for row in drawing.rows for cell in row}
    print(f"\n{cells}\n{write_cells(numbers, drawing)}")
    if puzzle.options:
        print(f"\n{choices}")
        for option in puzzle.options:
            title, value = option.title.in_language(lang), option.write(settings[option.name])
            print(f"  {option.name}={value}  {title}{possible(option, lang)}")
    print(f"\n{strategies}")
    suitable = strategies_for(puzzle.build(settings))
    width = max(len(strategy.name) for strategy in suitable)
    for strategy in suitable:
        print(f"  {strategy.name:{width}}  {strategy.about.in_language(lang)}")
    print(f"\n{examples}")
    for example in puzzle.examples:
        print(f"  {example.title.in_language(lang)}\n    edagari {command_for(puzzle, example)}")
    return DONE


def possible(option: Option, lang: str) -> str:
    """What can be typed into an option, where that can be told in a line."""
    match option:
        case Whole():
            return Text(
                f" ({option.low} to {option.high})", f"（{option.low}〜{option.high}）"
            ).in_language(lang)
        case Choice():
            listed = [f"{word}: {title.in_language(lang)}" for word, title in option.choices]
            return Text(f" ({', '.join(listed)})", f"（{'、'.join(listed)}）").in_language(lang)
        case OneLine():
            return ""
        case _:
            assert_never(option)


def command_for(puzzle: Puzzle, example: Example) -> str:
    """The command that solves the example, without the program's name."""
    parts = ["solve", puzzle.name]
    for name, value in example.options.items():
        parts += ["--option", f"{name}={value}"]
    if example.given:
        parts += [
            "--start" if puzzle.kind == "movement" else "--givens",
            " ".join(example.given.split()),
        ]
    return join(parts)
