"""A function in WebAssembly is the same search as in Python: solutions byte by byte and in the same
order, nodes, cuts, what is still to be tried, the finished fraction, the branches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.codegen.function import WrittenFunction, write
from pycore.codegen.masks import HIGHEST
from pycore.codegen.sinks import CountingSink, ListingSink, Sink
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.plan.derivation import derive_all, derive_order
from pycore.puzzles import all_puzzles, puzzle_named
from pycore.search.placements.compiled import Function, Stand
from pycore.task.placements import PlacementTask, placement_task
from pycore.wasm.module import translated
from pycore.wasm.running import Machine, machine_for
from pycore.wasm.values import Untranslatable
from tests.codegen.test_compiled import far_placements
from tests.support.machines import machine_after
from tests.support.random_placements import placements, regular_placements
from tests.support.small_pieces import small_pieces

FEW = 60
"""Stands of Python that a test waits for."""

SOME = 20
"""Stands of a machine that are looked at one by one."""

NEVER = 10**9

WORDS = [HIGHEST, 5, 9, 14]
"""Highest bits of reversed masks: with few, bases beyond the turn shift them left."""


def functions(placement: Placement) -> Iterator[tuple[WrittenFunction, Sink]]:
    """The functions of a placement that a page runs, and one without determined cells."""
    derivation = result_of(derive_all(placement))
    assert derivation.breaking
    for sink in (ListingSink(), CountingSink(derivation.breaking.complement)):
        yield write(derivation.plan, sink), sink
    yield write(result_of(derive_order(placement)).plan, ListingSink()), ListingSink()


def sum_of(stands: Iterable[Stand]) -> tuple[Any, Any]:
    """All that was found, and the last stand without it."""
    found: list[Any] = []
    counted, last = [0, 0], list[Any]()
    for harvested, *since in stands:
        last = since
        if isinstance(harvested, list):
            found += harvested
        else:
            counted = [sum(pair) for pair in zip(counted, harvested, strict=True)]
    return found or counted, last


def assert_the_same(written: WrittenFunction, sink: Sink, work: int) -> bool:
    """Compare both from the first stand to the end, or to the end of the subtree below a deep
    branch if that is far; return whether there was anything to compare."""
    function = Function(written, sink)
    with machine_after(NEVER):
        begun = list(islice(function(), FEW))
        below = 0 if begun[-1][-1] == () else len(begun[-1][-1])
        begin = (begun[-1] if below else begun[0])[-1]
        machine = machine_or_none(written) if begin else None
        if not machine:
            return False
        in_python = list(function.at(begin, below))
    with machine_after(NEVER, work):
        function.machine = machine
        both = list(function.at(begin, below))
    assert sum_of(both) == sum_of(in_python)
    for _, _, _, untried, finished, branch in both[1:][:: len(both) // SOME + 1]:
        if branch:
            assert next(function.at(branch, below))[3:] == (untried, finished, branch)
    return True


def machine_or_none(written: WrittenFunction) -> Machine | None:
    try:
        return machine_for(written)
    except Untranslatable:
        return None


@pytest.mark.parametrize("work", [0, 40])
@given(st.data())
def test_random_placements(work: int, data: st.DataObject) -> None:
    placement = data.draw(st.one_of(placements(), regular_placements(), far_placements()))
    with small_pieces(data.draw(st.sampled_from([2, 16])), data.draw(st.sampled_from(WORDS))):
        for written, sink in functions(placement):
            assert_the_same(written, sink, work)


PLACEMENTS = [name for name, puzzle in all_puzzles().items() if puzzle.kind == "placement"]


@pytest.mark.parametrize("name", PLACEMENTS)
def test_every_entry_of_the_catalogue(name: str) -> None:
    puzzle = puzzle_named(name)
    opening = next((example for example in puzzle.examples if example.opens), puzzle.examples[0])
    blank = placement_task(puzzle, {}, {})
    filled = placement_task(puzzle, opening.options, {}, opening.given)
    assert isinstance(blank, PlacementTask)
    assert isinstance(filled, PlacementTask)
    for placement in dict.fromkeys([blank.placement, filled.placement]):
        for written, sink in list(functions(placement))[:2]:
            assert_the_same(written, sink, 3000)


@pytest.mark.parametrize("order", ["6", "7"])
def test_squares_whose_reversed_masks_would_not_fit_a_word(order: str) -> None:
    task = placement_task("magic-square", {"order": order}, {})
    assert isinstance(task, PlacementTask)
    for written, sink in list(functions(task.placement))[:2]:
        assert assert_the_same(written, sink, 3000)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magic-square", {"order": "5"}),
        ("magic-square", {"order": "6"}),
        ("magic-square", {"order": "7"}),
        ("magic-star", {"order": "9"}),
        ("sudoku", {}),
        ("latin-square", {"order": "6"}),
        ("queens", {"n": "14"}),
        ("verbal-arithmetic", {}),
    ],
)
def test_what_people_wait_for_is_accepted(name: str, options: dict[str, str]) -> None:
    task = placement_task(name, options, {})
    assert isinstance(task, PlacementTask)
    for written, _ in list(functions(task.placement))[:2]:
        assert translated(written)
