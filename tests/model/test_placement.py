"""Placements: one invalid board for each kind of rule, and a check that no search uses."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore import solutions
from pycore.model.bilingual import BadInput, InCell
from pycore.model.cell_names import by_number
from pycore.model.placement import Placement, values_in_words
from pycore.model.rule_text import rule_in_words
from pycore.model.rules import (
    AllDifferent,
    AtMost,
    EqualSums,
    Given,
    Less,
    Rule,
    SumIs,
    cells_of,
    holds,
)
from pycore.search import strategies_for
from tests.support.random_placements import placements, solutions_of

RULES: list[tuple[Rule, tuple[int, ...], tuple[int, ...]]] = [
    # the rule, a row of values that satisfies it, one that breaks it
    (AllDifferent((0, 1, 2)), (1, 2, 3), (1, 2, 1)),
    (AllDifferent((0, 1, 2), (0, 1, 2)), (1, 1, 1), (3, 2, 4)),
    (SumIs((0, 1, 2), 6), (1, 2, 3), (1, 2, 2)),
    (AtMost((0, 1), 4), (2, 2, 4), (2, 3, 1)),
    (EqualSums(((0, 1), (1, 2))), (2, 4, 2), (2, 4, 3)),
    (Less(0, 1), (1, 2, 1), (2, 2, 1)),
    (Given(1, 3), (1, 3, 1), (1, 2, 1)),
]


@pytest.mark.parametrize(("rule", "right", "wrong"), RULES)
def test_the_independent_check_names_the_rule_that_is_broken(
    rule: Rule, right: tuple[int, ...], wrong: tuple[int, ...]
) -> None:
    placement = Placement(3, (1, 2, 3, 4), (rule,))
    assert placement.broken_rule(right) is None
    assert placement.broken_rule(wrong) == rule


@pytest.mark.parametrize("row", [(1, 2), (1, 2, 3, 4), (1, 2, 9)])
def test_a_row_that_cannot_be_a_solution_at_all_is_a_mistake_of_the_program(
    row: tuple[int, ...],
) -> None:
    with pytest.raises(ValueError, match="not 3 values"):
        Placement(3, (1, 2, 3), ()).broken_rule(row)


FAULTS: list[tuple[str, tuple[Rule, ...], dict[int, int], dict[int, str]]] = [
    ("no such cell", (), {3: 1, -1: 1}, {3: "There is no such cell", -1: "There is no such cell"}),
    ("no such value", (), {0: 9}, {0: "9 is not one of 1 to 4."}),
    (
        "repeated",
        (AllDifferent((0, 1, 2)),),
        {0: 2, 2: 2},
        dict.fromkeys((0, 2), "2 stands in cell 0 and in cell 2."),
    ),
    (
        "no such value beside one that is repeated",
        (AllDifferent((0, 1, 2)),),
        {0: 2, 1: 9, 2: 2},
        {1: "9 is not one of 1 to 4."} | dict.fromkeys((0, 2), "2 stands in cell 0 and in cell 2."),
    ),
    (
        "on one diagonal",
        (AllDifferent((0, 1, 2), (0, 1, 2)),),
        {0: 2, 1: 1},
        dict.fromkeys((0, 1), "Cell 0 and cell 1 are on one diagonal."),
    ),
    (
        "a full line with a wrong sum",
        (SumIs((0, 1), 5),),
        {0: 1, 1: 2},
        dict.fromkeys((0, 1), "1 + 2 = 3, and 5 is needed here."),
    ),
    (
        "a full line with too large a sum",
        (AtMost((0, 1), 4),),
        {0: 2, 1: 3},
        dict.fromkeys((0, 1), "2 + 3 = 5, and 4 is the most here."),
    ),
    (
        "full lines that differ",
        (EqualSums(((0,), (1,))),),
        {0: 1, 1: 2},
        dict.fromkeys((0, 1), "2, and 1: the sums must be equal."),
    ),
    (
        "turned round",
        (Less(0, 1),),
        {0: 2, 1: 2},
        dict.fromkeys((0, 1), "2 in cell 0 is not less than 2 in cell 1."),
    ),
    ("fixed otherwise", (Given(0, 1),), {0: 2}, {0: "1 is given here."}),
    ("nothing wrong", (AllDifferent((0, 1)), SumIs((0, 1, 2), 5)), {0: 1, 1: 2}, {}),
]


@pytest.mark.parametrize(
    ("rules", "givens", "words"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS]
)
def test_a_fault_is_found_at_its_cell_with_the_reason(
    rules: tuple[Rule, ...], givens: dict[int, int], words: dict[int | None, str]
) -> None:
    placement = Placement(3, (1, 2, 3, 4), rules)
    faults = placement.faults(givens)
    assert {fault.cell for fault in faults} == set(words)
    assert all(fault.words.en.startswith(words[fault.cell]) for fault in faults)
    assert all(fault.words.ja != fault.words.en for fault in faults)
    if faults:
        with pytest.raises(BadInput, match="cell "):
            placement.with_givens(givens)
    else:
        assert placement.with_givens(givens).givens == givens


@given(placements(), st.data())
def test_a_part_of_a_solution_has_no_fault_and_a_fault_means_no_solution(
    placement: Placement, data: st.DataObject
) -> None:
    cells = data.draw(st.sets(st.integers(0, placement.size - 1)))
    givens = {cell: data.draw(st.sampled_from(placement.values)) for cell in sorted(cells)}
    solutions = solutions_of(placement)
    fitting = [s for s in solutions if all(s[cell] == value for cell, value in givens.items())]
    if placement.faults(givens):
        assert not fitting
    for solution in solutions[:3]:
        assert placement.broken_rule(solution) is None
        assert placement.faults({cell: solution[cell] for cell in cells}) == []


@given(placements())
def test_givens_that_are_added_twice_change_nothing(placement: Placement) -> None:
    for solution in solutions_of(placement)[:1]:
        fixed = placement.with_givens(dict(enumerate(solution)))
        assert fixed.givens == dict(enumerate(solution))
        assert fixed.with_givens(dict(enumerate(solution))) == fixed
        assert solutions_of(fixed) == [solution]


@given(placements(), st.data())
def test_a_rule_speaks_of_its_cells_only(placement: Placement, data: st.DataObject) -> None:
    row = data.draw(st.tuples(*[st.sampled_from(placement.values)] * placement.size))
    other = data.draw(st.tuples(*[st.sampled_from(placement.values)] * placement.size))
    for rule in placement.rules:
        mixed = [row[c] if c in cells_of(rule) else other[c] for c in range(placement.size)]
        assert holds(rule, row) == holds(rule, mixed)
        words = rule_in_words(rule, by_number(placement.size))
        assert words.en
        assert words.ja


PAIR = AllDifferent((0, 1))


@pytest.mark.parametrize(
    ("size", "values", "rules", "words"),
    [
        (0, (1, 2), (), "size must be a whole number from 1"),
        (-1, (1, 2), (), "size must be a whole number from 1"),
        (True, (1, 2), (), "size must be a whole number from 1"),
        (2.0, (1, 2), (), "size must be a whole number from 1"),
        (2, (), (), "values must be a tuple of whole numbers"),
        (2, [1, 2], (), "values must be a tuple of whole numbers"),
        (2, (False, True), (), "values must be a tuple of whole numbers"),
        (2, (1, 2.5), (), "values must be a tuple of whole numbers"),
        (2, ("1", "2"), (), "values must be a tuple of whole numbers"),
        (2, (1, 2), [PAIR], "rules must be a tuple"),
        (2, (1, 2), ("x = y",), "no rule: 'x = y'"),
        (2, (1, 2), (AllDifferent([0, 1]),), "cells must be a tuple of whole numbers"),  # type: ignore[arg-type]
        (2, (1, 2), (AllDifferent((False, True)),), "cells must be a tuple of whole numbers"),
        (2, (1, 2), (AllDifferent((0, 1), (1,)),), "offsets must be one for each cell"),
        (2, (1, 2), (AllDifferent((0,), (1, 2)),), "offsets must be one for each cell"),
        (2, (1, 2), (AllDifferent((0, 1), [0, 1]),), "offsets must be a tuple of whole numbers"),  # type: ignore[arg-type]
        (2, (1, 2), (SumIs((0, 1), "3"),), "must name whole numbers"),  # type: ignore[arg-type]
        (2, (1, 2), (AtMost((0, 1), True),), "must name whole numbers"),
        (2, (1, 2), (EqualSums([(0,), (1,)]),), "groups must be a tuple"),  # type: ignore[arg-type]
        (2, (1, 2), (EqualSums(((0,), [1])),), "cells must be a tuple of whole numbers"),  # type: ignore[arg-type]
        (2, (1, 2), (EqualSums(((0, 1), ())),), "names no cell"),
        (2, (1, 2), (Given(0, True),), "must name whole numbers"),
        (2, (1, 2), (Given(0, 3),), "a given is none of the values"),
        (2, (1, 2), (Given(0, 1), Given(0, 2)), "a cell is given twice"),
    ],
)
def test_what_cannot_be_a_placement_is_refused_in_words(
    size: Any, values: Any, rules: Any, words: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Placement(size, values, rules)


@pytest.mark.parametrize("rules", [(Less(0, 1),), (AllDifferent((0, 1)), SumIs((1,), 2))])
def test_a_rule_may_have_a_single_cell_with_an_offset(rules: tuple[Rule, ...]) -> None:
    placement = Placement(2, (1, 2), (AllDifferent((0,), (3,)), *rules))
    for strategy in strategies_for(placement):
        assert list(solutions(placement, strategy=strategy.name)) == [(1, 2)], strategy.name


def test_givens_that_are_no_numbers_are_faults() -> None:
    placement = Placement(3, (1, 2, 3), (AllDifferent((0, 1, 2)),))
    for givens, place, words in (
        ({0: "1"}, InCell(0), "'1' is not a whole number."),
        ({0: 1.0}, InCell(0), "'1.0' is not a whole number."),
        ({0: True}, InCell(0), "'True' is not a whole number."),
        ({0: None}, InCell(0), "'None' is not a whole number."),
        ({"0": 1}, None, "There is no cell '0'; cells are 0 to 2."),
        ({False: 1}, None, "There is no cell 'False'; cells are 0 to 2."),
        ({1.5: 1}, None, "There is no cell '1.5'; cells are 0 to 2."),
    ):
        wrong: Any = givens
        with pytest.raises(BadInput) as caught:
            placement.with_givens(wrong)
        assert (caught.value.place, caught.value.words.en) == (place, words)


@pytest.mark.parametrize(
    ("size", "values", "rules"),
    [
        (2, (2, 1), ()),
        (2, (1, 1), ()),
        (2, (1, 2), (Less(0, 2),)),
        (2, (1, 2), (SumIs((-1, 0), 3),)),
        (2, (1, 2), (AllDifferent(()),)),
        (2, (1, 2), (SumIs((0, 1, 0), 4),)),
        (2, (1, 2), (EqualSums(((0, 1), (1, 1))),)),
    ],
)
def test_a_placement_that_makes_no_sense_is_refused(
    size: int, values: tuple[int, ...], rules: tuple[Rule, ...]
) -> None:
    with pytest.raises(ValueError, match=r"values must|a rule names|names no cell"):
        Placement(size, values, rules)


def test_values_are_told_as_a_person_writes_them() -> None:
    assert values_in_words(range(1, 13)) == ("1 to 12", "1〜12")
    assert values_in_words((3, 5, 7)) == ("3, 5, 7", "3、5、7")
    assert values_in_words((1, 2)) == ("1, 2", "1、2")
    far = 10**15
    assert values_in_words((1, 2, far)) == (f"1, 2, {far}", f"1、2、{far}")
