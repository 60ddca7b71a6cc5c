"""A reason is a proof: from the values and rules that it names, and from nothing else, follows what
it says, in every search of every family. What follows has a reason, and so has a dead end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from pycore.model.cell_names import by_number
from pycore.model.notation import read_givens
from pycore.model.placement import Placement
from pycore.puzzles import all_puzzles, puzzle_named
from pycore.search import strategies_for
from tests.support.proven import FAMILIES, check_search
from tests.support.random_cages import cages
from tests.support.random_placements import in_a_row, placements, regular_placements
from tests.support.small_placements import small_placements

MOST_EVENTS = 60


def check_placement(placement: Placement) -> None:
    for strategy in strategies_for(placement):
        if strategy.walked and strategy.forms == "tree":
            search = strategy.start(placement, in_a_row(placement))
            names = by_number(placement.size)
            check_search(search, placement, names, 40, strategy.deduces)


@given(small_placements())
def test_reasons_of_different_numbers_are_proofs(placement: Placement) -> None:
    check_placement(placement)


@given(cages())
def test_reasons_of_sums_of_different_numbers_are_proofs(placement: Placement) -> None:
    check_placement(placement)


@given(placements())
def test_reasons_of_rules_of_every_kind_are_proofs(placement: Placement) -> None:
    check_placement(placement)


@given(regular_placements())
def test_reasons_where_there_is_symmetry_are_proofs(placement: Placement) -> None:
    check_placement(placement)


@pytest.mark.parametrize(("puzzle", "options", "givens"), FAMILIES)
def test_reasons_in_every_family_are_proofs(
    puzzle: str, options: dict[str, str], givens: str
) -> None:
    entry = puzzle_named(puzzle)
    settings = entry.settings(options)
    drawing = entry.draw(settings)
    fixed = read_givens(givens, drawing) if givens else {}
    placement = entry.placement(settings).with_givens(fixed)
    counted: Counter[str] = Counter()
    for strategy in strategies_for(placement):
        if strategy.walked and strategy.forms == "tree":
            search = strategy.start(placement, drawing)
            names = entry.names(settings)
            counted.update(check_search(search, placement, names, MOST_EVENTS, strategy.deduces))
    assert counted["proved"] > 4 * counted["too long"], counted


def test_no_family_of_placements_is_missing() -> None:
    kinds = {name: puzzle_named(name) for name in all_puzzles()}
    placements = {name for name, entry in kinds.items() if entry.kind == "placement"}
    assert placements - {puzzle for puzzle, _, _ in FAMILIES} == set()
