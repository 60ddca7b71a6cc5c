"""The compiled plan does the same as the walked plan, however it is cut into pieces."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.codegen.function import write
from pycore.codegen.masks import brought_near
from pycore.codegen.pretty import readable
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.model.rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs
from pycore.plan.derivation import derive_all, derive_order
from pycore.plan.sentences import letters
from pycore.plan.steps import Plan, plan_as_numbered
from pycore.puzzles import puzzle_named
from pycore.run.explain import explained
from pycore.search.events import Batch
from pycore.search.placements.compiled import Function, run
from pycore.search.placements.walk import walk
from pycore.task.placements import placement_task
from tests.support.by_blocks import by_blocks
from tests.support.random_placements import placements, regular_placements
from tests.support.small_pieces import small_pieces

pytestmark = pytest.mark.pyodide

ANY = st.one_of(placements(), regular_placements())
WIDEST = 108
"""Columns of a line that is folded as deep as lines go."""


def results(batches: Iterator[Batch]) -> tuple[list[Solution], int, int]:
    """All solutions in the order found, nodes and cuts; neither the finished fraction nor the cuts
    ever run backwards, once those that are still to be tried are left out."""
    found: list[Solution] = []
    finished = 0.0
    cuts = 0
    for batch in batches:
        assert cuts <= batch.cuts - batch.untried
        cuts = batch.cuts - batch.untried
        found += batch.found
        assert batch.finished is not None
        assert finished <= batch.finished <= 1
        finished = batch.finished
    assert finished == 1
    assert batch.untried == 0
    return found, batch.nodes, batch.cuts


def assert_alike(plan: Plan) -> None:
    """Walked and compiled are the same search, but one counts cells and the other blocks."""
    walked = list(walk(plan))
    found, _, _ = results(iter(walked))
    assert results(run(Function(write(plan)))) == (found, *by_blocks(plan, walked))


@given(ANY)
def test_a_plan_with_everything(placement: Placement) -> None:
    assert_alike(result_of(derive_all(placement)).plan)


@given(ANY)
def test_plans_that_only_choose(placement: Placement) -> None:
    assert_alike(result_of(derive_order(placement)).plan)
    assert_alike(plan_as_numbered(placement))


@given(ANY)
def test_pieces_and_pauses_change_nothing(placement: Placement) -> None:
    with small_pieces(2):
        assert_alike(result_of(derive_all(placement)).plan)


@given(ANY, st.sampled_from([3, 6, 10, 15]))
def test_how_long_reversed_masks_are_changes_nothing(placement: Placement, highest: int) -> None:
    with small_pieces(16, highest):
        assert_alike(result_of(derive_all(placement)).plan)


def test_more_loops_than_python_nests() -> None:
    placement = Placement(45, (0, 1), ())
    batches = run(Function(write(plan_as_numbered(placement))))
    assert next(batches).nodes == 0
    first = next(batch for batch in batches if batch.found)
    assert first.found[:2] == [(0,) * 45, (0,) * 44 + (1,)]
    assert first.finished is not None
    assert 0 <= first.finished < 1e-3


def test_values_that_lie_far_apart() -> None:
    assert_alike(result_of(derive_all(Placement(3, (-(10**9), 5, 10**9), ()))).plan)


FAR = 10**18
ENDLESS = 10**5000  # more digits than Python reads or writes


@pytest.mark.parametrize(
    "placement",
    [
        Placement(3, (1, 2, 3), (SumIs((0, 1, 2), 14500),)),
        Placement(3, (1, 2, 3), (SumIs((0, 1, 2), 10**12),)),
        Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2)), SumIs((0, 1, 2), -ENDLESS))),
        Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2), (0, 10**4, -(10**4))),)),
        Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3), (0, FAR, FAR + 1, -FAR)),)),
        Placement(3, (1, 2, 3), (AtMost((0, 1), 4), AtMost((1, 2), 10**7))),
        Placement(3, (1, 2, 3), (AtMost((0, 1), ENDLESS), AtMost((0, 1, 2), -ENDLESS))),
        Placement(3, (FAR, FAR + 1, FAR + 2), (EqualSums(((0, 1), (1, 2), (2,))), Less(0, 1))),
        Placement(
            5,
            (-99999, -99998),
            tuple(
                EqualSums(groups)
                for groups in (
                    ((0, 1), (2, 3)),
                    ((1, 2), (3, 4)),
                    ((0,), (4,)),
                    ((0, 2), (1, 4)),
                    ((0, 1, 2), (1, 2, 3)),
                )
            ),
        ),
        Placement(4, (1, 2, 3, 4), (SumIs((0, 1), ENDLESS), SumIs((1, 2), 5), SumIs((2, 3), 5))),
        Placement(4, tuple(range(1, 20)), (SumIs((0, 1), 21), SumIs((1, 2, 3), FAR))),
    ],
)
def test_numbers_of_any_size(placement: Placement) -> None:
    assert_alike(result_of(derive_all(placement)).plan)
    assert_alike(result_of(derive_order(placement)).plan)


@st.composite
def far_placements(draw: st.DrawFn) -> Placement:
    """Random placements; some totals and offsets are far from the values."""
    placement = draw(ANY)
    by = draw(st.sampled_from([99, 1000, 10**5, FAR]))
    moved = draw(st.sampled_from([0, 0, by, -by]))
    away = st.sampled_from([0, 0, by, -by])
    rules: list[Rule] = []
    for rule in placement.rules:
        match rule:
            case AllDifferent(cells, offsets) if offsets:
                rules.append(AllDifferent(cells, tuple([d + draw(away) for d in offsets])))
            case SumIs(cells, total):
                rules.append(SumIs(cells, total + moved * len(cells) + draw(away)))
            case AtMost(cells, total):
                rules.append(AtMost(cells, total + moved * len(cells) + draw(away)))
            case Given(cell, value):
                rules.append(Given(cell, value + moved))
            case _:
                rules.append(rule)
    return Placement(placement.size, tuple(v + moved for v in placement.values), tuple(rules))


@given(far_placements())
def test_numbers_far_apart_at_random(placement: Placement) -> None:
    assert_alike(result_of(derive_all(placement)).plan)
    assert_alike(plan_as_numbered(placement))


@given(st.lists(st.integers(-60, 60), min_size=1, max_size=6), st.integers(1, 9))
def test_offsets_brought_near_say_the_same(offsets: list[int], width: int) -> None:
    near = brought_near(tuple(offsets), width)
    assert min(near) == 0
    assert max(near) <= width * len(offsets)
    for one, other in combinations(range(len(offsets)), 2):
        apart, now = offsets[one] - offsets[other], near[one] - near[other]
        assert apart == now or (min(abs(apart), abs(now)) >= width and (apart > 0) == (now > 0))


def test_a_rule_of_one_cell_is_not_written_down() -> None:
    cells = AllDifferent((0, 1, 2))
    plain = Placement(3, (1, 2, 3), (cells,))
    shifted = Placement(3, (1, 2, 3), (cells, AllDifferent((1,), (5,))))
    assert write(plan_as_numbered(shifted)).source == write(plan_as_numbered(plain)).source


@pytest.mark.parametrize("name", ["magic-star", "magic-square", "queens"])
def test_what_is_shown_has_the_letters_of_the_plan_and_no_line_too_wide(name: str) -> None:
    puzzle = puzzle_named(name)
    plan = result_of(derive_all(puzzle.placement(puzzle.settings({})))).plan
    shown = readable(write(plan).source, letters(plan.placement))
    assert max(map(len, shown.splitlines())) <= WIDEST
    assert not re.search(r"\bv\d+\b", shown)
    names = {token.string for token in tokenize.generate_tokens(io.StringIO(shown).readline)}
    assert {letters(plan.placement)[step.cell] for step in plan.steps} <= names


@given(ANY)
def test_what_is_shown_is_what_runs_but_for_the_names_of_the_cells(placement: Placement) -> None:
    source = write(result_of(derive_all(placement)).plan).source
    signs = letters(placement)
    variable = {sign: f"v{cell}" for cell, sign in enumerate(signs)}
    shown = ast.parse(readable(source, signs))
    for node in ast.walk(shown):
        if isinstance(node, ast.Name):
            node.id = variable.get(node.id, node.id)
    assert ast.dump(shown) == ast.dump(ast.parse(source))


@pytest.mark.parametrize("name", ["sudoku", "latin-square", "queens"])
def test_the_code_that_is_shown_calls_the_cells_as_the_plan_does(name: str) -> None:
    task = placement_task(name, {}, {})
    assert not isinstance(task, list)
    shown = explained(task.placement, task.drawing, "compiled", task.names)
    words = {token.string for token in tokenize.generate_tokens(io.StringIO(shown.code).readline)}
    assert {row.letter for row in shown.explanation.rows} <= words
    compile(shown.code, name, "exec")
