"""Our ways with Sudoku, from text to text.

Imported by sudoku.py; run in Pyodide, as it stands, by sudoku_browser.py. A puzzle is 81 characters
with . for a blank.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import perf_counter

from pycore.assist.generate import GenerateOptions, generate
from pycore.bitboards.layout import layout_of
from pycore.bitboards.many_puzzles import solve_many
from pycore.bitboards.solutions import trails
from pycore.model.placement import Solution
from pycore.puzzles import puzzle_named

SUDOKU = puzzle_named("sudoku")
SETTINGS = SUDOKU.settings({})
EMPTY = SUDOKU.placement(SETTINGS)
LAYOUT = layout_of(EMPTY)
"""Made once, as a program that solves many puzzles would."""

VALUE = {str(value): value for value in EMPTY.values}
DIGITS = bytes.maketrans(bytes(EMPTY.values), "".join(VALUE).encode())


def first_solution(puzzle: str) -> str:
    """The first solution, "" if there is none."""
    return next(solutions(puzzle), "")


def every_solution(puzzle: str) -> str:
    """All solutions with a space between: one alone is proved to be the only one."""
    return " ".join(solutions(puzzle))


def solutions(puzzle: str) -> Iterator[str]:
    """The solutions one by one."""
    givens = givens_of(puzzle)
    for trail in trails(LAYOUT, LAYOUT.board(givens)):
        if trail is not None:
            yield written(LAYOUT.solution(givens, trail))


def batch(puzzles: list[str]) -> list[str]:
    """As every_solution, of all puzzles at once; of several solutions two."""
    return [
        " ".join(map(written, solved.solutions))
        for solved in solve_many(EMPTY, [givens_of(puzzle) for puzzle in puzzles])
        if solved is not None
    ]


def written(solution: Solution) -> str:
    """The values as digits."""
    return bytes(solution).translate(DIGITS).decode()


def givens_of(puzzle: str) -> dict[int, int]:
    """The givens by cell."""
    return {cell: VALUE[digit] for cell, digit in enumerate(puzzle) if digit != "."}


def made(options: GenerateOptions) -> str:
    """A new puzzle."""
    *_, last = generate(EMPTY, SUDOKU.draw(SETTINGS), options)
    assert last.puzzle is not None
    return "".join(str(last.puzzle.get(cell, ".")) for cell in range(81))


def one_by_one(given: str) -> str:
    """JSON in and out: a way and puzzles; grids and the seconds of each."""
    way, puzzles = json.loads(given)
    solve = {"first": first_solution, "every": every_solution}[way]
    grids, seconds = [], []
    for puzzle in puzzles:
        began = perf_counter()
        grids.append(solve(puzzle))
        seconds.append(perf_counter() - began)
    return json.dumps({"grids": grids, "seconds": seconds})


def together(given: str) -> str:
    """JSON in and out: puzzles; grids and the seconds of all."""
    puzzles = json.loads(given)
    began = perf_counter()
    grids = batch(puzzles)
    return json.dumps({"grids": grids, "seconds": [perf_counter() - began]})


def making(given: str) -> str:
    """JSON in and out: the number of seeds, and further options; puzzles and the seconds of
    each."""
    seeds, wishes = json.loads(given)
    puzzles, seconds = [], []
    for seed in range(seeds):
        began = perf_counter()
        puzzles.append(made(GenerateOptions(seed, **wishes)))
        seconds.append(perf_counter() - began)
    return json.dumps({"puzzles": puzzles, "seconds": seconds})
