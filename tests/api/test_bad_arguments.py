"""Every argument is used, or refused in a sentence: one table for all functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from inspect import Parameter, signature
from itertools import islice
from typing import Any

import pytest

import pycore
from pycore import (
    AllDifferent,
    BadInput,
    Drawing,
    Found,
    Placement,
    Spot,
    SumIs,
    puzzle_named,
)
from pycore.model.fitting import misfit

NAN, INF, HUGE = float("nan"), float("inf"), 10**5000
FOUR = Placement(4, (1, 2, 3, 4), (AllDifferent((0, 1, 2, 3)),))
FLIP = puzzle_named("flip-it")
SMALL = {"options": {"n": "3"}}

ASKED: dict[str, tuple[Any, dict[str, Any]]] = {
    "conflict": (FOUR, {}),
    "count": (FOUR, {}),
    "exported": (puzzle_named("futoshiki"), {"form": "tatham"}),
    "farthest": (FLIP, SMALL),
    "generate": (FOUR, {}),
    "hint": (FOUR, {}),
    "lines": (FLIP, SMALL),
    "opened": ("SEND + MORE == MONEY", {}),
    "plan": (FOUR, {}),
    "race": (FOUR, {}),
    "shared": (FOUR, {}),
    "solutions": (FOUR, {}),
    "solve": (FOUR, {}),
}
FUNCTIONS = [
    name
    for home, names in pycore.HOMES.items()
    if home.startswith("api.")
    for name in names.split()
    if name.islower()
]


def anything() -> list[Any]:
    """One argument of each kind; new ones each time, because some can be used only once."""
    return [
        1.5,
        NAN,
        INF,
        -1,
        0,
        True,
        HUGE,
        "x",
        b"x",
        object(),
        (),
        [1],
        {"a": 1},
        iter(()),
        None,
    ]


def spots(*at: Any) -> Drawing:
    return Drawing("square", tuple(Spot(cell, x, y) for cell, (x, y) in enumerate(at)))


VALUES = [{"a": 1}, {0: "a"}, {0: 1.0}, {True: 1}, {-1: 1}, {99: 1}, {0: 99}, {None: 1}, {0: []}]
VALUES += [{0: HUGE}, {HUGE: 1}, {0: NAN}]
PAIRS = [[(99, 1)], [(-1, 1)], [(0, 99)], [(0,)], [(0, 1, 2)], ["ab"], [(True, 1)], [(0, 1.0)]]
OWN: dict[str, list[Any]] = {
    "puzzle": [puzzle_named, pycore],
    "task": [puzzle_named, pycore],
    "placement": [AllDifferent((0,))],
    "options": [{"n": 5.0}, {"n": True}, {5: "5"}, {"nix": "1"}, {"n": b"3"}],
    "givens": VALUES,
    "filled": VALUES,
    "removed": [*PAIRS, [([], 1)], {0: 1}, [(HUGE, 1)]],
    "start": ["_", "あ"],
    "strategy": ["nix", "both-ends " * 99],
    "strategies": [("nix",), (1,), "prune"],
    "difficulty": ["EASY"],
    "seed": ["seven", 10**9],
    "drawing": [
        Drawing("square", ()),
        Drawing("square", None),  # type: ignore[arg-type]
        Drawing("square", (1, 2, 3, 4)),  # type: ignore[arg-type]
        spots((0, 0)),
        spots(*[(0, 0)] * 4),
        spots(*[(NAN, cell) for cell in range(4)]),
        spots(*[(INF, cell) for cell in range(4)]),
        spots(*[(HUGE, cell) for cell in range(4)]),
        spots(*[("a", cell) for cell in range(4)]),
        spots(*[(cell, 0) for cell in range(5)]),
        Drawing("square", tuple(Spot(cell, cell, 0, 7) for cell in range(4))),
        Drawing("square", tuple(Spot(cell, cell, 0, 1 if cell else None) for cell in range(4))),
    ],
}
"""Arguments that fit no parameter, although they are of the right kind, or nearly."""

FITS: dict[str, Callable[[Any], bool]] = {
    "limit": lambda value: value is None or value == HUGE,
    "seconds": lambda value: value is None or value == 1.5 or value == HUGE,
    "seed": lambda value: value is None or (value == 0 and value is not False),
    "removed": lambda value: (
        not isinstance(value, list | dict | str | bytes) and hasattr(value, "__iter__")
    ),
    "executor": lambda value: value is None,
    "progress": lambda value: value is None,
    "drawing": lambda value: value is None,
    "symmetric": lambda value: value is True,
    "minimal": lambda value: value is True,
    "keep": lambda value: True,  # tests/parallel/executors
}
"""The parameters that accept each argument; the others accept None only if that is their
default."""


def parameters() -> list[tuple[str, Parameter]]:
    return [
        (name, parameter)
        for name in FUNCTIONS
        for parameter in signature(getattr(pycore, name)).parameters.values()
    ]


def cases(parameter: Parameter) -> list[Any]:
    name = parameter.name
    fits = FITS.get(name, lambda value: value is None and parameter.default is None)
    tried = [value for value in anything() if not fits(value)] + OWN.get(name, [])
    return [value for value in tried if not (name == "strategies" and value == ())]


def test_every_function_is_tried() -> None:
    assert sorted(FUNCTIONS) == sorted(ASKED)


@pytest.mark.parametrize(
    ("name", "parameter"),
    parameters(),
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_what_cannot_be_used_is_refused_in_a_sentence(name: str, parameter: Parameter) -> None:
    task, usual = ASKED[name]
    for value in cases(parameter):
        arguments: dict[str, Any] = {next(iter(signature(getattr(pycore, name)).parameters)): task}
        arguments |= {**usual, parameter.name: value}
        with pytest.raises(BadInput) as bad:
            use(getattr(pycore, name)(**arguments))
        assert bad.value.words.en
        assert bad.value.words.ja


def use(answer: object) -> None:
    if isinstance(answer, Found):
        list(islice(answer, 2))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_arguments_that_there_are_not_are_the_error_that_python_has(name: str) -> None:
    with pytest.raises(TypeError):
        getattr(pycore, name)()
    with pytest.raises(TypeError):
        getattr(pycore, name)(ASKED[name][0], colour="red")


@pytest.mark.parametrize(
    "ask", [pycore.puzzle_named, lambda name: pycore.strategy_named(name, FOUR)]
)
def test_names_are_text(ask: Callable[[Any], object]) -> None:
    for value in anything():
        with pytest.raises(BadInput):
            ask(value)


def test_strategies_are_for_placements_and_movements() -> None:
    for value in anything():
        with pytest.raises(BadInput):
            pycore.strategies_for(value)


def test_every_drawing_of_the_catalogue_fits() -> None:
    for puzzle in pycore.all_puzzles().values():
        settings = puzzle.settings({})
        if puzzle.kind == "placement":
            assert misfit(puzzle.placement(settings), puzzle.draw(settings)) is None, puzzle.name


def test_a_puzzle_of_ones_own_is_looked_at_as_a_placement_is() -> None:
    square = pycore.puzzle_named("magic-square")
    nothing: Any = lambda settings: None  # noqa: E731
    with pytest.raises(BadInput, match="build must return a Placement or a Movement"):
        pycore.count(replace(square, build=nothing), {"order": "3"})
    small = replace(square, draw=lambda settings: pycore.grid(2, 2))
    with pytest.raises(BadInput, match="must show the cells 0 to 8"):
        pycore.count(small, {"order": "3"})
    short = replace(FLIP, draw=lambda settings: pycore.grid(1, 2))
    with pytest.raises(BadInput, match="must show the cells 0 to"):
        pycore.race(short)


def test_as_many_seconds_as_one_likes() -> None:
    assert pycore.count(FOUR, seconds=10**400).solutions == 24
    assert pycore.race(FOUR, strategies=("prune",), seconds=10**400).finished
    assert pycore.race(FOUR, strategies=("prune",), seconds=None).finished


def test_all_the_farthest_are_listed_where_no_limit_is_named() -> None:
    mapped = pycore.farthest(FLIP, {"n": "5"}, limit=None)
    assert (
        len(mapped.positions)
        == mapped.farthest
        == len(pycore.farthest(FLIP, {"n": "5"}, limit=HUGE).positions)
    )


@pytest.mark.parametrize("far", [2**1024, 10**599])
def test_numbers_beyond_every_float(far: int) -> None:
    for values, rules in (
        ((1, 2, 3, far), (SumIs((0, 1, 2), far + 3),)),
        ((far, far + 1, far + 2, far + 3), ()),
        ((-far, 0, 1, far), (AllDifferent((0, 1), (0, far)),)),
    ):
        made = Placement(4, values, (AllDifferent((0, 1, 2, 3)), *rules))
        found = {
            strategy.name: pycore.count(made, strategy=strategy.name).solutions
            for strategy in pycore.strategies_for(made)
        }
        assert len(set(found.values())) == 1, found
        for strategy in pycore.strategies_for(made):
            if strategy.derive:
                assert pycore.plan(made, strategy=strategy.name).lines("ja")
        assert pycore.hint(made).finished
        assert pycore.conflict(made, givens={0: values[0], 1: values[0]}).words.en


def test_numbers_that_python_does_not_write_are_refused() -> None:
    for made in (
        Placement(1, (HUGE,), ()),
        Placement(2, (1, 2), (AllDifferent((0, 1), (0, -HUGE)),)),
        Placement(2, (1, 2), (SumIs((0, 1), HUGE),)),
    ):
        with pytest.raises(BadInput, match="600 digits"):
            pycore.count(made)
    with pytest.raises(BadInput):
        Placement(1, (HUGE,), ()).with_givens({0: HUGE + 1})


def test_a_rule_that_does_not_name_the_last_cell_is_written_out() -> None:
    """A rule that compares every pair of values when all cells are filled."""
    for cells in ((0, 1), (0, 1, 2)):
        rule = AllDifferent(cells, tuple(range(len(cells))))
        made = Placement(3, (1, 2, 1000), (rule,))
        code = pycore.plan(made, strategy="generate-and-test").code
        assert (
            f"len({{{', '.join(['a', 'b + 1', 'c + 2'][: len(cells)])}}}) == {len(cells)}" in code
        )
