"""A hint is a proof: from the values and rules that it names, and what earlier hints excluded, and
from nothing else, follows what it says, by every technique and in every family."""

from __future__ import annotations

import pytest
from hypothesis import given

from pycore.model.cell_names import by_number
from pycore.model.notation import read_givens
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from tests.support.proven import FAMILIES, check_hints
from tests.support.random_cages import cages
from tests.support.random_placements import placements, regular_placements
from tests.support.small_placements import small_placements


@given(small_placements())
def test_hints_of_different_numbers_are_proofs(placement: Placement) -> None:
    check_hints(placement, by_number(placement.size), 12)


@given(cages())
def test_hints_of_sums_are_proofs(placement: Placement) -> None:
    check_hints(placement, by_number(placement.size), 12)


@given(placements())
def test_hints_of_rules_of_every_kind_are_proofs(placement: Placement) -> None:
    check_hints(placement, by_number(placement.size), 12)


@given(regular_placements())
def test_hints_where_there_is_symmetry_are_proofs(placement: Placement) -> None:
    check_hints(placement, by_number(placement.size), 12)


@pytest.mark.parametrize(("puzzle", "options", "givens"), FAMILIES)
def test_hints_in_every_family_are_proofs(
    puzzle: str, options: dict[str, str], givens: str
) -> None:
    entry = puzzle_named(puzzle)
    settings = entry.settings(options)
    fixed = read_givens(givens, entry.draw(settings)) if givens else {}
    placement = entry.placement(settings).with_givens(fixed)
    check_hints(placement, entry.names(settings), 12)
