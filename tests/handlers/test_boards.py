"""The boards that a page draws without Python, for options that are not the usual ones."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from pycore.handlers.catalogue import board_key, other_boards
from pycore.handlers.pictures import picture_of
from pycore.puzzles import our_contents
from tests.support.exported import exported, usual_boards

PUZZLES = our_contents().puzzles
MOST_BYTES = 66_500  # as sent by a host that compresses


@pytest.fixture(scope="module")
def made() -> dict[str, dict[str, Any]]:
    return other_boards()


def test_a_board_is_what_is_shown_for_its_options(made: dict[str, dict[str, Any]]) -> None:
    for name, kind in made.items():
        for key, board in kind.items():
            typed = dict(part.split("=", 1) for part in key.split("&"))
            assert board_key(PUZZLES[name], typed) == key
            assert board == picture_of(PUZZLES[name], typed), (name, key)


def test_the_usual_boards_are_a_file_of_their_own_and_the_first_is_in_the_catalogue_too() -> None:
    usual = usual_boards()
    shown = {name: board["shown"] for name, board in usual.items()}
    drawn = {name: picture_of(puzzle, {}) for name, puzzle in PUZZLES.items()}
    assert shown == json.loads(json.dumps(drawn))
    first, *others = exported()["puzzles"]
    assert first["shown"] == usual[first["name"]]["shown"]
    assert all(other["shown"] is other["saving"] is None for other in others)
    assert not any(other["examples"] for other in others)
    assert usual["queens"]["saving"] is not None
    assert usual["sudoku"]["examples"]


def test_every_example_is_there(made: dict[str, dict[str, Any]]) -> None:
    for name, puzzle in PUZZLES.items():
        for example in puzzle.examples:
            key = board_key(puzzle, example.options)
            assert key == "" or key in made[name], (name, key)


def test_common_choices_are_there_and_the_usual_one_is_not_twice(
    made: dict[str, dict[str, Any]],
) -> None:
    assert {"order=3", "order=5", "order=3&kind=pandiagonal"} <= made["magic-square"].keys()
    assert {"size=4", "size=4&diagonals=yes"} <= made["sudoku"].keys()
    assert "" not in {key for kind in made.values() for key in kind}
    assert {entry["name"] for entry in exported()["puzzles"]} == made.keys()


def test_all_of_them_are_small(made: dict[str, dict[str, Any]]) -> None:
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    assert len(gzip.compress(text.encode())) < MOST_BYTES


def test_a_board_too_large_for_events_names_the_strategies_that_serve_it() -> None:
    nonogram = PUZZLES["nonogram"]
    assert "eventless" not in picture_of(nonogram, {"runs": "20"})
    assert picture_of(nonogram, {"runs": "25"})["eventless"] == [
        "compiled",
        "learn",
        "propagate",
        "restarts",
    ]
