"""Game IDs that the programs themselves have made: each has one solution by their own proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from pycore import solve
from pycore.formats import Held, Opened, contents, opened, written
from pycore.model.bilingual import BadInput

IDS = [
    line
    for line in (Path(__file__).parent / "data" / "tatham.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
PLACEMENTS = [line for line in IDS if line.split()[0] not in ("fifteen", "pegs")]


def solutions(made: Opened) -> int:
    return len(list(solve(made.puzzle, options=made.options, givens=dict(made.givens), limit=2)))


@pytest.mark.parametrize("game", ["solo", "keen", "unequal", "towers", "pattern", "unruly"])
def test_each_of_twenty_is_solved_to_exactly_one_solution(game: str) -> None:
    lines = [line for line in PLACEMENTS if line.startswith(f"{game} ")]
    assert len(lines) == 20
    assert [line for line in lines if solutions(opened(line)) != 1] == []


def test_an_id_needs_no_name_because_its_form_tells_the_game() -> None:
    for line in IDS:
        named, alone = opened(line), opened(line.split()[1])
        assert alone == named


def test_what_is_written_again_is_the_id_but_for_symmetry_and_difficulty() -> None:
    for line in IDS:
        game, code = line.split()
        made = opened(line)
        held = Held(made.puzzle, made.puzzle.settings(made.options), made.givens, made.start)
        again = written(held, "tatham")
        if game != "pegs" and not code.startswith("3x2"):
            assert again.partition(":")[2] == code.partition(":")[2], line
        assert opened(again)._replace(left_out=()) == made


def test_every_position_of_fifteen_can_be_solved() -> None:
    for line in IDS:
        if line.startswith("fifteen"):
            made = opened(line)
            movement = made.puzzle.movement(made.puzzle.settings(made.options))
            assert movement.hopeless(movement.read(made.start)) is None


def test_an_address_and_a_save_file_hold_the_same_id() -> None:
    code = IDS[0].split()[1]
    params, desc = code.split(":", 1)
    address = f"https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{code}"
    file = (
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
        f"PARAMS  :{len(params)}:{params}\nCPARAMS :{len(params)}:{params}\n"
        f"DESC    :{len(desc)}:{desc}\nNSTATES :1:2\nSTATEPOS:1:2\nMOVE    :6:R0,1,3\n"
    )
    assert opened(address) == opened(code)
    assert opened(file)._replace(left_out=()) == opened(code)
    assert [words.en for words in opened(file).left_out] == ["the moves made so far"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3x3#123456", "random seed"),
        ("pegs 5x7random:PPOPOPPPPOPHPPPPPPPPOOPOOOOPOOOOHOO", "English cross"),
        ("3x4:a12b", "ends too early"),
        ("4x3:1,2,3", "12 numbers are needed"),
        ("tents 8x8:a1b2", "not in this catalogue"),
        ("5:a__a_3a_5a_a_a_3b_bac_,a5m15a7a10s2s2d2s3m40", "9 clues for 11 cages"),
        ("3x5:" + "z" * 40, "more than 225 cells"),
    ],
)
def test_what_cannot_be_said_here_is_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        contents(text)
