"""Programs of puzzles with moves print the lines that their strategy finds, in the same order."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.bilingual import BadInput, Text
from pycore.model.drawing import Drawing
from pycore.model.incremental import result_of
from pycore.model.jumps import Jump, Jumps
from pycore.model.movement import Movement
from pycore.programs.listing import Form, Language, Program
from pycore.run.program import program_in_slices
from pycore.search import strategies_for, strategy_named
from tests.support.movements import movement_of
from tests.support.running_programs import printed_by, printed_by_c
from tests.support.walks import Walk

TITLE = Text("Here", "ここ")
NOWHERE = Drawing("circle", ())


def program(
    movement: Movement[Any], strategy: str, language: Language = "python", form: Form | None = None
) -> Program:
    found = strategy_named(strategy, movement)
    return result_of(program_in_slices(movement, NOWHERE, found, language, form, TITLE))


def found_by(movement: Movement[Any], strategy: str) -> list[str]:
    """The lines of a strategy as a program prints them."""
    jumps = movement.jumps
    assert jumps
    between = "" if all(len(sign) == 1 for sign in jumps.signs) else " "

    def shown(state: Any) -> str:
        return between.join(jumps.signs[face] for face in movement.faces_of(state))

    batches = strategy_named(strategy, movement).start(movement, NOWHERE).batches
    return [" > ".join(map(shown, line)) for batch in batches for line in batch.found]


MOVEMENTS = {
    "flip-it": movement_of("flip-it", {"n": "5"}),
    "flip-it with slides": movement_of("flip-it", {"n": "6", "rule": "slide", "gap": "0"}),
    "flip-it, done": movement_of("flip-it", {"n": "4"}, "oo_o"),
    "flip-it, no way": movement_of("flip-it", {"n": "3"}, "x_x"),
    "tiles": movement_of("sliding-tiles", {"size": "2x3"}, "4 1 3 _ 2 5"),
    "tiles with two digits": movement_of(
        "sliding-tiles", {"size": "3x4"}, "1 2 3 4 5 6 7 8 _ 9 10 11"
    ),
    "pegs": movement_of("peg-solitaire", {}, ".oo.oo....o..oo"),
}

EACH = [
    (name, strategy.name)
    for name, movement in MOVEMENTS.items()
    for strategy in strategies_for(movement)
]


@pytest.mark.parametrize(("name", "strategy"), EACH)
def test_a_program_prints_the_lines_of_its_strategy(name: str, strategy: str) -> None:
    movement = MOVEMENTS[name]
    wanted = found_by(movement, strategy)
    assert bool(wanted) == ("no way" not in name)
    assert printed_by(program(movement, strategy)) == wanted


@pytest.mark.parametrize(("name", "strategy"), EACH)
def test_c_prints_the_same_lines(name: str, strategy: str, tmp_path: Path) -> None:
    movement = MOVEMENTS[name]
    source = program(movement, strategy, "c").text("ja")
    assert printed_by_c(source, tmp_path) == found_by(movement, strategy)


def test_every_strategy_has_a_program() -> None:
    assert {name for _, name in EACH} == {
        "iterative-deepening",
        "breadth-first",
        "bidirectional",
        "depth-first",
    }


@dataclass(frozen=True)
class Told(Walk):
    """A walk on a graph whose arrows are shown as jumps."""

    @property
    def jumps(self) -> Jumps:
        table = [Jump(s, (), t) for s, targets in enumerate(self.arrows) for t in targets]
        return Jumps(".o", ".", table, {})


@st.composite
def walks(draw: st.DrawFn) -> Told:
    size = draw(st.integers(2, 7))
    spots = range(size)
    arrows = tuple(
        tuple(
            draw(st.lists(st.sampled_from([t for t in spots if t != s]), max_size=3, unique=True))
        )
        for s in spots
    )
    ends = draw(st.lists(st.sampled_from(spots), min_size=1, max_size=2, unique=True))
    return Told(draw(st.sampled_from(spots)), arrows, tuple(ends))


@pytest.mark.parametrize("strategy", ["iterative-deepening", "breadth-first", "bidirectional"])
@given(walks())
def test_any_walk_ends_and_prints_the_same(strategy: str, movement: Told) -> None:
    assert printed_by(program(movement, strategy)) == found_by(movement, strategy)


def test_moves_that_are_no_table_are_refused() -> None:
    with pytest.raises(BadInput, match="not given as a table"):
        program(Walk(0, ((1,), ()), (1,)), "breadth-first")


@pytest.mark.parametrize("form", ["loops", "recursion"])
def test_there_is_one_form(form: Form) -> None:
    with pytest.raises(BadInput, match="this strategy has no program with"):
        program(MOVEMENTS["tiles"], "breadth-first", "python", form)


@dataclass(frozen=True)
class Fading(Told):
    """A walk whose pieces all become the same when they are jumped over."""

    @property
    def jumps(self) -> Jumps:
        return super().jumps._replace(becomes={".": "o", "o": "o"})


def test_moves_that_cannot_be_taken_back_are_refused() -> None:
    fading = Fading(0, ((1,), ()), (1,))
    assert printed_by(program(fading, "breadth-first")) == ["o. > .o"]
    with pytest.raises(BadInput, match="taken back"):
        program(fading, "bidirectional")


def test_a_start_that_leads_nowhere_says_why() -> None:
    tiles = movement_of("sliding-tiles", {"size": "2x3"}, "2 1 3 4 5 _")
    assert "# No line leads to a goal: two tiles" in program(tiles, "breadth-first").text("en")


@pytest.mark.parametrize("name", MOVEMENTS)
def test_the_table_never_asks_for_too_many_moves(name: str) -> None:
    movement, jumps = MOVEMENTS[name], MOVEMENTS[name].jumps
    assert jumps
    for goal in movement.goals():
        signs = [jumps.signs[face] for face in movement.faces_of(goal)]
        needs = (jumps.needs[s][spot] for spot, s in enumerate(signs) if s in jumps.needs)
        assert sum(needs) - jumps.spare <= 0
