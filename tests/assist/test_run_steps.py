"""Techniques of pictures: each finds what it should in a line made for it, and proves it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from pycore.assist.hints import Step
from pycore.assist.rule_steps.run_ends import run_ends
from pycore.assist.rule_steps.run_glue import run_glue
from pycore.assist.rule_steps.run_overlap import anchored_overlap, plain_overlap
from pycore.assist.rule_steps.run_places import BLANK, FILLED, OPEN, RunBoard, starts_of
from pycore.assist.rule_steps.run_room import run_room
from pycore.assist.rule_steps.run_splitting import run_splitting
from pycore.assist.rule_steps.run_whole import run_whole
from pycore.assist.rule_steps.two_lines import two_lines
from pycore.model.cell_names import by_number
from pycore.model.placement import Placement
from pycore.model.runs import Runs
from tests.support.hinted import misspaced
from tests.support.proven import prove_step

Find = Callable[[RunBoard], Step | None]


def line(known: str, *lengths: int) -> RunBoard:
    """A line with filled (#), blank (.) and open (?) cells."""
    rule = Runs(tuple(range(len(known))), lengths)
    stands = {at: int(sign == "#") for at, sign in enumerate(known) if sign != "?"}
    return RunBoard(Placement(len(known), (0, 1), (rule,)), stands, by_number(len(known)))


def after(find: Find, board: RunBoard) -> str | None:
    """The line after a step, which is proved; None if there is no step."""
    step = find(board)
    if step is None:
        return None
    assert misspaced(step) == []
    prove_step(board.placement, step, board.stands, ())
    now = {**board.stands, **dict(step.places)}
    return "".join({0: ".", 1: "#"}.get(now.get(c, -1), "?") for c in range(board.placement.size))


@pytest.mark.parametrize(
    ("find", "known", "lengths", "then"),
    [
        (run_whole, "??????", (2, 3), "##.###"),
        (run_whole, "???", (), "..."),
        (plain_overlap, "??????????", (8,), "??######??"),
        (plain_overlap, "??????????", (4, 3), "??##???#??"),
        (plain_overlap, "??#???????", (3,), None),
        (anchored_overlap, "?????#????", (3, 3), None),
        (anchored_overlap, "????#?????", (8,), "??######??"),
        (run_glue, "??#???????", (5,), "??###?????"),
        (run_glue, ".?#???????", (3, 1), ".?##??????"),
        (run_glue, "????????#?", (1, 4), "??????###?"),
        (run_glue, "????#?????", (1, 2), None),
        (run_ends, "??##????", (1, 2), "?.##.???"),
        (run_ends, "???##?????", (2, 3), None),
        (run_splitting, "?##?##??", (2, 3), "?##.##??"),
        (run_splitting, "?#?#????????", (3,), "?###????????"),
        (run_room, "?.????", (3,), "..????"),
        (run_room, "?#??????", (2,), "?#?....."),
    ],
)
def test_a_technique_finds_what_it_should(
    find: Find, known: str, lengths: tuple[int, ...], then: str | None
) -> None:
    assert after(find, line(known, *lengths)) == then


@pytest.mark.parametrize("lengths", [(), (1,), (3,), (1, 1), (2, 1), (1, 2, 1)])
def test_starts_are_those_of_all_ways(lengths: tuple[int, ...]) -> None:
    for signs in product((FILLED, BLANK, OPEN), repeat=6):
        rule = Runs(tuple(range(6)), lengths)
        ways = [
            row
            for row in product((0, 1), repeat=6)
            if rule.accepted(row) and all(s in (OPEN, v) for s, v in zip(signs, row, strict=True))
        ]
        starts: list[set[int]] = [set() for _ in lengths]
        for row in ways:
            begun = [at for at in range(6) if row[at] and not (at and row[at - 1])]
            for run, at in enumerate(begun):
                starts[run].add(at)
        assert [*map(set, starts_of(signs, lengths))] == starts


def test_a_line_that_breaks_the_one_across_shows_a_contradiction() -> None:
    """A filled corner makes its row 2 long; then a column that has no run would have one."""
    rules = Runs((0, 1, 2), (2,)), Runs((3, 4, 5), (1,)), Runs((0, 3), (1,)), Runs((1, 4), (1,))
    board = RunBoard(Placement(6, (0, 1), rules), {4: 1}, by_number(6))
    step = two_lines(board)
    assert step is not None
    assert misspaced(step) == []
    prove_step(board.placement, step, board.stands, ())
    assert step.why.en.startswith("Suppose ")
