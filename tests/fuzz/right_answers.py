"""Whether an answer of the library is right, by the oracle: one check per function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Any

from pycore.model.placement import Solution
from tests.fuzz.harness import expect
from tests.fuzz.making import Board
from tests.fuzz.oracle import solutions_of


def truth(board: Board, arguments: Mapping[str, Any], *names: str) -> list[Solution]:
    """The solutions with what is given by those names."""
    fixed = {cell: value for name in names for cell, value in (arguments.get(name) or {}).items()}
    rows = solutions_of(board.placement)
    return [row for row in rows if fixed.items() <= dict(enumerate(row)).items()]


def right_solutions(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """The solutions are right; with no limit, and in time, they represent all."""
    listed, all_of_them = list(given), truth(board, {})
    expect("solutions are solutions", set(listed) <= set(all_of_them), True)
    expect("the limit of solutions", len(listed) <= (arguments.get("limit") or inf), True)
    if given.finished:
        expect("solutions of a search", given.progress.solutions, len(all_of_them))


def right_count(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """The number."""
    number = len(truth(board, arguments, "givens"))
    if given.finished:
        expect("the number of solutions", given.solutions, number)
    else:
        expect("no more than there are", (given.solutions or 0) <= number, True)


def right_shared(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """The possible values of each cell."""
    rows = truth(board, arguments, "givens")
    possible = [tuple(sorted(set(column))) for column in zip(*rows, strict=True)]
    if given.finished:
        expect("what is shared", list(given.possible), possible or [()] * board.placement.size)


def right_hint(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """A value that a hint places is in every solution."""
    rows = truth(board, arguments, "givens", "filled")
    for cell, value in given.step.places if given.step and not arguments.get("removed") else ():
        expect("a hint is true", {row[cell] for row in rows} <= {value}, True)


def right_generate(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """A new puzzle has one solution."""
    if given.givens is not None:
        expect("generated: one solution", len(truth(board, {"givens": given.givens}, "givens")), 1)


def right_conflict(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """There is a conflict if there is no solution."""
    if given.finished:
        none = not truth(board, arguments, "givens")
        expect("a conflict", given.givens is not None, none)
        if none:
            expect("a conflict leaves none", truth(board, {"givens": given.givens}, "givens"), [])


def right_race(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """All strategies find the same number."""
    number = len(truth(board, arguments, "givens"))
    for lap in given.laps:
        if lap.state == "done":
            expect("a lap's number of solutions", lap.solutions, number)


def right_plan(board: Board, arguments: Mapping[str, Any], given: Any) -> None:
    """When it is finished it is told in both languages, and its code is Python."""
    for lang in ("en", "ja") if given.finished else ():
        expect("a plan is told", any(given.lines(lang)), True)
    expect("a plan has code", bool(given.code), given.finished)
    compile(given.code, "plan", "exec")


RIGHT: dict[str, Callable[[Board, Mapping[str, Any], Any], None]] = {
    "solutions": right_solutions,
    "count": right_count,
    "shared": right_shared,
    "hint": right_hint,
    "generate": right_generate,
    "conflict": right_conflict,
    "race": right_race,
    "plan": right_plan,
}
"""The check of an answer."""
