"""What the fuzzers try."""

from __future__ import annotations

from random import Random

from pycore.model.regular import Regular
from pycore.model.serialization import NAMES
from tests.fuzz.making import board
from tests.fuzz.reasons import written
from tests.support.specimens import EVERY, SPECIMENS_OF

CASES = range(500)


def test_every_class_of_rule_is_tried() -> None:
    placements = [*(board(Random(n)).placement for n in CASES), *map(written, map(Random, CASES))]
    tried = {type(rule) for placement in placements for rule in placement.rules}
    assert [name for name, made in NAMES.items() if made not in tried] == []


def test_every_class_of_rule_about_a_row_has_its_specimens() -> None:
    classes = {made for made in NAMES.values() if isinstance(made, type)}
    assert {made for made in classes if issubclass(made, Regular)} == {*SPECIMENS_OF}
    assert len(EVERY) == len(SPECIMENS_OF)
    assert all(each.rows and each.rules and each.sentences for each in EVERY)
