"""Input for a puzzle with moves: understood, or all its faults."""

from __future__ import annotations

from pycore.model.bilingual import InText, Named
from pycore.task.faults import usable
from pycore.task.movements import Steps, movement_task

FLIP = "flip-it"


def places(options: dict[str, str], start: str = "", moves: Steps = ()) -> list[object]:
    """The places of the faults."""
    found = movement_task(FLIP, options, start, moves)
    assert isinstance(found, list)
    assert all(fault.words.en and fault.words.ja for fault in found)
    return [fault.place for fault in found]


def test_options_that_follow_from_the_start_need_not_be_typed() -> None:
    task = usable(movement_task(FLIP, {"rule": "slide"}, "bb_bbb"))
    assert (task.settings["n"], task.movement.start) == (6, "●●_●●●")
    assert usable(movement_task(FLIP, {"n": "5"})).movement.spots == 5


def test_the_moves_are_made_one_after_another() -> None:
    task = usable(movement_task(FLIP, {}, "●●_●●●", [(4, 2), (0, 4)]))
    assert task.movement.start == "_○○●●●"


def test_what_is_wrong_is_told_with_its_place() -> None:
    assert places({"n": "8"}, "●●_●●●") == [Named("n")]
    assert places({"rule": "fly", "gap": "left"}) == [Named("rule"), Named("gap")]
    assert places({}, "●●?●") == [InText(1, 3)]
    assert places({}, "●●_●●●", [(4, 2), (4, 2)]) == [None]


def test_a_puzzle_with_cells_has_no_moves() -> None:
    found = movement_task("sudoku", {})
    assert isinstance(found, list)
    assert [fault.words.en for fault in found] == ["has cells to fill in, not moves."]
