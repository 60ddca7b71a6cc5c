"""The reasons for cuts in words: every kind of sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from pycore.model.movement import Movement
from pycore.model.notation import read_givens
from pycore.puzzles import puzzle_named
from pycore.search import strategy_named
from tests.support.cuts import reasons

SENTENCES: list[tuple[str, dict[str, str], str, str, str, str]] = [
    (
        "magic-star",
        {},
        "",
        "prune",
        "2 + 3 + 4 + 5 = 14, and the line from b to e needs 26.",
        "2 + 3 + 4 + 5 = 14 です。b から e への線の和は 26 でなければなりません。",
    ),
    (
        "magic-star",
        {},
        "",
        "forced",
        "1 + 4 + 2 = 7 and the line from a to h needs 26, so cell f would be 19, "
        "but 12 is the largest.",
        "1 + 4 + 2 = 7 で、a から h への線の和は 26 なので、残りは 19 になるはずですが、"
        "最大の数は 12 です。",
    ),
    (
        "magic-star",
        {},
        "",
        "forced",
        "2 + 9 + 3 = 14 and the line from h to k needs 26, so cell i would be 12, "
        "but 12 stands in cell f already.",
        "2 + 9 + 3 = 14 で、h から k への線の和は 26 なので、残りは 12 になるはずですが、"
        "12 はマス f にもうあります。",
    ),
    (
        "magic-star",
        {},
        "",
        "forced",
        "11 + 10 + 2 = 23, and c + e + h + j = 26 follows from all cells (78) without the line "
        "from a to k (26) and the line from b to l (26), so cell j would be 3, but 3 stands in "
        "cell k already.",
        "11 + 10 + 2 = 23 で、a から k への線（26）と b から l への線（26）を除く"
        "すべてのマス（78）から c + e + h + j = 26 なので、残りは 3 になるはずですが、"
        "3 はマス k にもうあります。",
    ),
    (
        "magic-square",
        {},
        "",
        "forced",
        "1 + 2 + 3 = 6, and a + d + m + p = 34 follows from a combination of 6 lines "
        "(row 1, row 4 and others), so cell p would be 28, but 16 is the largest.",
        "1 + 2 + 3 = 6 で、6 つの並び（1 行目、4 行目など）の組み合わせから "
        "a + d + m + p = 34 なので、残りは 28 になるはずですが、最大の数は 16 です。",
    ),
    (
        "magic-triangle",
        {},
        "",
        "forced",
        "From all cells + 2 × the left side − the right side − the lower side, cell d would be "
        "(45 + 4 − 2 × 1 − 3 × 3 − 2 × 2) / 3, but that is no whole number.",
        "すべてのマス + 2 × 左の辺 − 右の辺 − 下の辺から、マス d は "
        "(45 + 4 − 2 × 1 − 3 × 3 − 2 × 2) / 3 になるはずですが、割り切れません。",
    ),
    (
        "magic-square",
        {"order": "3"},
        "",
        "generate-and-test",
        "1 + 2 + 3 = 6 in row 1, and 4 + 5 + 6 = 15 in row 2: the sums must be equal.",
        "1 行目は 1 + 2 + 3 = 6、2 行目は 4 + 5 + 6 = 15 で、和が等しくありません。",
    ),
    (
        "magic-square",
        {"order": "3"},
        "",
        "forced",
        "b < d, but 8 > 6: a turned or mirrored image of this is looked at elsewhere.",
        "b < d のはずが 8 > 6 です。回転や裏返しで重なるものは、別のところで調べます。",
    ),
    (
        "magic-ring",
        {"values": "-4 -3 -2 -1 1 2 3 4"},
        "",
        "forced",
        "From all cells + 2 × the upper side − the left side − the right side, cell g would be "
        "−2 × (−4) − 3 × 1 − 2 × (−3) = 11, but 4 is the largest.",
        "すべてのマス + 2 × 上の辺 − 左の辺 − 右の辺から、マス g は "
        "−2 × (−4) − 3 × 1 − 2 × (−3) = 11 になるはずですが、最大の数は 4 です。",
    ),
    (
        "sudoku",
        {"size": "4"},
        "",
        "forced",
        "Only 4 is left for row 3, but 4 stands in row 1, column 4 already.",
        "3 行目に残る数は 4 ですが、4 は 1 行目 4 列目にもうあります。",
    ),
    (
        "queens",
        {},
        "",
        "order",
        "Attacked by the queen in row 2.",
        "2 行目のクイーンに取られます。",
    ),
    (
        "sudoku",
        {},
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        "propagate",
        "No place is left for 4 in row 6: 4 stands in column 5 and column 6.",
        "6 行目に 4 の入るマスがありません（5 列目・6 列目に 4）。",
    ),
    (
        "latin-square",
        {"order": "5"},
        "",
        "fewest-first",
        "No number is left for cell o: 1, 2, 3, 4 stand in row 3; 5 stands in column 5.",
        "マス o に入る数がありません（3 行目に 1・2・3・4、5 列目に 5）。",
    ),
]


@pytest.mark.parametrize(("puzzle", "options", "givens", "strategy", "en", "ja"), SENTENCES)
def test_every_kind_of_sentence_is_told_in_both_languages(
    puzzle: str, options: dict[str, str], givens: str, strategy: str, en: str, ja: str
) -> None:
    entry = puzzle_named(puzzle)
    settings = entry.settings(options)
    drawing = entry.draw(settings)
    fixed = entry.read(givens, settings) if entry.read else read_givens(givens, drawing)
    placement = entry.placement(settings).with_givens(fixed)
    search = strategy_named(strategy, placement).start(placement, drawing)
    told = reasons(search, entry.names(settings), [0] * placement.size, 4000)
    found = next(reason for _, _, reason in told if reason.words.en == en)
    assert found.words.ja == ja
    assert (len(found.rays) == 1) == (puzzle == "queens")


MOVES = [
    (
        "sliding-tiles",
        "iterative-deepening",
        "8 6 7\n2 5 4\n3 _ 1",
        "After this move 20 are left, and at least 22 are needed to reach the goal.",
        "この手のあと残りは 20 手ですが、ゴールまで少なくとも 22 手かかります。",
    ),
    (
        "peg-solitaire",
        "depth-first",
        "○/●●/●●●/●●●●/●●●●●",
        "The position after this move, or a turned or mirrored image of it, was tried before "
        "and led nowhere.",
        "この手のあとの局面（または回転や裏返しで重なる局面）は前に調べ、行き詰まりました。",
    ),
]


@pytest.mark.parametrize(("puzzle", "strategy", "start", "en", "ja"), MOVES)
def test_a_move_that_is_not_made_is_told_with_its_numbers(
    puzzle: str, strategy: str, start: str, en: str, ja: str
) -> None:
    entry = puzzle_named(puzzle)
    settings = entry.settings(entry.implied(start))
    movement: Movement[Any] = entry.movement(settings)
    movement = movement.at(movement.read(start))
    search = strategy_named(strategy, movement).start(movement, entry.draw(settings))
    told = reasons(search, entry.names(settings), list(movement.faces_of(movement.start)), 3000)
    words, cells = next((r.words, r.cells) for _, _, r in told if r.words.en == en)
    assert words.ja == ja
    assert len(cells) == 2
