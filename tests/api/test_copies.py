"""Everything that may be sent from one process to another arrives unchanged."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import pycore
from pycore import AllDifferent, BadInput, Placement, Puzzle, WrongSolution
from pycore.model.bilingual import InCell, InText, Named, Text
from pycore.model.incremental import result_of
from pycore.plan.derivation import derive_all
from pycore.plan.explanation import explanation
from pycore.puzzles import all_puzzles
from pycore.task.movements import movement_task
from pycore.task.placements import placement_task

SQUARE = Placement(4, (1, 2), tuple(AllDifferent(p) for p in ((0, 1), (2, 3), (0, 2), (1, 3))))
SUDOKU = {"size": "4"}


def things(name: str) -> Iterator[Any]:
    """Everything that a puzzle makes, with its usual options and with those of its examples."""
    puzzle = pycore.puzzle_named(name)
    yield puzzle
    for typed in ({}, *(example.options for example in puzzle.examples)):
        settings = puzzle.settings(typed)
        yield puzzle.build(settings)
        yield puzzle.draw(settings)
        yield puzzle.explain(settings)
        yield placement_task(name, typed, {})
        yield movement_task(name, typed)


def answers() -> Iterator[Any]:
    """The results of the library's functions, and the progress they report."""
    row, sudoku = pycore.puzzle_named("flip-it"), pycore.puzzle_named("sudoku")
    yield pycore.count(SQUARE)
    yield pycore.shared(SQUARE)
    yield pycore.hint(sudoku, SUDOKU, {0: 1, 1: 2, 2: 3})
    yield pycore.generate(sudoku, SUDOKU, seed=1)
    yield pycore.farthest(row)
    yield pycore.race(SQUARE)
    yield pycore.plan(pycore.puzzle_named("magic-star"))
    yield pycore.solutions(SQUARE).progress
    yield next(pycore.lines(row))


def faults() -> Iterator[Exception]:
    for place in (InCell(3), InText(1, 2), Named("order"), None):
        yield BadInput(place, Text("is wrong.", "が違います。"))
    yield WrongSolution("breaks a rule")


def by_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES: tuple[Callable[[Any], Any], ...] = (by_pickle, copy.deepcopy, copy.copy)


@pytest.mark.parametrize("copied", COPIES, ids=lambda copied: copied.__name__)
@pytest.mark.parametrize("name", all_puzzles())
def test_what_a_puzzle_makes_is_copied(name: str, copied: Callable[[Any], Any]) -> None:
    for thing in things(name):
        assert copied(thing) == thing


@pytest.mark.parametrize("copied", COPIES, ids=lambda copied: copied.__name__)
def test_answers_are_copied(copied: Callable[[Any], Any]) -> None:
    for thing in answers():
        assert copied(thing) == thing


@pytest.mark.parametrize("copied", COPIES, ids=lambda copied: copied.__name__)
def test_derivations_are_copied(copied: Callable[[Any], Any]) -> None:
    star = pycore.puzzle_named("magic-star")
    derivation = result_of(derive_all(star.placement(star.settings({}))))
    again = copied(derivation)
    assert (again.plan, again.group, again.breaking) == (
        derivation.plan,
        derivation.group,
        derivation.breaking,
    )
    assert copied(explanation(derivation, 1)) == explanation(again, 1)


@pytest.mark.parametrize("copied", COPIES, ids=lambda copied: copied.__name__)
def test_faults_are_copied(copied: Callable[[Any], Any]) -> None:
    for fault in faults():
        again = copied(fault)
        assert (type(again), again.args, str(again)) == (type(fault), fault.args, str(fault))
        if isinstance(fault, BadInput):
            assert again.fault == fault.fault


def first_of(puzzle: Puzzle) -> Any:
    """The first solution or line, found in another process."""
    ask: Any = pycore.lines if puzzle.kind == "movement" else pycore.solve
    return next(ask(puzzle, limit=1, seconds=20), None)


def refused(puzzle: Puzzle) -> Any:
    """Bad input, in another process."""
    return pycore.solve(puzzle, {"no such option": "1"})


@pytest.mark.native
def test_every_puzzle_is_solved_in_another_process() -> None:
    from concurrent.futures import ProcessPoolExecutor  # Pyodide cannot even read these
    from multiprocessing import get_context

    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for puzzle in all_puzzles().values():
            made = puzzle.build(puzzle.settings({}))
            found = pool.submit(first_of, puzzle).result()
            right = made.is_solution if isinstance(made, Placement) else made.is_line
            assert right(found), puzzle.name
            with pytest.raises(BadInput, match="is not an option"):
                pool.submit(refused, puzzle).result()
