"""A generated program prints the solutions that its strategy visits, in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, Text
from pycore.model.drawing import Drawing
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, EqualSums, Given, Less, SumIs
from pycore.plan.derivation import derive_all, derive_forced
from pycore.plan.steps import Plan, plan_as_numbered, plan_checked_last
from pycore.programs.listing import Form, Language, Program
from pycore.programs.loops import loops
from pycore.programs.recursion import recursion
from pycore.puzzles import puzzle_named
from pycore.run.program import forms_of, program_in_slices
from pycore.search import strategies_for, strategy_named
from pycore.search.placements import backtrack, fewest_first, learn, propagate
from pycore.search.placements.walk import walk
from pycore.search.strategy import Strategy
from pycore.task.faults import usable
from pycore.task.placements import placement_task
from tests.support.random_placements import in_a_row, placements, regular_placements
from tests.support.running_programs import printed_alone, printed_by, printed_by_c
from tests.support.small_placements import ROWS, small_placements

TITLE = Text("Here", "ここ")
ANY = st.one_of(placements(), regular_placements())

PUZZLES = {
    "star": ("magic-star", {}, "1  2 4 12 8  10 .  . . . .  ."),
    "square": ("magic-square", {"order": "3"}, ""),
    "triangle": ("magic-triangle", {}, "2 9 . . . . . . ."),
    "queens": ("queens", {"n": "6"}, ""),
    "permutations": ("permutations", {"n": "4"}, ". . 2 ."),
    "latin-3": ("latin-square", {"order": "3"}, ""),
    "latin-4": ("latin-square", {"order": "4"}, "1 2 3 4 2 1 4 3 . . . . . . . ."),
    "latin-6": (
        "latin-square",
        {"order": "6"},
        ". . 3 4 5 . . . 4 5 6 . . . 5 6 1 2 . . 6 1 2 3 5 6 1 2 3 4 6 1 2 3 4 5",
    ),
    "sudoku": ("sudoku", {"size": "4"}, "1234 34.. 2... ...."),
}

Task = tuple[Placement, Drawing]


def task(name: str) -> Task:
    puzzle, options, givens = PUZZLES[name]
    found = usable(placement_task(puzzle_named(puzzle), options, {}, givens))
    return found.placement, found.drawing


def program(
    task: Task, strategy: Strategy, language: Language = "python", form: Form | None = None
) -> Program:
    return result_of(program_in_slices(*task, strategy, language, form, TITLE))


def as_lines(found: Iterator[tuple[int, ...]]) -> list[str]:
    return [" ".join(map(str, solution)) for solution in found]


def visited(task: Task, strategy: Strategy) -> list[str]:
    return as_lines(s for batch in strategy.start(*task).batches for s in batch.found)


def visited_by(plan: Plan) -> list[str]:
    return as_lines(s for batch in walk(plan) for s in batch.found)


EACH = [
    (name, strategy.name)
    for name in PUZZLES
    for strategy in strategies_for(task(name)[0])
    if strategy.walked
    and strategy.name != "learn"
    and not (name == "square" and strategy.name == "generate-and-test")
    and not (strategy.name == "propagate" and not propagate.suits(task(name)[0]))
]


@pytest.mark.parametrize(("name", "strategy"), EACH)
def test_a_program_prints_what_its_strategy_visits(name: str, strategy: str) -> None:
    asked = task(name)
    chosen = strategy_named(strategy, asked[0])
    wanted = visited(asked, chosen)
    assert wanted
    assert printed_by(program(asked, chosen)) == wanted


@pytest.mark.parametrize(("name", "strategy"), EACH)
def test_copied_out_it_runs_alone(name: str, strategy: str) -> None:
    asked = task(name)
    chosen = strategy_named(strategy, asked[0])
    wanted = visited(asked, chosen)
    for form in forms_of(chosen):
        assert printed_alone(program(asked, chosen, "python", form)) == wanted


@given(small_placements())
def test_boards_of_all_kinds_are_filled_in_the_same_order(placement: Placement) -> None:
    asked = placement, in_a_row(placement)
    for strategy in (backtrack.STRATEGY, fewest_first.STRATEGY, propagate.STRATEGY):
        if not placement.faults(placement.givens):
            assert printed_by(program(asked, strategy)) == visited(asked, strategy)


@pytest.mark.parametrize("strategy", [propagate.STRATEGY, learn.STRATEGY])
def test_propagation_of_any_rule_has_none(strategy: Strategy) -> None:
    asked = task("star")
    with pytest.raises(BadInput, match="no program for these rules"):
        program(asked, strategy)


def test_all_others_that_are_walked_have_one() -> None:
    assert {name for _, name in EACH} == {
        *("generate-and-test", "prune", "order", "symmetry", "forced"),
        *("backtrack", "fewest-first", "propagate"),
    }


def test_the_compiled_plan_prints_one_of_each_kind() -> None:
    asked = task("star")
    compiled = strategy_named("compiled", asked[0])
    assert sorted(printed_by(program(asked, compiled))) == sorted(visited(asked, compiled))


@given(ANY)
def test_every_plan_prints_the_same_in_both_forms(placement: Placement) -> None:
    for plan in (
        plan_checked_last(placement),
        plan_as_numbered(placement),
        result_of(derive_forced(placement, in_a_row(placement))).plan,
        result_of(derive_all(placement)).plan,
    ):
        wanted = visited_by(plan)
        assert printed_by(loops(plan, "python", [])) == wanted
        assert printed_by(recursion(plan, "python", [])) == wanted


C_PROGRAMS: dict[str, tuple[Plan, int]] = {
    "the star": (result_of(derive_forced(*task("star"))).plan, 0),
    "queens": (plan_as_numbered(task("queens")[0]), 4),
    "queens, tested last": (plan_checked_last(task("queens")[0]), 4),
    "values with gaps, halves, equal sums": (
        result_of(
            derive_all(
                Placement(
                    4,
                    (-7, 1, 2, 4, 9, 20),
                    (SumIs((0, 1), 5), EqualSums(((0, 2), (1, 3), (3, 1))), Less(3, 2)),
                )
            )
        ).plan,
        0,
    ),
    "rules about a row": (
        result_of(
            derive_forced(
                ROWS,
                in_a_row(ROWS),
            )
        ).plan,
        0,
    ),
    "large numbers": (
        plan_as_numbered(
            Placement(3, (1, 10**17, 10**18), (AllDifferent((0, 1, 2)), Given(1, 10**18)))
        ),
        2,
    ),
}


@pytest.mark.parametrize("form", [loops, recursion])
@pytest.mark.parametrize("name", C_PROGRAMS)
def test_c_prints_the_same(name: str, form: object, tmp_path: Path) -> None:
    plan, solutions = C_PROGRAMS[name]
    write = loops if form is loops else recursion
    wanted = visited_by(plan)
    assert len(wanted) == solutions or (wanted and not solutions)
    assert printed_by_c(write(plan, "c", []).text("ja"), tmp_path) == wanted


@pytest.mark.parametrize("strategy", ["backtrack", "fewest-first", "propagate"])
def test_c_fills_boards_in_the_same_order(strategy: str, tmp_path: Path) -> None:
    asked = task("sudoku")
    chosen = strategy_named(strategy, asked[0])
    source = program(asked, chosen, "c").text("en")
    assert printed_by_c(source, tmp_path) == visited(asked, chosen)


def test_numbers_that_c_has_not_are_refused() -> None:
    placement = Placement(2, (1, 2**62, 2**63 - 1), (SumIs((0, 1), 2**62 + 1),))
    plan = plan_as_numbered(placement)
    assert printed_by(loops(plan, "python", [])) == visited_by(plan)
    for form in (loops, recursion):
        with pytest.raises(BadInput, match="numbers as large"):
            form(plan, "c", [])


def test_more_loops_than_python_allows_are_a_recursion() -> None:
    sevens = (SumIs(tuple(range(first, first + 7)), 7) for first in (0, 7, 14))
    placement = Placement(21, (1, 2), tuple(sevens))
    asked = placement, in_a_row(placement)
    prune = strategy_named("prune", placement)
    assert program(asked, prune).form == "recursion"
    with pytest.raises(BadInput, match="21 in each other"):
        program(asked, prune, "python", "loops")
    assert printed_by(program(asked, prune)) == [" ".join(["1"] * 21)]


def test_givens_that_contradict_each_other_are_refused() -> None:
    placement = Placement(2, (1, 2), (AllDifferent((0, 1)), Given(0, 1), Given(1, 1)))
    with pytest.raises(BadInput, match="contradict"):
        program((placement, in_a_row(placement)), strategy_named("backtrack", placement))


class TestTheLines:
    def test_every_step_of_a_plan_lights_a_line(self) -> None:
        plan = result_of(derive_forced(*task("star"))).plan
        for form in (loops, recursion):
            lit = {light for line in form(plan, "python", []).lines for light in line.lit}
            for number, step in enumerate(plan.steps):
                event = "determine" if step.expression else "choose"
                assert (event, number, None) in lit
                for check in step.checks:
                    assert ("check", number, check.rule) in lit
            assert ("found", None, None) in lit

    def test_the_search_goes_back_to_the_loop_that_is_open(self) -> None:
        told = loops(result_of(derive_forced(*task("star"))).plan, "python", [])
        for line in told.lines:
            if any(light.event == "return" for light in line.lit):
                assert line.code.strip().startswith("for ")

    def test_every_cell_has_its_name(self) -> None:
        plan = plan_as_numbered(task("queens")[0])
        assert loops(plan, "c", []).variables == tuple("abcdef")
        assert recursion(plan, "c", []).variables[2] == "x[2]"

    def test_a_title_stays_in_its_comment(self) -> None:
        title = Text("one\nprint('two') \\", "一\r二")
        told = loops(plan_as_numbered(task("queens")[0]), "c", [title])
        assert told.text("en").startswith("// one print('two') \n#include")
        assert told.text("ja").startswith("// 一 二\n#include")

    def test_the_code_is_the_same_in_both_languages(self) -> None:
        told = loops(plan_as_numbered(task("queens")[0]), "python", [TITLE])
        assert told.text("en").startswith("# Here\n")
        assert "斜めに重ならない" in told.text("ja")
        codes = [line.partition("#")[0] for line in told.text("en").splitlines()]
        assert codes == [line.partition("#")[0] for line in told.text("ja").splitlines()]

    def test_long_code_is_folded_and_lit_in_every_piece(self) -> None:
        cells = tuple(range(30))
        plan = plan_as_numbered(Placement(30, tuple(range(30)), (AllDifferent(cells),)))
        lines = recursion(plan, "python", []).lines
        assert max(len(line.code) for line in lines) <= 104
        pieces = [line for line in lines if ("choose", 29, None) in line.lit]
        assert len(pieces) > 1
        assert "".join(line.code.strip() for line in pieces).startswith("(29, range(0, 30), None,")


@pytest.mark.parametrize("language", ["python", "c"])
@pytest.mark.parametrize("name", ["star", "latin-6", "wikipedia", "sudoku", "queens"])
def test_no_line_is_wider_than_a_page_but_a_long_sum(name: str, language: Language) -> None:
    puzzle = puzzle_named("sudoku")
    asked = task(name) if name in PUZZLES else task_of_example(puzzle.examples[0].given)
    for strategy in strategies_for(asked[0]):
        for form in forms_of(strategy):
            try:
                told = program(asked, strategy, language, form)
            except BadInput:  # too many nested loops for Python
                continue
            wide = [line.code for line in told.lines if len(line.code) > 100]
            assert not any("(" in code for code in wide), (strategy.name, form)


def task_of_example(givens: str) -> Task:
    found = usable(placement_task("sudoku", {}, {}, givens))
    return found.placement, found.drawing
