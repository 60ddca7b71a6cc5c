"""The library's answers: counts, backbones, hints, new puzzles, races, plans, maps."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

import pycore
from pycore import AllDifferent, BadInput, Classes, EqualSums, Placement, Progress, SumIs
from pycore.assist.hints import grade
from pycore.model.only_all_different import only_all_different
from tests.support.clocks import set_everywhere, ticking
from tests.support.random_placements import placements, solutions_of

STAR = pycore.puzzle_named("magic-star")
SQUARE = pycore.puzzle_named("magic-square")
SUDOKU = pycore.puzzle_named("sudoku")
ROW = pycore.puzzle_named("flip-it")
BOXES = {"size": "4"}
FOUR = {0: 1, 5: 2, 10: 4, 15: 3}
CELLS = tuple(range(12))
MANY = Placement(12, CELLS, (AllDifferent(CELLS), SumIs(CELLS, 66)))
"""A placement with half a billion solutions, and with another kind of rule."""


@given(placements())
def test_a_count_is_the_number_of_solutions(placement: Placement) -> None:
    counted = pycore.count(placement)
    assert counted.finished
    assert counted.solutions == len(solutions_of(placement))
    assert (counted.strategy is None) == only_all_different(placement)


def test_a_count_tells_classes_and_what_it_took() -> None:
    counted = pycore.count(STAR)
    assert (counted.solutions, counted.finished) == (960, True)
    assert counted.classes == Classes(drawing=80, structure=20)
    assert (counted.strategy, counted.found) == ("compiled", 20)
    assert counted.nodes > 0
    assert counted.seconds > 0


def test_a_count_stops_at_its_limits() -> None:
    stopped = pycore.count(STAR, strategy="prune", limit=10)
    assert (stopped.solutions, stopped.finished, stopped.classes) == (10, False, Classes())
    stopped = pycore.count(MANY, seconds=0.1, strategy="prune")
    assert not stopped.finished
    assert stopped.solutions is not None


def test_planning_is_bounded_too() -> None:
    large = SQUARE, {"order": "6"}
    stopped = pycore.count(*large, seconds=1e-9)
    assert (stopped.finished, stopped.solutions, stopped.classes) == (False, 0, Classes())
    found = pycore.solve(*large, seconds=1e-9)
    assert list(found) == []
    assert not found.finished


def test_a_count_without_visiting_tells_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    set_everywhere(monkeypatch, ticking(0.01))
    told: list[Progress] = []
    stopped = pycore.count(SUDOKU, seconds=1, progress=told.append)
    assert (stopped.solutions, stopped.finished, stopped.cuts) == (None, False, None)
    assert told
    with pytest.raises(BadInput, match="too many to count"):
        pycore.count(SUDOKU)


def test_what_solutions_share() -> None:
    known = pycore.shared(SUDOKU, BOXES, FOUR)
    assert known.finished
    every = list(pycore.solve(SUDOKU, BOXES, FOUR))
    assert known.possible == tuple(tuple(sorted(set(v))) for v in zip(*every, strict=True))
    assert known.certain == {c: vs[0] for c, vs in enumerate(known.possible) if len(vs) == 1}


def test_what_solutions_share_is_told_as_far_as_the_time_went() -> None:
    known = pycore.shared(SUDOKU, {"size": "16"}, seconds=1e-9)
    assert not known.finished
    assert known.open
    assert known.certain == {}


def test_a_hint_names_the_step_and_the_unit() -> None:
    step = pycore.hint(SUDOKU, BOXES, {0: 1, 1: 2, 2: 3}).step
    assert step is not None
    assert step.places == ((3, 4),)
    assert "row" in step.where.en or "box" in step.where.en
    wrong = pycore.hint(SUDOKU, BOXES, {0: 1}, filled={1: 1})
    assert wrong.finished
    assert wrong.step is not None
    assert wrong.step.technique == "conflict"
    assert pycore.hint(SUDOKU, seconds=1e-9) == pycore.Hinted(None, False)


def test_of_several_faults_a_hint_tells_one_and_lights_its_cells_alone() -> None:
    step = pycore.hint(STAR, filled={0: 1, 7: 1, 2: 3, 5: 3}).step
    assert step is not None
    assert step.what.en == "3 stands in cell c and in cell f."
    assert (step.technique, step.cells) == ("conflict", (2, 5))
    same = pycore.hint(SUDOKU, BOXES, filled={0: 1, 1: 1, 2: 1}).step
    assert same is not None
    assert (same.what.en, same.cells) == ("1 appears twice in row 1.", (0, 1, 2))


def test_a_hint_says_whether_the_givens_or_the_rules_alone_leave_no_solution() -> None:
    queens = pycore.puzzle_named("queens")
    for options, givens, words in (
        ({"n": "3"}, {}, "There is no solution even without givens."),
        ({"n": "4"}, {0: 1}, "The givens allow no solution."),
    ):
        step = pycore.hint(queens, options, givens).step
        assert step is not None
        assert (step.technique, step.what.en) == ("none", words)


@pytest.mark.parametrize("symmetric", [False, True])
def test_a_new_puzzle_is_as_wished_and_comes_again_with_its_seed(symmetric: bool) -> None:
    made = pycore.generate(SUDOKU, BOXES, seed=3, symmetric=symmetric, minimal=True)
    assert made == pycore.generate(SUDOKU, BOXES, seed=made.seed, symmetric=symmetric, minimal=True)
    assert made.finished
    assert made.givens is not None
    assert pycore.count(SUDOKU, BOXES, made.givens).solutions == 1
    graded = grade(SUDOKU.placement(SUDOKU.settings(BOXES)).with_givens(made.givens))
    assert made.techniques == graded.techniques
    assert made.difficulty == "easy"
    assert made.text is not None
    assert len(made.text.split()) in (1, 16)


def test_a_puzzle_that_cannot_come_out_is_told_and_one_that_had_no_time_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pycore.assist.generate.MOST_ATTEMPTS", 3)
    none = pycore.generate(SUDOKU, BOXES, seed=1, difficulty="hard")
    assert (none.givens, none.finished) == (None, True)
    stopped = pycore.generate(SUDOKU, {"size": "16"}, seconds=1e-9)
    assert (stopped.givens, stopped.finished) == (None, False)


def test_a_puzzle_that_there_was_no_time_to_grade_is_told_as_unfinished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_everywhere(monkeypatch, ticking(1))
    every = [pycore.generate(SUDOKU, BOXES, seed=1, seconds=n) for n in range(1, 150)]
    ungraded = [made for made in every if made.givens and not made.finished]
    assert ungraded
    assert {made.difficulty for made in ungraded} == {None}
    assert every[-1].difficulty == "easy"


def test_a_placement_of_one_s_own_is_generated_too() -> None:
    square = Placement(4, (1, 2), tuple(AllDifferent(p) for p in ((0, 1), (2, 3), (0, 2), (1, 3))))
    made = pycore.generate(square, seed=1, minimal=True, drawing=pycore.grid(2, 2))
    assert made.givens is not None
    assert len(made.givens) == 1
    assert made.text is None


def test_the_farthest_positions() -> None:
    mapped = pycore.farthest(ROW)
    assert mapped.finished
    assert len(mapped.levels) - 1 == mapped.moves
    assert mapped.levels[-1] == mapped.farthest == len(mapped.positions)
    made = ROW.movement(ROW.settings({}))
    assert pycore.farthest(made).levels == mapped.levels
    line = next(pycore.lines(made.at(mapped.positions[0])))
    assert len(line) - 1 == mapped.moves
    assert len(pycore.farthest(ROW, limit=1).positions) == 1


def test_a_map_that_had_no_time_is_unfinished() -> None:
    stopped = pycore.farthest(pycore.puzzle_named("sliding-tiles"), seconds=0.01)
    assert (stopped.finished, stopped.moves, stopped.positions) == (False, None, ())


def test_a_race_tells_each_lap() -> None:
    told: list[pycore.Raced] = []
    names = ("prune", "order", "compiled")
    raced = pycore.race(SQUARE, {"order": "3"}, strategies=names, progress=told.append)
    assert raced.finished
    assert tuple(lap.strategy for lap in raced.laps) == names
    assert {lap.solutions for lap in raced.laps} == {8}
    assert told[-1] == raced
    short = pycore.race(MANY, strategies=("generate-and-test", "prune"), seconds=0.05)
    assert not short.finished
    assert [lap.state for lap in short.laps] == ["stopped", "stopped"]


def test_all_strategies_race_unless_some_are_named() -> None:
    placement = Placement(2, (1, 2), (AllDifferent((0, 1)),))
    names = [strategy.name for strategy in pycore.strategies_for(placement)]
    names += ["restarts", "local-search"]
    assert [lap.strategy for lap in pycore.race(placement).laps] == names


def test_a_race_of_movements() -> None:
    raced = pycore.race(ROW, start="bb_bbb")
    assert raced.finished
    with pytest.raises(BadInput, match=r"^givens: "):
        pycore.race(ROW, givens={0: 1})
    with pytest.raises(BadInput, match=r"^start: "):
        pycore.race(STAR, start="1 2")


def test_a_plan_is_told_and_written_out() -> None:
    told = pycore.plan(STAR)
    assert (told.strategy, told.finished) == ("compiled", True)
    assert "def search" in told.code
    assert len(told.explanation.rows) == 12
    assert told.lines("ja") != told.lines() != []
    stopped = pycore.plan(SQUARE, {"order": "6"}, seconds=1e-9)
    assert (stopped.finished, stopped.code) == (False, "")
    with pytest.raises(BadInput, match="follows no plan"):
        pycore.plan(SUDOKU)


def test_what_all_solutions_share_and_the_next_step_are_told_of_any_rules() -> None:
    sums = Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2)), SumIs((0, 1), 3)))
    told = pycore.shared(sums)
    assert (told.possible, told.certain, told.open) == (((1, 2), (1, 2), (3,)), {2: 3}, 0)
    step = pycore.hint(sums).step
    assert step is not None
    assert step.places == ((2, 3),)
    every = pycore.shared(STAR)
    assert every.finished
    columns = zip(*pycore.solve(STAR), strict=True)
    assert every.possible == tuple(tuple(sorted(set(column))) for column in columns)


def test_new_puzzles_are_made_of_any_rules_and_rated_where_numbers_differ() -> None:
    made = pycore.generate(STAR, seed=1)
    assert made.givens
    assert pycore.count(STAR, givens=made.givens).solutions == 1
    assert (made.finished, made.difficulty, made.techniques) == (True, None, {})
    own = pycore.generate(Placement(2, (1, 2), (EqualSums(((0,), (1,))),)), seed=1)
    assert own.givens is not None
    assert len(own.givens) == 1
    with pytest.raises(BadInput, match="difficulty: is rated only for puzzles whose one rule"):
        pycore.generate(STAR, difficulty="easy")


def test_where_clues_are_options_new_puzzles_are_made_of_clues() -> None:
    kenken = pycore.puzzle_named("kenken")
    made = pycore.generate(kenken, {"cages": "4"}, seed=2, difficulty="medium", symmetric=True)
    assert (made.difficulty, made.techniques, made.givens) == ("medium", {}, {})
    assert pycore.count(kenken, made.options).solutions == 1
    assert made == pycore.generate(
        kenken, made.options, seed=2, difficulty="medium", symmetric=True
    )
    stopped = pycore.generate(kenken, {"cages": "9"}, seconds=1e-9)
    assert (stopped.finished, stopped.givens, stopped.difficulty) == (False, None, None)


@pytest.mark.parametrize("ask", [pycore.shared, pycore.hint, pycore.generate])
def test_a_placement_of_ones_own_has_no_options(ask: Any) -> None:
    with pytest.raises(BadInput, match=r"^options: "):
        ask(Placement(2, (1, 2), ()), {"order": "3"})


def test_a_level_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match=r"difficulty: 'mild' is not known.*or a technique: hid"):
        pycore.generate(SUDOKU, difficulty="mild")
    with pytest.raises(BadInput, match="difficulty: can be a technique only for puzzles"):
        pycore.generate(pycore.puzzle_named("kenken"), difficulty="x-wing")
    with pytest.raises(BadInput, match="seed: "):
        pycore.generate(SUDOKU, seed=-1)


@pytest.mark.parametrize(
    "made",
    [
        lambda: Placement(2, [1, 2], ()),  # type: ignore[arg-type]
        lambda: Placement(2, (1, 2), [AllDifferent((0, 1))]),  # type: ignore[arg-type]
        lambda: Placement(2, (1, 2), (AllDifferent([0, 1]),)),  # type: ignore[arg-type]
        lambda: Placement(2, (1, 2), (SumIs((0, True), 3),)),
    ],
)
def test_a_placement_of_lists_is_refused_in_words(made: Any) -> None:
    with pytest.raises(ValueError, match=r"tuple|whole number"):
        made()
