"""What a written function says of its names is true: they lie within their bounds as soon as they
have a value. The translation to WebAssembly relies on it."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.codegen.function import WrittenFunction, write
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.plan.derivation import derive_all, derive_order
from pycore.puzzles import puzzle_named
from pycore.search.placements.compiled import Function
from tests.codegen.test_compiled import far_placements
from tests.support.machines import python_alone

ASSIGNED = re.compile(r"^( *)(\w+) = .*$", re.MULTILINE)
SOME = 10
"""Stands that are waited for."""


def watched(written: WrittenFunction) -> WrittenFunction:
    """The same function, which looks at every name that gets a value."""

    def asserting(line: re.Match[str]) -> str:
        indent, name = line[1], line[2]
        if name not in written.bounds:
            return line[0]
        low, high = written.bounds[name]
        said = f"assert {hex(low)} <= {name} <= {hex(high)}, {name!r}"
        return f"{line[0]}\n{indent}{said}"

    return written._replace(source=ASSIGNED.sub(asserting, written.source))


def run_watched(placement: Placement) -> None:
    for plan in (result_of(derive_all(placement)).plan, result_of(derive_order(placement)).plan):
        with python_alone():
            list(islice(Function(watched(write(plan)))(), SOME))


@given(st.data())
def test_names_of_random_placements(data: st.DataObject) -> None:
    run_watched(data.draw(far_placements()))


@pytest.mark.parametrize("name", ["magic-square", "magic-hexagon", "sudoku", "kakuro", "queens"])
def test_names_of_puzzles(name: str) -> None:
    puzzle = puzzle_named(name)
    run_watched(puzzle.placement(puzzle.settings({})))
