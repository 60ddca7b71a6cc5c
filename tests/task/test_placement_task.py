"""Input for a puzzle with cells: understood, or all its faults."""

from __future__ import annotations

import pytest

from pycore.model.bilingual import BadInput, Fault, InCell, InText, Named
from pycore.task.faults import Faults, usable
from pycore.task.placements import PlacementTask, placement_task

STAR = "magic-star"


def wrong(found: PlacementTask | Faults) -> list[tuple[object, str]]:
    """The places and English words of the faults."""
    assert isinstance(found, list)
    assert all(isinstance(fault, Fault) and fault.words.ja for fault in found)
    return [(fault.place, fault.words.en) for fault in found]


def test_a_task_has_the_puzzle_its_settings_and_its_givens() -> None:
    task = usable(placement_task(STAR, {"order": "７"}, {"0": " 1 ", "1": "２", "2": " "}))
    assert task.settings == {"order": 7, "pattern": "2"}
    assert task.givens == task.placement.givens == {0: 1, 1: 2}
    assert (task.blank.givens, task.blank.size) == ({}, 14)
    assert len(task.drawing.spots) == 14


def test_givens_come_from_a_text_and_from_cells_at_once() -> None:
    task = usable(placement_task("permutations", {"n": "3"}, {"2": "3", "0": "1"}, "1 . ."))
    assert task.givens == {0: 1, 2: 3}
    found = placement_task("permutations", {"n": "3"}, {"0": "2"}, "1 . .")
    assert wrong(found) == [(InCell(0), "1 and 2 are both given.")]


def test_every_option_that_is_wrong_is_named() -> None:
    found = placement_task("sudoku", {"size": "5", "colour": "red", "diagonals": "maybe"}, {})
    assert [place for place, _ in wrong(found)] == [
        Named("colour"),
        Named("size"),
        Named("diagonals"),
    ]


def test_every_given_that_is_wrong_is_told_at_its_cell() -> None:
    found = placement_task(STAR, {}, {"0": "x", "1": "13", "2": "1", "top": "1", "99": "1"})
    assert {(place, words.partition(";")[0]) for place, words in wrong(found)} == {
        (InCell(0), "'x' is not one of 1 to 12."),
        (InCell(1), "13 is not one of 1 to 12."),
        (None, "There is no cell 'top'."),
        (InCell(99), "There is no such cell"),
    }


@pytest.mark.parametrize(
    ("puzzle", "options", "text", "place"),
    [
        ("chess", {}, "", Named("puzzle")),
        ("flip-it", {}, "", Named("flip-it")),
        (STAR, {"order": "8", "pattern": "5"}, "", Named("pattern")),
        (STAR, {}, "1 2\nx", InText(2, 1)),
    ],
)
def test_what_stands_in_the_way_of_all_else_is_told_alone(
    puzzle: str, options: dict[str, str], text: str, place: object
) -> None:
    found = placement_task(puzzle, options, {"0": "x"}, text)
    assert [at for at, _ in wrong(found)] == [place]
    with pytest.raises(BadInput) as caught:
        usable(found)
    assert caught.value.place == place
