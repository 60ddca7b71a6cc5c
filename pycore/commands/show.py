"""`show`: a puzzle in words."""

from __future__ import annotations

import argparse

from pycore import catalogue
from pycore.commands.asking import pairs, puzzle_arguments
from pycore.commands.running import DONE
from pycore.search import strategies_for
from pycore.textform import write_cells

NAME = "show"
ABOUT = "Show a puzzle: its rules, options, cells and examples."

arguments = puzzle_arguments


def run(options: argparse.Namespace) -> int:
    """Print rules, options, cells by number, strategies, examples."""
    puzzle = catalogue.puzzle_named(options.puzzle)
    settings = puzzle.settings(pairs(options.option, "option"))
    drawing, lang = puzzle.draw(settings), options.lang
    say = {
        "en": ("Cells", "Options", "Strategies", "Examples"),
        "ja": ("マスの番号", "設定", "方法", "例"),
    }[lang]
    print(puzzle.title.in_language(lang))
    print(puzzle.explain(settings).in_language(lang))
    numbers = {cell: cell for row in drawing.rows for cell in row}
    print(f"\n{say[0]}\n{write_cells(numbers, drawing)}")
    if puzzle.options:
        print(f"\n{say[1]}")
        for option in puzzle.options:
            print(
                f"  {option.name}={option.write(settings[option.name])}  {option.title.in_language(lang)}"
            )
    print(f"\n{say[2]}")
    for strategy in strategies_for(puzzle.build(settings)):
        print(f"  {strategy.name}  {strategy.about.in_language(lang)}")
    print(f"\n{say[3]}")
    for example in puzzle.examples:
        made = "".join(f" --option {name}={value}" for name, value in example.options.items())
        print(f"  {example.title.in_language(lang)}{made}")
        for line in example.given.splitlines():
            print(f"    {line}")
    return DONE
