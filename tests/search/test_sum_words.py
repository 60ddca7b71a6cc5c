"""A sum that is written digit by digit is told as people do it: as a calculation where all digits
are known, by a column and what it carries, or by the numbers on its two sides."""

from __future__ import annotations

import pytest

from pycore.assist.rule_hints import hint_in_slices
from pycore.model.bilingual import Text
from pycore.model.cell_names import Names, by_number
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.reason import Reason
from pycore.model.written_sum import WrittenSum
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from pycore.search.events import Search
from pycore.search.reasons import Moment

MONEY = "SEND + MORE = MONEY"
LETTERS = "SENDMORY"


def puzzle(sum_: str, strategy: str) -> tuple[Placement, Search, Names]:
    entry = puzzle_named("verbal-arithmetic")
    settings = entry.settings({"sum": sum_})
    placement = entry.placement(settings)
    search = strategy_named(strategy, placement).start(placement, entry.draw(settings))
    return placement, search, entry.names(settings)


def asked(known: dict[str, int], letter: str, value: int, strategy: str = "propagate") -> Reason:
    """Why a letter of the money puzzle has a value where some digits are known."""
    _, search, names = puzzle(MONEY, strategy)
    board = [known[each] + 1 if each in known else 0 for each in LETTERS]
    assert search.follows
    return search.follows(Moment(board), LETTERS.index(letter), value, names)


def cut(known: dict[str, int], letter: str, value: int, strategy: str) -> Reason:
    """Why a digit is refused, or leaves nothing."""
    _, search, names = puzzle(MONEY, strategy)
    board = [known[each] + 1 if each in known else 0 for each in LETTERS]
    assert search.why
    return search.why(Moment(board), LETTERS.index(letter), value, names)


def test_a_full_sum_is_worked_out() -> None:
    known = dict(zip("SENDMOR", (1, 0, 2, 3, 4, 5, 6), strict=True))
    assert cut(known, "Y", 7, "prune").words == (
        "1023 + 4560 = 5583, not 45207.",
        "1023 + 4560 = 5583 で、45207 ではありません。",
    )


def test_a_letter_follows_from_a_column_and_its_carry() -> None:
    en, ja = asked({}, "S", 9).words
    assert "SEND + MORE is from 2000 to 19998 and MONEY is from 10000 to 99999" in en
    assert "SEND + MORE は 2000〜19998" in ja
    en, ja = asked({"S": 9, "M": 1}, "O", 0).words
    assert "in the thousands, 9 + 1 and a carry of 0 or 1 must make 10 + O" in en
    assert "千の位は 9 + 1 と繰り上がり 0 か 1 で 10 + O になる" in ja
    en, _ = asked({"S": 9, "M": 1, "O": 0, "E": 5, "N": 6, "R": 8}, "D", 7).words
    assert "in the units, D + 5 must make 10 + Y" in en


def test_a_letter_without_a_digit_is_told_by_its_column() -> None:
    en, ja = cut({"S": 9, "M": 1, "O": 0, "E": 7, "N": 8}, "E", 7, "propagate").words
    assert en.startswith("In the tens, 8 + R and a carry of 1 cannot make 7")
    assert ja.startswith("十の位で、8 + R と繰り上がり 1 から 7 にはならない")


def test_numbers_that_follow_before_a_contradiction_have_their_reasons() -> None:
    known = {"S": 9, "M": 1, "O": 0, "E": 4}
    for letter, value in (("N", 5), ("D", 8), ("R", 8)):
        reason = asked(known, letter, value)
        assert " since " in reason.words.en, reason
        known = {**known, letter: value}


def test_a_computed_digit_is_told_in_the_sum() -> None:
    known = dict(zip("SENDMOR", (9, 5, 6, 7, 1, 0, 8), strict=True))
    placement, search, names = puzzle(MONEY, "forced")
    last = search.computed[-1]
    solution = (9, 5, 6, 7, 1, 0, 8, 2)
    board = [0 if cell == last else value + 1 for cell, value in enumerate(solution)]
    assert search.follows
    told = search.follows(Moment(board), last, solution[last], names).words
    assert "+ " in told.en
    assert " = " in told.en
    assert f"so letter {LETTERS[last]} is {solution[last]}." in told.en
    assert len(known) == placement.size - 1


def test_no_sentence_has_coefficients() -> None:
    placement, _, names = puzzle(MONEY, "propagate")
    filled: dict[int, int] = {}
    while len(filled) < placement.size:
        step = result_of(hint_in_slices(placement, filled, names, ()))
        assert "91" not in step.why.en + step.what.en
        filled |= dict(step.places)


def test_a_cell_that_adds_nothing_does_not_matter() -> None:
    rule = WrittenSum(((0, 1), (-2, 1)), (1, -1))  # a b = 1 b
    assert rule.wrong({0: 2}) == Text(
        "2□ = 1□ is off by 10, whatever □ is.", "2□ = 1□ は、□ が何であっても 10 ずれます。"
    )
    assert rule.phrase(by_number(2).signs).en == "ab = 1b"
    with pytest.raises(ValueError, match="factors must be"):
        Placement(2, (0, 1), (WrittenSum(((0,), (1,)), (1,)),))
